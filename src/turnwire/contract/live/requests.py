"""Requests of clauses: canonical requests, and changes of their wire form that a codec would never make.

A question is written once, canonically; the dialect's codec says it on the wire. What the dialect cannot say is not
asked of it. `edits` are for the rest: faulty bodies, words of one dialect, fields that no canonical request has. They
are rows for each dialect; a dialect without a row does not have what is asked.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.contract.live.dialects import DIALECTS

GONE: Final = object()
"""The value of an edit that removes the value at its place."""

Edit = tuple[str, Any]
"""A JSON pointer into a body, and the new value; `-` at its end adds to a list."""

MODEL: Final = "model"
"""In place of a pointer: the model's name, wherever the dialect has it."""

Edits = Mapping[str, Sequence[Edit]]
"""Edits by dialect; `*` is for each that has no row of its own."""

MOST_TOKENS: Final = 32
"""Limit of an answer where the clause is about something else: a run against a slow server must end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One thing that is asked of a server."""

    id: str
    ask: Mapping[str, Any] = field(default_factory=dict)
    """Fields of a canonical request; `text` is the text of one user message."""
    stream: bool = False
    edits: Edits = field(default_factory=dict)
    """Changes of the wire body; not empty: only the dialects named are asked."""
    raw: bytes | None = None
    """The raw bytes to send instead of a body."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers that replace the usual ones."""
    below: str = ""
    """The path to ask, below the dialect's path."""
    method: str = "POST"
    status_only: bool = False
    """Whether only the status is read: the connection is closed as soon as the answer begins."""
    may_lose: frozenset[str] = frozenset()
    """Fields of the request that may be lost without changing what is asked."""
    dictated: Mapping[str, Any] = field(default_factory=dict)
    """The answer that the text dictates word for word, as fields of a scenario's answer; empty: any answer."""
    tried: str = "the question was asked once"
    """The way in which a model was asked to do it, for an inconclusive result."""


class Said(NamedTuple):
    """A question on the wire of one dialect."""

    path: str
    body: bytes | None
    request: ChatRequest


class Unsayable(Exception):
    """The dialect has no words for the question; the message says which are missing."""


def say(question: Question, codec: Codec, model: str) -> Said:
    """The question in the codec's words.

    Raises:
        Unsayable: the dialect cannot say it.
    """
    edits = question.edits.get(codec.dialect, question.edits.get("*"))
    if question.edits and edits is None:
        raise Unsayable(f"{codec.dialect} has no such field")
    request = canonical(question, model)
    encoded = codec.encode_request(request, stream=question.stream)
    lost = [loss for loss in encoded.losses if not _may_lose(loss.at, question.may_lose)]
    if lost:
        raise Unsayable("; ".join(dict.fromkeys(f"{codec.name} cannot say {loss.at}" for loss in lost)))
    row = DIALECTS[codec.dialect]
    asked_model = model
    body = copy.deepcopy(encoded.value)
    for pointer, value in edits or ():
        if pointer != MODEL:
            edit(body, pointer, value)
        elif "{model}" in row.path:
            asked_model = value
        else:
            body["model"] = value
    raw = dump_wire_json(body) if question.raw is None else question.raw
    path = row.place(asked_model, stream=question.stream) + question.below
    return Said(path, None if question.method == "GET" else raw, request)


def canonical(question: Question, model: str) -> ChatRequest:
    """The canonical request of a question, before any edit."""
    fields = dict(copy.deepcopy(dict(question.ask)))
    text = fields.pop("text", None)
    if text is not None:
        fields["messages"] = [{"role": "user", "content": text}]
    fields["parameters"] = {"model": model, "max_tokens": MOST_TOKENS, **fields.get("parameters", {})}
    return ChatRequest.from_dict(json.loads(json.dumps(fields)))


def edit(body: Any, pointer: str, value: Any) -> None:
    """Put `value` at `pointer` of a JSON value, or remove what is there; what lies on the way is made."""
    *way, last = [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]
    for step in way:
        body = body[_place(body, step)] if isinstance(body, list) else body.setdefault(step, {})
    if isinstance(body, list):
        if last == "-":
            body.append(value)
        elif value is GONE:
            del body[_place(body, last)]
        else:
            body[_place(body, last)] = value
    elif value is GONE:
        body.pop(last, None)
    else:
        body[last] = value


def _place(items: list[Any], step: str) -> int:
    return len(items) - 1 if step == "-" else int(step)


def _may_lose(at: str | None, allowed: frozenset[str]) -> bool:
    return any((at or "").startswith(place) for place in allowed)
