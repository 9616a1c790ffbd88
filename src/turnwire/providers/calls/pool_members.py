"""Members of a pool: who gets a call, which calls wait for a place, and who gets none for now.

The state of one pool without I/O, for any number of tasks and threads. The clock comes in, so tests give theirs.

- A turn goes to the member that has read the beginning of its conversation last. If that member has no place, the turn
  waits for it, but not for long, and not behind a full queue: then it goes to any other.
- Any other call goes to the member with the fewest calls. Of several the conversation decides, by rendezvous hashing,
  so that processes that share nothing choose the same one.
- A call for which nobody has a place waits for the first place. Nobody overtakes a call that could use the place.
- A member whose pace is used up has no place until its next moment. Of the calls that wait the first looks then.
- A member that failed gets nothing for a while. Then it gets one call, and others when that one is answered.

Beginnings that conversations share (tools and system messages) decide nothing: each member reads them once, whereas
every conversation of an agent would go to the same member.

Source of rendezvous hashing: https://www.eecs.umich.edu/techreports/cse/96/CSE-TR-316-96.pdf
"""

from __future__ import annotations

import math
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final, Literal, NamedTuple, TypeAlias

from turnwire_schema.v1.config import PoolMemberConfig

from turnwire.core.errors import ConfigurationError, ProviderError, ProviderUnavailableError, counted
from turnwire.providers.calls.call_record import Clock

State: TypeAlias = Literal["active", "draining"]
Reason: TypeAlias = Literal["prefix", "least_busy", "spilled", "failed_over"]

QUEUE: Final = 64
"""Most calls that wait for each member."""
QUEUE_TIMEOUT_S: Final = 60.0
"""Longest that a call waits for a place."""
HOME_WAIT_S: Final = 20.0
"""Longest that a turn waits for the member that has read its beginning; then it takes any.

tests/providers/test_pool_waits.py compares it with going elsewhere at once: nowhere later, and far less is read again.
"""
COOL_DOWN_S: Final = 10.0
"""For how long a member that failed gets no call, unless its server said for how long."""
MOST_BEGINNINGS: Final = 32_768
"""Beginnings of conversations that are remembered, at about 200 bytes each; the ones used last stay."""
SHARED: Final = 2
"""Digests of a prompt that are not of one conversation alone: of its tools, and of its system messages."""

LONGEST_COOL_DOWN_S: Final = 600.0
"""Longest that a server keeps itself without calls by what it says; then one call shows if it is well."""

_SECOND: Final = 1_000_000_000
_LONGEST_HINT_S: Final = 60.0


class MemberState(NamedTuple):
    """One member of a pool at one moment."""

    member: str
    state: State
    is_available: bool
    """Whether it gets calls: neither drained nor cooling down."""
    calls: int
    """Calls that run."""
    waiting: int
    """Turns that wait for this member because it has read their beginning."""
    cools_for_s: float | None
    """Seconds for which it gets no call because it failed; None: it did not."""
    concurrency: int | None = None
    """Most calls at once; None: as many as come."""
    rate: float | None = None
    """Most calls that begin in a second; None: as many as come."""


@dataclass(slots=True, eq=False)
class Visit:
    """One call on its way through a pool."""

    digests: Sequence[bytes] = ()
    """Of the beginnings of its conversation, the shortest first."""
    wake: Callable[[], object] = lambda: None
    """Called when the call got its place, will get none, or is to look again at another moment."""
    tried: list[str] = field(default_factory=list)
    """Members that failed."""
    member: str | None = None
    """Whose place it has."""
    reason: Reason = "least_busy"
    error: ProviderError | None = None
    """Why it gets no place."""
    reader: str | None = None
    """Who of the members that take calls has read most of its conversation."""
    home: str | None = None
    """For whom it waits; None: for anybody."""
    look_at_ns: int | None = None
    """When it is to look again, because time alone frees a place; None: not at all."""
    is_over: bool = False
    """Whether its caller has left; it gets no place any more."""
    is_probe: bool = False
    began_ns: int = 0

    @property
    def is_waiting(self) -> bool:
        """Whether it has no place yet and may still get one."""
        return self.member is None and self.error is None and not self.is_over


@dataclass(slots=True)
class _Member:
    name: str
    concurrency: int | None
    rate: float | None
    state: State = "active"
    running: int = 0
    due_ns: int = 0
    """When its pace allows the next call."""
    cool_until_ns: int | None = None
    """Until when it gets no call; None: it did not fail."""
    is_probed: bool = False
    """Whether a call shows at this moment if it is well again."""


class PoolMembers:
    """The members of one pool."""

    def __init__(
        self,
        pool_id: str,
        names: Iterable[str],
        *,
        concurrency: int | None = None,
        rate: float | None = None,
        limits: Mapping[str, PoolMemberConfig] | None = None,
        queue: int = QUEUE,
        cool_down_s: float = COOL_DOWN_S,
        clock: Clock = time.monotonic_ns,
    ) -> None:
        self.pool_id = pool_id
        self.refused = 0
        """Calls that got no place."""
        self.routed: dict[tuple[str, Reason], int] = {}
        """Calls that got a place, by member and reason."""
        self._members: dict[str, _Member] = {}
        for name in names:
            own = (limits or {}).get(name) or PoolMemberConfig(provider=name)
            self._members[name] = _Member(name, own.concurrency or concurrency, own.rate or rate)
        self._queue = queue
        self._cool_down_s = cool_down_s
        self._clock = clock
        self._waiting: deque[Visit] = deque()
        self._beginnings: OrderedDict[bytes, str] = OrderedDict()
        self._average_ns = float(_SECOND)
        self._is_closed = False
        self._lock = threading.Lock()

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of the members, in the order of the configuration."""
        return tuple(self._members)

    def states(self) -> tuple[MemberState, ...]:
        """Every member as it is now."""
        with self._lock:
            now = self._clock()
            return tuple(
                MemberState(
                    each.name,
                    each.state,
                    each.state == "active" and each.cool_until_ns is None,
                    each.running,
                    self._waits_for(each),
                    None if each.cool_until_ns is None else max(0.0, (each.cool_until_ns - now) / _SECOND),
                    each.concurrency,
                    each.rate,
                )
                for each in self._members.values()
            )

    @property
    def waiting_for_any(self) -> int:
        """Calls that wait for the first place."""
        with self._lock:
            return sum(visit.home is None for visit in self._waiting)

    def set_state(self, name: str, state: State) -> None:
        """Give a member no new calls (`draining`; those that run go on), or calls again (`active`).

        Raises:
            ConfigurationError: the pool has no such member.
        """
        with self._lock:
            if name not in self._members:
                text = f"{name} is no member of the pool; use one of: {', '.join(self._members)}"
                raise ConfigurationError(text, provider_id=self.pool_id, retryable=False)
            self._members[name].state = state
            self._hand_out()

    # The way of one call

    def enter(self, visit: Visit) -> None:
        """Give `visit` a place, or let it wait for one: then `member` is None until `wake` is called.

        Raises:
            ProviderError: nobody takes calls, or too many wait.
        """
        with self._lock:
            if visit.is_over:
                raise self.no_place(visit)
            self._hand_out()
            takers = self._takers(visit)
            if not takers:
                raise self._nobody(visit)
            reader = self._reader(visit, takers)
            visit.reader = None if reader is None else reader.name
            free = [each for each in takers if self._has_place(each)]
            is_full = len(self._waiting) >= self._queue * len(takers)
            if reader in free:
                free = [reader]
            elif reader is not None and not is_full and self._waits_for(reader) < self._queue:
                visit.home, free = reader.name, []
            elif not free and is_full:
                self.refused += 1
                raise self._full(f"with {counted(len(self._waiting), 'call')} waiting")
            if free:
                self._give(visit, self._least_busy(visit, free))
            else:
                self._waiting.append(visit)
                self._let_first_look()

    def wait_for_any(self, visit: Visit) -> None:
        """Let a turn that waits for its member take the first place."""
        with self._lock:
            if visit in self._waiting:
                visit.home = None
                self._hand_out()

    def look_again(self, visit: Visit) -> None:
        """Hand out the places that time alone has freed, if `visit` is the one to do so and its moment has come."""
        with self._lock:
            if visit.look_at_ns is not None and self._clock() >= visit.look_at_ns:
                self._hand_out()

    def give_up(self, visit: Visit, waited_s: float) -> None:
        """End the wait of `visit`, unless it just got a place.

        Raises:
            ProviderError: it got none.
        """
        with self._lock:
            if visit not in self._waiting:
                return
            self._waiting.remove(visit)
            self._let_first_look()
            self.refused += 1
            raise self._full(f"and no place was free within {waited_s:g} s")

    def answered(self, visit: Visit) -> None:
        """Note that the answer to `visit` began, so its member is well."""
        with self._lock:
            if visit.member is not None:
                member = self._members[visit.member]
                member.cool_until_ns, member.is_probed, visit.is_probe = None, False, False
                self._hand_out()

    def failed(self, visit: Visit, cool_down_s: float | None = None) -> None:
        """Note that the server of `visit`'s member failed. `cool_down_s`: for how long it said it wants no call."""
        with self._lock:
            if visit.member is not None:
                seconds = self._cool_down_s if cool_down_s is None else min(cool_down_s, LONGEST_COOL_DOWN_S)
                member = self._members[visit.member]
                member.cool_until_ns, member.is_probed = self._clock() + round(seconds * _SECOND), False
                visit.is_probe = False
        self.passed_on(visit)

    def passed_on(self, visit: Visit) -> None:
        """Free the place of `visit`, which is to be given another member's."""
        with self._lock:
            if visit.member is not None:
                visit.tried.append(visit.member)
                self._free(visit)
                self._hand_out()

    def leave(self, visit: Visit) -> None:
        """Free the place of `visit`, or end its wait. It gets no other one."""
        with self._lock:
            visit.is_over = True
            if visit.member is not None:
                self._average_ns += 0.2 * (self._clock() - visit.began_ns - self._average_ns)
                self._free(visit)
                self._hand_out()
            elif visit in self._waiting:
                self._waiting.remove(visit)
                self._let_first_look()
                visit.error = self.no_place(visit)
                visit.wake()

    def no_place(self, visit: Visit) -> ProviderError:
        """Why `visit`, whose wait is over, has no place."""
        return visit.error or self._closed("the call was closed while it waited")

    def close(self) -> None:
        """End every wait, and give no more places."""
        with self._lock:
            self._is_closed = True
            self._hand_out()

    # What both sides need; the lock is held

    def _takers(self, visit: Visit) -> list[_Member]:
        """The members that take calls now and did not fail in this one."""
        if self._is_closed:
            return []
        return [each for each in self._members.values() if each.name not in visit.tried and self._takes_calls(each)]

    def _takes_calls(self, member: _Member) -> bool:
        if member.state != "active":
            return False
        return member.cool_until_ns is None or (not member.is_probed and self._clock() >= member.cool_until_ns)

    def _has_place(self, member: _Member) -> bool:
        is_below = member.concurrency is None or member.running < member.concurrency
        return is_below and self._clock() >= member.due_ns

    def _waits_for(self, member: _Member) -> int:
        return sum(visit.home == member.name for visit in self._waiting)

    def _reader(self, visit: Visit, takers: Iterable[_Member]) -> _Member | None:
        """Who of `takers` has read most of the conversation."""
        by_name = {each.name: each for each in takers}
        names = (self._beginnings.get(digest) for digest in reversed(visit.digests))
        return next((by_name[name] for name in names if name in by_name), None)

    def _least_busy(self, visit: Visit, free: Iterable[_Member]) -> _Member:
        key = visit.digests[0] if visit.digests else b""
        return min(free, key=lambda each: (each.running, blake2b(key + each.name.encode(), digest_size=8).digest()))

    def _give(self, visit: Visit, member: _Member) -> None:
        if visit.tried:
            visit.reason = "failed_over"
        elif visit.reader is not None:
            visit.reason = "prefix" if visit.reader == member.name else "spilled"
        visit.member, visit.home, visit.look_at_ns, visit.began_ns = member.name, None, None, self._clock()
        visit.is_probe = member.is_probed = member.cool_until_ns is not None
        member.running += 1
        member.due_ns = visit.began_ns + (0 if member.rate is None else math.ceil(_SECOND / member.rate))
        self.routed[member.name, visit.reason] = self.routed.get((member.name, visit.reason), 0) + 1
        for digest in visit.digests:
            self._beginnings[digest] = member.name
            self._beginnings.move_to_end(digest)
        while len(self._beginnings) > MOST_BEGINNINGS:
            self._beginnings.popitem(last=False)

    def _free(self, visit: Visit) -> None:
        member = self._members[visit.member or ""]
        member.running -= 1
        if visit.is_probe:  # it ended before it showed anything: the next call does
            member.is_probed = visit.is_probe = False
        visit.member = None

    def _hand_out(self) -> None:
        """Give free places to the calls that wait, the oldest first; those for whom nobody is left hear of it."""
        for visit in [*self._waiting]:
            takers = self._takers(visit)
            if visit.home is not None and all(each.name != visit.home for each in takers):
                visit.home = None
            free = [each for each in takers if self._has_place(each) and visit.home in (None, each.name)]
            if free:
                self._waiting.remove(visit)
                self._give(visit, self._least_busy(visit, free))
                visit.wake()
            elif not takers:
                self._waiting.remove(visit)
                visit.error = self._nobody(visit)
                visit.wake()
        self._let_first_look()

    def _let_first_look(self) -> None:
        """Let the first of the calls that wait look again when a pace allows a call, or a member has rested."""
        if not self._waiting:
            return
        first, now = self._waiting[0], self._clock()
        moments = (at for each in self._members.values() for at in (each.due_ns, each.cool_until_ns or 0) if at > now)
        moment = min(moments, default=None)
        if first.look_at_ns != moment:
            first.look_at_ns = moment
            first.wake()

    # Errors

    def _closed(self, text: str) -> ProviderError:
        return ProviderUnavailableError(text, provider_id=self.pool_id, retryable=False)

    def _nobody(self, visit: Visit) -> ProviderError:
        if self._is_closed:
            return self._closed("the pool was closed")
        self.refused += not visit.tried  # what a server answered with an error got its place
        soonest = min(self._cooling_ns(visit), default=None)
        text = f"no member of the pool takes calls now: {', '.join(self._why_not())}"
        return self._overloaded(text, 1.0 if soonest is None else (soonest - self._clock()) / _SECOND)

    def _cooling_ns(self, visit: Visit) -> Iterator[int]:
        for each in self._members.values():
            if each.state == "active" and each.cool_until_ns is not None and each.name not in visit.tried:
                yield each.cool_until_ns

    def _why_not(self) -> Iterator[str]:
        for each in self._members.values():
            yield f"{each.name} {'is drained' if each.state == 'draining' else 'failed'}"

    def _full(self, why: str) -> ProviderError:
        calls, members = len(self._waiting) + 1, self._members.values()
        wait_s = self._average_ns / _SECOND * calls / sum(each.concurrency or 1 for each in members)
        rates = [each.rate for each in members if each.rate is not None]
        if len(rates) == len(members):
            wait_s = max(wait_s, calls / sum(rates))
        return self._overloaded(f"every member of the pool is busy, {why}", wait_s)

    def _overloaded(self, text: str, wait_s: float) -> ProviderError:
        return ProviderUnavailableError(
            text,
            provider_id=self.pool_id,
            status=503,
            category="overloaded",
            retryable=True,
            retry_after_s=min(max(wait_s, 1.0), _LONGEST_HINT_S),
        )
