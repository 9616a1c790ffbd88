"""Exit codes, and which error ends with which."""

from __future__ import annotations

from enum import IntEnum

from turnwire.core.errors import (
    ConfigurationError,
    InvalidDataError,
    ProviderError,
    ProviderNotFoundError,
    ProviderTimeoutError,
    RequestCancelledError,
)


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


def exit_code(error: BaseException) -> Exit:
    """The exit code for an error that ended a command."""
    match error:
        case KeyboardInterrupt() | RequestCancelledError():
            return Exit.CANCELLED
        case ProviderTimeoutError():
            return Exit.TIMEOUT
        case ConfigurationError():
            return Exit.CONFIGURATION
        case ProviderNotFoundError():
            return Exit.USAGE
        case ProviderError() | InvalidDataError():
            return Exit.FAILURE
        case _:
            return Exit.FAILURE
