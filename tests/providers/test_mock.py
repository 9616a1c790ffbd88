"""The mock provider: says what the script says, records what it was asked, in both twins alike."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.providers.modes import Outcome, call, every_mode, every_stream
from tests.providers.standin import ask
from tests.requirements import requirement
from turnwire.core.errors import (
    ConfigurationError,
    ModelNotFoundError,
    ProviderTimeoutError,
    ProviderUnavailableError,
    StreamError,
)
from turnwire.core.messages import assistant
from turnwire.providers.factory import make_provider
from turnwire.providers.kinds.mock import DEFAULT_ANSWER, MockProvider, Script
from turnwire.providers.sync.factory import make_sync_provider
from turnwire.providers.sync.mock import SyncMockProvider


def mock(mode: str, *answers: Any, **fields: Any) -> Outcome:
    """One call of a mock provider with this script."""
    kind = SyncMockProvider if mode.startswith("sync") else MockProvider
    return call(mode, kind(answers, **fields), ask("Hi there"))


@requirement("PRV-4")
@every_mode
def test_a_text_is_the_answer_and_its_tokens_are_estimates(mode: str) -> None:
    outcome = mock(mode, "Hello, how are you today?")
    answer = outcome.answer
    assert answer is not None
    assert (answer.message.content, answer.finish_reason, answer.model) == ("Hello, how are you today?", "stop", "m")
    assert answer.usage.is_estimated is True
    assert answer.usage.completion_tokens is not None
    assert answer.usage.completion_tokens > 0
    assert answer.usage.total_duration_ns is not None
    if outcome.chunks:
        assert len(outcome.chunks) > 2
        assert outcome.text == answer.message.content


@requirement("PRV-4")
@every_mode
def test_tool_calls_and_whole_responses_come_as_they_are(mode: str) -> None:
    # Calls are taken as mappings too.
    message = assistant("Let me see.", [{"id": "a", "name": "f", "arguments": {"x": 1}}])  # type: ignore[list-item]
    calls = mock(mode, message).answer
    assert calls is not None
    assert (calls.message, calls.finish_reason) == (message, "tool_calls")
    whole = ChatResponse.from_dict(
        {"message": {"role": "assistant", "content": "x"}, "usage": {"prompt_tokens": 0}, "finish_reason": "length"}
    )
    answer = mock(mode, whole).answer
    assert answer is not None
    assert (answer.message, answer.finish_reason, answer.usage.prompt_tokens) == (whole.message, "length", 0)


@requirement("PRV-4")
@every_mode
def test_chunks_come_one_by_one_and_may_end_in_an_error(mode: str) -> None:
    chunks = [
        StreamingChunk(text="a"),
        StreamingChunk(text="b"),
        StreamingChunk(is_complete=True, finish_reason="stop"),
    ]
    good = mock(mode, chunks)
    assert good.answer is not None
    assert good.answer.message.content == "ab"
    broken = mock(mode, [*chunks[:2], StreamError("broken", category="interrupted")])
    assert (type(broken.error), broken.error.provider_id) == (StreamError, "mock")
    endless = mock(mode, chunks[:2])
    assert endless.error.info.category == "interrupted"


@requirement("PRV-4")
@every_stream
def test_an_error_after_chunks_carries_them(mode: str) -> None:
    outcome = mock(mode, [StreamingChunk(text="so far"), StreamError("broken")])
    assert (outcome.text, outcome.error.partial.message.content) == ("so far", "so far")


@requirement("PRV-4")
@every_mode
def test_an_error_is_raised_anew_for_each_call(mode: str) -> None:
    error = ModelNotFoundError("no such model", status=404)
    first, second = mock(mode, error).error, mock(mode, error).error
    assert type(first) is type(second) is ModelNotFoundError
    assert first is not second
    assert (error.partial, error.__traceback__, first.provider_id) == (None, None, "mock")


@requirement("PRV-4")
def test_answers_come_in_order_the_last_one_repeats_and_functions_see_the_request() -> None:
    with SyncMockProvider(["one", lambda request: f"you said {request.messages[-1].text}", "last"]) as provider:
        said = [provider.complete(ask(text)).message.content for text in ("a", "b", "c", "d")]
        assert said == ["one", "you said b", "last", "last"]
        assert [request.messages[0].text for request in provider.calls] == ["a", "b", "c", "d"]
        provider.script.then("more")
        assert provider.complete(ask()).message.content == "more"
    assert SyncMockProvider().complete(ask()).message.content == DEFAULT_ANSWER
    assert SyncMockProvider([]).complete(ask()).message.content == DEFAULT_ANSWER


@requirement("PRV-4", "PRV-1")
@every_mode
def test_it_can_be_unavailable_slow_and_too_slow(mode: str) -> None:
    kind = SyncMockProvider if "sync" in mode else MockProvider
    away = call(mode, kind(Script(is_available=False)), ask())
    assert type(away.error) is ProviderUnavailableError
    slow = call(mode, kind(Script(["x"], latency=0.02)), ask())
    assert slow.answer is not None
    assert slow.answer.usage.total_duration_ns is not None
    assert slow.answer.usage.total_duration_ns >= 20_000_000
    late = call(mode, kind(Script(["x"], latency=60)), ask(), timeout=0.02)
    assert (type(late.error), late.error.info.limit_s) == (ProviderTimeoutError, 0.02)


@requirement("PRV-4", "PRV-1")
def test_it_answers_every_question_of_a_provider() -> None:
    async def main() -> None:
        provider = MockProvider("x", provider_id="a")
        assert (provider.provider_id, provider.provider_type, repr(provider)) == ("a", "mock", "MockProvider('a')")
        assert provider.info(is_default=True).to_dict() == {
            "provider_id": "a",
            "type": "mock",
            "is_default": True,
            "models": [{"name": "mock"}],
        }
        assert await provider.is_available() is True
        assert (await provider.health()).models == await provider.models()
        assert (await provider.capabilities()).tools == "yes"
        await provider.close()
        await provider.close()
        assert await provider.is_available() is False
        assert (await provider.health()).error is not None
        with pytest.raises(ProviderUnavailableError, match="was closed"):
            await provider.complete(ask())

    asyncio.run(main())
    with SyncMockProvider("x") as provider:
        assert provider.health().is_available is True
        assert provider.models()[0].name == "mock"
        assert provider.capabilities().streaming == "yes"


@requirement("PRV-4", "CFG-1")
def test_it_is_made_from_a_configuration() -> None:
    config = ProviderConfig.from_dict(
        {"type": "mock", "options": {"answers": ["a", "b"], "latency": 0}, "models": [{"name": "big"}]}
    )
    with make_sync_provider("m", config) as provider:
        assert [provider.complete(ask()).message.content for _ in range(3)] == ["a", "b", "b"]
        assert provider.info().models == provider.models()
    away = make_provider("m", ProviderConfig.from_dict({"type": "mock", "options": {"is_available": False}}))
    assert asyncio.run(away.is_available()) is False
    wrong: tuple[dict[str, Any], ...] = (
        {"answers": []},
        {"answers": "a"},
        {"latency": -1},
        {"is_available": 1},
        {"answer": "a"},
    )
    for options in wrong:
        with pytest.raises(ConfigurationError):
            make_provider("m", ProviderConfig.from_dict({"type": "mock", "options": options}))


@requirement("PRV-1")
def test_a_text_script_is_one_answer_not_its_letters() -> None:
    assert SyncMockProvider("Hello").complete(ask()).message.content == "Hello"
