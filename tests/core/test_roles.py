"""The four roles."""

from __future__ import annotations

import json
import pickle

import pytest

from turnwire_schema.documents import load_document

from tests.requirements import requirement
from turnwire import InvalidDataError, MessageRole, Problem, UserMessage, developer, parse_message


@requirement("MSG-1")
def test_the_roles_and_their_order_are_fixed() -> None:
    assert [(role.value, role.ordinal) for role in MessageRole] == [
        ("system", 0),
        ("user", 1),
        ("assistant", 2),
        ("tool", 3),
    ]


@requirement("MSG-1", "SCH-1")
def test_the_roles_are_those_of_the_schema() -> None:
    document = load_document("turnwire/v1/message")
    assert document["$defs"]["MessageRole"]["enum"] == [role.value for role in MessageRole]


@requirement("MSG-1")
@pytest.mark.parametrize("role", list(MessageRole))
def test_a_role_is_read_in_any_case_and_written_in_lowercase(role: MessageRole) -> None:
    assert [MessageRole.parse(text) for text in (role.value, role.value.upper(), role.value.title())] == [role] * 3
    assert json.dumps(role) == f'"{role.value}"'
    assert str(role) == role.value
    assert pickle.loads(pickle.dumps(role)) is role


@requirement("MSG-1")
@pytest.mark.parametrize("text", ["", " user", "user\n", "USÉR", None, 1, ["user"], "a" * 33])
def test_an_unknown_role_is_an_error_that_names_the_roles(text: object) -> None:
    with pytest.raises(InvalidDataError) as caught:
        MessageRole.parse(text)
    assert caught.value.problems == (Problem("/role", "enum", "use one of system, user, assistant, tool"),)


@requirement("MSG-1", "API-2")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("robot", ""),
        ("human", "write `'user'`; "),
        ("AI", "write `'assistant'`; "),
        ("developer", "write `'system'` (with variant 'developer', as developer(…) makes it); "),
    ],
)
def test_a_word_that_is_no_role_is_named_with_what_was_meant(text: str, meant: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        MessageRole.parse(text)
    said = f"{text!r} is not a role; {meant}use one of system, user, assistant, tool"
    assert caught.value.problems == (Problem("/role", "enum", said),)


@requirement("MSG-1", "MSG-16")
@pytest.mark.parametrize(
    ("text", "is_known", "may_come_from_user"),
    [
        *(("system", True, True), ("User", True, True), ("assistant", True, False), ("TOOL", True, False)),
        *(("developer", False, False), ("", False, False), (" user", False, False), (None, False, False)),
        *((1, False, False), (["user"], False, False), (MessageRole.USER, True, True)),
    ],
)
def test_whether_a_role_is_known_and_may_come_from_a_user_can_be_asked(
    text: object, is_known: bool, may_come_from_user: bool
) -> None:
    assert (MessageRole.is_known(text), MessageRole.may_come_from_user(text)) == (is_known, may_come_from_user)


@requirement("MSG-1")
def test_a_message_is_parsed_whatever_the_case_of_its_role() -> None:
    assert parse_message({"role": "User", "content": "hi"}) == UserMessage(content="hi")
    assert parse_message({"role": "USER", "content": "hi"}).role == "user"


@requirement("MSG-1")
def test_a_message_with_an_unknown_role_is_an_error_that_names_the_roles() -> None:
    with pytest.raises(InvalidDataError) as caught:
        parse_message({"role": "developer", "content": "hi"})
    [problem] = caught.value.problems
    assert (problem.path, problem.rule) == ("/role", "enum")
    assert "system, user, assistant, tool" in problem.message


@requirement("MSG-1")
def test_a_developer_message_is_a_system_message_with_a_variant() -> None:
    message = developer("Be brief.")
    assert message.to_dict() == {"role": "system", "content": "Be brief.", "variant": "developer"}
    assert type(message).from_dict(message.to_dict()).variant == "developer"
