"""The error of an MCP server, which names the server and shows no secret."""

from __future__ import annotations

from typing import Any, Final, Literal

from turnwire.core.errors import ConfigurationError, TurnwireError
from turnwire.install import install_hint

McpReason = Literal[
    "unknown_server",
    "start_failed",
    "down",
    "died",
    "timeout",
    "refused",
    "invalid_answer",
    "closed",
]

WORDS_OF_A_SERVER: Final = 1000
"""Most characters of a server's own error message that are shown."""


class McpServerError(TurnwireError):
    """An MCP server could not be asked, or refused; `reason` is a stable word, `recoverable` whether to try again."""

    def __init__(self, server: str, reason: McpReason, message: str, *, recoverable: bool = False) -> None:
        self.server = server
        self.reason: McpReason = reason
        self.text = message
        self.recoverable = recoverable
        super().__init__(f"MCP server {server}: {message}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.server, self.reason, self.text, self.recoverable)


def _rebuild(server: str, reason: McpReason, message: str, recoverable: bool) -> McpServerError:
    return McpServerError(server, reason, message, recoverable=recoverable)


def need_sdk() -> None:
    """Check that the SDK is installed.

    Raises:
        ConfigurationError: it is not, and how to install it.
    """
    try:
        import mcp  # noqa: F401  # only whether it is there
    except ImportError as error:
        text = f"the MCP SDK is not installed; install the extra: {install_hint('mcp')}"
        raise ConfigurationError(text, retryable=False) from error
