"""Items of the model's turn, wire → pieces of a canonical message: the one reading for answers, streams and histories.

In: an item and its number. Out: `Piece`s in order, each a text, thought, refusal, call or foreign part with a number
that orders it among all pieces of the turn. A message item gives one piece for each of its parts, a reasoning item one
for each summary and each reasoning text (one empty thought where it has neither); the id, phase and status of the item
go along with every piece under `item`, so that the pieces find together again. `encrypted_content` is the signature of
the item's first thought.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from turnwire.codecs.openai_responses.names import (
    CALL_ITEM,
    DIALECT,
    MESSAGE_ITEM,
    REASONING_ITEM,
    REFUSAL_PART,
    TEXT_PART,
)
from turnwire.codecs.openai_responses.options import ITEM, status_of
from turnwire.codecs.own_options import rest_of
from turnwire.core.calls import RawCall

# Numbers: an item owns a range; summaries stand in its first half, contents of messages and reasoning in the second.
ITEM_RANGE: Final = 4096
CONTENT_START: Final = 2048


def summary_number(item: int, index: int) -> int:
    """The number of a summary text of a reasoning item."""
    return item * ITEM_RANGE + min(index, CONTENT_START - 1)


def content_number(item: int, index: int) -> int:
    """The number of a content part of a message or reasoning item."""
    return item * ITEM_RANGE + CONTENT_START + min(index, CONTENT_START - 1)


class Piece(NamedTuple):
    """One part of the turn: `kind` is text, refusal, thinking, call or part."""

    kind: str
    number: int
    text: str = ""
    own: Mapping[str, Any] = {}
    field: str | None = None
    signature: str | None = None
    call: RawCall | None = None
    part: dict[str, Any] | None = None


def origin(field: str) -> dict[str, str]:
    """Where thoughts stood, so that they go back to the same place."""
    return {"dialect": DIALECT, "field": field}


def read_item(item: Mapping[str, object], number: int) -> Iterator[Piece]:
    """The pieces of one item; `number` is its place in the turn."""
    match item.get("type"):
        case "message" | None:
            yield from _message(item, number)
        case "reasoning":
            yield from _reasoning(item, number)
        case "function_call":
            yield Piece("call", content_number(number, 0), call=read_call(item, number))
        case _:
            yield Piece("part", content_number(number, 0), part=_foreign(item))


def _foreign(data: Mapping[str, object]) -> dict[str, Any]:
    return {"type": "foreign", "dialect": DIALECT, "data": dict(data)}


def item_fields(item: Mapping[str, object], known: frozenset[str]) -> dict[str, Any]:
    """Fields of an item that its pieces carry along, under `item`; empty where there are none."""
    fields = {**rest_of(item, known), **status_of(item)}
    return {ITEM: fields} if fields else {}


def _message(item: Mapping[str, object], number: int) -> Iterator[Piece]:
    shared = item_fields(item, MESSAGE_ITEM)
    content = item.get("content")
    if isinstance(content, str):
        content = [{"type": "output_text", "text": content}]
    for index, part in enumerate(content if isinstance(content, (list, tuple)) else ()):
        if isinstance(part, Mapping):
            yield message_piece(part, shared, content_number(number, index))


def message_piece(part: Mapping[str, Any], shared: Mapping[str, Any], number: int) -> Piece:
    """The piece that a content part of a message item is."""
    kind = part.get("type")
    if kind in ("output_text", "input_text", "text") and isinstance(part.get("text"), str):
        return Piece("text", number, part["text"], {**shared, **part_fields(part, TEXT_PART)})
    if kind == "refusal" and isinstance(part.get("refusal"), str):
        return Piece("refusal", number, part["refusal"], {**shared, **part_fields(part, REFUSAL_PART)})
    fields = {**shared.get(ITEM, {}), "type": "message", "role": "assistant", "content": [dict(part)]}
    return Piece("part", number, part=_foreign(fields))


def part_fields(part: Mapping[str, object], known: frozenset[str]) -> dict[str, Any]:
    """Own fields of a content part; empty annotations and log probabilities say nothing."""
    rest = rest_of(part, known)
    return {key: value for key, value in rest.items() if value != []} if rest else rest


def _reasoning(item: Mapping[str, object], number: int) -> Iterator[Piece]:
    shared = item_fields(item, REASONING_ITEM)
    signature = item.get("encrypted_content")
    if not isinstance(signature, str):
        signature = None
    texts = [
        (field, place(number, index), entry)
        for field, place in (("summary", summary_number), ("content", content_number))
        for index, entry in enumerate(_list(item.get(field)))
        if isinstance(entry.get("text"), str) and entry["text"]
    ]
    if not texts:
        yield Piece("thinking", summary_number(number, 0), "", shared, "summary", signature)
    for field, place_number, entry in texts:
        own = {**shared, **reasoning_fields(entry, field)}
        yield Piece("thinking", place_number, entry["text"], own, field, signature)
        signature = None


def reasoning_fields(entry: Mapping[str, object], field: str) -> dict[str, Any]:
    """Own fields of a summary or reasoning text; its type only where it is not the usual one."""
    usual = "summary_text" if field == "summary" else "reasoning_text"
    rest = rest_of(entry, TEXT_PART)
    return rest if entry.get("type") in (usual, None) else {**rest, "type": entry["type"]}


def _list(value: object) -> list[Mapping[str, Any]]:
    return [entry for entry in value if isinstance(entry, Mapping)] if isinstance(value, (list, tuple)) else []


def read_call(item: Mapping[str, Any], number: int) -> RawCall:
    """One function call as it came; whether it may run is decided later."""
    call = RawCall(part_index=content_number(number, 0))
    for field in ("call_id", "id"):  # call_id links call and result; odd servers send the item's id alone
        if call.id is None and isinstance(item.get(field), str) and item[field]:
            call.id = item[field]
    if isinstance(item.get("name"), str) and item["name"]:
        call.name = item["name"]
    arguments = item.get("arguments")
    if isinstance(arguments, str):
        call.pieces.append(arguments)
    elif arguments is not None:
        call.value, call.is_parsed = arguments, True
    finish_call(call, item)
    return call


def is_whole(item: Mapping[str, object]) -> bool:
    """Whether its server says that an item is whole."""
    return item.get("status") == "completed"


def finish_call(call: RawCall, item: Mapping[str, object]) -> None:
    """What the whole item says about its call beside id, name and arguments."""
    own = {**rest_of(item, CALL_ITEM), **status_of(item)}
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
