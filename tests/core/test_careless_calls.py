"""What is easily given in the wrong form works, or is an error that says what to give, without showing a value."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypedDict

import pytest
from pydantic import BaseModel, Field

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    ChatRequest,
    ConfigurationError,
    ConversationHistory,
    HistoryPolicy,
    InvalidDataError,
    LocalOnly,
    Messages,
    ModelParameters,
    OllamaProvider,
    ProviderConfig,
    Script,
    SyncMockProvider,
    TextPart,
    ToolCall,
    ToolResult,
    assistant,
    detect_payload,
    get_codec,
    make_tool,
    plan,
    tool,
    user,
    validate_call,
)


def kind(value: object) -> str:
    """A name for a test that is the same in every process."""
    return type(value).__name__


class Person(BaseModel):
    name: str


class Tree(TypedDict):
    """Names itself, which pydantic cannot read of `typing` on 3.11."""

    value: int
    kids: list[Tree]


def chat(messages: Any = "hi", answer: str = "ok", **given: Any) -> Any:
    return SyncMockProvider(answer).chat(messages, model="m", **given)


def look_up(city: str = Field("Oslo", description="Where"), days: list[int] = Field(default_factory=list)) -> Any:  # noqa: B008  # the habit of pydantic's users
    """Look up the weather."""
    return [city, days]


@dataclass
class Looker:
    def __call__(self, city: str) -> str:
        """Look it up."""
        return city


REQUEST = {"messages": [{"role": "user", "content": "x"}], "parameters": {"model": "m"}}


@requirement("API-2")
@for_each(
    ("act", "said"),
    [
        (lambda: TextPart("secret"), "every value is given by its name, as in TextPart(text=…)"),
        (lambda: ModelParameters(model="m", stop=["END"]), "'stop' is not known here; write `stop_sequences`"),
        (lambda: chat(["secret"]), "/messages/0: give a message, as user('…') makes one, not str"),
        (lambda: chat([user("a"), None]), "/messages/1: give a message, as user('…') makes one, not NoneType"),
        (lambda: chat(TextPart(text="secret")), "give text, a message, or a sequence of them, not TextPart"),
        (lambda: chat(chat().response), "give text, a message, or a sequence of them, not ChatResponse"),
        (lambda: chat(tools=[{"name": "f"}]), "/tools/0: 'parameters' is required"),
        (lambda: chat(tools=[None]), "give a function, not NoneType"),
        (lambda: tool(tool(look_up)), "give a function; this is a tool already"),
        (lambda: chat(tool_choice={"type": "function"}), "give auto, none, required, or a tool or its name, not dict"),
        (lambda: chat(output={"type": "object"}), "give a type, for example a dataclass, not a dict"),
        (lambda: chat(output=Person(name="secret")), "give a type, for example a dataclass, not a Person"),
        (lambda: chat(output=lambda: None), "give a type, for example a dataclass, not <lambda>"),
        (lambda: chat(output=Callable[[], int]), "it has no JSON Schema: Callable"),
        (lambda: tool(Looker(), description="d"), "a Looker has none; give it, as in name='my_tool'"),
        (lambda: Messages.from_json(None), "give its text, not NoneType"),
        (lambda: ConversationHistory(5), "give messages, as user('…') makes them, not int"),
        (lambda: SyncMockProvider(None), "give texts, messages, answers, chunks or errors in a list, not NoneType"),
        (lambda: SyncMockProvider().complete("secret"), "give a ChatRequest, not str"),
        (lambda: list(SyncMockProvider().stream(REQUEST)), "ChatRequest.from_dict makes one of a dict"),
        (lambda: plan(REQUEST, "ollama"), "give a ChatRequest, not dict"),
        (lambda: get_codec("ollama").encode_response({}), "give a ChatResponse, not dict"),
        (lambda: get_codec({}), "there is no codec of the type dict"),
    ],
    ids=range(23),
)
def test_a_value_of_the_wrong_form_is_answered_with_the_right_one(act: Callable[[], Any], said: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        act()
    assert said in str(caught.value)
    assert "secret" not in str(caught.value)


@requirement("API-2", "CFG-1")
@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda: OllamaProvider("10.0.0.5"), "10.0.0.5:11434 is not this machine"),
        (lambda: OllamaProvider(models="qwen3:4b"), "models: give a list, also of one model"),
        (lambda: OllamaProvider(models=5), "models: give a list, also of one model"),
        (lambda: chat(timeout="5"), "timeout: give a number of seconds, not str"),
        (lambda: chat(timeout=float("inf")), "must be more than 0 seconds and finite"),
        (lambda: LocalOnly(allow_hosts=None), "give a list of hosts, not NoneType"),
        (lambda: LocalOnly(allow_hosts=[5]), "5 is not of the form host or host:port"),
    ],
    ids=range(7),
)
def test_a_setting_of_the_wrong_form_is_answered_with_the_right_one(act: Callable[[], Any], said: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        act()
    assert said in str(caught.value)


def test_ids_with_a_colon_or_a_point_are_no_addresses() -> None:
    names = ["my-ollama", "ollama:v2", "gpu.box"]
    assert [OllamaProvider(name, ProviderConfig(type="ollama")).provider_id for name in names] == names


def test_a_message_as_a_dict_and_a_script_of_one_text_are_what_they_look_like() -> None:
    provider = SyncMockProvider(Script("whole"))
    assert provider.chat({"role": "user", "content": "x"}, model="m").text == "whole"
    assert provider.calls[0].messages == (user("x"),)


def run(bound: Any, **arguments: Any) -> dict[str, Any]:
    result = asyncio.run(bound.run(ToolCall(id="1", name=bound.name, arguments=arguments)))
    return {name: value for name, value in result.to_dict().items() if name in ("text", "structured", "is_error")}


@requirement("API-2")
def test_calls_as_openais_clients_write_them_are_read_in_messages() -> None:
    calls = [{"id": "1", "type": "function", "function": {"name": "f", "arguments": '{"a": 1}'}}]
    provider = SyncMockProvider("ok")
    provider.chat(
        [
            {"role": "user", "content": "hi"},
            {"role": "assistant", "content": None, "tool_calls": calls},
            {"role": "tool", "tool_call_id": "1", "content": "2"},
        ],
        model="m",
    )
    said = provider.calls[0].messages
    assert [message.role for message in said] == ["user", "assistant", "tool"]
    assert [(call.id, call.name, call.arguments) for call in said[1].tool_calls or ()] == [("1", "f", {"a": 1})]


@requirement("MSG-5")
def test_several_calls_are_given_one_after_the_other() -> None:
    calls = (ToolCall(id="1", name="f", arguments={}), ToolCall(id="2", name="g", arguments={}))
    assert assistant("", *calls) == assistant("", calls) == Messages().assistant("", *calls).last


@requirement("MSG-2")
def test_a_default_that_is_a_field_says_what_it_says_of_the_parameter() -> None:
    bound = tool(look_up)
    assert bound.definition.to_dict()["parameters"]["properties"] == {
        "city": {"type": "string", "default": "Oslo", "description": "Where"},
        "days": {"type": "array", "items": {"type": "integer"}},
    }
    assert run(bound) == {"structured": ["Oslo", []], "is_error": False}


@requirement("API-2")
def test_a_partial_function_and_a_callable_object_are_tools_by_what_stands_behind_them() -> None:
    partly = tool(functools.partial(look_up, days=[1]))
    looker = tool(Looker(), name="looker")
    assert (partly.name, partly.definition.description) == ("look_up", "Look up the weather.")
    assert (looker.name, looker.definition.description) == ("looker", "Look it up.")
    assert run(partly, city="Rome") == {"structured": ["Rome", [1]], "is_error": False}
    assert run(looker, city="Rome") == {"text": "Rome", "is_error": False}


@requirement("API-2")
def test_a_typed_dict_that_names_itself_is_a_type_of_output() -> None:
    text = '{"value": 1, "kids": [{"value": 2, "kids": []}]}'
    assert chat(answer=text, output=Tree).output == {"value": 1, "kids": [{"value": 2, "kids": []}]}
    assert chat(answer='{"value": 1, "kids": [{"value": "x", "kids": []}]}', output=Tree).output_error is not None


def test_a_request_from_a_dict_goes_where_the_dict_did_not() -> None:
    assert SyncMockProvider("ok").complete(ChatRequest.from_dict(REQUEST)).text == "ok"


def test_a_payload_as_text_is_what_its_bytes_are() -> None:
    text = '{"model": "m", "messages": [], "max_tokens": 1}'
    assert detect_payload(text) == detect_payload(text.encode())
    with pytest.raises(InvalidDataError, match="give its bytes or text, not dict"):
        detect_payload({})  # type: ignore[arg-type]  # the very mistake


@requirement("MSG-12")
@pytest.mark.parametrize("given", [None, 5, {"name": "f", "arguments": {}}, "f", [], object()], ids=kind)
def test_what_is_no_call_is_refused_with_what_would_be_one(given: Any) -> None:
    with pytest.raises(InvalidDataError) as caught:
        validate_call(given, [])
    text = f"give a ToolCall, not {type(given).__name__}; ToolCall.from_dict makes one of a dict"
    assert str(caught.value) == f"this is no call: /: {text}"


@requirement("MSG-12")
@pytest.mark.parametrize("given", [None, 5, "f", make_tool("f", "F.", {"type": "object"}), lambda: 1], ids=kind)
def test_tools_that_are_no_list_are_refused(given: Any) -> None:
    with pytest.raises(InvalidDataError, match="not valid tools: /tools: give a list of tools, even"):
        validate_call(ToolCall(id="c", name="f", arguments={}), given)


@requirement("MSG-12")
@pytest.mark.parametrize("make", [ToolResult.success, ToolResult.failure], ids=lambda one: one.__name__)
@pytest.mark.parametrize("given", [None, 5, {"id": "c", "name": "f"}, object()], ids=kind)
def test_a_result_of_no_call_says_what_to_give(make: Any, given: Any) -> None:
    with pytest.raises(InvalidDataError) as caught:
        make(given, "text")
    text = f"give the call, or its id with the tool's name beside it, not {type(given).__name__}"
    assert str(caught.value) == f"not a valid ToolResult: /tool_call_id: {text}"
    with pytest.raises(InvalidDataError, match="/name: an id says no name; give the tool's, as in name='get_weather'"):
        make("c1", "text")


@requirement("MSG-12")
@pytest.mark.parametrize("policy", [None, "relaxed", 5, {"allow_no_system": True}, HistoryPolicy], ids=kind)
def test_what_is_no_policy_of_a_history_is_refused(policy: Any) -> None:
    with pytest.raises(InvalidDataError, match="/policy: give a HistoryPolicy, as in HistoryPolicy"):
        ConversationHistory(policy=policy)
