"""Describe models in lists for clients, with the values that several dialects share."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.provider import Capabilities, ModelInfo

_EPOCH: Final = "1970-01-01T00:00:00Z"
_CAPABILITIES: Final = ("tools", "thinking", "vision", "audio")  # Ollama's words and ours


class ListedModel(NamedTuple):
    """A model in a list: its listed name, what is known of it, its owner, and its name at the owner."""

    name: str
    info: ModelInfo
    owner: str
    model: str


def capability_words(known: Capabilities | None) -> list[str]:
    """Return what a model can do, in Ollama's words; empty if it is unknown whether the model calls tools.

    A word that is missing from such a list means no, and most clients read the list for tools alone.
    """
    if known is None or known.tools not in ("yes", "no"):
        return []
    if only_embeds(known):
        return ["embedding"]
    return ["completion", *(name for name in _CAPABILITIES if getattr(known, name) == "yes")]


def only_embeds(known: Capabilities) -> bool:
    """Return True if a model makes vectors and answers nothing, as servers report of embedding models."""
    return known.embedding == "yes" and known.streaming == "no"


def digest_of(listed: ListedModel) -> str:
    """Return the hash of the model's file if its server reports it, else one of its location and capabilities.

    Clients treat two names with one digest as one model, and cache capabilities by digest. An alias may have parameters
    of its own, so it counts as another model than its target.
    """
    told = listed.info.digest or ""
    if listed.name == listed.model and told.removeprefix("sha256:").strip("0"):
        return told
    facts = (listed.owner, listed.model, listed.name, *capability_words(listed.info.capabilities))
    return sha256("\0".join(facts).encode("utf-8", "surrogatepass")).hexdigest()


def time_of(text: str | None) -> str:
    """Return a time as text; the beginning of 1970 if it is unknown."""
    return text or _EPOCH


def seconds_of(text: str | None) -> int:
    """Return a time in seconds; 0 if it is unknown."""
    if text is None:
        return 0
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return 0
    return max(0, int((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()))


def number_in(text: str | None, default: int) -> int:
    """Return a number in a query; the default if it is not a number."""
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else default
