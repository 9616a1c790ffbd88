"""Who of a pool gets a call, who waits and who is refused: by examples, and over any course of events."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from turnwire_schema.v1.config import PoolMemberConfig

from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError, ProviderUnavailableError
from turnwire.providers.calls import pool_members
from turnwire.providers.calls.pool_members import MemberState, PoolMembers, State, Visit

NAMES = ("a", "b", "c")
CONCURRENCY, QUEUE, COOL_DOWN_S = 2, 2, 10.0
LIMITS = (
    PoolMemberConfig(provider="a", concurrency=1, rate=2),
    PoolMemberConfig(provider="b", rate=0.25),
)


class Clock:
    """Time that a test sets."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> int:
        return round(self.now_s * 1e9)


def made(
    *names: str,
    clock: Clock | None = None,
    concurrency: int | None = 1,
    rate: float | None = None,
    limits: Sequence[PoolMemberConfig] = (),
    queue: int = 8,
) -> PoolMembers:
    """A pool."""
    return PoolMembers(
        "gpu",
        names,
        concurrency=concurrency,
        rate=rate,
        limits={each.provider: each for each in limits},
        queue=queue,
        cool_down_s=COOL_DOWN_S,
        clock=clock or Clock(),
    )


def entered(pool: PoolMembers, talk: str | None = None) -> Visit:
    """A call of the conversation `talk`, or of none."""
    visit = Visit(() if talk is None else (talk.encode(),))
    pool.enter(visit)
    return visit


def where(*visits: Visit) -> list[str | None]:
    """At whom calls run."""
    return [each.member for each in visits]


@requirement("SCL-1")
def test_a_turn_goes_where_the_longest_beginning_of_its_conversation_was_read() -> None:
    pool = made("a", "b", concurrency=None)
    first, other = Visit((b"1",)), Visit((b"2",))
    pool.enter(first)
    pool.enter(other)
    assert sorted(where(first, other), key=str) == ["a", "b"]
    later = [Visit((b"1", b"11", b"111")), Visit((b"2", b"22")), Visit((b"1", b"12"))]
    for each in later:
        pool.enter(each)
    assert where(*later) == [first.member, other.member, first.member]
    assert [each.reason for each in later] == ["prefix"] * 3


@requirement("SCL-1")
def test_of_several_beginnings_the_longest_decides() -> None:
    pool = made("a", "b", concurrency=None)
    pool.enter(first := Visit((b"1", b"12")))
    home = first.member
    assert home is not None
    pool.set_state(home, "draining")
    pool.enter(branch := Visit((b"1", b"11")))
    pool.set_state(home, "active")
    pool.enter(later := Visit((b"1", b"12", b"121")))
    assert (branch.member != home, later.member) == (True, home)


@requirement("SCL-1")
def test_a_conversation_that_moved_is_asked_of_whom_it_moved_to() -> None:
    pool = made("a", "b", concurrency=None)
    first = entered(pool, "talk")
    home = first.member
    assert home is not None
    pool.leave(first)
    pool.set_state(home, "draining")
    moved = entered(pool, "talk")
    pool.set_state(home, "active")
    assert (moved.member != home, entered(pool, "talk").member) == (True, moved.member)


@requirement("SCL-1")
def test_calls_of_unknown_beginnings_go_to_the_member_with_the_fewest() -> None:
    pool = made("a", "b", "c", concurrency=None)
    visits = [entered(pool, f"talk {number}") for number in range(6)]
    assert [state.calls for state in pool.states()] == [2, 2, 2]
    gone = visits[0].member
    pool.leave(visits[0])
    assert entered(pool).member == gone


@requirement("SCL-1")
def test_processes_that_share_nothing_choose_the_same_member_for_a_conversation() -> None:
    def chosen(names: str) -> list[str | None]:
        return [entered(made(*names), f"talk {number}").member for number in range(60)]

    here = chosen("abc")
    assert here == chosen("cba")
    assert all(here.count(name) >= 10 for name in NAMES)
    without = chosen("ab")  # rendezvous hashing moves only what was at the member that is gone
    assert [old == new for old, new in zip(here, without, strict=True)] == [old != "c" for old in here]


@requirement("SCL-1")
def test_a_turn_waits_for_its_member_and_not_for_another_that_is_free() -> None:
    pool = made("a", "b")
    running = entered(pool, "talk")
    second = entered(pool, "talk")
    assert where(running, second) == [running.member, None]
    assert {each.member: each.waiting for each in pool.states()}[running.member or ""] == 1
    pool.leave(running)
    assert (second.member, second.reason) == (running.member or second.member, "prefix")


@requirement("SCL-1")
def test_a_turn_that_waited_long_takes_any_member() -> None:
    pool = made("a", "b")
    running, second = entered(pool, "talk"), entered(pool, "talk")
    pool.wait_for_any(second)
    assert (second.member != running.member, second.member is not None, second.reason) == (True, True, "spilled")


@requirement("SCL-1")
def test_a_turn_behind_a_full_queue_goes_elsewhere_at_once() -> None:
    pool = made("a", "b", queue=1)
    running, waits, third = (entered(pool, "talk") for _ in range(3))
    assert (waits.member, third.reason, third.member != running.member) == (None, "spilled", True)


@requirement("SCL-1")
def test_calls_that_wait_get_their_places_in_their_order() -> None:
    pool = made("a", "b")
    running = [entered(pool), entered(pool)]
    woken: list[int] = []
    waiting = [Visit(wake=partial(woken.append, number)) for number in range(4)]
    for each in waiting:
        pool.enter(each)
    for each in (*running, *waiting):
        pool.leave(each)
    assert woken == [0, 1, 2, 3]
    assert [(state.calls, state.waiting) for state in pool.states()] == [(0, 0), (0, 0)]


@requirement("SCL-1")
def test_a_turn_that_waits_for_its_member_is_not_overtaken_by_later_calls() -> None:
    pool = made("a", "b")
    running = entered(pool, "talk")
    others = [entered(pool)]
    turn = entered(pool, "talk")
    later = [entered(pool), entered(pool)]
    pool.leave(running)
    assert (turn.member is not None, where(*later)) == (True, [None, None])
    pool.leave(others[0])
    assert (later[0].member is not None, later[1].member) == (True, None)


@requirement("SCL-1")
def test_more_calls_than_may_wait_are_refused_with_a_time_to_come_back() -> None:
    clock = Clock()
    pool = made("a", "b", clock=clock, queue=1)
    for _ in range(2):
        visit = entered(pool)
        clock.now_s += 8
        pool.leave(visit)
    for _ in range(4):
        entered(pool)
    with pytest.raises(ProviderUnavailableError, match="busy, with 2 calls waiting") as refused:
        entered(pool)
    info = refused.value.info
    assert (info.status, info.category, info.retryable, info.provider_id) == (503, "overloaded", True, "gpu")
    assert 1 <= (info.retry_after_s or 0) <= 60
    assert pool.refused == 1


@requirement("SCL-1")
def test_a_call_that_gives_up_leaves_the_queue() -> None:
    pool = made("a")
    running, gone, next_one = (entered(pool) for _ in range(3))
    with pytest.raises(ProviderUnavailableError, match="no place was free within 3 s"):
        pool.give_up(gone, 3.0)
    pool.leave(gone)
    pool.leave(running)
    assert (gone.member, next_one.member, pool.waiting_for_any) == (None, "a", 0)


@requirement("SCL-1")
def test_a_call_that_got_its_place_does_not_give_up() -> None:
    pool = made("a")
    running, waits = entered(pool), entered(pool)
    pool.leave(running)
    pool.give_up(waits, 3.0)
    assert waits.member == "a"


@requirement("SCL-1")
def test_a_call_that_is_closed_while_it_waits_leaves_the_queue_and_hears_of_it() -> None:
    pool = made("a")
    running, waits = entered(pool), entered(pool)
    pool.leave(waits)
    assert (type(waits.error), waits.member) == (ProviderUnavailableError, None)
    pool.leave(running)
    assert [state.calls for state in pool.states()] == [0]


@requirement("SCL-1")
def test_a_member_that_failed_gets_nothing_then_one_call_and_then_others() -> None:
    clock = Clock()
    pool = made("a", clock=clock, concurrency=None)
    pool.failed(entered(pool))
    assert pool.states() == (MemberState("a", "active", False, 0, 0, COOL_DOWN_S),)
    clock.now_s = 4.0
    with pytest.raises(ProviderUnavailableError, match="a failed") as refused:
        entered(pool)
    assert refused.value.info.retry_after_s == 6.0
    clock.now_s = 10.0
    probe = entered(pool)
    with pytest.raises(ProviderUnavailableError):
        entered(pool)
    pool.answered(probe)
    assert (entered(pool).member, pool.states()) == ("a", (MemberState("a", "active", True, 2, 0, None),))


@requirement("SCL-1")
def test_a_probe_that_fails_lets_the_member_rest_again() -> None:
    clock = Clock()
    pool = made("a", clock=clock)
    pool.failed(entered(pool))
    clock.now_s = 11.0
    pool.failed(entered(pool))
    assert pool.states()[0].cools_for_s == COOL_DOWN_S
    clock.now_s = 22.0
    assert entered(pool).member == "a"


@requirement("SCL-1")
def test_a_probe_that_ends_without_a_word_leaves_the_next_call_to_probe() -> None:
    clock = Clock()
    pool = made("a", clock=clock)
    pool.failed(entered(pool))
    clock.now_s = 11.0
    pool.leave(entered(pool))
    assert pool.states()[0].is_available is False
    assert entered(pool).member == "a"


@requirement("SCL-1")
def test_a_member_rests_as_long_as_its_server_says() -> None:
    pool = made("a")
    pool.failed(entered(pool), 90.0)
    assert pool.states()[0].cools_for_s == 90.0
    with pytest.raises(ProviderUnavailableError) as refused:
        entered(pool)
    assert refused.value.info.retry_after_s == 60.0  # the longest that is said


@requirement("SCL-1")
@pytest.mark.parametrize("seconds", [86_400.0, 1e300])
def test_a_member_rests_no_longer_than_ten_minutes_whatever_its_server_says(seconds: float) -> None:
    pool = made("a")
    pool.failed(entered(pool), seconds)
    assert pool.states()[0].cools_for_s == 600.0


@requirement("SCL-1")
def test_while_a_member_rests_others_get_its_turns() -> None:
    pool = made("a", "b", concurrency=None)
    first = entered(pool, "talk")
    failed = first.member
    pool.failed(first)
    again = entered(pool, "talk")
    assert (again.member != failed, again.reason) == (True, "least_busy")


@requirement("SCL-1")
def test_a_call_goes_to_no_member_that_failed_it() -> None:
    pool = made("a", "b", concurrency=None)
    visit = entered(pool)
    first = visit.member
    pool.failed(visit, 0.0)
    pool.enter(visit)
    assert (visit.member != first, visit.reason) == (True, "failed_over")
    pool.passed_on(visit)
    with pytest.raises(ProviderUnavailableError):
        pool.enter(visit)
    assert pool.refused == 0


@requirement("SCL-1")
def test_a_drained_member_gets_no_new_calls_and_those_that_wait_for_it_go_elsewhere() -> None:
    pool = made("a", "b")
    running, waits = entered(pool, "talk"), entered(pool, "talk")
    drained = running.member
    assert drained is not None
    pool.set_state(drained, "draining")
    assert (running.member, waits.member not in (None, drained)) == (drained, True)
    pool.leave(running)
    pool.leave(waits)
    assert entered(pool, "new").member != drained


@requirement("SCL-1")
def test_calls_that_wait_are_refused_when_the_last_member_is_drained() -> None:
    pool = made("a")
    woken: list[str] = []
    entered(pool)
    waits = Visit(wake=lambda: woken.append("woken"))
    pool.enter(waits)
    pool.set_state("a", "draining")
    assert (woken, waits.member, pool.refused) == (["woken"], None, 1)
    assert waits.error is not None
    assert (waits.error.info.status, waits.error.info.message) == (
        503,
        "no member of the pool takes calls now: a is drained",
    )


@requirement("SCL-1")
def test_a_member_that_is_active_again_gets_the_calls_that_wait() -> None:
    pool = made("a", "b")
    pool.set_state("b", "draining")
    entered(pool)
    waits = entered(pool)
    pool.set_state("b", "active")
    assert waits.member == "b"


@requirement("SCL-1")
def test_a_name_that_is_no_members_is_refused() -> None:
    with pytest.raises(ConfigurationError, match="x is no member of the pool; use one of: a, b"):
        made("a", "b").set_state("x", "draining")


@requirement("SCL-1")
def test_a_closed_pool_ends_every_wait_and_gives_no_place() -> None:
    pool = made("a")
    entered(pool)
    waits = entered(pool)
    pool.close()
    assert waits.error is not None
    assert (waits.error.info.message, waits.error.info.retryable) == ("the pool was closed", False)
    with pytest.raises(ProviderUnavailableError, match="closed"):
        entered(pool)


@requirement("SCL-1", "SCL-2")
def test_a_member_whose_pace_is_used_up_has_no_place_until_its_next_moment() -> None:
    clock = Clock()
    pool = made("a", clock=clock, concurrency=None, rate=4)
    first, second = entered(pool), entered(pool)
    assert (where(first, second), second.look_at_ns, pool.states()[0].is_available) == (["a", None], 250_000_000, True)
    clock.now_s = 0.24
    pool.look_again(second)
    assert second.member is None
    clock.now_s = 0.25
    pool.look_again(second)
    assert second.member == "a"
    clock.now_s = 9.0  # what was not used is not made up for
    assert where(entered(pool), entered(pool)) == ["a", None]


@requirement("SCL-1", "SCL-2")
def test_the_first_of_those_that_wait_looks_and_the_next_one_when_it_is_gone() -> None:
    clock = Clock()
    pool = made("a", clock=clock, concurrency=None, rate=1)
    entered(pool)
    woken: list[int] = []
    waiting = [Visit(wake=partial(woken.append, number)) for number in range(4)]
    for each in waiting:
        pool.enter(each)
    assert ([each.look_at_ns for each in waiting], woken) == ([1_000_000_000, None, None, None], [0])
    pool.leave(waiting[0])
    assert (waiting[1].look_at_ns, woken) == (1_000_000_000, [0, 1, 0])
    with suppress(ProviderUnavailableError):
        pool.give_up(waiting[1], 0.5)
    assert (waiting[2].look_at_ns, woken) == (1_000_000_000, [0, 1, 0, 2])
    clock.now_s = 1.0
    pool.look_again(waiting[3])  # it is not the one to do so
    assert waiting[2].member is None
    pool.look_again(waiting[2])
    assert (where(*waiting[2:]), waiting[3].look_at_ns, woken) == (["a", None], 2_000_000_000, [0, 1, 0, 2, 2, 3])


@requirement("SCL-1")
def test_a_call_that_waits_gets_the_place_of_a_member_that_has_rested() -> None:
    clock = Clock()
    pool = made("a", "b", clock=clock)
    pool.failed(entered(pool))
    entered(pool)
    waits = entered(pool)
    assert (waits.member, waits.look_at_ns) == (None, 10_000_000_000)
    clock.now_s = 10.0
    pool.look_again(waits)
    assert waits.member is not None


@requirement("SCL-1", "SCL-2")
def test_each_member_has_limits_of_its_own_in_place_of_those_of_the_pool() -> None:
    pool = made("a", "b", "c", concurrency=3, rate=8, limits=LIMITS)
    assert [(each.concurrency, each.rate) for each in pool.states()] == [(1, 2), (3, 0.25), (3, 8)]


@requirement("SCL-1", "SCL-2")
def test_a_refused_call_comes_back_when_the_paces_allow_it() -> None:
    pool = made("a", "b", concurrency=None, rate=0.25, queue=2)
    for _ in range(6):
        entered(pool)
    with pytest.raises(ProviderUnavailableError, match="busy, with 4 calls waiting") as refused:
        entered(pool)
    assert refused.value.info.retry_after_s == 10.0  # five calls, one in two seconds


@requirement("SCL-1")
def test_only_the_beginnings_used_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_members, "MOST_BEGINNINGS", 3)
    pool = made("a", "b", concurrency=None)
    for talk in ("1", "2", "3", "1", "4"):
        pool.leave(entered(pool, talk))
    reasons = {talk: entered(pool, talk).reason for talk in ("1", "3", "4", "2")}
    assert reasons == {"1": "prefix", "3": "prefix", "4": "prefix", "2": "least_busy"}


class Course(RuleBasedStateMachine):
    """Calls that come, wait, are answered, fail and go; members that fail, rest and are drained; time that passes."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = Clock()
        self.pool = made(*NAMES, clock=self.clock, concurrency=CONCURRENCY, limits=LIMITS, queue=QUEUE)
        self.began: dict[str, dict[int, int]] = {name: {} for name in NAMES}
        self.visits: list[Visit] = []
        self.wakes: list[Visit] = []
        self.came: list[Visit] = []

    def _pick(self, place: int, *, runs: bool) -> Visit | None:
        among = [each for each in self.visits if (each.member is not None) == runs and each.error is None]
        return among[place % len(among)] if among else None

    @rule(talk=st.sampled_from([None, "1", "2", "3"]))
    def come(self, talk: str | None) -> None:
        visit = Visit(() if talk is None else (talk.encode(),))
        visit.wake = lambda: self.wakes.append(visit)
        takes_calls = any(state.state == "active" and not state.cools_for_s for state in self.pool.states())
        with suppress(ProviderUnavailableError):
            self.pool.enter(visit)
            assert takes_calls
            self.visits.append(visit)
            self.came.append(visit)

    @rule(place=st.integers(0, 20), is_answered=st.booleans())
    def end(self, place: int, is_answered: bool) -> None:
        visit = self._pick(place, runs=True)
        if visit is not None:
            if is_answered:
                self.pool.answered(visit)
            self.visits.remove(visit)
            self.pool.leave(visit)

    @rule(place=st.integers(0, 20))
    def cancel(self, place: int) -> None:
        visit = self._pick(place, runs=False)
        if visit is not None:
            self.visits.remove(visit)
            self.pool.leave(visit)
            assert visit.error is not None

    @rule(place=st.integers(0, 20))
    def fail(self, place: int) -> None:
        visit = self._pick(place, runs=True)
        if visit is not None:
            member = visit.member
            self.visits.remove(visit)
            self.pool.failed(visit)
            state = {each.member: each for each in self.pool.states()}[member or ""]
            assert (state.is_available, state.cools_for_s) == (False, COOL_DOWN_S)

    @rule(place=st.integers(0, 20))
    def be_tired(self, place: int) -> None:
        visit = self._pick(place, runs=False)
        if visit is not None:
            self.pool.wait_for_any(visit)

    @rule(name=st.sampled_from(NAMES), state=st.sampled_from(["active", "draining"]))
    def change(self, name: str, state: State) -> None:
        self.pool.set_state(name, state)

    @rule(seconds=st.sampled_from([0.25, 1.0, 10.0]))
    def pass_time(self, seconds: float) -> None:
        end_ns = self.clock() + round(seconds * 1e9)
        while looking := [each for each in self.visits if each.look_at_ns is not None and each.look_at_ns <= end_ns]:
            (first,) = looking
            assert first.member is None
            self.clock.now_s = max(self.clock.now_s, (first.look_at_ns or 0) / 1e9)
            self.pool.look_again(first)
        self.clock.now_s = end_ns / 1e9

    @invariant()
    def counts_are_those_of_the_calls(self) -> None:
        states = self.pool.states()
        running = [each.member for each in self.visits if each.member is not None]
        waiting = [each for each in self.visits if each.member is None and each.error is None]
        assert {each.member: each.calls for each in states} == {name: running.count(name) for name in NAMES}
        assert all(each.calls <= (each.concurrency or 0) for each in states)
        assert sum(each.waiting for each in states) + self.pool.waiting_for_any == len(waiting)
        assert len(waiting) <= QUEUE * len(NAMES)

    @invariant()
    def no_place_is_free_that_a_waiting_call_could_use(self) -> None:
        now = self.clock()
        free = {
            each.member
            for each in self.pool.states()
            if each.is_available and each.calls < (each.concurrency or 0) and now >= self._due_ns(each)
        }
        for visit in self.visits:
            if visit.member is None and visit.error is None:
                assert not (free if visit.home is None else free & {visit.home})

    def _note_beginnings(self) -> None:
        for visit in self.visits:
            if visit.member is not None:
                self.began[visit.member][id(visit)] = visit.began_ns

    def _due_ns(self, state: MemberState) -> int:
        self._note_beginnings()
        return max(self.began[state.member].values(), default=0) + (round(1e9 / state.rate) if state.rate else 0)

    @invariant()
    def calls_begin_at_the_pace_of_their_member(self) -> None:
        self._note_beginnings()
        for limit in LIMITS:
            began = sorted(self.began[limit.provider].values())
            assert all(later - earlier >= 1e9 / (limit.rate or 1) for earlier, later in pairwise(began))

    @invariant()
    def a_woken_call_has_a_place_or_an_error_or_is_the_first_that_waits(self) -> None:
        first = next((each for each in self.visits if each.member is None and each.error is None), None)
        for visit in self.wakes:
            assert visit.member is not None or visit.error is not None or visit is first or visit not in self.visits
        told = [each for each in self.visits if each.error is not None]
        assert all(each.member is None and each in self.wakes for each in told)
        self.visits = [each for each in self.visits if each.error is None]
        self.wakes.clear()


TestCourse = Course.TestCase
TestCourse.settings = settings(max_examples=30, stateful_step_count=30)
