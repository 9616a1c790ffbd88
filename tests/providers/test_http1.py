"""HTTP/1.1 without I/O: the same bytes are the same answer, wherever they are cut, and that is what h11 reads."""

from __future__ import annotations

from collections.abc import Iterable

import h11
import pytest
from hypothesis import given, strategies as st

from tests.requirements import requirement
from turnwire.providers.calls.io_actions import Head, TransportFailure
from turnwire.providers.transport.http1 import BURST, MOST_HEAD, Http1, RequestHead

REQUEST = RequestHead(b"POST /x HTTP/1.1\r\nHost: localhost\r\n", keeps_connection=True)
JSON = (("content-type", "application/json"),)

ANSWERS = {
    "a length": (
        b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 11\r\n\r\nhello\r\nyou!",
        Head(200, (*JSON, ("content-length", "11"))),
        b"hello\r\nyou!",
        True,
    ),
    "chunks": (
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"5\r\nhello\r\n1;x=y\r\n\n\r\n00004\r\nyou!\r\n0\r\nX-After: y\r\n\r\n",
        Head(200, (("transfer-encoding", "chunked"),)),
        b"hello\nyou!",
        True,
    ),
    "the end of the connection": (
        b"HTTP/1.0 429 Too Many\r\nRetry-After: 1\r\n\r\nhello",
        Head(429, (("retry-after", "1"),)),
        b"hello",
        False,
    ),
    "no body, after what comes before": (
        b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n",
        Head(204, ()),
        b"",
        True,
    ),
}


def read(pieces: Iterable[bytes]) -> tuple[Head | None, bytes, bool]:
    """(head, body, whether the connection can be used again) of an answer that comes in `pieces`."""
    http = Http1()
    assert http.request(REQUEST, 2) == b"POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n"
    head: Head | None = None
    body = b""
    for piece in (*pieces, b""):
        if not piece and http.is_over:
            break
        http.receive(piece)
        head = head or http.head()
        while head is not None and (data := http.body()):
            body += data
    assert http.is_over
    assert http.body() == b""
    return head, body, http.again()


@requirement("PRV-11")
@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_is_the_same_wherever_it_is_cut(name: str) -> None:
    said, *expected = ANSWERS[name]
    assert read([said]) == tuple(expected)
    assert read(bytes([byte]) for byte in said) == tuple(expected)
    for cut in range(1, len(said)):
        assert read([said[:cut], said[cut:]]) == tuple(expected)


def test_one_connection_carries_many_answers() -> None:
    http = Http1()
    for number in range(3):
        http.request(REQUEST, None)
        assert (http.heard, http.is_over, http.head()) == (False, False, None)
        http.receive(b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n%d" % number)
        assert http.heard
        assert http.head() == Head(200, (("content-length", "1"),))
        assert http.body() == b"%d" % number
        assert (http.is_over, http.again()) == (True, True)


@pytest.mark.parametrize("more", [b"x", b"HTTP/1.1 200 OK\r\n"])
def test_a_connection_with_more_than_its_answer_is_not_used_again(more: bytes) -> None:
    assert read([ANSWERS["a length"][0] + more])[2] is False


def test_an_answer_that_says_close_and_one_that_is_not_over_end_the_connection() -> None:
    assert read([b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"])[2] is False
    http = Http1()
    http.request(REQUEST, None)
    http.receive(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na")
    assert http.head() is not None
    assert (http.body(), http.body(), http.again()) == (b"a", None, False)


def test_what_came_before_a_fault_is_handed_out_first() -> None:
    http = Http1()
    http.request(REQUEST, None)
    http.receive(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n1\r\nb\r\nxyz\r\n")
    assert http.head() is not None
    assert http.body() == b"ab"
    for _ in range(2):
        with pytest.raises(TransportFailure, match="garbage"):
            http.body()


def test_a_long_row_of_pieces_is_handed_out_in_parts() -> None:
    http = Http1()
    http.request(REQUEST, None)
    http.receive(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + b"3e8\r\n" + b"x" * 1000 + b"\r\n")
    http.receive((b"3e8\r\n" + b"x" * 1000 + b"\r\n") * 59 + b"0\r\n\r\n")
    assert http.head() is not None
    sizes = []
    while data := http.body():
        sizes.append(len(data))
    assert (sum(sizes), max(sizes)) == (60_000, -(-BURST // 1000) * 1000)


def test_a_call_that_ends_its_connection_is_its_last() -> None:
    http = Http1()
    http.request(REQUEST._replace(keeps_connection=False), None)
    http.receive(ANSWERS["a length"][0])
    assert (http.head() is not None, http.body(), http.is_over, http.again()) == (True, b"hello\r\nyou!", True, False)


def test_an_answer_that_ends_too_early_is_handed_out_and_then_broken() -> None:
    for framing in (b"Content-Length: 3\r\n\r\nok", b"Transfer-Encoding: chunked\r\n\r\n3\r\nok"):
        http = Http1()
        http.request(REQUEST, None)
        http.receive(b"HTTP/1.1 200 OK\r\n" + framing)
        assert http.head() is not None
        http.receive(b"")
        assert (http.body(), http.is_over) == (b"ok", False)
        with pytest.raises(TransportFailure, match="garbage"):
            http.body()
        assert not http.again()


ENDLESS = {
    "a head": (b"HTTP/1.1 200 OK\r\n", b"X: y\r\n"),
    "a line of a head": (b"HTTP/1.1 200 OK\r\nX: ", b"yyyyyy"),
    "a line before a chunk": (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;", b"yyyyyy"),
    "the fields after the chunks": (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"X: y\r\n"),
}


@pytest.mark.parametrize("name", ENDLESS)
def test_what_does_not_end_is_no_http(name: str) -> None:
    start, more = ENDLESS[name]
    http = Http1()
    http.request(REQUEST, None)
    http.receive(start)
    with pytest.raises(TransportFailure, match="garbage"):
        _read_on(http, more * 1000)


def _read_on(http: Http1, more: bytes) -> None:
    """Read as long as `more` comes, which is a few times at most."""
    head = http.head()
    for _ in range(2 * MOST_HEAD // len(more) + 2):
        http.receive(more)
        head = head or http.head()
        if head is not None:
            http.body()


def of_h11(said: bytes) -> object:
    """What h11 makes of `said` as the answer to a call: (status, headers, body, whether another call may follow)."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD)
    connection.send(h11.Request(method="POST", target="/x", headers=[("Host", "localhost")]))
    connection.send(h11.EndOfMessage())
    connection.receive_data(said)
    head: h11.Response | None = None
    body = b""
    is_ended = False
    try:
        while type(event := connection.next_event()) is not h11.EndOfMessage:
            if event is h11.NEED_DATA:
                if head is None:
                    return "no head"
                assert not is_ended
                is_ended = True
                connection.receive_data(b"")
            elif isinstance(event, h11.Response):
                head = event
            elif isinstance(event, h11.Data):
                body += event.data
    except h11.RemoteProtocolError:
        return "garbage", body
    assert head is not None
    keeps = connection.our_state is connection.their_state is h11.DONE and connection.trailing_data == (b"", False)
    return head.status_code, {(name.decode(), value.decode("latin-1")) for name, value in head.headers}, body, keeps


def of_ours(said: Iterable[bytes]) -> object:
    """What our reader makes of the same."""
    http = Http1()
    http.request(REQUEST, None)
    head: Head | None = None
    body = b""
    try:
        for piece in said:
            http.receive(piece)
            head = head or http.head()
            while head is not None and (data := http.body()):
                body += data
        if head is None:
            return "no head"
        if not http.is_over:
            http.receive(b"")
            while data := http.body():
                body += data
    except TransportFailure as failure:
        return failure.kind, body
    return head.status, _once(head.headers), body, http.again()


def _once(headers: tuple[tuple[str, str], ...]) -> set[tuple[str, str]]:
    """`headers` with lengths that are said twice said once, as h11 has them."""
    return {(name, value.partition(",")[0] if name == "content-length" else value) for name, value in headers}


NAMES = ("Content-Length", "Connection", "Transfer-Encoding", "Upgrade", "Server", "X-1", "Set-Cookie", "a b", "")
LENGTHS = ("3", "0", " 3 ", "3, 3", "3,4", "-3", "+3", "03", "")
VALUES = (
    *LENGTHS,
    "keep-alive",
    "close",
    "Close, x",
    "chunked",
    "Chunked",
    "gzip",
    "a:b",
    "\ta\t",
    "a\tb",
    "é",
    "a\x00",
    "\x7f",
)
LINES = st.builds(
    lambda name, colon, value, end: f"{name}{colon}{value}{end}".encode("latin-1"),
    st.sampled_from(NAMES),
    st.sampled_from((":", ": ", ": ", " :", "")),
    st.sampled_from(VALUES),
    st.sampled_from(("\r\n", "\r\n", "\r\n", "\n", "\r\n ", "\r")),
)
FRAMES = st.sampled_from([b"Content-Length: 3\r\n", b"Transfer-Encoding: chunked\r\n", b""])
STARTS = st.sampled_from(
    [
        b"HTTP/1.1 200 OK\r\n",
        b"HTTP/1.1 200 \r\n",
        b"HTTP/1.1 200\r\n",
        b"HTTP/1.0 200 OK\r\n",
        b"HTTP/1.1 404 No\n",
        b"HTTP/1.1 204 No\r\n",
        b"HTTP/1.1 304 No\r\n",
        b"HTTP/1.1 100 Go\r\n\r\nHTTP/1.1 200 OK\r\n",
        b"HTTP/1.1 101 Go\r\n",
        b"HTTP/1.1 20 OK\r\n",
        b"HTTP/1.1  200 OK\r\n",
        b"HTTP/1.1 200 O\x00K\r\n",
        b"\r\nHTTP/1.1 200 OK\r\n",
    ]
)
CHUNKS = st.lists(
    st.sampled_from(
        [
            b"3\r\nabc\r\n",
            b"003\r\nabc\r\n",
            b"1;x=y\r\na\r\n",
            b"A\r\n0123456789\r\n",
            b"1 \r\na\r\n",
            b"1\na\r\n",
            b"1\r\na\n",
            b"0x1\r\na\r\n",
            b"-1\r\n",
            b"\r\n",
            b"0\r\n\r\n",
            b"0\r\nX: y\r\n\r\n",
            b"0\r\nX\r\n\r\n",
        ]
    ),
    max_size=4,
).map(b"".join)
BODIES = st.one_of(st.sampled_from([b"", b"ab", b"abc", b"abcd", b"HTTP/1.1 200 OK\r\n"]), CHUNKS)


@given(start=STARTS, lines=st.lists(LINES, max_size=4), frame=FRAMES, body=BODIES, cut=st.integers(0, 200))
def test_any_answer_is_what_h11_reads(start: bytes, lines: list[bytes], frame: bytes, body: bytes, cut: int) -> None:
    said = b"".join((start, frame, *lines, b"\r\n", body))
    assert of_ours([said]) == of_ours([said[:cut], said[cut:]] if said[:cut] and said[cut:] else [said])
    assert of_ours([said]) == of_h11(said)
