"""Equality, hashing and printing of messages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.requirements import requirement
from turnwire import (
    AssistantMessage,
    ImagePart,
    InvalidToolCall,
    ModelInfo,
    ModelParameters,
    SystemMessage,
    TextPart,
    ThinkingPart,
    ToolCall,
    ToolMessage,
    UserMessage,
    assistant,
    system,
    tool_result,
    user,
)

CALL = ToolCall(id="c1", name="f", arguments={"a": [1, {"b": None}]})


@requirement("MSG-7")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (user("a"), user("b")),
        (user("a"), system("a")),
        (user("a"), assistant("a")),
        (user("a"), user("a", name="ann")),
        (user("a"), user([TextPart(text="a"), TextPart(text="")])),
        (user([ImagePart(url="u")]), user([ImagePart(path="u")])),
        (assistant("a"), assistant("a", [CALL])),
        (assistant("a", [CALL]), assistant("a", [CALL.replace(arguments={"a": [2]})])),
        (assistant("a", [CALL]), assistant("a", [CALL.replace(id="c2")])),
        (
            assistant("a"),
            assistant("a", invalid_tool_calls=[InvalidToolCall(id="c", arguments_text="", reason="no_name")]),
        ),
        (tool_result("c1", "a"), tool_result("c2", "a")),
        (assistant(""), AssistantMessage(content=())),
        (assistant([ThinkingPart(text="a")]), assistant("a")),
    ],
)
def test_messages_differ_by_role_content_calls_answered_call_and_name(one: Any, other: Any) -> None:
    assert one != other
    assert hash(one) != hash(other)


@requirement("MSG-7")
@pytest.mark.parametrize(
    "message",
    [system("a"), user("a"), assistant("a", [CALL]), tool_result("c1", "a", name="f"), user([ImagePart(url="u")])],
)
def test_id_metadata_and_extras_do_not_count(message: Any) -> None:
    other = message.replace(id="m1", metadata={"a": 1}, extras={"new": [1]})
    assert other == message
    assert hash(other) == hash(message)
    assert {message: 1}[other] == 1


@requirement("MSG-7")
def test_a_text_and_one_plain_text_part_are_the_same_content() -> None:
    assert user("a") == user([TextPart(text="a")])
    assert hash(user("a")) == hash(user([TextPart(text="a")]))
    assert user("a") != user([TextPart(text="a", provider_options={"anthropic": {"cache_control": {}}})])


@requirement("MSG-7")
def test_a_message_is_not_equal_to_other_things() -> None:
    assert user("a") != "a"
    assert user("a") != {"role": "user", "content": "a"}
    assert (user("a") == None) is False  # noqa: E711  # the operator itself is tested


@requirement("MSG-7")
def test_arguments_make_a_hash_whatever_is_in_them() -> None:
    assert len({CALL, CALL.replace(arguments={"a": [1, {"b": None}]}), CALL.replace(arguments={})}) == 2


@requirement("MSG-7")
@pytest.mark.parametrize(
    ("message", "shown"),
    [
        (user("Hello"), "UserMessage(role='user', content=<5 chars>)"),
        (
            SystemMessage(content="Be brief.", name="boss"),
            "SystemMessage(role='system', content=<9 chars>, name=<4 chars>)",
        ),
        (
            assistant([TextPart(text="a"), ImagePart(url="u")], [CALL]),
            "AssistantMessage(role='assistant', content=<2 TextPart/ImagePart>, tool_calls=<1 ToolCall>)",
        ),
        (
            ToolMessage(content="12", tool_call_id="c1", metadata={"a": 1}),
            "ToolMessage(role='tool', content=<2 chars>, tool_call_id=<2 chars>, is_error=False, metadata=<1 keys>)",
        ),
    ],
)
def test_repr_and_str_show_role_kinds_and_sizes(message: Any, shown: str) -> None:
    assert repr(message) == shown
    assert str(message) == shown
    assert f"{message}" == shown


@requirement("MSG-7")
@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (ModelInfo(name="qwen3:4b", family="qwen3"), "ModelInfo(name='qwen3:4b', family=<5 chars>)"),
        (ModelParameters(model="qwen3:4b", top_p=0.5), "ModelParameters(model='qwen3:4b', temperature=0.7, top_p=0.5)"),
        (
            ToolCall(id="c1", name="get_weather", arguments={"city": "Paris"}),
            "ToolCall(id=<2 chars>, name='get_weather', arguments=<1 keys>)",
        ),
        (
            InvalidToolCall(id="c2", name="secret", arguments_text="{", reason="truncated"),
            "InvalidToolCall(id=<2 chars>, arguments_text=<1 chars>, reason='truncated', name=<6 chars>)",
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_repr_shows_the_names_of_models_and_tools(value: Any, shown: str) -> None:
    assert repr(value) == shown


@requirement("MSG-7")
def test_pretty_shows_the_text_on_purpose() -> None:
    message = assistant(
        [ThinkingPart(text="hm"), TextPart(text="Hello,\nyou."), ImagePart(url="u")],
        [ToolCall(id="c1", name="f", arguments={"ort": "Köln"})],
        invalid_tool_calls=[InvalidToolCall(id="c2", arguments_text='{"a', reason="truncated")],
        name="bot",
    )
    assert message.pretty().splitlines() == [
        "── assistant (bot) ──",
        "(thinking) hm",
        "Hello,",
        "you.",
        "ImagePart(type='image', url=<1 chars>)",
        '→ f({"ort": "Köln"}) [c1]',
        '✗ ? {"a [c2: truncated]',
    ]
    assert tool_result("c1", "12").pretty() == "── tool ──\n12\n← [c1]"
    assert tool_result("c1", "no", is_error=True).pretty() == "── tool ──\nno\n← [c1] (error)"
    assert UserMessage(content="hi").pretty() == "── user ──\nhi"
