"""Turns of a scenario: which one a request gets, and which requests came so far."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from turnwire_schema._secrets import HIDDEN
from turnwire_schema.v1.scenario import ScenarioAnswer, ScenarioFault, ScenarioMatch, ScenarioTurn

from turnwire.contract.recording import Recording
from turnwire.standin.received_requests import SeenRequest


@dataclass(slots=True)
class Turn:
    """One answer for the requests that fit, and how often it was given."""

    match: ScenarioMatch | None = None
    times: int | None = None
    answer: ScenarioAnswer | None = None
    recording: Recording | None = None
    faults: Sequence[ScenarioFault] = ()
    same_request: bool = False
    """Whether only the request of the recording gets it: method, path and body are the same."""
    used: int = field(default=0, compare=False)
    source: Turn | None = field(default=None, compare=False, repr=False)
    """The turn of the stage, in one that was taken."""

    @classmethod
    def of(cls, told: ScenarioTurn, recording: Recording | None = None) -> Turn:
        """The turn that a scenario describes."""
        return cls(told.match, told.times, told.answer, recording, tuple(told.faults or ()))

    def fits(self, seen: SeenRequest) -> bool:
        """Whether the turn is for this request."""
        if self.same_request and self.recording is not None and not _is_same(self.recording, seen):
            return False
        return self.match is None or _fits(self.match, seen)


class Stage:
    """The turns of a stand-in and what it was asked. Thread-safe; may be changed at any time."""

    def __init__(
        self,
        turns: Iterable[Turn] = (),
        *,
        models: Iterable[str] = (),
        only_recorded: bool = False,
        refuses: bool = False,
        remembers: bool = True,
    ) -> None:
        self.remembers = remembers
        """Whether requests are kept; a server that runs for long would hold ever more of them."""
        self.models = tuple(models)
        """Models that the server lists; none: its usual one."""
        self.only_recorded = only_recorded
        """Whether a request that no turn fits is refused; the stand-in answers it otherwise."""
        self.refuses = refuses
        """Whether a request for which no turn is left is refused; the last one that fits goes on otherwise."""
        self._turns = list(turns)
        self._faults: tuple[ScenarioFault, ...] = ()
        self._seen: list[SeenRequest] = []
        self._lock = threading.Lock()

    @property
    def requests(self) -> tuple[SeenRequest, ...]:
        """The requests so far, in order."""
        with self._lock:
            return tuple(self._seen)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns, in order."""
        with self._lock:
            return tuple(self._turns)

    def add(self, *turns: Turn) -> None:
        """Further turns, at the end."""
        with self._lock:
            self._turns += turns

    def break_every(self, faults: Iterable[ScenarioFault]) -> None:
        """Faults of every answer from now on, in addition to those of its turn."""
        with self._lock:
            self._faults = tuple(faults)

    def clear(self) -> None:
        """Forget turns, faults and requests."""
        with self._lock:
            self._turns.clear()
            self._seen.clear()
            self._faults = ()
            self.only_recorded = self.refuses = False

    def take(self, seen: SeenRequest) -> Turn | None:
        """Note a request; the turn that it gets, with every fault of its answer. None: nothing is scripted for it."""
        with self._lock:
            if self.remembers:
                self._seen.append(seen)
            fitting = [turn for turn in self._turns if turn.fits(seen)]
            unused = (turn for turn in fitting if turn.times is None or turn.used < turn.times)
            chosen = next(unused, fitting[-1] if fitting and not self.refuses else None)
            if chosen is None:
                return Turn(faults=self._faults) if self._faults and not self.refuses else None
            chosen.used += 1
            faults = (*chosen.faults, *self._faults)
            return Turn(answer=chosen.answer, recording=chosen.recording, faults=faults, source=chosen)

    def give_back(self, taken: Turn) -> None:
        """Count a turn that was taken as not used: its request was refused before it came to an answer."""
        with self._lock:
            if taken.source is not None:
                taken.source.used -= 1


def _fits(match: ScenarioMatch, seen: SeenRequest) -> bool:
    last = seen.chat.messages[-1].role if seen.chat is not None and seen.chat.messages else None
    checks = (
        match.dialect is None or match.dialect == seen.dialect,
        match.path is None or _pattern(match.path).fullmatch(seen.path) is not None,
        match.method is None or match.method == seen.method,
        match.model is None or (seen.model is not None and _pattern(match.model).fullmatch(seen.model) is not None),
        match.contains is None or match.contains.casefold() in seen.text.casefold(),
        match.role is None or match.role == last,
        match.stream is None or match.stream == bool(seen.stream),
    )
    return all(checks)


@cache
def _pattern(text: str) -> re.Pattern[str]:
    """The regular expression of a text with the wildcard `*`."""
    return re.compile(".*".join(re.escape(part) for part in text.split("*")), re.DOTALL)


def _is_same(recording: Recording, seen: SeenRequest) -> bool:
    asked = recording.request
    path, _, query = asked.path.partition("?")
    if (asked.method, path) != (seen.method, seen.path) or not _is_equal(query, seen.query):
        return False
    if asked.is_json:
        return _is_equal(asked.body, seen.json)
    return (asked.raw or b"") == seen.body


def _is_equal(recorded: Any, given: Any) -> bool:
    """Whether `given` is what was recorded; what was hidden when it was written may be anything."""
    if isinstance(recorded, str) and HIDDEN in recorded:
        parts = ".*".join(re.escape(part) for part in recorded.split(HIDDEN))
        return isinstance(given, str) and re.fullmatch(parts, given, re.DOTALL) is not None
    if isinstance(recorded, dict):
        return (
            isinstance(given, dict)
            and recorded.keys() == given.keys()
            and all(_is_equal(recorded[name], given[name]) for name in recorded)
        )
    if isinstance(recorded, list):
        return isinstance(given, list) and len(recorded) == len(given) and all(map(_is_equal, recorded, given))
    return bool(recorded == given) and isinstance(recorded, bool) == isinstance(given, bool)
