"""A scripted model as the folder that transformers, vLLM and mlx-lm load: weights, tokenizer and configuration."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from turnwire.scripted_model.vocabulary import MERGES, TURN_END, Vocabulary
from turnwire.scripted_model.weights import EPSILON, HEAD_SIZE, HEADS, HIDDEN, ROPE_BASE

if TYPE_CHECKING:
    from turnwire.scripted_model.weights import Matrix

CONTEXT_LENGTH: Final = 32_768
"""Tokens of prompt and answer together."""

# How transformers serve finds calls and thoughts, as it has it built in for Qwen2 and Qwen3 (response_template).
_CALL: Final = {
    "open_pattern": "\\s*<tool_call>",
    "close": "</tool_call>",
    "repeats": True,
    "content": "json",
    "transform": {"type": "function", "function": "{content}"},
}
_RESPONSE_TEMPLATE: Final = {
    "defaults": {"role": "assistant"},
    "start_anchor_pattern": "<\\|script-\\d+\\|>",
    "fields": {
        "reasoning_content": {"open": "<think>", "close": "</think>", "content": "text"},
        "tool_calls": _CALL,
        "content": {"close_pattern": "\\s*<\\|im_end\\|>", "content": "text"},
    },
}


def write_folder(folder: Path, weights: Mapping[str, Matrix], vocabulary: Vocabulary, template: str) -> None:
    """Write the files; those that are there with these names are replaced.

    Raises:
        OSError: they cannot be written.
    """
    from safetensors.numpy import save

    end = vocabulary.tokens.index(TURN_END)
    documents = {
        "config.json": _config(weights, vocabulary, end),
        "generation_config.json": {"eos_token_id": end, "pad_token_id": end, "do_sample": False},
        "tokenizer.json": _tokenizer(vocabulary),
        "tokenizer_config.json": _tokenizer_config(template),
    }
    for name, document in documents.items():
        (folder / name).write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    (folder / "chat_template.jinja").write_text(template, encoding="utf-8")
    (folder / "model.safetensors").write_bytes(save(dict(weights), metadata={"format": "pt"}))


def _config(weights: Mapping[str, Matrix], vocabulary: Vocabulary, end: int) -> dict[str, Any]:
    return {
        "architectures": ["LlamaForCausalLM"],
        "model_type": "llama",
        "vocab_size": len(vocabulary.tokens),
        "hidden_size": HIDDEN,
        "intermediate_size": len(weights["model.layers.0.mlp.gate_proj.weight"]),
        "num_hidden_layers": 1,
        "num_attention_heads": HEADS,
        "num_key_value_heads": 1,
        "head_dim": HEAD_SIZE,
        "hidden_act": "silu",
        "rms_norm_eps": EPSILON,
        "rope_theta": ROPE_BASE,
        "rope_parameters": {"rope_type": "default", "rope_theta": ROPE_BASE},
        "max_position_embeddings": CONTEXT_LENGTH,
        "attention_bias": False,
        "mlp_bias": False,
        "tie_word_embeddings": False,
        "bos_token_id": None,
        "eos_token_id": end,
        "pad_token_id": end,
        "dtype": "float32",
        "torch_dtype": "float32",
    }


def _tokenizer(vocabulary: Vocabulary) -> dict[str, Any]:
    """A byte-level BPE tokenizer with `MERGES`."""
    added = [
        {
            "id": len(vocabulary.plain) + place,
            "content": token,
            "single_word": False,
            "lstrip": False,
            "rstrip": False,
            "normalized": False,
            "special": token in vocabulary.controls,
        }
        for place, token in enumerate((*vocabulary.marks, *vocabulary.controls))
    ]
    byte_level = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": True}
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": added,
        "normalizer": None,
        "pre_tokenizer": byte_level,
        "post_processor": None,
        "decoder": byte_level,
        "model": {
            "type": "BPE",
            "dropout": None,
            "unk_token": None,
            "continuing_subword_prefix": None,
            "end_of_word_suffix": None,
            "fuse_unk": False,
            "byte_fallback": False,
            "ignore_merges": False,
            "vocab": {token: number for number, token in enumerate(vocabulary.plain)},
            "merges": [list(pair) for pair in MERGES],
        },
    }


def _tokenizer_config(template: str) -> dict[str, Any]:
    return {
        "tokenizer_class": "PreTrainedTokenizerFast",
        "eos_token": TURN_END,
        "pad_token": TURN_END,
        "model_max_length": CONTEXT_LENGTH,
        "clean_up_tokenization_spaces": False,
        "chat_template": template,
        "response_template": _RESPONSE_TEMPLATE,
    }
