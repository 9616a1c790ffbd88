"""Turns of which another wire can say nothing: only the dialect that they came from knows their content.

They are left out, since an empty turn in their place would be one that nobody took.
"""

from __future__ import annotations

from turnwire_schema.v1.content import ForeignPart
from turnwire_schema.v1.message import ChatMessage

from turnwire.codecs.dialect_losses import DialectLosses


def is_foreign_turn(message: ChatMessage, at: str, losses: DialectLosses) -> bool:
    """Whether all that a message at `at` holds is known to another dialect alone, which is reported then."""
    content = message.content
    if message.role == "tool" or content is None or type(content) is str or not content:
        return False
    if message.role == "assistant" and (message.tool_calls or message.invalid_tool_calls):
        return False
    found = [part.dialect for part in content if isinstance(part, ForeignPart) and part.dialect != losses.dialect]
    if len(found) < len(content):
        return False
    for index, dialect in enumerate(found):
        losses.lose("foreign_part", f"{at}/content/{index}", detail=dialect)
    return True
