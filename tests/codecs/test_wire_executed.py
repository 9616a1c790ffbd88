"""The other direction: every property of every wire document is read and written again, or is a named loss.

The vectors of each definition are put into a body. A body comes back equal in normal form; where something cannot be
said, the codec names the loss. What the reader refuses says nothing about properties, so each property must stand in
a body that is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tests.cases import for_each
from tests.codecs.coverage.wire import Body, Wire
from tests.normal_forms import normalize_request, normalize_response
from tests.requirements import requirement
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.convert.bodies import read_request
from turnwire.core.errors import TurnwireError

ROOTS = {
    ("openai-chat", "request"): ("request.schema.json", "ChatCompletionRequest"),
    ("openai-chat", "answer"): ("response.schema.json", "ChatCompletion"),
    ("openai-responses", "request"): ("request.schema.json", "ResponsesRequest"),
    ("openai-responses", "answer"): ("response.schema.json", "Response"),
    ("anthropic", "request"): ("request.schema.json", "MessagesRequest"),
    ("anthropic", "answer"): ("response.schema.json", "Message"),
    ("gemini", "request"): ("request.schema.json", "GenerateContentRequest"),
    ("gemini", "answer"): ("response.schema.json", "GenerateContentResponse"),
    ("gemini-interactions", "request"): ("request.schema.json", "InteractionRequest"),
    ("gemini-interactions", "answer"): ("response.schema.json", "Interaction"),
    ("ollama", "request"): ("chat.schema.json", "ChatRequest"),
    ("ollama", "answer"): ("chat.schema.json", "ChatResponse"),
}

_NAMES_A_TOOL = "a choice must name a tool of the request, which no vector beside it has; tried by the executed ledger"

NOT_READ: dict[tuple[str, str], dict[str, str]] = {
    ("openai-chat", "request"): {
        "FunctionMessage": "answers a call before it, which no vector beside it has; see test_chat_edge_cases",
        "NamedToolChoice": _NAMES_A_TOOL,
        "NamedFunction": _NAMES_A_TOOL,
        "NamedCustomToolChoice": _NAMES_A_TOOL,
        "NamedCustomTool": _NAMES_A_TOOL,
        "ToolChoiceObject": _NAMES_A_TOOL,
    },
    ("openai-responses", "request"): {
        "FunctionToolChoice": _NAMES_A_TOOL,
        "CustomToolChoice": _NAMES_A_TOOL,
    },
    ("anthropic", "request"): dict.fromkeys(
        ("AnyToolChoice", "AutoToolChoice", "NoToolChoice", "NamedToolChoice"), _NAMES_A_TOOL
    ),
    ("openai-responses", "answer"): {"ResponseError": "an answer with an error is raised as that error"},
}
"""Definitions that stand in no body that is read, with the reason."""

NAMES = [(name, way) for name in CODEC_NAMES for dialect, way in ROOTS if dialect == get_codec(name).dialect]
by_root = for_each(("name", "way"), NAMES)
"""Every codec, variants included, reads and writes every document of its dialect."""


class Outcome(NamedTuple):
    """What became of one body."""

    body: Body
    missing: list[tuple[str, Any]]
    losses: tuple[str, ...]


def trip(name: str, way: str, body: Any) -> tuple[Any, Any, tuple[str, ...]]:
    """(the body in normal form, what was written in normal form, ids of the losses)."""
    codec = get_codec(name)
    if way == "request":
        body = {"model": "m", **body} if codec.dialect != "gemini" else body
        request, read = read_request(body, name, model="m")
        written, losses = codec.encode_request(request)
        pair = normalize_request(codec, body), normalize_request(codec, written)
        return *pair, tuple(loss.id for loss in (*read, *losses))
    written, losses = codec.encode_response(codec.decode_response(body))
    return normalize_response(codec, body), normalize_response(codec, written), tuple(loss.id for loss in losses)


@cache
def wire_of(name: str, way: str) -> Wire:
    """The bodies of a codec's dialect, and which of them it reads: asked once in all files."""

    def is_read(body: Any) -> bool:
        try:
            return not trip(name, way, body)[2]
        except (TurnwireError, TypeError, AttributeError, KeyError):
            return False

    return Wire(get_codec(name).dialect, is_read)


@cache
def outcomes(name: str, way: str) -> tuple[Outcome, ...]:
    """What became of every body that is read."""

    def tried() -> Iterator[Outcome]:
        for body in wire_of(name, way).bodies(*ROOTS[get_codec(name).dialect, way]):
            try:
                given, written, losses = trip(name, way, body.value)
            except TurnwireError:
                continue
            there = leaves(written)
            yield Outcome(body, [leaf for leaf in leaves(given) if leaf not in there], losses)

    return tuple(tried())


def leaves(document: Any, at: str = "") -> list[tuple[str, Any]]:
    """(pointer, value) of everything that holds nothing."""
    if isinstance(document, dict) and document:
        return [leaf for key, value in document.items() for leaf in leaves(value, f"{at}/{key}")]
    if isinstance(document, (list, tuple)) and document:
        return [leaf for index, value in enumerate(document) for leaf in leaves(value, f"{at}/{index}")]
    return [(at, document)]


@requirement("COD-6", "COD-3")
@by_root
def test_what_a_body_says_comes_back_or_is_a_named_loss(name: str, way: str) -> None:
    assert [
        (each.body.definition, each.body.vector, each.missing[:3])
        for each in outcomes(name, way)
        if each.missing and not each.losses
    ] == []


@requirement("COD-6")
@by_root
def test_every_property_stands_in_a_body_that_is_read(name: str, way: str) -> None:
    dialect = get_codec(name).dialect
    read = {(each.body.definition, key) for each in outcomes(name, way) for key in _keys(each.body)}
    wanted = Wire(dialect, lambda _: True).properties(*ROOTS[dialect, way])
    excused = NOT_READ.get((dialect, way), {})
    assert {each for each in wanted - read if each[0] not in excused} == set()


def _keys(body: Body) -> set[str]:
    return set(body.shown) if isinstance(body.shown, dict) else set()
