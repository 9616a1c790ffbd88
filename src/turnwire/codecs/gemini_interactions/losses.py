"""What this wire alone cannot say; what others cannot say either is in `turnwire.codecs.losses`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.gemini_interactions.names import DIALECT

OWN: Final[Mapping[str, str]] = {
    "system_joined": "the system instruction is one text",
    "result_media": "a result holds only texts and images",
    "answer_field": "an answer has no such field",
    "bare_call": "a call without arguments at the end of a cut answer counts as cut",
}


class InteractionsLosses(DialectLosses):
    """Losses of one conversion into this dialect."""

    dialect = DIALECT
    own = OWN
