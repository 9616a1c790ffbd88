"""How well the embedded model calls tools, with each choice of tools. The counts are lower bounds.

Twenty prompts where the model chooses itself; half of them where it must call a tool, or must not.
"""

from __future__ import annotations

import json

import pytest

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import NamedToolChoice

from tests.embedded.prompts import EMAIL, PROMPTS, TIMER, WEATHER, Prompt
from tests.embedded.requests import ask
from tests.requirements import requirement
from turnwire import ToolArgumentError, ToolDefinition, get_codec, validate_call
from turnwire.providers.kinds.embedded import helped
from turnwire.providers.sync.embedded import SyncEmbeddedProvider

LLAMACPP = get_codec("llamacpp")

# Measured: 19 of 20 with `auto` (it answers "7 + 5 = 12." itself).
LEAST_CALLED = 17

# Measured: in 15 of 20 prompts the arguments also say the right thing, 17 where the call is forced. The bound is lower
# since this is the model's wit and not ours: 135 million parameters copy an example (`"subject": "Beta"`) now and then,
# and which prompts it gets right shifts with every version of llama.cpp.
LEAST_RIGHT = 0.6

FORCED = ("required", "named")


Answers = dict[str, list[tuple[Prompt, ChatResponse]]]


@pytest.fixture(scope="session")
def answers(embedded: SyncEmbeddedProvider) -> Answers:
    """The answer to every prompt with every choice, in an order that lets the server use what it has read already.

    At temperature 0 the same body has the same answer, so it is asked once: of one tool, that this one or that any one
    must be called is the same to this server.
    """
    found: Answers = {mode: [] for mode in ("auto", *FORCED, "none")}
    answered: dict[str, ChatResponse] = {}
    for number, prompt in enumerate(PROMPTS):
        for mode in ("auto", *(FORCED if number % 2 == 0 else ())):
            choice = NamedToolChoice(name=prompt.tool.name) if mode == "named" else mode
            request = ask(prompt.text, tools=(prompt.tool,), tool_choice=choice, max_tokens=60)
            body = json.dumps(helped(LLAMACPP.encode_request(request, stream=False).value))
            if body not in answered:
                answered[body] = embedded.complete(request)
            found[mode].append((prompt, answered[body]))
    for prompt in PROMPTS[::2]:
        request = ask(prompt.text, tools=(prompt.tool,), tool_choice="none", max_tokens=4)
        found["none"].append((prompt, embedded.complete(request)))
    return found


def is_called(prompt: Prompt, message: AssistantMessage) -> bool:
    """Whether there is exactly one call, of the right tool, with arguments that its schema allows."""
    calls = message.tool_calls or ()
    if len(calls) != 1 or message.invalid_tool_calls or calls[0].name != prompt.tool.name:
        return False
    try:
        validate_call(calls[0], [prompt.tool])
    except ToolArgumentError:
        return False
    return True


def is_right(prompt: Prompt, message: AssistantMessage) -> bool:
    """Whether the call also says the right thing."""
    return is_called(prompt, message) and prompt.is_right((message.tool_calls or ())[0].arguments)


@requirement("PRV-3")
def test_with_auto_at_least_17_of_20_prompts_give_one_valid_call_of_the_right_tool(answers: Answers) -> None:
    missed = [prompt.text for prompt, answer in answers["auto"] if not is_called(prompt, answer.message)]
    assert len(answers["auto"]) == 20
    assert 20 - len(missed) >= LEAST_CALLED, missed


@requirement("PRV-3")
@pytest.mark.parametrize("mode", ["auto", *FORCED])
def test_in_three_of_five_the_arguments_say_the_right_thing(answers: Answers, mode: str) -> None:
    wrong = [prompt.text for prompt, answer in answers[mode] if not is_right(prompt, answer.message)]
    asked = len(answers[mode])
    assert asked == (20 if mode == "auto" else 10)
    assert (asked - len(wrong)) / asked >= LEAST_RIGHT, wrong


@requirement("PRV-3", "MSG-10")
@pytest.mark.parametrize("mode", FORCED)
def test_a_forced_call_is_valid_or_truthfully_invalid(answers: Answers, mode: str) -> None:
    assert len(answers[mode]) == 10
    for prompt, answer in answers[mode]:
        message = answer.message
        if is_called(prompt, message):
            assert answer.finish_reason == "tool_calls"
            continue
        # Nothing else may come but a call that the token limit cut, and then the answer says so.
        assert not message.tool_calls, prompt.text
        assert [call.reason for call in message.invalid_tool_calls or ()] == ["truncated"], prompt.text
        assert answer.finish_reason == "length", prompt.text


@requirement("PRV-3")
def test_with_none_there_is_no_call_and_no_call_written_as_text(answers: Answers) -> None:
    assert len(answers["none"]) == 10
    for prompt, answer in answers["none"]:
        message = answer.message
        assert not message.tool_calls, prompt.text
        assert not message.invalid_tool_calls, prompt.text
        assert message.text, prompt.text
        assert "tool_call" not in message.text, prompt.text


@requirement("PRV-3")
@pytest.mark.parametrize("tool", [TIMER, EMAIL], ids=lambda tool: tool.name)
def test_of_several_tools_the_named_one_is_called_whatever_is_asked(
    embedded: SyncEmbeddedProvider, tool: ToolDefinition
) -> None:
    request = ask(
        "What's the weather in Paris?",
        tools=(WEATHER, TIMER, EMAIL),
        tool_choice=NamedToolChoice(name=tool.name),
        max_tokens=60,
    )
    assert [call.name for call in embedded.complete(request).message.tool_calls or ()] == [tool.name]
