"""A common event is read in one typed step or with care: the same chunks, and the same error, either way.

Tried on every recorded stream and vector, whole and damaged, one event at a read, one line at a read, and all at once.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.fuzz.damage import paths, replaced, write
from tests.fuzz.payloads import Source
from tests.fuzz.seeds import Frame, codecs_of, seeds
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ProviderError

ROOT = Path(__file__).parents[2]
WIRE = ROOT / "generated" / "python" / "turnwire_schema" / "wire"

# The reader of common events of each dialect; it is called in the dialect's module `fast_path`.
READERS = {
    "anthropic": "read_common_delta",
    "gemini": "read_common_response",
    "gemini-interactions": "read_common_delta",
    "ollama": "read_common_line",
    "openai-chat": "read_common_chunk",
    "openai-responses": "read_common_event",
}
MADE = {"gemini": "document_reader"}
"""What makes the reader where it is made for what a stream counts and names."""
DAMAGED = 600

Told = tuple[list[Any], str]


def refuse(_: bytes) -> Any:
    raise ValueError


def told(codec: str, pieces: Iterator[bytes]) -> Told:
    """(the chunks with what is given in each, the error) of a stream."""
    decoder = get_codec(codec).stream_decoder()
    chunks: list[Any] = []
    try:
        for piece in pieces:
            chunks += [(chunk.__dict__, chunk.model_fields_set) for chunk in decoder.feed(piece)]
        chunks += [(chunk.__dict__, chunk.model_fields_set) for chunk in decoder.close()]
    except ProviderError as error:
        return chunks, repr(error.info.to_dict())
    return chunks, ""


def by_event(data: bytes) -> Iterator[bytes]:
    end = b"\r\n\r\n" if b"\r\n\r\n" in data else b"\n\n" if b"\n\n" in data else b"\n"
    *events, rest = data.split(end)
    yield from (event + end for event in events)
    yield rest


def by_line(data: bytes) -> Iterator[bytes]:
    yield from data.splitlines(keepends=True)


def by_two_lines(data: bytes) -> Iterator[bytes]:
    lines = data.splitlines(keepends=True)
    yield from (b"".join(lines[at : at + 2]) for at in range(0, len(lines), 2))


def at_once(data: bytes) -> Iterator[bytes]:
    yield data


CUTS: tuple[Callable[[bytes], Iterator[bytes]], ...] = (by_event, by_line, by_two_lines, at_once)


def streams(dialect: str) -> Iterator[tuple[str, bytes]]:
    """(codec, bytes) of every stream of a dialect, and of as many damaged ones."""
    codecs = codecs_of(dialect)
    found = [seed for seed in seeds() if seed.kind == "stream" and seed.dialect == dialect]
    yield from ((codecs[number % len(codecs)], written(seed.value)) for number, seed in enumerate(found))
    yield from damaged_ones().get(dialect, ())


@cache
def damaged_ones() -> dict[str, list[tuple[str, bytes]]]:
    """(codec, bytes) of damaged streams, by dialect: made once for all of them."""
    source = Source(8, ["stream"])
    found: dict[str, list[tuple[str, bytes]]] = {}
    for each in range(DAMAGED):
        origin, payload = source.payload(each)
        found.setdefault(origin.dialect, []).append((payload.codec, payload.data))
    return found


@requirement("COD-7", "NFR-1")
@pytest.mark.parametrize("dialect", READERS)
def test_a_common_event_gives_the_same_chunks_as_when_it_is_read_with_care(
    dialect: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = MADE.get(dialect, READERS[dialect])
    module = import_module(f"turnwire.codecs.{dialect.replace('-', '_')}.fast_path")
    reader, taken = getattr(module, name), []

    def counting(read: Callable[[bytes], Any]) -> Callable[[bytes], Any]:
        def counted(data: bytes) -> Any:
            found = read(data)
            taken.append(data)
            return found

        return counted

    if dialect in MADE:
        readers = (lambda *form: counting(reader(*form)), lambda *_: refuse)
    else:
        readers = (counting(reader), refuse)
    for codec, data in streams(dialect):
        for cut in CUTS:
            monkeypatch.setattr(module, name, readers[0])
            typed = told(codec, cut(data))
            monkeypatch.setattr(module, name, readers[1])
            assert typed == told(codec, cut(data)), (codec, cut.__name__, data)
    assert len(taken) > 500


# Events of Responses that say again what pieces said, and what may stand in them.
PLACE = {"item_id": "m", "output_index": 0, "content_index": 0, "sequence_number": 9}
PART = {"type": "output_text", "text": "ab", "annotations": [], "logprobs": []}
AGAIN: list[tuple[str, dict[str, Any]]] = [
    ("content_part.added", {**PLACE, "part": PART}),
    ("content_part.done", {**PLACE, "part": PART}),
    ("content_part.done", {**PLACE, "part": {"type": "reasoning_text", "text": "ab"}}),
    ("output_text.done", {**PLACE, "text": "ab", "logprobs": []}),
    ("reasoning_text.done", {**PLACE, "text": "ab"}),
    ("reasoning_summary_text.done", {"item_id": "m", "output_index": 0, "summary_index": 0, "text": "ab"}),
    ("function_call_arguments.done", {"item_id": "m", "output_index": 0, "arguments": "{}", "name": "f"}),
]
ODD: list[Any] = [None, 0, -1, 7, 1.0, 2**70, True, "", "x", [], [{}], {}, {"type": "output_text"}, {"a": None}]


@requirement("COD-7")
@pytest.mark.parametrize(("kind", "event"), AGAIN)
def test_what_says_nothing_new_is_passed_over_or_read_with_care(
    kind: str, event: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def framed(name: str, /, **fields: Any) -> bytes:
        data = json.dumps({"type": f"response.{name}", **fields})
        return f"event: response.{name}\ndata: {data}\n\n".encode()

    item = {"id": "m", "type": "message", "role": "assistant", "content": []}
    delta = framed("output_text.delta", **PLACE, delta="ab", logprobs=[])
    response = {"id": "r", "status": "completed", "output": [], "usage": {"input_tokens": 1, "output_tokens": 2}}
    begun = [framed("created", response={"id": "r"}), framed("output_item.added", output_index=0, item=item), delta]
    end = framed("completed", response=response)
    forms = [event, {**event, "more": 1}]
    for path in [path for path in paths(event) if path]:
        forms += [replaced(event, path, odd) for odd in ODD]
    module = import_module("turnwire.codecs.openai_responses.fast_path")
    read = module.read_common_event
    for form in forms:
        again = framed(kind, **form)
        # Behind a text, as the first event, behind the first one, and as the only one.
        for pieces in (
            [*begun, again, delta, end],
            [again, *begun, end],
            [begun[0], again, end],
            [again],
            [*begun, again],
        ):
            for cut in (iter(pieces), by_line(b"".join(pieces)), at_once(b"".join(pieces))):
                given = list(cut)
                monkeypatch.setattr(module, "read_common_event", read)
                typed = told("openai-responses", iter(given))
                monkeypatch.setattr(module, "read_common_event", refuse)
                assert typed == told("openai-responses", iter(given)), given


@requirement("COD-7")
@pytest.mark.parametrize("has_index", [True, False])
def test_texts_of_several_items_may_take_turns(has_index: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def framed(name: str, /, **fields: Any) -> bytes:
        return f"data: {json.dumps({'type': f'response.{name}', **fields})}\n\n".encode()

    def index(number: int) -> dict[str, Any]:
        return {"output_index": number} if has_index else {}

    pieces = [framed("created", response={"id": "r"})]
    for number in range(2):
        item = {"id": f"m{number}", "type": "message", "role": "assistant", "content": []}
        pieces.append(framed("output_item.added", **index(number), item=item))
    for number, part, text in [
        (0, 0, "a"),
        (0, 0, "b"),
        (1, 0, "c"),
        (0, 0, "d"),
        (0, 1, "e"),
        (1, 0, ""),
        (1, 0, "f"),
    ] * 2:
        place = {"item_id": f"m{number}", **index(number), "content_index": part}
        pieces.append(framed("output_text.delta", **place, delta=text))
    module = import_module("turnwire.codecs.openai_responses.fast_path")
    typed = told("openai-responses", iter(pieces))
    monkeypatch.setattr(module, "read_common_event", refuse)
    assert typed == told("openai-responses", iter(pieces))
    assert [fields["text"] for fields, _ in typed[0] if fields["text"]] == list("abcdef" * 2)


def written(frames: Sequence[Frame]) -> bytes:
    return b"".join(f.before + (write(f.value) if f.is_json else b"") + f.after for f in frames)


@requirement("NFR-1")
@pytest.mark.parametrize("dialect", READERS)
def test_an_event_with_thousands_of_levels_anywhere_is_a_typed_error_or_read(dialect: str) -> None:
    deep, tried = b"[" * 5000 + b"]" * 5000, 0
    found = [seed for seed in seeds() if seed.kind == "stream" and seed.dialect == dialect]
    for seed in found[:20]:
        for number, frame in enumerate(seed.value[:6]):
            for path in [path for path in paths(frame.value) if path and frame.is_json][:20]:
                marked = replace(frame, value=replaced(frame.value, path, "DEEP"))
                event = written([marked]).replace(b'"DEEP"', deep)
                told(dialect, iter((written(seed.value[:number]), event)))  # nothing but a typed error comes out
                tried += 1
    assert tried > 20


def test_every_common_form_is_tried_here() -> None:
    made = [
        (path.stem.removeprefix("common_").replace("_", "-"), line.partition(":")[0])
        for path in sorted(WIRE.glob("common_*.py"))
        for line in path.read_text("utf-8").splitlines()
        if line.startswith("read_")
    ]
    assert sorted(made) == sorted(READERS.items())
