"""Connections of our own to one server: for plain HTTP without a layer between, for HTTPS on httpcore."""

from __future__ import annotations

from turnwire.providers.address import Address
from turnwire.providers.callers import Caller, SyncCaller
from turnwire.providers.local_only import LocalOnly
from turnwire.providers.plain_caller import PlainCaller
from turnwire.providers.plain_sync_caller import SyncPlainCaller
from turnwire.providers.transport import AsyncTransport, SyncTransport


def own_caller(address: Address, local_only: LocalOnly) -> Caller:
    """Calls to `address` with await."""
    return PlainCaller(address, local_only) if address.is_plain else AsyncTransport(address, local_only)


def own_sync_caller(address: Address, local_only: LocalOnly) -> SyncCaller:
    """Calls to `address` without await."""
    return SyncPlainCaller(address, local_only) if address.is_plain else SyncTransport(address, local_only)
