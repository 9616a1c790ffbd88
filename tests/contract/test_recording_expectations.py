"""The reviewed values: complete, in agreement with a second reading of the files, and what the codecs say."""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from tests.cases import for_each
from tests.contract.oracle import ANSWER_PATHS, read_exchange
from turnwire.contract import ReplayReport

pytestmark = pytest.mark.requirement("CON-1", "REQ-2", "REQ-3", "REQ-4", "MSG-10")

RECORDINGS = Path(__file__).parent.parent / "recordings"
FILE: dict[str, Any] = json.loads((RECORDINGS / "expectations.json").read_text("utf-8"))
EXPECTED: dict[str, Any] = FILE["exchanges"]
REMARKS = {"reviewed", "differs_from_oracle"}
# The server's usual word for an answer that calls tools; Responses has none of its own.
USUAL = {
    "/api/chat": {"tool_calls"},
    "/v1/chat/completions": {"tool_calls"},
    "/v1/messages": {"tool_use"},
    "/v1/responses": {"completed"},
}


def exchange(name: str) -> dict[str, Any]:
    value: dict[str, Any] = json.loads((RECORDINGS / name).read_bytes())
    return value


def by_the_oracle(name: str) -> dict[str, Any]:
    beside = (RECORDINGS / name).with_suffix(".sse")
    return read_exchange(exchange(name), beside.read_bytes() if beside.exists() else None)


def without_remarks(name: str) -> dict[str, Any]:
    return {key: value for key, value in EXPECTED[name].items() if key not in REMARKS}


def test_every_chat_exchange_on_disk_has_its_reviewed_values_and_nothing_else_has() -> None:
    on_disk = {
        path.relative_to(RECORDINGS).as_posix()
        for path in RECORDINGS.glob("*/**/*.json")
        if json.loads(path.read_bytes())["request"]["path"] in ANSWER_PATHS
    }
    assert EXPECTED.keys() == on_disk
    assert FILE["odd_requests"].keys() <= on_disk


@for_each("name", sorted(EXPECTED))
def test_reviewed_values_agree_with_the_second_reading(name: str) -> None:
    agrees = by_the_oracle(name) == without_remarks(name)
    assert agrees == ("differs_from_oracle" not in EXPECTED[name])


@for_each("name", sorted(EXPECTED))
def test_the_codec_gives_the_reviewed_values(name: str, report: ReplayReport) -> None:
    rows = [row for row in report.rows if row.recording == name and row.clause == "REC-EXPECTED"]
    assert [(row.outcome, row.reasons) for row in rows] == [("pass", ())]


def listed(report: ReplayReport, beginning: str) -> set[tuple[str, str]]:
    """Recording and reason, behind its beginning, of every row that is excused with it."""
    return {
        (row.recording, reason.removeprefix(beginning))
        for row in report.rows
        if row.outcome == "not applicable"
        for reason in row.reasons
        if reason.startswith(beginning)
    }


def test_every_request_that_is_listed_as_odd_is_odd(report: ReplayReport) -> None:
    assert listed(report, "odd on purpose: ") == set(FILE["odd_requests"].items())


def test_every_deviation_that_is_listed_is_in_a_recording_that_its_pattern_names(report: ReplayReport) -> None:
    found = listed(report, "the server deviates: ")
    assert {because for _, because in found} == {row["because"] for row in FILE["deviations"]}
    assert [
        row
        for row in FILE["deviations"]
        if not any(because == row["because"] and fnmatchcase(name, row["recordings"]) for name, because in found)
    ] == []


def test_every_broken_stream_and_every_odd_ending_says_why_it_is_right() -> None:
    odd = {
        name
        for name, values in EXPECTED.items()
        if "partial" in values or "invalid" in values or "diagnostics" in values
    }
    odd |= {name for name, values in EXPECTED.items() if values.get("finish_reason") in ("error", "other", "cancelled")}
    odd |= {
        name
        for name, values in EXPECTED.items()
        if bool(values.get("tool_calls")) != (values.get("finish_reason") == "tool_calls")
        or (values.get("tool_calls") and values.get("raw") not in USUAL[exchange(name)["request"]["path"]])
    }
    assert sorted(name for name in odd if "reviewed" not in EXPECTED[name]) == []
