"""Opaque fields of other servers' answers that clients send back with the history."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Opaque fields of answers that their servers want back in the history, by level; the request writer takes them from the
# extras. reasoning_details: OpenRouter and MiniMax. extra_content: Gemini's compatible endpoint, which answers 400 to a
# call without its signature. thinking_blocks, provider_specific_fields: LiteLLM. reasoning_opaque: GitHub Copilot.
# provider_specific_fields of a message are not among them: LiteLLM fills them with what it read of any server.
RETURNED_IN_MESSAGE: Final = ("reasoning_details", "thinking_blocks", "reasoning_opaque", "extra_content")
RETURNED_IN_CALL: Final = ("extra_content", "provider_specific_fields", "thought_signature")
RETURNED_IN_FUNCTION: Final = ("provider_specific_fields", "thought_signature")
RETURNED_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    # litellm sends the whole message back, what it read of any server included.
    "AssistantMessage": (*RETURNED_IN_MESSAGE, "provider_specific_fields"),
    "ToolCall": RETURNED_IN_CALL,
    "FunctionCall": RETURNED_IN_FUNCTION,
}
"""The same by the definition of the wire document that describes the object."""
