"""Lines and events are held to their limits, and are the same wherever the network cut them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.streams.framing import FrameTooLargeError, Limits, LineSplitter, SseParser

LINE = 40
LIMITS = Limits(line=LINE, response=1000)

# What goes into the parser so that the next piece takes a certain way, and a frame of exactly `size` bytes.
Frame = Callable[[int], bytes]


def json_line(size: int) -> bytes:
    """One line of JSON, its end included."""
    return b'{"a":"' + b"x" * (size - 9) + b'"}\n'


def data_event(size: int) -> bytes:
    """One event of one line of data."""
    return b"data: " + b"x" * (size - 8) + b"\n\n"


def two_events(size: int) -> bytes:
    """Two events in one piece."""
    return b"data: y\n\n" + data_event(size - 9)


def crlf_event(size: int) -> bytes:
    """An event as Gemini's API ends its lines."""
    return b"data: " + b"x" * (size - 10) + b"\r\n\r\n"


def named_event(size: int) -> bytes:
    """An event with its type."""
    return b"event: e\ndata: " + b"x" * (size - 17) + b"\n\n"


WAYS = [
    pytest.param(LineSplitter, b'{"a":1}\n', json_line, id="a line of JSON"),
    pytest.param(SseParser, b"data: 1\n\n", data_event, id="an event"),
    pytest.param(SseParser, b"data: 1\n\n", two_events, id="two events at once"),
    pytest.param(SseParser, b"data: 1\n\n", named_event, id="an event with its type"),
    pytest.param(SseParser, b"data: 1\n\n", crlf_event, id="an event that ends in CRLF"),
]


@requirement("PRV-8")
@pytest.mark.parametrize(("kind", "first", "frame"), WAYS)
def test_a_frame_beyond_the_line_limit_is_refused_whether_it_comes_at_once_or_in_pieces(
    kind: type[Any], first: bytes, frame: Frame
) -> None:
    whole = frame(20 * LINE)
    for pieces in (
        [whole],
        [whole[:5], whole[5:]],
        [whole[:-1], whole[-1:]],
        [whole[i : i + 1] for i in range(len(whole))],
    ):
        parser = kind(LIMITS)
        parser.feed(first)
        with pytest.raises(FrameTooLargeError, match=f"a line is larger than {LINE} bytes"):
            list(map(parser.feed, pieces))


@requirement("PRV-8")
@pytest.mark.parametrize(("kind", "first", "frame"), WAYS)
def test_a_frame_within_the_line_limit_is_read_the_same_at_once_and_in_pieces(
    kind: type[Any], first: bytes, frame: Frame
) -> None:
    whole = frame(LINE)

    def read(*pieces: bytes) -> list[Any]:
        parser = kind(LIMITS)
        parser.feed(first)
        return [item for piece in pieces for item in parser.feed(piece)] + list(parser.close())

    found = read(whole)
    assert found
    assert all(len(data) <= LINE for _, data in found)
    assert read(whole[:7], whole[7:]) == found
    assert read(*(whole[i : i + 1] for i in range(len(whole)))) == found


@requirement("PRV-8")
@pytest.mark.parametrize(("kind", "first", "frame"), WAYS)
def test_a_response_beyond_its_limit_is_refused_however_small_its_frames(
    kind: type[Any], first: bytes, frame: Frame
) -> None:
    parser = kind(Limits(line=LINE, response=len(first) + 3 * LINE))
    parser.feed(first)
    for _ in range(3):
        assert parser.feed(frame(LINE))
    with pytest.raises(FrameTooLargeError, match="the response is larger than"):
        parser.feed(frame(LINE))


def test_the_type_of_an_event_is_read() -> None:
    parser = SseParser(LIMITS)
    parser.feed(b"data: 1\n\n")
    assert parser.feed(b"event: e\ndata: 2\n\n") == [("e", b"2")]


@requirement("COD-7")
@for_each("end", [b"\n\n", b"\r\n\r\n", b"\n", b"\r\n", b"\r\r", b"\r\n\n", b"\n\r\n", b"\r\n\r", b""])
@for_each("data", [b"1", b"", b"a\rb", b"a\nb", b"a\r\nb", b"a\r\ndata: b", b"a\n\ndata: b", b"a\r\n\r\ndata: b"])
@for_each(
    "head",
    [b"", b"event: e\n", b"event:  e\n", b"event: \n", b"event: e\r\n", b": note\n", b"event: e\r", b"event: data: \n"],
)
def test_a_read_of_several_lines_is_what_its_single_bytes_are(head: bytes, data: bytes, end: bytes) -> None:
    at_once, by_byte = SseParser(LIMITS), SseParser(LIMITS)
    for piece in (
        b"data: 0\n\n",
        head + b"data: " + data + end,
        b"\ndata: 2\n\n",
        b"\n\n",
        b"",
        b"data: 3\n\nevent: e\ndata: 4\n\n",
    ):
        assert at_once.feed(piece) == [event for byte in piece for event in by_byte.feed(bytes([byte]))]
    assert at_once.close() == by_byte.close()


@requirement("COD-7")
def test_an_event_of_two_lines_that_is_cut_inside_the_end_of_the_first_is_one_event() -> None:
    parser = SseParser(LIMITS)
    assert parser.feed(b"data: a\r") == []
    assert parser.feed(b"\ndata: b\r\n\r\n") == [("message", b"a\nb")]
