"""How much of a conversation's last prompt was read again: in the log, in the metrics, and how turns are told apart."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.message import AssistantMessage, ChatMessage, SystemMessage, UserMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.usage import UsageInfo

from tests.gateway.conversations import new_each_time, talk, turn
from tests.gateway.server import RunningGateway, run_gateway
from tests.providers.caching_model import CachingModel
from tests.requirements import requirement
from turnwire.core.prompt_reuse import share_read_again
from turnwire.gateway.prompt_reuse import PromptReuse, ReusedPrompt, prompt_keys
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider

FIELDS = ("prompt_tokens", "cached_tokens", "read_again", "prompt_reuse_lost")


def facts(gateway: RunningGateway, count: int) -> list[dict[str, Any]]:
    """What the log says of the prompts of the first `count` requests."""
    return [{name: line[name] for name in FIELDS if name in line} for line in gateway.wait_for_log(count)]


def sample(gateway: RunningGateway, name: str) -> int:
    """The value of a metric with one series; 0 if it has none yet."""
    with gateway.client() as http:
        lines = http.get("/metrics").text.splitlines()
    return next((int(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name}{{")), 0)


@requirement("PFX-2")
@pytest.mark.parametrize("stream", [False, True], ids=["whole", "streamed"])
def test_log_and_metrics_say_how_much_of_each_conversation_was_read_again(stream: bool) -> None:
    with run_gateway(CachingModel.provider()) as gateway, gateway.client() as http:
        talk(http, 2, stream=stream)
        talk(http, 2, new_each_time, stream=stream)
        lines = gateway.wait_for_log(4)
        first, second, third, fourth = facts(gateway, 4)
        read = sample(gateway, "turnwire_prompt_tokens_read_total")
        cached = sample(gateway, "turnwire_prompt_tokens_cached_total")
        lost = sample(gateway, "turnwire_prompt_reuse_lost_total")
    assert first.keys() == {"prompt_tokens", "cached_tokens"}
    assert second == {
        "prompt_tokens": second["prompt_tokens"],
        "cached_tokens": first["prompt_tokens"],
        "read_again": 0.0,
    }
    assert third.keys() == {"prompt_tokens", "cached_tokens"}
    again = share_read_again(third["prompt_tokens"], fourth["cached_tokens"])
    assert fourth == {**fourth, "read_again": round(again, 3), "prompt_reuse_lost": True}
    assert again > 0.9
    names = [line["conversation"] for line in lines]
    assert names[0] == names[1] != names[2] == names[3]
    assert read + cached == sum(line["prompt_tokens"] for line in lines)
    assert cached == sum(line["cached_tokens"] for line in lines)
    assert lost == 1


def test_an_answer_without_cached_counts_is_not_looked_at() -> None:
    with run_gateway(MockProvider(stand_in_script())) as gateway, gateway.client() as http:
        talk(http, 2)
        lines = gateway.wait_for_log(2)
        assert len(gateway.gateway.services.prompt_reuse) == 0
        assert "turnwire_prompt_tokens_read_total{" not in http.get("/metrics").text
    assert all({"cached_tokens", "conversation", "read_again"}.isdisjoint(line) for line in lines)


def test_a_large_prompt_is_looked_at_outside_the_event_loop() -> None:
    with run_gateway(CachingModel.provider()) as gateway, gateway.client() as http:
        talk(http, 2, lambda _: "long " * 10_000)
        assert facts(gateway, 2)[1]["read_again"] == 0.0


# How turns are told apart

USAGE = UsageInfo(prompt_tokens=100, completion_tokens=1, cached_tokens=30)


def taken(reuse: PromptReuse, *messages: ChatMessage, usage: UsageInfo = USAGE, **who: str) -> ReusedPrompt:
    """What a turn with these messages tells."""
    keys = prompt_keys(ChatRequest(messages=messages, parameters=ModelParameters(model="m")))
    assert keys is not None
    found = reuse.turn(who.get("provider", "up"), who.get("model", "m"), keys, usage, who.get("request", "req_1"))
    assert found is not None
    return found


SYSTEM = SystemMessage(content="Help.")
HELLO = UserMessage(content="hello")
HI = AssistantMessage(content="Hi.")


def test_a_turn_that_goes_on_is_of_the_same_conversation_and_names_the_request_before() -> None:
    reuse = PromptReuse()
    first = taken(reuse, SYSTEM, HELLO, request="req_1")
    second = taken(reuse, SYSTEM, HELLO, HI, HELLO)
    assert first == ReusedPrompt(first.conversation)
    assert second == ReusedPrompt(first.conversation, 0.7, "req_1")
    assert second.is_lost


def test_half_of_the_last_prompt_in_the_cache_is_enough() -> None:
    reuse = PromptReuse()
    taken(reuse, HELLO)
    half = UsageInfo(prompt_tokens=400, completion_tokens=1, cached_tokens=50)
    kept = taken(reuse, HELLO, HI, HELLO, usage=half)
    assert (kept.read_again, kept.is_lost) == (0.5, False)


def test_another_model_provider_or_first_message_is_another_conversation() -> None:
    reuse = PromptReuse()
    known = taken(reuse, HELLO)
    more = (HI, HELLO)
    others = [
        taken(reuse, HELLO, *more, model="other"),
        taken(reuse, HELLO, *more, provider="other"),
        taken(reuse, UserMessage(content="good day"), *more),
    ]
    assert all(each.conversation != known.conversation and each.read_again is None for each in others)


def test_a_changed_beginning_is_the_same_conversation_if_its_first_message_is_the_same_and_it_grew() -> None:
    reuse = PromptReuse()
    known = taken(reuse, SYSTEM, HELLO)
    other = SystemMessage(content="Help, it is noon.")
    assert taken(reuse, other, HELLO).conversation != known.conversation  # perhaps somebody else's
    assert taken(reuse, SystemMessage(content="Help, it is one."), HELLO, HI, HELLO).read_again == 0.7


def test_the_same_prompt_again_and_a_shorter_one_are_not_judged() -> None:
    reuse = PromptReuse()
    known = taken(reuse, HELLO, HI, HELLO)
    again = taken(reuse, HELLO, HI, HELLO)
    assert again == ReusedPrompt(known.conversation)
    assert taken(reuse, HELLO).read_again is None


def test_two_conversations_that_begin_alike_are_told_apart_once_they_differ() -> None:
    reuse = PromptReuse()
    taken(reuse, HELLO)
    other = AssistantMessage(content="Good day.")
    one, two = taken(reuse, HELLO, HI, HELLO), taken(reuse, HELLO, other, HELLO)
    assert one.conversation != two.conversation
    assert taken(reuse, HELLO, HI, HELLO, HI, HELLO).conversation == one.conversation
    assert taken(reuse, HELLO, other, HELLO, HI, HELLO).conversation == two.conversation


def test_the_conversation_that_was_silent_the_longest_is_forgotten_first() -> None:
    reuse = PromptReuse(most=2)
    texts = [UserMessage(content=text) for text in ("a", "b", "c")]
    a, b, _ = (taken(reuse, each) for each in (texts[0], texts[1], texts[0]))
    taken(reuse, texts[2])
    assert len(reuse) == 2
    assert taken(reuse, texts[0], HI, HELLO).conversation == a.conversation
    assert taken(reuse, texts[1], HI, HELLO).conversation != b.conversation


def test_a_prompt_of_system_messages_alone_has_no_conversation() -> None:
    assert prompt_keys(ChatRequest(messages=(SYSTEM,), parameters=ModelParameters(model="m"))) is None
    with run_gateway(CachingModel.provider()) as gateway, gateway.client() as http:
        body = turn(0)
        answer = http.post("/v1/chat/completions", json={**body, "messages": body["messages"][:1]})
        (line,) = gateway.wait_for_log(1)
    assert (answer.status_code, "cached_tokens" in line, "conversation" in line) == (200, True, False)


def test_a_count_of_no_tokens_reads_nothing_again() -> None:
    assert share_read_again(0, 0) == 0.0
    assert share_read_again(10, 25) == 0.0
