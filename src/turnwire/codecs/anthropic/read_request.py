"""Requests, wire → canonical.

In: a body. Out: a canonical request; faults are collected and raised together, each with its path in the body. Fields
that are not canonical travel in provider options, so writing what was read gives the body up to its normal form.

A number that the canonical parameter cannot hold (`max_tokens: 0`, which only warms the cache) travels as an own field.
Absent temperature and top_p mean that nothing was sent, so they become an explicit null. A thinking budget is canonical
as it is; adaptive thinking with an effort is the effort, and an effort alone says in the own options that there is no
`thinking` beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.anthropic.fields import FLAGS, PARAMETERS
from turnwire.codecs.anthropic.names import DIALECT, EFFORTS, OUTPUT_CONFIG
from turnwire.codecs.anthropic.read_messages import MessageReader
from turnwire.codecs.anthropic.read_tools import read_format, read_tool_choice, read_tools
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.codecs.rows import Values
from turnwire.codecs.wire_values import object_of
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted
from turnwire.core.tool_names import ToolNames
from turnwire.core.validate import load

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_anthropic import RawMessagesRequest, RawOutputConfig, RawThinkingConfig

NO_REQUEST: Final = "not a valid messages request"
"""What a refusal of a body says first."""
KNOWN: Final = (
    PARAMETERS.keys | FLAGS.keys | {"thinking", "output_config", "messages", "system", "tools", "tool_choice"}
)
"""Fields of a request that are canonical, in whole or in part."""
_RENAMED: Final = {"thinking_budget_tokens": "thinking/budget_tokens", "response_format": "output_config/format"}


def read_request(wire: RawMessagesRequest) -> Converted[ChatRequest]:
    """The request that a client of this dialect sent, to answer it or to count its tokens.

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
    request["messages"] = MessageReader(names, problems).read_all(wire.get("system"), wire.get("messages"))
    read_tool_choice(wire.get("tool_choice"), request, names, own, problems)
    request |= FLAGS.read(wire, problems).values
    request["parameters"] = with_own(_parameters(wire, request, own, problems), own, DIALECT)
    if problems:
        raise InvalidDataError(NO_REQUEST, problems)
    try:
        return Converted(load(ChatRequest, request))
    except InvalidDataError as error:
        raise InvalidDataError(NO_REQUEST, [_in_wire_words(each) for each in error.problems]) from None


def _in_wire_words(problem: Problem) -> Problem:
    """The same problem with the path in the body: parameters stand at its top."""
    path = problem.path.removeprefix("/parameters")
    first = path[1:].split("/", 1)[0]
    if first in _RENAMED:
        path = f"/{_RENAMED[first]}{path[1 + len(first) :]}"
    return Problem(path, problem.rule, problem.message)


def _parameters(wire: RawMessagesRequest, request: Values, own: Values, problems: list[Problem]) -> Values:
    """The canonical parameters; the response format goes into `request`, what is not canonical into `own`."""
    out, odd = PARAMETERS.read(wire, problems)
    own |= odd
    temperature = out["temperature"]
    if isinstance(temperature, (int, float)) and temperature > 1:
        own["temperature"] = temperature  # beyond the contract, but other servers take it: it goes back as it came
    thinking, output = wire.get("thinking"), wire.get("output_config")
    for name, value in (("thinking", thinking), ("output_config", output)):
        if value is not None and not isinstance(value, Mapping):
            problems.append(Problem(f"/{name}", "type", f"{name} must be an object"))
            break
    else:
        if thinking is not None or output is not None:
            _thinking(object_of(thinking), object_of(output), request, out, own)
    own |= rest_of(wire, KNOWN)
    return out


def _thinking(thinking: RawThinkingConfig, output: RawOutputConfig, request: Values, out: Values, own: Values) -> None:
    own_output = rest_of(output, OUTPUT_CONFIG)
    wanted = read_format(output, own_output)
    if wanted is not None:
        request["response_format"] = wanted
    effort = output.get("effort")
    kind, budget = thinking.get("type"), thinking.get("budget_tokens")
    own_thinking: dict[str, object] | None = rest_of(thinking, {"type", "budget_tokens"})
    is_said = False
    if kind == "enabled" and type(budget) is int and budget >= 0:
        is_said = effort in EFFORTS
        out["thinking"], out["thinking_budget_tokens"] = effort if is_said else True, budget
    elif kind == "adaptive":
        is_said = effort in EFFORTS
        out["thinking"] = effort if is_said else True
    elif kind == "disabled":
        out["thinking"] = False
    elif kind is None and effort in EFFORTS:
        is_said = True
        out["thinking"] = effort
        own_thinking = None
    elif kind is not None:
        own_thinking = dict(thinking.items())  # between_tools, or a kind of the future
    if effort is not None and not is_said:
        own_output["effort"] = effort
    if own_thinking or (own_thinking is None and is_said):
        own["thinking"] = own_thinking
    if own_output:
        own["output_config"] = own_output
