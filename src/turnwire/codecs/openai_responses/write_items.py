"""The model's turn, canonical → items of the wire: for requests (history) and for answers to clients.

In: an assistant message. Out: items in order. Neighbouring texts and refusals of one item are one message item,
neighbouring thoughts of one item one reasoning item; calls and foreign items stand between the parts where they stood.
A request says only what is known (no id is made up, thoughts of other dialects stay behind); an answer to a client has
every id, status and list that the types require, and shows thoughts of any origin, as reasoning text or, where the
client asked for a summary, as that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from turnwire_schema.v1.content import (
    AudioPart,
    ContentPart,
    DocumentPart,
    ForeignPart,
    ImagePart,
    RefusalPart,
    TextPart,
    ThinkingPart,
    UnknownPart,
)
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall
from turnwire_schema.wire.openai_responses import ReasoningText, SummaryText

from turnwire.codecs.openai_responses.item_fields import beside_item, item_of
from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import CALL_ITEMS, DIALECT
from turnwire.codecs.openai_responses.read_items import read_call
from turnwire.codecs.own_options import merge, own_of
from turnwire.codecs.rows import Values
from turnwire.codecs.wire_values import objects_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.call_order import ordered_calls
from turnwire.core.calls import finish_calls

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import FunctionCall, OutputContent, OutputItem, OutputReasoning
    from turnwire_schema.wire.raw_openai_responses import RawFunctionCall

_NO_NAME: Final = "unknown"
_NAME: Final = re.compile(r"[a-zA-Z0-9_-]{1,128}")
_NOT_NAME: Final = re.compile(r"[^a-zA-Z0-9_-]")

Member: TypeAlias = ContentPart | ToolCall | InvalidToolCall


@dataclass(slots=True)
class Group:
    """What becomes one item: `kind` is message, reasoning, call or foreign."""

    kind: str
    item: Mapping[str, object] = field(default_factory=dict)
    members: list[tuple[Member, str]] = field(default_factory=list)

    @property
    def thoughts(self) -> list[tuple[ThinkingPart, str]]:
        """The members of a group of thoughts."""
        return [(member, at) for member, at in self.members if isinstance(member, ThinkingPart)]

    @property
    def parts(self) -> list[tuple[ContentPart, str]]:
        """The members that are no calls."""
        return [(part, at) for part, at in self.members if not isinstance(part, (ToolCall, InvalidToolCall))]


def in_order(message: AssistantMessage, at: str) -> Iterator[tuple[Member, str]]:
    """Parts and calls in the order in which the model made them, each with its JSON pointer."""
    parts = message.parts
    placed: dict[int, list[tuple[Member, str]]] = {}
    for call, path in ordered_calls(message, at):
        place = len(parts) if call.part_index is None else min(call.part_index, len(parts))
        placed.setdefault(place, []).append((call, path))
    for index, part in enumerate(parts):
        yield from placed.get(index, ())
        yield part, f"{at}/content/{index}"
    yield from placed.get(len(parts), ())


def is_own_thought(part: ThinkingPart) -> bool:
    """Whether a thought came from this wire, so that it may go back."""
    return part.origin is not None and part.origin.dialect == DIALECT


def groups(message: AssistantMessage, at: str) -> Iterator[Group]:
    """The turn as one group for each item; parts with no place on this wire come as groups of kind other."""
    current: Group | None = None
    for member, path in in_order(message, at):
        group = _group_of(member)
        if current is not None and _continues(current, group, member):
            current.members.append((member, path))
            continue
        if current is not None:
            yield current
        group.members.append((member, path))
        current = group
    if current is not None:
        yield current


def _group_of(member: Member) -> Group:
    match member:
        case TextPart() | RefusalPart():
            return Group("message", item_of(own_of(member.provider_options, DIALECT)))
        case ThinkingPart():
            return Group(
                "reasoning", item_of(own_of(member.provider_options, DIALECT)) if is_own_thought(member) else {}
            )
        case ToolCall() | InvalidToolCall():
            return Group("call")
        case ForeignPart() if member.dialect == DIALECT and member.data.get("type") == "message":
            known = {"type", "role", "content"}
            return Group("message", {key: value for key, value in member.data.items() if key not in known})
        case ForeignPart() if member.dialect == DIALECT:
            return Group("foreign")
        case _:
            return Group("other")


def _continues(current: Group, group: Group, member: Member) -> bool:
    if current.kind != group.kind or current.item != group.item:
        return False
    if not isinstance(member, ThinkingPart):
        return group.kind == "message"
    if member.signature is not None or member.redacted_data is not None:
        return False
    return is_own_thought(member) and is_own_thought(current.thoughts[0][0])


def is_other_call(part: object) -> bool:
    """Whether a part is a call of another kind, which the client has to answer like a function call."""
    return isinstance(part, ForeignPart) and part.dialect == DIALECT and part.data.get("type") in CALL_ITEMS


# Parts of items


def foreign_item(part: ForeignPart) -> OutputItem:
    """An item that only this dialect knows, as it came."""
    return cast("OutputItem", dict(part.data))  # whatever item of this wire it was


def message_parts(group: Group, *, for_client: bool) -> list[OutputContent]:
    """The content of a message item."""
    out: list[OutputContent] = []
    for member, _ in group.members:
        if isinstance(member, ForeignPart):
            held = [dict(part) for part in objects_of(member.data.get("content"))]
            out += cast("list[OutputContent]", held)  # as it came
        elif isinstance(member, (TextPart, RefusalPart)):
            kind = "text" if isinstance(member, TextPart) else "refusal"
            out.append(message_part(kind, member.text, part_own(member), for_client=for_client))
    return out


def part_own(part: TextPart | RefusalPart | ThinkingPart) -> Values:
    """Own fields of a part itself, without those of the item that it stands in."""
    return beside_item(own_of(part.provider_options, DIALECT))


def message_part(kind: str, text: str, own: Mapping[str, object], *, for_client: bool) -> OutputContent:
    """One content part of a message item."""
    wire: OutputContent
    if kind == "refusal":
        wire = {"type": "refusal", "refusal": text}
    elif for_client:
        wire = {"type": "output_text", "text": text, "annotations": [], "logprobs": []}
    else:
        wire = {"type": "output_text", "text": text, "annotations": []}
    return merge(wire, own)


def reasoning_item(group: Group, item_id: str | None = None, *, foreign_in_summary: bool = False) -> OutputReasoning:
    """A reasoning item; thoughts of other dialects are content, or summary where the client asked for one."""
    named = {} if item_id is None else {"id": item_id}
    wire = cast("OutputReasoning", {**named, "type": "reasoning", "summary": []})  # a client's may be without an id
    content: list[ReasoningText] = []
    for part, _ in group.thoughts:
        own, in_summary = None, foreign_in_summary
        if is_own_thought(part):
            own, in_summary = part_own(part), part.origin is None or part.origin.field != "content"
            if part.signature is not None:
                wire["encrypted_content"] = part.signature
        if not part.text:
            merge(wire, own or {})  # a thought without words is its item
        elif in_summary:
            wire["summary"].append(merge(SummaryText(type="summary_text", text=part.text), own or {}))
        else:
            wire["content"] = content
            content.append(merge(ReasoningText(type="reasoning_text", text=part.text), own or {}))
    return merge(wire, group.item)


def call_item(
    call: ToolCall | InvalidToolCall, at: str, losses: ResponsesLosses, names: Mapping[str, str], *, for_client: bool
) -> FunctionCall:
    """A function call; an invalid one with the text that the model wrote."""
    name = call.name or ""
    if isinstance(call, ToolCall):
        arguments = dump_wire_json(call.arguments).decode()
    else:
        arguments = call.arguments_text
        if not for_client:
            name = _sendable_name(name, at, losses)
    wire: FunctionCall = {
        "type": "function_call",
        "call_id": call.id,
        "name": names.get(name, name),
        "arguments": arguments,
    }
    merge(wire, own_of(call.provider_options, DIALECT))
    if isinstance(call, InvalidToolCall) and not for_client and reason_of(wire) != call.reason:
        losses.lose("invalid_call_mark", at, "sent like any other call")
    return wire


def _sendable_name(name: str, at: str, losses: ResponsesLosses) -> str:
    if not name:
        losses.lose("unnamed_tool_call", at, f"sent with the name {_NO_NAME}")
        return _NO_NAME
    if _NAME.fullmatch(name) is None:
        losses.lose("tool_call_name", f"{at}/name", "other characters are sent as _")
        return _NOT_NAME.sub("_", name)[:128]
    return name


def reason_of(item: RawFunctionCall) -> str | None:
    """Why a reader will take the call for an invalid one; None when it will not."""
    judged = finish_calls((read_call(item, 0),), was_cut=False)
    return str(judged.invalid[0]["reason"]) if judged.invalid else None


def lose_other(member: Member, at: str, losses: ResponsesLosses) -> None:
    """Note that a part has no place among the model's items."""
    match member:
        case ForeignPart():
            losses.lose("foreign_part", at)
        case UnknownPart():
            losses.lose("unknown_part", at)
        case ImagePart() | AudioPart() | DocumentPart():
            losses.lose("answer_media", at, detail=member.type)
