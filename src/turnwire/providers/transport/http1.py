"""HTTP/1.1 as a client speaks it on one connection, without I/O: calls become bytes, bytes cut anywhere become answers.

In: a call, then what the server sent. Out: the bytes to send, the head of the answer, its body. "Not yet" is None. h11
reads and judges (framing, lengths, headers, the states of both sides); here is only what a call makes of its events,
the same for connections that wait with await and without. A head or a line of a chunk larger than `MOST_HEAD`, and
whatever h11 cannot read, is no HTTP.

A call that a connection has sent before is the same bytes again, and where its answer begins with a plain head
(`plain_head`), the length there says all. h11 hears of such a call only when its answer begins otherwise.
"""

from __future__ import annotations

from typing import Final

import h11

from turnwire.providers.calls.io_actions import Head, TransportFailure
from turnwire.providers.transport.plain_head import plain_head

MOST_HEAD: Final = 100 * 1024
"""Most bytes of an answer's head, of the line before a chunk, and of what stands after the last one."""

_END: Final = h11.EndOfMessage()

BURST: Final = 16 * 1024
"""From how many bytes on nothing more is added: the first piece of a burst goes out after all of it is worked on."""


class Http1:
    """One connection's side of the protocol. One call at a time: `request`, `receive` and `head`, `body`, `again`."""

    __slots__ = ("_came", "_h11", "_has_head", "_is_cut", "_is_over", "_is_plain", "_left", "_sent", "_words", "heard")

    def __init__(self) -> None:
        self._h11 = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD)
        self._has_head = False
        self._is_over = False
        self._sent: h11.Request | None = None
        """The last request, and in `_words` its bytes."""
        self._words = b""
        self._is_plain = False
        """Whether h11 has not heard of this call. Then what came and was not taken is in `_came`."""
        self._came = b""
        self._left = 0
        self._is_cut = False
        self.heard = False
        """Whether a byte came since the call began."""

    def request(self, request: h11.Request, size: int | None) -> bytes:
        """The head of a call, behind which a body of `size` bytes is sent as it is.

        `request` says nothing of the body, so that one that h11 has judged goes out again and again; the length is
        added here, and h11 need not see the body.
        """
        self.heard = self._has_head = self._is_over = self._is_cut = False
        self._is_plain = request is self._sent
        self._came = b""
        if not self._is_plain:
            self._words = self._begin(request)
            # A request that says something about the connection leaves it to h11 whether there is another.
            says_more = any(name == b"connection" for name, _ in request.headers)
            self._sent = None if says_more else request
        head = self._words
        return head if size is None else b"%bContent-Length: %d\r\n\r\n" % (head[:-2], size)

    def _begin(self, request: h11.Request) -> bytes:
        head = self._h11.send(request)
        self._h11.send(_END)
        return head

    def receive(self, data: bytes) -> None:
        """Take what came; nothing: the server has ended its side.

        Raises:
            TransportFailure: it ended before the head of an answer.
        """
        if data:
            self.heard = True
        elif not self._has_head:
            raise TransportFailure("broken")
        if not self._is_plain:
            self._h11.receive_data(data)
        elif data:
            self._came = self._came + data if self._came else data
        else:
            self._is_cut = True

    def head(self) -> Head | None:
        """Status and headers of the answer; what a server says before (1xx) is passed over.

        Raises:
            TransportFailure: it is no HTTP.
        """
        if self._is_plain:
            if not self._came:
                return None
            found = plain_head(self._came)
            if found is not None:
                self._has_head = True
                self._left = found.length
                self._came = self._came[found.size :]
                return found.head
            self._leave_to_h11()
        try:
            while type(event := self._h11.next_event()) is h11.InformationalResponse:
                pass
        except h11.RemoteProtocolError as error:
            raise TransportFailure("garbage") from error
        if event is h11.NEED_DATA:
            return None
        assert type(event) is h11.Response  # nothing else comes first
        self._has_head = True
        pairs = ((name.decode("latin-1"), value.decode("latin-1")) for name, value in event.headers)
        return Head(event.status_code, tuple(pairs))

    def _leave_to_h11(self) -> None:
        """Let h11 hear of the call, and of what came."""
        assert self._sent is not None
        self._is_plain = False
        self._begin(self._sent)
        came, self._came = self._came, b""
        self._h11.receive_data(came)

    def body(self) -> bytes | None:
        """What is there of the body, its pieces together; none (`b""`) at its end.

        Raises:
            TransportFailure: it is no HTTP, or ended too early. What came before is handed out first.
        """
        if self._is_over:
            return b""
        if self._is_plain:
            return self._plain_body()
        pieces: list[bytes] = []
        size = 0
        while size < BURST:
            try:
                event = self._h11.next_event()
            except h11.RemoteProtocolError as error:
                if pieces:
                    break  # h11 says it again
                raise TransportFailure("garbage") from error
            if type(event) is not h11.Data:
                self._is_over = type(event) is h11.EndOfMessage
                break
            pieces.append(event.data)
            size += len(event.data)
        return b"".join(pieces) if pieces or self._is_over else None

    def _plain_body(self) -> bytes | None:
        data, self._came = self._came[: self._left], self._came[self._left :]
        self._left -= len(data)
        self._is_over = not self._left
        if data or self._is_over:
            return data
        if self._is_cut:
            raise TransportFailure("garbage")
        return None

    @property
    def is_over(self) -> bool:
        """Whether the answer came to its end."""
        return self._is_over

    def again(self) -> bool:
        """Make ready for another call; False where the connection cannot be used again, or something follows that
        nobody asked for.
        """
        if self._is_plain:
            return self._is_over and not (self._came or self._is_cut)
        http = self._h11
        if not (http.our_state is http.their_state is h11.DONE) or http.trailing_data != (b"", False):
            return False
        http.start_next_cycle()
        return True
