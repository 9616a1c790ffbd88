"""Requests, both ways.

`write_request`: a canonical request in, the body in the words of one variant out, with every loss. `read_request`: a
body in, a canonical request out; faults are collected and raised together, each with its path in the body. Fields
that are not canonical travel in provider options, so writing what was read gives the body up to `NORMAL_FORM`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest, ModelParameters

from turnwire.codecs.openai_chat.fields import FLAGS
from turnwire.codecs.openai_chat.losses import ChatLosses
from turnwire.codecs.openai_chat.parameters import known_fields, read_parameters, write_parameters
from turnwire.codecs.openai_chat.read_messages import MessageReader
from turnwire.codecs.openai_chat.read_tools import read_response_format, read_tool_choice, read_tools
from turnwire.codecs.openai_chat.tables import PUBLISHED_REQUEST
from turnwire.codecs.openai_chat.write_messages import MessageWriter
from turnwire.codecs.openai_chat.write_tools import write_response_format, write_tools
from turnwire.codecs.own_options import OptionsCollector, merge_own
from turnwire.codecs.prefill import begun_answer
from turnwire.codecs.variants import ChatVariant
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted
from turnwire.core.tool_names import ToolNames
from turnwire.core.validate import load

NO_REQUEST: Final = "not a valid chat request"
"""What a refusal of a body says first."""
FIELDS: Final = frozenset(
    {"messages", "tools", "tool_choice", "parallel_tool_calls", "response_format", "stream", "stream_options"}
)
_RENAMED: Final = {"stop_sequences": "stop", "max_tokens": "max_completion_tokens", "thinking": "reasoning_effort"}


def write_request(
    request: ChatRequest, variant: ChatVariant, *, stream: bool | None = None
) -> Converted[dict[str, Any]]:
    """The body to send, and what this dialect cannot say of the request."""
    losses = ChatLosses()
    parameters = request.parameters
    wire = write_parameters(parameters, variant, losses)
    wire["messages"] = MessageWriter(variant, losses).write_all(request.messages)
    if request.tools or request.tool_choice is not None or request.parallel_tool_calls is not None:
        wire |= write_tools(request, variant, losses)
    if not variant.continues_answers and (begun := begun_answer(request.messages)) is not None:
        _note_prefill(parameters, begun, variant, losses)
    wanted = write_response_format(request, variant, losses)
    if wanted is not None:
        wire["response_format"] = wanted
    streams = bool(request.stream) if stream is None else stream
    if streams:
        wire["stream"] = True
        asked = True if request.stream_options is None else request.stream_options.include_usage
        if asked is not None:
            wire["stream_options"] = {"include_usage": asked}
    if parameters.provider_options:
        merge_own(wire, parameters.provider_options, variant)
        if not streams:
            wire.pop("stream_options", None)  # vLLM refuses them without stream
    return Converted(wire, tuple(losses.losses))


def _note_prefill(parameters: ModelParameters, at: str, variant: ChatVariant, losses: ChatLosses) -> None:
    """Tell that the model will not go on with the answer that stands at `at`, unless an own option asks for it."""
    options = parameters.provider_options or {}
    own = [(options.get(name) or {}).get(variant.continue_option or "") for name in (variant.dialect, variant.name)]
    if True not in own:
        losses.lose("prefill", at, "sent all the same")


def read_request(wire: Mapping[str, object], variant: ChatVariant) -> Converted[ChatRequest]:
    """The request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a request of this dialect; each problem has its path.
    """
    if not isinstance(wire, Mapping):
        raise InvalidDataError(NO_REQUEST, [Problem("", "type", "the body is a JSON object")])
    problems: list[Problem] = []
    own = OptionsCollector(variant, PUBLISHED_REQUEST)
    names = ToolNames()
    request: dict[str, Any] = {}
    tools = read_tools(wire.get("tools"), names, own, variant, problems)
    if tools is not None:
        request["tools"] = tools
    _read_messages(wire.get("messages"), request, MessageReader(variant, names, problems), problems)
    choice = read_tool_choice(wire.get("tool_choice"), names, own, problems)
    if choice is not None:
        request["tool_choice"] = choice
    wanted = read_response_format(wire.get("response_format"), own, variant, problems)
    if wanted is not None:
        request["response_format"] = wanted
    request |= FLAGS.read(wire, problems).values
    _read_stream_options(wire, request, own, problems)
    parameters = read_parameters(wire, own, variant, problems)
    own.take_rest(wire, FIELDS | known_fields(variant))
    request["parameters"] = own.into(parameters)
    if problems:
        raise InvalidDataError(NO_REQUEST, problems)
    try:
        return Converted(load(ChatRequest, request))
    except InvalidDataError as error:
        raise InvalidDataError(NO_REQUEST, [_in_wire_words(each) for each in error.problems]) from None


def _read_messages(raw: object, request: dict[str, Any], reader: MessageReader, problems: list[Problem]) -> None:
    if not isinstance(raw, (list, tuple)) or not raw:
        problems.append(Problem("/messages", "minItems", "messages must be a list with at least one message"))
        return
    read = [reader.read(message, position) for position, message in enumerate(raw)]
    request["messages"] = [message for message in read if message is not None]


def _read_stream_options(
    wire: Mapping[str, object], request: dict[str, Any], own: OptionsCollector, problems: list[Problem]
) -> None:
    options = wire.get("stream_options")
    if options is None:
        if wire.get("stream") is True:
            request["stream_options"] = {"include_usage": None}
        return
    if not isinstance(options, Mapping):
        problems.append(Problem("/stream_options", "type", "stream_options must be an object"))
        return
    asked = options.get("include_usage")
    if asked is not None and not isinstance(asked, bool):
        problems.append(Problem("/stream_options/include_usage", "type", "include_usage must be true or false"))
        return
    request["stream_options"] = {"include_usage": asked}
    rest = {key: value for key, value in options.items() if key != "include_usage" and value is not None}
    if rest or asked is None:
        own.put("stream_options", rest)


def _in_wire_words(problem: Problem) -> Problem:
    """The same problem with the path in the body: parameters stand at its top."""
    path = problem.path.removeprefix("/parameters")
    first = path[1:].split("/", 1)[0]
    if first in _RENAMED:
        path = f"/{_RENAMED[first]}{path[1 + len(first) :]}"
    return Problem(path, problem.rule, problem.message)
