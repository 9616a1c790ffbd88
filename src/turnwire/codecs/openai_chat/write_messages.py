"""Write messages of a request, canonical → wire.

In: canonical messages in order. Out: wire messages, mostly one each; media of tool results go into a user message after
the results, because a tool message holds text only. Invalid calls keep their place: arguments that are no JSON object
go as `{}` with a loss, because servers parse the arguments of earlier turns for the chat template and answer 400
(llama.cpp, Ollama, vLLM by version). The canonical form of the content (text or list) is preserved.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2s
from typing import Final, assert_never, cast

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.content import ContentPart as Part, TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall, ToolCallDelta, ToolDefinition
from turnwire_schema.wire import openai_chat as typed

from turnwire.codecs.openai_chat.names import (
    DIALECT,
    RETURNED_IN_CALL,
    RETURNED_IN_FUNCTION,
    RETURNED_IN_MESSAGE,
    ChatLosses,
    ThinkingField,
)
from turnwire.codecs.openai_chat.system_messages import one_system_message
from turnwire.codecs.openai_chat.write_parts import write_part
from turnwire.codecs.requests.text_inputs import text_in
from turnwire.codecs.requests.turns import is_foreign_turn
from turnwire.codecs.values.provider_options import add, has_own, merge, merge_own, own_of, plain
from turnwire.codecs.values.wire_values import object_of
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.call_order import early_calls, ordered_calls
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.jsontext import json_object

Message = SystemMessage | UserMessage | AssistantMessage | ToolMessage

_MEDIA: Final = ("image", "audio", "document")
_NO_NAME: Final = "unknown"
_SHORT_ID: Final = late_pattern(r"[a-zA-Z0-9]{9}")

OTHER_KIND: Final[Mapping[str, frozenset[str]]] = {
    "function": frozenset({"type", "custom"}),
    "custom": frozenset({"type", "function"}),
}
"""Own options that only one kind of call has, by the kind that is written."""


class MessageWriter:
    """Writes the messages of one request, in order. Not thread-safe."""

    __slots__ = (
        "_among_results",
        "_has_system_to_fold",
        "_losses",
        "_media",
        "_places",
        "_text_tools",
        "_tool_of",
        "_variant",
        "out",
    )

    def __init__(self, losses: ChatLosses, tools: Iterable[ToolDefinition] | None) -> None:
        self._text_tools = text_tools(tools) if losses.variant.text_tools else None
        self._variant = losses.variant
        # A system message that goes into a tool result does not part the results from each other or from their media.
        self._among_results = ("tool", "system") if losses.variant.one_system_message else ("tool",)
        self._losses = losses
        self._tool_of: dict[str, str | None] = {}
        self._media: list[typed.ContentPart] = []
        self.out: list[typed.RequestMessage] = []
        self._places: list[str] = []  # where each wire message came from
        self._has_system_to_fold = False  # a system message that the template would not accept as it is

    def write_all(self, messages: Sequence[Message]) -> list[typed.RequestMessage]:
        """Return the wire messages."""
        for position, message in enumerate(messages):
            at = f"/messages/{position}"
            if not is_foreign_turn(message, at, self._losses, has_sealed_thoughts=False):
                self._write(message, at)
        self._flush_media()
        return one_system_message(self.out, self._lose_of_system) if self._has_system_to_fold else self.out

    def _lose_of_system(self, name: str, position: int, action: str = "left out", detail: str = "") -> None:
        field = {"developer_role": "/variant", "message_name": "/name"}.get(name, "")
        self._losses.lose(name, f"{self._places[position]}{field}", action, detail=detail)

    def _write(self, message: Message, at: str) -> None:
        # By role: asking which class a model is of costs ten times as much.
        wire: typed.RequestMessage
        if self._media and message.role not in self._among_results:
            self._flush_media()
        if message.role == "tool":
            wire = self._tool(message, at)
        elif message.role == "assistant":
            wire = self._assistant(message, at)
        elif message.role == "system":
            texts = cast(
                "str | list[typed.TextContent]", self._content(message.content, at, "\n\n")
            )  # it holds no others
            is_system = self._is_system(message, at)
            wire = {"role": "system", "content": texts} if is_system else {"role": "developer", "content": texts}
            if self._variant.one_system_message and (self.out or not is_system):
                self._has_system_to_fold = True
        elif message.role == "user":
            wire = {"role": "user", "content": self._content(message.content, at, "\n\n")}
        else:
            assert_never(message)
        if message.name is not None and message.role != "tool":
            if self._variant.participant_names:
                wire["name"] = message.name
            else:
                self._losses.lose("message_name", f"{at}/name")
        if message.provider_options:
            merge_own(wire, message.provider_options, self._variant)
        self._places.append(at)
        self.out.append(wire)

    def _is_system(self, message: SystemMessage, at: str) -> bool:
        """Return True if the role is system, or developer in its place."""
        if message.variant is not None and not self._variant.developer_role:
            self._losses.lose("developer_role", f"{at}/variant", "sent as system")
        return message.variant is None or not self._variant.developer_role

    # Content

    def _content(self, content: str | Sequence[Part], at: str, joint: str) -> str | list[typed.ContentPart]:
        return content if isinstance(content, str) else self._parts(enumerate(content), at, joint)

    def _parts(self, parts: Iterable[tuple[int, Part]], at: str, joint: str) -> str | list[typed.ContentPart]:
        wire: list[typed.ContentPart] = []
        is_left_out = False
        for index, part in parts:
            path = f"{at}/content/{index}"
            written: typed.ContentPart | None
            if isinstance(part, ThinkingPart) and self._thinking_field(part) == "content":
                written = self._listed_thought(part, path)
            else:
                written = write_part(part, path, self._losses)
            if written is not None:
                wire.append(written)
            else:
                is_left_out = True
        if is_left_out and not wire:
            return ""  # everything was left out, and a list may not be empty
        if self._variant.text_lists:
            return wire
        texts = [str(part.get("text", "")) for part in wire if part.get("type") == "text"]
        if len(texts) < len(wire):
            return wire
        if len(wire) > 1 or any(part.keys() != {"type", "text"} for part in wire):
            self._losses.lose("texts_joined", f"{at}/content", "joined")
        return joint.join(texts)

    # Assistant

    def _assistant(self, message: AssistantMessage, at: str) -> typed.AssistantMessage:
        wire: typed.AssistantMessage = {"role": "assistant"}
        content = message.content
        has_calls = bool(message.tool_calls or message.invalid_tool_calls)
        if content is None:
            wire["content"] = None  # not "": what OpenAI itself answers next to calls, and accepts back
        elif isinstance(content, str):
            wire["content"] = content
        else:
            returned = object_of(message.extras) if self._variant.takes_unknown_fields else {}
            self._assistant_parts(content, at, wire, has_calls, returned)
        if has_calls:
            wire["tool_calls"] = (
                [self._any_call(call, path) for call, path in ordered_calls(message, at)]
                if message.invalid_tool_calls
                else [self._call(call) for call in message.tool_calls or ()]
            )
            for path in early_calls(message, at):
                self._losses.lose("call_order", path, "sent after the content")
            if wire.get("content") and not self._variant.text_beside_calls:
                self._losses.lose("text_beside_calls", f"{at}/content", "sent all the same")
        if message.extras:
            self._return(wire, message.extras, RETURNED_IN_MESSAGE)
        return wire

    def _return(self, wire: Mapping[str, object], extras: Mapping[str, object], names: Iterable[str]) -> None:
        """Add the opaque fields that their server wants back to `wire`, which is changed."""
        if self._variant.takes_unknown_fields:
            add(wire, {name: plain(extras[name]) for name in names if extras.get(name)})

    def _assistant_parts(
        self,
        content: Sequence[Part],
        at: str,
        wire: typed.AssistantMessage,
        has_calls: bool,
        returned: Mapping[str, object],
    ) -> None:
        rest: list[tuple[int, Part]] = []
        thoughts: list[tuple[int, ThinkingPart]] = []
        for index, part in enumerate(content):
            if isinstance(part, ThinkingPart) and (came := _field_of(part)) in RETURNED_IN_MESSAGE and came in returned:
                continue  # they go back in the field that they came in
            if isinstance(part, ThinkingPart) and self._thinking_field(part) != "content":
                thoughts.append((index, part))
            else:
                rest.append((index, part))
        if thoughts:
            self._thoughts(thoughts, at, wire)
        alone = rest[0][1] if len(rest) == 1 and len(content) > 1 else None
        if isinstance(alone, TextPart) and not alone.provider_options:
            wire["content"] = alone.text
        elif rest or not content:
            # to servers a part that no assistant says is one of a type of its own
            wire["content"] = cast("str | list[typed.AssistantContentPart]", self._parts(rest, at, ""))
        else:
            wire["content"] = None if has_calls else ""

    def _listed_thought(self, part: ThinkingPart, at: str) -> typed.ThinkingContent | None:
        """Return thoughts that are among the texts; None if they have no text."""
        if part.signature is not None or part.redacted_data is not None:
            self._losses.lose("thinking_foreign", at)
        if part.text is None:
            return None
        wire: typed.ThinkingContent = {"type": "thinking", "thinking": part.text}
        merge_own(wire, part.provider_options, self._variant)
        return wire

    def _thoughts(self, thoughts: list[tuple[int, ThinkingPart]], at: str, wire: typed.AssistantMessage) -> None:
        field = cast("ThinkingField | None", self._thinking_field(thoughts[0][1]))
        texts: list[str] = []
        for index, part in thoughts:
            path = f"{at}/content/{index}"
            if part.signature is not None or part.redacted_data is not None or field is None:
                self._losses.lose("thinking_foreign", path)
            if has_own(part.provider_options, self._variant):
                self._losses.lose("part_options", f"{path}/provider_options")
            if part.text is not None and field is not None:
                texts.append(part.text)
                if index != 0:
                    self._losses.lose("thinking_order", path, "joined with the thoughts before it")
        if texts and field is not None:
            wire[field] = "".join(texts)

    def _thinking_field(self, part: ThinkingPart) -> str | None:
        """Return the field for thoughts: the one they came in if the server reads it, else the server's own."""
        came = _field_of(part)
        return came if came in self._variant.replayed_fields else self._variant.thinking_field

    def _call(self, call: ToolCall) -> typed.MessageToolCall:
        return self._written(call, call.name, dump_wire_json(call.arguments).decode())

    def _any_call(self, call: ToolCall | InvalidToolCall, at: str) -> typed.MessageToolCall:
        return self._call(call) if isinstance(call, ToolCall) else self._written(call, *self._invalid(call, at))

    def _written(self, call: ToolCall | InvalidToolCall, name: str, arguments: str) -> typed.MessageToolCall:
        self._tool_of[call.id] = call.name
        wire: typed.MessageToolCall
        if self._text_tools is not None and (call.name in self._text_tools or is_custom_call(call)):
            custom: typed.CustomCall = {"name": name, "input": text_in(arguments)}
            wire = {"id": self._wire_id(call.id), "type": "custom", "custom": custom}
        else:
            function: typed.FunctionCall = {"name": name, "arguments": arguments}
            wire = {"id": self._wire_id(call.id), "type": "function", "function": function}
            if call.extras:
                self._return(function, object_of(call.extras.get("function")), RETURNED_IN_FUNCTION)
        if call.extras:
            self._return(wire, call.extras, RETURNED_IN_CALL)
        if call.provider_options:
            own = own_of(call.provider_options, self._variant)
            merge(wire, {key: value for key, value in own.items() if key not in OTHER_KIND[wire["type"]]})
        return wire

    def _wire_id(self, call_id: str) -> str:
        """Return the id in the form that this variant accepts; ids of calls and results change alike."""
        if not self._variant.short_call_ids or _SHORT_ID.fullmatch(call_id):
            return call_id
        return blake2s(call_id.encode(), digest_size=8).hexdigest()[:9]

    def _invalid(self, call: InvalidToolCall, at: str) -> tuple[str, str]:
        arguments, name = call.arguments_text, call.name
        if json_object(arguments) is None:
            self._losses.lose("invalid_tool_call", f"{at}/arguments_text", "sent with {} in place of the text")
            arguments = "{}"
        elif reason_of(arguments, name) != call.reason:
            self._losses.lose("invalid_call_mark", at, "sent like any other call")
        if not name:
            self._losses.lose("unnamed_tool_call", at, f"sent with the name {_NO_NAME}")
            name = _NO_NAME
        return name, arguments

    # Tool results

    def _tool(self, message: ToolMessage, at: str) -> typed.ToolMessage:
        if message.is_error:
            self._losses.lose("is_error", f"{at}/is_error")
        content = message.content
        wire: typed.ToolMessage = {
            "role": "tool",
            "tool_call_id": self._wire_id(message.tool_call_id),
            "content": content if isinstance(content, str) else self._result(message, at),
        }
        if message.name is not None:
            if self._variant.tool_message_names:
                wire["name"] = message.name
            elif self._tool_of.get(message.tool_call_id) != message.name:
                self._losses.lose("message_name", f"{at}/name")  # else the call that is answered tells the name
        return wire

    def _result(self, message: ToolMessage, at: str) -> str | list[typed.ContentPart]:
        content: list[tuple[int, Part]] = []
        count = 0
        for index, part in enumerate(message.parts):
            if part.type not in _MEDIA:
                content.append((index, part))
                continue
            path = f"{at}/content/{index}"
            written = write_part(part, path, self._losses)
            if written is None:
                continue
            if written["type"] == "text":
                content.append((index, TextPart(text=str(written.get("text", "")))))
                continue
            count += 1
            title = f"[{part.type} {count} of tool call {message.tool_call_id}]"
            self._losses.lose("tool_media", path, "sent in a user message after the results")
            content.append((index, TextPart(text=title)))
            self._media += [{"type": "text", "text": title}, written]
        return self._parts(content, at, "") if content or not message.parts else ""

    def _flush_media(self) -> None:
        if self._media:
            self._places.append("")
            self.out.append({"role": "user", "content": self._media})
            self._media = []


def _field_of(part: ThinkingPart) -> str | None:
    """Return the field of this wire that the thoughts came in; None for thoughts of other dialects."""
    return part.origin.field if part.origin is not None and part.origin.dialect == DIALECT else None


_NO_TOOLS: Final[frozenset[str]] = frozenset()


def text_tools(tools: Iterable[ToolDefinition] | None) -> frozenset[str]:
    """Return the names of the tools that take text."""
    return frozenset(tool.name for tool in tools if tool.text_input is not None) if tools else _NO_TOOLS


def is_custom_call(call: ToolCall | InvalidToolCall | ToolCallDelta) -> bool:
    """Return True if a call came as a custom tool's call."""
    return bool(call.provider_options) and own_of(call.provider_options, DIALECT).get("type") == "custom"


def reason_of(arguments: str, name: str | None) -> str | None:
    """Return why a reader will treat the call as invalid; None if it will not."""
    judged = finish_calls((RawCall(id="x", name=name, pieces=[arguments]),), was_cut=False)
    return judged.invalid[0]["reason"] if judged.invalid else None
