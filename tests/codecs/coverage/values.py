"""Values and surroundings that a schema cannot say: pictures, sound, and what must stand beside a field."""

from __future__ import annotations

import base64
from typing import Any

PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n" + bytes(24)).decode()
JPEG = base64.b64encode(b"\xff\xd8\xff\xe0" + bytes(9)).decode()
WAV = base64.b64encode(b"RIFF\x10\x00\x00\x00WAVEfmt " + bytes(8)).decode()
PDF = base64.b64encode(b"%PDF-1.7\n%%EOF\n").decode()

PARAMETERS = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
TOOL = {"name": "get_weather", "description": "The weather", "parameters": PARAMETERS}

KNOWN: dict[tuple[str, str], list[Any]] = {
    ("ModelParameters", "model"): ["probe-model", "other-model"],
    ("ModelParameters", "text_format"): ["hermes", "off"],
    ("ModelParameters", "stop_sequences"): [["probe"], ["a", "b", "c", "d", "e", "f"], ["  "], []],
    ("ModelParameters", "thinking_budget_tokens"): [2048, 7, 0],
    ("ModelParameters", "max_tokens"): [4096, 1, 7],
    ("ImagePart", "data"): [PNG, JPEG],
    ("ImagePart", "media_type"): ["image/png", "image/jpeg", "image/x-probe"],
    ("ImagePart", "url"): ["https://example.org/probe.png"],
    ("ImagePart", "detail"): ["low", "high", "auto", "probe"],
    ("AudioPart", "data"): [WAV],
    ("AudioPart", "media_type"): ["audio/wav", "audio/mpeg", "audio/x-probe"],
    ("AudioPart", "url"): ["https://example.org/probe.wav"],
    ("DocumentPart", "data"): [PDF],
    ("DocumentPart", "media_type"): ["application/pdf", "text/plain", "application/x-probe"],
    ("DocumentPart", "url"): ["https://example.org/probe.pdf"],
    ("ToolDefinition", "parameters"): [
        {"type": "object", "properties": {}},
        {**PARAMETERS, "additionalProperties": False},
        {"type": "object", "properties": {"a": {"type": "integer", "minimum": 0, "default": 1}}},
        {"type": "object", "properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"type": "string"}}},
        {"type": "object", "properties": {"a": {"type": "string", "x-probe": 1}}, "patternProperties": {"^x": {}}},
    ],
    ("JsonSchemaFormat", "json_schema"): [
        {**PARAMETERS, "additionalProperties": False},
        {"type": "object", "properties": {"a": {"type": "integer", "minimum": 0, "x-probe": 1}}},
    ],
    ("", "extras"): [{"probe": {"of": [1, "two", None]}}, {"probeCase": 1}],
    ("UnknownPart", "type"): ["probe_part"],
    ("ToolCall", "name"): ["get_weather", "probe_tool", "x" * 64],
    ("ToolCall", "id"): ["call_probe", "functions.probe:0", "p" * 65, "é"],
    ("ToolCall", "arguments"): [{"city": "Paris", "deep": {"a": [1, 2.5, None, True]}}, {}],
    ("NamedToolChoice", "name"): ["get_weather"],
    ("ToolMessage", "tool_call_id"): ["call_probe", "call_other"],
    ("ToolMessage", "name"): ["get_weather", "probe_tool"],
    ("StreamingChunk", "tool_call_deltas"): [
        [{"index": 0, "id": "call_probe", "name": "get_weather", "arguments": "{}"}],
    ],
    ("UsageInfo", "total_tokens"): [24],
    ("ToolCallDelta", "index"): [0, 3],
    ("ToolCallDelta", "part_index"): [0, 1],
    ("ToolCallDelta", "name"): ["get_weather", "get weather"],
    ("ToolCallDelta", "arguments"): ['{"city": "Paris"}', '{"city": ', ""],
    ("StreamingChunk", "part_index"): [0, 1],
    ("StreamingChunk", "is_complete"): [True],
    ("ToolCall", "part_index"): [0, 1],
    ("InvalidToolCall", "part_index"): [0, 1],
    ("InvalidToolCall", "position"): [0],
    ("ChatRequest", "messages"): [[{"role": "user", "content": "A probe."}]],
    ("InvalidToolCall", "arguments_text"): ['{"city": ', "", "[1]", '{"a": 1}'],
    ("InvalidToolCall", "name"): ["get_weather", "get weather", ""],
}
"""Values of a field, by class and field, instead of those that the schema gives."""

USER = {"role": "user", "content": "Hello!"}
MODEL = {"model": "probe-model", "temperature": None, "top_p": None, "max_tokens": 4096}
REQUEST: dict[str, Any] = {"messages": [USER], "parameters": MODEL}
RESPONSE: dict[str, Any] = {
    "message": {"role": "assistant", "content": "Hello!"},
    "usage": {"prompt_tokens": 11, "completion_tokens": 13},
    "finish_reason": "stop",
    "model": "probe-model",
    "id": "resp_probe",
    "created": 1_700_000_000,
}

FIRST_CHUNK: dict[str, Any] = {"id": "resp_probe", "model": "probe-model", "created": 1_700_000_000}
LAST_CHUNK: dict[str, Any] = {
    "is_complete": True,
    "finish_reason": "stop",
    "usage": {"prompt_tokens": 11, "completion_tokens": 13},
}
ON_LAST = frozenset({"is_complete", "finish_reason", "raw_finish_reason", "usage", "diagnostics"})
"""Fields that are tried on the last chunk of a stream."""
ON_FIRST = frozenset({"id", "model", "created"})
"""Those of the first; all others stand on a chunk in the middle."""

BESIDE: dict[tuple[str, str], list[dict[str, Any]]] = {
    ("ToolCallDelta", ""): [{"id": "call_probe", "name": "get_weather", "arguments": '{"city": "Paris"}'}],
    ("StreamingChunk", "signature"): [{"thinking": "Hm."}],
    ("StreamingChunk", "thinking_origin"): [{"thinking": "Hm."}],
    ("StreamingChunk", "part_index"): [{"text": "One."}, {"thinking": "Hm."}],
    ("StreamingChunk", "provider_options"): [{"text": "One.", "part_index": 0}, {"thinking": "Hm.", "part_index": 0}],
    ("UsageInfo", "total_tokens"): [{"prompt_tokens": 11, "completion_tokens": 13}],
    ("UsageInfo", ""): [{"prompt_tokens": 11, "completion_tokens": 13}, {}],
    ("InvalidToolCall", ""): [{"name": "get_weather"}, {}],
    ("AssistantMessage", "tool_calls"): [{"content": "Let me see."}, {}],
    ("AssistantMessage", "invalid_tool_calls"): [{"content": "Let me see."}, {}],
    ("ChatRequest", "tool_choice"): [{"tools": [TOOL]}, {}],
    ("ChatRequest", "parallel_tool_calls"): [{"tools": [TOOL]}, {}],
    ("ChatRequest", "stream_options"): [{"stream": True}, {}],
    ("ModelParameters", "thinking_budget_tokens"): [{"thinking": True}, {}, {"thinking": False}],
}
"""What else the same object holds while a field is tried; `{}` where it stands alone."""


def by_codec(dialect: str, name: str) -> dict[tuple[str, str], list[Any]]:
    """Values that depend on who reads them: what is its own, and what is another's."""
    return {
        ("", "provider_options"): [
            {dialect: {"probe": "own"}},
            {name: {"probe": "own"}},
            {"probe-dialect": {"probe": "foreign"}},
        ],
        ("Origin", "dialect"): [dialect, "probe-dialect"],
        ("ForeignPart", "dialect"): [dialect, "probe-dialect"],
        ("ForeignPart", "data"): [{"type": "probe_part", "probe": {"of": 1}}],
    }
