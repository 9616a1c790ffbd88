"""Requests, wire → canonical.

In: a body. Out: a canonical request; all problems are collected and raised together, each with its path in the body.
Provider options record the difference between the original body and the one written from the canonical request, so
writing the request gives the same body up to `NORMAL_FORM`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.gemini.read_messages import as_content
from turnwire.codecs.gemini_interactions.fields import FLAGS, PARAMETERS
from turnwire.codecs.gemini_interactions.names import DIALECT, JSON, THINKING, TOOL_CHOICE_OF
from turnwire.codecs.gemini_interactions.read_messages import StepReader, read_content
from turnwire.codecs.gemini_interactions.write_request import function_object, write_request
from turnwire.codecs.requests.loaded_request import loaded_request, require_body
from turnwire.codecs.requests.tool_definitions import read_definition, read_tool_list
from turnwire.codecs.values.provider_options import difference, with_own
from turnwire.codecs.values.wire_values import items_of, object_of, text_of
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.tool_names import ToolNames
from turnwire.core.validate import load

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_gemini_interactions as sent

NO_REQUEST: Final = "not a valid interaction request"
"""First words of the error for an invalid body."""
_STEPS: Final = "must be a string, a content, a list of contents, or a list of steps"
_CONTENT_TYPES: Final = frozenset({"text", "image", "audio", "document", "video"})
_STEP_TYPES: Final = frozenset({"user_input", "model_output", "thought", "function_call", "function_result"})


def read_request(body: sent.RawInteractionRequest) -> ChatRequest:
    """Return the request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a request of this dialect; each problem has its path.
    """
    require_body(body, NO_REQUEST)
    problems: list[Problem] = []
    names = ToolNames()
    request: dict[str, object] = {}
    tools, others = read_tool_list(
        body.get("tools"),
        names,
        problems,
        lambda tool, at: _read_function(tool, at, names, problems),
        kinds=("function",),
    )
    if tools:
        request["tools"] = tools
    request["messages"] = _read_messages(body, names, problems)
    model = body.get("model") or body.get("agent")
    if not isinstance(model, str) or not model.strip():
        problems.append(Problem("/model", "required", "must name the model to ask"))
    given = body.get("generation_config")
    if not isinstance(given, dict | None):
        problems.append(Problem("/generation_config", "type", "must be an object"))
    if problems:
        raise InvalidDataError(NO_REQUEST, problems)
    config: sent.RawGenerationConfig = object_of(given)
    parameters = _read_parameters(str(model), config, problems)
    choice = config.get("tool_choice")
    if tools or choice == "none":
        _read_tool_choice(choice, request, names)
    wanted = _read_format(body.get("response_format"))
    if wanted is not None:
        request["response_format"] = wanted
    request |= FLAGS.read(body, problems).values
    request["parameters"] = parameters
    first = loaded_request(request, problems, partial(_in_body, body), NO_REQUEST)
    own = _own(first, body, others, names)
    if not own:
        return first
    made = {name: getattr(first, name) for name in request}
    return load(ChatRequest, {**made, "parameters": with_own(parameters, own, DIALECT)})


def _own(
    read: ChatRequest, body: sent.RawInteractionRequest, others: Sequence[object], names: ToolNames
) -> dict[str, object]:
    """Return the fields of the body that the canonical request does not have."""
    ours = ("input", "tools", "stream", "system_instruction")
    written = {key: value for key, value in write_request(read).value.items() if key not in ours}
    wanted = {key: value for key, value in body.items() if key not in ours and value is not None}
    if isinstance(config := body.get("generation_config"), dict):
        wanted["generation_config"] = with_known_names(config, names)
    own = difference(written, wanted)
    if others:
        own["tools"] = others
    return own


def with_known_names(config: sent.RawGenerationConfig, names: ToolNames) -> dict[str, object]:
    """Return a generation_config with the canonical names of its allowed tools."""
    choice = object_of(config.get("tool_choice"))
    allowed = object_of(choice.get("allowed_tools"))
    tools = allowed.get("tools")
    out = dict(config.items())
    if isinstance(tools, list | tuple):
        known = [names.known(name) if isinstance(name, str) else name for name in tools]
        out["tool_choice"] = {**choice, "allowed_tools": {**allowed, "tools": known}}
    return out


def _in_body(body: sent.RawInteractionRequest, path: str) -> str:
    if path.startswith("/parameters/"):
        field = path.split("/")[2]
        wire = PARAMETERS.wire_of(field)
        path = path.removeprefix("/parameters") if wire is None else f"/generation_config/{wire}"
    elif path.startswith("/tool_choice"):
        path = "/generation_config/tool_choice"
    elif path.startswith("/messages"):
        path = "/input"
    elif path.startswith("/tools/"):
        number, _, rest = path.removeprefix("/tools/").partition("/")
        tools = items_of(body.get("tools"))
        functions = [place for place, tool in enumerate(tools) if object_of(tool).get("type") == "function"]
        path = f"/tools/{functions[int(number)]}/{rest}".rstrip("/")
    elif path.startswith("/response_format"):
        path = "/response_format"
    return path


def are_contents(items: Sequence[object]) -> bool:
    """Return whether a list has contents, not steps: one of its tags is a content's. Unknown tags may be either."""
    tags = [text_of(item.get("type")) if isinstance(item, dict) else None for item in items]
    return any(tag in _CONTENT_TYPES for tag in tags) and not any(tag in _STEP_TYPES for tag in tags)


def _read_messages(
    body: sent.RawInteractionRequest, names: ToolNames, problems: list[Problem]
) -> list[dict[str, object]]:
    system, raw = body.get("system_instruction"), body.get("input")
    messages: list[dict[str, object]] = []
    if isinstance(system, str):
        messages.append({"role": "system", "content": system})
    elif system is not None:
        problems.append(Problem("/system_instruction", "type", "must be a string"))
    if isinstance(raw, str):
        return [*messages, {"role": "user", "content": raw}]
    if isinstance(raw, dict):
        raw = [raw]
    if not isinstance(raw, Sequence) or not raw:
        problems.append(Problem("/input", "required" if raw is None else "type", _STEPS))
        return messages
    if are_contents(raw):
        parts = [read_content(item, f"/input/{position}", problems) for position, item in enumerate(raw)]
        return [*messages, {"role": "user", "content": as_content([part for part in parts if part is not None])}]
    reader = StepReader(names, problems)
    for position, step in enumerate(raw):
        if isinstance(step, dict) and text_of(step.get("type")) in _CONTENT_TYPES:
            problems.append(Problem(f"/input/{position}", "anyOf", f"input {_STEPS}"))
        else:
            reader.read(step, f"/input/{position}")
    reader.close()
    return [*messages, *reader.messages]


def _read_function(
    tool: Mapping[str, object], at: str, names: ToolNames, problems: list[Problem]
) -> dict[str, object] | None:
    found = read_definition({**tool, "strict": None}, at, names, problems)
    if found is None:
        return None
    read, _ = found
    known = {key: value for key, value in tool.items() if value is not None}
    written = function_object(str(tool["name"]), str(read["description"]), object_of(read["parameters"]))
    return with_own(read, difference(written, known), DIALECT)


def _read_parameters(model: str, config: sent.RawGenerationConfig, problems: list[Problem]) -> dict[str, object]:
    parameters: dict[str, object] = {"model": model, **PARAMETERS.read(config, problems, "/generation_config").values}
    level = config.get("thinking_level")
    if isinstance(level, str) and THINKING.get(level, ("", False))[1]:
        parameters["thinking"] = level
    elif level is not None:
        text = "must be minimal, low, medium or high"
        problems.append(Problem("/generation_config/thinking_level", "enum", text))
    return parameters


def _read_tool_choice(raw: object, request: dict[str, object], names: ToolNames) -> None:
    if isinstance(raw, str):
        if raw in TOOL_CHOICE_OF:
            request["tool_choice"] = TOOL_CHOICE_OF[raw]
        return
    choice: sent.RawToolChoiceConfig = object_of(raw)
    allowed: sent.RawAllowedTools = object_of(choice.get("allowed_tools"))
    if allowed.get("mode") == "any":
        tools = items_of(allowed.get("tools"))
        if len(tools) == 1 and text_of(tools[0]) is not None:
            request["tool_choice"] = {"type": "tool", "name": names.known(str(tools[0]))}


def _read_format(raw: object) -> dict[str, object] | None:
    """Return the canonical format; None for an unknown format or several formats."""
    wanted: sent.RawTextFormat = object_of(raw)
    if wanted.get("type") != "text":
        return None
    if isinstance(schema := wanted.get("schema"), dict):
        return {"type": "json_schema", "json_schema": dict(schema)}
    return {"type": "json_object"} if wanted.get("mime_type") == JSON else {"type": "text"}
