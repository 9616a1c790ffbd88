"""HTTP/1.1 without I/O: the same bytes are the same answer, wherever they are cut."""

from __future__ import annotations

from collections.abc import Iterable

import h11
import pytest

from tests.requirements import requirement
from turnwire.providers.calls.io_actions import Head, TransportFailure
from turnwire.providers.transport.http1 import BURST, Http1

REQUEST = h11.Request(method="POST", target="/x", headers=[("Host", "localhost")])
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


def test_one_connection_carries_many_answers_and_judges_each_request_once() -> None:
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
