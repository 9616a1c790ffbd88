"""How long a turn should wait for the server that has read its conversation: servers and agents in simulated time."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from random import Random
from statistics import mean

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.providers.calls.pool_members import HOME_WAIT_S, PoolMembers, Visit

TURNS = 12
THINKING_S = 4.0
ROUNDS = 5


@dataclass(frozen=True)
class Load:
    """Agents and the servers that they ask; tokens, and tokens a second."""

    name: str
    servers: int = 2
    places: int = 2
    agents: int = 8
    prompt: int = 12_000
    more: int = 1_500
    """What a turn adds to the prompt."""
    answer: int = 250
    reads: float = 2_000.0
    writes: float = 40.0

    def __str__(self) -> str:
        return self.name


@dataclass
class Simulation:
    """One course of events; `waits_s` is how long a turn waits for its server before it takes any."""

    load: Load
    waits_s: float
    seed: int
    now_s: float = 0.0
    turn_s: list[float] = field(default_factory=list)
    """How long each turn took."""
    again: int = 0
    """Tokens of last prompts that were computed again."""

    def __post_init__(self) -> None:
        names = [f"server {number}" for number in range(self.load.servers)]
        self.pool = PoolMembers(
            "gpu", names, concurrency=self.load.places, queue=1_000, clock=lambda: round(self.now_s * 1e9)
        )
        self.random = Random(self.seed)
        self._numbers = count()
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._read: dict[tuple[str, int], int] = {}

    def _at(self, seconds: float, event: Callable[[], None]) -> None:
        heapq.heappush(self._events, (self.now_s + seconds, next(self._numbers), event))

    def run(self) -> Simulation:
        """Play it to its end."""
        for agent in range(self.load.agents):
            self._at(self.random.uniform(0, 10), partial(self._ask, agent, 0, self.load.prompt))
        while self._events:
            self.now_s, _, event = heapq.heappop(self._events)
            event()
        return self

    def _ask(self, agent: int, turn: int, prompt: int) -> None:
        began_s = self.now_s
        is_answering = False

        def answer() -> None:
            nonlocal is_answering
            if visit.member is None or is_answering:
                return
            is_answering = True
            held = self._read.get((visit.member, agent), 0)
            if turn:
                self.again += max(0, prompt - self.load.more - held)
            self._read[visit.member, agent] = prompt + self.load.answer
            writing_s = self.random.expovariate(self.load.writes / self.load.answer)
            self._at((prompt - held) / self.load.reads + writing_s, end)

        def end() -> None:
            self.pool.leave(visit)
            self.turn_s.append(self.now_s - began_s)
            if turn + 1 < TURNS:
                longer = prompt + self.load.answer + self.load.more
                self._at(self.random.expovariate(1 / THINKING_S), lambda: self._ask(agent, turn + 1, longer))

        visit = Visit([f"agent {agent}".encode()], wake=lambda: self._at(0, answer))
        self.pool.enter(visit)
        answer()
        self._at(self.waits_s, lambda: self.pool.wait_for_any(visit))


LOADS = [
    # load, most tokens computed again, most time of a turn: each as a share of those where no turn waits for its server
    (Load("agents on two GPUs"), 0.1, 1.0),
    (Load("long prompts", prompt=40_000, more=3_000), 0.25, 0.8),
    (Load("four servers", servers=4, agents=16), 0.1, 0.8),
    (Load("reading is slow", reads=300.0, writes=10.0), 1.0, 1.05),
    (Load("short prompts", prompt=800, more=200), 0.1, 1.05),
    (Load("long answers", answer=2_000, agents=6), 1.0, 1.05),
    (Load("twice as many agents as places, and more", agents=16), 1.0, 1.05),
    (Load("one call at a time", places=1, agents=5), 0.75, 1.05),
]


@requirement("SCL-1")
@for_each("load, most_again, most_time", LOADS)
def test_waiting_for_the_server_that_has_read_the_prompt_costs_less_than_it_saves(
    load: Load, most_again: float, most_time: float
) -> None:
    waiting = [Simulation(load, HOME_WAIT_S, seed).run() for seed in range(ROUNDS)]
    at_once = [Simulation(load, 0.0, seed).run() for seed in range(ROUNDS)]
    assert all(len(each.turn_s) == load.agents * TURNS for each in (*waiting, *at_once))
    again = sum(each.again for each in waiting) / sum(each.again for each in at_once)
    time = mean(mean(each.turn_s) for each in waiting) / mean(mean(each.turn_s) for each in at_once)
    assert (again <= most_again, time <= most_time) == (True, True), (
        f"{again:.2f} of the tokens, {time:.2f} of the time"
    )
