"""Messages of a request, canonical → items of the wire.

In: canonical messages in order. Out: `instructions` and the items of `input`. A system text at the very start goes into
`instructions`, unless it has own fields of an item or nothing else would be left to send; all other messages are items
in their place. Thoughts go back only to where they came from, whole and directly before what they led to; a reasoning
item that led to nothing is left out, because the server refuses it. Call ids that are too long are cut in the call and
in its result alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, assert_never, cast

from turnwire_schema.v1.content import ContentPart, ForeignPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.openai_responses.item_fields import mint_item_id
from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import DIALECT, USER_ITEMS
from turnwire.codecs.openai_responses.variants import ResponsesVariant
from turnwire.codecs.openai_responses.write_items import (
    Group,
    call_item,
    foreign_item,
    groups,
    is_own_thought,
    lose_other,
    message_part,
    message_parts,
    reasoning_item,
)
from turnwire.codecs.openai_responses.write_parts import write_part
from turnwire.codecs.own_options import merge, own_of

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import (
        ContentPart as WirePart,
        FunctionCallOutput,
        InputItem,
        MessageItem,
        MessageRole as _Role,
        OutputContent,
    )

Message = SystemMessage | UserMessage | AssistantMessage | ToolMessage


def instructions_of(messages: Sequence[Message], *, has_state: bool) -> str | None:
    """The text that goes into `instructions`; None where the first message is no such text."""
    first = messages[0]
    if not isinstance(first, SystemMessage) or not isinstance(first.content, str) or first.variant is not None:
        return None
    if own_of(first.provider_options, DIALECT) or (len(messages) == 1 and not has_state):
        return None
    return first.content


class InputWriter:
    """Writes the messages of one request, in order. Not thread-safe."""

    __slots__ = ("_lone", "_losses", "_names", "_tool_of", "_variant", "out")

    def __init__(self, variant: ResponsesVariant, losses: ResponsesLosses, names: Mapping[str, str]) -> None:
        self.out: list[InputItem] = []
        self._variant = variant
        self._losses = losses
        self._names = names
        self._tool_of: dict[str, str | None] = {}
        self._lone: list[str] = []  # places of reasoning items that nothing has followed yet

    def write_all(self, messages: Sequence[Message], start: int = 0) -> list[InputItem]:
        """The items of the messages from `start` on."""
        for position in range(start, len(messages)):
            self._write(messages[position], f"/messages/{position}")
        self._drop_lone()
        return self.out

    def lose_name(self, message: Message, at: str) -> None:
        """Note that the message of a participant cannot say its name."""
        if message.name is not None:
            self._losses.lose("message_name", f"{at}/name")

    def _write(self, message: Message, at: str) -> None:
        match message:
            case SystemMessage():
                self._spoken(message, message.variant or "system", at)
            case UserMessage():
                self._user(message, at)
            case AssistantMessage():
                self._assistant(message, at)
            case ToolMessage():
                self._result(message, at)
            case _:
                assert_never(message)

    def _drop_lone(self) -> None:
        """Take back the reasoning that nothing follows."""
        if not self._variant.keeps_lone_reasoning:
            for at in self._lone:
                self._losses.lose("lone_reasoning", at)
                self.out.pop()
        self._lone = []

    def _push(self, item: InputItem) -> None:
        self._drop_lone()
        self.out.append(item)

    # What a client says

    def _spoken(self, message: SystemMessage | UserMessage, role: _Role, at: str) -> None:
        self.lose_name(message, at)
        item: InputItem = {"role": role, "content": self._content(message.content, at)}
        self._push(merge(item, own_of(message.provider_options, DIALECT)))

    def _user(self, message: UserMessage, at: str) -> None:
        parts = message.content
        if isinstance(parts, str) or not any(_is_item(part) for part in parts):
            self._spoken(message, "user", at)
            return
        self.lose_name(message, at)
        held: list[WirePart] = []
        for index, part in enumerate(parts):
            if isinstance(part, ForeignPart) and _is_item(part):
                self._flush(held, message)
                held = []
                self._push(cast("InputItem", dict(part.data)))  # whatever item of this wire it was
            else:
                written = write_part(part, f"{at}/content/{index}", self._losses)
                if written is not None:
                    held.append(written)
        self._flush(held, message)

    def _flush(self, held: list[WirePart], message: UserMessage) -> None:
        if held:
            item: InputItem = {"role": "user", "content": held}
            self._push(merge(item, own_of(message.provider_options, DIALECT)))

    def _content(self, content: str | Sequence[ContentPart], at: str) -> str | list[WirePart]:
        if isinstance(content, str):
            return content
        wire = [write_part(part, f"{at}/content/{index}", self._losses) for index, part in enumerate(content)]
        kept = [part for part in wire if part is not None]
        return kept if kept or not content else ""  # everything was left out

    def _result(self, message: ToolMessage, at: str) -> None:
        if message.is_error:
            self._losses.lose("is_error", f"{at}/is_error")
        item: FunctionCallOutput = {
            "type": "function_call_output",
            "call_id": self._call_id(message.tool_call_id),
            "output": self._content(message.content, at),
        }
        if message.name is not None and self._tool_of.get(message.tool_call_id) != message.name:
            item["name"] = message.name
        self._push(merge(item, own_of(message.provider_options, DIALECT)))

    def _call_id(self, call_id: str, at: str | None = None) -> str:
        if len(call_id) <= self._variant.call_id_limit:
            return call_id
        if at is not None:
            self._losses.lose("call_id", f"{at}/id", "shortened in the call and in its result")
        return mint_item_id("call", call_id)

    # What the model said

    def _assistant(self, message: AssistantMessage, at: str) -> None:
        self.lose_name(message, at)
        own = own_of(message.provider_options, DIALECT)
        has_calls = bool(message.tool_calls or message.invalid_tool_calls)
        if not has_calls and (isinstance(message.content, str) or not message.content):
            text = message.content if isinstance(message.content, str) else ""
            self._message([message_part("text", text, {}, for_client=False)], {}, own)
            return
        held = list(groups(message, at))
        if own and all(group.kind != "message" for group in held):
            self._losses.lose("message_options", f"{at}/provider_options")
        for group in held:
            match group.kind, group.members[0]:
                case "message", _:
                    self._message(message_parts(group, for_client=False), group.item, own)
                case "reasoning", _:
                    self._reasoning(group)
                case "call", (ToolCall() | InvalidToolCall() as call, path):
                    self._tool_of[call.id] = call.name
                    item = call_item(call, path, self._losses, self._names, for_client=False)
                    item["call_id"] = self._call_id(call.id, path)
                    self._follow(item)
                case "foreign", (ForeignPart() as part, _):
                    self._follow(cast("InputItem", foreign_item(part)))  # it goes back as it came
                case _:
                    for member, path in group.members:
                        lose_other(member, path, self._losses)

    def _follow(self, item: InputItem) -> None:
        """An item of the model's turn: what came before it is not alone any more."""
        self._lone = []
        self.out.append(item)

    def _message(self, content: list[OutputContent], beside: Mapping[str, object], own: Mapping[str, object]) -> None:
        parts = cast("list[WirePart]", content)  # parts of an answer, which go back
        item: MessageItem = {"type": "message", "role": "assistant", "content": parts}
        merge(merge(item, beside), own)
        if "id" in item:
            item.setdefault("status", "completed")  # required beside an id
        self._follow(item)

    def _reasoning(self, group: Group) -> None:
        first, at = group.thoughts[0]
        if self._is_sendable(first, at):
            self._lone.append(at)
            self.out.append(cast("InputItem", reasoning_item(group)))  # it goes back as it came

    def _is_sendable(self, part: ThinkingPart, at: str) -> bool:
        if part.redacted_data is not None:
            self._losses.lose("thinking_redacted" if is_own_thought(part) else "thinking_foreign", at)
            return False
        if not is_own_thought(part):
            self._losses.lose("thinking_foreign", at)
            return False
        return True


def _is_item(part: object) -> bool:
    return isinstance(part, ForeignPart) and part.dialect == DIALECT and part.data.get("type") in USER_ITEMS
