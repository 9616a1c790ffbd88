"""Requests, wire → canonical.

In: a body. Out: a canonical request; all problems are collected and raised together, each with its path in the body.
Fields that are not canonical are recorded in provider options, so writing the request gives the same body up to its
normal form.

A number that the canonical parameter cannot hold (`max_tokens: 0`, which only warms the cache) is recorded in provider
options. If temperature and top_p are absent, the canonical values are an explicit null. A thinking budget is canonical;
adaptive thinking with an effort becomes the effort; an effort without `thinking` is marked as such in provider options.

Tools that the server runs (web search, code execution …) have no canonical form: they are recorded in provider options
and written back unchanged. A tool without a description gets its name as description, because the canonical model
requires one; provider options record that the wire has none.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.anthropic.fields import FLAGS, PARAMETERS
from turnwire.codecs.anthropic.names import DIALECT, OUTPUT_CONFIG, TOOL, TOOL_CHOICE
from turnwire.codecs.anthropic.read_messages import MessageReader
from turnwire.codecs.anthropic.variants import EFFORTS
from turnwire.codecs.requests.loaded_request import loaded_request, require_body
from turnwire.codecs.requests.tool_definitions import read_definition, read_tool_list
from turnwire.codecs.values.provider_options import unknown_fields, with_own
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import count_of, object_of, objects_of
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames
from turnwire.core.tools import is_tool_name

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_anthropic as raw
    from turnwire_schema.wire.raw import AnyRaw

NO_REQUEST: Final = "not a valid messages request"
"""First words of the error for an invalid body."""
KNOWN: Final = (
    PARAMETERS.keys | FLAGS.keys | {"thinking", "output_config", "messages", "system", "tools", "tool_choice"}
)
"""Fields of a request that are canonical, in whole or in part."""
_RENAMED: Final = {"thinking_budget_tokens": "thinking/budget_tokens", "response_format": "output_config/format"}
_BETA_RENAMED: Final = _RENAMED | {"response_format": "output_format"}


def read_request(wire: raw.RawMessagesRequest) -> ChatRequest:
    """Return the request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a request of this dialect; each problem has its path.
    """
    require_body(wire, NO_REQUEST)
    problems: list[Problem] = []
    own: Values = {}
    names = ToolNames()
    request: Values = {}
    tools, others = read_tool_list(
        wire.get("tools"), names, problems, partial(_tool, names=names, problems=problems), kinds=CLIENT_TOOLS
    )
    if others:
        own["tools"] = others  # run by the server
    if tools is not None:
        request["tools"] = tools
    request["messages"] = MessageReader(names, problems).read_all(wire.get("system"), wire.get("messages"))
    _tool_choice(wire.get("tool_choice"), request, names, own, problems)
    request |= FLAGS.read(wire, problems).values
    request["parameters"] = with_own(_parameters(wire, request, own, problems), own, DIALECT)
    renamed = _BETA_RENAMED if is_beta_format(wire) else _RENAMED
    return loaded_request(request, problems, renamed, NO_REQUEST)


def _parameters(wire: raw.RawMessagesRequest, request: Values, own: Values, problems: list[Problem]) -> Values:
    """Return the canonical parameters; put the response format into `request` and unknown fields into `own`."""
    out, odd = PARAMETERS.read(wire, problems)
    own |= odd
    temperature = out["temperature"]
    if isinstance(temperature, (int, float)) and temperature > 1:
        own["temperature"] = temperature  # outside the contract, but other servers accept it: written back unchanged
    own |= unknown_fields(wire, KNOWN)
    if is_beta_format(wire):
        del own["output_format"]
    thinking, output = wire.get("thinking"), wire.get("output_config")
    for name, value in (("thinking", thinking), ("output_config", output)):
        if value is not None and not isinstance(value, dict):
            problems.append(Problem(f"/{name}", "type", "must be an object"))
            break
    else:
        output = {**object_of(output), "format": wire.get("output_format")} if is_beta_format(wire) else output
        if thinking is not None or output is not None:
            _thinking(object_of(thinking), object_of(output), request, out, own)
    return out


def is_beta_format(wire: AnyRaw) -> bool:
    """Return whether `output_format`, the older name, means the same as the format of `output_config`.

    A format of another kind, or one that differs from `output_config`, is left for the server to validate.
    """
    given, output = wire.get("output_format"), wire.get("output_config")
    return _is_schema(given) and (output is None or object_of(output).get("format") in (None, given))


def _is_schema(value: object) -> bool:
    """Return whether a format is a schema that the canonical request supports."""
    given: raw.RawJsonOutputFormat = object_of(value)
    return given.get("type") == "json_schema" and isinstance(given.get("schema"), dict)


def _thinking(
    thinking: raw.RawThinkingConfig, output: raw.RawOutputConfig, request: Values, out: Values, own: Values
) -> None:
    own_output = unknown_fields(output, OUTPUT_CONFIG)
    wanted = _format(output, own_output)
    if wanted is not None:
        request["response_format"] = wanted
    effort = output.get("effort")
    kind, budget = thinking.get("type"), count_of(thinking.get("budget_tokens"))
    own_thinking: dict[str, object] | None = unknown_fields(thinking, {"type", "budget_tokens"})
    is_said = False
    if kind == "enabled" and budget is not None:
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
        own_thinking = dict(thinking.items())  # between_tools, or an unknown kind
    if effort is not None and not is_said:
        own_output["effort"] = effort
    if own_thinking or (own_thinking is None and is_said):
        own["thinking"] = own_thinking
    if own_output:
        own["output_config"] = own_output


CLIENT_TOOLS: Final = (None, "custom")
"""Types of the tools that the client runs."""
_CHOICES: Final = {"auto": "auto", "any": "required", "none": "none"}


def _tool(tool: raw.RawCustomTool, at: str, names: ToolNames, problems: list[Problem]) -> Values | None:
    # llama.cpp accepts a tool without a schema: errors/messages-tool-missing-schema.json
    found = read_definition(tool, at, names, problems, owner="a tool", schema_field="input_schema")
    if found is None:
        return None
    definition, own = found
    return with_own(definition, own | unknown_fields(tool, TOOL), DIALECT)


def _tool_choice(given: object, request: Values, names: ToolNames, own: Values, problems: list[Problem]) -> None:
    """Put the tool choice and `parallel_tool_calls` into `request`, and any other kind of choice into `own`."""
    if given is None:
        return
    if not isinstance(given, dict):
        problems.append(Problem("/tool_choice", "type", "must be an object with a type"))
        return
    choice: raw.RawToolChoice = given
    kind, name = choice.get("type"), choice.get("name")
    if isinstance(kind, str) and kind in _CHOICES:
        request["tool_choice"] = _CHOICES[kind]
    elif kind == "tool" and any(tool.get("name") == name for tool in objects_of(own.get("tools"))):
        own["tool_choice"] = dict(given)  # a tool that the server runs
        return
    elif kind == "tool" and isinstance(name, str) and is_tool_name(names.known(name)):
        request["tool_choice"] = {"type": "tool", "name": names.known(name)}
    elif kind == "tool" and isinstance(name, str):
        problems.append(Problem("/tool_choice/name", "enum", "this name is not among the request's tools"))
    else:
        problems.append(Problem("/tool_choice/type", "enum", "the type must be auto, any, none, or tool with its name"))
        return
    if choice.get("disable_parallel_tool_use") is True:
        request["parallel_tool_calls"] = False
    if rest := unknown_fields(choice, TOOL_CHOICE):
        own["tool_choice"] = rest


def _format(output: raw.RawOutputConfig, own: Values) -> Values | None:
    """Return the canonical response format of `output_config`; put other formats and unknown fields into `own`."""
    given = output.get("format")
    wanted: raw.RawJsonOutputFormat = object_of(given)
    if not _is_schema(given):
        if given is not None:
            own["format"] = dict(given) if isinstance(given, dict) else given
        return None
    if rest := unknown_fields(wanted, {"type", "schema"}):
        own["format"] = rest
    return {"type": "json_schema", "json_schema": wanted.get("schema")}
