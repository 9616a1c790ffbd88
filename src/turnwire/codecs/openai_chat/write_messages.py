"""Messages of a request, canonical → wire.

In: canonical messages in order. Out: wire messages, mostly one each; media of tool results go into a user message
after the results, because a tool message holds text only. Invalid calls stand in their place: with their raw text
where the server tolerates it, else with `{}` and a loss. The canonical form of the content (text or list) is kept.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2s
from typing import Any, Final, assert_never

from pydantic_core import from_json

from turnwire_schema.v1.content import ForeignPart, TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.openai_chat.losses import ChatLosses
from turnwire.codecs.openai_chat.system_messages import one_system_message
from turnwire.codecs.openai_chat.tables import DIALECT
from turnwire.codecs.openai_chat.write_parts import write_part
from turnwire.codecs.own_options import has_own, merge_own
from turnwire.codecs.variants import ChatVariant
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.call_order import early_calls, ordered_calls
from turnwire.core.calls import RawCall, finish_calls

Message = SystemMessage | UserMessage | AssistantMessage | ToolMessage

_MEDIA: Final = ("image", "audio", "document")
_NO_NAME: Final = "unknown"
_SHORT_ID: Final = re.compile(r"[a-zA-Z0-9]{9}")


_PLACES: Final = tuple(f"/messages/{position}" for position in range(100))
"""The first places, which nearly every request has."""


class MessageWriter:
    """Writes the messages of one request, in order. Not thread-safe."""

    __slots__ = ("_losses", "_media", "_places", "_tool_of", "_variant", "out")

    def __init__(self, variant: ChatVariant, losses: ChatLosses) -> None:
        self._variant = variant
        self._losses = losses
        self._tool_of: dict[str, str | None] = {}
        self._media: list[dict[str, Any]] = []
        self.out: list[dict[str, Any]] = []
        self._places: list[str] = []  # where each wire message came from

    def write_all(self, messages: Sequence[Message]) -> list[dict[str, Any]]:
        """The wire messages."""
        for position, message in enumerate(messages):
            self._write(message, _PLACES[position] if position < len(_PLACES) else f"/messages/{position}")
        self._flush_media()
        if self._variant.one_system_message and any(each.role == "system" for each in messages):
            return one_system_message(self.out, self._lose_of_system)
        return self.out

    def _lose_of_system(self, name: str, position: int, action: str = "left out", detail: str = "") -> None:
        field = {"developer_role": "/variant", "message_name": "/name"}.get(name, "")
        self._losses.lose(name, f"{self._places[position]}{field}", action, detail=detail)

    def _write(self, message: Message, at: str) -> None:
        # By role: asking which class a model is of costs ten times as much.
        if self._media and message.role != "tool":
            self._flush_media()
        if message.role == "tool":
            wire = self._tool(message, at)
        elif message.role == "assistant":
            wire = self._assistant(message, at)
        elif message.role == "system":
            wire = {"role": self._system_role(message, at), "content": self._content(message.content, at, "\n\n")}
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

    def _system_role(self, message: SystemMessage, at: str) -> str:
        if message.variant is None:
            return "system"
        if not self._variant.developer_role:
            self._losses.lose("developer_role", f"{at}/variant", "sent as system")
            return "system"
        return message.variant

    # Content

    def _content(self, content: Any, at: str, joint: str) -> Any:
        if isinstance(content, str):
            return content
        return self._parts([(index, part) for index, part in enumerate(content)], at, joint)

    def _parts(self, parts: list[tuple[int, Any]], at: str, joint: str) -> Any:
        wire = []
        for index, part in parts:
            path = f"{at}/content/{index}"
            if isinstance(part, ThinkingPart) and self._is_content_part(part):
                written = self._listed_thought(part, path)
            else:
                written = write_part(part, path, self._variant, self._losses)
            if written is not None:
                wire.append(written)
        if parts and not wire:
            return ""  # everything was left out, and a list may not be empty
        if not self._variant.text_lists and all(part.get("type") == "text" for part in wire):
            return self._joined(wire, at, joint)
        return wire

    def _joined(self, wire: list[dict[str, Any]], at: str, joint: str) -> str:
        if len(wire) > 1 or any(part.keys() != {"type", "text"} for part in wire):
            self._losses.lose("texts_joined", f"{at}/content", "joined")
        return joint.join(part["text"] for part in wire)

    # Assistant

    def _assistant(self, message: AssistantMessage, at: str) -> dict[str, Any]:
        wire: dict[str, Any] = {"role": "assistant"}
        content = message.content
        custom: list[dict[str, Any]] = []
        has_calls = bool(message.tool_calls or message.invalid_tool_calls)
        if content is None:
            wire["content"] = None  # not "": what OpenAI itself answers beside calls, and takes back
        elif isinstance(content, str):
            wire["content"] = content
        else:
            self._assistant_parts(content, at, wire, custom, has_calls)
        if has_calls or custom:
            if message.invalid_tool_calls:
                calls = [self._any_call(call, path) for call, path in ordered_calls(message, at)]
            else:
                calls = [self._call(call) for call in message.tool_calls or ()]
            wire["tool_calls"] = calls + custom
        for path in early_calls(message, at):
            self._losses.lose("call_order", path, "sent after the content")
        return wire

    def _assistant_parts(
        self, content: Sequence[Any], at: str, wire: dict[str, Any], custom: list[dict[str, Any]], has_calls: bool
    ) -> None:
        rest: list[tuple[int, Any]] = []
        thoughts: list[tuple[int, ThinkingPart]] = []
        for index, part in enumerate(content):
            if isinstance(part, ThinkingPart) and not self._is_content_part(part):
                thoughts.append((index, part))
            elif _is_custom_call(part):
                custom.append(dict(part.data))
            else:
                rest.append((index, part))
        if thoughts:
            self._thoughts(thoughts, at, wire)
        if len(rest) == 1 and len(content) > 1 and _is_plain_text(rest[0][1]):
            wire["content"] = rest[0][1].text
        elif rest or not content:
            wire["content"] = self._parts(rest, at, "")
        else:
            wire["content"] = None if has_calls or custom else ""

    def _is_content_part(self, part: ThinkingPart) -> bool:
        origin = part.origin
        return (
            origin is not None
            and origin.dialect == DIALECT
            and origin.field == "content"
            and "content" in self._variant.replayed_fields
        )

    def _listed_thought(self, part: ThinkingPart, at: str) -> dict[str, Any] | None:
        """Thoughts that stand among the texts; None where they have none to say."""
        if part.signature is not None or part.redacted_data is not None:
            self._losses.lose("thinking_foreign", at)
        if part.text is None:
            return None
        wire: dict[str, Any] = {"type": "thinking", "thinking": part.text}
        merge_own(wire, part.provider_options, self._variant)
        return wire

    def _thoughts(self, thoughts: list[tuple[int, ThinkingPart]], at: str, wire: dict[str, Any]) -> None:
        field = self._thinking_field(thoughts[0][1])
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
        origin = part.origin
        if origin is None or origin.dialect != DIALECT or origin.field == "content":
            return self._variant.thinking_field
        return origin.field if origin.field in self._variant.replayed_fields else self._variant.thinking_field

    def _call(self, call: ToolCall) -> dict[str, Any]:
        self._tool_of[call.id] = call.name
        function = {"name": call.name, "arguments": dump_wire_json(call.arguments).decode()}
        call_id = self._wire_id(call.id) if self._variant.short_call_ids else call.id
        wire = {"id": call_id, "type": "function", "function": function}
        if call.provider_options:
            merge_own(wire, call.provider_options, self._variant)
        return wire

    def _wire_id(self, call_id: str) -> str:
        """The id as this variant takes it; calls and results are changed alike."""
        if not self._variant.short_call_ids or _SHORT_ID.fullmatch(call_id):
            return call_id
        return blake2s(call_id.encode(), digest_size=8).hexdigest()[:9]

    def _any_call(self, call: ToolCall | InvalidToolCall, at: str) -> dict[str, Any]:
        if isinstance(call, ToolCall):
            return self._call(call)
        self._tool_of[call.id] = call.name
        name, arguments = self._invalid(call, at)
        function = {"name": name, "arguments": arguments}
        wire = {"id": self._wire_id(call.id), "type": "function", "function": function}
        if call.provider_options:
            merge_own(wire, call.provider_options, self._variant)
        return wire

    def _invalid(self, call: InvalidToolCall, at: str) -> tuple[str, str]:
        arguments, name = call.arguments_text, call.name
        if not self._variant.raw_arguments and not _is_json_object(arguments):
            self._losses.lose("invalid_tool_call", f"{at}/arguments_text", "sent with {} in place of the text")
            arguments = "{}"
        elif reason_of(arguments, name) != call.reason:
            self._losses.lose("invalid_call_mark", at, "sent like any other call")
        if not name:
            self._losses.lose("unnamed_tool_call", at, f"sent with the name {_NO_NAME}")
            name = _NO_NAME
        return name, arguments

    # Tool results

    def _tool(self, message: ToolMessage, at: str) -> dict[str, Any]:
        if message.is_error:
            self._losses.lose("is_error", f"{at}/is_error")
        content = message.content
        if not isinstance(content, str):
            content = self._result(message, at)
        call_id = self._wire_id(message.tool_call_id) if self._variant.short_call_ids else message.tool_call_id
        wire = {"role": "tool", "tool_call_id": call_id, "content": content}
        if message.name is not None:
            if self._variant.tool_message_names:
                wire["name"] = message.name
            elif self._tool_of.get(message.tool_call_id) != message.name:
                self._losses.lose("message_name", f"{at}/name")  # else the call that is answered tells the name
        return wire

    def _result(self, message: ToolMessage, at: str) -> Any:
        content: list[tuple[int, Any]] = []
        count = 0
        for index, part in enumerate(message.parts):
            if part.type not in _MEDIA:
                content.append((index, part))
                continue
            path = f"{at}/content/{index}"
            written = write_part(part, path, self._variant, self._losses)
            if written is None:
                continue
            if written["type"] == "text":
                content.append((index, TextPart(text=written["text"])))
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


def _is_custom_call(part: object) -> bool:
    """Whether a part is a call of a custom tool, which stands among the calls on this wire."""
    return isinstance(part, ForeignPart) and part.dialect == DIALECT and isinstance(part.data.get("custom"), dict)


def _is_plain_text(part: object) -> bool:
    return isinstance(part, TextPart) and not part.provider_options


def reason_of(arguments: str, name: str | None) -> str | None:
    """Why a reader will take the call for an invalid one; None when it will not."""
    judged = finish_calls((RawCall(id="x", name=name, pieces=[arguments]),), was_cut=False)
    return judged.invalid[0]["reason"] if judged.invalid else None


def _is_json_object(text: str) -> bool:
    try:
        return isinstance(from_json(text), dict)
    except ValueError:
        return False
