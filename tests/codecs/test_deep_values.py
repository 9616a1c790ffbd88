"""A caller's own dict may be nested deeper than any text: every reader refuses it with a typed error, or reads it.

Where a definition of a wire document holds itself, bodies are nested through that place, thousands of levels deep, and
every property is given a deep value of dicts and lists.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypedDict

import pytest

from tests.cases import for_each
from tests.codecs.coverage.wire import Node, Wire
from tests.codecs.test_odd_types import put, trials
from tests.codecs.test_wire_executed import NAMES, ROOTS, wire_of
from tests.normal_forms import normalize_request, normalize_response
from tests.requirements import requirement
from turnwire.codecs.endpoints.codecs import ENDPOINTS, get_endpoint_codec, speaks
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.codecs.requests.addresses import fetched_addresses
from turnwire.codecs.values.type_checks import odd_places
from turnwire.codecs.values.wirejson import MOST_LEVELS
from turnwire.convert import read_request, transcode_request, transcode_response
from turnwire.core.errors import InvalidDataError, Problem, TurnwireError

LEVELS = 2100
MOST_FRAMES = 1100  # more than Python calls inside each other

Wrap = Callable[[Any], Any]

NAMES_OF_DIALECTS = [(name, way) for name, way in NAMES if name == get_codec(name).dialect]
by_dialect = pytest.mark.parametrize(("name", "way"), NAMES_OF_DIALECTS)


def readers(name: str, way: str) -> Iterator[tuple[str, Callable[[Any], Any]]]:
    """Everything that takes a caller's own dict."""
    codec = get_codec(name)
    other = "ollama" if name == "openai-chat" else "openai-chat"
    if way == "request":
        yield "read_request", lambda body: codec.encode_request(read_request(body, name, model="m").value)
        yield "transcode_request", lambda body: transcode_request(body, name, other, model="m")
        yield "normalize_request", partial(normalize_request, codec)
        yield "fetched_addresses", lambda body: list(fetched_addresses(body, name))
        if codec.encode_count_tokens is not None:
            yield "decode_count_tokens", codec.decode_count_tokens
    else:
        yield "decode_response", lambda body: codec.encode_response(codec.decode_response(body))
        yield "transcode_response", lambda body: transcode_response(body, name, other)
        yield "normalize_response", partial(normalize_response, codec)
        yield "decode_error", lambda body: codec.decode_error(400, body)


def untyped(name: str, way: str, body: Any) -> list[str]:
    """The readers that a body makes raise another error than a typed one."""
    found = []
    for what, read in readers(name, way):
        try:
            read(body)
        except TurnwireError:
            continue
        except (RecursionError, ValueError, TypeError, AttributeError, LookupError) as error:
            found.append(f"{what}: {type(error).__name__}")
    return found


def circles(wire: Wire, root: Node) -> Iterator[tuple[str, Node, list[Wrap]]]:
    """(name, a definition that holds itself, how a value of it stands in a value of it), once for each property."""
    places = wire.places(root)
    for node in places:
        for inner, wraps in wire.inside(node):
            back = _way(wire, inner, node)
            if back is not None:
                yield f"{node[1]} > {inner[1]}", node, [_joined(wrap, back) for wrap in wraps]


def _way(wire: Wire, start: Node, end: Node) -> Wrap | None:
    """How a value of `end` stands in a value of `start`, the shortest way."""
    ways: dict[Node, Wrap] = {start: lambda value: value}
    queue = [start]
    for node in queue:
        for inner, wraps in wire.inside(node):
            if inner not in ways:
                ways[inner] = _joined(ways[node], wraps[0])
                queue.append(inner)
    return ways.get(end)


def _joined(outer: Wrap, inner: Wrap) -> Wrap:
    return lambda value: outer(inner(value))


def wound(wrap: Wrap, value: Any, times: int) -> Any:
    """`value` inside itself."""
    for _ in range(times):
        value = wrap(value)
    return value


SELF_REFERRING = {
    ("openai-responses", "request"),
    ("openai-responses", "answer"),
    ("anthropic", "request"),
    ("anthropic", "answer"),
    ("gemini", "request"),
}
"""Documents in which a definition holds itself."""


@requirement("COD-7")
@by_dialect
def test_a_dict_that_is_wound_through_a_self_referring_place_is_refused_with_a_typed_error(name: str, way: str) -> None:
    wire, root = wire_of(name, way), ROOTS[name, way]
    found, tried = [], 0
    for what, node, wraps in circles(wire, root):
        held = wire.places(root)[node]
        start = next(iter(wire.hosts(node)))
        wrap = next((each for each in wraps if wire.is_read(held(each(copy.deepcopy(start))))), wraps[0])
        for times in (MOST_LEVELS // 2, LEVELS, LEVELS + 1):  # one step more, where a step is more than one level
            tried += 1
            body = held(wound(wrap, copy.deepcopy(start), times))
            found += [f"{what}, {times} times: {each}" for each in untyped(name, way, body)]
    assert (found, bool(tried)) == ([], (name, way) in SELF_REFERRING)


def mixed(levels: int, inner: Any = None) -> Any:
    """An object in a list in an object."""
    value: Any = inner or {}
    for number in range(levels):
        value = [value] if number % 2 else {"type": "text", "in": value}
    return value


@requirement("COD-7")
@by_dialect
def test_a_deep_value_at_any_place_is_refused_with_a_typed_error_or_read(name: str, way: str) -> None:
    found, tried = [], 0
    deep = mixed(MOST_FRAMES)
    for trial in trials(name, way):
        if trial.kind in ("object", "list"):
            tried += 1
            body = put(trial.body, trial.at, deep if trial.kind == "object" else [deep])
            found += [f"{trial.definition}.{trial.field}: {each}" for each in untyped(name, way, body)]
    assert tried
    assert found == []


class Inner(TypedDict, total=False):
    """An object with a list of objects of its own kind, and one beside the list."""

    items: list[Inner]
    item: Inner
    name: str


@requirement("COD-7")
@pytest.mark.parametrize("first", ["item", "items"])
def test_the_levels_of_a_list_of_objects_end_where_those_of_any_text_end(first: str) -> None:
    value: dict[str, Any] = {"name": 1}
    for _ in range(LEVELS):
        value = {"items": [value]}
    body = {"item": value} if first == "item" else value
    assert list(odd_places(Inner, body)) == []


def endless(body: dict[str, Any]) -> dict[str, Any]:
    """`body` with itself as one of its values."""
    body["more"] = [body]
    return body


@requirement("COD-7")
@for_each(("endpoint", "name"), [(each, name) for each in ENDPOINTS for name in CODEC_NAMES if speaks(each, name)])
def test_a_request_of_any_endpoint_that_holds_itself_is_refused_at_once(endpoint: str, name: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        get_endpoint_codec(endpoint, name).decode_request(endless({"model": "m", "prompt": "a", "input": "a"}))
    assert caught.value.problems == (Problem("", "type", "must not hold itself"),)


@requirement("COD-7")
@pytest.mark.parametrize("name", [name for name in CODEC_NAMES if get_codec(name).encode_count_tokens is not None])
def test_a_request_to_count_that_holds_itself_is_refused_at_once(name: str) -> None:
    read = get_codec(name).decode_count_tokens
    with pytest.raises(InvalidDataError) as caught:
        read(endless({"model": "m", "messages": [{"role": "user", "content": "a"}], "contents": [{"parts": []}]}))
    assert caught.value.problems == (Problem("", "type", "must not hold itself"),)
