"""Items of the model's turn, wire → canonical, for answers, streams and histories.

In: an item and its number. Out: the call, or chunk fields for each of its texts, thinking parts, refusals and foreign
parts, with a number that orders them in the turn. A message item has a part for each content, a reasoning item one for
each summary and each reasoning text (one empty thought if it has neither). `encrypted_content` is the signature of the
item's first thought.

Every item has an id, a status and unknown fields in addition to its text. Provider options of this dialect are read
from wire objects and merged back into them. Fields of the message or reasoning item that contains a part are recorded
under `item` with every part, so that the parts can be combined again; fields of the part itself are next to `item`.
Missing ids are made from the answer's id and the item's position, so they never change.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.openai_responses import names as words
from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_responses.tool_kinds import CUSTOM, TOOL_SEARCH, KnownName, ToolKind, call_kind, no_names
from turnwire.codecs.requests.text_inputs import FIELD, OPENING, escaped
from turnwire.codecs.values.provider_options import foreign_part, unknown_fields, with_own
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import holds_arguments, items_of, object_of, objects_of, text_of
from turnwire.core.calls import RawCall
from turnwire.core.ids import mint_tool_call_id

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_responses as raw
    from turnwire_schema.wire.raw import AnyRaw, RawObject

ITEM: Final = "item"
Fields: TypeAlias = dict[str, Any]
"""Fields of a canonical chunk."""
foreign: Final = partial(foreign_part, DIALECT)
"""Return a part or item that only this dialect knows."""


def mint_item_id(prefix: str, *facts: object) -> str:
    """Return an id (`msg_`, `rs_`, `fc_` or `resp_` and 16 hex digits) that depends only on `facts`."""
    return f"{prefix}_{mint_tool_call_id(prefix, *facts).removeprefix('call_')}"


def own_of_item(item: RawObject[Literal["status"]], known: frozenset[str]) -> Values:
    """Return the unknown fields of an item, and its status unless it is completed, which is the default."""
    own, status = unknown_fields(item, known), item.get("status")
    return own if status is None or status == "completed" else {**own, "status": status}


def item_of(own: Mapping[str, object]) -> Mapping[str, object]:
    """Return the provider options of the item that contains a part."""
    return object_of(own.get(ITEM))


def beside_item(own: Mapping[str, object]) -> Values:
    """Return the provider options of the part itself, including an invalid `item` that is not an object."""
    return {name: value for name, value in own.items() if name != ITEM or not isinstance(value, dict)}


# Numbers: each item has a range; summaries have the first half, contents of messages and reasoning the second.
ITEM_RANGE: Final = 4096
CONTENT_START: Final = 2048


def number_of(item: int, index: int = 0, field: str = "content") -> int:
    """Return the number of a content part of a message or reasoning item, or of a summary text of a reasoning item."""
    return item * ITEM_RANGE + (0 if field == "summary" else CONTENT_START) + min(index, CONTENT_START - 1)


class Words(NamedTuple):
    """Text of the model: its field in a chunk, and its place in an item and in events."""

    field: Literal["text", "refusal", "thinking"]
    key: Literal["text", "refusal"] = "text"
    place: Literal["content", "summary"] = "content"
    """The list of the item that contains the part."""
    kind: str = ""
    """The type of the part, if it makes no difference."""

    def begin(self, text: str, number: int, own: Mapping[str, object]) -> Fields:
        """Return the fields of the chunk that begins a part."""
        fields: Fields = {self.field: text, "part_index": number}
        if self.field == "thinking":  # thinking is written back to the same place
            fields["thinking_origin"] = {"dialect": DIALECT, "field": self.place}
        return with_own(fields, own, DIALECT)


TEXT: Final = Words("text")
_REFUSAL: Final = Words("refusal", "refusal")
THOUGHT: Final = Words("thinking", kind="reasoning_text")
SUMMARY: Final = Words("thinking", place="summary", kind="summary_text")
_IN_MESSAGES: Final = {"output_text": TEXT, "input_text": TEXT, "text": TEXT, "refusal": _REFUSAL}
IN_EVENTS: Final = {
    "response.output_text": TEXT,
    "response.refusal": _REFUSAL,
    "response.reasoning_text": THOUGHT,
    "response.reasoning_summary_text": SUMMARY,
}
"""Kinds of text by the prefix of their event names."""


def field_of(fields: Fields) -> str:
    """Return the name of the text field in the fields of a chunk."""
    return next(each for each in ("text", "thinking", "refusal") if each in fields)


def read_item(item: raw.RawInputItem | raw.RawOutputItem, number: int) -> list[Fields]:
    """Return the parts of an item that is not a call; `number` is its position in the turn."""
    match item.get("type"):
        case "message" | None:
            return read_message(item, number)
        case "reasoning":
            return _reasoning(item, number)
    return [{"parts": [foreign(item)], "part_index": number_of(number)}]


def item_fields(item: AnyRaw) -> Values:
    """Return the fields of a message or reasoning item that its parts record under `item`; else {}."""
    fields = own_of_item(item, words.REASONING_ITEM if item.get("type") == "reasoning" else words.MESSAGE_ITEM)
    return {ITEM: fields} if fields else {}


def read_message(item: raw.RawMessageItem, number: int) -> list[Fields]:
    """Return the parts of an assistant message."""
    shared = item_fields(item)
    content = item.get("content")
    if isinstance(content, str):
        content = [{"type": "output_text", "text": content}]
    return [
        _in_message(part, shared, number_of(number, index))
        for index, part in enumerate(items_of(content))
        if isinstance(part, dict)
    ]


def _in_message(part: raw.RawOutputContent, shared: Values, number: int) -> Fields:
    said = _IN_MESSAGES.get(text_of(part.get("type")) or "")
    if said is None or not isinstance(text := part.get(said.key), str):
        fields = {**item_of(shared), "type": "message", "role": "assistant", "content": [dict(part.items())]}
        return {"parts": [foreign(fields)], "part_index": number}
    # empty annotations and log probabilities are left out
    known = ("type", said.key)
    own = {key: value for key, value in part.items() if value is not None and value != [] and key not in known}
    return said.begin(text, number, {**shared, **own})


def _reasoning(item: raw.RawOutputReasoning, number: int) -> list[Fields]:
    shared = item_fields(item)
    parts = [
        said.begin(text, number_of(number, index, said.place), {**shared, **_in_reasoning(entry, said)})
        for said, entries in ((SUMMARY, item.get("summary")), (THOUGHT, item.get("content")))
        for index, entry in enumerate(objects_of(entries))
        if (text := text_of(entry.get("text"))) is not None
    ] or [SUMMARY.begin("", number_of(number, field="summary"), shared)]
    if isinstance(signature := item.get("encrypted_content"), str):
        parts[0]["signature"] = signature
    return parts


def _in_reasoning(entry: raw.RawReasoningText, said: Words) -> Values:
    """Return the unknown fields of a summary or reasoning text; its type only if it is not the usual one."""
    rest = unknown_fields(entry, words.TEXT_PART)
    return rest if entry.get("type") in (said.kind, None) else {**rest, "type": entry["type"]}


_OTHER_CALL: Final = frozenset({"type", "call_id", "name", "status"})


def is_call(item: AnyRaw) -> bool:
    """Return whether an item is a call that the client answers."""
    return item.get("type") == "function_call" or call_kind(item) is not None


def read_call(item: AnyRaw, number: int, canonical: KnownName = no_names) -> RawCall:
    """Return one call as received; it is validated later. `canonical` knows the tools of the request."""
    kind = call_kind(item)
    # call_id connects call and result; some servers send only the item's id
    call = RawCall(id=text_of(item.get("call_id")) or text_of(item.get("id")), name=_name_of(item, kind, canonical))
    call.part_index = number_of(number)
    arguments = item.get("arguments" if kind is None else kind.field)
    if kind is CUSTOM and item.get("status") == "incomplete":
        call.pieces.append(OPENING + escaped(text_of(arguments) or ""))
    elif kind is CUSTOM:
        call.value, call.is_parsed = {FIELD: text_of(arguments) or ""}, True
        call.is_unproven = item.get("status") != "completed"
    elif isinstance(arguments, str):
        call.pieces.append(arguments)
    elif arguments is not None:
        call.value, call.is_parsed = arguments, True
    own = _own_of_call(item, kind, canonical)
    call.provider_options = {DIALECT: own} if own else None
    take_status(call, item)
    if kind is None and not arguments and holds_arguments(item, but="arguments"):
        call.invalid = "not_json"
    return call


def _name_of(item: AnyRaw, kind: ToolKind | None, canonical: KnownName) -> str | None:
    """Return the canonical name of the called tool; the name unchanged if the request has no such tool."""
    if kind is not None and kind is not CUSTOM:
        return canonical(kind.tool, "") or kind.tool
    name = text_of(item.get("name"))
    return name if name is None else canonical(name, text_of(item.get("namespace"))) or name


def _own_of_call(item: AnyRaw, kind: ToolKind | None, canonical: KnownName) -> Values:
    """Return the fields of a call item except id, name and arguments."""
    own = own_of_item(item, words.CALL_ITEM if kind is None else frozenset({*_OTHER_CALL, kind.field}))
    if kind is not None:
        own["type"] = kind.call
        if kind is TOOL_SEARCH and own.get("execution") == "client":
            del own["execution"]
    name, namespace = text_of(item.get("name")), text_of(item.get("namespace"))
    if name is not None and namespace is not None and canonical(name, namespace) is not None:
        del own["namespace"]  # part of the canonical name
    return own


def take_status(call: RawCall, item: AnyRaw) -> None:
    """Apply the status of an item to its call."""
    match item.get("status"):
        case "incomplete":
            call.invalid = "truncated"
        case "completed":
            # llama.cpp and vLLM also report it for cut-off calls: it counts only with a closed object.
            call.is_complete = is_closed(call.text)


def is_closed(arguments: str) -> bool:
    """Return whether arguments end with their object.

    An empty object is not sufficient: vLLM writes it for a call that was cut off inside its name (recording
    vllm-0.32.0/responses/stream-tool-truncated-name.json).
    """
    text = arguments.rstrip()
    return text.endswith("}") and text != "{}"
