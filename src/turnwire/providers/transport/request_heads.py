"""Calls as h11's requests, each kind judged once: nearly all calls of a provider differ in nothing but the body."""

from __future__ import annotations

from typing import Final

import h11

from turnwire.providers.calls.io_actions import HttpCall, TransportFailure
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.local_only import Endpoint

KINDS: Final = 64
"""How many kinds of calls are kept; a path may name a model."""


class Requests:
    """The requests to one server. Used from any thread."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._kept: tuple[Endpoint, dict[tuple[str, str, str, bool], h11.Request]] = (address.endpoint, {})

    def of(self, call: HttpCall) -> h11.Request:
        """`call` without its body, and without the length of it.

        Raises:
            TransportFailure: it cannot be said in HTTP.
        """
        endpoint, found = self._kept
        if endpoint is not self._address.endpoint or len(found) > KINDS:  # a server may have one when it has started
            found = {}
            self._kept = self._address.endpoint, found
        kind = (call.method, call.path, call.accept, call.body is None)
        request = found.get(kind)
        if request is None:
            headers = self._address.fixed_headers(call)
            try:
                request = h11.Request(method=call.method, target=self._address.target(call), headers=headers)
            except h11.LocalProtocolError as error:
                raise TransportFailure("broken") from error
            found[kind] = request
        return request


def may_ask_again(call: HttpCall, failure: TransportFailure, heard: bool) -> bool:
    """Whether a call that failed on a connection used before may go out once more on a new one.

    The server closed the connection while the call was under way; one that changes nothing is safe to repeat (RFC 9110,
    section 9.2.2). A model may be answering a chat already: whether that is asked again is the caller's to say.
    """
    return call.method == "GET" and failure.kind == "broken" and not heard
