"""Checks of the answers to questions: the question by its name, and a function that yields what is wrong.

A check yields one sentence for each fault, and nothing if the clause holds. Three checks are so common that a clause
needs no function of its own: a question is taken, is refused, or does at least not break the server.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from turnwire.contract.live.answers import (
    MISSING,
    PLAIN,
    read,
    require_answer,
    require_plain_answer,
    said_of_missing,
)
from turnwire.contract.live.probe import Probe
from turnwire.contract.live.response_facts import Reading
from turnwire.contract.live.verdict import Stop, Verdict, failed, inconclusive, not_supported, passed
from turnwire.core.errors import ProviderError

Check: TypeAlias = Callable[[Probe], Awaitable[Verdict]]
"""Asks the server through the probe and says what it found. It may raise `Stop`."""

_CHECKS: Final[dict[str, Check]] = {}
_FOLDER: Final = "turnwire.contract.live.checks"


def check(clause: str) -> Callable[[Check], Check]:
    """Register the function that follows as the check of a clause.

    Raises:
        ValueError: the clause has a check already.
    """

    def register(function: Check) -> Check:
        if clause in _CHECKS:
            raise ValueError(f"{clause} has two checks; give each clause one")
        _CHECKS[clause] = function
        return function

    return register


@cache
def all_checks() -> Mapping[str, Check]:
    """Every check of every module in `checks/`, by clause."""
    for module in pkgutil.iter_modules(importlib.import_module(_FOLDER).__path__):
        importlib.import_module(f"{_FOLDER}.{module.name}")
    return MappingProxyType(_CHECKS)


Judge = Callable[..., Iterable[str]]
"""Gives the faults of one answer to each of its questions, in their order; may raise `Stop`."""

Kind = Literal["judged", "taken", "refused", "withstood"]

Judges = Literal["answers", "bodies", "everything"]
"""Which answers a check reads: those that can be decoded, every body with status 200, or refusals, too."""

_SHOWN: Final = 3
_REFUSALS: Final = range(400, 500)
_BREAKDOWNS: Final = range(500, 600)


class Judgement(NamedTuple):
    """How a clause is checked."""

    clause: str
    questions: tuple[str, ...]
    kind: Kind = "judged"


JUDGEMENTS: Final[dict[str, Judgement]] = {}
"""Every clause that is checked with the answers to questions, by its id."""


def judged(clause: str, *questions: str, judges: Judges = "answers") -> Callable[[Judge], Judge]:
    """Register the function that follows as the check of a clause."""

    def register(judge: Judge) -> Judge:
        @check(clause)
        async def run(probe: Probe) -> Verdict:
            if judges == "answers" or (judges == "everything" and (await read(probe, PLAIN)).status != 200):
                await require_plain_answer(probe)
            readings = [await read(probe, name) for name in questions]
            for reading in readings:
                if judges == "bodies" and reading.status in MISSING:
                    await require_plain_answer(probe)
                if judges == "answers" or (judges == "bodies" and reading.status != 200):
                    require_answer(reading)
            return verdict(judge(*readings), f"Seen in the answer to {_named(questions)}.")

        JUDGEMENTS[clause] = Judgement(clause, questions)
        return judge

    return register


def takes(clause: str, question: str) -> None:
    """The clause holds where the question is answered."""
    _common(clause, question, "taken", taken)


def refuses(clause: str, question: str) -> None:
    """The clause holds where the question is refused as a fault of the client."""
    _common(clause, question, "refused", refused)


def withstands(clause: str, question: str) -> None:
    """The clause holds where the question is answered, or refused as a fault of the client."""
    _common(clause, question, "withstood", withstood)


def verdict(faults: Iterable[str], holds: str) -> Verdict:
    """The verdict on these faults; `holds` is the sentence if there is no fault."""
    found = list(islice(faults, _SHOWN + 1))
    more = " and more" if len(found) > _SHOWN else ""
    return failed(_sentence(f"{'; '.join(found[:_SHOWN])}{more}.")) if found else passed(holds)


def _sentence(text: str) -> str:
    """`text` with a capital letter, unless it begins with a name."""
    first = text.partition(" ")[0].rstrip(":;.")
    return f"{text[0].upper()}{text[1:]}" if first.isalpha() else text


def taken(reading: Reading) -> Iterator[str]:
    """The faults of an answer that should be none of a refusal."""
    if reading.status != 200:
        yield f"the server refused it with status {reading.status}: {reading.said}"
    elif not reading.is_stream and reading.body is None:
        yield "the status is 200, but the body is not JSON"
    elif reading.decoded.failure is not None and _is_unreadable(reading.decoded.failure):
        yield f"the status is 200, but the answer cannot be read: {reading.said}"
    elif reading.decoded.failure is not None:
        yield f"the status is 200, but the body is an error: {reading.said}"


def refused(reading: Reading) -> Iterator[str]:
    """The faults of an answer that should be a refusal."""
    failure = reading.decoded.failure if reading.status == 200 else None
    if failure is not None and _is_unreadable(failure):
        yield f"the status is 200, but the body is neither an answer nor an error: {reading.said}"
    elif failure is not None:
        yield f"the status is 200, and the error is in the body: {reading.said}"
    elif reading.status in _BREAKDOWNS:
        yield f"the server answered with status {reading.status}: {reading.said}"
    elif reading.status not in _REFUSALS:
        yield f"the server accepted it with status {reading.status}"


def _is_unreadable(failure: ProviderError) -> bool:
    return failure.info.category in ("interrupted", "protocol")


def withstood(reading: Reading) -> Iterator[str]:
    """The faults of an answer that may be anything but a breakdown."""
    if reading.status in _BREAKDOWNS:
        yield f"the server answered with status {reading.status}: {reading.said}"
    elif reading.broken is not None:
        yield f"the connection broke: {reading.broken}"


def _common(clause: str, question: str, kind: Kind, judge: Callable[[Reading], Iterable[str]]) -> None:
    @check(clause)
    async def run(probe: Probe) -> Verdict:
        if question != PLAIN:
            await require_plain_answer(probe)  # a server that answers nothing fails another clause
        reading = await read(probe, question)
        if question == PLAIN and reading.status in MISSING:
            return failed(f"The server answers no plain question: {said_of_missing(reading, probe)}.")
        if kind == "taken" and reading.status != 200 and _is_missing(reading):
            return not_supported(f"The server does not support it: status {reading.status}, {reading.said}.")
        if kind == "taken" and reading.status != 200 and reading.info.category == "context_overflow":
            return inconclusive(f"The model's context is too small for the question: {reading.said}.")
        if kind != "refused" and reading.broken is not None and reading.status == 0:
            return inconclusive(f"No answer came: {reading.broken}.")
        return verdict(judge(reading), f"The server answered with status {reading.status}.")

    JUDGEMENTS[clause] = Judgement(clause, (question,), kind)


def _is_missing(reading: Reading) -> bool:
    return reading.status in MISSING or reading.info.category == "unsupported"


def tried(what: str) -> Stop:
    """Return what ends a check without a verdict: `what` was tried, in vain."""
    return Stop(inconclusive(what))


def _named(questions: tuple[str, ...]) -> str:
    return " and ".join(f"`{name}`" for name in questions)
