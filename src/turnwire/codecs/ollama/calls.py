"""Tool calls of the history and their results: ids, names and order, in both directions.

Old servers send calls without ids and match results by order; newer ones show a template the name or the id of a call.
So a result carries both, an id that Turnwire minted stays at home, and results go out in the order of their calls.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from pydantic_core import from_json

from turnwire_schema.v1.message import AssistantMessage, ToolMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.ollama.losses import OllamaLosses
from turnwire.codecs.ollama.names import DIALECT
from turnwire.codecs.open_calls import OpenCalls, key_of
from turnwire.codecs.own_options import merge_own, plain, rest_of, with_own
from turnwire.core.call_order import ordered_calls
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.tool_names import ToolNames

AnyCall: TypeAlias = ToolCall | InvalidToolCall


class CallRef(NamedTuple):
    """What matches results with calls."""

    id: str | None
    name: str | None


def match_results(calls: Sequence[CallRef], results: Iterable[CallRef]) -> Iterator[int | None]:
    """For each result the position of the call that it answers: by id, else by name, else the next open one."""
    open_calls = OpenCalls[int]()
    for position, call in enumerate(calls):
        open_calls.add(position, "", ("id", key_of(call.id)), ("name", key_of(call.name)))
    for result in results:
        if result.id is not None:
            yield open_calls.take(("id", key_of(result.id)))
        else:
            yield open_calls.take("" if result.name is None else ("name", key_of(result.name)))


def calls_in_order(message: AssistantMessage) -> Sequence[AnyCall]:
    """Valid and invalid calls of a message in the order in which the model wrote them."""
    if not message.invalid_tool_calls:
        return message.tool_calls or ()
    return [call for call, _ in ordered_calls(message, "")]


class AskedCalls:
    """The calls of one message, for the results after it: found by id without looking through all of them."""

    __slots__ = ("_places", "calls")

    def __init__(self, calls: Sequence[AnyCall] = ()) -> None:
        self.calls = calls
        self._places: dict[str, list[int]] = {}
        for place, call in enumerate(calls):
            self._places.setdefault(call.id, []).append(place)

    def places_of(self, run: Iterable[ToolMessage]) -> list[int | None]:
        """For each result in a row the place of its call; results of one id answer its calls one after another."""
        told: dict[str, int] = {}
        found: list[int | None] = []
        for message in run:
            wanted = message.tool_call_id
            number = told[wanted] = told.get(wanted, -1) + 1
            places = self._places.get(wanted, ())
            found.append(places[number] if number < len(places) else None)
        return found


def sort_results(
    run: Sequence[tuple[int, ToolMessage]], asked: AskedCalls, losses: OllamaLosses
) -> list[tuple[int, ToolMessage, AnyCall | None]]:
    """(original position, result, the call that it answers) of results in a row, in the order of their calls."""
    calls = asked.calls
    places = asked.places_of(message for _, message in run)
    order = sorted(range(len(run)), key=lambda index: _place(places[index], len(calls)))
    if order != list(range(len(run))):
        losses.lose("result_order", f"/messages/{run[0][0]}", "sent in the order of the calls")
    out: list[tuple[int, ToolMessage, AnyCall | None]] = []
    for index in order:
        place = places[index]
        out.append((*run[index], None if place is None else calls[place]))
    return out


def _place(found: int | None, last: int) -> int:
    return last if found is None else found


def encode_calls(
    calls: Sequence[AnyCall], at: str, names: tuple[str, ...], losses: OllamaLosses
) -> list[dict[str, Any]]:
    """Calls of an assistant message of the history, in order."""
    out: list[dict[str, Any]] = []
    for call in calls:
        arguments = plain(call.arguments) if isinstance(call, ToolCall) else _substitute(call, at, losses)
        wire: dict[str, Any] = {"function": {"name": call.name or "", "arguments": arguments}}
        if call.id_origin != "minted":
            wire = {"id": call.id, **wire}
        merge_own(wire, call.provider_options, names)
        out.append(wire)
    return out


def _substitute(call: InvalidToolCall, at: str, losses: OllamaLosses) -> Any:
    """Arguments that the server accepts: the call's own where they are an object (only the name was wrong), else {}."""
    try:
        arguments = from_json(call.arguments_text)
    except ValueError:
        arguments = None
    if isinstance(arguments, dict):
        losses.lose("invalid_tool_call", at, "sent as an ordinary call under the name it came with")
        return arguments
    losses.lose("invalid_tool_call", at, "sent with arguments {} in place of the raw text")
    return {}


def decode_call(wire: Mapping[str, Any], message: int, position: int, fitted: ToolNames) -> tuple[bool, dict[str, Any]]:
    """(whether it is a valid call, the canonical call) of a checked wire call."""
    function = wire["function"]
    name = function.get("name") or None
    call: dict[str, Any] = {"id": wire.get("id")}
    if not call["id"]:
        call["id"] = mint_tool_call_id("request", message, position, name)
        call["id_origin"] = "minted"
    own, inner = rest_of(wire, {"id", "function"}), rest_of(function, {"name", "arguments"})
    if inner.get("index") == position:
        del inner["index"]
    if inner:
        own["function"] = inner
    with_own(call, own, DIALECT)
    arguments = function.get("arguments")
    if name is None:
        text = json.dumps(arguments if arguments is not None else {}, ensure_ascii=False)
        return False, {**call, "arguments_text": text, "reason": "no_name", "position": position}
    fit = fitted.canonical(name)
    if fit != name:
        call["extras"] = {"original_name": name}
    return True, {**call, "name": fit, "arguments": arguments if arguments is not None else {}}
