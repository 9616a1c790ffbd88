"""How far a document may differ after wire → canonical → wire: the rules, and the functions that bring a body to them.

Two bodies that are equal in normal form mean the same to a server. Used by tests and by `turnwire contract replay`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.wire.ollama import ToolCall as WireCall

from tests.normal_forms.values import without_nulls
from turnwire.codecs.ollama.read_answer import read_response
from turnwire.codecs.ollama.read_messages import answered_calls, bare_base64, decode_call, orphan_id
from turnwire.codecs.ollama.read_request import names_of_request
from turnwire.codecs.ollama.write_answer import write_call
from turnwire.codecs.registry import get_codec
from turnwire.codecs.requests.tool_definitions import with_properties
from turnwire.codecs.values.provider_options import plain
from turnwire.codecs.values.wire_values import finite, object_of
from turnwire.codecs.variants import Variant
from turnwire.core.schema_refs import write_out
from turnwire.core.tool_names import ToolNames

NORMAL_FORM: Final = (
    # request
    ("null", "a field that is null is absent"),
    ("stream", "stream: true is the default and may be absent"),
    ("options", "an options object without options is absent"),
    ("stop", "one stop text is a list of one"),
    ("format", 'format "" is absent'),
    ("role", "roles are written in lower case"),
    ("content", 'an absent content is ""'),
    ("empty", "empty thinking, ids, tool names, and empty lists of images and tool calls are absent"),
    ("media", "media are bare base64: no data: prefix, no line breaks, padded"),
    ("arguments", "absent arguments of a call are {}"),
    ("index", "function.index is left out where it is the position of the call"),
    ("result_name", "a result names the tool of the call that it answers"),
    ("result_id", "a result carries the id of the call that it answers; one that answers none and has no id gets one"),
    ("result_order", "results in a row stand in the order of their calls"),
    ("tool_name", "a tool name outside of A–Z, a–z, 0–9 and _ (64 characters) is changed to fit, everywhere alike"),
    ("tool_type", 'an absent type of a tool is "function"'),
    ("parameters", "the schema of a tool has type and properties, also where it has no parameters"),
    ("references", "local references in a tool's schema are written out"),
    # response
    ("call_id", "calls without an id, or with one that is taken, get one; every call has its index"),
    ("call_arguments", "arguments are an object; a call that cannot be run is left out"),
    ("done", "an answer that has ended says done: true"),
    ("line", "a stream may cut text elsewhere, say a call in a line of its own, and give all lines one time"),
)


def normalize_request(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """The body of a chat request in normal form.

    Raises:
        InvalidDataError: the body cannot be read.
    """
    get_codec(variant.name).decode_request(body)
    return normal_request(body)


def normal_request(body: Mapping[str, Any]) -> dict[str, Any]:
    """The body of a chat request in normal form; the body itself is not changed. It must be one that decodes."""
    normal = without_nulls(body)
    normal.setdefault("stream", True)
    if normal.get("format") == "":
        del normal["format"]
    options = without_nulls(normal.pop("options", {}))
    if isinstance(options.get("stop"), str):
        options["stop"] = [options["stop"]]
    if options:
        normal["options"] = options
    tools = normal.get("tools") or ()
    messages = normal.get("messages") or ()
    fitted = names_of_request(tools, messages)
    if "tools" in normal:
        normal["tools"] = [_tool(tool, fitted) for tool in tools]
    normal["messages"] = _messages(messages, fitted)
    return normal


def _tool(tool: Mapping[str, Any], fitted: ToolNames) -> dict[str, Any]:
    function = without_nulls(tool["function"])
    function["name"] = fitted.canonical(function["name"])
    function["parameters"] = with_properties(write_out(plain(object_of(function.get("parameters")))).schema)
    return {"type": "function", **without_nulls(tool), "function": function}


def _messages(messages: Sequence[Mapping[str, Any]], fitted: ToolNames) -> list[dict[str, Any]]:
    answers = answered_calls(messages)
    normal = [_message(message, position, fitted) for position, message in enumerate(messages)]
    for position, message in enumerate(normal):
        if message["role"] != "tool":
            continue
        place = answers.get(position)
        if place is not None:
            call = normal[place[0]]["tool_calls"][place[1]]
            if call["function"]["name"]:
                message.setdefault("tool_name", call["function"]["name"])
            if "id" in call:
                message.setdefault("tool_call_id", call["id"])
        else:
            message.setdefault("tool_call_id", orphan_id(position, messages[position].get("tool_name")))
    return _in_order(normal, answers)


def _in_order(messages: list[dict[str, Any]], answers: Mapping[int, tuple[int, int]]) -> list[dict[str, Any]]:
    ordered: list[dict[str, Any]] = []
    run: list[tuple[float, dict[str, Any]]] = []
    for position, message in enumerate([*messages, {"role": ""}]):
        if message["role"] == "tool":
            place = answers.get(position)
            run.append((place[1] if place is not None else float("inf"), message))
            continue
        ordered.extend(result for _, result in sorted(run, key=lambda item: item[0]))
        run = []
        ordered.append(message)
    return ordered[:-1]


def _message(message: Mapping[str, Any], position: int, fitted: ToolNames) -> dict[str, Any]:
    normal = {key: value for key, value in without_nulls(message).items() if value or key not in _EMPTY_IS_ABSENT}
    normal["role"] = normal["role"].lower()
    normal.setdefault("content", "")
    if "images" in normal:
        normal["images"] = [bare_base64(image) for image in normal["images"]]
    if normal["role"] == "assistant" and "tool_calls" in normal:
        normal["tool_calls"] = [_call(call, position, place, fitted) for place, call in enumerate(normal["tool_calls"])]
    if normal["role"] == "tool" and "tool_name" in normal:
        normal["tool_name"] = fitted.canonical(normal["tool_name"])
    return normal


_EMPTY_IS_ABSENT: Final = frozenset({"thinking", "images", "tool_calls", "tool_name", "tool_call_id"})


def _call(call: Mapping[str, Any], message: int, position: int, fitted: ToolNames) -> dict[str, Any]:
    decoded = decode_call(call, message, position, fitted)
    function = {"arguments": {}, **without_nulls(call["function"]), "name": decoded.get("name", "")}
    if function.get("index") == position:
        del function["index"]
    normal = {**without_nulls(call), "function": function}
    if not normal.get("id"):
        normal.pop("id", None)
    return normal


def normalize_response(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """The body of a whole answer in normal form.

    Raises:
        ProviderError: the body cannot be read.
    """
    get_codec(variant.name).decode_response(body)
    return normal_response(body)


def normal_response(body: Mapping[str, Any]) -> dict[str, Any]:
    """The body of a whole answer in normal form; the body itself is not changed. It must be one that decodes."""
    normal = without_nulls(body)
    normal["done"] = True
    if not normal.get("done_reason"):
        normal.pop("done_reason", None)
    calls = [call.to_dict() for call in read_response(body).message.tool_calls or ()]
    told = without_nulls(normal.get("message") or {})
    message = {key: value for key, value in told.items() if value or key == "content"}
    message.setdefault("content", "")
    message["role"] = "assistant"
    message.pop("tool_calls", None)
    if "images" in message:
        message["images"] = [bare_base64(image) for image in message["images"]]
    if calls:
        message["tool_calls"] = [_answer_call(call, position) for position, call in enumerate(calls)]
    normal["message"] = message
    return normal


def _answer_call(call: Mapping[str, Any], position: int) -> WireCall:
    return write_call(ToolCall.from_dict(finite(call)[0]), position)
