"""The normal form of bodies of Chat Completions: all that reading a body and writing it again may change.

In: a body. Out: an equal one in which every way to say the same thing is one way. `NORMAL_FORM` names the rules for
requests, `RESPONSE_NORMAL_FORM` those for whole answers; two bodies mean the same when their normal forms are equal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, Final

from tests.normal_forms.openai import normal_strict, without_sampling
from tests.normal_forms.values import arguments_value, data_url, sent_arguments, without_nulls
from turnwire.codecs.openai_chat.system_messages import one_system_message
from turnwire.codecs.requests.openai_models import openai_model
from turnwire.codecs.requests.text_inputs import FIELD, text_parameters
from turnwire.codecs.requests.tool_definitions import with_properties
from turnwire.codecs.values.wire_values import items_of, object_of, text_of
from turnwire.codecs.variants import ChatVariant, Variant
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.tool_names import ToolNames

NORMAL_FORM: Final = (
    ("null", "a null means that the field is absent"),
    ("max_tokens", "max_tokens and max_completion_tokens are one field; where both stand the newer name counts"),
    ("stop", "one stop text is a list of one; an empty list is absent"),
    (
        "sampling",
        "sampling parameters, and stop texts, are absent where a model of OpenAI's refuses them",
    ),
    ("stream", "stream false is absent, and without a stream there are no stream_options"),
    ("tools", "an empty list of tools is absent; without tools there is no tool_choice and no parallel_tool_calls"),
    ("tool_order", "function tools and custom tools stand before tools of other kinds"),
    ("tool_names", "tool names are written in canonical form in tools, choice and calls"),
    (
        "strict",
        "a strict schema closes every object; strict is false where the server's subset cannot say it",
    ),
    ("parameters", "the schema of a tool has type and properties, also where it has no parameters"),
    (
        "arguments",
        "the text of arguments is compared as JSON; empty, null and double-encoded ones are what they mean, and what is"
        " no JSON object is {}",
    ),
    ("call_ids", "a missing call id, and one that repeats in a turn, is replaced in the call and in its result"),
    ("legacy_calls", "function_call and the role function are written as tool_calls and the role tool"),
    ("custom_tools", "where a server knows functions alone, a custom tool is a function that takes the text"),
    ("tool_message_name", "the name of a tool message is the name of the tool that was called"),
    ("role", "roles are lowercase"),
    ("system", "where the template takes one system message, it is one, and later ones are texts of users"),
    ("empty_answer", 'an assistant message without content, thoughts and calls has the content ""'),
    ("refusal", "an assistant's refusal stands in its content as a part"),
    ("thinking_field", "thoughts stand in one field, under the name that the variant reads"),
    ("lone_text", "beside thoughts one text part is a text, and an empty text or list is not content"),
    ("text_list", "where the server reads no lists of texts, a list of one text is a text, and an empty one is empty"),
    ("image_url", "an image URL is an object"),
    ("data_url", "a data: URL holds base64 and has no other parameter"),
)
"""(id, sentence) of every rule."""


def normalize_request(body: Mapping[str, Any], variant: ChatVariant) -> dict[str, Any]:
    """`body` in normal form; nothing in `body` is changed."""
    wire = without_nulls(body)
    limit = wire.pop("max_completion_tokens", None)
    if limit is not None:
        wire["max_tokens"] = limit
    if isinstance(wire.get("stop"), str):
        wire["stop"] = [wire["stop"]]
    if wire.get("stop") == []:
        del wire["stop"]
    if variant.openai_models:
        wire = without_sampling(wire, wire.get("reasoning_effort"))
        if isinstance(wire.get("model"), str) and not openai_model(wire["model"]).stops:
            wire.pop("stop", None)
    if wire.get("stream") is not True:
        wire.pop("stream", None)
        wire.pop("stream_options", None)
    elif isinstance(wire.get("stream_options"), Mapping):
        wire["stream_options"] = without_nulls(wire["stream_options"])
    names = ToolNames()
    _tools(wire, names, variant)
    if isinstance(wire.get("response_format"), Mapping):
        wanted = wire["response_format"] = _nested(wire["response_format"], "json_schema")
        if variant.strict_subset and isinstance(wanted.get("json_schema"), dict):
            normal_strict(wanted["json_schema"], "schema", has_subset=True)
    messages = wire.get("messages")
    if isinstance(messages, (list, tuple)):
        normalizer = _Messages(variant, names)
        written = [normalizer.message(message, place) for place, message in enumerate(messages)]
        wire["messages"] = one_system_message(written) if variant.one_system_message else written
    return wire


def _nested(value: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    """An object without nulls, and the objects under `keys` too."""
    out = without_nulls(value)
    for key in keys:
        if isinstance(out.get(key), Mapping):
            out[key] = without_nulls(out[key])
    return out


def _tools(wire: dict[str, Any], names: ToolNames, variant: ChatVariant) -> None:
    tools = wire.get("tools")
    if not tools:
        for key in ("tools", "tool_choice", "parallel_tool_calls"):
            wire.pop(key, None)
        return
    if not isinstance(tools, (list, tuple)):
        return
    for tool in tools:
        for kind in _OURS:
            if isinstance(tool, Mapping) and isinstance(tool.get(kind), Mapping):
                name = tool[kind].get("name")
                if isinstance(name, str):
                    names.reserve(name)
    ours = [_tool(tool, names, variant) for tool in tools if _is_ours(tool)]
    wire["tools"] = ours + [tool for tool in tools if not _is_ours(tool)]
    choice = wire.get("tool_choice")
    for kind in _OURS:
        if isinstance(choice, Mapping) and isinstance(choice.get(kind), Mapping):
            wire["tool_choice"] = {**choice, kind: _named(choice[kind], names)}


_OURS: Final = ("function", "custom")


def _is_ours(tool: Any) -> bool:
    return isinstance(tool, Mapping) and tool.get("type", "function") in _OURS


def _named(function: Mapping[str, Any], names: ToolNames) -> dict[str, Any]:
    out = without_nulls(function)
    if isinstance(out.get("name"), str) and out["name"]:
        out["name"] = names.known(out["name"])
    return out


def _tool(tool: Mapping[str, Any], names: ToolNames, variant: ChatVariant) -> dict[str, Any]:
    out = {"type": "function", **without_nulls(tool)}
    if isinstance(out.get("function"), Mapping):
        function = without_nulls(out["function"])
        if isinstance(function.get("name"), str) and function["name"]:
            function["name"] = names.canonical(function["name"])
        function["parameters"] = with_properties(object_of(function.get("parameters")))
        normal_strict(function, "parameters", has_subset=variant.strict_subset)
        out["function"] = function
    if isinstance(out.get("custom"), Mapping):
        custom = out["custom"] = without_nulls(out["custom"])
        if isinstance(custom.get("name"), str) and custom["name"]:
            custom["name"] = names.canonical(custom["name"])
        if not variant.text_tools:
            said = {"name": custom.get("name"), "description": custom.get("description", tool["custom"].get("name"))}
            return {"type": "function", "function": {**said, "parameters": text_parameters()}}
    return out


class _Messages:
    """Messages in order: what a result refers to depends on the calls before it."""

    def __init__(self, variant: ChatVariant, names: ToolNames) -> None:
        self._variant = variant
        self._names = names
        self._open: dict[str, deque[str]] = {}
        self._tool_of: dict[str, str] = {}

    def message(self, raw: Any, place: int) -> Any:
        if not isinstance(raw, Mapping):
            return raw
        message = without_nulls(raw)
        if isinstance(message.get("role"), str):
            message["role"] = message["role"].lower()
        if isinstance(message.get("content"), (list, tuple)):
            message["content"] = self._content([_part(part) for part in message["content"]])
        if message.get("role") == "assistant":
            self._assistant(message, place)
        elif message.get("role") in ("tool", "function"):
            self._result(message)
        return message

    def _content(self, parts: list[Any]) -> Any:
        if self._variant.text_lists or len(parts) > 1 or not all(_is_text(part) for part in parts):
            return parts
        return "".join(part["text"] for part in parts)

    def _assistant(self, message: dict[str, Any], place: int) -> None:
        calls = [*items_of(message.pop("tool_calls", None))]
        legacy = message.pop("function_call", None)
        if legacy is not None:
            calls.append({"type": "function", "function": legacy})
        if calls:
            self._open = {}
        seen: set[str] = set()
        written = [self._call(call, place, index, seen) for index, call in enumerate(calls)]
        refusal = message.pop("refusal", None)
        if refusal:
            content = message.get("content") or []
            content = [{"type": "text", "text": content}] if isinstance(content, str) else content
            message["content"] = [*items_of(content), {"type": "refusal", "refusal": refusal}]
        self._thoughts(message)
        if "content" not in message and not written:
            message["content"] = ""
        if written:
            message["tool_calls"] = written

    def _listed_thoughts(self, message: dict[str, Any]) -> None:
        """Thoughts among the texts stand in the variant's field, where it does not read them there."""
        content, own = message.get("content"), self._variant.thinking_field
        if "content" in self._variant.replayed_fields or own is None or not isinstance(content, list):
            return
        thoughts = [part for part in content if isinstance(part, Mapping) and part.keys() == {"type", "thinking"}]
        if thoughts and all(isinstance(part["thinking"], str) for part in thoughts):
            message[own] = "".join(part["thinking"] for part in thoughts)
            message["content"] = [part for part in content if part not in thoughts]

    def _thoughts(self, message: dict[str, Any]) -> None:
        self._listed_thoughts(message)
        fields = [field for field in ("reasoning", "reasoning_content") if isinstance(message.get(field), str)]
        if not fields:
            return
        replayed, own = self._variant.replayed_fields, self._variant.thinking_field
        text = message.pop(fields[0])
        message[fields[0] if fields[0] in replayed or own is None else own] = text
        _one_text(message)

    def _call(self, raw: Any, place: int, index: int, seen: set[str]) -> Any:
        call = {"type": "function", **_nested(object_of(raw), "function", "custom")}
        kind = "custom" if isinstance(call.get("custom"), Mapping) else "function"
        function = _named(object_of(call.get(kind)), self._names)
        name = text_of(function.get("name"))
        given = text_of(call.get("id")) or ""
        if not given or given in seen:
            facts = ("request", place, index, name)
            call["id"] = mint_tool_call_id(*facts, given) if given else mint_tool_call_id(*facts)
        seen.add(call["id"])
        self._open.setdefault(given, deque()).append(call["id"])
        if name is not None:
            self._tool_of[call["id"]] = name
        if kind == "function":
            function["arguments"] = sent_arguments(function.get("arguments"))
        call[kind] = function
        if kind == "custom" and not self._variant.text_tools:
            del call["custom"]
            text = {"name": name, "arguments": {FIELD: text_of(function.get("input")) or ""}}
            call |= {"type": "function", "function": text}
        return call

    def _result(self, message: dict[str, Any]) -> None:
        name = message.get("name")
        if isinstance(name, str) and name:
            name = message["name"] = self._names.known(name)
        given = message.get("tool_call_id")
        if given is None and message["role"] == "function":
            waiting = [call for calls in self._open.values() for call in calls if self._tool_of.get(call) == name]
            if waiting:
                message["tool_call_id"] = waiting[0]
        elif isinstance(given, str) and self._open.get(given):
            calls = self._open[given]
            message["tool_call_id"] = calls.popleft() if len(calls) > 1 else calls[0]
        message["role"] = "tool"
        called = self._tool_of.get(text_of(message.get("tool_call_id")) or "")
        if not name and called is not None:
            message["name"] = called


def _one_text(message: dict[str, Any]) -> None:
    """One text part as a text, and no content where it is empty."""
    content = message.get("content")
    if isinstance(content, list) and len(content) == 1 and object_of(content[0]).keys() == {"type", "text"}:
        content = message["content"] = content[0]["text"]
    if content in ("", []):
        del message["content"]


def _is_text(part: Any) -> bool:
    return isinstance(part, Mapping) and part.keys() == {"type", "text"} and isinstance(part["text"], str)


def _part(raw: Any) -> Any:
    if not isinstance(raw, Mapping):
        return raw
    part = _nested(raw, "image_url", "input_audio", "audio_url", "file")
    image = part.get("image_url")
    if isinstance(image, str):
        image = part["image_url"] = {"url": image}
    if isinstance(image, dict) and isinstance(image.get("url"), str):
        image["url"] = data_url(image["url"])
    file = part.get("file")
    if isinstance(file, dict) and isinstance(file.get("file_data"), str):
        file["file_data"] = data_url(file["file_data"])
    return part


RESPONSE_NORMAL_FORM: Final = (
    ("null", "a null means that the field is absent"),
    ("empty_content", "an empty text, empty thoughts and an empty list of calls are absent"),
    ("finish_reason", "stop with calls is tool_calls, and tool_calls without a call is stop"),
    ("arguments", "the text of arguments is compared as JSON"),
    ("call_ids", "a missing call id, and one that repeats, is replaced"),
    ("call_index", "the index of a call is its place and is not written"),
    ("legacy_calls", "function_call is written as a tool call"),
    ("one_text", "a content list of one text part is a text"),
)
"""(id, sentence) of every rule."""


def normalize_response(body: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """`body` in normal form; nothing in `body` is changed."""
    wire = without_nulls(body)
    usage = wire.get("usage")
    if isinstance(usage, Mapping):
        wire["usage"] = {
            key: without_nulls(value) if isinstance(value, Mapping) else value
            for key, value in without_nulls(usage).items()
        }
        wire["usage"] = {key: value for key, value in wire["usage"].items() if value != {}}
    choices = wire.get("choices")
    if isinstance(choices, (list, tuple)):
        facts = wire.get("id") or wire.get("created")
        wire["choices"] = [_choice(choice, facts) for choice in choices]
    return wire


def _choice(raw: Any, facts: Any) -> Any:
    if not isinstance(raw, Mapping):
        return raw
    choice = without_nulls(raw)
    if isinstance(choice.get("message"), Mapping):
        message = choice["message"] = _message(choice["message"], facts)
        if message.get("tool_calls") and choice.get("finish_reason") == "stop":
            choice["finish_reason"] = "tool_calls"
        elif not message.get("tool_calls") and choice.get("finish_reason") in ("tool_calls", "function_call"):
            choice["finish_reason"] = "stop"
    return choice


def _message(raw: Mapping[str, Any], facts: Any) -> dict[str, Any]:
    message = without_nulls(raw)
    content = message.get("content")
    if isinstance(content, list) and len(content) == 1 and object_of(content[0]).keys() == {"type", "text"}:
        message["content"] = content[0]["text"]
    for field in ("content", "reasoning", "reasoning_content", "refusal"):
        if message.get(field) == "":
            del message[field]
    calls = [*items_of(message.pop("tool_calls", None))]
    if "function_call" in message:
        calls.append({"function": message.pop("function_call")})
    seen: set[str] = set()
    if calls:
        message["tool_calls"] = [_call(call, place, seen, facts) for place, call in enumerate(calls)]
    return message


def _call(raw: Any, place: int, seen: set[str], facts: Any) -> dict[str, Any]:
    call: dict[str, Any] = without_nulls(raw) if isinstance(raw, Mapping) else {"function": {"arguments": raw}}
    if "custom" in call:
        return call
    call.pop("index", None)
    call.setdefault("type", "function")
    function = without_nulls(object_of(call.get("function")))
    function.setdefault("name", "")
    function["arguments"] = arguments_value(function.get("arguments"))
    call["function"] = function
    given = text_of(call.get("id")) or ""
    if not given or given in seen:
        known = (facts, place, text_of(function["name"]))
        call["id"] = mint_tool_call_id(*known, given) if given else mint_tool_call_id(*known)
    seen.add(call["id"])
    return call
