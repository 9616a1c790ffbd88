"""The words of the wire as tables: finish words, sampling options, thinking levels, and how own options are merged.

Nothing here decides; request, response and stream look things up. Sources are the wire documents of the dialect
(schemas/wire/ollama/v1/chat.schema.json), which say which server version sends what.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire.ollama import Options

DIALECT: Final = "ollama"

FINISH_WORDS: Final[Mapping[str, FinishReason]] = {
    "stop": "stop",  # also after a tool call: the native API never says tool_calls (ollama/ollama#5995)
    "length": "length",
    "load": "other",  # answer to a request without messages: the model was loaded, nobody spoke
    "unload": "other",
}
NO_TURN_WORDS: Final = frozenset({"load", "unload"})

DONE_REASONS: Final[Mapping[str, str | None]] = {
    "stop": "stop",
    "tool_calls": "stop",
    "length": "length",
    "content_filter": "content_filter",  # no word of the server's own; clients take an unknown word as "other"
    "other": None,
    "error": None,
    "cancelled": None,
}
CUT_REASONS: Final = frozenset({"error", "cancelled"})
"""Endings that the wire shows by never saying done."""


OPTION_NAMES: Final = frozenset(Options.__annotations__)
"""Names that the server looks for inside `options` and nowhere else."""

THINK_LEVELS: Final = frozenset({"low", "medium", "high", "max"})
THINK_SUBSTITUTES: Final[Mapping[str, str]] = {
    # What the server itself does with these levels on its OpenAI path (openai/openai.go).
    "minimal": "low",
    "xhigh": "max",
}


def own_options(options: Mapping[str, Mapping[str, Any]] | None, names: tuple[str, ...]) -> list[Mapping[str, Any]]:
    """The provider options that are meant for this dialect: its own name first, then its variant's."""
    if not options:
        return []
    return [options[name] for name in names if options.get(name)]


def merge_own(wire: dict[str, Any], own: Mapping[str, Any], nested: str = "") -> None:
    """Put own fields into `wire`; null takes a field out, and the object under `nested` is merged field by field."""
    for key, value in own.items():
        if key == nested and isinstance(value, Mapping):
            inner = dict(wire.get(key) or {})
            merge_own(inner, value)
            if inner:
                wire[key] = inner
            else:
                wire.pop(key, None)
        elif value is None:
            wire.pop(key, None)
        else:
            wire[key] = plain(value)


def plain(value: Any) -> Any:
    """A copy of a JSON value in plain dicts and lists: the caller's own, and fast to write (subclasses are not)."""
    if isinstance(value, dict):
        return {key: plain(item) if isinstance(item, (dict, list)) else item for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) if isinstance(item, (dict, list)) else item for item in value]
    return value
