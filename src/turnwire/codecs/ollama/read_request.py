"""Requests (bodies of POST /api/chat), wire → canonical.

Sampling parameters are in `options`; all other fields are top-level. `provider_options["ollama"]` records the other
top-level fields (`keep_alive`, `truncate`, `shift`, `logprobs` …) and, under `options`, other options (`num_ctx` …). A
tool's `strict` is not read: the server cannot enforce a schema on arguments, and Turnwire validates every call against
its tool before it runs. Source: schemas/wire/ollama/v1/chat.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.wire.ollama import ChatRequest as WireRequest

from turnwire.codecs.ollama.fields import PARAMETERS
from turnwire.codecs.ollama.names import DIALECT, THINK_LEVELS
from turnwire.codecs.ollama.read_messages import decode_messages
from turnwire.codecs.requests.messages import message_of
from turnwire.codecs.requests.tool_definitions import with_properties
from turnwire.codecs.values.provider_options import unknown_fields, with_own
from turnwire.codecs.values.type_checks import Path, Place, odd_places
from turnwire.codecs.values.wire_values import items_of, object_of, text_of
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.tool_names import ToolNames
from turnwire.core.validate import load

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawChatRequest, RawMessage, RawTool, RawToolFunction, RawToolParameters


READ_KEYS: Final = frozenset({"model", "messages", "tools", "format", "options", "stream", "think"})
NO_REQUEST: Final = "not a valid Ollama chat request"
"""First words of the error for an invalid body."""
_TYPED: Final = READ_KEYS - {"format", "think"}
"""Fields whose values have the types in the document, which the server requires."""
_AS_IT_CAME: Final = frozenset({"options", "arguments", "parameters"})
_JUDGED_HERE: Final = frozenset({"role", "index", "type"})


def read_request(body: RawChatRequest) -> ChatRequest:
    """Return the request that a client of this dialect sent, without losses.

    Raises:
        InvalidDataError: the body is not a chat request; one without messages loads or unloads a model.
    """
    if not isinstance(body, dict):
        raise InvalidDataError(NO_REQUEST, [Problem("", "type", "must be an object")])
    odd = [*odd_places(WireRequest, body)]
    problems = [_fault(place) for place in odd if _is_read(place.path)]
    if body.get("model") in (None, ""):
        problems.append(Problem("/model", "required", "the model is required"))
    if body.get("messages") in (None, []):
        text = "at least one message; without any the request only loads the model"
        problems.append(Problem("/messages", "minItems", text))
    wire_messages, wire_tools = items_of(body.get("messages")), items_of(body.get("tools"))
    fitted = names_of_request(wire_tools, wire_messages)
    stream = body.get("stream")
    request: dict[str, object] = {"stream": True if stream is None else stream}
    if body.get("tools") is not None:
        request["tools"] = [
            _decode_tool(tool, f"/tools/{position}", problems, fitted)
            for position, tool in enumerate(wire_tools)
            if isinstance(tool, dict)
        ]
    request["parameters"] = _decode_parameters(body, problems)
    if (form := _decode_format(body, problems)) is not None:
        request["response_format"] = form
    messages = decode_messages(wire_messages, problems, fitted)
    if problems:
        raise InvalidDataError(NO_REQUEST, problems)
    request["messages"] = [message_of(each) for each in messages]
    return load(ChatRequest, request)


def _is_read(path: Path) -> bool:
    """Return whether the value at a path is read, and not recorded unchanged."""
    return path[0] in _TYPED and not any(step in _AS_IT_CAME for step in path[:-1]) and path[-1] not in _JUDGED_HERE


def _fault(place: Place) -> Problem:
    wanted = place.wanted
    if place.name == "arguments" and isinstance(place.value, str):
        wanted = "a JSON object, not its text as on the OpenAI wire"
    return Problem(place.pointer, "type", f"must be {wanted}")


def _decode_parameters(body: RawChatRequest, problems: list[Problem]) -> dict[str, object]:
    options = object_of(body.get("options"))
    values, odd = PARAMETERS.read(options, problems, "/options")
    own = unknown_fields(body, READ_KEYS)
    # On the wire absent truncate means true, while Turnwire's own requests set false: null keeps it absent.
    own.setdefault("truncate", None)
    if further := {**unknown_fields(options, PARAMETERS.keys), **odd}:
        own["options"] = further
    think = body.get("think")
    if isinstance(think, bool) or (isinstance(think, str) and think in THINK_LEVELS):
        values["thinking"] = think
    elif think is not None:
        problems.append(Problem("/think", "enum", "must be true, false, low, medium, high or max"))
    return {"model": body.get("model"), **values, "provider_options": {DIALECT: own}}


def _decode_format(body: RawChatRequest, problems: list[Problem]) -> dict[str, object] | None:
    match body.get("format"):
        case None | "":
            return None
        case "json":
            return {"type": "json_object"}
        case Mapping() as schema:
            return {"type": "json_schema", "json_schema": schema}
        case _:
            problems.append(Problem("/format", "type", 'must be "json" or a JSON Schema object'))
            return None


def names_of_request(tools: Sequence[object], messages: Sequence[object]) -> ToolNames:
    """Return the names of a request. Valid names of tools keep their spelling; the others are adapted in order.

    A name in a message does not change earlier names: a later request has the same messages with the same names.
    """
    names = ToolNames()
    said = [name for name in map(_name_in, tools) if name is not None]
    for name in said:
        names.reserve(name)
    for each in messages:
        message: RawMessage = object_of(each)
        found = (*map(_name_in, items_of(message.get("tool_calls"))), text_of(message.get("tool_name")))
        said += [name for name in found if name is not None]
    for name in said:
        names.canonical(name)
    return names


def _name_in(value: object) -> str | None:
    """Return the name of a tool or call."""
    tool: RawTool = object_of(value)
    function: RawToolFunction = object_of(tool.get("function"))
    return text_of(function.get("name"))


def _decode_tool(tool: RawTool, at: str, problems: list[Problem], fitted: ToolNames) -> dict[str, object]:
    """Return a canonical tool as plain data; add problems to `problems`."""
    function: RawToolFunction = object_of(tool.get("function"))
    name = text_of(function.get("name"))
    if name is None:
        problems.append(Problem(f"{at}/function/name", "required", "a tool needs an object `function` with a name"))
        return {}
    own, inner = unknown_fields(tool, {"function"}), unknown_fields(function, {"name", "description", "parameters"})
    if own.get("type") in (None, "function"):
        own.pop("type", None)
    decoded: dict[str, object] = {"name": fitted.canonical(name), "strict": None}
    if decoded["name"] != name:
        decoded["original_name"] = name
    description = function.get("description")
    decoded["description"] = description or name
    if not description:  # the canonical model requires one; the wire gets the original back
        inner["description"] = description
    parameters: RawToolParameters = object_of(function.get("parameters"))
    if parameters.get("type") is None:
        decoded["parameters"] = with_properties(parameters)
    elif parameters["type"] != "object":
        problems.append(Problem(f"{at}/function/parameters/type", "const", "must be object"))
    else:
        decoded["parameters"] = parameters
    if inner:
        own["function"] = inner
    return with_own(decoded, own, DIALECT)
