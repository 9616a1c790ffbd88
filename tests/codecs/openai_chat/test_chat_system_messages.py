"""Servers whose chat templates take one system message, at the start: the others become texts of users, with a loss."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.codecs.openai_chat.chat_wire import CODECS, WEATHER, call
from tests.codecs.strategies import PNG
from tests.requirements import requirement
from turnwire.codecs.openai_chat.codec import codec_of
from turnwire.codecs.variants import VLLM
from turnwire.core.errors import LossRefusedError

STRICT = for_each("name", ["vllm", "llamacpp"])


def system(text: Any, **fields: Any) -> dict[str, Any]:
    return {"role": "system", "content": text, **fields}


def developer(text: Any, **fields: Any) -> dict[str, Any]:
    return {"role": "developer", "content": text, **fields}


def user(text: Any) -> dict[str, Any]:
    return {"role": "user", "content": text}


ASKS = {"role": "assistant", "content": None, "tool_calls": [call('{"city":"Rome"}', name="get_weather")]}
RESULT = {"role": "tool", "tool_call_id": "call_1", "content": "warm"}
SAYS = {"role": "assistant", "content": "Hello."}
TOOLS = [{"type": "function", "function": WEATHER}]


def sent(name: str, *messages: dict[str, Any]) -> tuple[list[Any], list[tuple[str, str, str]]]:
    """The messages that go to a server, of those that a client of OpenAI's sent; and (loss, place, action)."""
    read = CODECS["openai-chat"].decode_request({"model": "m", "messages": list(messages), "tools": TOOLS}).value
    written = CODECS[name].encode_request(read)
    for message in written.value["messages"]:
        if message["role"] == "tool":
            message.pop("name", None)
    losses = [(loss.id.removeprefix("openai-chat."), loss.at, loss.action) for loss in written.losses]
    return written.value["messages"], [each for each in losses if "strict" not in each[0]]


@requirement("CON-4")
@STRICT
def test_system_and_developer_messages_at_the_start_are_one_system_message(name: str) -> None:
    messages, losses = sent(
        name, developer("You are Codex."), developer("Sandbox: none."), system("Be kind."), user("Hi")
    )
    assert messages == [system("You are Codex.\n\nSandbox: none.\n\nBe kind."), user("Hi")]
    assert sorted(losses) == [
        ("developer_role", "/messages/0/variant", "sent as system"),
        ("developer_role", "/messages/1/variant", "sent as system"),
        ("system_messages", "/messages/1", "joined with the one before"),
    ]


@requirement("CON-4")
@STRICT
def test_a_lone_developer_message_is_a_system_message(name: str) -> None:
    messages, losses = sent(name, developer("Be kind."), user("Hi"))
    assert messages == [system("Be kind."), user("Hi")]
    assert losses == [("developer_role", "/messages/0/variant", "sent as system")]


@requirement("CON-4")
@STRICT
def test_a_system_message_behind_the_user_stands_in_the_users_turn(name: str) -> None:
    messages, losses = sent(name, system("Be kind."), user("Hi"), system("Today is Monday."))
    assert messages == [system("Be kind."), user("Hi\n\n<system>Today is Monday.</system>")]
    assert losses == [("system_place", "/messages/2", "sent as <system> text of a user")]


@STRICT
def test_a_system_message_behind_an_answer_stands_in_the_next_users_turn(name: str) -> None:
    parts = [{"type": "text", "text": "And"}, {"type": "text", "text": "now?"}]
    messages, losses = sent(name, user("Hi"), SAYS, system("Be brief."), developer("Be kind."), user(parts))
    assert messages == [
        user("Hi"),
        SAYS,
        user([{"type": "text", "text": "<system>Be brief.</system>\n\n<system>Be kind.</system>"}, *parts]),
    ]
    assert sorted(losses) == [
        ("developer_role", "/messages/3/variant", "sent as system"),
        ("system_place", "/messages/2", "sent as <system> text of a user"),
        ("system_place", "/messages/3", "sent as <system> text of a user"),
    ]


IN_RESULT = "sent as <system> text at the end of a tool result, which a model trusts less"
PHOTO = {"type": "image", "data": PNG, "media_type": "image/png"}


def asks(*ids: str) -> dict[str, Any]:
    return {**ASKS, "tool_calls": [call('{"city":"Rome"}', name="get_weather", call_id=each) for each in ids]}


def result(content: Any, call_id: str = "call_1") -> dict[str, Any]:
    return {"role": "tool", "tool_call_id": call_id, "content": content}


@requirement("PFX-1")
@STRICT
def test_a_system_message_behind_a_tool_result_is_the_end_of_that_result(name: str) -> None:
    messages, losses = sent(name, user("Weather?"), ASKS, RESULT, system("Be brief."), SAYS, user("Bye"))
    in_result = result("warm\n\n<system>Be brief.</system>")
    assert messages == [user("Weather?"), ASKS, in_result, SAYS, user("Bye")]
    assert losses == [("system_place", "/messages/3", IN_RESULT)]


@STRICT
@for_each(
    "results",
    [
        [system("A"), result("one", "c1"), result("two", "c2"), developer("B")],
        [result("one", "c1"), system("A"), result("two", "c2"), system("B")],
        [result("one", "c1"), system("A"), developer("B"), result("two", "c2")],
        [result("one", "c1"), result("two", "c2"), system("A"), system(" "), system("B")],
    ],
)
@for_each("after", [[], [SAYS], [user("Bye")], [SAYS, user("Bye")]])
def test_system_messages_around_parallel_results_are_the_end_of_the_last_one(
    name: str, results: list[dict[str, Any]], after: list[dict[str, Any]]
) -> None:
    messages, losses = sent(name, user("Weather?"), asks("c1", "c2"), *results, *after)
    last = result("two\n\n<system>A</system>\n\n<system>B</system>", "c2")
    assert messages == [user("Weather?"), asks("c1", "c2"), result("one", "c1"), last, *after]
    places = [2 + at for at, each in enumerate(results) if each["content"] in ("A", "B")]
    assert [each for each in losses if each[2] == IN_RESULT] == [
        ("system_place", f"/messages/{place}", IN_RESULT) for place in places
    ]


@STRICT
@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", "<system>A</system>"),
        ([], [{"type": "text", "text": "<system>A</system>"}]),
        (
            [{"type": "text", "text": "one"}, {"type": "text", "text": "two"}],
            [
                {"type": "text", "text": "one"},
                {"type": "text", "text": "two"},
                {"type": "text", "text": "<system>A</system>"},
            ],
        ),
    ],
)
def test_a_result_of_any_content_takes_a_system_text(name: str, content: Any, expected: Any) -> None:
    messages, _ = sent(name, user("Weather?"), ASKS, result(content), system("A"))
    assert messages == [user("Weather?"), ASKS, result(expected)]


@STRICT
@pytest.mark.parametrize("place", [2, 3, 4])
def test_images_of_results_come_behind_a_result_with_its_system_text(name: str, place: int) -> None:
    given_messages: list[dict[str, Any]] = [
        {"role": "user", "content": "Weather?"},
        {
            "role": "assistant",
            "tool_calls": [{"id": each, "name": "get_weather", "arguments": {"city": "Rome"}} for each in ("c1", "c2")],
        },
        {"role": "tool", "tool_call_id": "c1", "content": [PHOTO]},
        {"role": "tool", "tool_call_id": "c2", "content": "two"},
    ]
    given_messages.insert(place, {"role": "system", "content": "A"})
    request = ChatRequest.from_dict({"messages": given_messages, "parameters": {"model": "m"}})
    messages = CODECS[name].encode_request(request).value["messages"]
    title = {"type": "text", "text": "[image 1 of tool call c1]"}
    assert messages[2:] == [
        result([title], "c1"),
        result("two\n\n<system>A</system>", "c2"),
        user([title, {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{PNG}"}}]),
    ]


def prompt_of(messages: list[dict[str, Any]]) -> str:
    """A prompt as templates write it that drop the thoughts in front of the last user's message."""
    last = max(at for at, each in enumerate(messages) if each["role"] == "user")
    return "".join(
        f"<{each['role']}>{each.get('reasoning') if at > last else ''}|{each['content']}|{each.get('tool_calls')}"
        for at, each in enumerate(messages)
    )


@requirement("PFX-1")
def test_thoughts_of_a_running_task_stay_in_the_prompt_when_the_client_says_something_in_between() -> None:
    messages = [system("Be kind."), user("Weather?")]
    before = ""
    for step in range(20):
        thinks = {**asks(f"c{step}"), "reasoning": f"Step {step}."}
        messages += [thinks, result("warm", f"c{step}")]
        if step in (7, 14):
            messages.append(system(f"{step} steps are done."))
        prompt = prompt_of(sent("vllm", *messages)[0])
        assert prompt.startswith(before)
        assert all(f"Step {each}." in prompt for each in range(step + 1))
        before = prompt


@STRICT
def test_a_system_message_at_the_end_is_a_users_turn(name: str) -> None:
    messages, _ = sent(name, user("Hi"), SAYS, system("Go on."))
    assert messages == [user("Hi"), SAYS, user("<system>Go on.</system>")]


@STRICT
def test_what_a_folded_message_has_beside_its_text_is_a_loss(name: str) -> None:
    messages, losses = sent(
        name,
        system([{"type": "text", "text": "One."}, {"type": "text", "text": "Two."}], name="a"),
        system("Three.", name="b"),
        user("Hi"),
        system("Four.", name="c", x_own=1),
        system(" "),
    )
    assert messages == [system("One.\n\nTwo.\n\nThree.", name="a"), user("Hi\n\n<system>Four.</system>")]
    assert sorted(losses) == [
        ("message_name", "/messages/1/name", "left out"),
        ("message_name", "/messages/3/name", "left out"),
        ("part_options", "/messages/3", "left out"),
        ("system_messages", "/messages/1", "joined with the one before"),
        ("system_place", "/messages/3", "sent as <system> text of a user"),
        ("system_place", "/messages/4", "left out: it is blank"),
    ]


@pytest.mark.parametrize("name", ["openai-chat", "groq"])
def test_other_servers_get_the_messages_as_they_are(name: str) -> None:
    given = [developer("One."), system("Two."), user("Hi"), system("Three.")]
    assert sent(name, *given) == (given, [])


@STRICT
def test_one_system_message_at_the_start_costs_nothing(name: str) -> None:
    given = [system([{"type": "text", "text": "Be"}, {"type": "text", "text": "kind."}]), user("Hi"), SAYS, user("Bye")]
    assert sent(name, *given) == (given, [])


def test_a_fold_can_be_refused() -> None:
    read = CODECS["openai-chat"].decode_request({"model": "m", "messages": [system("a"), system("b"), user("c")]}).value
    with pytest.raises(LossRefusedError, match="only one system message is taken"):
        CODECS["vllm"].encode_request(read, on_loss="raise")
    as_it_is = codec_of(replace(VLLM, one_system_message=False))
    assert as_it_is.encode_request(read, on_loss="raise").value["messages"] == [system("a"), system("b"), user("c")]


ROLES = st.lists(st.sampled_from(["system", "developer", "user", "assistant"]), min_size=1, max_size=12)


@requirement("CON-4")
@given(ROLES)
def test_whatever_the_order_no_text_is_lost_and_the_template_is_content(roles: list[str]) -> None:
    given_messages = [{"role": role, "content": f"text {place}."} for place, role in enumerate(roles)]
    read = CODECS["openai-chat"].decode_request({"model": "m", "messages": given_messages}).value
    assert isinstance(read, ChatRequest)
    messages = CODECS["vllm"].encode_request(read).value["messages"]
    assert [place for place, each in enumerate(messages) if each["role"] not in ("user", "assistant")] in ([], [0])
    assert all(each["role"] != "developer" for each in messages)
    said = "\n".join(each["content"] for each in messages)
    assert all(said.count(each["content"]) == 1 for each in given_messages)
    again = CODECS["vllm"].encode_request(CODECS["vllm"].decode_request({"model": "m", "messages": messages}).value)
    assert again.value["messages"] == messages
    assert {loss.id for loss in again.losses} <= {"openai-chat.prefill"}
