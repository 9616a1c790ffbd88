"""Items of the model's turn, canonical → wire, for requests (history) and for answers to clients.

In: an assistant message. Out: items in order. Adjacent texts and refusals of one item are one message item, adjacent
thoughts of one item one reasoning item; calls and foreign items keep their position between the parts. A request has
only known data: no id is made up, and thinking of other dialects is left out. An answer to a client has every id,
status and list that the types require, and thinking of any origin, as reasoning text or, if the client asked for one,
as summary.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar, cast

from turnwire_schema.v1 import content as v1
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall
from turnwire_schema.wire.openai_responses import OutputText, ReasoningText, Refusal, SummaryText

from turnwire.codecs.openai_responses.names import DIALECT, ResponsesLosses
from turnwire.codecs.openai_responses.read_items import beside_item, item_of, mint_item_id, read_call
from turnwire.codecs.openai_responses.tool_kinds import (
    BY_CALL,
    CUSTOM,
    LOCAL_SHELL,
    TOOL_SEARCH,
    Spelled,
    Spellings,
    own_type,
)
from turnwire.codecs.requests.text_inputs import text_in, text_of_arguments
from turnwire.codecs.values.provider_options import merge, own_of, plain
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import object_of, objects_of
from turnwire.codecs.values.wirejson import NotJsonError, dump_wire_json, parse_wire_json
from turnwire.core.call_order import calls_among, ordered_calls
from turnwire.core.calls import finish_calls
from turnwire.core.jsontext import json_object

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import OutputContent, OutputReasoning
    from turnwire_schema.wire.raw import AnyRaw

_NO_NAME: Final = "unknown"
_NAME: Final = re.compile(r"[a-zA-Z0-9_-]{1,128}")
_NOT_NAME: Final = re.compile(r"[^a-zA-Z0-9_-]")

ItemT = TypeVar("ItemT")
Member: TypeAlias = v1.ContentPart | ToolCall | InvalidToolCall


@dataclass(slots=True)
class Group:
    """Content of one item: `kind` is message, reasoning, call or foreign."""

    kind: str
    item: Mapping[str, object] = field(default_factory=dict)
    members: list[tuple[Member, str]] = field(default_factory=list)

    @property
    def thoughts(self) -> list[tuple[v1.ThinkingPart, str]]:
        """Return the members of a group of thoughts."""
        return [(member, at) for member, at in self.members if isinstance(member, v1.ThinkingPart)]


def in_order(message: AssistantMessage, at: str) -> Iterator[tuple[Member, str]]:
    """Return parts and calls in the model's order, each with its JSON pointer."""
    parts = ((index, (part, f"{at}/content/{index}")) for index, part in enumerate(message.parts))
    return calls_among(parts, ((call.part_index, (call, path)) for call, path in ordered_calls(message, at)))


def is_own_thought(part: v1.ThinkingPart) -> bool:
    """Return whether a thought came from this wire, so that it may be sent back."""
    return part.origin is not None and part.origin.dialect == DIALECT


def groups(message: AssistantMessage, at: str) -> list[Group]:
    """Return the turn as one group for each item; parts without a form on this wire are groups of kind other."""
    held: list[Group] = []
    for member, path in in_order(message, at):
        group = _group_of(member)
        if not held or not _continues(held[-1], group, member):
            held.append(group)
        held[-1].members.append((member, path))
    return held


def _group_of(member: Member) -> Group:
    match member:
        case v1.ThinkingPart() if not is_own_thought(member):
            return Group("reasoning")
        case v1.TextPart() | v1.RefusalPart() | v1.ThinkingPart():
            kind = "reasoning" if isinstance(member, v1.ThinkingPart) else "message"
            return Group(kind, item_of(own_of(member.provider_options, DIALECT)))
        case ToolCall() | InvalidToolCall():
            return Group("call")
        case v1.ForeignPart() if member.dialect == DIALECT and member.data.get("type") == "message":
            return Group("message", rest_of_message(member))
        case v1.ForeignPart() if member.dialect == DIALECT:
            return Group("foreign")
        case _:
            return Group("other")


def rest_of_message(part: v1.ForeignPart) -> Values:
    """Return the provider options of the message item whose content a part contains."""
    return {name: value for name, value in part.data.items() if name not in ("type", "role", "content")}


def _continues(current: Group, group: Group, member: Member) -> bool:
    if current.kind != group.kind or current.item != group.item:
        return False
    if not isinstance(member, v1.ThinkingPart):
        return group.kind == "message"
    if member.signature is not None or member.redacted_data is not None:
        return False
    return is_own_thought(member) and is_own_thought(current.thoughts[0][0])


# Parts of items


def message_parts(group: Group, *, for_client: bool) -> list[OutputContent]:
    """Return the content of a message item."""
    out: list[OutputContent] = []
    for member, _ in group.members:
        if isinstance(member, v1.ForeignPart):
            held = [dict(part) for part in objects_of(member.data.get("content"))]
            out += cast("list[OutputContent]", held)  # unchanged
        elif isinstance(member, (v1.TextPart, v1.RefusalPart)):
            kind = "text" if isinstance(member, v1.TextPart) else "refusal"
            out.append(message_part(kind, member.text, part_own(member), for_client=for_client))
    return out


def part_own(part: v1.TextPart | v1.RefusalPart | v1.ThinkingPart) -> Values:
    """Return the provider options of a part itself, without those of the item that contains it."""
    return beside_item(own_of(part.provider_options, DIALECT))


def message_part(kind: str, text: str, own: Mapping[str, object], *, for_client: bool) -> OutputContent:
    """Return one content part of a message item."""
    if kind == "refusal":
        return merge(Refusal(type="refusal", refusal=text), own)
    wire: OutputText = {"type": "output_text", "text": text, "annotations": []}
    if for_client:
        wire["logprobs"] = []
    return merge(wire, own)


def reasoning_item(group: Group, item_id: str | None = None, *, foreign_in_summary: bool = False) -> OutputReasoning:
    """Return a reasoning item; thinking of other dialects is content, or summary if the client asked for one."""
    named = {} if item_id is None else {"id": item_id}
    wire = cast("OutputReasoning", {**named, "type": "reasoning", "summary": []})  # a client's item may have no id
    content: list[ReasoningText] = []
    for part, _ in group.thoughts:
        own, in_summary = None, foreign_in_summary
        if is_own_thought(part):
            own, in_summary = part_own(part), part.origin is None or part.origin.field != "content"
            if part.signature is not None:
                wire["encrypted_content"] = part.signature
        if not part.text:
            merge(wire, own or {})  # an empty thought represents its item
        elif in_summary:
            wire["summary"].append(merge(SummaryText(type="summary_text", text=part.text), own or {}))
        else:
            wire["content"] = content
            content.append(merge(ReasoningText(type="reasoning_text", text=part.text), own or {}))
    return merge(wire, group.item)


def call_item(
    call: ToolCall | InvalidToolCall, at: str, losses: ResponsesLosses, spellings: Spellings, *, for_client: bool
) -> Values:
    """Return a call in the form of its tool; an invalid call has the text that the model wrote."""
    name = call.name or ""
    is_marked = isinstance(call, InvalidToolCall) and not for_client
    if is_marked and not name:
        losses.lose("unnamed_tool_call", at, f"sent with the name {_NO_NAME}")
        name = _NO_NAME
    elif is_marked and _NAME.fullmatch(name) is None:
        losses.lose("tool_call_name", f"{at}/name", "other characters are sent as _")
        name = _NOT_NAME.sub("_", name)[:128]
    spelled, own = spellings.of(name), own_of(call.provider_options, DIALECT)
    kind = BY_CALL.get(own_type(call.provider_options), spelled.kind)
    arguments = call.arguments_text if isinstance(call, InvalidToolCall) else call.arguments
    is_replaced = is_marked and kind is not CUSTOM and isinstance(arguments, str) and json_object(arguments) is None
    if is_replaced:  # local servers parse the arguments of earlier turns for the chat template, and reject others
        losses.lose("invalid_tool_call", f"{at}/arguments_text", "sent with {} in place of the text")
        kind, arguments = None, "{}"
    wire = call_fields(spelled._replace(kind=kind), call.id, arguments)
    if wire["type"] == "function_call":
        own.pop("type", None)
    elif not for_client and kind is LOCAL_SHELL:
        wire["id"] = mint_item_id(kind.prefix, call.id)  # the type requires it
    merge(wire, own)
    if isinstance(call, InvalidToolCall) and is_marked and not is_replaced and reason_of(wire) != call.reason:
        losses.lose("invalid_call_mark", at, "sent like any other call")
    return wire


def call_fields(spelled: Spelled, call_id: str, arguments: Mapping[str, object] | str) -> Values:
    """Return type, id, name and, last, arguments of a call; a text is what the model wrote, valid or not.

    A call whose arguments are not an object is a function call, which can contain them, unless its tool takes text.
    """
    kind, name, held = spelled.kind, spelled.name, arguments
    if kind is not None and kind is not CUSTOM and isinstance(held, str):
        try:
            held = parse_wire_json(held)
        except NotJsonError:
            kind = None
        else:
            kind = kind if isinstance(held, dict) else None
    named: Values = {"name": name} if spelled.namespace is None else {"name": name, "namespace": spelled.namespace}
    if kind is None:
        text = arguments if isinstance(arguments, str) else dump_wire_json(arguments).decode()
        return {"type": "function_call", "call_id": call_id, **named, "arguments": text}
    if kind is CUSTOM:
        said = text_in(arguments) if isinstance(arguments, str) else text_of_arguments(arguments)
        return {"type": kind.call, "call_id": call_id, **named, "input": said}
    if kind is LOCAL_SHELL and "type" not in object_of(held):
        held = {"type": "exec", "env": {}, **object_of(held)}
    also = {"execution": "client"} if kind is TOOL_SEARCH else {}
    return {"type": kind.call, "call_id": call_id, **also, kind.field: plain(held)}


def reason_of(item: AnyRaw) -> str | None:
    """Return why a reader will consider the call invalid; None if it is valid."""
    judged = finish_calls((read_call(item, 0),), was_cut=False)
    return str(judged.invalid[0]["reason"]) if judged.invalid else None


class TurnWriter(ABC, Generic[ItemT]):
    """Writer of the items of the model's turns, in order, for requests and answers. Not thread-safe."""

    __slots__ = ("_losses", "_spellings", "out")

    def __init__(self, losses: ResponsesLosses, spellings: Spellings) -> None:
        self.out: list[ItemT] = []
        self._losses = losses
        self._spellings = spellings

    def write_turn(self, message: AssistantMessage, at: str) -> None:
        """Write the items of a message of the model."""
        own = own_of(message.provider_options, DIALECT)
        held = groups(message, at)
        if own and all(group.kind != "message" for group in held):
            self._losses.lose("message_options", f"{at}/provider_options")
        for group in held:
            match group.kind, group.members[0]:
                case "message", _:
                    self._message(group, own)
                case "reasoning", _:
                    self._reasoning(group)
                case "call", (ToolCall() | InvalidToolCall() as call, path):
                    self._call(call, path)
                case "foreign", (v1.ForeignPart() as part, _):
                    self._add(cast("ItemT", dict(part.data)))  # any item of this wire
                case _, (part, path):
                    self._lose(part, path)

    def lose_name(self, name: str | None, at: str) -> None:
        """Report that the message of a participant cannot have its name."""
        if name is not None:
            self._losses.lose("message_name", f"{at}/name")

    @abstractmethod
    def _add(self, item: ItemT) -> None:
        """Add the next item."""

    @abstractmethod
    def _message(self, group: Group, own: Mapping[str, object]) -> None: ...

    @abstractmethod
    def _reasoning(self, group: Group) -> None: ...

    @abstractmethod
    def _call(self, call: ToolCall | InvalidToolCall, at: str) -> None: ...

    @abstractmethod
    def _lose(self, member: Member, at: str) -> None:
        """Report a part that is not valid among the model's items."""
