"""Lists of models for clients: what they say of a model, and the values that several dialects write alike."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.provider import Capabilities, ModelInfo

_EPOCH: Final = "1970-01-01T00:00:00Z"
_CAPABILITIES: Final = ("tools", "thinking", "vision", "audio")  # Ollama's words and ours


class ListedModel(NamedTuple):
    """A model as it is listed: its name there, what is known of it, who has it, and its name at its owner."""

    name: str
    info: ModelInfo
    owner: str
    model: str


def capability_words(known: Capabilities | None) -> list[str]:
    """What a model can do, in Ollama's words; empty while it is unknown whether the model calls tools.

    A word that is missing from such a list means no, and most clients read the list for tools alone.
    """
    if known is None or known.tools not in ("yes", "no"):
        return []
    if only_embeds(known):
        return ["embedding"]
    return ["completion", *(name for name in _CAPABILITIES if getattr(known, name) == "yes")]


def only_embeds(known: Capabilities) -> bool:
    """Whether a model makes vectors and answers nothing, as servers say it of models for vectors alone."""
    return known.embedding == "yes" and known.streaming == "no"


def digest_of(listed: ListedModel) -> str:
    """The hash of the model's file where its server reports one, else a hash of where the model is and what it can do.

    Clients take two names of one digest for one model, and keep under the digest what the model can do. An alias may
    have parameters of its own, so it counts as another model than its target.
    """
    told = listed.info.digest or ""
    if listed.name == listed.model and told.removeprefix("sha256:").strip("0"):
        return told
    facts = (listed.owner, listed.model, listed.name, *capability_words(listed.info.capabilities))
    return sha256("\0".join(facts).encode("utf-8", "surrogatepass")).hexdigest()


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
