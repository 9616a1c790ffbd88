"""Requests, wire → canonical.

In: a body. Out: a canonical request; faults are collected and raised together, each with its path in the body. Fields
that are not canonical travel in provider options, so writing what was read gives the body up to its normal form.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.openai_chat.fields import FLAGS, parameters_of
from turnwire.codecs.openai_chat.names import PUBLISHED_REQUEST, SWITCH
from turnwire.codecs.openai_chat.read_messages import MessageReader
from turnwire.codecs.openai_chat.read_tools import read_response_format, read_tool_choice, read_tools
from turnwire.codecs.own_options import OptionsCollector, rest_of
from turnwire.codecs.variants import ChatVariant
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted
from turnwire.core.tool_names import ToolNames
from turnwire.core.validate import load

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_chat import RawChatCompletionRequest, RawStreamOptions

NO_REQUEST: Final = "not a valid chat request"
"""What a refusal of a body says first."""
_FIELDS: Final = frozenset(
    {
        "messages",
        "tools",
        "tool_choice",
        "response_format",
        "stream_options",
        "reasoning_effort",
        "chat_template_kwargs",
    }
)
_RENAMED: Final = {"stop_sequences": "stop", "max_tokens": "max_completion_tokens", "thinking": "reasoning_effort"}


def known_fields(variant: ChatVariant) -> frozenset[str]:
    """Every wire field that is looked at."""
    return _FIELDS | FLAGS.keys | parameters_of(variant).keys


def read_request(wire: RawChatCompletionRequest, variant: ChatVariant) -> Converted[ChatRequest]:
    """The request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a request of this dialect; each problem has its path.
    """
    if not isinstance(wire, Mapping):
        raise InvalidDataError(NO_REQUEST, [Problem("", "type", "the body is a JSON object")])
    problems: list[Problem] = []
    own = OptionsCollector(variant, PUBLISHED_REQUEST)
    names = ToolNames()
    found: dict[str, object] = {
        "tools": read_tools(wire.get("tools"), names, own, variant, problems),
        "messages": _read_messages(wire.get("messages"), MessageReader(variant, names, problems), problems),
        "tool_choice": read_tool_choice(wire.get("tool_choice"), names, own, problems),
        "response_format": read_response_format(wire.get("response_format"), own, variant, problems),
    }
    request = {name: value for name, value in found.items() if value is not None} | FLAGS.read(wire, problems).values
    _read_stream_options(wire, request, own, problems)
    parameters = _read_parameters(wire, own, variant, problems)
    own.take_rest(wire, known_fields(variant))
    request["parameters"] = own.into(parameters)
    if problems:
        raise InvalidDataError(NO_REQUEST, problems)
    try:
        return Converted(load(ChatRequest, request))
    except InvalidDataError as error:
        raise InvalidDataError(NO_REQUEST, [_in_wire_words(each) for each in error.problems]) from None


def _read_messages(raw: object, reader: MessageReader, problems: list[Problem]) -> list[dict[str, object]] | None:
    if not isinstance(raw, (list, tuple)) or not raw:
        problems.append(Problem("/messages", "minItems", "messages must be a list with at least one message"))
        return None
    read = [reader.read(message, position) for position, message in enumerate(raw)]
    return [message for message in read if message is not None]


def _read_parameters(
    wire: RawChatCompletionRequest, own: OptionsCollector, variant: ChatVariant, problems: list[Problem]
) -> dict[str, object]:
    """The canonical parameters; what they cannot hold goes into `own`."""
    values, odd = parameters_of(variant).read(wire, problems)
    for field, value in odd.items():
        own.put(field, value)
    effort = wire.get("reasoning_effort")
    if effort is not None:
        if effort == variant.thinking_on:
            values["thinking"] = True
        elif isinstance(effort, str) and effort in variant.efforts:
            values["thinking"] = effort
        else:
            own.put("reasoning_effort", effort)
    template = wire.get("chat_template_kwargs")
    if isinstance(template, Mapping):
        switch = template.get(SWITCH)
        rest = dict(template)
        if variant.switches_in_template and "thinking" not in values and isinstance(switch, bool):
            values["thinking"] = rest.pop(SWITCH)
        template = rest if rest or not template else None
    if template is not None:
        own.put("chat_template_kwargs", template)
    return values


def _read_stream_options(
    wire: RawChatCompletionRequest, request: dict[str, object], own: OptionsCollector, problems: list[Problem]
) -> None:
    given = wire.get("stream_options")
    if given is None:
        if wire.get("stream") is True:
            request["stream_options"] = {"include_usage": None}
        return
    if not isinstance(given, Mapping):
        problems.append(Problem("/stream_options", "type", "stream_options must be an object"))
        return
    options: RawStreamOptions = given
    asked = options.get("include_usage")
    if asked is not None and not isinstance(asked, bool):
        problems.append(Problem("/stream_options/include_usage", "type", "include_usage must be true or false"))
        return
    request["stream_options"] = {"include_usage": asked}
    rest = rest_of(options, {"include_usage"})
    if rest or asked is None:
        own.put("stream_options", rest)


def _in_wire_words(problem: Problem) -> Problem:
    """The same problem with the path in the body: parameters stand at its top."""
    path = problem.path.removeprefix("/parameters")
    first = path[1:].split("/", 1)[0]
    if first in _RENAMED:
        path = f"/{_RENAMED[first]}{path[1 + len(first) :]}"
    return Problem(path, problem.rule, problem.message)
