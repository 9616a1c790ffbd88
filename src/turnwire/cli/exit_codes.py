"""Exit codes, errors in how a command is used, and what was probably meant by an unknown word."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from turnwire.core.errors import (
    ConfigurationError,
    ProviderNotFoundError,
    ProviderTimeoutError,
    RequestCancelledError,
    TurnwireError,
)
from turnwire.store.errors import StoreAddressError

_OTHER_WORDS = {
    "claude": "anthropic",
    "openai": "openai-chat",
    "chat-completions": "openai-chat",
    "responses": "openai-responses",
    "google": "gemini",
    "llama.cpp": "llamacpp",
    "llama-cpp": "llamacpp",
    "transformers": "transformers-serve",
    "mlx": "mlx-lm",
    "litellm-proxy": "litellm",
    "interactions": "gemini-interactions",
}
"""Names of vendors and servers that people write for a dialect."""


def suggestion(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant; None if none is like it."""
    from difflib import get_close_matches  # only needed after a mistake

    names = {name.lower(): name for name in known}
    asked = word.strip().lower().replace("_", "-")
    if (other := _OTHER_WORDS.get(asked)) in names:
        return other
    close = get_close_matches(asked, names, n=1)
    return names[close[0]] if close else None


def did_you_mean(word: str, known: Iterable[str]) -> str | None:
    """The sentence about it; None if no known word is like it."""
    meant = suggestion(word, known)
    return None if meant is None else f"there is no {word!r}; did you mean {meant!r}?"


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
    """A call needed an approval, and no user was there to give it."""


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
