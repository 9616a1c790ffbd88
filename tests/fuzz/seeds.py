"""What is damaged: every recording and every vector, by what it is and who speaks so.

A stream is a row of frames, so that one of its events can be damaged like a body. Long streams keep their beginning
and end. Dialects without recorded streams get those of others, written in their own words.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.contract.recording import RecordingError, find_recordings, read_recording
from turnwire.convert.stream import StreamTranscoder
from turnwire.core.errors import TurnwireError

ROOT: Final = Path(__file__).parents[2]
RECORDINGS: Final = ROOT / "tests" / "recordings"
SCHEMAS: Final = ROOT / "schemas"
MOST_FRAMES: Final = 24
MOST_CHARACTERS: Final = 60_000

Kind = Literal[
    "request", "response", "stream", "error", "models", "endpoint", "canonical", "entry", "context", "thread"
]
KINDS: Final[tuple[Kind, ...]] = (
    "request",
    "response",
    "stream",
    "error",
    "models",
    "endpoint",
    "canonical",
    "entry",
    "context",
    "thread",
)


@dataclass(frozen=True, slots=True)
class Frame:
    """One event of a stream: the bytes around its JSON, and the value, or only bytes."""

    before: bytes
    value: Any
    after: bytes
    is_json: bool = True


@dataclass(frozen=True, slots=True)
class Seed:
    """A payload before it is damaged: what it is, who speaks so (or `canonical`), and where it is from."""

    kind: Kind
    dialect: str
    name: str
    value: Any


_PATHS: Final = {
    "/api/chat": "ollama",
    "/v1/chat/completions": "openai-chat",
    "/v1/messages": "anthropic",
    "/v1/responses": "openai-responses",
}
_MODELS: Final = {"/v1/models": "openai-chat", "/models": "openai-chat", "/api/tags": "ollama", "/api/ps": "ollama"}
_DIALECTS: Final = tuple(dict.fromkeys(get_codec(name).dialect for name in CODEC_NAMES))


def codecs_of(dialect: str) -> tuple[str, ...]:
    """The names of the codecs that speak a dialect."""
    return tuple(name for name in CODEC_NAMES if get_codec(name).dialect == dialect)


@cache
def seeds() -> tuple[Seed, ...]:
    """Every seed, in an order that is always the same."""
    recorded = [*_recorded()]
    found = [*recorded, *_vectors(), *_conversations()]
    told = [seed for seed in recorded if seed.kind == "stream"][::6]
    found += [seed for dialect in ("gemini", "gemini-interactions", "ollama") for seed in _rewritten(told, dialect)]
    return tuple(seed for seed in found if _size(seed) <= MOST_CHARACTERS)


@cache
def pool(dialect: str) -> tuple[Any, ...]:
    """Values of a dialect's vectors, the invalid ones too: they may stand anywhere."""
    home = "turnwire" if dialect == "canonical" else f"wire/{dialect}"
    return tuple(value for _, _, value in _values(home))


def _size(seed: Seed) -> int:
    if seed.kind == "stream":
        return sum(len(frame.before) + len(frame.after) + len(str(frame.value)) for frame in seed.value)
    return len(str(seed.value))


# Recordings


def _recorded() -> Iterator[Seed]:
    for file in find_recordings(RECORDINGS):
        try:
            found = read_recording(file, RECORDINGS)
        except RecordingError:
            continue
        path = found.request.path.partition("?")[0]
        if path in _MODELS and not found.is_error:
            yield Seed("models", _MODELS[path], found.name, found.response.body)
        dialect = _PATHS.get(path)
        if dialect is None:
            continue
        if found.request.is_json:
            yield Seed("request", dialect, found.name, found.request.body)
        if found.response.is_stream:
            yield Seed("stream", dialect, found.name, frames_of(found.response.raw))
        elif found.response.framing == "json":
            yield Seed("error" if found.is_error else "response", dialect, found.name, found.response.body)


def frames_of(data: bytes) -> tuple[Frame, ...]:
    """The frames of a stream, those in the middle of a long one left out."""
    frames = [*_frames(data)]
    if len(frames) > MOST_FRAMES:
        frames = [*frames[: MOST_FRAMES // 2], *frames[-MOST_FRAMES // 2 :]]
    return tuple(frames)


def _frames(data: bytes) -> Iterator[Frame]:
    before = b""
    for line in data.splitlines(keepends=True):
        text = line.removeprefix(b"data:")
        try:
            value = json.loads(text)
        except ValueError:
            before += line
            continue
        yield Frame(before + (b"data: " if text != line else b""), value, b"\n")
        before = b""
    if before:
        yield Frame(before, None, b"", is_json=False)


# Vectors


_BODIES: Final[dict[str, Kind]] = {
    "request": "request",
    "response": "response",
    "error": "error",
    "models": "models",
    "embed": "endpoint",
    "embeddings": "endpoint",
    "rerank": "endpoint",
    "completions": "endpoint",
    "native": "endpoint",
    "generate": "endpoint",
    "chunk": "stream",
    "event": "stream",
}


def _values(home: str) -> Iterator[tuple[str, str, Any]]:
    """(document, definition, value) of every vector below a folder of schemas."""
    for file in sorted((SCHEMAS / home).rglob("*.vectors.json")):
        document = file.name.partition(".")[0]
        for definition, vectors in json.loads(file.read_text())["definitions"].items():
            for vector in (*vectors.get("valid", ()), *vectors.get("invalid", ())):
                yield document, definition, vector["value"]


def _vectors() -> Iterator[Seed]:
    for document, definition, value in _values("turnwire"):
        yield Seed("canonical", "canonical", f"turnwire/{document}#{definition}", value)
    for dialect in _DIALECTS:
        for document, definition, value in _values(f"wire/{dialect}"):
            name = f"{dialect}/{document}#{definition}"
            kind = _BODIES.get(document)
            if dialect == "ollama" and document == "chat":
                kind = "request" if "Request" in definition else "response"
            if kind == "stream":
                yield Seed("stream", dialect, name, (_framed(dialect, value), *_end_of(dialect)))
            elif kind is not None and isinstance(value, (dict, list)):
                yield Seed(kind, dialect, name, value)
                if kind == "response" and dialect in ("gemini", "ollama"):
                    yield Seed("stream", dialect, name, (_framed(dialect, value), _framed(dialect, value)))


_ENTRIES: Final = ROOT / "tests" / "context" / "fixtures"
_OWN_KIND: Final[dict[str, Kind]] = {"entry": "entry", "context": "context", "policy": "thread", "thread": "thread"}


def _conversations() -> Iterator[Seed]:
    """Entries of all versions, alone and in contexts with branches; what threads and policies are made of."""
    entries = [json.loads(file.read_text()) for file in sorted(_ENTRIES.glob("*.json"))]
    for document, definition, value in _values("turnwire"):
        if document in _OWN_KIND and isinstance(value, dict):
            yield Seed(_OWN_KIND[document], "canonical", f"turnwire/{document}#{definition}", value)
            if definition == "ContextEntry":
                entries.append(value)
    for number, value in enumerate(entries):
        yield Seed("entry", "canonical", f"entry {number}", value)
    chance = random.Random(8)
    for number in range(200):
        yield Seed("context", "canonical", f"context {number}", _context(chance, entries))


def _context(chance: random.Random, entries: list[Any]) -> dict[str, Any]:
    at = "2026-01-31T12:00:00Z"
    branches: list[dict[str, Any]] = []
    for name in ("main", "try-again", "deeper")[: chance.randint(1, 3)]:
        held = [{**chance.choice(entries), "id": f"{name}-{place}"} for place in range(chance.randint(1, 5))]
        branch: dict[str, Any] = {"name": name, "created_at": at, "entries": held}
        if branches:
            parent = branches[-1]
            branch |= {"parent": parent["name"], "fork_after": chance.choice(parent["entries"])["id"]}
        branches.append(branch)
    modes = [{"name": "plan", "system_prompt": "Plan first."}, {"name": "act", "role": "executor"}]
    head = {"type": "context", "version": "1.1", "id": "c", "created_at": at, "mode": "plan", "modes": modes}
    return {**head, "active_branch": chance.choice(branches)["name"], "branches": branches}


def _framed(dialect: str, value: Any) -> Frame:
    if dialect == "ollama":
        return Frame(b"", value, b"\n")
    kind = value.get("type") or value.get("event_type") if isinstance(value, dict) else None
    named = f"event: {kind}\n".encode() if isinstance(kind, str) and kind.isprintable() and kind.isascii() else b""
    return Frame(named + b"data: ", value, b"\n\n")


def _end_of(dialect: str) -> tuple[Frame, ...]:
    return (Frame(b"data: [DONE]\n\n", None, b"", is_json=False),) if dialect == "openai-chat" else ()


def _rewritten(told: list[Seed], dialect: str) -> Iterator[Seed]:
    for seed in told:
        if seed.dialect == dialect:
            continue
        transcoder = StreamTranscoder(seed.dialect, dialect)
        data = b"".join(f.before + json.dumps(f.value).encode() + b"\n\n" for f in seed.value if f.is_json)
        try:
            yield Seed("stream", dialect, seed.name, frames_of(transcoder.feed(data) + transcoder.close()))
        except TurnwireError:
            continue
