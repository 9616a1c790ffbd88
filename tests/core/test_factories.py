"""Factories of messages: what they make and what they refuse."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import turnwire
from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    AssistantMessage,
    ImagePart,
    InvalidDataError,
    InvalidToolCall,
    Problem,
    SystemMessage,
    TextPart,
    ToolCall,
    ToolMessage,
    UserMessage,
    assistant,
    developer,
    system,
    tool_result,
    user,
)

POSITIONAL = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
CALL = ToolCall(id="c1", name="f", arguments={})
BAD_CALL = InvalidToolCall(id="c2", arguments_text="{", reason="truncated")
IMAGE = ImagePart(url="https://example.org/a.png")


@requirement("MSG-2", "MSG-5")
@for_each(
    ("made", "expected"),
    [
        (system("Be brief."), SystemMessage(content="Be brief.")),
        (developer("Be brief."), SystemMessage(content="Be brief.", variant="developer")),
        (user("Hello"), UserMessage(content="Hello")),
        (user([IMAGE]), UserMessage(content=(IMAGE,))),
        (user("Hello", name="ann", id="m1"), UserMessage(content="Hello", name="ann", id="m1")),
        (user("Hello", metadata={"a": 1}), UserMessage(content="Hello", metadata={"a": 1})),
        (assistant("Hi"), AssistantMessage(content="Hi")),
        (assistant(""), AssistantMessage(content="")),
        (assistant(tool_calls=[CALL]), AssistantMessage(tool_calls=(CALL,))),
        (assistant("Hi", [CALL]), AssistantMessage(content="Hi", tool_calls=(CALL,))),
        (assistant("Hi", None), AssistantMessage(content="Hi")),
        (assistant("Hi", iter([CALL])), AssistantMessage(content="Hi", tool_calls=(CALL,))),
        (assistant(invalid_tool_calls=[BAD_CALL]), AssistantMessage(invalid_tool_calls=(BAD_CALL,))),
        (tool_result("c1", "12"), ToolMessage(content="12", tool_call_id="c1")),
        (tool_result("c1", ""), ToolMessage(content="", tool_call_id="c1")),
        (tool_result("c1", [IMAGE], name="f"), ToolMessage(content=(IMAGE,), tool_call_id="c1", name="f")),
        (tool_result("c1", "no", is_error=True), ToolMessage(content="no", tool_call_id="c1", is_error=True)),
    ],
)
def test_a_factory_makes_the_message_of_its_role(made: Any, expected: Any) -> None:
    assert type(made) is type(expected)
    assert made.to_dict() == expected.to_dict()


@requirement("MSG-5")
def test_parts_from_an_iterator_are_read_once() -> None:
    assert user(TextPart(text=word) for word in ("a", "b")).text == "ab"
    assert system(iter([{"type": "text", "text": "a"}])).content == (TextPart(text="a"),)


@requirement("MSG-3", "MSG-5")
@for_each("factory", [system, developer, user])
@for_each("content", ["", " \n\t\u00a0", None, [], (), [TextPart(text="  ")], [{"type": "text", "text": ""}]])
def test_system_and_user_text_is_not_blank(factory: Callable[[Any], Any], content: Any) -> None:
    with pytest.raises(InvalidDataError) as caught:
        factory(content)
    assert caught.value.what == f"a {factory.__name__} message needs content"
    assert caught.value.problems == (Problem("/content", "not_empty", "give text that is not blank, or parts"),)


@requirement("MSG-3")
def test_the_model_itself_takes_the_empty_string() -> None:
    assert [kind(content="").text for kind in (SystemMessage, UserMessage, AssistantMessage)] == ["", "", ""]
    assert ToolMessage(content="", tool_call_id="c1").text == ""


@requirement("MSG-5")
def test_a_blank_text_beside_an_image_is_content() -> None:
    assert user([TextPart(text=""), IMAGE]).parts == (TextPart(text=""), IMAGE)


@requirement("MSG-3", "MSG-5")
@for_each(
    ("make", "path", "rule"),
    [
        (lambda: assistant(), "", "anyOf"),
        (lambda: assistant(None, []), "", "anyOf"),
        (lambda: tool_result("", "12"), "/tool_call_id", "minLength"),
        (lambda: tool_result("c1", None), "/content", "type"),
        (lambda: tool_result("c1", {"degrees": 18}), "/content", "type"),
        (lambda: assistant([]), "/content", "minItems"),
        (lambda: assistant(()), "/content", "minItems"),
        (lambda: assistant(iter([])), "/content", "minItems"),
        (lambda: user("a", nmae="b"), "", "additionalProperties"),
        (lambda: tool_result("c1", "a", eror=True), "", "additionalProperties"),
        (lambda: user(5), "/content", "anyOf"),
        (lambda: user({"type": "text"}), "/content/0", "required"),
        (lambda: user("a", id=""), "/id", "minLength"),
        (lambda: user([{"type": "text"}]), "/content/0", "required"),
        (lambda: user([{"text": "a"}]), "/content/0", "oneOf"),
    ],
)
def test_a_refusal_names_the_field_and_the_rule(make: Callable[[], Any], path: str, rule: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        make()
    assert [(problem.path, problem.rule) for problem in caught.value.problems] == [(path, rule)]


@requirement("MSG-5")
def test_what_was_passed_in_is_not_changed() -> None:
    parts = [{"type": "text", "text": "a", "new": [1]}]
    metadata = {"a": {"b": [1]}}
    message = user(parts, metadata=metadata)
    assert parts == [{"type": "text", "text": "a", "new": [1]}]
    assert metadata == {"a": {"b": [1]}}
    metadata["a"]["b"].append(2)
    assert message.to_dict()["metadata"] == {"a": {"b": [1]}}


@requirement("API-2")
def test_one_part_and_an_iterator_of_parts_are_content() -> None:
    assert user(IMAGE).parts == user([IMAGE]).parts == user(iter([IMAGE])).parts == (IMAGE,)
    assert user({"type": "text", "text": "a"}).parts == (TextPart(text="a"),)
    assert assistant([], [ToolCall(id="c1", name="f", arguments={})]).content is None


@requirement("API-1")
def test_only_what_these_functions_are_about_may_be_given_without_its_name() -> None:
    functions = {name: getattr(turnwire, name) for name in turnwire.__all__}
    found = {
        name: [field.name for field in inspect.signature(function).parameters.values() if field.kind in POSITIONAL]
        for name, function in functions.items()
        if inspect.isfunction(function) and function.__module__.startswith("turnwire.core.")
    }
    assert found == {
        "assistant": ["content", "tool_calls"],
        "check_arguments": ["tool", "arguments"],
        "developer": ["content"],
        "error_from_info": ["info"],
        "explain_invalid_call": ["call"],
        "make_tool": ["name", "description", "parameters"],
        "parse_message": ["data"],
        "system": ["content"],
        "tool": ["function"],
        "tool_from_mcp": ["tool"],
        "tool_from_type": ["source"],
        "tool_result": ["tool_call_id", "result"],
        "user": ["content"],
        "validate_call": ["call", "tools"],
    }
