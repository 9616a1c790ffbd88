"""Requests, both ways.

`write_request`: a canonical request in, the body for one version and model out, with every loss. `read_request`: a body
in, a canonical request out; faults are collected and raised together, each with its path in the body. Fields that are
not canonical travel in provider options, so writing what was read gives the body up to `NORMAL_FORM`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.anthropic.fields import FLAGS
from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.anthropic.read_messages import MessageReader
from turnwire.codecs.anthropic.read_parameters import read_parameters
from turnwire.codecs.anthropic.read_tools import read_tool_choice, read_tools
from turnwire.codecs.anthropic.tables import DIALECT
from turnwire.codecs.anthropic.variants import AnthropicVariant, facts_of
from turnwire.codecs.anthropic.write_messages import MessageWriter
from turnwire.codecs.anthropic.write_parameters import write_parameters
from turnwire.codecs.anthropic.write_tools import write_format, write_tools
from turnwire.codecs.own_options import merge_own, own_of
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted, OnLoss
from turnwire.core.tool_names import ToolNames
from turnwire.core.validate import load

NO_REQUEST: Final = "not a valid messages request"
"""What a refusal of a body says first."""
_NOT_COUNTED: Final = ("max_tokens", "temperature", "top_p", "top_k", "stop_sequences", "stream", "metadata")
"""Fields that the request to count tokens has not: CountMessageTokensParams."""


def write_request(
    request: ChatRequest, variant: AnthropicVariant, *, stream: bool | None = None
) -> Converted[dict[str, Any]]:
    """The body to send, and what this dialect cannot say of the request."""
    losses = AnthropicLosses()
    wire = _write(request, variant, losses)
    if bool(request.stream) if stream is None else stream:
        wire["stream"] = True
    return Converted(wire, tuple(losses.losses))


def _write(request: ChatRequest, variant: AnthropicVariant, losses: AnthropicLosses) -> dict[str, Any]:
    parameters = request.parameters
    facts = facts_of(parameters.model)
    own = own_of(parameters.provider_options, variant)
    wire = write_parameters(parameters, variant, facts, own, losses)
    system, messages = MessageWriter(variant, facts, losses).write_all(request.messages)
    if request.response_format is not None:
        system = write_format(request.response_format, wire, system, facts, losses)
    if system:
        wire["system"] = system
    wire["messages"] = messages
    if request.tools or request.tool_choice is not None or request.parallel_tool_calls is not None:
        write_tools(request, wire, own, variant, facts, losses)
    if parameters.provider_options:
        merge_own(wire, parameters.provider_options, variant)
    return wire


def write_count_request(
    request: ChatRequest, variant: AnthropicVariant, *, on_loss: OnLoss = "report"
) -> Converted[dict[str, Any]]:
    """The body that asks how many tokens the request has; what is not counted is not sent and no loss.

    Raises:
        LossRefusedError: something that counts cannot be said and `on_loss` is `raise`.
    """
    losses = AnthropicLosses()
    wire = _write(request, variant, losses)
    for name in _NOT_COUNTED:
        wire.pop(name, None)
    losses.losses = [loss for loss in losses.losses if not _is_uncounted(loss.at)]
    return losses.settle(wire, on_loss)


def _is_uncounted(at: str) -> bool:
    return at.startswith("/parameters/") and "thinking" not in at


def read_request(wire: Mapping[str, object], variant: AnthropicVariant) -> Converted[ChatRequest]:
    """The request that a client of this dialect sent, to answer it or to count its tokens.

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
    request["messages"] = MessageReader(names, problems).read_all(wire.get("system"), wire.get("messages"))
    read_tool_choice(wire.get("tool_choice"), request, names, own, problems)
    request |= FLAGS.read(wire, problems).values
    parameters = read_parameters(wire, request, own, problems)
    if own:
        parameters["provider_options"] = {DIALECT: own}
    request["parameters"] = parameters
    if problems:
        raise InvalidDataError(NO_REQUEST, problems)
    try:
        return Converted(load(ChatRequest, request))
    except InvalidDataError as error:
        raise InvalidDataError(NO_REQUEST, [_in_wire_words(each) for each in error.problems]) from None


_RENAMED: Final = {"thinking_budget_tokens": "thinking/budget_tokens", "response_format": "output_config/format"}


def _in_wire_words(problem: Problem) -> Problem:
    """The same problem with the path in the body: parameters stand at its top."""
    path = problem.path.removeprefix("/parameters")
    first = path[1:].split("/", 1)[0]
    if first in _RENAMED:
        path = f"/{_RENAMED[first]}{path[1 + len(first) :]}"
    return Problem(path, problem.rule, problem.message)
