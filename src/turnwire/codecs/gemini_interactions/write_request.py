"""Requests, canonical → wire.

In: a canonical request. Out: the body, with every loss. Options of this dialect are merged into it last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire_schema.v1.content import TextPart
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat
from turnwire_schema.v1.tool import NamedToolChoice

from turnwire.codecs.gemini_interactions.fields import PARAMETERS
from turnwire.codecs.gemini_interactions.losses import InteractionsLosses
from turnwire.codecs.gemini_interactions.steps import StepWriter
from turnwire.codecs.gemini_interactions.tables import DIALECT, JSON, PLAIN, THINKING, TOOL_CHOICES
from turnwire.codecs.own_options import has_own, merge_own, own_of
from turnwire.codecs.prefill import begun_answer
from turnwire.codecs.wire_values import listed_of
from turnwire.core.losses import Converted


def write_request(request: ChatRequest, *, stream: bool | None = None) -> Converted[dict[str, Any]]:
    """The body to send, and what this dialect cannot say of the request."""
    losses = InteractionsLosses()
    wire: dict[str, Any] = {"model": request.parameters.model}
    _write_messages(request, wire, losses)
    if (begun := begun_answer(request.messages)) is not None:
        losses.lose("prefill", begun, "sent all the same")
    if request.tools:
        wire["tools"] = [_write_tool(tool) for tool in request.tools]
    config = _write_config(request, losses)
    if config:
        wire["generation_config"] = config
    _write_format(request.response_format, wire, losses)
    if request.parallel_tool_calls is False:
        losses.lose("parallel_tool_calls", "/parallel_tool_calls")
    if bool(request.stream) if stream is None else stream:
        wire["stream"] = True
        if request.stream_options is not None and request.stream_options.include_usage is False:
            losses.lose("include_usage", "/stream_options/include_usage")
    merge_own(wire, request.parameters.provider_options, DIALECT)
    return Converted(wire, tuple(losses.losses))


def function_object(tool: Mapping[str, Any]) -> dict[str, Any]:
    """A function among the tools, without options."""
    return {
        "type": "function",
        "name": tool["name"],
        "description": tool["description"],
        "parameters": dict(tool["parameters"]),
    }


def _write_tool(tool: Any) -> dict[str, Any]:
    wire = function_object({"name": tool.name, "description": tool.description, "parameters": tool.parameters})
    merge_own(wire, tool.provider_options, DIALECT)
    return wire


def _write_messages(request: ChatRequest, wire: dict[str, Any], losses: InteractionsLosses) -> None:
    writer = StepWriter(losses, {})
    system: list[str] = []
    pending: list[str] = []
    has_begun = False
    for position, message in enumerate(request.messages):
        at = f"/messages/{position}"
        if message.name is not None and not isinstance(message, ToolMessage):
            losses.lose("message_name", f"{at}/name")
        match message:
            case SystemMessage():
                _check_options(message, at, losses)
                text = _system_text(message, at, losses)
                if has_begun:
                    losses.lose("system_in_the_middle", at, "moved into the next user turn")
                    pending.append(f"<system>{text}</system>")
                else:
                    if system:
                        losses.lose("system_joined", at, "joined with the text before it")
                    system.append(text)
                continue
            case UserMessage():
                content = message.content
                writer.user(content, at, own_of(message.provider_options, DIALECT))
                if pending:
                    turn = writer.steps[-1]
                    moved = [{"type": "text", "text": text} for text in pending]
                    turn["content"] = [*moved, *listed_of(turn.get("content"))]
                    pending = []
            case AssistantMessage():
                _check_options(message, at, losses)
                writer.assistant(message, at)
            case ToolMessage():
                writer.tool(message, at)
        has_begun = True
    if pending:
        writer.user("\n\n".join(pending), "", {})
    if system:
        wire["system_instruction"] = "\n\n".join(system)
    steps = writer.steps
    if len(steps) == 1 and is_plain_input(steps[0]):
        wire["input"] = steps[0]["content"][0]["text"]
    else:
        wire["input"] = steps


def _check_options(message: SystemMessage | AssistantMessage, at: str, losses: InteractionsLosses) -> None:
    if own_of(message.provider_options, DIALECT):
        losses.lose("message_options", f"{at}/provider_options")


def is_plain_input(step: Mapping[str, object]) -> bool:
    """Whether a step says no more than one text."""
    content = step.get("content")
    return (
        step.keys() == {"type", "content"}
        and step["type"] == "user_input"
        and isinstance(content, list)
        and len(content) == 1
        and content[0].keys() == {"type", "text"}
    )


def _system_text(message: SystemMessage, at: str, losses: InteractionsLosses) -> str:
    if message.variant is not None:
        losses.lose("developer_role", f"{at}/variant", "sent as system")
    if isinstance(message.content, str):
        return message.content
    texts = [part for part in message.content if isinstance(part, TextPart)]
    is_alone = len(message.content) == len(texts) == 1
    if not is_alone or has_own(texts[0].provider_options, DIALECT):
        losses.lose("system_joined", f"{at}/content", "texts are joined, other parts and options left out")
    return "\n\n".join(part.text for part in texts)


def _write_config(request: ChatRequest, losses: InteractionsLosses) -> dict[str, Any]:
    parameters = request.parameters
    config = PARAMETERS.write(parameters, losses)
    thinking = parameters.thinking
    if isinstance(thinking, bool):
        if not thinking:
            config["thinking_level"] = "minimal"
        losses.lose("thinking_level", "/parameters/thinking", "left to the model" if thinking else "sent as minimal")
    elif thinking is not None:
        config["thinking_level"], is_exact = THINKING[thinking]
        if not is_exact:
            losses.lose("thinking_level", "/parameters/thinking", f"sent as {config['thinking_level']}")
    choice = request.tool_choice
    if choice is not None:
        if not request.tools and choice != "none":
            losses.lose("tool_choice_without_tools", "/tool_choice")
        elif isinstance(choice, NamedToolChoice):
            config["tool_choice"] = {"allowed_tools": {"mode": "any", "tools": [choice.name]}}
        else:
            config["tool_choice"] = TOOL_CHOICES[choice]
    return config


def _write_format(wanted: object, wire: dict[str, Any], losses: InteractionsLosses) -> None:
    match wanted:
        case None:
            return
        case JsonSchemaFormat():
            wire["response_format"] = {"type": "text", "mime_type": JSON, "schema": dict(wanted.json_schema)}
            for name in ("name", "description", "strict"):
                if getattr(wanted, name) is not None:
                    losses.lose("format_words", f"/response_format/{name}", detail=name)
        case JsonObjectFormat():
            wire["response_format"] = {"type": "text", "mime_type": JSON}
        case _:
            wire["response_format"] = {"type": "text", "mime_type": PLAIN}
