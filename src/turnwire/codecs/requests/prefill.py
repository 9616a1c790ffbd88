"""An answer that the caller began: the last message is the assistant's, and the model shall go on with it.

Some wires carry that meaning, some need an own option for it, and on others the model writes a new message. Sources:
the published specifications, and the recordings `*/chat/assistant-last-message.json`, `*/chat/assistant-prefill.json`
and `*/chat/continue-final-message.json`.
"""

from __future__ import annotations

from collections.abc import Sequence

from turnwire_schema.v1.content import TextPart
from turnwire_schema.v1.message import AssistantMessage, ChatMessage


def begun_answer(messages: Sequence[ChatMessage]) -> str | None:
    """The JSON pointer of the content that the model shall go on with; None where the caller began nothing."""
    last = messages[-1]
    if not isinstance(last, AssistantMessage) or last.tool_calls or last.invalid_tool_calls:
        return None
    end = last.content
    if end and not isinstance(end, str):
        end = end[-1].text if isinstance(end[-1], TextPart) else None
    return f"/messages/{len(messages) - 1}/content" if end else None
