"""The short way to a provider: what it sends, and what can be read off the answer. Both twins, one table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict, get_type_hints

import pytest
from pydantic import BaseModel, field_validator

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    ChatReply,
    ChatRequest,
    ChatResponse,
    ConfigurationError,
    InvalidDataError,
    InvalidToolCall,
    JsonSchemaFormat,
    Messages,
    MockProvider,
    ModelInfo,
    ModelParameters,
    ModelProvider,
    NamedToolChoice,
    OllamaProvider,
    OutputError,
    Problem,
    ProviderUnavailableError,
    RetryPolicy,
    Script,
    StreamError,
    StreamingChunk,
    SyncMockProvider,
    Tool,
    ToolCall,
    ToolMessage,
    UsageInfo,
    assistant,
    tool,
    tool_from_type,
    user,
)
from turnwire.providers.calls.chat import ChatParameters
from turnwire.providers.kinds.mock import Answer


def get_weather(city: str) -> str:
    """Get the weather."""
    return f"sunny in {city}"


async def get_time(city: str) -> dict[str, str]:
    """Get the time."""
    await asyncio.sleep(0)
    return {"city": city}


WEATHER = tool(get_weather)


class Odd:
    """No type that JSON knows."""


class Twin:
    """One provider in both forms, used the same way."""

    def __init__(self, is_async: bool, *answers: Answer) -> None:
        self.provider: Any = MockProvider(answers) if is_async else SyncMockProvider(answers)
        self.is_async = is_async

    @property
    def calls(self) -> tuple[ChatRequest, ...]:
        calls: tuple[ChatRequest, ...] = self.provider.calls
        return calls

    def chat(self, *args: Any, **kwargs: Any) -> ChatReply[Any]:
        found = self.provider.chat(*args, **kwargs)
        return asyncio.run(_awaited(found)) if self.is_async else found

    def run_tools(self, reply: ChatReply[Any]) -> tuple[Any, ...]:
        return asyncio.run(reply.run_tools()) if self.is_async else reply.run_tools_sync()

    def stream(self, *args: Any, **kwargs: Any) -> tuple[list[str], ChatReply[Any]]:
        if not self.is_async:
            with self.provider.chat_stream(*args, **kwargs) as stream:
                return [chunk.text or "" for chunk in stream], stream.reply

        async def read() -> tuple[list[str], ChatReply[Any]]:
            async with self.provider.chat_stream(*args, **kwargs) as stream:
                return [chunk.text or "" async for chunk in stream], stream.reply

        return asyncio.run(read())


async def _awaited(found: Any) -> Any:
    return await found


@pytest.fixture(params=["async", "sync"])
def twin(request: pytest.FixtureRequest) -> Callable[..., Twin]:
    return lambda *answers: Twin(request.param == "async", *answers)


Make = Callable[..., Twin]
CHAIN = Messages().system("Be brief.").human("Hello")


@requirement("API-1")
@pytest.mark.parametrize(
    ("messages", "sent"),
    [
        ("Hello", (user("Hello"),)),
        (user("Hello"), (user("Hello"),)),
        (CHAIN, tuple(CHAIN)),
        (list(CHAIN), tuple(CHAIN)),
        (deque(CHAIN), tuple(CHAIN)),
        ([{"role": "user", "content": "Hello"}], (user("Hello"),)),
    ],
    ids=["text", "message", "chain", "list", "deque", "JSON"],
)
def test_messages_are_text_a_message_or_any_sequence(twin: Make, messages: Any, sent: Any) -> None:
    asked = twin("Hi!")
    reply = asked.chat(messages)
    assert asked.calls == (ChatRequest(messages=sent, parameters=ModelParameters(model="mock")),)
    assert (reply.text, reply.message, reply.finish_reason) == ("Hi!", assistant("Hi!"), "stop")
    assert (reply.usage, reply.response.text) == (reply.response.usage, "Hi!")
    assert (reply.tool_calls, reply.has_calls, reply.output, reply.output_error) == ((), False, None, None)


@requirement("API-1")
def test_everything_given_is_in_the_request_and_nothing_else(twin: Make) -> None:
    asked = twin("Hi!")
    asked.chat("Hello", model="m", tools=[get_weather], tool_choice="required", temperature=None, max_tokens=5)
    assert asked.calls == (
        ChatRequest(
            messages=[user("Hello")],
            parameters=ModelParameters(model="m", temperature=None, max_tokens=5),
            tools=[tool_from_type(get_weather)],
            tool_choice="required",
        ),
    )


@requirement("API-1")
@pytest.mark.parametrize("choice", ["get_weather", get_weather, WEATHER, NamedToolChoice(name="get_weather")])
def test_one_tool_is_demanded_by_its_name_or_itself(twin: Make, choice: Any) -> None:
    asked = twin("Hi!")
    asked.chat("Hello", tools=[get_weather], tool_choice=choice)
    assert asked.calls[0].tool_choice == NamedToolChoice(name="get_weather")


@requirement("API-1", "API-2")
@for_each(
    ("given", "words"),
    [
        ({"temprature": 1}, "'temprature' is not known here; did you mean 'temperature'?"),
        (
            {"response_format": {}},
            "'response_format' is not known here; give a type as `output`, or send a ChatRequest",
        ),
        ({"system": "Be brief."}, "'system' is not known here; begin the messages with it: [system('…'), user('…')]"),
        ({"stream": True}, "'stream' is not known here; `chat_stream` streams, and takes the same arguments"),
        ({"max_new_tokens": 5}, "'max_new_tokens' is not known here; write `max_tokens`"),
        ({"tools": [get_weather, "get_time"]}, "/tools/1: give a function, not str"),
        ({"model": " "}, "/model: must not be empty or blank"),
        ({"temperature": 9}, "/temperature: "),
        ({"tools": get_weather}, "/tools: give a list of tools, even where there is one"),
        ({"tools": [5]}, "give a function"),
        ({"tools": [get_weather, WEATHER]}, "/tools/1/name: get_weather is taken"),
        ({"tools": [get_weather], "tool_choice": "get_wether"}, "get_wether is not among the request's tools"),
        ({"messages": 5}, "/messages: give text, a message, or a sequence of them, not int"),
        ({"messages": []}, "/messages: "),
        ({"messages": ""}, "/content: give text that is not blank, or parts"),
        ({"output": Odd}, "/output: it has no JSON Schema"),
    ],
)
def test_what_does_not_fit_is_refused_in_words_before_anything_is_sent(twin: Make, given: Any, words: str) -> None:
    for ask in (Twin.chat, Twin.stream):
        asked = twin("Hi!")
        with pytest.raises(InvalidDataError) as caught:
            ask(asked, **{"messages": "Hello", **given})
        assert words in str(caught.value)
        assert asked.calls == ()


@requirement("API-1")
def test_the_model_is_the_first_one_configured_or_has_to_be_named() -> None:
    provider = SyncMockProvider(Script(["Hi!"], models=(ModelInfo(name="a"), ModelInfo(name="b"))))
    provider.chat("Hello")
    assert provider.calls[0].parameters.model == "a"

    async def ask() -> None:
        async with OllamaProvider("local") as ollama:
            await ollama.chat("Hello")

    with pytest.raises(
        ConfigurationError, match=r"name one, as in chat\(…, model='qwen3:4b'\) or --model qwen3:4b"
    ) as caught:
        asyncio.run(ask())
    assert caught.value.provider_id == "local"


@requirement("API-1")
def test_the_parameters_are_those_of_the_schema() -> None:
    own = set(ModelParameters.model_fields) - {"model", "timeout", "extras"}
    assert set(get_type_hints(ChatParameters)) == own


def calls(*names: str) -> list[ToolCall]:
    return [ToolCall(id=f"c{n}", name=name, arguments={"city": "Oslo"}) for n, name in enumerate(names)]


@requirement("API-1", "API-3")
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_a_tool_loop_answers_each_call_once_in_order(twin: Make, count: int) -> None:
    called = assistant("", calls(*["get_weather"] * count)) if count else assistant("Just so.")
    asked = twin(called, "Done.")
    chain = Messages().human("How is it?")
    reply = asked.chat(chain, tools=[get_weather])
    assert (len(reply.tool_calls), reply.has_calls) == (count, bool(count))
    chain = chain.concat(asked.run_tools(reply))
    answers = [
        ToolMessage(content="sunny in Oslo", tool_call_id=f"c{number}", name="get_weather") for number in range(count)
    ]
    assert chain == Messages([user("How is it?"), called, *answers])
    assert asked.chat(chain, tools=[get_weather]).text == "Done."


@requirement("API-1")
def test_broken_and_unknown_calls_are_answered_in_their_place_and_never_run(twin: Make) -> None:
    ran: list[str] = []

    def note(city: str) -> str:
        """Note it."""
        ran.append(city)
        return "noted"

    broken = [
        InvalidToolCall(id="b1", arguments_text='{"ci', reason="truncated", name="note", position=1),
        InvalidToolCall(id="b2", arguments_text="", reason="no_name", position=3),
    ]
    message = assistant(None, calls("note", "delete", "note"), invalid_tool_calls=broken)
    asked = twin(message)
    reply = asked.chat("Go", tools=[note], max_tokens=9)
    first, *answers = asked.run_tools(reply)
    assert first == message
    assert [(one.tool_call_id, one.name, one.is_error) for one in answers] == [
        ("c0", "note", False),
        ("b1", "note", True),
        ("c1", "delete", True),
        ("b2", None, True),
        ("c2", "note", False),
    ]
    assert "cut off at max_tokens=9" in answers[1].text
    assert answers[2].text == "There is no tool delete; the call was not run. There are: note."
    assert ran == ["Oslo", "Oslo"]


@requirement("API-1")
def test_a_call_that_nobody_asked_for_is_not_run(twin: Make) -> None:
    ran: list[str] = []

    def note(city: str) -> str:
        """Note it."""
        ran.append(city)
        return "noted"

    asked = twin(assistant(None, calls("note", "delete")))
    reply = asked.chat("Go", tools=[note], tool_choice="none")
    _, *answers = asked.run_tools(reply)
    assert [(one.tool_call_id, one.is_error) for one in answers] == [("c0", True), ("c1", True)]
    assert {one.text for one in answers} == {
        "No call was asked for (tool_choice is none); it was not run. Answer with text."
    }
    assert ran == []


@requirement("API-1")
def test_a_call_of_a_tool_without_its_function_is_refused_before_any_tool_runs(twin: Make) -> None:
    ran: list[str] = []

    def note(city: str) -> str:
        """Note it."""
        ran.append(city)
        return "noted"

    reply = twin(assistant(None, calls("note", "get_weather"))).chat("Go", tools=[note, WEATHER.definition])
    with pytest.raises(InvalidDataError, match="get_weather was offered"):
        reply.run_tools_sync()
    assert ran == []
    assert isinstance(reply.tools["note"], Tool)


@requirement("API-1")
def test_asynchronous_tools_are_awaited() -> None:
    asked = Twin(True, assistant(None, calls("get_time")))
    _, answer = asked.run_tools(asked.chat("Go", tools=[get_time]))
    assert answer == ToolMessage(content='{"city": "Oslo"}', tool_call_id="c0", name="get_time")
    with pytest.raises(InvalidDataError, match=r"await tool\.run"):
        Twin(False, assistant(None, calls("get_time"))).chat("Go", tools=[get_time]).run_tools_sync()


class City(BaseModel):
    name: str
    people: int

    @field_validator("name")
    @classmethod
    def _is_capital(cls, name: str) -> str:
        if not name.istitle():
            raise ValueError(f"{name} is not a name")
        return name


@dataclass
class Plain:
    name: str
    people: int


class Keys(TypedDict):
    name: str
    people: NotRequired[int]


GOOD = '{"name": "Oslo", "people": 709000}'


@requirement("API-1")
@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (City, GOOD, City(name="Oslo", people=709000)),
        (Plain, f" {GOOD}\n", Plain("Oslo", 709000)),
        (Keys, '{"name": "Oslo"}', {"name": "Oslo"}),
        (list[int], "[1, 2.0]", [1, 2]),
        (dict[str, Keys], '{"a": {"name": "Oslo"}}', {"a": {"name": "Oslo"}}),
    ],
)
def test_an_answer_is_read_as_the_type_that_was_asked_for(twin: Make, kind: Any, text: str, value: Any) -> None:
    asked = twin(text)
    reply = asked.chat("Which city?", output=kind)
    assert (reply.output, reply.output_error, reply.text) == (value, None, text)
    wanted = asked.calls[0].response_format
    assert isinstance(wanted, JsonSchemaFormat)
    assert (wanted.name, wanted.strict) == (kind.__name__, True)
    assert "title" not in wanted.json_schema
    _, streamed = asked.stream("Which city?", output=kind)
    assert streamed.output == value


@requirement("API-1")
@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("", [Problem("", "json", "the answer has no text")]),
        ("Oslo", [Problem("", "json", "not valid JSON: expected value at line 1 column 1")]),
        ('{"name": "Oslo"}', [Problem("", "required", "the property 'people' is missing")]),
        ('{"name": "Oslo", "people": "many"}', [Problem("/people", "type", "the type must be integer")]),
        ('{"name": "oslo", "people": 1}', [Problem("/name", "value_error", "does not fit")]),
    ],
)
def test_an_answer_that_does_not_fit_keeps_its_text_and_says_what_is_wrong(
    twin: Make, text: str, problems: list[Problem]
) -> None:
    reply = twin(assistant(text)).chat("Which city?", output=City)
    with pytest.raises(OutputError) as caught:
        _ = reply.output
    assert (caught.value.text, list(caught.value.problems)) == (text, problems)
    assert reply.output_error is not None
    assert str(reply.output_error) == str(caught.value)
    assert "oslo" not in str(caught.value).lower()


class Closed(BaseModel, extra="forbid"):
    people: int


class Towns(BaseModel):
    towns: dict[str, City]


MADE_UP = {
    "type": "object",
    "properties": {"people": {"type": "integer"}},
    "patternProperties": {"^x_": {"type": "integer"}},
    "unevaluatedProperties": False,
}


@requirement("API-1")
@pytest.mark.parametrize(
    ("kind", "text", "problems"),
    [
        (
            Closed,
            '{"people": 1, "hidden": 2}',
            [Problem("", "additionalProperties", "the schema knows no further properties here")],
        ),
        (dict[str, int], '{"hidden": "a", "hid/den": "b"}', [Problem("", "type", "the type must be integer")]),
        (
            JsonSchemaFormat(json_schema=MADE_UP),
            '{"x_hidden": "a"}',
            [Problem("", "type", "the type must be integer")],
        ),
        (
            JsonSchemaFormat(json_schema=MADE_UP),
            '{"hidden": "a"}',
            [Problem("", "unevaluatedProperties", "the schema knows no further properties here")],
        ),
        (
            Towns,
            '{"towns": {"hidden": {"name": "oslo", "people": 1}, "4711": {"name": "rome", "people": 1}}}',
            [Problem("/towns", "value_error", "does not fit")],
        ),
    ],
)
def test_an_output_error_does_not_show_names_that_the_model_made_up(
    twin: Make, kind: Any, text: str, problems: list[Problem]
) -> None:
    error = twin(text).chat("Which city?", output=kind).output_error
    assert error is not None
    assert list(error.problems) == problems
    assert not any(word in str(error) for word in ("hid", "4711"))


@requirement("API-1")
@pytest.mark.parametrize(
    ("reason", "words"),
    [("length", "cut off at the token limit"), ("content_filter", "was refused"), ("tool_calls", "called tools")],
)
def test_an_output_that_is_missing_says_why_the_answer_ended(twin: Make, reason: Any, words: str) -> None:
    answer = ChatResponse(message=assistant('{"name": "Os'), usage=UsageInfo(), finish_reason=reason)
    error = twin(answer).chat("Which city?", output=City).output_error
    assert error is not None
    assert words in error.problems[0].message


@requirement("API-1")
@for_each("reason", ["length", "content_filter", "error", "cancelled"])
@for_each(
    ("kind", "text"),
    [(int, "7"), (float, "7.5"), (bool, "true"), (str, '"a"'), (Literal[1, 12], "1"), (int | None, "null")],
)
def test_a_value_that_may_be_the_beginning_of_another_is_no_output(
    twin: Make, reason: Any, kind: Any, text: str
) -> None:
    answer = ChatResponse(message=assistant(text), usage=UsageInfo(), finish_reason=reason)
    reply = twin(answer).chat("How many?", output=kind)
    assert reply.output_error is not None
    assert reply.output_error.text == text
    assert [problem.rule for problem in reply.output_error.problems] == ["finish_reason"]


@requirement("API-1")
def test_an_object_that_is_closed_is_an_output_although_the_limit_was_reached(twin: Make) -> None:
    text = '{"name": "Oslo", "people": 1}'
    answer = ChatResponse(message=assistant(text), usage=UsageInfo(), finish_reason="length")
    assert twin(answer).chat("Which city?", output=City).output == City(name="Oslo", people=1)


@requirement("API-1")
def test_a_stream_gives_chunks_and_then_the_same_reply(twin: Make) -> None:
    called = assistant("I look.", calls("get_weather"))
    asked = twin(called)
    texts, reply = asked.stream("How is it?", tools=[get_weather])
    whole = asked.chat("How is it?", tools=[get_weather])
    assert "".join(texts) == "I look."
    assert reply.message == whole.message == called
    assert [request.replace(stream=None) for request in asked.calls] == [asked.calls[1]] * 2
    assert len(asked.run_tools(reply)) == 2


@requirement("API-1")
def test_a_stream_that_is_not_over_has_no_reply_and_says_so() -> None:
    stream = SyncMockProvider("A longer answer than one piece.").chat_stream("Hello")
    pieces = iter(stream)
    first = [next(pieces).text or "", next(pieces).text or ""]
    with pytest.raises(StreamError, match="not over"):
        _ = stream.reply
    assert stream.partial is not None
    assert stream.partial.text == "".join(first) != ""
    stream.close()


@requirement("API-1")
def test_every_provider_has_the_short_way() -> None:
    assert {"chat", "chat_stream"} <= set(vars(ModelProvider))
    assert "chat" not in vars(OllamaProvider)
    assert isinstance(MockProvider("a").chat_stream("b"), AsyncIterable)
    assert isinstance(SyncMockProvider("a").chat_stream("b"), Iterable)


BUSY = ProviderUnavailableError("busy", retryable=True)
AT_ONCE = RetryPolicy(attempts=3, first_delay=0.0)


@requirement("PRV-6", "API-1")
def test_a_turn_is_tried_again_where_the_caller_gives_a_policy() -> None:
    provider = SyncMockProvider([BUSY, BUSY, "Hello!"])
    assert provider.chat("Hi", model="m", retry=AT_ONCE).text == "Hello!"
    assert len(provider.calls) == 3
    with pytest.raises(ProviderUnavailableError):
        SyncMockProvider([BUSY, "Hello!"]).chat("Hi", model="m")
    with pytest.raises(InvalidDataError, match=r"give a RetryPolicy, as in RetryPolicy\(attempts=5\), not int"):
        provider.chat("Hi", model="m", retry=3)  # type: ignore[call-overload]  # that is the mistake

    async def ask() -> str:
        async with MockProvider([BUSY, BUSY, "Hello!"]) as asynchronous:
            return (await asynchronous.chat("Hi", model="m", retry=AT_ONCE)).text

    assert asyncio.run(ask()) == "Hello!"


@requirement("PRV-6", "API-1")
def test_a_streamed_turn_is_tried_again_until_its_first_piece() -> None:
    provider = SyncMockProvider([BUSY, "Hello!"])
    with provider.chat_stream("Hi", model="m", retry=AT_ONCE) as stream:
        assert "".join(chunk.text or "" for chunk in stream) == "Hello!" == stream.reply.text
        with pytest.raises(StreamError, match="a stream is read once"):
            list(stream)
    assert len(provider.calls) == 2
    broken = [StreamingChunk(text="Hel"), BUSY]
    with (
        pytest.raises(ProviderUnavailableError) as caught,
        SyncMockProvider([broken, "Hello!"]).chat_stream("Hi", model="m", retry=AT_ONCE) as stream,
    ):
        list(stream)
    assert caught.value.partial is not None
    assert caught.value.partial.text == "Hel"

    async def ask() -> tuple[str, str]:
        async with (
            MockProvider([BUSY, "Hello!"]) as asynchronous,
            asynchronous.chat_stream("Hi", model="m", retry=AT_ONCE) as stream,
        ):
            return "".join([chunk.text or "" async for chunk in stream]), stream.reply.text

    assert asyncio.run(ask()) == ("Hello!", "Hello!")


@requirement("API-1", "API-2")
def test_a_reply_is_printed_as_its_text_and_shows_no_text_otherwise() -> None:
    reply = SyncMockProvider("Hello!").chat("Hi", model="m")
    assert (str(reply), f"{reply}") == ("Hello!", "Hello!")
    assert "Hello!" not in repr(reply)
