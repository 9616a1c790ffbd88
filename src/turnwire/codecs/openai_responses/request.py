"""Requests, both ways.

`write_request`: a canonical request in, the body out, with every loss. `read_request`: a body in, a canonical request
out; faults are collected and raised together, each with its path in the body. Fields that are not canonical travel in
own options (`store`, `previous_response_id`, `include`, hosted tools …), so writing what was read gives the body up to
`NORMAL_FORM`. `instructions` is the first system message; a system item that stands first keeps its `type` as an own
field, and so goes back into the list.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.openai_responses.fields import FLAGS
from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import DIALECT, REQUEST, STATE
from turnwire.codecs.openai_responses.parameters import read_parameters, write_parameters
from turnwire.codecs.openai_responses.read_messages import InputReader
from turnwire.codecs.openai_responses.read_tools import read_text, read_tool_choice, read_tools
from turnwire.codecs.openai_responses.variants import ResponsesVariant
from turnwire.codecs.openai_responses.write_messages import InputWriter, instructions_of
from turnwire.codecs.openai_responses.write_tools import write_format, write_tools
from turnwire.codecs.own_options import merge, own_of, rest_of, with_own
from turnwire.codecs.prefill import begun_answer
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted
from turnwire.core.tool_names import ToolNames
from turnwire.core.validate import load

_NO_NAMES: Final[Mapping[str, str]] = {}
_RENAMED: Final = {"max_tokens": "max_output_tokens", "thinking": "reasoning", "response_format": "text"}
NO_REQUEST: Final = "not a valid responses request"
"""What a refusal of a body says first."""


def write_request(
    request: ChatRequest, variant: ResponsesVariant, *, stream: bool | None = None
) -> Converted[dict[str, Any]]:
    """The body to send, and what this dialect cannot say of the request."""
    losses = ResponsesLosses()
    own = own_of(request.parameters.provider_options, DIALECT)
    wire = write_parameters(request.parameters, variant, losses)
    writer = InputWriter(variant, losses, _NO_NAMES)
    messages = request.messages
    instructions = instructions_of(messages, has_state=any(own.get(field) is not None for field in STATE))
    if instructions is not None:
        writer.lose_name(messages[0], "/messages/0")
        wire["instructions"] = instructions
    items = writer.write_all(messages, 0 if instructions is None else 1)
    if items:
        wire["input"] = items
    if (begun := begun_answer(messages)) is not None:
        losses.lose("prefill", begun, "sent all the same")
    wire |= write_settings(request, losses, _NO_NAMES, has_subset=variant.strict_subset)
    if bool(request.stream) if stream is None else stream:
        wire["stream"] = True
    merge(wire, own)
    if "stream" not in wire:
        wire.pop("stream_options", None)
    return Converted(wire, tuple(losses.losses))


def write_settings(
    request: ChatRequest, losses: ResponsesLosses, names: Mapping[str, str], *, has_subset: bool = False
) -> dict[str, Any]:
    """Tools, choice and format: what an answer repeats, too; `has_subset`: they are for a server with strict rules."""
    out: dict[str, Any] = {}
    if request.tools or request.tool_choice is not None or request.parallel_tool_calls is not None:
        own = own_of(request.parameters.provider_options, DIALECT)
        out |= write_tools(
            request, losses, names, has_own_tools=bool(own.get("tools") or own.get("prompt")), has_subset=has_subset
        )
    wanted = write_format(request, losses, has_subset=has_subset)
    if wanted is not None:
        out["text"] = wanted
    return out


def read_request(wire: Mapping[str, object], variant: ResponsesVariant) -> Converted[ChatRequest]:
    """The request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a request of this dialect; each problem has its path.
    """
    if not isinstance(wire, Mapping):
        raise InvalidDataError(NO_REQUEST, [Problem("", "type", "the body is a JSON object")])
    problems: list[Problem] = []
    own: dict[str, Any] = {}
    names = ToolNames()
    request: dict[str, Any] = {}
    tools = read_tools(wire.get("tools"), names, own, problems)
    if tools is not None:
        request["tools"] = tools
    places = _read_messages(wire, request, InputReader(names, problems), problems)
    choice = read_tool_choice(wire.get("tool_choice"), names, own, problems)
    if choice is not None:
        request["tool_choice"] = choice
    wanted = read_text(wire.get("text"), own, problems)
    if wanted is not None:
        request["response_format"] = wanted
    request |= FLAGS.read(wire, problems).values
    parameters = read_parameters(wire, own, variant, problems)
    own |= rest_of(wire, REQUEST)
    request["parameters"] = with_own(parameters, own, DIALECT)
    if problems:
        raise InvalidDataError(NO_REQUEST, problems)
    try:
        return Converted(load(ChatRequest, request))
    except InvalidDataError as error:
        raise InvalidDataError(NO_REQUEST, [_in_wire_words(each, places) for each in error.problems]) from None


def _read_messages(
    wire: Mapping[str, object], request: dict[str, Any], reader: InputReader, problems: list[Problem]
) -> list[str]:
    """Put the messages into `request`; where in the body each of them stands."""
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
    request["messages"] = reader.messages
    return reader.places


def _in_wire_words(problem: Problem, places: list[str]) -> Problem:
    """The same problem with the path in the body: parameters stand at its top, messages are items."""
    steps = problem.path.removeprefix("/parameters").split("/")[1:]
    if not steps:
        return Problem("", problem.rule, problem.message)
    if steps[0] == "messages" and len(steps) > 1 and steps[1].isdecimal() and int(steps[1]) < len(places):
        return Problem(places[int(steps[1])], problem.rule, problem.message)
    return Problem("/" + "/".join([_RENAMED.get(steps[0], steps[0]), *steps[1:]]), problem.rule, problem.message)
