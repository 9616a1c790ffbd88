"""What of a body has arrived already: taken together, so that a read which brought many pieces is worked on once.

httpcore hands a chunked body out piece by piece, and one read from the network may hold a hundred of them. They are
taken from h11 here, which never waits. httpcore has no public way to it: its iterator of a body waits for the network
where h11 has nothing more, and a twin that blocks cannot ask without waiting. So its version is pinned exactly, and
tests/providers/test_bursts.py fails where another keeps h11's connection elsewhere.
"""

from __future__ import annotations

from typing import Any, Final

import h11

BURST: Final = 16 * 1024
"""From how many bytes on nothing more is added: the first piece of a burst goes out after all of it is worked on."""


class Burst:
    """The pieces of one body that its HTTP/1.1 connection holds. With HTTP/2 there are none."""

    __slots__ = ("_state", "is_last")

    def __init__(self, connection: Any) -> None:
        # Where somebody installed another version that keeps it elsewhere, pieces come one by one.
        found = getattr(getattr(connection, "_connection", None), "_h11_state", None)
        self._state = found if isinstance(found, h11.Connection) else None
        self.is_last = False
        """Whether the end of the body was taken too. httpcore did not see it, so it may not be asked for more."""

    @property
    def sees_h11(self) -> bool:
        """Whether there is a connection to take pieces from."""
        return self._state is not None

    def after(self, piece: bytes) -> bytes:
        """`piece` with those behind it."""
        if self._state is None:
            return piece
        pieces, size = [piece], len(piece)
        while size < BURST:
            try:
                event = self._state.next_event()
            except h11.RemoteProtocolError:
                break  # h11 says it again when httpcore asks
            if not isinstance(event, h11.Data):
                self.is_last = isinstance(event, h11.EndOfMessage)
                break
            pieces.append(bytes(event.data))
            size += len(event.data)
        return b"".join(pieces)
