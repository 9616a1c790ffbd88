"""The cases that every language's accumulator passes: chunks in, the answer or the error out.

They come from the stream vectors, the conversations, the recordings and `sequences.py`; the answers are those of
`turnwire.core.accumulate`. ``python -m tests.targets.stream_cases`` writes them to
``schemas/turnwire/v1/stream.cases.json``; a test holds the file to the accumulator.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.conversations.chunks import chunks_of
from tests.conversations.stories import as_asked, load, stories
from tests.targets.sequences import END, SEQUENCES
from turnwire.codecs.registry import get_codec
from turnwire.contract.recording import read_all
from turnwire.contract.streams import decode
from turnwire.contract.surfaces import codec_for, surface_of
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import StreamError

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "schemas" / "turnwire" / "v1" / "stream.cases.json"
VECTORS = ROOT / "schemas" / "turnwire" / "v1"
RECORDINGS = ROOT / "tests" / "recordings"
COMMENT = (
    "Written by `python -m tests.targets.stream_cases`. A case has `chunks` and what they give: `response`; or `error` "
    "after_end, a chunk came after the complete one; or `error` interrupted, with the `partial` answer. Compare as a "
    "ChatResponse: null and false are absent. `detail` of not_json is left out: parsers have their own words."
)
LONGEST = 60
"""Chunks of a recorded stream at most; longer ones say nothing new."""


def result(chunks: list[dict[str, Any]]) -> dict[str, Any]:
    """What the chunks give."""
    accumulator = StreamAccumulator()
    try:
        for chunk in chunks:
            accumulator.add(StreamingChunk.from_dict(chunk))
    except StreamError:
        return {"error": "after_end"}
    if accumulator.is_complete:
        return {"response": without_words(accumulator.response.to_dict())}
    return {"error": "interrupted", "partial": without_words(accumulator.partial().to_dict())}


def without_words(response: dict[str, Any]) -> dict[str, Any]:
    """An answer without the words of its parser, in the form of the model."""
    plain = ChatResponse.from_dict(response).to_dict()
    for call in plain["message"].get("invalid_tool_calls", ()):
        if call["reason"] == "not_json":
            call.pop("detail", None)
    return plain


def cases() -> list[dict[str, Any]]:
    """Every case: its name, the chunks and the result."""
    found: dict[str, list[dict[str, Any]]] = dict(SEQUENCES)
    for source in (_vectors(), _conversations(), _recordings()):
        found |= {name: [_short(chunk) for chunk in chunks] for name, chunks in source}
    return [{"name": name, "chunks": chunks, **result(chunks)} for name, chunks in found.items()]


def text() -> str:
    """The file, one case a line."""
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases())
    return f'{{"comment": {json.dumps(COMMENT)}, "cases": [\n{lines}\n]}}\n'


def _short(chunk: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in chunk.items() if (name, value) != ("is_complete", False)}


def _vectors() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    def valid(document: str, definition: str) -> Iterator[tuple[str, Any]]:
        vectors = json.loads((VECTORS / f"{document}.vectors.json").read_text(encoding="utf-8"))
        for vector in vectors["definitions"][definition]["valid"]:
            yield f"vector {definition}: {vector['name']}", vector["value"]

    for name, value in valid("stream", "StreamingChunk"):
        yield name, [value] if value.get("is_complete") else [value, END]
    for name, value in valid("tool", "ToolCallDelta"):
        yield name, [{"tool_call_deltas": [value]}, END]


def _conversations() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    for story in stories():
        if len(story.answer.to_json()) < 10_000:
            yield f"conversation {story.name}", [chunk.to_dict() for chunk in chunks_of(story.answer, size=11)]
        for codec in ("ollama", "openai-chat", "openai-responses", "anthropic", "gemini"):
            stream = load(story, codec).stream if story.is_streamed else None
            if stream is not None:
                found = decode(get_codec(codec), iter([stream]), as_asked(story.request))
                yield f"conversation {story.name} as {codec}", [chunk.to_dict() for chunk in found.chunks]


def _recordings() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The shortest recorded stream of each kind: server, dialect, and which fields its chunks have."""
    kinds: dict[Any, tuple[str, list[dict[str, Any]]]] = {}
    for recording in read_all(RECORDINGS):
        codec = codec_for(surface_of(recording), recording.server)
        if codec is None or not recording.response.is_stream:
            continue
        chunks = [chunk.to_dict() for chunk in decode(codec, iter([recording.response.raw]), None).chunks]
        if not chunks or len(chunks) > LONGEST:
            continue
        fields = frozenset(name for chunk in chunks for name, value in chunk.items() if value not in (False, ""))
        kind = (codec.name, fields, chunks[-1].get("finish_reason"))
        name = f"recording {recording.server} {recording.file.parent.name}/{recording.file.stem}"
        if kind not in kinds or len(chunks) < len(kinds[kind][1]):
            kinds[kind] = (name, chunks)
    yield from sorted(kinds.values())


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    print(FILE.relative_to(ROOT))
