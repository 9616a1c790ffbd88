"""Items of the model's turn, wire → pieces of a canonical message: the one reading for answers, streams and histories.

In: an item and its number. Out: `Piece`s in order, each a text, thought, refusal, call or foreign part with a number
that orders it among all pieces of the turn. A message item gives one piece for each of its parts, a reasoning item one
for each summary and each reasoning text (one empty thought where it has neither). `encrypted_content` is the signature
of the item's first thought.

Every item has an id, a status and fields of its own beside its words. Own options of this dialect are read off wire
objects and merged back into them: fields of the message or reasoning item that a part stands in come under `item` with
every piece, so that the pieces find together again, fields of the part itself beside it. Ids that no server gave are
made from the answer's id and the item's place, so they never change.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.openai_responses import names as words
from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_responses.tool_kinds import CUSTOM, TOOL_SEARCH, KnownName, ToolKind, call_kind, no_names
from turnwire.codecs.own_options import foreign_part, rest_of
from turnwire.codecs.rows import Values
from turnwire.codecs.text_inputs import FIELD, OPENING, escaped
from turnwire.codecs.wire_values import holds_arguments, object_of, objects_of, text_of
from turnwire.core.calls import RawCall
from turnwire.core.ids import mint_tool_call_id

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_responses as raw
    from turnwire_schema.wire.raw import AnyRaw, RawObject

ITEM: Final = "item"
foreign: Final = partial(foreign_part, DIALECT)
"""A part or item that only this dialect knows."""


def mint_item_id(prefix: str, *facts: object) -> str:
    """`msg_`, `rs_`, `fc_` or `resp_` and 16 hex digits made from `facts`; the same facts give the same id."""
    return f"{prefix}_{mint_tool_call_id(prefix, *facts).removeprefix('call_')}"


def own_of_item(item: RawObject[Literal["status"]], known: frozenset[str]) -> Values:
    """The fields that are not read, and the status where it says something: completed is what every item is."""
    own, status = rest_of(item, known), item.get("status")
    return own if status is None or status == "completed" else {**own, "status": status}


def item_of(own: Mapping[str, object]) -> Mapping[str, object]:
    """The own fields of the item that a part stands in."""
    return object_of(own.get(ITEM))


def beside_item(own: Mapping[str, object]) -> Values:
    """The own fields of the part itself; an `item` that is not an object says nothing of an item and is one of them."""
    return {name: value for name, value in own.items() if name != ITEM or not isinstance(value, dict)}


# Numbers: an item owns a range; summaries stand in its first half, contents of messages and reasoning in the second.
ITEM_RANGE: Final = 4096
CONTENT_START: Final = 2048


def number_of(item: int, index: int = 0, field: str = "content") -> int:
    """The number of a content part of a message or reasoning item, or of a summary text of a reasoning item."""
    return item * ITEM_RANGE + (0 if field == "summary" else CONTENT_START) + min(index, CONTENT_START - 1)


class Piece(NamedTuple):
    """One part of the turn: `kind` is text, refusal, thinking, call or part."""

    kind: str
    number: int
    text: str = ""
    own: Mapping[str, object] = {}
    field: str | None = None
    signature: str | None = None
    call: RawCall | None = None
    part: Values | None = None


def origin(field: str) -> dict[str, str]:
    """Where thoughts stood, so that they go back to the same place."""
    return {"dialect": DIALECT, "field": field}


def read_item(
    item: raw.RawInputItem | raw.RawOutputItem, number: int, canonical: KnownName = no_names
) -> Iterator[Piece]:
    """The pieces of one item; `number` is its place in the turn, `canonical` knows the tools of the request."""
    match item.get("type"):
        case "message" | None:
            yield from read_message(item, number)
        case "reasoning":
            yield from _reasoning(item, number)
        case _ if is_call(item):
            yield Piece("call", number_of(number), call=read_call(item, number, canonical))
        case _:
            yield Piece("part", number_of(number), part=foreign(item))


def item_fields(item: RawObject[Literal["status"]], known: frozenset[str]) -> Values:
    """Fields of an item that its pieces carry along, under `item`; empty where there are none."""
    fields = own_of_item(item, known)
    return {ITEM: fields} if fields else {}


def read_message(item: raw.RawMessageItem, number: int) -> Iterator[Piece]:
    """The pieces of a message of the assistant."""
    shared = item_fields(item, words.MESSAGE_ITEM)
    content = item.get("content")
    if isinstance(content, str):
        content = [{"type": "output_text", "text": content}]
    for index, part in enumerate(content if isinstance(content, (list, tuple)) else ()):
        if isinstance(part, dict):
            yield _message_piece(part, shared, number_of(number, index))


def _message_piece(part: raw.RawOutputContent, shared: Values, number: int) -> Piece:
    """The piece that a content part of a message item is."""
    kind, text, refusal = part.get("type"), part.get("text"), part.get("refusal")
    if kind in ("output_text", "input_text", "text") and isinstance(text, str):
        return Piece("text", number, text, {**shared, **_part_fields(part, words.TEXT_PART)})
    if kind == "refusal" and isinstance(refusal, str):
        return Piece("refusal", number, refusal, {**shared, **_part_fields(part, words.REFUSAL_PART)})
    fields = {**item_of(shared), "type": "message", "role": "assistant", "content": [dict(part.items())]}
    return Piece("part", number, part=foreign(fields))


def _part_fields(part: raw.RawOutputContent, known: frozenset[str]) -> Values:
    """Own fields of a content part; empty annotations and log probabilities say nothing."""
    return {key: value for key, value in rest_of(part, known).items() if value != []}


def _reasoning(item: raw.RawOutputReasoning, number: int) -> Iterator[Piece]:
    shared = item_fields(item, words.REASONING_ITEM)
    signature = item.get("encrypted_content")
    if not isinstance(signature, str):
        signature = None
    found = False
    for field, entries in (("summary", item.get("summary")), ("content", item.get("content"))):
        for index, entry in enumerate(objects_of(entries)):
            if (text := text_of(entry.get("text"))) is None:
                continue
            own = {**shared, **_reasoning_fields(entry, field)}
            yield Piece("thinking", number_of(number, index, field), text, own, field, None if found else signature)
            found = True
    if not found:
        yield Piece("thinking", number_of(number, field="summary"), "", shared, "summary", signature)


def _reasoning_fields(entry: raw.RawReasoningText, field: str) -> Values:
    """Own fields of a summary or reasoning text; its type only where it is not the usual one."""
    usual = "summary_text" if field == "summary" else "reasoning_text"
    rest = rest_of(entry, words.TEXT_PART)
    return rest if entry.get("type") in (usual, None) else {**rest, "type": entry["type"]}


_OTHER_CALL: Final = frozenset({"type", "call_id", "name", "status"})


def is_call(item: AnyRaw) -> bool:
    """Whether an item is a call that the client answers."""
    return item.get("type") == "function_call" or call_kind(item) is not None


def read_call(item: AnyRaw, number: int, canonical: KnownName = no_names) -> RawCall:
    """One call as it came; whether it may run is decided later."""
    kind = call_kind(item)
    call = RawCall()
    call.part_index = number_of(number)
    # call_id links call and result; odd servers send the item's id alone
    call.id = text_of(item.get("call_id")) or text_of(item.get("id"))
    call.name = _name_of(item, kind, canonical)
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
    finish_call(call, item, canonical)
    if kind is None and not arguments and holds_arguments(item, but="arguments"):
        call.invalid = "not_json"
    return call


def _name_of(item: AnyRaw, kind: ToolKind | None, canonical: KnownName) -> str | None:
    """The canonical name of the tool that is called; the name as it is where the request has no such tool."""
    if kind is not None and kind is not CUSTOM:
        return canonical(kind.tool, "") or kind.tool
    name = text_of(item.get("name"))
    return name if name is None else canonical(name, text_of(item.get("namespace"))) or name


def is_whole(item: raw.RawOutputItem) -> bool:
    """Whether its server says that an item is whole."""
    return item.get("status") == "completed"


def finish_call(call: RawCall, item: AnyRaw, canonical: KnownName = no_names) -> None:
    """What the whole item says about its call beside id, name and arguments."""
    kind = call_kind(item)
    own = own_of_item(item, words.CALL_ITEM if kind is None else frozenset({*_OTHER_CALL, kind.field}))
    if kind is not None:
        own["type"] = kind.call
        if kind is TOOL_SEARCH and own.get("execution") == "client":
            del own["execution"]
    name, namespace = text_of(item.get("name")), text_of(item.get("namespace"))
    if name is not None and namespace is not None and canonical(name, namespace) is not None:
        del own["namespace"]  # the canonical name says it
    call.provider_options = {DIALECT: own} if own else None
    match item.get("status"):
        case "incomplete":
            call.invalid = "truncated"
        case "completed":
            # llama.cpp and vLLM say so of a call that was cut, too: without a closed object it says nothing.
            call.is_complete = is_closed(call.text)


def is_closed(arguments: str) -> bool:
    """Whether arguments end with their object.

    An empty object decides nothing: vLLM writes it for a call that was cut inside its name (recording
    vllm-0.32.0/responses/stream-tool-truncated-name.json).
    """
    text = arguments.rstrip()
    return text.endswith("}") and text != "{}"
