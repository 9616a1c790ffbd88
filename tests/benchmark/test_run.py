"""A benchmark of a provider, with a clock that moves a millisecond whenever it is looked at."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import anyio
import pytest

from turnwire_schema.v1.benchmark import BenchmarkRequest, BenchmarkSpread, ProviderBenchmark
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo

from tests.providers.caching_model import ANSWER, CachingModel
from tests.requirements import requirement
from turnwire.benchmark.run import Benchmark, BenchmarkPlan
from turnwire.benchmark.summary import failures
from turnwire.core.errors import ProviderUnavailableError
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.kinds.mock_script import Answer, Script

MS = 1_000_000


def ticking() -> Callable[[], int]:
    """A clock that is a millisecond later each time."""
    return itertools.count(0, MS).__next__


def counted(_: ChatRequest) -> ChatResponse:
    """An answer of three pieces, which the server counts as six tokens."""
    return ChatResponse(
        message=AssistantMessage(content="A lighthouse is a tall house."),
        finish_reason="stop",
        usage=UsageInfo(prompt_tokens=20, completion_tokens=6),
    )


def measure(script: Script, plan: BenchmarkPlan) -> tuple[ProviderBenchmark, list[tuple[str, int, int]]]:
    """What was measured, and what progress was reported."""
    seen: list[tuple[str, int, int]] = []

    async def go() -> ProviderBenchmark:
        async with MockProvider(script) as provider:
            run = Benchmark(provider, "mock", plan, clock=ticking())
            await run.go(lambda what, done, planned: seen.append((what, done, planned)))
            return run.document()

    return anyio.run(go), seen


@requirement("CLI-1")
def test_a_level_holds_every_request_as_it_was_measured_and_what_follows() -> None:
    found, _ = measure(Script([counted]), BenchmarkPlan(concurrency=(1,), requests=2))
    # Looked at: when sent, at the first of three pieces, at the end.
    each = {"first_token_ns": MS, "duration_ns": 2 * MS, "prompt_tokens": 20, "completion_tokens": 6, "pieces": 3}
    (level,) = found.levels
    assert level.requests == (
        BenchmarkRequest(started_ns=MS, finish_reason="stop", **each),
        BenchmarkRequest(started_ns=4 * MS, finish_reason="stop", **each),
    )
    assert (level.concurrency, level.planned, level.duration_ns) == (1, 2, 6 * MS)
    assert level.first_token_ms == BenchmarkSpread(
        count=2, least=1.0, lower_quartile=1.0, median=1.0, upper_quartile=1.0, p95=1.0, most=1.0
    )
    assert level.tokens_per_second is not None
    assert level.tokens_per_second.median == 5000.0
    assert level.tokens_per_second_together == pytest.approx(2000)
    assert (found.counted_in, found.ended, found.model, found.provider_id) == ("tokens", "completed", "mock", "mock")


@requirement("CLI-1")
def test_each_level_runs_as_many_requests_at_once_as_it_says() -> None:
    found, _ = measure(Script([counted], latency=0.001), BenchmarkPlan(concurrency=(1, 4)))
    assert [(level.concurrency, level.planned, len(level.requests)) for level in found.levels] == [(1, 4, 4), (4, 8, 8)]
    for level in found.levels:
        spans = [(each.started_ns, each.started_ns + each.duration_ns) for each in level.requests]
        at_once = max(sum(start <= begin < end for start, end in spans) for begin, _ in spans)
        assert at_once == level.concurrency


def test_no_prompt_begins_like_another_and_all_ask_the_same() -> None:
    script = Script([counted])
    measure(script, BenchmarkPlan(concurrency=(2,), requests=3, prompt="Why?", max_tokens=9, turns=0))
    asked = script.calls
    texts = [request.messages[0].text for request in asked]
    assert len({text.partition(" ")[0] for text in texts}) == 4
    assert {text.partition(" ")[2] for text in texts} == {"Why?"}
    assert {(request.parameters.model, request.parameters.max_tokens) for request in asked} == {("mock", 9)}


def test_progress_names_the_level_and_counts_its_answers() -> None:
    _, seen = measure(Script([counted]), BenchmarkPlan(concurrency=(1,), requests=2))
    of_turns = [("turns of a conversation", number, 4) for number in range(5)]
    assert seen == [("warming up", 0, 1), ("1 at once", 0, 2), ("1 at once", 1, 2), ("1 at once", 2, 2), *of_turns]


def test_a_request_that_fails_is_kept_with_its_error_and_the_others_go_on() -> None:
    answers: list[Answer] = [counted, ProviderUnavailableError("the server is busy", provider_id="mock"), counted]
    found, _ = measure(Script(answers), BenchmarkPlan(concurrency=(1,), requests=2))
    (level,) = found.levels
    assert [each.error and each.error.message for each in level.requests] == ["the server is busy", None]
    assert level.first_token_ms is not None
    assert level.first_token_ms.count == 1


def test_a_failure_of_the_first_request_ends_the_run() -> None:
    with pytest.raises(ProviderUnavailableError):
        measure(Script([ProviderUnavailableError("nobody is here", provider_id="mock")]), BenchmarkPlan())


def test_where_nobody_counts_tokens_pieces_are_compared() -> None:
    found, _ = measure(Script(["A lighthouse is a tall house."]), BenchmarkPlan(concurrency=(1,), requests=1))
    assert found.counted_in == "pieces"
    assert found.levels[0].tokens_per_second is not None
    assert found.levels[0].tokens_per_second.median == 2000.0


@requirement("CLI-1")
def test_when_the_time_is_over_what_came_to_an_end_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[float] = []

    async def go() -> ProviderBenchmark:
        over = anyio.CancelScope()
        monkeypatch.setattr(anyio, "move_on_after", lambda seconds: limits.append(seconds) or over)

        def progress(_what: str, done: int, _planned: int) -> None:
            if done == 1:
                script.latency = 3600
                over.cancel()

        script = Script([counted])
        async with MockProvider(script) as provider:
            plan = BenchmarkPlan(concurrency=(1, 2), requests=2, time_limit_s=60)
            run = Benchmark(provider, "mock", plan, clock=ticking())
            await run.go(progress)
            return run.document()

    found = anyio.run(go)
    assert (found.ended, limits[0]) == ("time_limit", 60)
    assert [(level.concurrency, len(level.requests)) for level in found.levels] == [(1, 1)]


# A conversation


@requirement("PFX-2", "CLI-1")
def test_a_conversation_grows_turn_by_turn_and_each_says_what_was_read_again() -> None:
    script = CachingModel.script()
    found, _ = measure(script, BenchmarkPlan(concurrency=(1,), requests=1, turns=3))
    *_, first, second, third = script.calls
    assert [len(each.messages) for each in (first, second, third)] == [1, 3, 5]
    assert third.messages[:3] == second.messages
    assert second.messages[:1] == first.messages
    assert second.messages[1].text == ANSWER
    assert found.conversation is not None
    assert [turn.read_again for turn in found.conversation] == [None, 0.0, 0.0]
    prompts = [turn.request.prompt_tokens for turn in found.conversation]
    cached = [turn.request.cached_tokens for turn in found.conversation]
    assert cached[1:] == prompts[:2]


def test_a_conversation_without_cached_counts_has_no_shares() -> None:
    found, _ = measure(Script([counted]), BenchmarkPlan(concurrency=(1,), requests=1, turns=2))
    assert found.conversation is not None
    assert [(turn.read_again, turn.request.cached_tokens) for turn in found.conversation] == [(None, None)] * 2


def test_a_turn_that_fails_is_the_last_one() -> None:
    answers: list[Answer] = [counted, counted, counted, ProviderUnavailableError("busy", provider_id="mock")]
    found, _ = measure(Script(answers), BenchmarkPlan(concurrency=(1,), requests=1))
    assert found.conversation is not None
    assert [turn.request.error and turn.request.error.message for turn in found.conversation] == [None, "busy"]
    assert [*failures(found)] == ["turn 2 of the conversation failed: busy"]
