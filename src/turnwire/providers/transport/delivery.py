"""What the kernel knows of a request on a connection that was used before: whether the server's machine has any of it.

A server may close an idle connection while the next request is on its way. Its machine then knows no such connection
any more: it acknowledges nothing of the request and answers with a reset. That is the "means to detect that the
original request was never applied" with which any request may be sent again (RFC 9110, section 9.2.2; RFC 9112, section
9.3.1). A server that had the request before it closed acknowledges it with its FIN at the latest.

Linux tells it (`struct tcp_info` of linux/tcp.h, bytes sent since 4.19); elsewhere nothing is known.
"""

from __future__ import annotations

import errno
import socket
import struct
import sys
from typing import Final

_INFO: Final = struct.Struct("=B119xQ72xQ")
"""State, bytes acknowledged, bytes sent."""
_CLOSED: Final = 7
_ENDED_BY_PEER: Final = (8, 9)
LOOKS_S: Final = (0.001, 0.005, 0.02)
"""Pauses between looks: the end of the connection comes half a round trip behind the request, the reset a whole one."""


class Delivery:
    """One request; made before any of it is sent."""

    __slots__ = ("_acknowledged", "_sent", "_socket")

    def __init__(self, connected: socket.socket) -> None:
        self._socket = connected
        _, self._acknowledged, self._sent = self._counts()

    def _counts(self) -> tuple[int, int, int]:
        if not hasattr(socket, "TCP_INFO") or sys.platform != "linux":  # elsewhere it has another form
            return 0, 0, 0
        try:
            data = self._socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO.size)
        except OSError:  # it is closed, or no socket of TCP
            return 0, 0, 0
        return _INFO.unpack(data) if len(data) == _INFO.size else (0, 0, 0)

    def never_arrived(self) -> bool | None:
        """Return whether it is certain that the server has nothing of the request; None if that may be known soon.

        To be asked after the connection broke, and before its socket is closed.
        """
        state, acknowledged, sent = self._counts()
        if state == _CLOSED:
            # A reset behind the server's FIN is EPIPE, one without it ECONNRESET (tcp_reset in linux/net/ipv4). Without
            # a FIN it may be that of a server which read the request and had not acknowledged it yet.
            has_fin = self._socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) == errno.EPIPE
            return sent == self._sent or (has_fin and acknowledged == self._acknowledged)
        return None if state in _ENDED_BY_PEER and acknowledged == self._acknowledged else False
