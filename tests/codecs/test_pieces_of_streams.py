"""Pieces of a stream: bytes, or a buffer that is filled again; anything else is refused with what to give."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    CODEC_NAMES,
    ChatResponse,
    InvalidDataError,
    StreamAccumulator,
    StreamDecoder,
    StreamingChunk,
    StreamTranscoder,
    get_codec,
)

WORDS = ("Hello", " to", " everybody", " who", " reads", " from", " one", " buffer.")


def stream_of(name: str) -> bytes:
    encoder = get_codec(name).stream_encoder(model="m", response_id="r", created=1)
    chunks = [StreamingChunk(text=word) for word in WORDS]
    last = StreamingChunk(is_complete=True, finish_reason="stop")
    return b"".join([*map(encoder.feed, (*chunks, last)), encoder.close()])


def read(decoder: StreamDecoder, pieces: Iterator[Any]) -> ChatResponse:
    accumulator = StreamAccumulator()
    for piece in pieces:
        for chunk in decoder.feed(piece):
            accumulator.add(chunk)
    for chunk in decoder.close():
        accumulator.add(chunk)
    return accumulator.response


def cut(data: bytes, size: int) -> Iterator[bytes]:
    return (data[start : start + size] for start in range(0, len(data), size))


def one_buffer(data: bytes, size: int) -> Iterator[bytearray]:
    """Every piece in the same buffer, as `readinto` fills it."""
    buffer = bytearray(size)
    for piece in cut(data, size):
        buffer[:] = piece
        yield buffer


def one_view(data: bytes, size: int) -> Iterator[memoryview]:
    """The filled part of one buffer, as `recv_into` gives it."""
    buffer = bytearray(size)
    for piece in cut(data, size):
        buffer[: len(piece)] = piece
        yield memoryview(buffer)[: len(piece)]


@requirement("COD-5")
@for_each("size", [7, 40, 1_000_000])
@for_each("pieces", [one_buffer, one_view])
@for_each("name", CODEC_NAMES)
def test_a_buffer_that_is_filled_again_gives_the_answer_that_bytes_give(
    name: str, pieces: Callable[[bytes, int], Iterator[Any]], size: int
) -> None:
    data = stream_of(name)
    expected = read(get_codec(name).stream_decoder(), cut(data, size))
    assert read(get_codec(name).stream_decoder(), pieces(data, size)) == expected
    assert expected.text == "".join(WORDS)


@requirement("COD-7")
@pytest.mark.parametrize("name", CODEC_NAMES)
def test_a_piece_that_is_no_bytes_says_what_to_give_and_costs_nothing(name: str) -> None:
    data = stream_of(name)
    decoder, transcoder = get_codec(name).stream_decoder(), StreamTranscoder(name, "openai-chat")
    for take in (decoder.feed, transcoder.feed):
        for wrong, kind in ((data.decode(), "str"), (None, "NoneType"), (list(data), "list")):
            with pytest.raises(InvalidDataError, match=f"/data: give bytes as they came, not {kind}"):
                take(wrong)  # type: ignore[arg-type]  # what the types refuse is tried all the same
    assert read(decoder, cut(data, 40)).text == "".join(WORDS)
