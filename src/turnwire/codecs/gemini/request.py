"""Requests, both ways.

`write_request`: a canonical request in, the body out, with every loss; the model and whether to stream stand in the
URL, so they are not in the body. `read_request`: a body and the model from the URL in, a canonical request out; faults
are collected and raised together, each with its path in the body. Fields that are not canonical travel in provider
options, so writing what was read gives the body up to `NORMAL_FORM`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.gemini.json_form import whole_form
from turnwire.codecs.gemini.losses import GeminiLosses
from turnwire.codecs.gemini.parameters import KNOWN, read_parameters, write_parameters
from turnwire.codecs.gemini.read_messages import ContentReader
from turnwire.codecs.gemini.read_tools import read_response_format, read_tool_choice, read_tools
from turnwire.codecs.gemini.tables import DIALECT, FORMAT_FIELDS, KNOWN_CONTENT, KNOWN_REQUEST
from turnwire.codecs.gemini.variants import GeminiVariant, facts_of
from turnwire.codecs.gemini.write_messages import ContentWriter
from turnwire.codecs.gemini.write_tools import ToolWriter
from turnwire.codecs.own_options import merge_own, with_own
from turnwire.codecs.prefill import begun_answer
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted, OnLoss
from turnwire.core.tool_names import ToolNames
from turnwire.core.validate import load

NO_REQUEST: Final = "not a valid generateContent request"
"""What a refusal of a body says first."""


def write_request(
    request: ChatRequest, variant: GeminiVariant, *, on_loss: OnLoss = "report"
) -> Converted[dict[str, Any]]:
    """The body to send.

    Raises:
        LossRefusedError: something cannot be said and `on_loss` is `raise`.
    """
    losses = GeminiLosses()
    parameters = request.parameters
    facts = facts_of(parameters.model)
    writer = ContentWriter(facts, losses)
    writer.write_all(request.messages)
    if (begun := begun_answer(request.messages)) is not None:
        losses.lose("prefill", begun, "sent all the same")
    wire: dict[str, Any] = {"contents": writer.contents}
    if writer.system:
        wire["systemInstruction"] = {"parts": writer.system}
    tools = ToolWriter(losses, json_schema=facts.json_schema and variant.schema_form == "json_schema")
    tools.tools(request, wire)
    config = write_parameters(parameters, variant, facts, losses)
    tools.response_format(request, config)
    if config:
        wire["generationConfig"] = config
    if request.stream_options is not None and request.stream_options.include_usage is False:
        losses.lose("include_usage", "/stream_options/include_usage", "counted all the same")
    if parameters.provider_options:
        merge_own(wire, parameters.provider_options, DIALECT)
    return losses.settle(wire, on_loss)


def read_request(
    body: Mapping[str, object], variant: GeminiVariant, *, model: str | None = None
) -> Converted[ChatRequest]:
    """The request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a request of this dialect; each problem has its path.
    """
    if not isinstance(body, Mapping):
        raise InvalidDataError(NO_REQUEST, [Problem("", "type", "the body is a JSON object")])
    wire = whole_form(body)
    problems: list[Problem] = []
    own: dict[str, Any] = {}
    own_config: dict[str, Any] = {}
    name = _model(wire.get("model"), model, problems)
    names = ToolNames()
    request: dict[str, Any] = {}
    tools = read_tools(wire.get("tools"), names, own, problems)
    if tools is not None:
        request["tools"] = tools
    request["messages"] = _read_messages(wire, names, problems)
    choice = read_tool_choice(wire.get("toolConfig"), names, own, problems, has_functions=bool(tools))
    if choice is not None:
        request["tool_choice"] = choice
    config = wire.get("generationConfig", {})
    if not isinstance(config, Mapping):
        problems.append(Problem("/generationConfig", "type", "generationConfig must be an object"))
        config = {}
    parameters = read_parameters(config, facts_of(name), own_config, problems)
    wanted = read_response_format(config, own_config)
    if wanted is not None:
        request["response_format"] = wanted
    own_config |= {key: value for key, value in config.items() if key not in KNOWN and key not in FORMAT_FIELDS}
    if own_config:
        own["generationConfig"] = own_config
    own |= {key: value for key, value in wire.items() if key not in KNOWN_REQUEST}
    system = wire.get("systemInstruction")
    if isinstance(system, Mapping) and not system.keys() <= KNOWN_CONTENT:
        own["systemInstruction"] = {key: value for key, value in system.items() if key not in KNOWN_CONTENT}
    parameters["model"] = name
    request["parameters"] = with_own(parameters, own, DIALECT)
    if problems:
        raise InvalidDataError(NO_REQUEST, problems)
    try:
        return Converted(load(ChatRequest, request))
    except InvalidDataError as error:
        raise InvalidDataError(NO_REQUEST, [_in_wire_words(problem) for problem in error.problems]) from None


def _model(in_body: object, in_url: str | None, problems: list[Problem]) -> str:
    """The model's name; a request does not say it in its body but in its URL, so the caller passes it on."""
    name = in_body if isinstance(in_body, str) else in_url
    name = (name or "").removeprefix("models/")
    if not name.strip():
        message = "the model's name stands in the URL (/models/NAME:generateContent); give it as `model`"
        problems.append(Problem("/model", "required", message))
    return name


def _read_messages(wire: Mapping[str, object], names: ToolNames, problems: list[Problem]) -> list[dict[str, Any]]:
    reader = ContentReader(names, problems)
    reader.read_system(wire.get("systemInstruction"))
    contents = wire.get("contents")
    if not isinstance(contents, list) or not contents:
        problems.append(Problem("/contents", "minItems", "contents must be a list with at least one content"))
    else:
        count = len(reader.messages)
        for position, content in enumerate(contents):
            reader.read(content, position)
        if len(reader.messages) == count and not problems:
            problems.append(Problem("/contents", "minItems", "a content must have at least one part"))
    return reader.messages


def _in_wire_words(problem: Problem) -> Problem:
    """The same problem with the path in the body, as near as it can be found."""
    for canonical, wire in (("/parameters", "/generationConfig"), ("/messages", "/contents")):
        if problem.path.startswith(canonical):
            return Problem(wire + problem.path[len(canonical) :], problem.rule, problem.message)
    return problem
