"""What this wire alone cannot say; what others cannot say either is in `turnwire.codecs.losses`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.openai_responses.names import DIALECT

OWN: Final[Mapping[str, str]] = {
    "stop_sequences": "there are no stop sequences",
    "tool_call_name": "a tool name has 1 to 128 of A–Z, a–z, 0–9, _ and -",
    "lone_reasoning": "a reasoning item must be followed by the item that it led to",
    "answer_media": "an assistant's message holds only texts and refusals",
    "part_place": "this part cannot stand in this message",
    "late_thinking": "thoughts or a signature came after their item was closed",
    "usage_zero": "unknown counts in the details of a usage cannot be written",
}


class ResponsesLosses(DialectLosses):
    """Losses of one conversion into this dialect."""

    dialect = DIALECT
    own = OWN
