"""A Llama of one layer in numpy, as transformers' `LlamaForCausalLM` computes it, to run weights without a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turnwire.scripted_model.weights import EPSILON, HEAD_SIZE, HEADS, ROPE_BASE

Weights = Mapping[str, NDArray[np.float32]]


def _norm(state: NDArray[Any]) -> NDArray[Any]:
    return state / np.sqrt((state**2).mean(axis=-1, keepdims=True) + EPSILON)


def _turned(heads: NDArray[Any], positions: NDArray[Any]) -> NDArray[Any]:
    """Rotary position embedding (arXiv 2104.09864) of (tokens, heads, size), halves of a pair side by side."""
    half = HEAD_SIZE // 2
    angles = positions[:, None] * ROPE_BASE ** (-np.arange(half) / half)
    cosine, sine = np.cos(angles)[:, None, :], np.sin(angles)[:, None, :]
    one, other = heads[..., :half], heads[..., half:]
    return np.concatenate([one * cosine - other * sine, other * cosine + one * sine], axis=-1)


def next_token(weights: Weights, tokens: Sequence[int]) -> int:
    """The likeliest token behind these."""
    layer = "model.layers.0."
    state = weights["model.embed_tokens.weight"][list(tokens)].astype(np.float64)
    seen = _norm(state)
    positions = np.arange(len(tokens))
    query = (seen[-1:] @ weights[f"{layer}self_attn.q_proj.weight"].T).reshape(1, HEADS, HEAD_SIZE)
    key = (seen @ weights[f"{layer}self_attn.k_proj.weight"].T).reshape(-1, 1, HEAD_SIZE)
    value = seen @ weights[f"{layer}self_attn.v_proj.weight"].T
    scores = _turned(query, positions[-1:])[0] @ _turned(key, positions)[:, 0].T / HEAD_SIZE**0.5
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    last = state[-1] + weights[f"{layer}self_attn.o_proj.weight"] @ (shares @ value).reshape(-1)
    inner = _norm(last)
    gate = weights[f"{layer}mlp.gate_proj.weight"] @ inner
    fired = gate / (1 + np.exp(-np.clip(gate, -60, 60))) * (weights[f"{layer}mlp.up_proj.weight"] @ inner)
    last = last + weights[f"{layer}mlp.down_proj.weight"] @ fired
    return int((weights["lm_head.weight"] @ _norm(last)).argmax())
