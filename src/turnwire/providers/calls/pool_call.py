"""One call on its way through a pool: the place that it waits for, the members that fail, and who answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.requests.prompt_prefix import prefix_digests
from turnwire.core.audit_sink import AuditSink
from turnwire.core.errors import ProviderError, ProviderTimeoutError
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.call_record import Clock
from turnwire.providers.calls.composite import INTERRUPTED, TimeLimit, Tries, Try, TryNotes, changed_over, falls_over
from turnwire.providers.calls.io_actions import TOTAL_S, Steps, aside, is_large_request
from turnwire.providers.calls.io_loop import Driver
from turnwire.providers.calls.pool_members import HOME_WAIT_S, SHARED, PoolMembers, Visit
from turnwire.providers.calls.waiting import Signal
from turnwire.providers.sync.base import SyncModelProvider

P = TypeVar("P", bound=ModelProvider | SyncModelProvider)


class PoolCall(TryNotes, Generic[P]):
    """One call on its way through the pool."""

    def __init__(
        self,
        providers: Mapping[str, P],
        members: PoolMembers,
        turn: ChatRequest | None,
        limit_s: float | None,
        *,
        model: str | None,
        queue_timeout_s: float,
        sink: AuditSink,
        clock: Clock,
    ) -> None:
        self._providers = providers
        self._members = members
        self._turn = turn
        """Whose conversation is to be known; None: it is, or the call has none."""
        self._visit = Visit()
        self._limit = TimeLimit(limit_s, clock)
        self._clock = clock
        self._given_s: float | None = None
        """Seconds of the caller's limit that were left when the member was asked."""
        self._model = model
        self._queue_timeout_s = queue_timeout_s
        self._sink = sink
        self._failed: list[tuple[str, ProviderError]] = []
        self._answering: str | None = None

    def _digesting(self) -> Steps[Sequence[bytes]]:
        """Digests of the beginnings of the conversation, as steps, which run outside the event loop if it is long."""
        turn, self._turn = self._turn, None
        if turn is None:
            return self._visit.digests
        found = yield from aside(partial(prefix_digests, turn), heavy=is_large_request(turn))
        return found[SHARED:]

    def _enter(self, wake: Callable[[], object]) -> None:
        self._visit.wake = wake
        try:
            self._members.enter(self._visit)
        except ProviderError as error:
            raise self._last(error) from None

    def _waits_s(self) -> Iterator[float]:
        """How long to wait for a place: for the member that has read the prompt, then for any."""
        visit, left_s = self._visit, self._limit.left_s()
        whole_s = self._queue_timeout_s if left_s is None else min(self._queue_timeout_s, left_s)
        at_home_s = min(HOME_WAIT_S, whole_s / 2) if visit.home is not None else 0.0
        if visit.is_waiting and at_home_s:
            yield from self._parts_s(at_home_s)
            self._members.wait_for_any(visit)
        yield from self._parts_s(whole_s - at_home_s)
        if visit.is_waiting:
            self._give_up(whole_s)

    def _parts_s(self, most_s: float) -> Iterator[float]:
        """The parts of a wait for a place: between them, this call looks at what time alone has freed."""
        visit, end_ns = self._visit, self._clock() + round(most_s * 1e9)
        while visit.is_waiting and (now := self._clock()) < end_ns:
            until_ns = end_ns if visit.look_at_ns is None else min(visit.look_at_ns, end_ns)
            yield max(0.0, (until_ns - now) / 1e9)
            self._members.look_again(visit)

    def _give_up(self, waited_s: float) -> None:
        try:
            self._members.give_up(self._visit, waited_s)
        except ProviderError as error:
            raise self._last(error) from None

    def _last(self, error: ProviderError) -> ProviderError:
        """What the call ends with where `error` says that no other member takes it."""
        if not self._failed:
            return error
        *earlier, (_, last) = self._failed
        for member, each in earlier:
            last.add_note(f"asked before: {member} ({each.info.code})")
        return last

    def _place(self) -> Try[P]:
        visit = self._visit
        if visit.member is None:
            raise self._last(self._members.no_place(visit))
        if self._failed:
            member, error = self._failed[-1]
            changed_over(self._sink, error, (member, self._model), (visit.member, self._model))
        self._answering, self._given_s = visit.member, self._limit.left_s()
        return Try(self._providers[visit.member], None, self._given_s)

    def failing(self, error: ProviderError) -> None:
        if self._visit.member is None:
            raise error
        if not falls_over(error):
            self.broken(error)
            if error.info.status is not None:  # the server answered: the request is at fault
                self._members.answered(self._visit)
            raise error
        self._failed.append((self._visit.member, error))
        if self._is_servers_fault(error):
            self._members.failed(self._visit, error.info.retry_after_s)
        else:
            self._members.passed_on(self._visit)

    def _is_servers_fault(self, error: ProviderError) -> bool:
        """Return False if only the time was over that the caller gave, or if this process looked too late."""
        if not isinstance(error, ProviderTimeoutError):
            return True
        is_callers = self._given_s is not None and self._given_s <= (error.info.limit_s or 0.0)
        is_short = self._given_s is not None and self._given_s < TOTAL_S
        return error.info.category != "overloaded" and not (is_callers and is_short)

    def answered(self) -> None:
        self._members.answered(self._visit)

    def broken(self, error: ProviderError) -> None:
        if error.info.category == INTERRUPTED:
            self._members.failed(self._visit)

    def over(self) -> None:
        self._members.leave(self._visit)

    def notes(self) -> tuple[dict[str, Any], ...]:
        """The diagnostic that names the member."""
        what = f"{self._answering} of the pool {self._members.pool_id} answered ({self._visit.reason})"
        if self._failed:
            what += ", " + ", ".join(f"{member} failed with {error.info.code}" for member, error in self._failed)
        extras = {"provider_id": self._answering, "reason": self._visit.reason}
        return ({"id": "pool", "what": what, "extras": extras},)


class PoolTries(PoolCall[ModelProvider], Tries):
    """The tries of one call to a pool."""

    async def following(self) -> Try[ModelProvider]:
        self._visit.digests = await Driver(self._digesting()).run()
        signal = Signal()
        self._enter(signal.set)
        for waits_s in self._waits_s():
            await signal.wait(waits_s)
        return self._place()
