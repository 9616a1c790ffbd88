"""Faults in a union are those of the branch that the value was meant for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.requirements import requirement
from turnwire.core.definitions import definition_checker

CHUNK: dict[str, Any] = {"id": "x", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": []}
ERROR: dict[str, Any] = {"error": {"message": "no"}}
STREAM = ("wire/openai-chat/v1/chunk", "StreamEvent")
BODY = ("wire/openai-chat/v1/error", "ErrorResponse")
REQUEST = ("wire/openai-chat/v1/request", "ChatCompletionRequest")


def user(*parts: Any) -> dict[str, Any]:
    return {"model": "m", "messages": [{"role": "user", "content": list(parts)}]}


@requirement("CON-5", "SCH-3")
@pytest.mark.parametrize(
    ("definition", "value", "faults"),
    [
        (STREAM, {**CHUNK, "object": "chat.completion"}, [("/object", "const", "chat.completion.chunk")]),
        (STREAM, {k: v for k, v in CHUNK.items() if k != "id"}, [("", "required", "'id'")]),
        (STREAM, {**ERROR, "error": {"message": 5, "type": "x"}}, [("/error/message", "type", None)]),
        (BODY, ERROR, [("/error", "required", "'type'")]),
        (BODY, {"error": {"message": 5, "type": "x"}}, [("/error/message", "type", None)]),
        (BODY, {"error": {}}, [("/error", "required", "'message'"), ("/error", "required", "'type'")]),
        (REQUEST, user({"type": "text"}), [("/messages/0/content/0", "required", "'text'")]),
        (REQUEST, user({"type": "image_url", "text": "hi"}), [("/messages/0/content/0", "required", "'image_url'")]),
        (REQUEST, user({"type": "text", "text": 5}), [("/messages/0/content/0/text", "type", None)]),
        (REQUEST, {"model": "m", "messages": [{"role": "user"}]}, [("/messages/0", "required", "'content'")]),
    ],
)
def test_the_fault_is_that_of_the_branch_with_the_tag_or_else_the_most_properties_of_the_value(
    definition: tuple[str, str], value: Any, faults: list[tuple[str, str, str | None]]
) -> None:
    assert list(definition_checker(*definition).faults(value)) == faults


def test_where_no_branch_was_meant_the_fault_is_the_union_itself() -> None:
    assert [problem.path for problem in definition_checker(*STREAM).problems({"unknown": 1})] == [""]


def test_a_tag_that_no_branch_has_is_answered_with_those_that_there_are() -> None:
    checker = definition_checker("turnwire/v1/request", "ResponseFormat")
    (problem,) = checker.problems({"type": "video", "json_schema": {}})
    assert (problem.path, problem.rule) == ("/type", "enum")
