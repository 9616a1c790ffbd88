"""One case for every canonical field and every member of every union, at every place where it can stand.

A case is a whole document with one field set, and the same document without it (or with another value, where it must
be there). Cases come from the schemas alone: a field of tomorrow is tried tomorrow.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs.coverage.schemas import Data, Schemas, Target
from tests.codecs.coverage.values import (
    BESIDE,
    FIRST_CHUNK,
    LAST_CHUNK,
    ON_FIRST,
    ON_LAST,
    REQUEST,
    RESPONSE,
    TOOL,
    USER,
)

Place = Callable[[Data], tuple[Data, str]]
"""From an object to the document that holds it, and the JSON pointer of the object there."""


class Case(NamedTuple):
    """One field with one value."""

    owner: str
    field: str
    pointer: str
    value: Any
    document: Data
    base: Data
    is_composite: bool
    """Whether the value holds objects that have cases of their own."""


def request_cases(schemas: Schemas) -> Iterator[Case]:
    """Cases of requests."""
    place = partial(_root, REQUEST)
    yield from _object(schemas, schemas.find("ChatRequest"), place, _checker(ChatRequest), is_root=True)


def response_cases(schemas: Schemas) -> Iterator[Case]:
    """Cases of whole answers."""
    place = partial(_root, RESPONSE)
    yield from _object(schemas, schemas.find("ChatResponse"), place, _checker(ChatResponse), is_root=True)


def stream_cases(schemas: Schemas) -> Iterator[Case]:
    """Cases of streams: a document is the list of its chunks, under `chunks`."""
    yield from _object(schemas, schemas.find("StreamingChunk"), _chunk, _is_stream, is_root=True)


def _chunk(given: Data) -> tuple[Data, str]:
    first = {**FIRST_CHUNK, **{key: value for key, value in given.items() if key in ON_FIRST}}
    middle = {key: value for key, value in given.items() if key not in ON_FIRST | ON_LAST}
    last = {**LAST_CHUNK, **{key: value for key, value in given.items() if key in ON_LAST}}
    if "tool_call_deltas" in given:
        last = {**last, "finish_reason": "tool_calls"}
    return {"chunks": [first, *([middle] if middle else ()), last]}, ""


def _is_stream(document: Data) -> bool:
    try:
        for chunk in document["chunks"]:
            StreamingChunk.from_dict(chunk)
    except ValueError:
        return False
    return True


def _root(document: Data, given: Data) -> tuple[Data, str]:
    return {**document, **given}, ""


def _checker(model: type[ChatRequest] | type[ChatResponse]) -> Callable[[Data], bool]:
    """Whether a document is one: rules that no schema can say are held by the model."""

    def is_valid(document: Data) -> bool:
        try:
            model.from_dict(document)
        except ValueError:
            return False
        return True

    return is_valid


class _Remembered:
    """What an iterator gives, asked for only as far as somebody looks, and once."""

    def __init__(self, given: Iterator[Data]) -> None:
        self._given = given
        self._seen: list[Data] = []

    def __iter__(self) -> Iterator[Data]:
        yield from self._seen
        for each in self._given:
            self._seen.append(each)
            yield each


class Drawn:
    """The cases of one way for any codec: built once, where its names stand for those of the codec."""

    DIALECT, NAME = "probe-of-a-dialect", "probe-of-a-codec"

    def __init__(self, cases: Iterator[Case]) -> None:
        self._cases = [(case, self.DIALECT in text or self.NAME in text) for case in cases for text in [str(case)]]

    def of(self, dialect: str, name: str) -> Iterator[Case]:
        """The cases of a codec."""
        for case, is_named in self._cases:
            if is_named:
                text = json.dumps(case).replace(self.DIALECT, dialect).replace(self.NAME, name)
                yield Case(*json.loads(text))
            else:
                yield case


def _object(
    schemas: Schemas, target: Target, place: Place, is_valid: Callable[[Data], bool], *, is_root: bool = False
) -> Iterator[Case]:
    for field in schemas.fields(target):
        for beside in BESIDE.get((target.name, field), BESIDE.get((target.name, ""), [{}])):
            if field in beside:
                continue
            for host in [{}] if is_root else schemas.minimal(target, field):
                values = list(schemas.values(target, field))
                others = [host, *schemas.minimal(target), *({**host, field: value} for value in values)]
                without = _Remembered(base for each in others if is_valid(base := place({**each, **beside})[0]))
                for value in values:
                    document, pointer = place({**host, **beside, field: value})
                    if is_valid(document):
                        base = next((each for each in without if each != document), document)
                        is_composite = schemas.holds_objects(target, field)
                        yield Case(target.name, field, f"{pointer}/{field}", value, document, base, is_composite)
                yield from _children(schemas, target, field, {**host, **beside}, place, is_valid)


def _children(
    schemas: Schemas, target: Target, field: str, host: Data, place: Place, is_valid: Callable[[Data], bool]
) -> Iterator[Case]:
    """Cases of the objects that a field may hold."""
    for member, document in schemas.alternatives(target, field):
        if "$ref" in member:
            yield from _object(schemas, schemas.follow(member["$ref"], document), _held(host, field, place), is_valid)
        elif member.get("type") == "array":
            for item, where in schemas.members(member["items"], document):
                if "$ref" not in item:
                    continue
                inner = schemas.follow(item["$ref"], where)
                for listed in _lists(target.name, field, inner.name, host, place):
                    yield from _object(schemas, inner, listed, is_valid)


def _held(host: Data, field: str, place: Place) -> Place:
    def put(given: Data) -> tuple[Data, str]:
        document, pointer = place({**host, field: given})
        return document, f"{pointer}/{field}"

    return put


def _lists(owner: str, field: str, inner: str, host: Data, place: Place) -> list[Place]:
    """The places of an element of a list; messages stand in a conversation that gives them sense."""
    around = SCENES.get(inner, [lambda given: ([given], 0)]) if (owner, field) == ("ChatRequest", "messages") else None

    def listed(scene: Callable[[Data], tuple[list[Data], int]]) -> Place:
        def put(given: Data) -> tuple[Data, str]:
            items, index = scene(given)
            document, pointer = place({**host, field: items})
            return document, f"{pointer}/{field}/{index}"

        return put

    return [listed(scene) for scene in around or [lambda given: ([given], 0)]]


# Conversations


def _before_user(given: Data) -> tuple[list[Data], int]:
    return [given, USER], 0


def _after_user(given: Data) -> tuple[list[Data], int]:
    return [USER, given, USER], 1


def _answered(given: Data) -> tuple[list[Data], int]:
    results = [
        {"role": "tool", "tool_call_id": call.get("id"), "content": "18 °C"} for call in given.get("tool_calls") or ()
    ]
    return [USER, given, *results, USER], 1


def _result(given: Data) -> tuple[list[Data], int]:
    call = {"id": given.get("tool_call_id"), "name": TOOL["name"], "arguments": {"city": "Paris"}}
    return [USER, {"role": "assistant", "tool_calls": [call]}, given, USER], 2


SCENES: dict[str, list[Callable[[Data], tuple[list[Data], int]]]] = {
    "SystemMessage": [_before_user, _after_user],
    "UserMessage": [_before_user],
    "AssistantMessage": [_answered],
    "ToolMessage": [_result],
}
"""Conversations in which a message of each role is tried."""
