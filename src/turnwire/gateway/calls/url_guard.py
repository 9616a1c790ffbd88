"""Addresses of this machine in requests that come from other machines.

A model server fetches what an address in a request names. For a client on this machine that is its own doing; a client
elsewhere would read through it what only this machine can reach. Hosts that are not this machine are the provider's to
judge, by `allow_hosts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire.codecs.requests.addresses import fetched_addresses
from turnwire.core.errors import ConfigurationError, Problem
from turnwire.gateway.errors import refused
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.transport.local_only import is_loopback, lists_host, parse_endpoint


def refuse_own_addresses(dialect: str, body: Mapping[str, Any], settings: GatewaySettings) -> None:
    """Refuse addresses of this machine where other machines may ask.

    Raises:
        Refusal: there is one; its path is named, the address is not shown.
    """
    if settings.is_loopback:
        return
    text = "an address of the gateway's own machine is not fetched for others; send the content itself"
    problems = [
        Problem(at, "not_local", text)
        for at, url in fetched_addresses(body, dialect)
        if not _is_fine(url, settings.url_hosts)
    ]
    if problems:
        raise refused(400, problems)


def _is_fine(url: str, url_hosts: tuple[str, ...]) -> bool:
    try:
        target = parse_endpoint(url.strip().partition("#")[0].partition("?")[0])
    except ConfigurationError:
        return False  # not one of the notations that every reader reads alike
    return not is_loopback(target.host) or lists_host(url_hosts, target.host, target.port)
