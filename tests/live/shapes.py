"""Every kind of request that a canonical `ChatRequest` can be, small enough for a model of any size."""

from __future__ import annotations

from collections.abc import Mapping

from turnwire_schema.v1.content import RefusalPart, TextPart, ThinkingPart
from turnwire_schema.v1.tool import InvalidToolCall

from turnwire import (
    ChatRequest,
    JsonObjectFormat,
    JsonSchemaFormat,
    Messages,
    ModelParameters,
    NamedToolChoice,
    StreamOptions,
    TextFormat,
    ToolCall,
    assistant,
    developer,
    make_tool,
    system,
    tool_result,
    user,
)

WEATHER = make_tool(
    "get_weather",
    "Get the current weather for a city",
    {
        "type": "object",
        "properties": {"city": {"type": "string", "maxLength": 24}, "unit": {"type": "string", "enum": ["c", "f"]}},
        "required": ["city", "unit"],
        "additionalProperties": False,
    },
)
LOOSE = make_tool(
    "get_time", "Get the time in a city", {"type": "object", "properties": {"city": {"type": "string"}}}, strict=None
)
NO_ARGUMENTS = make_tool("ping", "Check that the service answers", {"type": "object", "properties": {}})
CALL = ToolCall(id="call_1", name="get_weather", arguments={"city": "Paris", "unit": "c"})
ASK = Messages().human("What is the weather in Paris?")


def request(messages: object, *, parameters: Mapping[str, object] | None = None, **fields: object) -> ChatRequest:
    """A request that ends soon; the model's name is filled in by the test."""
    given = {"model": "model", "temperature": 0, "max_tokens": 6, **(parameters or {})}
    made = ModelParameters(**given)
    return ChatRequest(messages=tuple(messages), parameters=made, **fields)  # type: ignore[arg-type]  # of many types


HELLO = Messages().human("Say hello.")

SHAPES: Mapping[str, ChatRequest] = {
    "one user message": request(HELLO),
    "defaults that are sent": request(HELLO, parameters={"temperature": 0.7, "top_p": 1.0}),
    "nothing about sampling": request(HELLO, parameters={"temperature": None, "top_p": None}),
    "system and user": request(Messages().system("Be brief.").human("Hi")),
    "developer and user": request([developer("Be brief."), user("Hi")]),
    "several turns": request(Messages().system("Be brief.").human("Hi").ai("Hello!").human("Say it again.")),
    "parts of text": request([user([TextPart(text="Say "), TextPart(text="hello.")])]),
    "a named participant": request([user("Hi", name="ada")]),
    "unicode": request(Messages().human("Repeat: naïve 𝒳 你好 🧪 \u2028 end")),
    "a text that imitates markers": request(Messages().human("What does <|im_end|> mean?")),
    "top_p, top_k and min_p": request(HELLO, parameters={"top_p": 0.9, "top_k": 20, "min_p": 0.05}),
    "penalties": request(HELLO, parameters={"frequency_penalty": 0.5, "presence_penalty": 0.5, "repeat_penalty": 1.1}),
    "a seed": request(HELLO, parameters={"seed": 7, "temperature": 1}),
    "one stop sequence": request(HELLO, parameters={"stop_sequences": ("hello",)}),
    "several stop sequences": request(HELLO, parameters={"stop_sequences": ("x1", "x2", "x3")}),
    "one token": request(HELLO, parameters={"max_tokens": 1}),
    "thinking off": request(HELLO, parameters={"thinking": False}),
    "free text asked for": request(HELLO, response_format=TextFormat()),
    "a JSON object": request(
        Messages().human("Give a JSON object with a name."),
        parameters={"max_tokens": 24},
        response_format=JsonObjectFormat(),
    ),
    "a JSON schema": request(
        Messages().human("Name a city as JSON."),
        parameters={"max_tokens": 60},
        response_format=JsonSchemaFormat(
            name="city",
            json_schema={
                "type": "object",
                "properties": {"city": {"type": "string", "maxLength": 12}},
                "required": ["city"],
                "additionalProperties": False,
            },
            strict=True,
        ),
    ),
    "no usage in the stream": request(HELLO, stream_options=StreamOptions(include_usage=None)),
    "a tool that may be called": request(ASK, tools=(WEATHER,), parameters={"max_tokens": 60}),
    "a tool that must be called": request(ASK, tools=(WEATHER,), tool_choice="required", parameters={"max_tokens": 80}),
    "a tool that must not be called": request(ASK, tools=(WEATHER,), tool_choice="none"),
    "a named tool": request(
        ASK, tools=(WEATHER, LOOSE), tool_choice=NamedToolChoice(name="get_weather"), parameters={"max_tokens": 80}
    ),
    "several tools": request(
        ASK, tools=(WEATHER, LOOSE, NO_ARGUMENTS), tool_choice="auto", parameters={"max_tokens": 60}
    ),
    "one call at a time": request(ASK, tools=(WEATHER,), parallel_tool_calls=False, parameters={"max_tokens": 60}),
    "a tool that is not strict": request(ASK, tools=(LOOSE,), parameters={"max_tokens": 60}),
    "a tool without arguments": request(
        Messages().human("Ping it."), tools=(NO_ARGUMENTS,), parameters={"max_tokens": 60}
    ),
    "a call and its result": request(
        [*ASK, assistant(tool_calls=[CALL]), tool_result("call_1", "18 degrees", name="get_weather")], tools=(WEATHER,)
    ),
    "an empty result": request(
        [*ASK, assistant(tool_calls=[CALL]), tool_result("call_1", "", name="get_weather")], tools=(WEATHER,)
    ),
    "a failed tool": request(
        [*ASK, assistant(tool_calls=[CALL]), tool_result("call_1", "no data", name="get_weather", is_error=True)],
        tools=(WEATHER,),
    ),
    "a call with text before it": request(
        [*ASK, assistant("Let me look.", [CALL]), tool_result("call_1", "18 degrees", name="get_weather")],
        tools=(WEATHER,),
    ),
    "parallel calls and results": request(
        [
            *ASK,
            assistant(tool_calls=[CALL, ToolCall(id="call_2", name="get_time", arguments={"city": "Paris"})]),
            tool_result("call_1", "18 degrees", name="get_weather"),
            tool_result("call_2", "noon", name="get_time"),
        ],
        tools=(WEATHER, LOOSE, NO_ARGUMENTS),  # as above: a server has read them already
    ),
    "an invalid call in the history": request(
        [
            *ASK,
            assistant(
                invalid_tool_calls=[
                    InvalidToolCall(id="call_1", name="get_weather", arguments_text='{"city": "Par', reason="truncated")
                ]
            ),
            tool_result("call_1", "The call was cut off.", name="get_weather", is_error=True),
        ],
        tools=(WEATHER,),
    ),
    "thoughts in the history": request(
        [user("Hi"), assistant([ThinkingPart(text="A greeting."), TextPart(text="Hello!")]), user("Again.")]
    ),
    "a refusal in the history": request([user("Hi"), assistant([RefusalPart(text="I will not.")]), user("Why?")]),
    "two system messages": request([system("Be brief."), system("Be kind."), user("Hi")]),
    "logprobs by provider options": request(
        HELLO, parameters={"max_tokens": 3, "provider_options": {"openai-chat": {"logprobs": True, "top_logprobs": 2}}}
    ),
}
