"""A stream event by event: the same conversion as of the whole, and each event with what it says and becomes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.dialects import dialects
from turnwire.codecs.registry import get_codec
from turnwire.convert.payload import CANONICAL, convert_payload
from turnwire.core.errors import ProviderError
from turnwire.gateway.workbench.payload import inspect
from turnwire.gateway.workbench.stream import Segments, read_stream, segments, units

RECORDINGS = Path(__file__).parents[1] / "recordings"
FOLDERS = {"chat-stream": "openai-chat", "messages": "anthropic", "responses": "openai-responses", "errors": None}
STREAMS = [
    (path, dialect)
    for path in sorted(RECORDINGS.rglob("*.sse"))
    for dialect in [FOLDERS.get(path.parent.name)]
    if dialect is not None
]


@requirement("COD-2")
@for_each(("path", "dialect"), STREAMS, ids=[f"{path.parent.name}/{path.stem}" for path, _ in STREAMS])
def test_a_recorded_stream_becomes_event_by_event_what_it_becomes_as_a_whole(path: Path, dialect: str) -> None:
    data = path.read_bytes()
    others = [name for name in dialects() if name != dialect]
    reading = read_stream(data, dialect)
    whole = {name: convert_payload("stream", data, dialect, name) for name in others}
    written = {name: reading.written(name) for name in others}
    assert {name: each.outcome[:2] for name, each in written.items()} == {
        name: outcome[:2] for name, outcome in whole.items()
    }
    assert reading.canonical.value == convert_payload("stream", data, dialect, CANONICAL).value
    assert b"".join(event.data for event in reading.events) == data
    for name, (outcome, sizes) in written.items():
        assert (len(sizes), sum(sizes)) == (len(reading.events), units(outcome.value)), name


@requirement("COD-2")
def test_events_are_whole_wherever_the_network_cut_them() -> None:
    for data in (b'event: a\r\ndata: {"x": 1}\r\n\r\n: hi\n\ndata: [DONE]\n\n', b'{"a":1}\n\n{"b":"\xc3\xa9"}\n{"c"'):
        expected = segments(data)
        for size in (1, 2, 3, 7):
            cutter = Segments()
            found = [each for at in range(0, len(data), size) for each in cutter.feed(data[at : at + size])]
            rest = cutter.close()
            assert [*found, *([rest] if rest.strip() else [])] == expected
        assert b"".join(expected) == data


def test_a_json_array_is_cut_behind_each_item() -> None:
    text = ' [ {"a": 1},\r\n{"b": "]é"} ,{"c": []}]\n'
    assert [piece.decode() for piece in segments(text.encode())] == [
        ' [ {"a": 1}',
        ',\r\n{"b": "]é"}',
        ' ,{"c": []}]\n',
    ]
    assert segments(b"[]") == [b"[]"]
    assert segments(b'[{"a": 1}, {"b"') == [b'[{"a": 1}', b', {"b"']


def chat(*deltas: dict[str, Any], finish: str | None = "stop") -> str:
    chunk = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    choices = [{"index": 0, "delta": delta, "finish_reason": None} for delta in deltas]
    if finish is not None:
        choices.append({"index": 0, "delta": {}, "finish_reason": finish})
    return "".join(f"data: {json.dumps({**chunk, 'choices': [choice]})}\n\n" for choice in choices)


def labels(text: str) -> list[tuple[str, str | None]]:
    return [(event["label"], event.get("problem")) for event in inspect({"text": text})["events"]]


@requirement("COD-2")
def test_an_event_is_called_as_it_calls_itself_else_by_what_it_says() -> None:
    call = {"tool_calls": [{"index": 0, "id": "a", "function": {"name": "f", "arguments": "{}"}}]}
    text = chat({"content": "Hi"}, {"reasoning_content": "hm"}, call) + "data: [DONE]\n\n"
    assert labels(text) == [
        ("text", None),
        ("thinking", None),
        ("tool call", None),
        ("event", None),
        ("[DONE]", None),
        ("end", None),
    ]


@requirement("COD-2")
def test_the_first_wrong_event_is_named_with_what_is_wrong() -> None:
    good = chat({"content": "Hi"}, {"content": " you"}, finish=None)
    cut = "the stream ended before the server gave a reason for the end"
    assert labels(good) == [("text", None), ("text", None), ("end", cut)]
    broken = good + "data: {oops\n\n" + chat({"content": "late"})
    assert [problem is not None for _, problem in labels(broken)] == [False, False, True, False, False, False]
    odd = chat({"content": "Hi"}).replace('"created": 1', '"created": "now"', 1)
    assert labels(odd)[0] == ("text", "/created: the type must be integer")


@requirement("COD-2")
def test_sizes_are_counted_as_browsers_do() -> None:
    text = chat({"content": "a 😀 b"}) + "data: [DONE]\n\n"
    (event, *_) = inspect({"text": text})["events"]
    assert event["size"] == len(text.partition("\n\n")[0].encode("utf-16-le")) // 2 + 2
    assert units("é😀".encode()) == 3


@requirement("COD-2")
@pytest.mark.parametrize("dialect", dialects())
def test_a_stream_of_every_dialect_has_its_events(dialect: str) -> None:
    given = chat({"content": "Hi"}, {"content": " there"}) + "data: [DONE]\n\n"
    text = given
    if dialect != "openai-chat":
        text = convert_payload("stream", given.encode(), "openai-chat", dialect).value.decode()
    found = inspect({"text": text, "dialect": dialect, "kind": "stream"})
    said = [chunk.get("text") for event in found["events"] for chunk in event["chunks"] if chunk.get("text")]
    assert (said, found["problems"]) == (["Hi", " there"], [])
    assert sum(event["size"] for event in found["events"]) == len(text)


def test_what_is_no_stream_has_no_events() -> None:
    with pytest.raises(ProviderError):
        read_stream(b"data: hello\n\n", "openai-chat")
    assert "events" not in inspect({"text": "data: hello\n\n", "dialect": "openai-chat", "kind": "stream"})
    canonical = '{"text": "Hi"}\n{"is_complete": true, "finish_reason": "stop"}\n'
    found = inspect({"text": canonical, "dialect": "canonical", "kind": "stream"})
    assert [event["label"] for event in found["events"]] == ["text", "finish", "end"]
    assert get_codec("ollama").dialect in found["dialects"]
