"""Servers that speak the Responses dialect in their own way, as rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from turnwire.codecs.variants import Variant

_EFFORTS: Final = frozenset({"none", "minimal", "low", "medium", "high", "xhigh", "max"})


@dataclass(frozen=True, slots=True, kw_only=True)
class ResponsesVariant(Variant):
    """How one server deviates from OpenAI Responses; the defaults are the words of the published specification."""

    dialect: str = "openai-responses"

    min_output_tokens: int = 16
    """Smallest `max_output_tokens`; OpenAI answers 400 to less."""
    call_id_limit: int = 64
    """Most characters of a `call_id`."""
    efforts: frozenset[str] = _EFFORTS
    """Words of `reasoning.effort` that are canonical thinking levels."""
    thinking_off: str | None = "none"
    """Word of `reasoning.effort` for thinking switched off; None: cannot be said."""
    openai_models: bool = False
    """Whether models of OpenAI's names are OpenAI's, with what `openai_models.py` knows of them."""
    strict_subset: bool = True
    """Whether `strict` is refused for a schema outside the subset of JSON Schema that OpenAI compiles."""
    keeps_lone_reasoning: bool = False
    """Whether a reasoning item may stand without an item after it. OpenAI answers 400: `was provided without its
    required following item` (openai-sdk/responses-error-400-reasoning-without-item.json).
    """


OPENAI_RESPONSES = ResponsesVariant(name="openai-responses", openai_models=True)
