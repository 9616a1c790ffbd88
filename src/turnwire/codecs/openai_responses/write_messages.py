"""Messages of a request, canonical → items of the wire.

In: canonical messages in order. Out: `instructions` and the items of `input`. A leading system text becomes
`instructions`, unless it has provider options of an item or no other input would remain; all other messages are items
in their position. Thinking is sent only to the server that wrote it, whole and directly before the item that followed
it; a reasoning item with no item after it is left out, because the server rejects it. Call ids that are too long are
shortened, in the call and in its result alike.

A part of a system or user message or of a result is an object of a `content` or `output` list; a part without a form on
the wire is a loss. The type requires `detail` of an image, so the default is `auto`. Nothing is fetched or read from
disk: a part given by `path` is loaded before encoding, never here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, assert_never, cast

from turnwire_schema.v1 import content as v1
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.openai_responses import write_items as items
from turnwire.codecs.openai_responses.names import DIALECT, USER_ITEMS, ResponsesLosses
from turnwire.codecs.openai_responses.read_items import mint_item_id
from turnwire.codecs.openai_responses.tool_kinds import (
    APPLY_PATCH,
    BY_CALL,
    BY_OUTPUT,
    LOCAL_SHELL,
    SHELL,
    TOOL_SEARCH,
    Spellings,
    ToolKind,
    own_type,
)
from turnwire.codecs.openai_responses.variants import ResponsesVariant
from turnwire.codecs.requests.turns import is_foreign_turn
from turnwire.codecs.values.provider_options import merge, own_of
from turnwire.codecs.values.wire_values import objects_of, text_of
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.core.data_urls import write_data_url

if TYPE_CHECKING:
    from turnwire_schema.wire import openai_responses as typed


Message = SystemMessage | UserMessage | AssistantMessage | ToolMessage


def instructions_of(messages: Sequence[Message], *, has_state: bool) -> str | None:
    """Return the text for `instructions`; None if the first message is not such a text."""
    first = messages[0]
    if not isinstance(first, SystemMessage) or not isinstance(first.content, str) or first.variant is not None:
        return None
    if own_of(first.provider_options, DIALECT) or (len(messages) == 1 and not has_state):
        return None
    return first.content


class InputWriter(items.TurnWriter["typed.InputItem"]):
    """Writer of the messages of one request, in order. Not thread-safe."""

    __slots__ = ("_kind_of", "_lone", "_tool_of", "_variant")

    def __init__(self, variant: ResponsesVariant, losses: ResponsesLosses, spellings: Spellings) -> None:
        super().__init__(losses, spellings)
        self._kind_of: dict[str, ToolKind | None] = {}
        self._variant = variant
        self._tool_of: dict[str, str | None] = {}
        self._lone: list[str] = []  # places of reasoning items without a following item

    def write_all(self, messages: Sequence[Message], start: int = 0) -> list[typed.InputItem]:
        """Return the items of the messages from `start` on."""
        for position in range(start, len(messages)):
            at = f"/messages/{position}"
            if is_foreign_turn(messages[position], at, self._losses):
                continue
            match message := messages[position]:
                case SystemMessage():
                    self._spoken(message, message.variant or "system", at)
                case UserMessage():
                    self._spoken(message, "user", at)
                case AssistantMessage():
                    self._assistant(message, at)
                case ToolMessage():
                    self._result(message, at)
                case _:
                    assert_never(message)
        self._drop_lone()
        return self.out

    def _drop_lone(self) -> None:
        """Remove reasoning items without a following item."""
        if not self._variant.keeps_lone_reasoning:
            for at in self._lone:
                self._losses.lose("lone_reasoning", at)
                self.out.pop()
        self._lone = []

    def _push(self, item: typed.InputItem) -> None:
        self._drop_lone()
        self.out.append(item)

    # System and user messages

    def _spoken(self, message: SystemMessage | UserMessage, role: typed.MessageRole, at: str) -> None:
        """Write a message; items that a client adds are separate items between its parts."""
        self.lose_name(message.name, at)
        content = message.content
        if isinstance(content, str) or role != "user" or not any(map(_is_item, content)):
            self._say(message, role, self._content(content, at))
            return
        held: list[typed.ContentPart] = []
        for index, part in enumerate(content):
            if isinstance(part, v1.ForeignPart) and _is_item(part):
                self._say(message, role, held)
                held = []
                self._push(cast("typed.InputItem", dict(part.data)))  # any item of this wire
            elif (written := write_part(part, f"{at}/content/{index}", self._losses)) is not None:
                held.append(written)
        self._say(message, role, held)

    def _say(
        self, message: SystemMessage | UserMessage, role: typed.MessageRole, content: str | list[typed.ContentPart]
    ) -> None:
        if content != [] or not message.content:
            item: typed.InputItem = {"role": role, "content": content}
            self._push(merge(item, own_of(message.provider_options, DIALECT)))

    def _content(self, content: str | Sequence[v1.ContentPart], at: str) -> str | list[typed.ContentPart]:
        if isinstance(content, str):
            return content
        wire = [write_part(part, f"{at}/content/{index}", self._losses) for index, part in enumerate(content)]
        kept = [part for part in wire if part is not None]
        return kept if kept or not content else ""  # all parts were left out

    def _result(self, message: ToolMessage, at: str) -> None:
        kind = BY_OUTPUT.get(own_type(message.provider_options)) or self._kind_of.get(message.tool_call_id)
        if message.is_error and kind is not APPLY_PATCH:
            self._losses.lose("is_error", f"{at}/is_error")
        call_id, content = self._call_id(message.tool_call_id), self._content(message.content, at)
        if kind is not None:
            other = _output_item(kind, call_id, content, has_failed=bool(message.is_error))
            self._push(cast("typed.InputItem", merge(other, own_of(message.provider_options, DIALECT))))
            return
        item: typed.FunctionCallOutput = {"type": "function_call_output", "call_id": call_id, "output": content}
        if message.name is not None and self._tool_of.get(message.tool_call_id) != message.name:
            item["name"] = message.name
        self._push(merge(item, own_of(message.provider_options, DIALECT)))

    def _call_id(self, call_id: str, at: str | None = None) -> str:
        if len(call_id) <= self._variant.call_id_limit:
            return call_id
        if at is not None:
            self._losses.lose("call_id", f"{at}/id", "shortened in the call and in its result")
        return mint_item_id("call", call_id)

    # Assistant messages

    def _assistant(self, message: AssistantMessage, at: str) -> None:
        self.lose_name(message.name, at)
        has_calls = bool(message.tool_calls or message.invalid_tool_calls)
        if has_calls or (message.content and not isinstance(message.content, str)):
            self.write_turn(message, at)
            return
        text = message.content if isinstance(message.content, str) else ""
        own = own_of(message.provider_options, DIALECT)
        self._answered([items.message_part("text", text, {}, for_client=False)], {}, own)

    def _add(self, item: typed.InputItem) -> None:
        """Add an item of the model's turn; reasoning before it now has a following item."""
        self._lone = []
        self.out.append(item)

    def _message(self, group: items.Group, own: Mapping[str, object]) -> None:
        self._answered(items.message_parts(group, for_client=False), group.item, own)

    def _answered(
        self, content: list[typed.OutputContent], beside: Mapping[str, object], own: Mapping[str, object]
    ) -> None:
        parts = cast("list[typed.ContentPart]", content)  # parts of an answer, which are sent back
        item: typed.MessageItem = {"type": "message", "role": "assistant", "content": parts}
        merge(merge(item, beside), own)
        if "id" in item:
            item.setdefault("status", "completed")  # required with an id
        self._add(item)

    def _reasoning(self, group: items.Group) -> None:
        first, at = group.thoughts[0]
        if first.redacted_data is None and items.is_own_thought(first):
            self._lone.append(at)
            self.out.append(cast("typed.InputItem", items.reasoning_item(group)))  # sent back unchanged
        else:
            self._losses.lose("thinking_redacted" if items.is_own_thought(first) else "thinking_foreign", at)

    def _call(self, call: ToolCall | InvalidToolCall, at: str) -> None:
        self._tool_of[call.id] = call.name
        item = items.call_item(call, at, self._losses, self._spellings, for_client=False)
        item["call_id"] = self._call_id(call.id, at)
        self._kind_of[call.id] = BY_CALL.get(text_of(item["type"]))
        self._add(cast("typed.InputItem", item))

    def _lose(self, member: items.Member, at: str) -> None:
        match member:
            case v1.ForeignPart():
                self._losses.lose("foreign_part", at)
            case v1.UnknownPart():
                self._losses.lose("unknown_part", at)
            case v1.ImagePart() | v1.AudioPart() | v1.DocumentPart():
                self._losses.lose("answer_media", at, detail=member.type)


def _output_item(
    kind: ToolKind, call_id: str, content: str | list[typed.ContentPart], *, has_failed: bool
) -> dict[str, object]:
    """Return the output of a call that is not a function call, without provider options."""
    item: dict[str, object] = {"type": kind.output, "call_id": call_id, "output": content}
    text = content if isinstance(content, str) else "".join(str(part.get("text", "")) for part in content)
    if kind is TOOL_SEARCH:
        return {"type": kind.output, "call_id": call_id, "execution": "client", "tools": []}
    if kind is LOCAL_SHELL:
        return {"type": kind.output, "id": call_id, "output": text}
    if kind is SHELL:
        item["output"] = _commands_of(text) or [
            {"stdout": text, "stderr": "", "outcome": {"type": "exit", "exit_code": int(has_failed)}}
        ]
    if kind is APPLY_PATCH:
        item |= {"status": "failed" if has_failed else "completed", "output": text}
        if not text:
            del item["output"]
    return item


def _commands_of(text: str) -> list[object] | None:
    """Return the output of shell commands, if a text is a reader's form of it."""
    try:
        found = parse_wire_json(text)
    except NotJsonError:
        return None
    return found if isinstance(found, list) and len(objects_of(found)) == len(found) else None


def _is_item(part: object) -> bool:
    return isinstance(part, v1.ForeignPart) and part.dialect == DIALECT and part.data.get("type") in USER_ITEMS


# Parts


def write_part(part: v1.ContentPart, at: str, losses: ResponsesLosses) -> typed.ContentPart | None:
    """Return one part of the input; None if it is left out."""
    wire: typed.InputText | typed.InputImage | typed.InputFile | None = None
    match part:
        case v1.TextPart():
            wire = {"type": "input_text", "text": part.text}
        case v1.ImagePart():
            wire = _image(part, at, losses)
        case v1.DocumentPart():
            wire = _document(part, at, losses)
        case v1.AudioPart():
            losses.lose("audio", at)
        case v1.RefusalPart():
            losses.lose("part_place", at, "sent as a text part", detail="refusal")
            wire = {"type": "input_text", "text": part.text}
        case v1.ForeignPart() if part.dialect == DIALECT:
            return cast("typed.ContentPart", dict(part.data))  # any part of this wire
        case v1.ForeignPart() | v1.UnknownPart():
            losses.lose("foreign_part" if isinstance(part, v1.ForeignPart) else "unknown_part", at)
            return None
        case v1.ThinkingPart():
            losses.lose("part_place", at, detail="thinking")
        case _:
            assert_never(part)
    return wire if wire is None else merge(wire, own_of(part.provider_options, DIALECT))


def _image(part: v1.ImagePart, at: str, losses: ResponsesLosses) -> typed.InputImage | None:
    found = _media(part, "image_url", "image_url", at, losses)
    if found is None:
        return None
    detail = "auto" if part.detail is None else part.detail
    return cast("typed.InputImage", {"type": "input_image", **found, "detail": detail})  # or the server's own value


def _document(part: v1.DocumentPart, at: str, losses: ResponsesLosses) -> typed.InputFile | typed.InputText | None:
    if part.text is not None:
        losses.lose("document_text", at, "sent as a text part")
        return {"type": "input_text", "text": part.text}
    found = _media(part, "file_data", "file_url", at, losses)
    if found is None:
        return None
    named = {} if part.name is None else {"filename": part.name}
    return cast("typed.InputFile", {"type": "input_file", **found, **named})


def _media(
    part: v1.ImagePart | v1.DocumentPart, data: str, url: str, at: str, losses: ResponsesLosses
) -> dict[str, str] | None:
    """Return the media field: data under `data`, addresses under `url`; None if the media is on disk."""
    if part.data is not None:
        return {data: write_data_url(part.media_type or "", part.data)}
    if part.url is None and part.file_id is None:
        losses.lose("path_not_loaded", at)
        return None
    says_type = isinstance(part, v1.ImagePart) and part.url is not None and part.url.startswith("data:")
    if part.media_type is not None and not says_type:
        losses.lose("media_type", f"{at}/media_type")
    return {url: part.url} if part.url is not None else {"file_id": part.file_id or ""}
