"""Questions with tools: calls asked for in every way, results sent back, and definitions that are hard or wrong."""

from __future__ import annotations

from typing import Any, Final

from turnwire.contract.live.requests import GONE, Edits, Question

WEATHER: Final[dict[str, Any]] = {
    "name": "get_weather",
    "description": "The weather in a city.",
    "parameters": {
        "type": "object",
        "properties": {"city": {"type": "string", "enum": ["Paris", "Rome"]}},
        "required": ["city"],
        "additionalProperties": False,
    },
}
TIME: Final[dict[str, Any]] = {
    "name": "get_time",
    "description": "The time in a city.",
    "parameters": {
        "type": "object",
        "properties": {"zone": {"type": "string", "enum": ["Europe/Rome", "Europe/Paris"]}},
        "required": ["zone"],
        "additionalProperties": False,
    },
}
NO_PARAMETERS: Final[dict[str, Any]] = {
    "name": "list_cities",
    "description": "The cities that are known.",
    "parameters": {"type": "object", "properties": {}},
}
UNICODE: Final = "Zürich, 世界 👋🏽 “x” \\ \n"
ODD: Final[dict[str, Any]] = {
    "name": "say_words",
    "description": "Says words. “Grüße” \\ 世界",
    "parameters": {
        "type": "object",
        "properties": {"words": {"type": "string", "enum": [UNICODE]}},
        "required": ["words"],
        "additionalProperties": False,
    },
}
DEEP: Final[dict[str, Any]] = {
    "name": "book_trip",
    "description": "Books a trip.",
    "parameters": {
        "type": "object",
        "properties": {
            "to": {
                "type": "object",
                "properties": {"city": {"type": "string", "enum": ["Rome"]}, "nights": {"type": "integer"}},
                "required": ["city", "nights"],
                "additionalProperties": False,
            },
            "by": {"type": "string", "enum": ["train", "boat"]},
        },
        "required": ["to", "by"],
        "additionalProperties": False,
    },
}
REFERRING: Final[dict[str, Any]] = {
    "name": "book_room",
    "description": "Books a room.",
    "parameters": {
        "type": "object",
        "properties": {"room": {"$ref": "#/$defs/Room"}},
        "required": ["room"],
        "additionalProperties": False,
        "$defs": {"Room": {"type": "string", "enum": ["single", "double"]}},
    },
}
CALL_ID: Final = "call_abcd1234"
OTHER_ID: Final = "call_efgh5678"
ANSWERED: Final = "It is 11 degrees in Paris."

_ASKED: Final = "What is the weather in Paris? Call the tool get_weather."
_BOTH: Final = "What is the weather in Paris, and what is the time in Rome? Call get_weather and get_time at once."
_TRIED: Final = "the tool was named in the question, at temperature 0, with tool_choice auto"


def _tools(*tools: dict[str, Any], text: str = _ASKED, **fields: Any) -> dict[str, Any]:
    parameters = {"temperature": 0, "max_tokens": 200, **fields.pop("parameters", {})}
    return {"text": text, "tools": list(tools or (WEATHER, TIME)), "parameters": parameters, **fields}


def _short(*tools: dict[str, Any], text: str = _ASKED) -> dict[str, Any]:
    """Tools, and an answer whose content is not read: a server that gives one shall not take long over it."""
    return _tools(*tools, text=text, parameters={"max_tokens": 16})


def _twice(name: str, ask: dict[str, Any], tried: str = _TRIED) -> tuple[Question, Question]:
    return (
        Question(id=name, ask=ask, tried=tried),
        Question(id=f"{name}-streamed", ask=ask, stream=True, tried=tried),
    )


def call(call_id: str = CALL_ID, tool: str = "get_weather", **arguments: Any) -> dict[str, Any]:
    """A call of a tool, as a canonical message has it."""
    return {"id": call_id, "name": tool, "arguments": arguments}


def _results(*results: tuple[str, str, str], calls: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    calls = calls or [call(city="Paris")]
    messages = [
        {"role": "user", "content": _ASKED},
        {"role": "assistant", "content": None, "tool_calls": calls},
        *({"role": "tool", "tool_call_id": id_, "name": name, "content": text} for id_, name, text in results),
    ]
    return {"messages": messages, "tools": [WEATHER, TIME], "parameters": {"temperature": 0}}


_ONE: Final = _results((CALL_ID, "get_weather", ANSWERED))

CALLS: Final = (
    *_twice("tools-auto", _tools()),
    *_twice("tools-required", _tools(tool_choice="required")),
    *_twice("tools-named", _tools(tool_choice={"type": "tool", "name": "get_time"})),
    *_twice("tools-none", _tools(tool_choice="none")),
    *_twice("tools-parallel", _tools(text=_BOTH), "two tools were named in the question, at temperature 0"),
    Question(id="tools-parallel-off", ask=_tools(text=_BOTH, parallel_tool_calls=False)),
    *_twice("tools-cut", _tools(tool_choice="required", parameters={"max_tokens": 16}), "the limit was 16 tokens"),
    Question(id="tools-unneeded", ask=_tools(text="Say hello.", parameters={"max_tokens": 48})),
    Question(id="tools-no-parameters", ask=_tools(NO_PARAMETERS, text="Call list_cities.", tool_choice="required")),
    Question(id="tools-deep", ask=_tools(DEEP, text="Book a trip to Rome.", tool_choice="required")),
    Question(id="tools-referring", ask=_tools(REFERRING, text="Book a room.", tool_choice="required")),
    Question(id="tools-odd", ask=_tools(ODD, text="Call say_words.", tool_choice="required")),
    Question(id="tools-odd-streamed", ask=_tools(ODD, text="Call say_words.", tool_choice="required"), stream=True),
    Question(id="tools-long-name", ask=_short({**WEATHER, "name": "w" * 64}, text="Say hello.")),
    Question(
        id="tools-many", ask=_short(*({**NO_PARAMETERS, "name": f"tool_{n}"} for n in range(16)), text="Say hello.")
    ),
    Question(
        id="tools-empty-list",
        ask={"text": "Say hello."},
        edits={name: (("/tools", []),) for name in ("ollama", "openai-chat", "openai-responses", "anthropic")},
    ),
    Question(id="tools-result", ask=_ONE),
    Question(id="tools-result-streamed", ask=_ONE, stream=True),
    Question(id="tools-result-empty", ask=_results((CALL_ID, "get_weather", ""))),
    Question(
        id="tools-results",
        ask=_results(
            (CALL_ID, "get_weather", ANSWERED),
            (OTHER_ID, "get_time", "12:00"),
            calls=[call(city="Paris"), call(OTHER_ID, "get_time", zone="Europe/Rome")],
        ),
    ),
    Question(
        id="tools-results-swapped",
        ask=_results(
            (OTHER_ID, "get_time", "12:00"),
            (CALL_ID, "get_weather", ANSWERED),
            calls=[call(city="Paris"), call(OTHER_ID, "get_time", zone="Europe/Rome")],
        ),
    ),
    Question(
        id="tools-result-failed",
        ask=_results((CALL_ID, "get_weather", "The service is down.")),
        edits={"anthropic": (("/messages/2/content/0/is_error", True),)},
    ),
    Question(id="tools-content-null", ask=_ONE, edits={"openai-chat": (("/messages/1/content", None),)}),
    Question(
        id="tools-content-empty",
        ask=_ONE,
        edits={"openai-chat": (("/messages/1/content", ""),), "ollama": (("/messages/1/content", ""),)},
    ),
)


def _function(**changes: Any) -> Edits:
    """The first tool with other members, in each dialect that has tools so."""
    flat = {name: (f"/tools/0/{name}", value) for name, value in changes.items()}
    deep = {name: (f"/tools/0/function/{name}", value) for name, value in changes.items()}
    return {
        "ollama": tuple(deep.values()),
        "openai-chat": tuple(deep.values()),
        "openai-responses": tuple(flat.values()),
        "anthropic": tuple((path.replace("parameters", "input_schema"), value) for path, value in flat.values()),
    }


def _only(dialects: str, *edits: tuple[str, Any]) -> Edits:
    return dict.fromkeys(dialects.split(), edits)


_SCHEMA: Final = {"type": "object", "properties": {"city": {"type": "nonsense"}}}
_OPENAI: Final = "openai-chat openai-responses"
FAULTY: Final = (
    Question(id="tool-without-name", ask=_short(), edits=_function(name=GONE)),
    Question(id="tool-empty-name", ask=_short(), edits=_function(name="")),
    Question(id="tool-odd-name", ask=_short(), edits=_function(name="get weather!")),
    Question(id="tool-bad-schema", ask=_short(), edits=_function(parameters=_SCHEMA)),
    Question(id="tool-bad-schema-streamed", ask=_short(), stream=True, edits=_function(parameters=_SCHEMA)),
    Question(id="tool-schema-list", ask=_short(), edits=_function(parameters=[])),
    Question(id="tool-without-schema", ask=_short(), edits=_only("anthropic", ("/tools/0/input_schema", GONE))),
    Question(id="tool-without-function", ask=_short(), edits=_only("openai-chat ollama", ("/tools/0/function", GONE))),
    Question(id="tool-unknown-type", ask=_short(), edits=_only(_OPENAI, ("/tools/0/type", "nonsense"))),
    Question(
        id="tool-twice",
        ask=_short(WEATHER, WEATHER | {"name": "get_weather_2"}),
        edits={
            "openai-chat": (("/tools/1/function/name", "get_weather"),),
            "openai-responses": (("/tools/1/name", "get_weather"),),
            "anthropic": (("/tools/1/name", "get_weather"),),
        },
    ),
    Question(
        id="tools-no-list", ask=_short(), edits=_only("ollama openai-chat openai-responses anthropic", ("/tools", "x"))
    ),
    Question(
        id="choice-unknown-word",
        ask=_short(),
        edits={
            **_only(_OPENAI, ("/tool_choice", "nonsense")),
            "anthropic": (("/tool_choice", {"type": "nonsense"}),),
            "gemini": (("/toolConfig", {"functionCallingConfig": {"mode": "NONSENSE"}}),),
        },
    ),
    Question(
        id="choice-unknown-tool",
        ask=_short(),
        edits={
            "openai-chat": (("/tool_choice", {"type": "function", "function": {"name": "nosuch"}}),),
            "openai-responses": (("/tool_choice", {"type": "function", "name": "nosuch"}),),
            "anthropic": (("/tool_choice", {"type": "tool", "name": "nosuch"}),),
        },
    ),
    Question(id="choice-without-tools", ask={"text": "Say hello."}, edits=_only(_OPENAI, ("/tool_choice", "required"))),
    Question(
        id="result-unknown-id",
        ask=_ONE,
        edits={
            "openai-chat": (("/messages/2/tool_call_id", "call_nosuch"),),
            "openai-responses": (("/input/2/call_id", "call_nosuch"),),
            "anthropic": (("/messages/2/content/0/tool_use_id", "call_nosuch"),),
        },
    ),
    Question(
        id="result-without-id",
        ask=_ONE,
        edits={
            "openai-chat": (("/messages/2/tool_call_id", GONE),),
            "openai-responses": (("/input/2/call_id", GONE),),
            "anthropic": (("/messages/2/content/0/tool_use_id", GONE),),
        },
    ),
    Question(
        id="result-without-content",
        ask=_ONE,
        edits={
            "openai-chat": (("/messages/2/content", None),),
            "openai-responses": (("/input/2/output", None),),
        },
    ),
    Question(
        id="broken-arguments",
        ask=_ONE,
        edits={
            "openai-chat": (("/messages/1/tool_calls/0/function/arguments", '{"city": '),),
            "openai-responses": (("/input/1/arguments", '{"city": '),),
        },
    ),
    Question(
        id="arguments-as-text",
        ask=_ONE,
        edits={"ollama": (("/messages/1/tool_calls/0/function/arguments", '{"city": "Paris"}'),)},
    ),
)
