"""Requests, wire → canonical.

In: a body. Out: a canonical request; all problems are collected and raised together, each with its path in the body.
Fields that are not canonical are recorded in provider options (`store`, `previous_response_id`, `include`, hosted tools
…), so writing the request gives the same body up to its normal form. `instructions` is the first system message; if the
first item is a system message, provider options record its `type`, so that it is written back into the list. If
temperature and top_p are absent, the canonical values are an explicit null. Fields of `reasoning` other than the effort
are provider options.

Tools are flat on this wire. Values without a canonical form (hosted tools, allowed_tools, the server's own formats) are
recorded in provider options, too. An absent or null `strict` means "on if the schema allows it", which has no canonical
form: provider options of such a tool record `strict: null`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.openai_responses.fields import FLAGS, PARAMETERS
from turnwire.codecs.openai_responses.names import DIALECT, STATE
from turnwire.codecs.openai_responses.read_messages import InputReader
from turnwire.codecs.openai_responses.read_tools import read_tools
from turnwire.codecs.openai_responses.variants import ResponsesVariant
from turnwire.codecs.requests.loaded_request import loaded_request, require_body
from turnwire.codecs.requests.tool_definitions import SCHEMA_FORMAT, read_schema_format
from turnwire.codecs.values.provider_options import unknown_fields, with_own
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import object_of
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_responses as raw

_RENAMED: Final = {"max_tokens": "max_output_tokens", "thinking": "reasoning", "response_format": "text"}
NO_REQUEST: Final = "not a valid responses request"
"""First words of the error for an invalid body."""
KNOWN: Final = PARAMETERS.keys | FLAGS.keys | {"input", "instructions", "reasoning", "text", "tool_choice", "tools"}
"""Fields of a request that are canonical, in whole or in part."""


def read_request(wire: raw.RawResponsesRequest, variant: ResponsesVariant) -> ChatRequest:
    """Return the request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a request of this dialect; each problem has its path.
    """
    require_body(wire, NO_REQUEST)
    problems: list[Problem] = []
    own: Values = {}
    names = ToolNames()
    tools, others = read_tools(wire.get("tools"), wire.get("input"), names, problems)
    if others:
        own["tools"] = others
    reader = InputReader(names, problems)
    said = {
        "tools": tools,
        "messages": _read_messages(wire, reader, problems),
        "tool_choice": _read_tool_choice(wire.get("tool_choice"), tools or (), names, own, problems),
        "response_format": _read_text(wire.get("text"), own, problems),
    }
    request = {name: value for name, value in said.items() if value is not None} | FLAGS.read(wire, problems).values
    parameters, odd = PARAMETERS.read(wire, problems)
    own |= odd
    _read_reasoning(wire.get("reasoning"), parameters, own, variant, problems)
    request["parameters"] = with_own(parameters, own | unknown_fields(wire, KNOWN), DIALECT)
    return loaded_request(request, problems, partial(_in_body, reader.places), NO_REQUEST)


def _read_messages(wire: raw.RawResponsesRequest, reader: InputReader, problems: list[Problem]) -> list[Values]:
    instructions, given = wire.get("instructions"), wire.get("input")
    if isinstance(instructions, str):
        reader.add_instructions(instructions)
    elif instructions is not None:
        problems.append(Problem("/instructions", "type", "must be a string"))
    if (given is None or given == []) and not any(wire.get(field) is not None for field in STATE):
        problems.append(Problem("/input", "required", "must be a string or a list with at least one item"))
    reader.read(given)
    if not reader.messages and not problems:
        problems.append(Problem("/input", "minItems", "without instructions there is at least one item"))
    return reader.messages


def _in_body(places: list[str], path: str) -> str:
    """Return the path of a problem in the body: parameters are top-level fields, messages are items."""
    match path.removeprefix("/parameters").split("/")[1:]:
        case ["messages", place, *_] if place.isdecimal() and int(place) < len(places):
            return places[int(place)]
        case [first, *steps]:
            return "/" + "/".join([_RENAMED.get(first, first), *steps])
        case _:
            return ""


def _object(value: object, name: str, what: str, problems: list[Problem]) -> Any:
    """Return the object in a field, empty if absent; report a problem with `what` if it has another type."""
    if value is not None and not isinstance(value, dict):
        problems.append(Problem(f"/{name}", "type", f"{name} {what}"))
    return object_of(value)


def _read_reasoning(
    given: object, out: Values, own: Values, variant: ResponsesVariant, problems: list[Problem]
) -> None:
    reasoning: raw.RawReasoningOptions = _object(given, "reasoning", "must be an object", problems)
    effort = reasoning.get("effort")
    is_said = isinstance(effort, str) and effort in variant.efforts
    if is_said:
        out["thinking"] = effort
    if rest := unknown_fields(reasoning, {"effort"} if is_said else frozenset()):
        own["reasoning"] = rest


def _read_tool_choice(
    given: object, tools: Sequence[Values], names: ToolNames, own: Values, problems: list[Problem]
) -> object:
    """Return the canonical choice; for another kind of choice record it in `own` and return None."""
    match given:
        case None | "auto" | "none" | "required":
            return given
        case {"type": "function" | "custom", "name": str(name), **others} if name and not others:
            return {"type": "tool", "name": _chosen(name, tools, names)}
        case {"type": str(kind), **others} if not others and names.has(kind, ""):
            return {"type": "tool", "name": names.known(kind, "")}
        case Mapping():
            own["tool_choice"] = dict(given)
        case _:
            problems.append(Problem("/tool_choice", "enum", "must be auto, none, required or a tool"))
    return None


def _chosen(name: str, tools: Sequence[Values], names: ToolNames) -> object:
    """Return the canonical name of the chosen tool, even in a namespace if no other namespace has the name."""
    known = names.known(name)
    if any(tool["name"] == known for tool in tools):
        return known
    within = [tool["name"] for tool in tools if "namespace" in tool and tool.get("original_name") == name]
    return within[0] if len(within) == 1 else known


def _read_text(given: object, own: Values, problems: list[Problem]) -> Values | None:
    """Return the canonical response format; verbosity and the server's own formats go into `own`."""
    text: raw.RawTextOptions = _object(given, "text", "is an object", problems)
    rest, wanted = unknown_fields(text, {"format"}), text.get("format")
    found: Values | None = None
    if isinstance(wanted, dict):
        found = _format(wanted)
        if left := unknown_fields(wanted, SCHEMA_FORMAT) if found is not None else dict(wanted):
            rest["format"] = left
    elif wanted is not None:
        problems.append(Problem("/text/format", "type", "must be an object with a type"))
    if rest:
        own["text"] = rest
    return found


def _format(wanted: raw.RawTextFormat) -> Values | None:
    kind = wanted.get("type")
    if kind in ("text", "json_object"):
        return {"type": kind}
    return read_schema_format(wanted) if kind == "json_schema" else None
