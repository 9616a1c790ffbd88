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
from typing import Any, Final

from turnwire_schema.v1.content import ForeignPart, RefusalPart, TextPart, ThinkingPart, UnknownPart
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import CALL_ITEMS, DIALECT
from turnwire.codecs.openai_responses.options import beside_item, item_of
from turnwire.codecs.openai_responses.read_items import read_call
from turnwire.codecs.own_options import merge, own_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.call_order import ordered_calls
from turnwire.core.calls import finish_calls

_NO_NAME: Final = "unknown"
_NAME: Final = re.compile(r"[a-zA-Z0-9_-]{1,128}")
_NOT_NAME: Final = re.compile(r"[^a-zA-Z0-9_-]")


@dataclass(slots=True)
class Group:
    """What becomes one item: `kind` is message, reasoning, call or foreign."""

    kind: str
    item: Mapping[str, Any] = field(default_factory=dict)
    members: list[tuple[Any, str]] = field(default_factory=list)


def in_order(message: AssistantMessage, at: str) -> Iterator[tuple[Any, str]]:
    """Parts and calls in the order in which the model made them, each with its JSON pointer."""
    parts = message.parts
    placed: dict[int, list[tuple[Any, str]]] = {}
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


def _group_of(member: object) -> Group:
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


def _continues(current: Group, group: Group, member: Any) -> bool:
    if current.kind != group.kind or current.item != group.item:
        return False
    if group.kind == "message":
        return True
    if group.kind != "reasoning" or member.signature is not None or member.redacted_data is not None:
        return False
    return is_own_thought(member) and is_own_thought(current.members[0][0])


def is_other_call(part: object) -> bool:
    """Whether a part is a call of another kind, which the client has to answer like a function call."""
    return isinstance(part, ForeignPart) and part.dialect == DIALECT and part.data.get("type") in CALL_ITEMS


# Parts of items


def message_parts(group: Group, *, for_client: bool) -> list[dict[str, Any]]:
    """The content of a message item."""
    out: list[dict[str, Any]] = []
    for member, _ in group.members:
        if isinstance(member, ForeignPart):
            content = member.data.get("content")
            out += [dict(part) for part in content or () if isinstance(part, Mapping)]
        else:
            kind = "text" if isinstance(member, TextPart) else "refusal"
            out.append(message_part(kind, member.text, part_own(member), for_client=for_client))
    return out


def part_own(part: Any) -> dict[str, Any]:
    """Own fields of a part itself, without those of the item that it stands in."""
    own = own_of(part.provider_options, DIALECT)
    return beside_item(own) if own else {}


def message_part(kind: str, text: str, own: Mapping[str, object], *, for_client: bool) -> dict[str, Any]:
    """One content part of a message item."""
    wire: dict[str, Any]
    if kind == "refusal":
        wire = {"type": "refusal", "refusal": text}
    else:
        wire = {"type": "output_text", "text": text, "annotations": []}
        if for_client:
            wire["logprobs"] = []
    return merge(wire, own) if own else wire


def reasoning_lists(group: Group, *, foreign_in_summary: bool = False) -> dict[str, Any]:
    """`summary`, `content` and `encrypted_content` of a reasoning item; thoughts of other dialects are content, or
    summary where the client asked for one.
    """
    wire: dict[str, Any] = {"summary": []}
    for part, _ in group.members:
        in_summary = part.origin.field != "content" if is_own_thought(part) else foreign_in_summary
        if part.signature is not None and is_own_thought(part):
            wire["encrypted_content"] = part.signature
        if part.text:
            kind = "summary_text" if in_summary else "reasoning_text"
            entry = merge({"type": kind, "text": part.text}, part_own(part) if is_own_thought(part) else {})
            wire.setdefault("summary" if in_summary else "content", []).append(entry)
        elif is_own_thought(part):
            merge(wire, part_own(part))  # a thought without words is its item
    return wire


def call_item(
    call: ToolCall | InvalidToolCall, at: str, losses: ResponsesLosses, names: Mapping[str, str], *, for_client: bool
) -> dict[str, Any]:
    """A function call; an invalid one with the text that the model wrote."""
    name = call.name or ""
    if isinstance(call, ToolCall):
        arguments = dump_wire_json(call.arguments).decode()
    else:
        arguments = call.arguments_text
        if not for_client:
            name = _sendable_name(name, at, losses)
    wire: dict[str, Any] = {
        "type": "function_call",
        "call_id": call.id,
        "name": names.get(name, name),
        "arguments": arguments,
    }
    own = own_of(call.provider_options, DIALECT)
    if own:
        merge(wire, own)
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


def reason_of(item: Mapping[str, object]) -> str | None:
    """Why a reader will take the call for an invalid one; None when it will not."""
    judged = finish_calls((read_call(item, 0),), was_cut=False)
    return judged.invalid[0]["reason"] if judged.invalid else None


def lose_other(member: Any, at: str, losses: ResponsesLosses) -> None:
    """Note that a part has no place among the model's items."""
    match member:
        case ForeignPart():
            losses.lose("foreign_part", at)
        case UnknownPart():
            losses.lose("unknown_part", at)
        case _:
            losses.lose("answer_media", at, detail=member.type)
