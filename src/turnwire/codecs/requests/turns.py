"""Find turns that another wire cannot express, because only their own dialect knows the content.

They are left out: an empty turn in their place would be one that never happened.
"""

from __future__ import annotations

from collections.abc import Sequence

from turnwire_schema.v1.content import ForeignPart, TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage, ChatMessage

from turnwire.codecs.losses import DialectLosses


def is_foreign_turn(message: ChatMessage, at: str, losses: DialectLosses, *, has_sealed_thoughts: bool = True) -> bool:
    """Return True if only another dialect knows the whole content of the message at `at`, which is then reported.

    `has_sealed_thoughts`: the wire has a place for thoughts without a text.
    """
    content = message.content
    if message.role == "tool" or content is None or type(content) is str or not content:
        return False
    if message.role == "assistant" and (message.tool_calls or message.invalid_tool_calls or message.extras):
        return False
    for part in content:
        if isinstance(part, ThinkingPart):
            if has_sealed_thoughts or not _is_sealed(part, losses.dialect):
                return False
        elif not isinstance(part, ForeignPart) or part.dialect == losses.dialect:
            return False
    for index, part in enumerate(content):
        if isinstance(part, ForeignPart):
            losses.lose("foreign_part", f"{at}/content/{index}", detail=part.dialect)
        elif isinstance(part, ThinkingPart) and (part.signature is not None or part.redacted_data is not None):
            losses.lose("thinking_foreign", f"{at}/content/{index}")
    return True


def _is_sealed(part: ThinkingPart, dialect: str) -> bool:
    """Return True if thoughts of another dialect have no text: a signature, or data that only its server can read."""
    return not part.text and (part.origin is None or part.origin.dialect != dialect)


def begun_answer(messages: Sequence[ChatMessage]) -> str | None:
    """Return the JSON pointer of the content that the model shall continue; None if the caller began nothing."""
    last = messages[-1]
    if not isinstance(last, AssistantMessage) or last.tool_calls or last.invalid_tool_calls:
        return None
    end = last.content
    if end and not isinstance(end, str):
        end = end[-1].text if isinstance(end[-1], TextPart) else None
    return f"/messages/{len(messages) - 1}/content" if end else None
