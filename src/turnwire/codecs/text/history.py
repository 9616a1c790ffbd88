"""Write the thoughts of a history into the text, if the model's template has them there.

Most templates take thoughts from a field of the message, or drop those of earlier turns: the codec's own way works for
both. A template that expects them with their marks in the content gets them there, in every turn, so that a prompt
begins like the one before.
"""

from __future__ import annotations

from turnwire_schema.v1.content import TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage, ChatMessage
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.text.choosing import format_of_request
from turnwire.codecs.text.formats import CompiledFormat
from turnwire.core.trusted_copy import changed


def with_thoughts_in_text(request: ChatRequest) -> ChatRequest:
    """Return `request` with the thoughts of its assistant messages in their text, if its text format has them there."""
    format = format_of_request(request)
    if format is None or format.history != "in_tags":
        return request
    messages = tuple(_with_marks(message, format) for message in request.messages)
    return changed(request, messages=messages)


def _with_marks(message: ChatMessage, format: CompiledFormat) -> ChatMessage:
    if not isinstance(message, AssistantMessage) or not any(_plain_thoughts(part) for part in message.parts):
        return message
    parts = tuple(
        TextPart(text=format.marked(text)) if (text := _plain_thoughts(part)) else part for part in message.parts
    )
    texts = [part.text for part in parts if isinstance(part, TextPart)]
    return message.replace(content="".join(texts) if len(texts) == len(parts) else parts)


def _plain_thoughts(part: object) -> str | None:
    """Return the text of thoughts; None if a part has no text, or has data that only its own server reads."""
    if isinstance(part, ThinkingPart) and not part.signature and part.redacted_data is None:
        return part.text or None
    return None
