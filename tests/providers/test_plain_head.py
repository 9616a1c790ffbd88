"""The plain head of an answer: what is read in one step is what h11 makes of the same bytes."""

from __future__ import annotations

import h11
import pytest
from hypothesis import given, strategies as st

from turnwire.providers.calls.io_actions import Head, TransportFailure
from turnwire.providers.transport.http1 import Http1
from turnwire.providers.transport.plain_head import LONGEST, PlainHead, plain_head

REQUEST = h11.Request(method="POST", target="/x", headers=[("Host", "localhost")])
LENGTH = b"Content-Length: 3\r\n"


def test_a_head_of_plain_headers_and_one_length_is_read() -> None:
    data = b"HTTP/1.1 200 OK\r\nServer:  a b \r\nX-Empty:\r\nConnection: Keep-Alive\r\ncontent-length:3\r\n\r\nabc"
    headers = (("server", "a b"), ("x-empty", ""), ("connection", "Keep-Alive"), ("content-length", "3"))
    assert plain_head(data) == PlainHead(Head(200, headers), 3, len(data) - 3)


LEFT = {
    "a head that is not whole": b"HTTP/1.1 200 OK\r\n" + LENGTH,
    "another status": b"HTTP/1.1 204 No Content\r\n" + LENGTH + b"\r\n",
    "an earlier version": b"HTTP/1.0 200 OK\r\n" + LENGTH + b"\r\n",
    "no length": b"HTTP/1.1 200 OK\r\n\r\n",
    "two lengths": b"HTTP/1.1 200 OK\r\n" + 2 * LENGTH + b"\r\n",
    "a length that is none": b"HTTP/1.1 200 OK\r\nContent-Length: +3\r\n\r\n",
    "a length that no body has": b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000000000\r\n\r\n",
    "chunks": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n" + LENGTH + b"\r\n",
    "the last answer of a connection": b"HTTP/1.1 200 OK\r\nConnection: close\r\n" + LENGTH + b"\r\n",
    "another protocol": b"HTTP/1.1 200 OK\r\nUpgrade: h2c\r\n" + LENGTH + b"\r\n",
    "a folded line": b"HTTP/1.1 200 OK\r\nX: a\r\n b\r\n" + LENGTH + b"\r\n",
    "lines that end at LF": b"HTTP/1.1 200 OK\nContent-Length: 3\n\n",
    "a space before the colon": b"HTTP/1.1 200 OK\r\nX : a\r\n" + LENGTH + b"\r\n",
    "a byte beyond ASCII": b"HTTP/1.1 200 OK\r\nX: \xe9\r\n" + LENGTH + b"\r\n",
    "a long one": b"HTTP/1.1 200 OK\r\nX: " + b"a" * LONGEST + b"\r\n" + LENGTH + b"\r\n",
}


@pytest.mark.parametrize("name", LEFT)
def test_whatever_else_a_head_may_be_is_left_to_h11(name: str) -> None:
    assert plain_head(LEFT[name]) is None


NAMES = (
    "Content-Length",
    "content-length",
    "Connection",
    "Transfer-Encoding",
    "Upgrade",
    "Server",
    "X-1",
    "Set-Cookie",
)
VALUES = (
    "3",
    "0",
    " 3 ",
    "3, 3",
    "-3",
    "03",
    "keep-alive",
    "close",
    "chunked",
    "",
    "a:b",
    "\ta\t",
    "a\tb",
    "é",
    "a\x00",
)
LINES = st.builds(
    lambda name, colon, value, end: f"{name}{colon}{value}{end}".encode("latin-1"),
    st.sampled_from(NAMES),
    st.sampled_from((":", ": ", " :", "")),
    st.sampled_from(VALUES),
    st.sampled_from(("\r\n", "\r\n", "\r\n", "\n", "\r\n ", "\r")),
)
STARTS = st.sampled_from(
    [b"HTTP/1.1 200 OK\r\n", b"HTTP/1.1 200 \r\n", b"HTTP/1.1 200\r\n", b"HTTP/1.0 200 OK\r\n", b"HTTP/1.1 404 No\r\n"]
)
PIECES = st.lists(st.one_of(LINES, st.just(LENGTH)), max_size=5)


def outcome(said: bytes, *, knows: bool) -> object:
    """What a connection makes of `said` as the answer to a call; with `knows` it has sent the same call before."""
    http = Http1()
    if knows:
        http.request(REQUEST, 2)
        http.receive(b"HTTP/1.1 200 OK\r\n" + LENGTH + b"\r\nabc")
        assert (http.head() is not None, http.body(), http.again()) == (True, b"abc", True)
    http.request(REQUEST, 2)
    body = b""
    try:
        http.receive(said)
        if (head := http.head()) is None:
            return "no head"
        http_head: Head = head
        while data := http.body():
            body += data
        if not http.is_over:
            http.receive(b"")
            while data := http.body():
                body += data
    except TransportFailure as failure:
        return failure.kind, body
    return http_head, body, http.again()


@given(start=STARTS, lines=PIECES, rest=st.sampled_from([b"", b"ab", b"abc", b"abcd", b"HTTP/1.1 200 OK\r\n"]))
def test_any_answer_is_the_same_to_a_call_that_was_sent_before(start: bytes, lines: list[bytes], rest: bytes) -> None:
    said = b"".join((start, *lines, b"\r\n", rest))
    assert outcome(said, knows=True) == outcome(said, knows=False)


def test_an_answer_of_another_form_is_read_by_h11_after_plain_ones() -> None:
    http = Http1()
    for _ in range(2):
        assert http.request(REQUEST, None) == b"POST /x HTTP/1.1\r\nHost: localhost\r\n\r\n"
        http.receive(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        assert (http.head(), http.body(), http.again()) == (Head(200, (("content-length", "2"),)), b"ok", True)
    http.request(REQUEST, None)
    http.receive(b"HTTP/1.1 503 Busy\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nno\r\n0\r\n\r\n")
    assert (http.head(), http.body(), http.again()) == (Head(503, (("transfer-encoding", "chunked"),)), b"no", True)


def test_an_answer_that_ends_too_early_is_handed_out_and_then_broken() -> None:
    http = Http1()
    for _ in range(2):
        http.request(REQUEST, None)
        http.receive(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        assert (http.head() is not None, http.body(), http.again()) == (True, b"ok", True)
    http.request(REQUEST, None)
    http.receive(b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok")
    http.receive(b"") if http.head() else None
    assert (http.body(), http.is_over) == (b"ok", False)
    with pytest.raises(TransportFailure) as caught:
        http.body()
    assert caught.value.kind == "garbage"
    assert not http.again()
