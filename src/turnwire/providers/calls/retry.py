"""Retry of failed calls, on request; no provider retries by itself.

Only errors that say `retryable` are tried again: a refused connection, a rate limit, an overloaded server. A time limit
is not: giving up has ended the load of a model, and a second try would start it again. The delay that the server
requests is respected. A stream is tried again only until its first chunk has arrived, so that a consumer sees nothing
twice.

    answer = await with_retry(lambda: provider.complete(request))
    async with await start_with_retry(lambda: provider.stream(request)) as stream: ...

`provider.chat(…, retry=RetryPolicy())` and `chat_stream` do so, too.
"""

from __future__ import annotations

import inspect
import random
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from types import NoneType
from typing import Any, TypeVar

from turnwire.core.argument_types import refusal, require
from turnwire.core.errors import ProviderError
from turnwire.providers.calls.streams import ResponseStream
from turnwire.providers.calls.waiting import Pause, pause

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class RetryPolicy:
    """Number and delays of retries. Times are in seconds."""

    attempts: int = 3
    """Tries altogether, the first one included."""
    first_delay: float = 0.5
    """Wait after the first failure; it doubles with each further one."""
    longest_delay: float = 30.0
    """Longest wait; a server that asks for more is not tried again."""
    jitter: float = 0.1
    """Share by which a wait is made longer at random, so that many clients do not come back at once."""

    def delays(self) -> Iterator[float]:
        """The wait before each further try."""
        delay = self.first_delay
        for _ in range(self.attempts - 1):
            yield min(delay, self.longest_delay)
            delay *= 2

    def wait_s(self, error: ProviderError, delay: float) -> float | None:
        """Return the delay before the retry after `error`; None if the call must not be retried."""
        if not error.info.retryable or _has_begun(error):
            return None
        asked = error.info.retry_after_s or 0.0
        if asked > self.longest_delay:
            return None
        return max(asked, delay * (1 + random.random() * self.jitter))


def _has_begun(error: ProviderError) -> bool:
    """Return whether a piece of the answer had come before the failure."""
    return error.partial is not None


def _checked(call: object, policy: RetryPolicy | None) -> RetryPolicy:
    if not callable(call):
        text = f"give a function without arguments, as in lambda: provider.complete(request), not {type(call).__name__}"
        raise refusal("call", text)
    require(policy, (RetryPolicy, NoneType), "policy", "a RetryPolicy, as in RetryPolicy(attempts=5)")
    return policy or RetryPolicy()


async def with_retry(
    call: Callable[[], Awaitable[T]],
    policy: RetryPolicy | None = None,
    *,
    sleep: Pause = pause,
) -> T:
    """Return the result of `call`, retried if the error is retryable.

    Raises:
        ProviderError: the last failure.
        InvalidDataError: `call` cannot be called, or `policy` is not a policy.
    """
    policy = _checked(call, policy)
    for delay in policy.delays():
        try:
            return await _awaitable(call())
        except ProviderError as error:
            wait_s = policy.wait_s(error, delay)
            if wait_s is None:
                raise
        await sleep(wait_s)
    return await _awaitable(call())


def _awaitable(given: Awaitable[T]) -> Awaitable[T]:
    """What `call` gave, if it can be awaited; the answer of a synchronous provider cannot."""
    found: Any = given
    if not inspect.isawaitable(found):
        text = f"must give something to await, not {type(found).__name__}; with_retry_sync is for synchronous providers"
        raise refusal("call", text)
    return given


def _value(given: T) -> T:
    """What `call` gave, if it need not be awaited."""
    if inspect.isawaitable(given):
        text = "must give an answer, not something to await; with_retry is for asynchronous providers"
        raise refusal("call", text)
    return given


async def start_with_retry(
    open_stream: Callable[[], ResponseStream],
    policy: RetryPolicy | None = None,
    *,
    sleep: Pause = pause,
) -> ResponseStream:
    """A stream whose first chunk has arrived; `open_stream` is called for each try.

    Raises:
        ProviderError: the last failure.
    """
    return await with_retry(lambda: open_stream().start(), policy, sleep=sleep)
