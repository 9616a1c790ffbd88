"""HTTP/1.1 client protocol for one connection, without I/O: encodes calls, and decodes responses from bytes cut
anywhere.

In: a call, then what the server sent. Out: the bytes to send, the head of the answer, its body. "Not yet" is None. What
is read is RFC 9112 as h11 reads it (`tests/providers/test_http1.py` compares the two); whatever cannot be read, or is
longer than `MOST_HEAD` or `MOST_LINE` allows, is not HTTP.
"""

from __future__ import annotations

import re
from sys import intern
from typing import Final, NoReturn

from turnwire_schema._late_tuples import NamedTuple

from turnwire.providers.calls.io_actions import Head, TransportFailure

MOST_HEAD: Final = 100 * 1024
"""Most bytes of an answer's head, and of the fields after the last chunk."""
MOST_LINE: Final = 4 * 1024
"""Most bytes of the line before a chunk."""

BURST: Final = 16 * 1024
"""From how many bytes on no chunk is added: the first piece of a burst goes out after all of it is worked on."""

_VERSION: Final = b"HTTP/1."
_BLANK_LINE: Final = re.compile(rb"\n\r?\n")
_STATUS: Final = re.compile(r"HTTP/1\.([01]) ([1-9][0-9]{2})(?: [^\x00\n-\r]*)?\r?")
_VISIBLE: Final = r"[^\x00\t-\r ]"
_FIELD: Final = re.compile(rf"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*((?:{_VISIBLE}+(?:[ \t]+{_VISIBLE}+)*)?)[ \t]*\r?")
_FOLD: Final = re.compile(r"\r?\n[ \t]+")
_LENGTH: Final = re.compile(r"[0-9]{1,20}")
_CHUNK: Final = re.compile(rb"([0-9A-Fa-f]{1,20})[ \t]*(?:;[^\n]*)?\r\n")
_NEXT_CHUNK: Final = re.compile(rb"\r\n" + _CHUNK.pattern)
_WITHOUT_BODY: Final = frozenset({204, 304})


class RequestHead(NamedTuple):
    """The head of a call but the length of its body, and whether another call may follow on the connection."""

    text: bytes
    keeps_connection: bool


class Http1:
    """One connection's side of the protocol. One call at a time: `request`, `receive` and `head`, `body`, `again`."""

    __slots__ = ("_is_chunked", "_is_first", "_keeps", "_left", "_searched", "buffer", "heard", "is_ended", "is_over")

    def __init__(self) -> None:
        self.buffer = bytearray()
        """What came and was not read yet."""
        self.heard = False
        """Whether a byte came since the call began."""
        self.is_over = False
        """Whether the answer came to its end."""
        self.is_ended = False
        """Whether the server has ended its side."""
        self._searched = 0
        self._keeps = True
        self._left: int | None = 0
        """Bytes left of the body, or of a chunk; None: the body ends with the connection."""
        self._is_chunked = False
        self._is_first = True
        """Whether no chunk has come yet: a line end precedes every later chunk."""

    def request(self, request: RequestHead, size: int | None) -> bytes:
        """Return the head of a call, which is followed by a body of `size` bytes as it is."""
        self.heard = self.is_over = self._is_chunked = False
        self._keeps, self._is_first = request.keeps_connection, True
        self._left = 0
        return request.text + (b"\r\n" if size is None else b"Content-Length: %d\r\n\r\n" % size)

    def receive(self, data: bytes) -> None:
        """Take what came; nothing: the server has ended its side."""
        if data:
            self.heard = True
            self.buffer += data
        else:
            self.is_ended = True

    def head(self) -> Head | None:
        """Return status and headers of the answer; what a server says before (1xx) is skipped.

        Raises:
            TransportFailure: it is not HTTP, or ended before the head was whole.
        """
        while (end := self._blank_line()) is not None:
            head = self._read_head(self._taken(end).decode("latin-1"))
            if head.status >= 200:
                return head
        if self.is_ended:
            raise TransportFailure("broken")
        return None

    def _blank_line(self) -> int | None:
        """Return where the head ends that begins now; None if it is not whole."""
        data = self.buffer
        if data[: len(_VERSION)] != _VERSION[: len(data)]:
            _refuse()
        found = _BLANK_LINE.search(data, self._searched)
        if found is not None:
            self._searched = 0
            return found.end()
        self._searched = max(0, len(data) - 2)
        if len(data) > MOST_HEAD:
            _refuse()
        return None

    def _read_head(self, text: str) -> Head:
        first, _, rest = text.partition("\n")
        status_line = _STATUS.fullmatch(first)
        if status_line is None:
            _refuse()
        status = int(status_line[2])
        headers = _fields(rest)
        if status >= 200:
            self._frame(status, headers)
            self._keeps = self._keeps and self._left is not None and status_line[1] == "1"
        elif status == 101:  # nobody asked for another protocol
            _refuse()
        return Head(status, headers)

    def _frame(self, status: int, headers: tuple[tuple[str, str], ...]) -> None:
        """Learn from the headers how long the body is, and whether the connection is used again."""
        lengths: set[str] = set()
        self._left = None
        for name, value in headers:
            if name == "content-length":
                lengths.update(each.strip(" \t") for each in value.split(","))
            elif name == "transfer-encoding":
                if self._is_chunked or value.lower() != "chunked":
                    _refuse()
                self._is_chunked = True
            elif name == "connection" and "close" in (each.strip(" \t") for each in value.lower().split(",")):
                self._keeps = False
        if lengths:
            length = lengths.pop()
            if lengths or _LENGTH.fullmatch(length) is None:
                _refuse()
            self._left = int(length)
        if status in _WITHOUT_BODY:
            self._is_chunked, self._left = False, 0
        elif self._is_chunked:
            self._keeps = self._keeps and not lengths and self._left is None  # RFC 9112, 6.3: both are suspicious
            self._left = 0

    def body(self) -> bytes | None:
        """Return what is there of the body; empty (`b""`) at its end.

        Raises:
            TransportFailure: it is not HTTP, or ended too early. What came before is returned first.
        """
        if self.is_over:
            return b""
        if self._is_chunked:
            data = self._chunks()
        else:
            data = self._taken(len(self.buffer) if self._left is None else min(self._left, len(self.buffer)))
            if self._left is not None:
                self._left -= len(data)
            self.is_over = self._left == 0
        if data or self.is_over:
            return data
        if self.is_ended:
            if self._left is not None:
                _refuse()
            self.is_over = True
            return b""
        return None

    def _chunks(self) -> bytes:
        """Return what is there of the chunks.

        Raises:
            TransportFailure: what follows is not a chunk, and nothing came before it.
        """
        pieces: list[bytes] = []
        size = 0
        try:
            while size < BURST and (self._left or self._begin_chunk()):
                assert self._left is not None
                data = self._taken(min(self._left, len(self.buffer)))
                if not data:
                    break
                self._left -= len(data)
                size += len(data)
                pieces.append(data)
        except TransportFailure:
            if not pieces:
                raise
        return pieces[0] if len(pieces) == 1 else b"".join(pieces)

    def _begin_chunk(self) -> bool:
        """Read the line before a chunk, or what follows the last one; False if there is no further chunk yet."""
        data = self.buffer
        line = (_CHUNK if self._is_first else _NEXT_CHUNK).match(data)
        if line is None:
            if data.find(b"\n", 0 if self._is_first else 2) >= 0 or len(data) > MOST_LINE:
                _refuse()
            return False
        if line.end() > MOST_LINE:
            _refuse()
        size = int(line[1], 16)
        if not size:
            return self._end_chunks(line.end())
        self._taken(line.end())
        self._is_first, self._left = False, size
        return True

    def _end_chunks(self, start: int) -> bool:
        """Read the fields after the last chunk, which nobody needs. Always False."""
        data = self.buffer
        found = _BLANK_LINE.search(data, max(start - 1, self._searched))  # the line before them ends at LF, too
        if found is not None:
            self._searched = 0
            _fields(self._taken(found.end())[start:].decode("latin-1"))
            self.is_over = True
            return False
        self._searched = max(0, len(data) - 2)
        if len(data) > MOST_HEAD:
            _refuse()
        return False

    def _taken(self, size: int) -> bytes:
        """Return the first `size` bytes of what came, which are gone then."""
        taken = bytes(memoryview(self.buffer)[:size])
        del self.buffer[:size]
        return taken

    def again(self) -> bool:
        """Make ready for another call; False if the connection cannot be used again, or something follows that
        nobody asked for.
        """
        return self.is_over and self._keeps and not (self.buffer or self.is_ended)


def _fields(text: str) -> tuple[tuple[str, str], ...]:
    """Return the names, in lowercase, and values in lines of which the last one is empty."""
    if "\n " in text or "\n\t" in text:
        text = _FOLD.sub(" ", text)
    found = []
    for line in text.split("\n")[:-2]:
        field = _FIELD.fullmatch(line)
        if field is None:
            _refuse()
        found.append((intern(field[1].lower()), field[2]))  # the same few names, on every connection
    return tuple(found)


def _refuse() -> NoReturn:
    raise TransportFailure("garbage")
