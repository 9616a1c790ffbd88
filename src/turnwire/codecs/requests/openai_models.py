"""Rows with sources for OpenAI's own models: reasoning models refuse sampling parameters.

The rows apply only if the server is OpenAI's; elsewhere the same names mean nothing. A model without a row accepts the
published parameters.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.request import ModelParameters

from turnwire.codecs.losses import DialectLosses

SAMPLING: Final[Mapping[str, float]] = {"temperature": 1, "top_p": 1, "frequency_penalty": 0, "presence_penalty": 0}
"""Parameters that a reasoning model answers with 400, with the value that is equal to none."""


class OpenAIModel(NamedTuple):
    """What one model accepts."""

    reasons: Literal["never", "always", "when_asked", "unless_off"] = "never"
    """When it reasons: an effort requests it, the effort `none` switches it off."""
    stops: bool = True
    """Whether it accepts stop texts."""

    def reasons_with(self, effort: object) -> bool:
        """Return True if it reasons when a request names `effort`, or no effort (None)."""
        if self.reasons == "when_asked":
            return effort not in (None, "none")
        return self.reasons == "always" or (self.reasons == "unless_off" and effort != "none")


class ModelRow(NamedTuple):
    """Model names and what they accept; the first row whose pattern fits applies."""

    pattern: re.Pattern[str]
    model: OpenAIModel


def _row(pattern: str, **facts: Any) -> ModelRow:
    return ModelRow(late_pattern(rf"(?:.*/)?(?:{pattern})"), OpenAIModel(**facts))


_DATE: Final = r"(-\d{4}-\d{2}-\d{2})?"

# Sources: the live service ("with reasoning on, temperature, top_p, penalties are 400"; which models reason by
# default), in the wire notes of August 2026; for stop texts StopConfiguration of OpenAI OpenAPI 2.3.0.
MODEL_ROWS: Final = (
    _row(rf"(o3|o4-mini){_DATE}", reasons="always", stops=False),
    _row(r"o\d(-.*)?", reasons="always"),
    _row(r"gpt-5(\.\d+)?-chat.*"),  # nothing is known of the models behind the chat product
    _row(r"gpt-5(-.*)?", reasons="always"),
    _row(r"gpt-5\.[1-4](-.*)?", reasons="when_asked"),
    _row(r"gpt-5\.([5-9]|\d\d)(-.*)?", reasons="unless_off"),
)


@lru_cache(maxsize=256)
def openai_model(name: str) -> OpenAIModel:
    """Return what OpenAI's model of that name accepts."""
    return next((row.model for row in MODEL_ROWS if row.pattern.fullmatch(name)), OpenAIModel())


def take_out_sampling(
    out: dict[str, object], parameters: ModelParameters, effort: object, losses: DialectLosses
) -> None:
    """Remove from the wire fields `out` what the model refuses; explicit parameters are reported."""
    if not openai_model(parameters.model).reasons_with(effort):
        return
    for name, neutral in SAMPLING.items():
        value = out.pop(name, None)
        if value is not None and value != neutral and name in parameters.model_fields_set:
            losses.lose("reasoning_sampling", f"/parameters/{name}", detail=name)
