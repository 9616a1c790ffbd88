"""What this wire alone cannot say; what others cannot say either is in `turnwire.codecs.losses`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.gemini.names import DIALECT

OWN: Final[Mapping[str, str]] = {
    "seed": "a seed has 32 bits",
    "thinking_off": "the model cannot stop thinking",
    "thinking_unsupported": "the model does not think",
    "schema": "the older schema form cannot express this",
    "system_parts": "the system instruction is one list of texts, whatever message they stood in",
    "empty_message": "a turn cannot be empty",
    "tool_name": "a function name must begin with a letter or an underscore",
    "orphan_result": "a function response must name its function",
    "result_parts": "a function response holds only one text",
    "file_type": "a file has no kind besides its media type",
    "part_pieces": "a streamed part with fields of its own must come in one piece",
}


class GeminiLosses(DialectLosses):
    """Losses of one conversion into this dialect."""

    dialect = DIALECT
    own = OWN
