"""Breaking off a call without await from another thread."""

from __future__ import annotations

from typing import Protocol

from turnwire.providers.calls.io_actions import TransportFailure


class Breakable(Protocol):
    """What another thread can end."""

    def close(self) -> None:
        """End it, also where a read waits."""


class Cancellation:
    """The connection that one call is using now, so that another thread can break it off."""

    def __init__(self) -> None:
        self._stream: Breakable | None = None
        self.is_closed = False

    def uses(self, stream: Breakable) -> None:
        """The call reads or writes on `stream` now.

        Raises:
            TransportFailure: the call was broken off.
        """
        self._stream = stream
        if self.is_closed:
            raise TransportFailure("closed")

    def close(self) -> None:
        """Break the call off."""
        self.is_closed = True
        stream = self._stream
        if stream is not None:
            stream.close()
