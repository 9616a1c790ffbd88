"""Differences between servers of the Responses dialect, as rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from turnwire.codecs.variants import Variant

_EFFORTS: Final = frozenset({"none", "minimal", "low", "medium", "high", "xhigh", "max"})


@dataclass(frozen=True, slots=True, kw_only=True)
class ResponsesVariant(Variant):
    """Differences between one server and OpenAI Responses; the defaults follow the published specification."""

    dialect: str = "openai-responses"

    min_output_tokens: int = 16
    """Smallest `max_output_tokens`; OpenAI answers 400 to a smaller value."""
    call_id_limit: int = 64
    """Maximum length of a `call_id` in characters."""
    efforts: frozenset[str] = _EFFORTS
    """Values of `reasoning.effort` that are canonical thinking levels."""
    thinking_off: str | None = "none"
    """Value of `reasoning.effort` that turns thinking off; None if no such value exists."""
    openai_models: bool = False
    """Whether models with OpenAI's names are OpenAI's, with the facts in `openai_models.py`."""
    strict_subset: bool = True
    """Whether `strict` is rejected for a schema outside the subset of JSON Schema that OpenAI compiles."""
    keeps_lone_reasoning: bool = False
    """Whether a reasoning item may come without an item after it.

    OpenAI answers 400: `was provided without its required following item`
    (openai-sdk/responses-error-400-reasoning-without-item.json).
    """


OPENAI_RESPONSES = ResponsesVariant(name="openai-responses", openai_models=True)
