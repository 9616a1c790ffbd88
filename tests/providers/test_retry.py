"""The retry helper: only what may succeed later, waiting as asked, never after the first chunk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from turnwire_schema.v1.stream import StreamingChunk

from tests.cases import for_each
from tests.providers.standin import ask
from tests.requirements import requirement
from turnwire.core.errors import (
    InvalidDataError,
    ProviderError,
    ProviderResponseError,
    ProviderTimeoutError,
    ProviderUnavailableError,
    StreamError,
)
from turnwire.providers.calls.retry import RetryPolicy, start_with_retry, with_retry
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.sync.mock import SyncMockProvider
from turnwire.providers.sync.retry import start_with_retry_sync, with_retry_sync

EXACT = RetryPolicy(jitter=0.0)
BUSY = ProviderResponseError("busy", status=503, retryable=True)


def run(kind: str, script: list[Any], policy: RetryPolicy = EXACT) -> tuple[Any, list[float], int]:
    """(answer or error, waits, calls) of `script` called one way."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def main(provider: MockProvider) -> Any:
        if kind == "complete":
            return (await with_retry(lambda: provider.complete(ask()), policy, sleep=sleep)).message.content
        async with await start_with_retry(lambda: provider.stream(ask()), policy, sleep=sleep) as stream:
            return "".join([chunk.text or "" async for chunk in stream])

    def sync_main(provider: SyncMockProvider) -> Any:
        if kind == "sync complete":
            return with_retry_sync(lambda: provider.complete(ask()), policy, sleep=waits.append).message.content
        with start_with_retry_sync(lambda: provider.stream(ask()), policy, sleep=waits.append) as stream:
            return "".join(chunk.text or "" for chunk in stream)

    try:
        if kind.startswith("sync"):
            provider: Any = SyncMockProvider(script)
            result = sync_main(provider)
        else:
            provider = MockProvider(script)
            result = asyncio.run(main(provider))
    except ProviderError as error:
        result = error
    return result, waits, len(provider.calls)


every_kind: Callable[[Any], Any] = pytest.mark.parametrize(
    "kind", ["complete", "stream", "sync complete", "sync stream"]
)


@requirement("PRV-6")
@every_kind
def test_what_may_succeed_later_is_tried_again_after_growing_waits(kind: str) -> None:
    unavailable = ProviderUnavailableError("not there", retryable=True)
    assert run(kind, [BUSY, unavailable, "Hello!"]) == ("Hello!", [0.5, 1.0], 3)


@requirement("PRV-6")
@every_kind
def test_the_last_failure_is_raised_when_the_tries_are_used_up(kind: str) -> None:
    error, waits, calls = run(kind, [BUSY], RetryPolicy(attempts=4, first_delay=1, longest_delay=3, jitter=0))
    assert (type(error), error.info.message, waits, calls) == (ProviderResponseError, "busy", [1, 2, 3], 4)


@requirement("PRV-6")
@every_kind
@for_each(
    "error",
    [
        ProviderResponseError("wrong", status=400, retryable=False),
        ProviderResponseError("who knows", status=500),
        ProviderTimeoutError("late", limit_s=1),
        StreamError("broken", category="interrupted"),
    ],
    ids=str,
)
def test_what_would_fail_again_or_is_not_known_is_not_tried_again(kind: str, error: ProviderError) -> None:
    """Edge case 36: a read that timed out is not tried again blindly, giving up has ended the load."""
    result, waits, calls = run(kind, [error, "Hello!"])
    assert (type(result), waits, calls) == (type(error), [], 1)


@requirement("PRV-6")
@every_kind
def test_the_wait_that_the_server_asks_for_is_kept_unless_it_is_too_long(kind: str) -> None:
    asked = ProviderResponseError("slow down", status=429, retryable=True, retry_after_s=7.0)
    assert run(kind, [asked, "Hello!"]) == ("Hello!", [7.0], 2)
    result, waits, calls = run(kind, [asked, "Hello!"], RetryPolicy(longest_delay=5.0))
    assert (type(result), waits, calls) == (ProviderResponseError, [], 1)


@requirement("PRV-6")
@every_kind
def test_one_attempt_means_no_retry(kind: str) -> None:
    _, waits, calls = run(kind, [BUSY, "Hello!"], RetryPolicy(attempts=1))
    assert (waits, calls) == ([], 1)


@requirement("PRV-6")
@pytest.mark.parametrize("kind", ["stream", "sync stream"])
def test_a_stream_is_never_tried_again_after_its_first_chunk(kind: str) -> None:
    result, waits, calls = run(kind, [[StreamingChunk(text="Hel"), BUSY], "Hello!"])
    assert (type(result), waits, calls) == (ProviderResponseError, [], 1)
    assert result.partial.message.content == "Hel"


@requirement("PRV-6")
@pytest.mark.parametrize("kind", ["complete", "sync complete"])
def test_a_whole_answer_of_which_a_part_has_come_is_never_asked_for_again(kind: str) -> None:
    broke = ProviderResponseError("busy", status=503, retryable=True)
    broke.partial = SyncMockProvider(["Hel"]).complete(ask())
    result, waits, calls = run(kind, [broke, "Hello!"])
    assert (type(result), waits, calls) == (ProviderResponseError, [], 1)
    assert result.partial.message.content == "Hel"


@requirement("PRV-6")
def test_other_errors_pass_at_once_and_jitter_only_lengthens() -> None:
    async def refuse() -> None:
        raise InvalidDataError("no", [])

    with pytest.raises(InvalidDataError):
        asyncio.run(with_retry(refuse))
    _, waits, _ = run("complete", [BUSY, "Hello!"], RetryPolicy(jitter=0.5))
    assert 0.5 <= waits[0] <= 0.75


@requirement("PRV-6")
def test_no_provider_tries_again_by_itself() -> None:
    provider = SyncMockProvider([BUSY, "Hello!"])
    with pytest.raises(ProviderResponseError):
        provider.complete(ask())
    assert len(provider.calls) == 1


@requirement("API-2")
def test_a_synchronous_call_is_answered_with_the_helper_that_takes_it() -> None:
    async def ask_wrongly() -> None:
        await with_retry(lambda: SyncMockProvider("Hi!").chat("Hello"))  # type: ignore[arg-type, return-value]  # see name

    with pytest.raises(InvalidDataError, match="not ChatReply; with_retry_sync is for synchronous providers"):
        asyncio.run(ask_wrongly())
