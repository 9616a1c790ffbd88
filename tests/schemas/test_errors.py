"""Errors of models in the words of JSON Schema: pointer, keyword, what would be right."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Literal

import pytest
from pydantic import TypeAdapter, ValidationError, create_model

from turnwire_schema import _errors, v1
from turnwire_schema._runtime import Problem, adapter, error_pointers
from turnwire_schema._unions import AnyOf
from turnwire_schema.errors import InvalidDataError

from tests.requirements import requirement


def problems(kind: Any, value: Any, source: Any = None) -> list[Problem]:
    with pytest.raises(ValidationError) as caught:
        adapter(kind).validate_python(value)
    return error_pointers(caught.value, source)


@requirement("MSG-9", "MSG-12")
@pytest.mark.parametrize(
    ("kind", "value", "expected"),
    [
        (
            v1.UserMessage,
            {"role": "user"},
            [Problem("", "required", "'content' is required", "content")],
        ),
        (
            v1.TlsConfig,
            {"a/b": 1},
            [Problem("", "additionalProperties", "'a/b' is not known here; known are: verify, ca_file", "a/b")],
        ),
        (
            v1.UserMessage,
            {"role": "user", "content": [{"type": "text", "text": "t"}, {"type": "text"}]},
            [Problem("/content/1", "required", "'text' is required", "text")],
        ),
        (
            v1.UserMessage,
            {"role": "user", "content": 5},
            [Problem("/content", "anyOf", "must be a string, or a list")],
        ),
        (
            v1.ChatMessage,
            {"role": "two words", "content": ""},
            [Problem("", "oneOf", "must be an object whose 'role' is one of: system, user, assistant, tool")],
        ),
        (
            v1.ChatMessage,
            {"role": "robot", "content": ""},
            [
                Problem(
                    "",
                    "oneOf",
                    "'robot' is not a role; must be an object whose 'role' is one of: system, user, assistant, tool",
                )
            ],
        ),
        (
            v1.UserMessage,
            {"role": "user", "content": "", "provider_options": {"a~/b": 5}},
            [Problem("/provider_options/a~0~1b", "type", "must be an object")],
        ),
        (
            v1.ImagePart,
            {"type": "image"},
            [Problem("", "oneOf", "exactly one of url | data | path | file_id is required")],
        ),
    ],
    ids=["missing", "too much", "in a part", "plain union", "union by tag", "union by a word", "escaped", "rule"],
)
def test_a_fault_has_pointer_keyword_and_what_would_be_right(kind: Any, value: Any, expected: list[Problem]) -> None:
    assert problems(kind, value) == expected


@requirement("MSG-9")
def test_all_faults_are_told_and_no_follow_up_fault() -> None:
    found = problems(
        v1.ChatRequest,
        {"messages": [{"role": "user", "content": 5}], "parameters": {"model": " ", "temperature": 3}},
    )
    assert [(item.path, item.keyword) for item in found] == [
        ("/messages/0/content", "anyOf"),
        ("/parameters/model", "pattern"),
        ("/parameters/temperature", "maximum"),
    ]


@requirement("MSG-9")
@pytest.mark.parametrize(
    "source", [None, v1.ChatMessage, TypeAdapter(v1.ChatMessage)], ids=["title", "type", "adapter"]
)
def test_unions_and_lists_are_found_by_title_or_by_what_validated(source: Any) -> None:
    value = {"role": "user", "content": [{"type": "image", "url": ""}]}
    assert [(item.path, item.keyword) for item in problems(v1.ChatMessage, value, source)] == [
        ("/content/0/url", "minLength")
    ]


@requirement("MSG-9")
def test_malformed_json_and_lone_surrogates_have_keywords_too() -> None:
    with pytest.raises(InvalidDataError) as caught:
        v1.UserMessage.from_json("{")
    assert [(item.path, item.rule) for item in caught.value.problems] == [("", "json")]
    assert [(item.path, item.keyword) for item in problems(v1.TextPart, {"type": "text", "text": "\ud800"})] == [
        ("/text", "unicode")
    ]


Words: Any = create_model("Item", words=(Annotated[tuple[str, ...] | int, AnyOf()], ...))
Counts: Any = create_model("Item", counts=(Annotated[tuple[int, ...] | str, AnyOf()], ...))
Level: Any = create_model("Item", level=(Literal["low", "high"], ...))
FAULTS = (
    # what the wrong type has no place for, with a union of its own further down
    (Words, Counts, [{"counts": 1.5}], [Problem("/0/counts", "anyOf", "must be a list, or a string")]),
    (Words, Level, [{"level": "hihg"}], [Problem("/0/level", "enum", "must be 'low' or 'high'; did you mean 'high'?")]),
)


@requirement("MSG-12")
@pytest.mark.parametrize(("one", "two", "value", "expected"), FAULTS)
def test_the_errors_of_types_with_one_title_are_told_apart(
    monkeypatch: pytest.MonkeyPatch, one: Any, two: Any, value: Any, expected: list[Problem]
) -> None:
    kind = Annotated[str | tuple[two, ...], AnyOf()]  # type: ignore[valid-type]  # a model that is made here
    adapters = [TypeAdapter(Annotated[str | tuple[one, ...], AnyOf()]), TypeAdapter(kind)]  # type: ignore[valid-type]  # likewise
    (title,) = {each.validator.title for each in adapters}
    monkeypatch.setattr(_errors, "_ADAPTERS", {title: adapters})
    with pytest.raises(ValidationError) as caught:
        adapters[1].validate_python(value)
    assert error_pointers(caught.value) == error_pointers(caught.value, kind) == expected


def test_public_types_of_one_title_are_all_looked_at() -> None:
    names = [name for name in v1.__all__ if not isinstance(getattr(v1, name), type)]
    titles = Counter(TypeAdapter(getattr(v1, name)).validator.title for name in names)
    assert max(titles.values()) > 1
    for title, number in titles.items():
        assert len(_errors._adapters_of(title)) == number
