"""The frames of a wire whose answers are lines of JSON, in words that are no dialect's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

import pytest

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.stream import StreamingChunk

from tests.requirements import requirement
from turnwire.codecs.base import WireError
from turnwire.codecs.streams.framing import Limits
from turnwire.codecs.streams.lines import LineDecoder, LineEncoder
from turnwire.core.errors import ProviderError

LINES = b'{"word":"Over"}\n{}\n\n{"word":" there"}\r\n{"over":true}\n{"word":"late"}\n'
OVER: Mapping[str, Any] = {"is_complete": True, "finish_reason": "stop"}


class Line(TypedDict, total=False):
    word: str
    over: bool


def read(told: Mapping[str, Any]) -> dict[str, Any]:
    return {"text": told.get("word"), **(OVER if told.get("over") else {})}


def write(chunk: StreamingChunk) -> Iterator[dict[str, Any]]:
    if chunk.text:
        yield {"word": chunk.text}
    if chunk.is_complete:
        yield {"over": True}


def error_of(info: ErrorInfo) -> WireError:
    return WireError(500, {"error": info.message})


def text(said: str, **more: Any) -> StreamingChunk:
    return StreamingChunk(text=said, **more)


def decoded(*pieces: bytes, limits: Limits | None = None) -> tuple[list[StreamingChunk], str]:
    """The chunks of a stream, and the error that it ends in."""
    decoder = LineDecoder(Line, read) if limits is None else LineDecoder(Line, read, None, limits)
    chunks: list[StreamingChunk] = []
    try:
        for piece in pieces:
            chunks += decoder.feed(piece)
        chunks += decoder.close()
    except ProviderError as error:
        return chunks, f"{error.info.category}: {error.info.message}"
    return chunks, ""


@requirement("COD-1")
@pytest.mark.parametrize("size", [1, 2, 7, len(LINES)])
def test_lines_cut_anywhere_are_the_same_chunks_and_nothing_is_read_behind_the_end(size: int) -> None:
    pieces = [LINES[at : at + size] for at in range(0, len(LINES), size)]
    assert decoded(*pieces) == ([text("Over"), text(" there"), StreamingChunk(**OVER)], "")


@requirement("COD-1")
def test_a_last_line_without_its_end_counts() -> None:
    assert decoded(b'{"word":"Here","over":true}') == ([text("Here", **OVER)], "")


@requirement("COD-1")
@pytest.mark.parametrize(
    ("last", "said"),
    [
        (b"", "interrupted: the stream ended before its end"),
        (b'{"error":{"message":"no wind","code":503}}\n', "overloaded: no wind"),
        (b"[1]\n", "protocol: an answer of a JSON array that holds no error"),
        (b"<html>\n", "protocol: an event of the stream is not JSON: expected value at line 1 column 1"),
        (b'{"word":5}\n', "protocol: the stream cannot be read: /text: must be a string"),
        (b'{"word":"' + b"a" * 90 + b'"}\n', "protocol: a line is larger than 80 bytes"),
    ],
)
def test_what_came_before_a_failure_is_given_first(last: bytes, said: str) -> None:
    chunks, told = decoded(b'{"word":"Over"}\n', last, limits=Limits(line=80))
    assert (chunks, told) == ([text("Over")], said)


@requirement("COD-1")
def test_chunks_become_lines_with_one_end() -> None:
    encoder = LineEncoder(write, error_of)
    chunks = (text("Over"), StreamingChunk(model="m"), text(" there", **OVER), text("late"))
    lines = b"".join(map(encoder.feed, chunks)) + encoder.close()
    assert lines == b'{"word":"Over"}\n{"word":" there"}\n{"over":true}\n'


@requirement("COD-1")
def test_an_error_ends_the_lines() -> None:
    encoder = LineEncoder(write, error_of)
    begun = encoder.feed(text("Over"))
    ended = encoder.close(ErrorInfo(code="ACODE-MDL-008", message="no wind"))
    assert (begun, ended, encoder.close()) == (b'{"word":"Over"}\n', b'{"error":"no wind"}\n', b"")


@requirement("COD-1", "COD-3")
@pytest.mark.parametrize("line", [b'{"word":7}', b'{"word":["a"]}'])
def test_what_a_reader_gives_is_validated_and_breaks_the_stream_behind_what_came(line: bytes) -> None:
    chunks, error = decoded(b'{"word":"a"}\n', line + b"\n")
    assert chunks == [text("a")]
    assert error == "protocol: the stream cannot be read: /text: must be a string"


@requirement("COD-1", "COD-3")
@pytest.mark.parametrize("line", [b'{"over":true}', b"[]"])
def test_an_object_that_a_reader_cannot_read_breaks_the_stream(line: bytes) -> None:
    def strict(told: Mapping[str, Any]) -> dict[str, Any]:
        return {"text": told["word"]}

    decoder = LineDecoder(Line, strict)
    with pytest.raises(ProviderError):
        decoder.feed(line + b"\n")


@requirement("COD-1", "COD-4")
def test_an_error_in_a_stream_is_described_in_the_words_of_its_dialect() -> None:
    def described(status: int | None, body: Any) -> ErrorInfo:
        return ErrorInfo(code="ACODE-MDL-008", message=f"{status}: {body['error']}", category="overloaded")

    decoder = LineDecoder(Line, read, decode_error=described)
    with pytest.raises(ProviderError, match="None: no wind") as failed:
        decoder.feed(b'{"error":"no wind"}\n')
    assert failed.value.info.category == "overloaded"
