"""Exit codes, and which error ends with which."""

from __future__ import annotations

from enum import IntEnum

from turnwire.core.errors import (
    ConfigurationError,
    ProviderNotFoundError,
    ProviderTimeoutError,
    RequestCancelledError,
    TurnwireError,
)
from turnwire.store.errors import StoreAddressError


class Exit(IntEnum):
    """How a command ended."""

    SUCCESS = 0
    FAILURE = 1
    """A provider failed, or what was checked does not hold."""
    USAGE = 2
    """The arguments make no sense."""
    CONFIGURATION = 3
    TIMEOUT = 4
    CANCELLED = 5
    DENIED = 6
    """A call needed an approval, and nobody was there to give it."""


class UsageError(TurnwireError):
    """The arguments make no sense; the message says what would be right."""


def exit_code(error: TurnwireError) -> Exit:
    """The exit code for an error that ended a command."""
    match error:
        case UsageError() | ProviderNotFoundError() | StoreAddressError():
            return Exit.USAGE
        case ConfigurationError():
            return Exit.CONFIGURATION
        case ProviderTimeoutError():
            return Exit.TIMEOUT
        case RequestCancelledError():
            return Exit.CANCELLED
        case _:
            return Exit.FAILURE
