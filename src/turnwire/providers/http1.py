"""HTTP/1.1 as a client speaks it on one connection, without I/O: calls become bytes, bytes cut anywhere become answers.

In: a call, then what the server sent. Out: the bytes to send, the head of the answer, its body. "Not yet" is None. h11
reads and judges (framing, lengths, headers, the states of both sides); here is only what a call makes of its events,
the same for connections that wait with await and without. A head or a line of a chunk larger than `MOST_HEAD`, and
whatever h11 cannot read, is no HTTP.
"""

from __future__ import annotations

from typing import Final

import h11

from turnwire.providers.steps import Head, TransportFailure

MOST_HEAD: Final = 100 * 1024
"""Most bytes of an answer's head, of the line before a chunk, and of what stands after the last one."""

_END: Final = h11.EndOfMessage()

BURST: Final = 16 * 1024
"""From how many bytes on nothing more is added: the first piece of a burst goes out after all of it is worked on."""


class Http1:
    """One connection's side of the protocol. One call at a time: `request`, `receive` and `head`, `body`, `again`."""

    __slots__ = ("_h11", "_has_head", "_is_over", "heard")

    def __init__(self) -> None:
        self._h11 = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD)
        self._has_head = False
        self._is_over = False
        self.heard = False
        """Whether a byte came since the call began."""

    def request(self, request: h11.Request, size: int | None) -> bytes:
        """The head of a call, behind which a body of `size` bytes is sent as it is.

        `request` says nothing of the body, so that one that h11 has judged goes out again and again; the length is
        added here, and h11 need not see the body.
        """
        self.heard = self._has_head = self._is_over = False
        head = self._h11.send(request)
        self._h11.send(_END)
        return head if size is None else b"%bContent-Length: %d\r\n\r\n" % (head[:-2], size)

    def receive(self, data: bytes) -> None:
        """Take what came; nothing: the server has ended its side.

        Raises:
            TransportFailure: it ended before the head of an answer.
        """
        if data:
            self.heard = True
        elif not self._has_head:
            raise TransportFailure("broken")
        self._h11.receive_data(data)

    def head(self) -> Head | None:
        """Status and headers of the answer; what a server says before (1xx) is passed over.

        Raises:
            TransportFailure: it is no HTTP.
        """
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

    def body(self) -> bytes | None:
        """What is there of the body, its pieces together; none (`b""`) at its end.

        Raises:
            TransportFailure: it is no HTTP, or ended too early. What came before is handed out first.
        """
        if self._is_over:
            return b""
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

    @property
    def is_over(self) -> bool:
        """Whether the answer came to its end."""
        return self._is_over

    def again(self) -> bool:
        """Make ready for another call; False where the connection cannot be used again, or something follows that
        nobody asked for.
        """
        http = self._h11
        if not (http.our_state is http.their_state is h11.DONE) or http.trailing_data != (b"", False):
            return False
        http.start_next_cycle()
        return True
