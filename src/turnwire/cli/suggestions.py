"""What was probably meant by a word that is not known."""

from __future__ import annotations

from collections.abc import Iterable

_OTHER_WORDS = {
    "claude": "anthropic",
    "openai": "openai-chat",
    "chat-completions": "openai-chat",
    "responses": "openai-responses",
    "google": "gemini",
    "llama.cpp": "llamacpp",
    "llama-cpp": "llamacpp",
    "interactions": "gemini-interactions",
}
"""Names of vendors and servers that people write for a dialect."""


def suggestion(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant; None if none is like it."""
    from difflib import get_close_matches  # only who makes a mistake pays for it

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
