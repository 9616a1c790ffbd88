"""Requests, wire → canonical.

In: a body, and the model from the URL. Out: a canonical request; faults are collected and raised together, each with
its path in the body. Fields that are not canonical travel in provider options, so writing what was read gives the body
up to `NORMAL_FORM`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.gemini.json_form import whole_form
from turnwire.codecs.gemini.names import DIALECT, FORMAT_FIELDS, KNOWN_CONTENT, KNOWN_REQUEST
from turnwire.codecs.gemini.parameters import KNOWN, read_parameters
from turnwire.codecs.gemini.read_messages import ContentReader
from turnwire.codecs.gemini.read_tools import read_response_format, read_tool_choice, read_tools
from turnwire.codecs.gemini.variants import GeminiVariant, facts_of
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.codecs.wire_values import object_of
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted
from turnwire.core.tool_names import ToolNames
from turnwire.core.validate import load

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini import RawGenerateContentRequest, RawGenerationConfig

NO_REQUEST: Final = "not a valid generateContent request"
"""What a refusal of a body says first."""


def read_request(
    body: Mapping[str, object], variant: GeminiVariant, *, model: str | None = None
) -> Converted[ChatRequest]:
    """The request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a request of this dialect; each problem has its path.
    """
    if not isinstance(body, Mapping):
        raise InvalidDataError(NO_REQUEST, [Problem("", "type", "the body is a JSON object")])
    wire: RawGenerateContentRequest = whole_form(body)
    problems: list[Problem] = []
    own: dict[str, object] = {}
    own_config: dict[str, object] = {}
    name = _model(wire.get("model"), model, problems)
    names = ToolNames()
    request: dict[str, object] = {}
    tools = read_tools(wire.get("tools"), names, own, problems)
    if tools is not None:
        request["tools"] = tools
    request["messages"] = _read_messages(wire, names, problems)
    choice = read_tool_choice(wire.get("toolConfig"), names, own, problems, has_functions=bool(tools))
    if choice is not None:
        request["tool_choice"] = choice
    given = wire.get("generationConfig", {})
    if not isinstance(given, Mapping):
        problems.append(Problem("/generationConfig", "type", "generationConfig must be an object"))
    config: RawGenerationConfig = object_of(given)
    parameters = read_parameters(config, facts_of(name), own_config, problems)
    wanted = read_response_format(config, own_config)
    if wanted is not None:
        request["response_format"] = wanted
    own_config |= rest_of(config, KNOWN | FORMAT_FIELDS)
    if own_config:
        own["generationConfig"] = own_config
    own |= rest_of(wire, KNOWN_REQUEST)
    if beside := rest_of(object_of(wire.get("systemInstruction")), KNOWN_CONTENT):
        own["systemInstruction"] = beside
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


def _read_messages(
    wire: RawGenerateContentRequest, names: ToolNames, problems: list[Problem]
) -> list[dict[str, object]]:
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
