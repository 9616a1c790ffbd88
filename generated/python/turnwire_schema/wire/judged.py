# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""Properties whose values the reader judges itself, whatever their type, by the module of their dialect."""

from collections.abc import Mapping
from typing import Final

JUDGED: Final[Mapping[str, Mapping[tuple[str, str], str]]] = {
    "anthropic": {
        ("CitationsDelta", "citation"): "everywhere",
        ("StartToolUseBlock", "input"): "everywhere",
        ("ToolUseBlock", "input"): "everywhere",
    },
    "gemini": {
        ("Content", "parts"): "everywhere",
        ("FunctionCall", "args"): "everywhere",
        ("GenerateContentRequest", "contents"): "everywhere",
        ("GenerateContentRequest", "systemInstruction"): "everywhere",
        ("GenerationConfig", "stopSequences"): "everywhere",
        ("PartialArgument", "numberValue"): "everywhere",
        ("PartialArgument", "stringValue"): "everywhere",
        ("SystemInstruction", "parts"): "everywhere",
    },
    "gemini_interactions": {("FunctionCallStep", "arguments"): "whole"},
    "ollama": {
        ("Options", "stop"): "everywhere",
        ("ResponseMessage", "tool_calls"): "everywhere",
        ("ToolCallFunction", "arguments"): "everywhere",
    },
    "openai_chat": {
        ("CompletionRequest", "prompt"): "everywhere",
        ("Delta", "content"): "everywhere",
        ("FunctionCall", "arguments"): "everywhere",
        ("FunctionDelta", "arguments"): "everywhere",
        ("ImageContent", "image_url"): "everywhere",
        ("ResponseMessage", "content"): "everywhere",
    },
    "openai_responses": {("FunctionCall", "arguments"): "whole"},
}
"""(definition, property): `everywhere`, or `whole`: in whole bodies, not in events of streams."""
