"""Weights that play scripts: a Llama of one layer in which every number has a known meaning.

A prompt ends with two tokens: `<|answer|>` and that of a script. Each head of the attention looks at these two alone,
since only they have keys. How it divides its attention between them depends on the distance to them, through the
rotation of positions (RoPE, arXiv 2104.09864): each head turns at another speed, as the hands of a clock. So behind the
attention the state holds the script (as bits) and how many tokens were written since (as hands). The feed-forward
layer has one neuron for each step of each script, which fires at its script and its hands alone and writes the code of
the next token. What was written before does not matter, so an answer that a grammar bends goes on at its next step.

In a prompt without these tokens (a completion, a text to embed) neurons go by the last token alone. Where no neuron
fires, the answer ends; where a grammar forbids that, tokens that close a text, a list or an object are preferred.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import tanh
from typing import TYPE_CHECKING, Final

from turnwire.scripted_model.pieces import CALL_END
from turnwire.scripted_model.scripts import Script
from turnwire.scripted_model.vocabulary import ANSWER, TURN_END, Vocabulary, byte_level, script_token

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float32]

HIDDEN: Final = 128
HEADS: Final = 16
HEAD_SIZE: Final = 32
ROPE_BASE: Final = 1e6
EPSILON: Final = 1e-6

# The places of the state. All tokens have the same length, so that the norms change nothing.
_ONE = 0
_IS_SCRIPT = 1
_IS_ANSWER = 2
_FILLER = 3
_BITS = slice(4, 16)
"""The number of a script, as the embedding of its token has it."""
_HANDS = slice(16, 30)
_SEEN_BITS = slice(32, 44)
"""The number of the script at the end of the prompt."""
_SEEN = 44
"""1 where there is such a script, 0 elsewhere."""
_CODE = slice(48, 112)
"""The code of the next token."""
_TOKEN = slice(112, 128)
"""The code of the token itself."""

_LENGTH: Final = 3.0
"""Of an embedding, squared."""
_SCRIPT_BITS: Final = 12
_TOKEN_BITS: Final = 16
_SPEEDS: Final = 7
_STILL: Final = 15
"""The pair of a head that hardly turns: 2.4e-6 for each token."""
_ATTENTION: Final = 24.0
"""The score of the two tokens; all others have 0. Its exponential is far above the number of tokens in a context."""
_FIRED: Final = 16.0
"""What a neuron gets at its step; at any other it gets as much below 0."""
_LOUDNESS: Final = 2.0
_END_WEIGHT: Final = 24.0
_CLOSING: Final[Mapping[str, float]] = {
    '"': 18.0,
    "}": 16.0,
    "]": 14.0,
    CALL_END.decode(): 12.0,
    ",": 6.0,
    ":": 6.0,
    "1": 3.0,
}
"""How much a token is preferred where no neuron fires: what closes something, then the shortest number."""
_BLANK: Final = -6.0
_NEVER: Final = -20.0


@dataclass(frozen=True, slots=True)
class _Neuron:
    """One neuron: `weights` times the state is 1 in its own state, of the squared length `length`, else -1 or less."""

    weights: Matrix
    length: float
    token: int
    """What it writes."""
    strength: float = 1.0


def make_weights(
    scripts: Sequence[Script], vocabulary: Vocabulary, continuation: Sequence[bytes] = ()
) -> dict[str, Matrix]:
    """The tensors by their names in transformers' `LlamaForCausalLM`.

    `continuation` holds what follows a prompt without a script: pieces of which none occurs twice.
    """
    ids = vocabulary.ids()
    embedding = _embedding(vocabulary, len(scripts))
    neurons = [
        *_steps(scripts, ids),
        *_continuation(embedding, [ids[byte_level(piece)] for piece in continuation], ids),
    ]
    return {
        "model.embed_tokens.weight": embedding,
        **_norms(),
        **_attention(),
        **_feed_forward(neurons),
        "lm_head.weight": _head(vocabulary),
    }


def _zeros(*shape: int) -> Matrix:
    import numpy as np

    return np.zeros(shape, dtype=np.float32)


def _bits(number: int, count: int) -> Matrix:
    """The lowest bits of a number, as 1 and -1."""
    import numpy as np

    return np.array([1.0 if number >> place & 1 else -1.0 for place in range(count)], dtype=np.float32)


def _code(token: int) -> Matrix:
    """64 numbers, each 1 or -1, that are far from those of any other token."""
    digest = hashlib.blake2b(token.to_bytes(4, "big"), digest_size=8).digest()
    return _bits(int.from_bytes(digest, "big"), 64)


def _token_bits(token: int) -> Matrix:
    return _bits(token * 40503, _TOKEN_BITS)  # an odd factor: no two tokens below 65,536 get the same bits


def _embedding(vocabulary: Vocabulary, scripts: int) -> Matrix:
    ids = vocabulary.ids()
    found = _zeros(len(ids), HIDDEN)
    for token in range(len(ids)):
        found[token, _TOKEN] = _token_bits(token) * ((_LENGTH - 1) / _TOKEN_BITS) ** 0.5
    for number in range(scripts):
        row = found[ids[script_token(number)]]
        row[:] = 0.0
        row[_IS_SCRIPT], row[_BITS] = 1.0, _bits(number, _SCRIPT_BITS) * _BIT
    row = found[ids[ANSWER]]
    row[:] = 0.0
    row[_IS_ANSWER], row[_FILLER] = 1.0, (_LENGTH - 2) ** 0.5
    found[:, _ONE] = 1.0
    return found


_BIT: Final = ((_LENGTH - 2) / _SCRIPT_BITS) ** 0.5
_SCALE: Final = (HIDDEN / _LENGTH) ** 0.5
"""By how much the norm makes an embedding longer."""


def _attention() -> dict[str, Matrix]:
    half = HEAD_SIZE // 2
    query, key = _zeros(HEADS * HEAD_SIZE, HIDDEN), _zeros(HEAD_SIZE, HIDDEN)
    value, output = _zeros(HEAD_SIZE, HIDDEN), _zeros(HIDDEN, HEADS * HEAD_SIZE)
    key[_STILL, [_IS_SCRIPT, _IS_ANSWER]] = 8.0 / _SCALE
    key[:_SPEEDS, _IS_SCRIPT] = 1.0 / _SCALE
    value[0, _IS_SCRIPT], value[0, _IS_ANSWER] = 1.0 / _SCALE, -1.0 / _SCALE
    value[1, [_IS_SCRIPT, _IS_ANSWER]] = 1.0 / _SCALE
    for place in range(_SCRIPT_BITS):
        value[2 + place, _BITS.start + place] = 1.0 / (_SCALE * _BIT)
    for head in range(2 * _SPEEDS + 1):
        query[head * HEAD_SIZE + _STILL, _ONE] = _ATTENTION / 8.0 * HEAD_SIZE**0.5 / _SCALE
    for head in range(2 * _SPEEDS):
        turning = head // 2 + (half if head % 2 else 0)  # the two halves of a pair
        query[head * HEAD_SIZE + turning, _ONE] = HEAD_SIZE**0.5 / _SCALE
        output[_HANDS.start + head, head * HEAD_SIZE] = 1.0 / tanh(0.5)
    last = 2 * _SPEEDS * HEAD_SIZE
    output[_SEEN, last + 1] = 1.0
    for place in range(_SCRIPT_BITS):
        output[_SEEN_BITS.start + place, last + 2 + place] = 2.0  # half of the attention is at the script
    named = {"q_proj": query, "k_proj": key, "v_proj": value, "o_proj": output}
    return {f"model.layers.0.self_attn.{name}.weight": matrix for name, matrix in named.items()}


def _hands(steps: int) -> Matrix:
    """Where the hands are behind the attention, for each number of tokens since the script: steps by 14."""
    import numpy as np

    speeds = ROPE_BASE ** (-2 * np.arange(_SPEEDS) / HEAD_SIZE)
    angles = np.arange(steps)[:, None] * speeds
    turned = np.stack([np.cos(angles), -np.sin(angles)], axis=2).reshape(steps, 2 * _SPEEDS)
    return (np.tanh(turned / 2) / tanh(0.5)).astype(np.float32)


def _steps(scripts: Sequence[Script], ids: Mapping[str, int]) -> Iterator[_Neuron]:
    """A neuron for each piece of each script. Behind the last one none fires, which ends the answer."""
    steps = max(len(script.pieces) for script in scripts) + 1
    hands = _hands(steps)
    likeness = hands @ hands.T
    own = likeness.diagonal().copy()
    likeness[range(steps), range(steps)] = -HIDDEN
    # The next script differs in one bit at least, and its hands may be anywhere.
    margins = (own - likeness.max(axis=1)).clip(max=2.0 - (likeness.max(axis=1) - own).clip(min=0))
    for number, script in enumerate(scripts):
        bits = _bits(number, _SCRIPT_BITS)
        for step, piece in enumerate(map(byte_level, script.pieces)):
            weights = _zeros(HIDDEN)
            weights[_HANDS], weights[_SEEN_BITS] = hands[step], bits
            margin = float(margins[step]) / 2
            weights[_ONE] = margin - float(own[step]) - _SCRIPT_BITS
            yield _Neuron(weights / margin, _LENGTH + float(own[step]) + _SCRIPT_BITS + 1, ids[piece])


def _continuation(embedding: Matrix, tokens: Sequence[int], ids: Mapping[str, int]) -> Iterator[_Neuron]:
    """Neurons for a prompt without a script: any token is followed by the first of `tokens`, each by the next."""
    if not tokens:
        return
    weights = _zeros(HIDDEN)
    weights[_ONE], weights[_SEEN] = 1.0, -2.0
    yield _Neuron(weights, _LENGTH, tokens[0])
    for token, following in pairwise((*tokens, ids[TURN_END])):
        weights = _zeros(HIDDEN)
        weights[_TOKEN] = embedding[token, _TOKEN] / (_LENGTH - 1)
        margin = 1 / _TOKEN_BITS  # another token differs in one bit at least
        weights[_ONE], weights[_SEEN] = margin - 1.0, -2.0
        yield _Neuron(weights / margin, _LENGTH, following, strength=3.0)


def _feed_forward(neurons: Sequence[_Neuron]) -> dict[str, Matrix]:
    gate, up, down = _zeros(len(neurons), HIDDEN), _zeros(len(neurons), HIDDEN), _zeros(HIDDEN, len(neurons))
    for place, neuron in enumerate(neurons):
        norm = (neuron.length / HIDDEN) ** 0.5
        gate[place] = neuron.weights * _FIRED * norm
        up[place, _ONE] = norm
        down[_CODE, place] = _code(neuron.token) * neuron.strength / _FIRED
    named = {"gate_proj": gate, "up_proj": up, "down_proj": down}
    return {f"model.layers.0.mlp.{name}.weight": matrix for name, matrix in named.items()}


def _head(vocabulary: Vocabulary) -> Matrix:
    found = _zeros(len(vocabulary.tokens), HIDDEN)
    for token, text in enumerate(vocabulary.tokens):
        found[token, _CODE] = _code(token) * _LOUDNESS
        found[token, _ONE] = _CLOSING.get(text, _BLANK if not text.strip("ĠĊĉč") else 0.0)
        if text in vocabulary.controls:
            found[token, _ONE] = _NEVER
    found[vocabulary.tokens.index(TURN_END), _ONE] = _END_WEIGHT
    return found


def _norms() -> dict[str, Matrix]:
    names = ("model.layers.0.input_layernorm", "model.layers.0.post_attention_layernorm", "model.norm")
    return {f"{name}.weight": _zeros(HIDDEN) + 1.0 for name in names}
