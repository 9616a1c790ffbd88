"""An error in another framing than its stream's keeps its message: a proxy, or a server that gave up, wrote it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import StreamError

PIECES: dict[str, dict[str, Any]] = {
    "openai-chat": {"id": "c", "model": "m", "choices": [{"index": 0, "delta": {"content": "Hi"}}]},
    "openai-responses": {
        "type": "response.output_text.delta",
        "item_id": "m",
        "output_index": 0,
        "content_index": 0,
        "delta": "Hi",
    },
    "anthropic": {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": "Hi"}},
    "gemini": {"candidates": [{"content": {"role": "model", "parts": [{"text": "Hi"}]}}]},
    "gemini-interactions": {
        "event_type": "step.start",
        "index": 0,
        "step": {"type": "model_output", "content": [{"type": "text", "text": "Hi"}]},
    },
    "ollama": {
        "model": "m",
        "created_at": "2026-01-01T00:00:00Z",
        "message": {"role": "assistant", "content": "Hi"},
        "done": False,
    },
}
"""A piece of text of each dialect."""

ERROR = {"error": {"code": 500, "message": "out of memory", "status": "INTERNAL", "type": "server_error"}}
LINE = json.dumps(ERROR)
EVENT_TAILS = {
    "a bare object": LINE,
    "a bare line": f"{LINE}\n",
    "a bare paragraph": f"{LINE}\n\n",
    "an indented object": f"  {LINE}\n",
    "several lines": f"{json.dumps(ERROR, indent=2)}\n",
    "a list": json.dumps([ERROR]),
    "a list of several lines": json.dumps([ERROR], indent=2),
    "a field called error": f"error: {LINE}\n\n",
    "a framework's words": json.dumps({"detail": "out of memory"}),
    "an error that is a text": json.dumps({"error": "out of memory"}),
}
LINE_TAILS = {
    "several lines": f"{json.dumps(ERROR, indent=2)}\n",
    "a list of several lines": json.dumps([ERROR], indent=2),
    "an event": f"data: {LINE}\n\n",
    "an event with its type": f"event: error\ndata: {LINE}\n\n",
    "a field called error": f"error: {LINE}\n\n",
}


def failure(name: str, raw: bytes, size: int) -> tuple[str, str]:
    """(text before, message) of a stream that fails, given in pieces of `size` bytes."""
    decoder = get_codec(name).stream_decoder()
    text = ""
    try:
        for at in range(0, len(raw), size):
            text += "".join(chunk.text or "" for chunk in decoder.feed(raw[at : at + size]))
        decoder.close()
    except StreamError as error:
        return text, error.info.message
    raise AssertionError("the stream did not fail")


@requirement("COD-7", "PRV-6")
@for_each("tail", EVENT_TAILS.values(), ids=EVENT_TAILS)
@for_each("end", ["\n\n", "\r\n\r\n"], ids=["LF", "CRLF"])
@for_each("name", [name for name in PIECES if name != "ollama"])
def test_an_error_beside_the_events_of_a_stream_keeps_its_message(name: str, end: str, tail: str) -> None:
    raw = f"data: {json.dumps(PIECES[name])}{end}{tail}".encode()
    assert {failure(name, raw, size) for size in (1, 7, len(raw))} == {("Hi", "out of memory")}


@requirement("COD-7", "PRV-6")
@pytest.mark.parametrize("tail", LINE_TAILS.values(), ids=LINE_TAILS)
def test_an_error_beside_the_lines_of_a_stream_keeps_its_message(tail: str) -> None:
    raw = f"{json.dumps(PIECES['ollama'])}\n{tail}".encode()
    assert {failure("ollama", raw, size) for size in (1, 7, len(raw))} == {("Hi", "out of memory")}


@requirement("COD-7")
@pytest.mark.parametrize("name", ["openai-chat", "openai-responses", "anthropic"])
def test_a_bare_line_that_is_no_error_is_passed_over(name: str) -> None:
    piece = f"data: {json.dumps(PIECES[name])}\n\n"
    decoder = get_codec(name).stream_decoder()
    chunks = decoder.feed(f"{piece}{{oops\n{piece}{{}}\n\n".encode())
    assert "".join(chunk.text or "" for chunk in chunks) == "HiHi"
    with pytest.raises(StreamError) as caught:
        decoder.close()
    assert caught.value.info.category == "interrupted"


@requirement("COD-7")
@pytest.mark.parametrize("tail", ["{oops\n", "data: {}\n", '{"a":\n', "event: error\n"])
def test_a_line_that_is_neither_a_piece_nor_an_error_is_a_fault_of_the_stream(tail: str) -> None:
    raw = f"{json.dumps(PIECES['ollama'])}\n{tail}".encode()
    assert {failure("ollama", raw, size)[1].partition(":")[0] for size in (1, len(raw))} == {
        "the stream has a line that is not JSON"
    }
