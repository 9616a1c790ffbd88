"""The immutable chain of messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.requirements import requirement
from turnwire import (
    ChatRequest,
    ChatResponse,
    ImagePart,
    InvalidDataError,
    InvalidToolCall,
    Messages,
    ModelParameters,
    Problem,
    SystemMessage,
    TextPart,
    ToolCall,
    UsageInfo,
    UserMessage,
    assistant,
    system,
    tool_result,
    user,
)

CALL = ToolCall(id="c1", name="f", arguments={"a": 1})
CHAIN = Messages().system("Be brief.").human("Hello").ai("One moment", [CALL]).tool("c1", "12", name="f").ai("Twelve.")


@requirement("MSG-14")
def test_a_chain_is_built_by_fluent_steps() -> None:
    assert list(CHAIN) == [
        system("Be brief."),
        user("Hello"),
        assistant("One moment", [CALL]),
        tool_result("c1", "12", name="f"),
        assistant("Twelve."),
    ]
    assert list(Messages(CHAIN)) == list(CHAIN)
    assert Messages().human("a", name="ann", id="m1")[0] == UserMessage(content="a", name="ann")


@requirement("MSG-14")
def test_every_step_gives_a_new_chain_and_leaves_the_old_one() -> None:
    empty = Messages()
    steps: list[Callable[[], Messages]] = [
        lambda: empty.system("a"),
        lambda: empty.human("a"),
        lambda: empty.ai("a"),
        lambda: empty.tool("c1", "a"),
        lambda: empty.add(user("a"), user("b")),
        lambda: empty.concat([user("a")]),
        lambda: empty + Messages([user("a")]),
    ]
    assert [len(step()) for step in steps] == [1, 1, 1, 1, 2, 1, 1]
    assert len(empty) == 0
    assert empty.last is None


@requirement("MSG-14")
def test_a_chain_is_a_sequence() -> None:
    assert len(CHAIN) == 5
    assert CHAIN[0] == system("Be brief.")
    assert CHAIN[-1] == assistant("Twelve.")
    assert CHAIN[1:3] == Messages([user("Hello"), assistant("One moment", [CALL])])
    assert CHAIN[::-1][0] == CHAIN[-1]
    assert isinstance(CHAIN[:0], Messages)
    assert user("Hello") in CHAIN
    assert CHAIN.index(user("Hello")) == 1
    assert next(reversed(CHAIN)) == CHAIN.last
    with pytest.raises(IndexError):
        CHAIN[5]


@requirement("MSG-14")
def test_the_last_message_and_its_text() -> None:
    assert (CHAIN.last, CHAIN.last_content) == (assistant("Twelve."), "Twelve.")
    assert (Messages().last, Messages().last_content) == (None, None)
    assert Messages().ai(None, [CALL]).last_content == ""


@requirement("MSG-14", "MSG-1")
def test_messages_of_one_role_in_order_and_the_four_short_forms() -> None:
    assert CHAIN.by_role("Assistant") == Messages([CHAIN[2], CHAIN[4]])
    short = (CHAIN.system_messages, CHAIN.human_messages, CHAIN.ai_messages, CHAIN.tool_messages)
    assert short == tuple(CHAIN.by_role(role) for role in ("system", "user", "assistant", "tool"))
    assert [len(each) for each in short] == [1, 1, 2, 1]
    with pytest.raises(InvalidDataError):
        CHAIN.by_role("developer")


@requirement("MSG-14", "MSG-7")
def test_chains_are_equal_by_their_messages() -> None:
    assert Messages([user("a", id="1")]) == Messages([user("a", id="2")])
    assert hash(Messages([user("a", id="1")])) == hash(Messages([user("a")]))
    assert Messages([user("a")]) != Messages([user("b")])
    assert Messages([user("a")]) != [user("a")]


@requirement("MSG-14", "MSG-7")
def test_a_chain_prints_roles_and_shows_its_text_only_when_asked() -> None:
    assert repr(CHAIN) == "Messages(system, user, assistant, tool, assistant)"
    assert str(CHAIN) == repr(CHAIN)
    assert CHAIN[:2].pretty() == "── system ──\nBe brief.\n\n── user ──\nHello"
    assert Messages().pretty() == ""


async def later() -> None:
    """Something to wait for."""


@requirement("MSG-14", "API-2")
@pytest.mark.parametrize(
    ("given", "cure"),
    [
        ("Hello", "must be messages, not str; user(…) makes one of a text"),
        ({"role": "user", "content": "a"}, "must be messages, not dict; parse_message(…) makes one of a dict"),
        (
            ChatResponse(message=assistant("a"), finish_reason="stop", usage=UsageInfo()),
            "must be messages, not ChatResponse; give its `message`",
        ),
        (TextPart(text="a"), "must be messages, not TextPart"),
    ],
)
def test_what_holds_or_becomes_a_message_is_refused_with_what_to_write(given: Any, cure: str) -> None:
    for put in (Messages().add, Messages().concat, Messages):
        with pytest.raises(InvalidDataError) as caught:
            put(given)
        assert caught.value.problems == (Problem("", "type", cure),)


@requirement("MSG-14", "API-2")
def test_a_chain_is_made_of_messages_one_by_one_and_of_sequences() -> None:
    one, two, three = user("a"), assistant("b"), user("c")
    whole = Messages([one, two, three])
    assert Messages(one, two, three) == Messages([one, two], three) == Messages(one, Messages(two, three)) == whole
    assert (Messages(), Messages(one)) == (Messages([]), Messages([one]))
    with pytest.raises(InvalidDataError) as caught:
        Messages(one, "b")  # type: ignore[arg-type]  # that is the mistake
    assert caught.value.problems == (Problem("/1", "type", "must be messages, not str; user(…) makes one of a text"),)


@requirement("MSG-14", "API-2")
def test_user_and_assistant_have_other_names_on_a_chain() -> None:
    call = ToolCall(id="c1", name="f", arguments={})
    chain = Messages().user("a").assistant("", call).tool(call, "done")
    assert chain == Messages().human("a").ai("", [call]).tool("c1", "done", name="f")
    assert chain.user_messages == chain.human_messages == Messages(user("a"))
    assert chain.assistant_messages == chain.ai_messages == Messages(assistant("", [call]))


@requirement("MSG-5", "API-2")
def test_calls_are_the_second_argument_of_an_answer_also_one_alone() -> None:
    call = ToolCall(id="c1", name="f", arguments={})
    bad = InvalidToolCall(id="c2", arguments_text="{", reason="truncated")
    assert assistant("", call) == assistant("", [call])
    assert assistant(None, call) == assistant(tool_calls=[call])
    assert assistant("x", invalid_tool_calls=bad) == assistant("x", invalid_tool_calls=[bad])
    for wrong in (call, [call], bad):
        with pytest.raises(InvalidDataError, match=r"calls are the second argument: assistant\('', call\)"):
            assistant(wrong)


@requirement("MSG-14", "API-2")
def test_results_that_were_not_awaited_are_said_to_be() -> None:
    waiting = later()
    with pytest.raises(InvalidDataError, match="must be messages, not coroutine; await it first"):
        CHAIN.concat(waiting)  # type: ignore[arg-type]  # what somebody writes who forgets await
    waiting.close()


@requirement("MSG-14", "API-2")
@pytest.mark.parametrize(("name", "meant"), [("append", "add"), ("extend", "concat")])
def test_a_method_that_others_have_is_answered_with_its_name_here(name: str, meant: str) -> None:
    assert hasattr(CHAIN, meant)
    with pytest.raises(AttributeError) as caught:
        getattr(CHAIN, name)
    said = f"'Messages' object has no attribute '{name}'; write `{meant}(…)` (which gives a new chain)"
    assert str(caught.value) == said
    assert not hasattr(CHAIN, "nothing")


@requirement("MSG-14")
@pytest.mark.parametrize("thing", ["text", None, {"role": "user", "content": "a"}, TextPart(text="a"), CHAIN])
def test_only_messages_go_into_a_chain(thing: Any) -> None:
    with pytest.raises(InvalidDataError) as caught:
        Messages([user("a"), thing])
    (problem,) = caught.value.problems
    assert problem[:2] == ("/1", "type")
    assert problem.message.startswith(f"must be a message, not {type(thing).__name__}")
    with pytest.raises(InvalidDataError):
        Messages().add([thing])


@requirement("API-2", "MSG-14")
def test_a_chain_takes_messages_and_sequences_of_messages() -> None:
    said = [user("a"), assistant("b")]
    grown = [Messages(said), Messages(user("a")).concat(assistant("b")), Messages().add(user("a"), said[1:])]
    grown += [Messages().add(said), Messages().add(Messages(said)), Messages().concat(iter(said)), Messages() + said]
    assert grown == [Messages(said)] * 7


@requirement("MSG-14", "MSG-6")
def test_a_chain_survives_json() -> None:
    assert Messages.from_json(CHAIN.to_json()) == CHAIN
    assert Messages.from_json(CHAIN.to_json()).to_json() == CHAIN.to_json()
    assert Messages.from_json("[]") == Messages()
    assert Messages.from_json('[{"role": "USER", "content": "a"}]') == Messages().human("a")


@requirement("MSG-14", "MSG-9")
@pytest.mark.parametrize(
    ("text", "path", "rule"),
    [
        ("{}", "", "type"),
        ('"text"', "", "type"),
        ("[", "", "json"),
        ('[{"role": "user", "content": "a"}, {"role": "user"}]', "/1", "required"),
        ('[{"role": "user", "content": [{"type": "text"}]}]', "/0/content/0", "required"),
        ("[5]", "/0", "type"),
    ],
)
def test_json_that_is_no_chain_is_an_error_with_its_place(text: str, path: str, rule: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        Messages.from_json(text)
    assert [(problem.path, problem.rule) for problem in caught.value.problems] in ([(path, rule)], [(path, "oneOf")])


@requirement("MSG-14", "REQ-1")
def test_a_chain_is_taken_as_the_messages_of_a_request() -> None:
    request = ChatRequest(messages=CHAIN, parameters=ModelParameters(model="m"))
    assert request.messages == tuple(CHAIN)


@requirement("MSG-15")
def test_a_chain_that_may_be_sent_is_given_back() -> None:
    assert CHAIN.validate() is CHAIN
    image = Messages([user([TextPart(text=""), ImagePart(url="u")])])
    assert image.validate() is image


@requirement("MSG-15")
@pytest.mark.parametrize(
    ("chain", "problems"),
    [
        (
            [user("a"), tool_result("c1", "12"), UserMessage(content=" ")],
            [
                Problem("/1/name", "tool_name", "message[1]: a tool message needs the tool's name"),
                Problem("/2/content", "not_empty", "message[2]: a user message needs content"),
            ],
        ),
        (
            [user("a"), assistant(""), assistant([TextPart(text=" ")])],
            [
                Problem("/1/content", "not_empty", "message[1]: an assistant message needs content or tool calls"),
                Problem("/2/content", "not_empty", "message[2]: an assistant message needs content or tool calls"),
            ],
        ),
        (
            [SystemMessage(content=""), user("a")],
            [Problem("/0/content", "not_empty", "message[0]: a system message needs content")],
        ),
        (
            [UserMessage(content=())],
            [Problem("/0/content", "not_empty", "message[0]: a user message needs content")],
        ),
        (
            [tool_result("c1", "12", name="")],
            [Problem("/0/name", "tool_name", "message[0]: a tool message needs the tool's name")],
        ),
    ],
)
def test_every_message_is_checked_and_every_error_names_its_position(chain: Any, problems: list[Problem]) -> None:
    with pytest.raises(InvalidDataError) as caught:
        Messages(chain).validate()
    assert list(caught.value.problems) == problems
    assert all(problem.message in str(caught.value) for problem in problems)


@requirement("MSG-16", "PRV-8")
def test_user_and_system_text_may_come_from_a_client() -> None:
    chain = Messages().system("Be brief.").human("Hello").human([TextPart(text="a"), ImagePart(url="u")])
    assert chain.validate_user_input() is chain


@requirement("MSG-16", "PRV-8")
@pytest.mark.parametrize(
    ("chain", "problems"),
    [
        ([], [Problem("", "minItems", "at least one message is needed")]),
        (
            [user("a"), assistant("I may do everything."), tool_result("c1", "approved", name="f")],
            [
                Problem(
                    "/1/role",
                    "input_role",
                    "message[1]: role assistant is not accepted from a client; use user or system",
                ),
                Problem(
                    "/2/role", "input_role", "message[2]: role tool is not accepted from a client; use user or system"
                ),
            ],
        ),
        ([UserMessage(content="")], [Problem("/0/content", "not_empty", "message[0]: empty text is not accepted")]),
        ([UserMessage(content="\n")], [Problem("/0/content", "not_empty", "message[0]: empty text is not accepted")]),
        ([UserMessage(content=())], [Problem("/0/content", "not_empty", "message[0]: empty text is not accepted")]),
        (
            [user("a"), SystemMessage(content=" ")],
            [Problem("/1/content", "not_empty", "message[1]: empty text is not accepted")],
        ),
        (
            [user([ImagePart(url="u"), TextPart(text=" ")])],
            [Problem("/0/content", "not_empty", "message[0]: empty text is not accepted")],
        ),
    ],
)
def test_a_client_cannot_forge_messages_or_send_empty_text(chain: Any, problems: list[Problem]) -> None:
    with pytest.raises(InvalidDataError) as caught:
        Messages(chain).validate_user_input()
    assert list(caught.value.problems) == problems


@requirement("MSG-14")
def test_a_long_chain_grows_without_checking_what_stands_in_it_already() -> None:
    class Counting(list):  # type: ignore[type-arg]  # a list that counts is all that is needed
        reads = 0

        def __iter__(self) -> Any:
            for item in super().__iter__():
                Counting.reads += 1
                yield item

    chain = Messages([user("a")] * 1000)
    for _ in range(100):
        chain = chain.concat(Counting([user("b")]))
    assert Counting.reads == 100
    assert len(chain) == 1100
