"""Documents for losses that a single field cannot show: they come of what stands beside what.

Each document says in a word why no case of one field gives its loss.
"""

from __future__ import annotations

from typing import Any

from tests.codecs.coverage.values import JPEG, MODEL, PNG, RESPONSE, TOOL, USER

Data = dict[str, Any]


OWNERS = ("ollama", "openai-chat", "openai-responses", "anthropic", "gemini", "gemini-interactions")


def _request(*messages: Data, **fields: Any) -> Data:
    return {"messages": list(messages), "parameters": MODEL, **fields}


def _calls(*ids: str) -> Data:
    calls = [{"id": each, "name": f"tool_{each}", "arguments": {"city": "Paris"}} for each in ids]
    return {"role": "assistant", "tool_calls": calls}


def _result(call_id: str, content: Any = "18 °C") -> Data:
    return {"role": "tool", "tool_call_id": call_id, "content": content}


def _says(*parts: Data, role: str = "user") -> Data:
    return {"role": role, "content": list(parts)}


_TEXT: Data = {"type": "text", "text": "One, two,"}
_IMAGE: Data = {"type": "image", "data": PNG, "media_type": "image/png"}


def own(dialect: str, **options: Any) -> Data:
    """Parameters with options of one dialect."""
    return {"parameters": {**MODEL, "provider_options": {dialect: options}}}


def _thought(dialect: str, **fields: Any) -> Data:
    return {"type": "thinking", "origin": {"dialect": dialect}, **fields}


RECURSIVE = {
    "type": "object",
    "properties": {"next": {"$ref": "#/$defs/Node"}},
    "$defs": {"Node": {"type": "object", "properties": {"next": {"$ref": "#/$defs/Node"}}}},
}

MODELS = (
    "probe-model",
    "claude-sonnet-4-5",
    "claude-opus-4-8",
    "claude-3-5-haiku-latest",
    "gemini-2.5-flash",
    "gemini-2.0-flash",
    "gemini-3-pro-preview",
    "gpt-4.1",
    "o3",
)
"""Models of which codecs know something: each document is tried with each."""

REQUESTS: dict[str, Data] = {
    "an answer that the caller began stands last": _request(USER, {"role": "assistant", "content": "One, two,"}),
    "an answer that ends in white space": _request(USER, {"role": "assistant", "content": "One, two, "}),
    "two texts": _request(_says(_TEXT, _TEXT)),
    "a picture before its text": _request(_says(_IMAGE, _TEXT)),
    "a picture between two texts": _request(_says(_TEXT, _IMAGE, _TEXT)),
    "two pictures in a result": _request(
        USER, _calls("a"), _result("a", [_IMAGE, {**_IMAGE, "data": JPEG, "media_type": "image/jpeg"}]), USER
    ),
    "a text that is a place of a picture": _request(_says({"type": "text", "text": "see [img-0]"}, _IMAGE)),
    "results in another order than the calls": _request(USER, _calls("a", "b"), _result("b"), _result("a"), USER),
    "results of which one is missing": _request(USER, _calls("a", "b"), _result("b"), USER),
    "a result after other words": _request(USER, _calls("a"), USER, _result("a"), USER),
    "a result without a call": _request(USER, _result("a"), USER),
    "two users after each other": _request(USER, {**USER, "name": "Ann"}),
    "two system messages": _request({"role": "system", "content": "A."}, {"role": "system", "content": "B."}, USER),
    "only a system message": _request({"role": "system", "content": "A."}),
    "a call before other calls have results": _request(
        USER, _calls("a"), _calls("b"), _result("a"), _result("b"), USER
    ),
    "blank text": _request(_says({"type": "text", "text": ""}, _TEXT), {"role": "assistant", "content": ""}, USER),
    "thoughts after the text": _request(
        USER, _says(_TEXT, {"type": "thinking", "text": "Hm."}, role="assistant"), USER
    ),
    "thoughts between texts": _request(
        USER,
        _says(_TEXT, _thought("openai-chat", text="Hm."), _TEXT, role="assistant"),
        USER,
    ),
    "a schema that leads to itself": _request(USER, tools=[{**TOOL, "parameters": RECURSIVE}]),
    "a schema with a recursive reference in the format": _request(
        USER, response_format={"type": "json_schema", "json_schema": RECURSIVE}
    ),
    "a strict tool with words that strict schemas have not": _request(
        USER,
        tools=[
            {
                **TOOL,
                "strict": True,
                "parameters": {"type": "object", "properties": {"n": {"type": "integer", "minimum": 0}}},
            }
        ],
    ),
    "many tools that are not strict": _request(USER, tools=[{**TOOL, "parameters": RECURSIVE, "strict": True}]),
    "a call must be made while thinking": {
        **_request(USER, tools=[TOOL], tool_choice="required"),
        "parameters": {**MODEL, "thinking": True, "thinking_budget_tokens": 2048},
    },
    "no call and one at a time": _request(USER, tools=[TOOL], tool_choice="none", parallel_tool_calls=False),
    "a seed beyond 32 bits": {**_request(USER), "parameters": {**MODEL, "seed": 2**40}},
    "blank stop texts": {**_request(USER), "parameters": {**MODEL, "stop_sequences": [" ", "\n"]}},
    "a call without text and thoughts before it": _request(USER, _calls("a"), _result("a"), USER),
    "options beside the place where they are read": {**_request(USER), **own("ollama", num_ctx=4096)},
    "options of the wire's own fields": {**_request(USER), **own("ollama", model="other", stream=True)},
    "several answers to one request": {**_request(USER), **own("openai-chat", n=2)},
    "citations of a user": _request(
        _says({**_TEXT, "provider_options": {"anthropic": {"citations": [{"type": "x"}]}}})
    ),
}

REQUESTS |= {
    "own thoughts with words and hidden ones": _request(
        USER,
        _says(
            *(
                {"type": "thinking", "text": "Hm.", "redacted_data": "eHg=", "origin": {"dialect": each}}
                for each in OWNERS
            ),
            _TEXT,
            role="assistant",
        ),
        USER,
    ),
    "a format with words that strict schemas have not": _request(
        USER,
        response_format={
            "type": "json_schema",
            "json_schema": {"type": "object", "properties": {"n": {"type": "integer", "minimum": 0}}},
        },
    ),
    "a strict format that says more than its wire can hold to": _request(
        USER,
        response_format={
            "type": "json_schema",
            "strict": True,
            "json_schema": {"type": "object", "properties": {"n": {"type": "integer"}}},
        },
    ),
    "sampling of a model that reasons": {
        **_request(USER),
        "parameters": {
            "model": "o3",
            "temperature": 0.2,
            "top_p": 0.5,
            "frequency_penalty": 0.5,
            "presence_penalty": 0.5,
            "stop_sequences": ["END"],
        },
    },
    "empty messages": _request(
        {"role": "user", "content": ""}, _calls("a"), _result("a", [{"type": "text", "text": ""}, _TEXT]), USER
    ),
    "results of calls without ids in another order": _request(
        USER,
        {
            "role": "assistant",
            "tool_calls": [
                {"id": each, "id_origin": "minted", "name": f"tool_{each}", "arguments": {}} for each in ("a", "b")
            ],
        },
        _result("b"),
        _result("a"),
        USER,
    ),
    "a result of two texts": _request(USER, _calls("a"), _result("a", [_TEXT, _TEXT]), USER),
    "a system message of two texts": _request(_says(_TEXT, _TEXT, role="system"), USER),
}

STREAMS: dict[str, list[Data]] = {
    "parts that go on after others began": [
        {"text": "a", "part_index": 0},
        {"text": "b", "part_index": 1},
        {"text": "c", "part_index": 0, "provider_options": {each: {"probe": 1} for each in OWNERS}},
    ],
    "thoughts that go on after the text": [
        {"thinking": "a", "part_index": 0, "thinking_origin": {"dialect": "openai-responses"}},
        {"text": "b", "part_index": 1},
        {"thinking": "c", "part_index": 0, "thinking_origin": {"dialect": "openai-responses"}},
        {"signature": "s", "part_index": 0, "thinking_origin": {"dialect": "openai-responses"}},
    ],
    "text after a call, and a call that goes on after it": [
        {"tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": "{", "part_index": 1}]},
        {"text": "b", "part_index": 0},
        {"tool_call_deltas": [{"index": 1, "id": "b", "name": "g", "arguments": "{}", "is_complete": True}]},
        {"tool_call_deltas": [{"index": 0, "arguments": "}", "is_complete": True}]},
        {"tool_call_deltas": [{"index": 0, "arguments": " "}]},
    ],
    "a signature after its thoughts have ended": [
        {
            "thinking": "a",
            "part_index": 0,
            "thinking_origin": {"dialect": "openai-responses", "field": "content"},
            "provider_options": {"openai-responses": {"item": {"id": "rs_9"}}},
        },
        {"text": "b", "part_index": 1},
        {"signature": "s", "part_index": 0},
    ],
    "arguments after their call has ended": [
        {"tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": "{}"}]},
        {"tool_call_deltas": [{"index": 1, "id": "b", "name": "g", "arguments": "{}"}]},
        {"tool_call_deltas": [{"index": 0, "arguments": "more"}]},
    ],
    "options that come between the pieces of a part": [
        {"text": "a", "part_index": 0},
        {"text": "b", "part_index": 0, "provider_options": {each: {"probe": 1} for each in OWNERS}},
    ],
    "options of thoughts that have begun": [
        {"thinking": "a", "part_index": 0},
        {"thinking": "b", "part_index": 0, "provider_options": {each: {"probe": 1} for each in OWNERS}},
    ],
    "a field in the manner of another wire": [{"text": "a"}, {"extras": {"probe_case": 1}}],
    "nobody who answers": [{"text": "a"}],
}
"""Chunks between the first and the last of a stream."""

RESPONSES: dict[str, Data] = {
    "a call without arguments at the end of a cut answer": {
        **RESPONSE,
        "message": {"role": "assistant", "tool_calls": [{"id": "a", "name": "f", "arguments": {}}]},
        "finish_reason": "length",
    },
    "an answer with a field in the manner of another wire": {**RESPONSE, "extras": {"probe_case": 1}},
    "an answer without id, model and time": {
        key: value for key, value in RESPONSE.items() if key not in ("id", "model", "created")
    },
}
