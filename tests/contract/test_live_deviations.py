"""Every deviation that the recordings show is found by a clause: a server that gives the recorded answer fails it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

import anyio
import pytest

from tests.cases import for_each
from tests.contract.faults import fault_of, row
from tests.contract.recorded_deviations import FURTHER, ROWS
from tests.contract.served import Answer, RightAnswers, Served, judge, target
from tests.requirements import requirement
from turnwire.contract.expectations import read_expectations
from turnwire.contract.live.answer_checks import JUDGEMENTS, all_checks
from turnwire.contract.live.clauses import all_clauses
from turnwire.contract.live.field_paths import WORDS
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.contract.recording import Recording, read_recording
from turnwire.contract.surfaces import surface_of
from turnwire.core.markers import markers_in

RECORDINGS: Final = Path(__file__).parent.parent / "recordings"
EXPECTED: Final = read_expectations(RECORDINGS)
CLAUSES: Final = {clause.id: clause for clause in all_clauses()}
_CLIENT: Final = frozenset({"invalid_request", "unsupported", "tool_use_failed", "context_overflow"})
_ENDS: Final = frozenset({"stop", "length", "tool_calls", "content_filter"})


@cache
def recorded(name: str) -> Recording:
    """The recording of that name."""
    return read_recording(RECORDINGS / name, RECORDINGS)


# A whole call at the limit is no fault of the server. The clause about stop texts asks for one of its own words.
_NO_DEVIATION: Final = frozenset({"after_truncation", "stop_text_left"})
# No clause asks for several answers in a stream.
_UNASKED: Final = frozenset({"answers_missing"})


def deviant() -> list[str]:
    """The recordings whose reviewed values show something that a server should not do."""
    names = {name: values for name, values in EXPECTED.exchanges.items() if "not_a_turn" not in _notes(values)}
    return sorted(name for name, values in names.items() if any(_deviations(name, values)))


def _notes(values: Mapping[str, Any]) -> list[str]:
    found: list[str] = (values.get("partial") or values).get("diagnostics", [])
    return found


def _deviations(name: str, values: Mapping[str, Any]) -> Iterator[bool]:
    yield name in EXPECTED.odd_requests
    yield not set(_notes(values)) <= _NO_DEVIATION | (_UNASKED if recorded(name).response.is_stream else set())
    error, reason, raw = values.get("error"), values.get("finish_reason"), str(values.get("raw"))
    if error is not None and "status" in error:
        yield error["status"] >= 500 and error["category"] in _CLIENT
    elif error is not None:
        yield not recorded(name).response.was_aborted
    else:
        words = WORDS[surface_of(recorded(name)).dialect or ""]
        yield reason == "length" and raw != words.cut_end
        yield reason == "tool_calls" and raw != words.calls_end
        yield raw == words.calls_end != "stop" and raw != "completed" and not values.get("tool_calls")
        yield reason not in _ENDS and raw != "queued"
        yield "tool-call-tag" in markers_in(str(values.get("text")))


def row_of(name: str) -> tuple[str, str] | None:
    """(clause, question) by which the deviation in a recording is found."""
    return next(((clause, question) for pattern, clause, question in ROWS if fnmatchcase(name, pattern)), None)


def _answer(recording: Recording, question: str) -> Answer:
    response = recording.response
    kind = {"sse": "text/event-stream", "ndjson": "application/x-ndjson", "json": "application/json"}
    headers = {"content-type": kind.get(response.framing, "text/plain"), **response.headers}
    raw = response.raw
    if limit := _LIMITS.get(question):  # the recorded limit was another one than the question's
        raw = re.sub(rb'"(output|completion)_tokens": ?[0-9]+', rb'"\1_tokens": %d' % limit, raw)
    return Answer(response.status, tuple(headers.items()), raw)


_LIMITS: Final = {
    name: QUESTIONS[name].ask["parameters"]["max_tokens"] for name in ("cut", "cut-streamed", "tools-cut-streamed")
}


async def _judged(name: str, clause: str, question: str, right: RightAnswers) -> tuple[str, str]:
    recording = recorded(name)
    dialect = _dialect(recording, clause)
    fault = fault_of(row(clause, dialect, question, ("instead", _answer(recording, question))), is_broken=True)
    verdict = await judge(CLAUSES[clause], target(dialect, Served(right, fault)))
    return verdict.outcome, verdict.sentence


def _dialect(recording: Recording, clause: str) -> str:
    found = surface_of(recording).dialect or "openai-chat"
    return found if CLAUSES[clause].concerns(found) else CLAUSES[clause].dialects[0]


@pytest.fixture(scope="module")
def right() -> RightAnswers:
    """Right answers to all other questions."""
    return RightAnswers()


DEVIANT: Final = deviant()


@requirement("CON-2")
@for_each("name", DEVIANT)
def test_the_deviation_of_a_recording_fails_its_clause(name: str, right: RightAnswers) -> None:
    found = row_of(name)
    assert found is not None, json.dumps(EXPECTED.exchanges[name])
    outcome, sentence = anyio.run(_judged, name, *found, right)
    assert outcome == "fail", (found, sentence)


@requirement("CON-2")
@pytest.mark.parametrize(("name", "clause", "question"), FURTHER, ids=lambda value: str(value).rpartition("/")[2])
def test_a_fact_of_a_server_fails_its_clause(name: str, clause: str, question: str, right: RightAnswers) -> None:
    outcome, sentence = anyio.run(_judged, name, clause, question, right)
    assert outcome == "fail", sentence


def sources() -> list[tuple[str, str, str]]:
    """Clauses whose source says what a recording shows: (recording, clause, question)."""
    all_checks()
    found = []
    for clause in all_clauses():
        place, _, shown = clause.source.partition(": ")
        if place.startswith("tests/recordings/") and shown and clause.id in JUDGEMENTS:
            name = place.removeprefix("tests/recordings/")
            is_stream = recorded(name).response.is_stream
            asked = JUDGEMENTS[clause.id].questions
            found.append((name, clause.id, next((q for q in asked if QUESTIONS[q].stream == is_stream), asked[0])))
    return found


@requirement("CON-2")
@for_each(("name", "clause", "question"), sources(), ids=lambda value: str(value).rpartition("/")[2])
def test_the_recording_that_a_clause_names_as_its_source_fails_it(
    name: str, clause: str, question: str, right: RightAnswers
) -> None:
    outcome, sentence = anyio.run(_judged, name, clause, question, right)
    assert outcome == "fail", sentence


def test_no_row_fits_no_recording() -> None:
    used = {next(pattern for pattern, *_ in ROWS if fnmatchcase(name, pattern)) for name in DEVIANT if row_of(name)}
    assert {pattern for pattern, *_ in ROWS} == used
