"""Hypothesis strategies for canonical values, shared by the tests of all codecs.

Values are plain JSON data, as a document has them; `Model.from_dict` makes the value. `rich=False` leaves out what most
dialects cannot say (names, refusals, documents, foreign parts …), so that most values convert without loss.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from copy import deepcopy
from functools import cache
from typing import Any

from hypothesis import strategies as st

from turnwire_schema.v1.error import Loss

from turnwire.codecs.requests.text_inputs import text_parameters

Data = dict[str, Any]
Strategy = st.SearchStrategy[Any]

# Characters that have broken line splitters, encoders and counters.
ODD_TEXTS = (
    *("\u2028", "\u2029", "\u0085", "\x0c", "\x00", "\ufeff", "\r\n"),
    *("é", "e\u0301", "\U0001d4b3", "\U0001f469\u200d\U0001f467", "\\", '"', "</s>"),
)


texts: Strategy = st.one_of(
    st.text(max_size=12),
    st.lists(st.sampled_from(ODD_TEXTS), max_size=4).map("".join),
    st.sampled_from(["Hello!", "What is the weather in Paris?", "<think>no</think>", "11 °C", "[]", '{"a": 1}']),
)
filled_texts: Strategy = texts.filter(bool)
json_keys: Strategy = st.one_of(st.sampled_from(["city", "days", "unit", "a", "b", ""]), st.text(max_size=5))
json_scalars: Strategy = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    texts,
)
json_values: Strategy = st.recursive(
    json_scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(json_keys, inner, max_size=3),
    max_leaves=6,
)
json_objects: Strategy = st.dictionaries(json_keys, json_values, max_size=4)
tool_names: Strategy = st.sampled_from(["get_weather", "get_time", "f", "Search2", "x" * 64])
call_ids: Strategy = st.one_of(
    st.sampled_from(["call_1", "call_2", "a", "functions.f:0", "nAhy0jorq4NuRJeIUqF5YDLTIBJnxf8m"]), filled_texts
)

PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n" + bytes(24)).decode()
JPEG = base64.b64encode(b"\xff\xd8\xff\xe0" + bytes(9)).decode()
WEBP = base64.b64encode(b"RIFF\x10\x00\x00\x00WEBPVP8 " + bytes(8)).decode()
WAV = base64.b64encode(b"RIFF\x10\x00\x00\x00WAVEfmt " + bytes(8)).decode()


def _given(**fields: Strategy) -> Strategy:
    """An object that has each of these optional fields or not."""
    return st.fixed_dictionaries({}, optional=fields)


def fresh(documents: Sequence[Any]) -> Strategy:
    """One of some documents, a copy of its own: a test may change what it draws."""
    return st.sampled_from(documents).map(deepcopy)


def with_fields(base: Strategy, **fields: Strategy) -> Strategy:
    """`base` and some of these optional fields."""
    return st.tuples(base, _given(**fields)).map(lambda pair: {**pair[0], **pair[1]})


# Losses


def lost_for_this_server(losses: Iterable[Loss]) -> list[Loss]:
    """The losses without those of options that are meant for another server: the values may carry both."""
    return [loss for loss in losses if not loss.id.endswith(".foreign_option")]


def ids_repeat(messages: Iterable[Any]) -> bool:
    """Whether two calls of a message have one id: the later one gets another."""
    for message in messages:
        calls = (*(getattr(message, "tool_calls", None) or ()), *(getattr(message, "invalid_tool_calls", None) or ()))
        if len({entry.id for entry in calls}) < len(calls):
            return True
    return False


unknown: Strategy = st.dictionaries(
    st.sampled_from(["x", "y"]), json_values.filter(lambda value: value is not None), max_size=1
)
"""Fields that no document knows."""


# Content

text_parts: Strategy = st.builds(lambda text: {"type": "text", "text": text}, texts)


image_parts: Strategy = fresh(
    [
        {"type": "image", "data": PNG, "media_type": "image/png"},
        {"type": "image", "data": JPEG, "media_type": "image/jpeg"},
        {"type": "image", "data": WEBP, "media_type": "image/webp"},
    ]
)
audio_parts: Strategy = fresh([{"type": "audio", "data": WAV, "media_type": "audio/wav"}])
rich_media_parts: Strategy = fresh(
    [
        {"type": "image", "url": "https://example.org/a.png"},
        {"type": "image", "url": f"data:image/png;base64,{PNG}", "detail": "low"},
        {"type": "image", "path": "a.png"},
        {"type": "image", "file_id": "file-1"},
        {"type": "image", "data": PNG, "media_type": "image/gif"},
        {"type": "audio", "data": WAV, "media_type": "audio/wav", "transcript": "hello"},
        {"type": "audio", "path": "a.wav"},
        {"type": "audio", "url": "https://example.org/a.wav"},
        {"type": "audio", "file_id": "file-2"},
        {"type": "document", "text": "plain", "name": "a.txt"},
        {"type": "document", "data": "JVBERg==", "media_type": "application/pdf"},
        {"type": "document", "path": "a.pdf"},
        {"type": "document", "url": "https://example.org/a.pdf"},
        {"type": "document", "file_id": "file-3"},
    ]
)
foreign_parts: Strategy = fresh(
    [
        {"type": "foreign", "dialect": "gemini", "data": {"executableCode": {}}},
        {"type": "server_tool_use", "id": "x", "input": {"a": [1, 2.0]}},
    ]
)
thinking_parts: Strategy = st.builds(lambda text: {"type": "thinking", "text": text}, filled_texts)
rich_thinking_parts: Strategy = fresh(
    [
        {"type": "thinking", "text": "hm", "signature": "c2ln"},
        {"type": "thinking", "redacted_data": "eHg="},
        {"type": "thinking", "text": "hm", "origin": {"dialect": "openai-chat", "field": "reasoning"}},
    ]
)
refusal_parts: Strategy = st.builds(lambda text: {"type": "refusal", "text": text}, texts)


@cache
def user_content(*, rich: bool) -> Strategy:
    """Content of a user message; not rich: text, or one text and then images."""
    plain = st.one_of(
        texts,
        st.lists(text_parts, min_size=1, max_size=1),
        st.tuples(text_parts, image_parts).map(list),
        st.tuples(text_parts, image_parts, image_parts).map(list),
    )
    if not rich:
        return plain
    part = st.one_of(text_parts, image_parts, audio_parts, rich_media_parts, foreign_parts)
    return st.one_of(plain, st.lists(part, max_size=4))


@cache
def assistant_content(*, rich: bool) -> Strategy:
    """Content of an assistant message; not rich: text, or thinking and then text."""
    plain = st.one_of(texts, st.tuples(thinking_parts, text_parts).map(list), st.lists(thinking_parts, max_size=1))
    if not rich:
        return plain
    part = st.one_of(text_parts, thinking_parts, rich_thinking_parts, refusal_parts, foreign_parts)
    return st.one_of(plain, st.lists(part, max_size=4))


# Tools

tool_calls: Strategy = st.builds(
    lambda call_id, name, arguments: {"id": call_id, "name": name, "arguments": arguments},
    call_ids,
    tool_names,
    json_objects,
)
invalid_tool_calls: Strategy = with_fields(
    st.builds(
        lambda call_id, text, reason: {"id": call_id, "arguments_text": text, "reason": reason},
        call_ids,
        st.sampled_from(["", '{"a": 1}', '{"a": ', "[1]", "{'a': 1}"]),
        st.sampled_from(["not_json", "not_an_object", "bad_name", "no_name", "truncated", "server_rejected"]),
    ),
    name=st.sampled_from(["get_weather", "get weather", "a-b"]),
    position=st.integers(0, 2),
)
parameter_schemas: Strategy = fresh(
    [
        {"type": "object", "properties": {}},
        {"type": "object", "properties": {"city": {"type": "string", "description": "A city"}}, "required": ["city"]},
        {"type": "object", "properties": {"a": {"type": ["string", "null"]}, "b": {"type": "array", "items": {}}}},
        {"type": "object", "properties": {"a": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}},
        {"type": "object", "properties": {"o": {"type": "object", "properties": {"p": {"enum": ["x", 1]}}}}},
    ]
)
rich_parameter_schemas: Strategy = fresh(
    [
        {"type": "object", "properties": {"a": {"type": "integer", "minimum": 0, "default": 1}}},
        {
            "type": "object",
            "properties": {"where": {"$ref": "#/$defs/Place"}},
            "$defs": {"Place": {"type": "object", "properties": {"city": {"type": "string"}}}},
        },
        {
            "type": "object",
            "properties": {"tree": {"$ref": "#/$defs/Node"}},
            "$defs": {"Node": {"type": "object", "properties": {"next": {"$ref": "#/$defs/Node"}}}},
        },
    ]
)


@cache
def tools(*, rich: bool) -> Strategy:
    """Tool definitions with different names."""
    schemas = st.one_of(parameter_schemas, rich_parameter_schemas) if rich else parameter_schemas
    tool = with_fields(
        st.builds(
            lambda name, description, schema: {"name": name, "description": description, "parameters": schema},
            tool_names,
            filled_texts,
            schemas,
        ),
        strict=st.sampled_from([True, False, None]),
    )
    text = {"grammar": "start: /a/", "syntax": "lark"}
    of_other_kinds = with_fields(
        st.builds(lambda name: {"name": name, "description": "Run it.", "strict": None}, tool_names),
        text_input=st.sampled_from([{}, text]),
        namespace=fresh([{"name": "crm"}, {"name": "crm", "description": "Customers."}]),
    ).map(_of_its_kind)
    return st.lists(
        st.one_of(tool, of_other_kinds) if rich else tool, max_size=3, unique_by=lambda found: found["name"]
    )


def _of_its_kind(tool: dict[str, Any]) -> dict[str, Any]:
    """A tool with the name and the parameters that belong to its namespace and to the text that it takes."""
    if "namespace" in tool:
        tool = {**tool, "original_name": tool["name"], "name": f"crm__{tool['name']}"[:64]}
        tool["original_name"] = tool["name"].removeprefix("crm__")
    text = tool.get("text_input")
    return {**tool, "parameters": {"type": "object"} if text is None else text_parameters(**text)}


# Messages


@cache
def _rest(*, rich: bool) -> dict[str, Strategy]:
    stored: dict[str, Strategy] = {
        "id": st.just("m1"),
        "metadata": fresh([{"seen": True}]),
        "extras": fresh([{"x": 1}]),
    }
    return {**stored, "name": st.just("Ann")} if rich else stored


@cache
def system_messages(*, rich: bool) -> Strategy:
    """System messages; rich ones may be developer messages."""
    fields = _rest(rich=rich) | ({"variant": st.just("developer")} if rich else {})
    return with_fields(st.builds(lambda text: {"role": "system", "content": text}, texts), **fields)


@cache
def user_messages(*, rich: bool) -> Strategy:
    """User messages."""
    base = st.builds(lambda content: {"role": "user", "content": content}, user_content(rich=rich))
    return with_fields(base, **_rest(rich=rich))


@cache
def assistant_messages(*, rich: bool) -> Strategy:
    """Assistant messages without calls."""
    base = st.builds(lambda content: {"role": "assistant", "content": content}, assistant_content(rich=rich))
    return with_fields(base, **_rest(rich=rich))


_calls: Strategy = st.lists(tool_calls, min_size=1, max_size=3, unique_by=lambda call: call["id"])
_invalid_calls: Strategy = st.lists(invalid_tool_calls, min_size=1, max_size=2)
_said_is_error: Strategy = _given(is_error=st.booleans())


@st.composite
def _tool_turns(draw: st.DrawFn, *, rich: bool) -> list[Data]:
    calls = draw(_calls)
    if draw(st.booleans()):
        calls[0]["id_origin"] = draw(st.sampled_from(["minted", "server"]))
    message: Data = {"role": "assistant", "tool_calls": calls}
    if draw(st.booleans()):
        message["content"] = draw(assistant_content(rich=rich))
    if rich and draw(st.booleans()):
        message["invalid_tool_calls"] = draw(_invalid_calls)
    results = []
    for call in calls:
        if rich and not draw(st.booleans()):
            continue
        result: Data = {"role": "tool", "tool_call_id": call["id"], "content": draw(texts)}
        if draw(st.booleans()):
            result["name"] = call["name"]
        if rich:
            result |= draw(_said_is_error)
        results.append(result)
    if rich and draw(st.booleans()):
        results = draw(st.permutations(results))
    return [message, *results]


@cache
def tool_turns(*, rich: bool) -> Strategy:
    """An assistant message with calls, and results for some of them; in the order of the calls where not rich."""
    return _tool_turns(rich=rich)


@st.composite
def _conversations(draw: st.DrawFn, *, rich: bool) -> list[Data]:
    messages: list[Data] = []
    if draw(st.booleans()):
        messages.append(draw(system_messages(rich=rich)))
    for _ in range(draw(st.integers(1, 3))):
        messages.append(draw(user_messages(rich=rich)))
        if draw(st.booleans()):
            messages.extend(draw(tool_turns(rich=rich)))
        if draw(st.booleans()):
            messages.append(draw(assistant_messages(rich=rich)))
    return messages


@cache
def conversations(*, rich: bool) -> Strategy:
    """Messages in an order that a server may see."""
    return _conversations(rich=rich)


# Requests

_numbers: dict[str, Strategy] = {
    "temperature": st.none() | st.floats(0, 2),
    "top_p": st.none() | st.floats(0, 1),
    "max_tokens": st.integers(1, 10**6),
    "stop_sequences": st.lists(filled_texts, max_size=3),
    "seed": st.integers(-(2**31), 2**31),
    "timeout": st.floats(0.1, 100),
    "top_k": st.integers(0, 100),
    "min_p": st.floats(0, 1),
    "frequency_penalty": st.floats(-2, 2),
    "presence_penalty": st.floats(-2, 2),
    "repeat_penalty": st.floats(0.1, 3),
    "thinking": st.booleans() | st.sampled_from(["low", "medium", "high"]),
}


@cache
def parameters(*, rich: bool, **own: Strategy) -> Strategy:
    """Model parameters; `own` are further optional fields, such as `provider_options` of one dialect."""
    fields = {**_numbers, "extras": fresh([{"x": 1}]), **own}
    if rich:
        fields["thinking"] = st.booleans() | st.sampled_from(
            ["none", "minimal", "low", "medium", "high", "xhigh", "max"]
        )
        fields["thinking_budget_tokens"] = st.integers(0, 1000)
    return with_fields(fresh([{"model": "m"}]), **fields)


@cache
def response_formats(*, rich: bool) -> Strategy:
    """Response formats; not rich ones without words for the model."""
    schema = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}
    formats = [{"type": "text"}, {"type": "json_object"}, {"type": "json_schema", "json_schema": schema, "name": "n"}]
    rich_formats = [{"type": "json_schema", "json_schema": schema, "name": "n", "description": "d", "strict": True}]
    return fresh(formats + (rich_formats if rich else []))


@cache
def _beside_messages(*, rich: bool) -> Strategy:
    return _given(
        tools=tools(rich=rich),
        response_format=response_formats(rich=rich),
        stream=st.booleans(),
        metadata=fresh([{"run": 7}]),
    )


@cache
def _about_tools(*names: str) -> Strategy:
    named = [{"type": "tool", "name": name} for name in names]
    return _given(
        tool_choice=st.sampled_from(["auto", "none", "required", *named]).map(deepcopy),
        parallel_tool_calls=st.booleans(),
        stream_options=fresh([{}, {"include_usage": True}, {"include_usage": False}]),
    )


@st.composite
def requests(draw: st.DrawFn, /, *, rich: bool, **own: Strategy) -> Data:
    """Whole requests; `own` goes to `parameters`."""
    request: Data = {
        "messages": draw(conversations(rich=rich)),
        "parameters": draw(parameters(rich=rich, **own)),
    }
    request |= draw(_beside_messages(rich=rich))
    if rich:
        request |= draw(_about_tools(*(tool["name"] for tool in request.get("tools") or ())))
    return request


# Responses

counts: Strategy = st.integers(0, 10**6)
usages: Strategy = _given(prompt_tokens=counts, completion_tokens=counts, cached_tokens=counts)
rich_usages: Strategy = _given(
    prompt_tokens=counts,
    completion_tokens=counts,
    cached_tokens=counts,
    cache_write_tokens=counts,
    reasoning_tokens=counts,
    is_estimated=st.booleans(),
    server_timings=_given(queue_ns=counts, load_ns=counts, prompt_ns=counts, completion_ns=counts, total_ns=counts),
)


_rich_calls: Strategy = _given(invalid_tool_calls=_invalid_calls)
_named: Strategy = _given(model=st.just("m"), created=st.just("2026-11-21T22:59:16.855039788Z"))
_rich_named: Strategy = _given(id=st.just("resp_1"), raw_finish_reason=st.sampled_from(["stop", "end_turn", "eos"]))


@st.composite
def responses(draw: st.DrawFn, *, rich: bool) -> Data:
    """Whole answers; not rich: text, thinking and calls, ended by stop, length or calls."""
    message: Data = {"role": "assistant", "content": draw(assistant_content(rich=rich))}
    if draw(st.booleans()):
        message["tool_calls"] = draw(_calls)
        reasons = ["tool_calls", "length"]
    else:
        reasons = ["stop", "length"]
    if rich:
        reasons += ["other", "content_filter", "error", "cancelled"]
        message |= draw(_rich_calls)
    response: Data = {
        "message": message,
        "usage": draw(rich_usages if rich else usages),
        "finish_reason": draw(st.sampled_from(reasons)),
    }
    response |= draw(_named)
    if rich:
        response |= draw(_rich_named)
    return response


# Bytes


@st.composite
def pieces(draw: st.DrawFn, data: bytes) -> list[bytes]:
    """`data` cut anywhere."""
    cuts = sorted(draw(st.lists(st.integers(0, len(data)), max_size=6)))
    return [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
