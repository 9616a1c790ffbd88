"""What this wire alone cannot say; what others cannot say either is in `turnwire.codecs.losses`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.ollama.names import DIALECT

OWN: Final[Mapping[str, str]] = {
    "tool_choice_none": "tools cannot be offered and forbidden at once",
    "format_description": "the format is not shown to the model, and neither is its description",
    "format_strict": "the server always holds the answer to the schema",
    "misplaced_option": "the server reads this option only inside `options`",
    "reserved_option": "provider options cannot replace the model, the messages or the stream flag",
    "schema_keywords": "the server hides these keywords of a tool's schema from the model",
    "schema_ref": "a recursive or outside reference in a tool's schema cannot be written out",
    "schema_written_out": "the server drops references in a tool's schema",
    "parts_joined": "a message has one text and one text of thoughts",
    "media_url": "the server fetches nothing: media must be data",
    "file_id": "the server stores no files",
    "image_tag": "the server reads [img] and [img-N] in a text as the place of an image",
    "response_id": "answers have no id",
}


class OllamaLosses(DialectLosses):
    """Losses of one conversion into this dialect."""

    dialect = DIALECT
    own = OWN
