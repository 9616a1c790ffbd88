"""Connections of our own to one server: for plain HTTP without a layer between, for HTTPS on httpcore."""

from __future__ import annotations

from turnwire.providers.transport.address import Address
from turnwire.providers.transport.client import HttpClient
from turnwire.providers.transport.https import AsyncTransport, SyncTransport
from turnwire.providers.transport.local_only import LocalOnly
from turnwire.providers.transport.protocol import Caller, SyncCaller
from turnwire.providers.transport.sync_client import SyncHttpClient


def own_caller(address: Address, local_only: LocalOnly) -> Caller:
    """Calls to `address` with await."""
    return HttpClient(address, local_only) if address.is_plain else AsyncTransport(address, local_only)


def own_sync_caller(address: Address, local_only: LocalOnly) -> SyncCaller:
    """Calls to `address` without await."""
    return SyncHttpClient(address, local_only) if address.is_plain else SyncTransport(address, local_only)
