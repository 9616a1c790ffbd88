"""From a seed to a damaged payload: a body has its value or bytes damaged, a stream an event, its order, or bytes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from tests.fuzz.damage import Damager, as_python, write
from tests.fuzz.doors import told_by
from tests.fuzz.promise import Payload
from tests.fuzz.seeds import KINDS, Frame, Seed, codecs_of, pool, seeds
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.convert.payload import CANONICAL
from turnwire.core.errors import TurnwireError

WEIGHTS: Final = {
    "request": 20,
    "response": 24,
    "stream": 25,
    "error": 5,
    "models": 3,
    "endpoint": 5,
    "canonical": 6,
    "entry": 4,
    "context": 5,
    "thread": 3,
}
"""How often a kind is tried, of a hundred."""


class Source:
    """Makes damaged payloads; the same seed makes the same ones, each by its number alone."""

    def __init__(self, seed: int, kinds: Sequence[str] = KINDS) -> None:
        self.seed = seed
        self._by_kind = {kind: [each for each in seeds() if each.kind == kind] for kind in kinds}
        self._kinds = [*kinds]
        self._weights = [WEIGHTS[kind] for kind in kinds]

    def payload(self, number: int) -> tuple[Seed, Payload]:
        """The payload of that number, and the seed that was damaged."""
        chance = random.Random(f"{self.seed}/{number}")
        kind = chance.choices(self._kinds, self._weights)[0]
        seed = chance.choice(self._by_kind[kind])
        if seed.kind in ("response", "stream") and chance.random() < 0.25:
            payload = damaged_beside(seed, chance)
            if payload is not None:
                return seed, payload
        return seed, damaged(seed, chance)


# What stands beside an answer and never decides what it says: names of fields, at any depth outside of `_INSIDE`.
# fmt: off
_BESIDE: Final = frozenset((
    "avgLogprobs", "background", "completed_at", "container", "createTime", "created", "created_at",
    "eval_count", "eval_duration", "id", "kv_transfer_params", "load_duration", "logprobs",
    "logprobsResult", "metadata", "model", "modelVersion", "obfuscation", "parallel_tool_calls",
    "prompt_eval_count", "prompt_eval_duration", "prompt_logprobs", "prompt_token_ids", "reasoning_effort",
    "responseId", "sequence_number", "service_tier", "stop_sequence", "system_fingerprint", "temperature",
    "timings", "token_ids", "top_p", "total_duration", "truncation", "updated", "usage", "usageMetadata",
))
# fmt: on
_INSIDE: Final = frozenset({"arguments", "input", "args", "text", "content_block", "tools", "error", "item"})


def _is_beside(path: tuple[Any, ...]) -> bool:
    names = [step for step in path if isinstance(step, str)]
    first = next((place for place, name in enumerate(names) if name in _BESIDE), None)
    return first is not None and _INSIDE.isdisjoint(names[:first])


def damaged_beside(seed: Seed, chance: random.Random) -> Payload | None:
    """A payload in which only what stands beside the answer was damaged; None where `seed` is no good answer."""
    codec = chance.choice(codecs_of(seed.dialect))
    expected = _answer_of(codec, seed.kind, _undamaged(seed))
    if expected is None:
        return None
    damager = Damager(chance.random(), pool(seed.dialect))
    damager.is_deep = False
    if seed.kind == "stream":
        data = b"".join(
            f.before + (write(damager.value(f.value, _is_beside)) if f.is_json else b"") + f.after for f in seed.value
        )
        value: Any = None
    else:
        changed = damager.value(seed.value, _is_beside)
        data, value = write(changed), as_python(changed)
    return Payload(seed.kind, codec, data, value, chance.randrange(10_000), (*chance.sample(CODEC_NAMES, 3),), expected)


def _undamaged(seed: Seed) -> bytes:
    if seed.kind != "stream":
        return write(seed.value)
    return b"".join(f.before + (write(f.value) if f.is_json else b"") + f.after for f in seed.value)


@cache
def _answer_of(codec: str, kind: str, data: bytes) -> str | None:
    reader = get_codec(codec)
    try:
        return told_by(reader.decode_stream([data]) if kind == "stream" else reader.decode_response(data))
    except TurnwireError:
        return None


def damaged(seed: Seed, chance: random.Random) -> Payload:
    """A payload made from `seed`."""
    damager = Damager(chance.random(), pool(seed.dialect))
    value: Any = None
    if seed.kind == "stream":
        data = damaged_stream(seed.value, damager)
    else:
        changed = seed.value if chance.random() < 0.1 else damager.value(seed.value)
        data = write(changed)
        value = as_python(changed)
        if chance.random() < 0.1:
            data = damager.bytes(data)
    codec = CANONICAL if seed.dialect == CANONICAL else chance.choice(codecs_of(seed.dialect))
    others = tuple(chance.sample(CODEC_NAMES, 3))
    return Payload(seed.kind, codec, data, value, chance.randrange(10_000), others)


def damaged_stream(frames: Sequence[Frame], damager: Damager) -> bytes:
    """The bytes of a stream with one or two of its events, its order, or its bytes damaged."""
    chance = damager.random
    frames = [*frames]
    for _ in range(chance.choice((1, 1, 2))):
        if not frames:
            break
        place = chance.randrange(len(frames))
        match chance.randrange(12):
            case 0:
                del frames[place]
            case 1:
                frames.insert(chance.randint(0, len(frames)), frames[place])
            case 2:
                chance.shuffle(frames)
            case 3:
                del frames[place:]
            case 4:
                before = chance.choice(
                    (b"", b"data:", b"data: \ndata: ", b"event: error\ndata: ", b"event: \xff\ndata:")
                )
                frames[place] = replace(frames[place], before=before)
            case 5:
                after = chance.choice((b"", b"\r", b"\r\n\r\n", b"\n\n\n", b"\ndata: 1\n\n", b"\n: x\nid: 1\n\n"))
                frames[place] = replace(frames[place], after=after)
            case _ if frames[place].is_json:
                frames[place] = replace(frames[place], value=damager.value(frames[place].value))
            case _:
                pass
    data = b"".join(f.before + (write(f.value) if f.is_json else b"") + f.after for f in frames)
    return damager.bytes(data) if chance.random() < 0.1 else data
