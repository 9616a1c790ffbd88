"""Threads that a gateway serves: opened at its start, ended and stored at its stop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, contextmanager
from typing import TYPE_CHECKING, Final, TypeAlias

from turnwire.gateway.errors import Refusal
from turnwire.gateway.http.active_responses import stopping
from turnwire.gateway.threads.errors import thread_refusal

if TYPE_CHECKING:
    from turnwire.agent import AgentThreads

ThreadsSource: TypeAlias = "AbstractAsyncContextManager[AgentThreads]"
"""Gives the threads for as long as it is open: `AgentThreads` itself, or whatever opens more with them."""

NO_THREADS: Final = (
    "this gateway keeps no threads; start it with: turnwire serve --threads "
    "(the section agent of its configuration says what the agent may do)"
)


class ThreadService:
    """The threads of one gateway, if it has any, and how many clients follow them. Used on its event loop only."""

    def __init__(self, source: ThreadsSource | None, *, most_followers: int) -> None:
        self._source = source
        self._most = most_followers
        self._threads: AgentThreads | None = None
        self._is_over = False
        self._closing: asyncio.Task[None] | None = None
        self.followers = 0
        """How many clients follow a thread now."""

    @property
    def is_served(self) -> bool:
        """Whether the gateway has threads."""
        return self._source is not None

    @property
    def threads(self) -> AgentThreads:
        """Return the threads.

        Raises:
            Refusal: the gateway has no threads, or it stops.
        """
        if self._source is None:
            raise thread_refusal(404, "no_threads", NO_THREADS)
        if self._threads is None or self._is_over:
            raise stopping()
        return self._threads

    @property
    def is_running(self) -> bool:
        """Return whether a thread runs, followed or not, or is being ended."""
        is_closing = self._closing is not None and not self._closing.done()
        return is_closing or (self._threads is not None and self._threads.is_running)

    async def open(self, life: AsyncExitStack) -> None:
        """Open the threads for the life of the gateway; they are closed with `life`.

        Raises:
            TurnwireError: the agent or its store cannot be opened.
        """
        if self._source is not None:
            self._threads = await life.enter_async_context(self._source)

    def cut(self) -> None:
        """End every run; each is stored."""
        if self._threads is not None and self._closing is None:
            self._is_over = True
            self._closing = asyncio.ensure_future(self._threads.close())

    async def ended(self, timeout_s: float) -> None:
        """Wait until the runs that were cut are stored, but no longer than `timeout_s`."""
        if self._closing is not None:
            await asyncio.wait((self._closing,), timeout=timeout_s)

    def check_followers(self) -> None:
        """Check that one more client may follow a thread.

        Raises:
            Refusal: none may.
        """
        if self.followers >= self._most:
            text = f"{self._most} clients follow threads already; ask again"
            headers = {"retry-after": "1"}
            raise Refusal(503, text, category="overloaded", retryable=True, headers=headers, server_type="followers")

    @contextmanager
    def following(self) -> Iterator[None]:
        """Hold a slot for one client that follows a thread.

        Raises:
            Refusal: no slot is free.
        """
        self.check_followers()
        self.followers += 1
        try:
            yield
        finally:
            self.followers -= 1
