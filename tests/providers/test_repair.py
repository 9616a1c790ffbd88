"""Asking again for an answer that does not fit, in both forms of a provider."""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import Callable
from typing import Any, Literal

import pytest
from pydantic import BaseModel, field_validator

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    AssistantMessage,
    ChatReply,
    ChatResponse,
    InvalidDataError,
    InvalidToolCall,
    JsonSchemaFormat,
    MockProvider,
    OutputError,
    ProviderUnavailableError,
    RetryPolicy,
    SyncMockProvider,
    ThinkingPart,
    ToolCall,
    UsageInfo,
    assistant,
    tool,
)
from turnwire.providers.calls.repair import LONGEST_FAULT, MOST_FAULTS, MOST_REPAIRS


class City(BaseModel):
    name: str
    people: int


def look_up(name: str) -> str:
    """Look something up."""
    return name


LOOK_UP = tool(look_up)
SCHEMA = JsonSchemaFormat(json_schema=City.model_json_schema(), name="city")
GOOD, BAD, WORSE = '{"name": "Oslo", "people": 709000}', '{"name": "Oslo", "people": "many"}', "Oslo"
TOLD = (
    "Your answer cannot be used: /people: the type must be integer. Write the whole answer again, as JSON that fits "
    "the schema."
)

Chat = Callable[..., ChatReply[Any]]


@pytest.fixture(params=[MockProvider, SyncMockProvider])
def provider(request: pytest.FixtureRequest) -> Callable[..., tuple[Any, Chat]]:
    """Return a provider with these answers, and its `chat`, awaited."""

    def make(*answers: Any) -> tuple[Any, Chat]:
        made = request.param(answers)

        def chat(*args: Any, **given: Any) -> ChatReply[Any]:
            found = made.chat(*args, **given)
            return asyncio.run(_awaited(found)) if request.param is MockProvider else found

        return made, chat

    return make


async def _awaited(found: Any) -> Any:
    return await found


def answer(text: str, tokens: int, **fields: Any) -> ChatResponse:
    usage = UsageInfo(prompt_tokens=10, completion_tokens=tokens)
    return ChatResponse(**{"message": assistant(text), "usage": usage, "finish_reason": "stop", **fields})


@requirement("SCM-3")
@pytest.mark.parametrize("output", [City, SCHEMA])
def test_an_answer_that_does_not_fit_is_asked_for_again_with_what_is_wrong(provider: Any, output: Any) -> None:
    asked, chat = provider(answer(BAD, 5), answer(GOOD, 7))
    reply = chat("Which city?", output=output, repair=1)
    assert dict(reply.output) == {"name": "Oslo", "people": 709000}
    assert [message.text for message in asked.calls[1].messages] == ["Which city?", BAD, TOLD]
    assert asked.calls[1].replace(messages=asked.calls[0].messages) == asked.calls[0]


@requirement("SCM-3")
def test_both_attempts_are_seen_with_their_usage_and_diagnostics(provider: Any) -> None:
    _, chat = provider(answer(BAD, 5), answer(GOOD, 7))
    reply = chat("Which city?", output=City, repair=1)
    assert (reply.attempts, [each.text for each in reply.earlier], reply.text) == (2, [BAD], GOOD)
    assert [each.usage.completion_tokens for each in (*reply.earlier, reply.response)] == [5, 7]
    (note,) = reply.earlier[0].diagnostics or ()
    assert [(fault.path, fault.rule) for fault in note.faults or ()] == [("/people", "type")]
    assert [each.to_dict() for each in reply.response.diagnostics or ()] == [
        {
            "id": "asked_again",
            "what": "the answer did not fit and was asked for again; this is attempt 2",
            "extras": {"attempts": 2, "earlier_usage": {"prompt_tokens": 10, "completion_tokens": 5}},
        }
    ]


@requirement("SCM-3")
@pytest.mark.parametrize(("repair", "calls"), [(0, 1), (1, 2), (3, 4)])
def test_there_are_no_more_attempts_than_were_allowed(provider: Any, repair: int, calls: int) -> None:
    asked, chat = provider(BAD)
    reply = chat("Which city?", output=City, repair=repair)
    assert (len(asked.calls), reply.attempts, len(reply.earlier)) == (calls, calls, calls - 1)
    assert isinstance(reply.output_error, OutputError)
    assert len(asked.calls[-1].messages) == (3 if repair else 1)  # only the latest attempt is in the conversation


@requirement("SCM-3")
def test_an_answer_that_fits_is_not_asked_for_again(provider: Any) -> None:
    asked, chat = provider(GOOD)
    reply = chat("Which city?", output=City, repair=3)
    assert (len(asked.calls), reply.attempts, reply.earlier, reply.response.diagnostics) == (1, 1, (), None)


@requirement("SCM-3")
@pytest.mark.parametrize(
    "fields",
    [
        {"finish_reason": "length"},
        {"finish_reason": "content_filter"},
        {"finish_reason": "error"},
        {"finish_reason": "cancelled"},
        {
            "finish_reason": "tool_calls",
            "message": AssistantMessage(tool_calls=[ToolCall(id="a", name="look_up", arguments={"name": "Oslo"})]),
        },
        {
            "message": AssistantMessage(
                invalid_tool_calls=[InvalidToolCall(id="a", arguments_text="{", reason="not_json", position=0)]
            )
        },
    ],
    ids=str,
)
def test_an_answer_that_was_cut_or_calls_a_tool_is_not_asked_for_again(provider: Any, fields: Any) -> None:
    asked, chat = provider(answer('{"name": "Os', 5, **fields), GOOD)
    reply = chat("Which city?", output=City, repair=3, tools=[LOOK_UP])
    assert (len(asked.calls), reply.attempts) == (1, 1)
    assert reply.output_error is not None


@requirement("SCM-3")
def test_an_answer_without_text_is_asked_for_again(provider: Any) -> None:
    asked, chat = provider("", GOOD)
    assert chat("Which city?", output=City, repair=1).attempts == 2
    assert "the answer has no text" in asked.calls[1].messages[-1].text


@requirement("SCM-3")
def test_the_model_reads_the_names_that_it_made_up_and_nobody_else(provider: Any) -> None:
    asked, chat = provider('{"hidden": "a"}', '{"one": 1}')
    reply = chat("Which?", output=dict[str, int], repair=1)
    assert "/hidden: the type must be integer" in asked.calls[1].messages[-1].text
    assert reply.output == {"one": 1}
    error = chat("Which?", output=dict[str, Literal["a"]]).output_error
    assert error is not None
    assert "one" not in str(error.problems)


@requirement("SCM-3")
def test_the_model_reads_the_first_faults_of_many(provider: Any) -> None:
    asked, chat = provider(str(["x"] * 25).replace("'", '"'), "[1]")
    assert chat("Which?", output=list[int], repair=1).output == [1]
    told = asked.calls[1].messages[-1].text
    assert told.count("the type must be integer") == MOST_FAULTS
    assert "; and 5 faults more." in told


@requirement("SCM-3")
def test_every_attempt_is_tried_again_as_the_policy_says_and_a_failure_is_raised(provider: Any) -> None:
    busy = ProviderUnavailableError("busy", retryable=True)
    policy = RetryPolicy(attempts=2, first_delay=0.0)
    asked, chat = provider(busy, BAD, busy, GOOD)
    assert chat("Which city?", output=City, repair=1, retry=policy).attempts == 2
    assert len(asked.calls) == 4
    with pytest.raises(ProviderUnavailableError):
        provider(BAD, busy)[1]("Which city?", output=City, repair=1)


@requirement("SCM-3")
def test_the_error_of_a_call_that_asks_again_keeps_the_answers_before_it(provider: Any) -> None:
    _, chat = provider(answer(BAD, 5), answer(WORSE, 6), ProviderUnavailableError("busy"))
    with pytest.raises(ProviderUnavailableError) as caught:
        chat("Which city?", output=City, repair=3)
    assert [(each.text, each.usage.completion_tokens) for each in caught.value.earlier] == [(BAD, 5), (WORSE, 6)]
    assert pickle.loads(pickle.dumps(caught.value)).earlier == caught.value.earlier
    with pytest.raises(ProviderUnavailableError) as caught:
        provider(ProviderUnavailableError("busy"))[1]("Which city?", output=City, repair=3)
    assert caught.value.earlier == ()


class Odd(BaseModel):
    name: str

    @field_validator("name")
    @classmethod
    def _look_up(cls, name: str) -> str:
        return {"Oslo": "Norway"}[name]


@requirement("SCM-3")
def test_an_exception_of_the_callers_own_validator_comes_from_the_output_and_keeps_the_answer(provider: Any) -> None:
    asked, chat = provider('{"name": "Rome"}')
    reply = chat("Which city?", output=Odd, repair=2)
    assert (len(asked.calls), reply.attempts, reply.text) == (1, 1, '{"name": "Rome"}')
    with pytest.raises(KeyError, match="Rome"):
        _ = reply.output


@requirement("SCM-3")
@pytest.mark.parametrize("text", ["", " \n"])
def test_an_empty_answer_is_not_repeated_in_the_conversation(provider: Any, text: str) -> None:
    asked, chat = provider(text, GOOD)
    assert chat("Which city?", output=City, repair=1).attempts == 2
    assert [message.role for message in asked.calls[1].messages] == ["user", "user"]


@requirement("SCM-3")
def test_an_answer_of_thoughts_alone_is_not_repeated_in_the_conversation(provider: Any) -> None:
    thought = AssistantMessage(content=[ThinkingPart(text="Let me see.")])
    asked, chat = provider(answer("", 5, message=thought), GOOD)
    assert chat("Which city?", output=City, repair=1).attempts == 2
    assert [message.role for message in asked.calls[1].messages] == ["user", "user"]


@requirement("SCM-3")
@for_each(
    ("schema", "text", "told"),
    [
        (
            {"type": "object", "unevaluatedProperties": False},
            json.dumps({f"n{number:04}": 1 for number in range(3000)}),
            ', "n0018", "n0019" and 2980 more. ',
        ),
        ({"enum": list(range(30))}, '"x"', ", 18, 19 and 10 more. "),
        ({"anyOf": [{"required": [f"a{number}"]} for number in range(30)]}, "{}", ", 'a18', 'a19' and 10 more. "),
        ({"oneOf": [{"properties": {"t": {"const": n}}} for n in range(30)]}, '{"t": "x"}', ", 18, 19 and 10 more. "),
        ({"const": "x" * 90_000}, "1", "x …. "),
        ({"type": "object", "additionalProperties": {"type": "string"}}, json.dumps({"x" * 90_000: 1}), "x …. "),
    ],
)
def test_what_the_model_reads_of_one_fault_is_short(provider: Any, schema: Any, text: str, told: str) -> None:
    asked, chat = provider(text)
    assert chat("Which?", output=JsonSchemaFormat(json_schema=schema), repair=1).attempts == 2
    said = asked.calls[1].messages[-1].text
    assert told in said
    assert len(said) < LONGEST_FAULT + 200


@requirement("SCM-3")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"output": City, "repair": -1}, f"/repair: give a whole number from 0 to {MOST_REPAIRS}"),
        ({"output": City, "repair": MOST_REPAIRS + 1}, f"/repair: give a whole number from 0 to {MOST_REPAIRS}"),
        ({"output": City, "repair": True}, f"/repair: give a whole number from 0 to {MOST_REPAIRS}"),
        ({"repair": 1}, "/repair: nothing tells whether the answer fits; give output, a type or a JsonSchemaFormat"),
    ],
    ids=str,
)
def test_a_number_of_repairs_that_makes_no_sense_is_refused(provider: Any, given: Any, said: str) -> None:
    asked, chat = provider(GOOD)
    with pytest.raises(InvalidDataError, match=said):
        chat("Which city?", **given)
    assert asked.calls == ()


@requirement("SCM-3")
@pytest.mark.parametrize(("text", "value"), [(GOOD, {"name": "Oslo", "people": 709000}), (BAD, None), (WORSE, None)])
def test_a_schema_as_output_gives_json_that_was_checked(provider: Any, text: str, value: Any) -> None:
    asked, chat = provider(text)
    reply = chat("Which city?", output=SCHEMA)
    assert asked.calls[0].response_format == SCHEMA
    if value is not None:
        assert (reply.output, reply.output_error) == (value, None)
        return
    with pytest.raises(OutputError, match="the answer is not JSON of the schema that was asked for") as caught:
        _ = reply.output
    assert "Oslo" not in str(caught.value)


@requirement("SCM-3")
def test_schemas_that_differ_in_json_alone_are_two() -> None:
    one, true = (JsonSchemaFormat(json_schema={"const": value}) for value in (1, True))
    provider = SyncMockProvider("true")
    assert provider.chat("Hi", output=one).output_error is not None
    assert provider.chat("Hi", output=true).output is True


@requirement("SCM-3")
def test_a_streamed_answer_is_checked_at_its_end_and_not_asked_for_again() -> None:
    provider = SyncMockProvider([BAD, GOOD])
    with provider.chat_stream("Which city?", output=SCHEMA) as stream:
        assert "".join(chunk.text or "" for chunk in stream) == BAD
    (note,) = stream.reply.response.diagnostics or ()
    assert ([fault.path for fault in note.faults or ()], len(provider.calls)) == (["/people"], 1)
    assert stream.reply.output_error is not None
    with pytest.raises(InvalidDataError, match="repair"):
        provider.chat_stream("Which city?", output=City, repair=1)  # type: ignore[call-overload]  # that is the mistake
