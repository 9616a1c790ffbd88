"""How long an idle connection is used again: less than the server keeps it, as far as that was seen.

A server that closes an idle connection may do so while a request is on its way, and a chat that it may have read is not
sent twice. So where it is seen to close earlier than expected, connections are used again for half of that time only.
"""

from __future__ import annotations

import time
from typing import Final

from turnwire.providers.transport.address import KEEPALIVE_S

REMEMBERED_S: Final = 60.0
"""How long that holds: a server that was only started again shall not cost new connections for ever."""


class IdleLimit:
    """The limit for the connections to one server."""

    __slots__ = ("_most_s", "_seconds", "_until")

    def __init__(self, most_s: float = KEEPALIVE_S) -> None:
        self._most_s = self._seconds = most_s
        self._until = 0.0

    @property
    def seconds(self) -> float:
        """The longest time for which a connection may have been idle."""
        if self._seconds != self._most_s and time.monotonic() > self._until:
            self._seconds = self._most_s
        return self._seconds

    def closed_after(self, idle_s: float) -> None:
        """The server closed a connection that had been idle for this time at most."""
        if idle_s < self._most_s:
            self._seconds = min(self.seconds, idle_s / 2)
            self._until = time.monotonic() + REMEMBERED_S
