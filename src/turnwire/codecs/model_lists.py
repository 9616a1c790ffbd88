"""Lists of models for clients: what they say of a model, and the values that several dialects write alike."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.provider import Capabilities, ModelInfo

_EPOCH: Final = "1970-01-01T00:00:00Z"
_CAPABILITIES: Final = ("tools", "thinking", "vision", "audio")  # Ollama's words and ours


class ListedModel(NamedTuple):
    """A model as it is listed: its name there, what is known of it, and who has it."""

    name: str
    info: ModelInfo
    owner: str


def capability_words(known: Capabilities | None) -> list[str]:
    """What a model can do, in Ollama's words; empty where nothing is known."""
    if known is None or not known.model_fields_set:
        return []
    return ["completion", *(name for name in _CAPABILITIES if getattr(known, name) == "yes")]


def time_of(text: str | None) -> str:
    """A time as text; the beginning of 1970 where nobody gave one."""
    return text or _EPOCH


def seconds_of(text: str | None) -> int:
    """A time in seconds; 0 where nobody gave one."""
    if text is None:
        return 0
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return 0
    return max(0, int((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()))


def number_in(text: str | None, default: int) -> int:
    """A number in a query; the default where it is none."""
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else default
