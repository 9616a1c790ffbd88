"""Runs damaged payloads through their doors and collects what should not have happened.

Findings are one where exception type and innermost frame of the product are the same; the smallest payload is kept.
"""

from __future__ import annotations

import base64
import logging
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

import turnwire_schema

import turnwire
from tests.fuzz.doors import DOORS, Door
from tests.fuzz.payloads import Source
from tests.fuzz.promise import Payload
from tests.fuzz.seeds import Seed

_HOMES = tuple(str(Path(package.__file__).parent) for package in (turnwire, turnwire_schema))
_MOST_SHOWN = 600


@dataclass(slots=True)
class Finding:
    """One kind of untyped outcome, with the smallest payload that leads to it."""

    error: str
    frame: str
    message: str
    door: str
    codec: str
    other: str
    seed: str
    number: int
    payload: Payload
    count: int = 1

    def __str__(self) -> str:
        data = self.payload.data
        shown = repr(data) if len(data) <= _MOST_SHOWN else f"base64 {base64.b64encode(data).decode()[:_MOST_SHOWN]}…"
        return (
            f"{self.error} at {self.frame} ({self.count} times)\n  {self.message[:200]}\n"
            f"  door {self.door}, {self.payload.kind} of {self.codec} (other: {self.other}), from {self.seed}\n"
            f"  again with: python -m tests.fuzz --seed SEED --number {self.number}\n  {len(data)} bytes: {shown}"
        )


@dataclass(slots=True)
class Summary:
    """How many payloads went through how many doors, and what was found."""

    payloads: int = 0
    trials: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    findings: dict[tuple[str, str], Finding] = field(default_factory=dict)

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.kinds.items()))
        head = f"{self.payloads} payloads ({kinds}), {self.trials} trials, {len(self.findings)} findings"
        found = sorted(self.findings.values(), key=lambda each: -each.count)
        return "\n".join([head, *(f"\n{number}. {each}" for number, each in enumerate(found, 1))])


def run(source: Source, numbers: Iterable[int], every: Callable[[Summary], bool] = lambda _: False) -> Summary:
    """Try the payloads of some numbers; `every` sees the summary after each and says whether to stop."""
    summary = Summary()
    logger = logging.getLogger("turnwire")
    before = logger.level
    logger.setLevel(logging.CRITICAL)  # what is logged about damage is not what is looked for
    try:
        for number in numbers:
            seed, payload = source.payload(number)
            for door in doors_of(payload):
                try_door(door, seed, number, payload, summary)
            summary.payloads += 1
            summary.kinds[payload.kind] += 1
            if every(summary):
                break
    except KeyboardInterrupt:
        pass  # what was found until then is printed
    finally:
        logger.setLevel(before)
    return summary


def doors_of(payload: Payload) -> tuple[Door, ...]:
    """The doors of a payload: all that read its kind, and one of those that read anything."""
    *own, detection, validation, conversion, inspection = DOORS[payload.kind]
    if payload.choice % 10 == 0:
        return (*own, inspection)
    return (*own, (detection, validation, conversion)[payload.choice % 3])


def try_door(door: Door, seed: Seed, number: int, payload: Payload, summary: Summary) -> None:
    """One payload at one door."""
    summary.trials += 1
    try:
        door(payload)
    except Exception as error:  # any error that a door lets out is a finding
        error_name = type(error).__qualname__
        frame = _innermost(error)
        message = str(error).splitlines()[0] if str(error) else ""
        if error_name == "BrokenPromise":
            frame = f"{door.__name__}: {message}"
        held = summary.findings.get((error_name, frame))
        found = Finding(
            error_name, frame, message, door.__name__, payload.codec, payload.other, seed.name, number, payload
        )
        if held is None:
            summary.findings[error_name, frame] = found
        else:
            found.count = held.count = held.count + 1
            if len(payload.data) < len(held.payload.data):
                summary.findings[error_name, frame] = found


def _innermost(error: BaseException) -> str:
    """File, line and function of the product's innermost frame."""
    found = "outside of the product"
    for frame in traceback.extract_tb(error.__traceback__):
        home = next((home for home in _HOMES if frame.filename.startswith(home)), None)
        if home is not None and "/_runtime.py" not in frame.filename:
            found = f"{frame.filename[len(home) + 1 :]}:{frame.lineno} {frame.name}"
    return found
