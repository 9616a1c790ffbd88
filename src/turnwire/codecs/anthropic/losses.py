"""What this wire alone cannot say; what others cannot say either is in `turnwire.codecs.losses`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.anthropic.names import DIALECT
from turnwire.codecs.anthropic.variants import OTHER_MODELS, AnthropicVariant, ModelFacts
from turnwire.codecs.dialect_losses import DialectLosses

OWN: Final[Mapping[str, str]] = {
    "temperature_range": "temperature must be between 0 and 1",
    "blank_stop": "a stop sequence cannot be blank",
    "strict": "a strict schema cannot refer to itself",
    "schema_keyword": "a strict schema cannot hold this keyword",
    "json_object": "there is no format for just any JSON object",
    "no_message": "a request needs a message besides the system text",
    "users_joined": "next to tool results, only one message can stand between two answers",
    "empty_text": "a text cannot be blank",
    "trailing_space": "an answer to be continued cannot end in white space",
    "user_citations": "a user's text cannot carry citations",
    "assistant_media": "this message cannot hold images or documents",
    "document_type": "a document given as text is always plain text",
    "stop_sequence": "another server does not say whether a stop sequence ended the answer, and which",
}


class AnthropicLosses(DialectLosses):
    """Losses of one conversion into this dialect, for one API version and model."""

    dialect = DIALECT
    own = OWN

    def __init__(self, variant: AnthropicVariant, facts: ModelFacts = OTHER_MODELS) -> None:
        super().__init__()
        self.variant = variant
        self.facts = facts
