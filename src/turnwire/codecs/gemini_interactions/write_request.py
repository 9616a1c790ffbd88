"""Requests, canonical → wire.

In: a canonical request. Out: the body, with every loss. Options of this dialect are merged into it last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from turnwire_schema.v1.content import TextPart
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat
from turnwire_schema.v1.tool import NamedToolChoice, ToolDefinition

from turnwire.codecs.gemini_interactions.fields import PARAMETERS
from turnwire.codecs.gemini_interactions.names import DIALECT, JSON, PLAIN, THINKING, TOOL_CHOICES, InteractionsLosses
from turnwire.codecs.gemini_interactions.write_messages import StepWriter
from turnwire.codecs.requests.tool_definitions import lose_forms
from turnwire.codecs.requests.turns import begun_answer, is_foreign_turn
from turnwire.codecs.values.provider_options import add, has_own, merge_own, own_of
from turnwire.codecs.values.wire_values import items_of, listed_of, object_of
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini_interactions import FunctionTool, GenerationConfig, InteractionRequest
    from turnwire_schema.wire.raw import AnyRaw


def write_request(request: ChatRequest, *, stream: bool | None = None) -> Converted[InteractionRequest]:
    """Return the body to send, with losses for what this dialect cannot express."""
    losses = InteractionsLosses()
    wire: InteractionRequest = {"model": request.parameters.model, "input": ""}
    _write_messages(request, wire, losses)
    if (begun := begun_answer(request.messages)) is not None:
        losses.lose("prefill", begun, "sent all the same")
    if request.tools:
        wire["tools"] = [_write_tool(tool, f"/tools/{place}", losses) for place, tool in enumerate(request.tools)]
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


def function_object(name: str, description: str, parameters: Mapping[str, object]) -> FunctionTool:
    """Return a function tool without provider options."""
    return {"type": "function", "name": name, "description": description, "parameters": dict(parameters)}


def _write_tool(tool: ToolDefinition, at: str, losses: InteractionsLosses) -> FunctionTool:
    lose_forms(tool, at, losses)
    wire = function_object(tool.name, tool.description, tool.parameters)
    merge_own(wire, tool.provider_options, DIALECT)
    return wire


def _write_messages(request: ChatRequest, wire: InteractionRequest, losses: InteractionsLosses) -> None:
    writer = StepWriter(losses, {})
    system: list[str] = []
    pending: list[str] = []
    has_begun = False
    for position, message in enumerate(request.messages):
        at = f"/messages/{position}"
        if is_foreign_turn(message, at, losses):
            continue
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
                    add(turn, {"content": [*moved, *listed_of(turn.get("content"))]})
                    pending = []
            case AssistantMessage():
                # Before the answer, not after it: the part that the server has already read remains unchanged.
                _say_pending(pending, writer)
                _check_options(message, at, losses)
                writer.assistant(message, at)
            case ToolMessage():
                writer.tool(message, at)
        has_begun = True
    _say_pending(pending, writer)
    if system:
        wire["system_instruction"] = "\n\n".join(system)
    steps = writer.steps
    plain = plain_input(steps[0]) if len(steps) == 1 else None
    add(wire, {"input": steps if plain is None else plain})


def _say_pending(pending: list[str], writer: StepWriter) -> None:
    """Write the remaining system texts as a user turn, and empty `pending`."""
    if pending:
        writer.user("\n\n".join(pending), "", {})
        pending.clear()


def _check_options(message: SystemMessage | AssistantMessage, at: str, losses: InteractionsLosses) -> None:
    if own_of(message.provider_options, DIALECT):
        losses.lose("message_options", f"{at}/provider_options")


def plain_input(step: AnyRaw) -> str | None:
    """Return the text of a user step that has only text; None for any other step."""
    if step.keys() != {"type", "content"} or step["type"] != "user_input":
        return None
    contents = items_of(step["content"])
    content = object_of(contents[0]) if len(contents) == 1 else {}
    text = content.get("text")
    return text if content.keys() == {"type", "text"} and isinstance(text, str) else None


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


def _write_config(request: ChatRequest, losses: InteractionsLosses) -> GenerationConfig:
    parameters = request.parameters
    config = cast("GenerationConfig", PARAMETERS.write(parameters, losses))  # all rows are fields of this type
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


def _write_format(wanted: object, wire: InteractionRequest, losses: InteractionsLosses) -> None:
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
