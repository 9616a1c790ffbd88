"""Requests, wire → canonical.

In: a body. Out: a canonical request; faults are collected and raised together, each with its path in the body. Fields
that are not canonical travel in own options (`store`, `previous_response_id`, `include`, hosted tools …), so writing
what was read gives the body up to its normal form. `instructions` is the first system message; a system item that
stands first keeps its `type` as an own field, and so goes back into the list. Absent temperature and top_p mean that
nothing was sent, so they become an explicit null. `reasoning` may hold more than the effort: that is an own option.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.openai_responses.fields import FLAGS, PARAMETERS
from turnwire.codecs.openai_responses.names import DIALECT, STATE
from turnwire.codecs.openai_responses.read_messages import InputReader
from turnwire.codecs.openai_responses.read_tools import read_text, read_tool_choice, read_tools
from turnwire.codecs.openai_responses.variants import ResponsesVariant
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.codecs.rows import Values
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted
from turnwire.core.tool_names import ToolNames
from turnwire.core.validate import load

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_responses import RawReasoningOptions, RawResponsesRequest

_RENAMED: Final = {"max_tokens": "max_output_tokens", "thinking": "reasoning", "response_format": "text"}
NO_REQUEST: Final = "not a valid responses request"
"""What a refusal of a body says first."""
KNOWN: Final = PARAMETERS.keys | FLAGS.keys | {"input", "instructions", "reasoning", "text", "tool_choice", "tools"}
"""Fields of a request that are canonical, in whole or in part."""


def read_request(wire: RawResponsesRequest, variant: ResponsesVariant) -> Converted[ChatRequest]:
    """The request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a request of this dialect; each problem has its path.
    """
    if not isinstance(wire, Mapping):
        raise InvalidDataError(NO_REQUEST, [Problem("", "type", "the body is a JSON object")])
    problems: list[Problem] = []
    own: Values = {}
    names = ToolNames()
    request: Values = {}
    tools = read_tools(wire.get("tools"), names, own, problems)
    if tools is not None:
        request["tools"] = tools
    reader = InputReader(names, problems)
    request["messages"] = _read_messages(wire, reader, problems)
    choice = read_tool_choice(wire.get("tool_choice"), names, own, problems)
    if choice is not None:
        request["tool_choice"] = choice
    wanted = read_text(wire.get("text"), own, problems)
    if wanted is not None:
        request["response_format"] = wanted
    request |= FLAGS.read(wire, problems).values
    parameters, odd = PARAMETERS.read(wire, problems)
    own |= odd
    _read_reasoning(wire.get("reasoning"), parameters, own, variant, problems)
    own |= rest_of(wire, KNOWN)
    request["parameters"] = with_own(parameters, own, DIALECT)
    if problems:
        raise InvalidDataError(NO_REQUEST, problems)
    try:
        return Converted(load(ChatRequest, request))
    except InvalidDataError as error:
        raise InvalidDataError(NO_REQUEST, [_in_wire_words(each, reader.places) for each in error.problems]) from None


def _read_messages(wire: RawResponsesRequest, reader: InputReader, problems: list[Problem]) -> list[Values]:
    instructions = wire.get("instructions")
    if isinstance(instructions, str):
        reader.add_instructions(instructions)
    elif instructions is not None:
        problems.append(Problem("/instructions", "type", "instructions must be a string"))
    given = wire.get("input")
    if (given is None or given == []) and not any(wire.get(field) is not None for field in STATE):
        problems.append(Problem("/input", "required", "input must be a string or a list with at least one item"))
    reader.read(given)
    if not reader.messages and not problems:
        problems.append(Problem("/input", "minItems", "without instructions there is at least one item"))
    return reader.messages


def _in_wire_words(problem: Problem, places: list[str]) -> Problem:
    """The same problem with the path in the body: parameters stand at its top, messages are items."""
    steps = problem.path.removeprefix("/parameters").split("/")[1:]
    if not steps:
        return Problem("", problem.rule, problem.message)
    if steps[0] == "messages" and len(steps) > 1 and steps[1].isdecimal() and int(steps[1]) < len(places):
        return Problem(places[int(steps[1])], problem.rule, problem.message)
    return Problem("/" + "/".join([_RENAMED.get(steps[0], steps[0]), *steps[1:]]), problem.rule, problem.message)


def _read_reasoning(raw: object, out: Values, own: Values, variant: ResponsesVariant, problems: list[Problem]) -> None:
    if raw is None:
        return
    if not isinstance(raw, Mapping):
        problems.append(Problem("/reasoning", "type", "reasoning must be an object"))
        return
    reasoning: RawReasoningOptions = raw
    effort = reasoning.get("effort")
    is_said = isinstance(effort, str) and effort in variant.efforts
    if is_said:
        out["thinking"] = effort
    if rest := rest_of(reasoning, {"effort"} if is_said else frozenset()):
        own["reasoning"] = rest
