"""The shared cases of streams are what the accumulator gives, from every source that they name."""

from __future__ import annotations

import json
from collections import Counter

from tests.requirements import requirement
from tests.targets.sequences import SEQUENCES
from tests.targets.stream_cases import FILE, ROOT, text


@requirement("SCH-2")
def test_the_cases_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run python -m tests.targets.stream_cases"


def test_the_cases_are_passed_on_to_readers_in_other_languages() -> None:
    assert (ROOT / "generated" / "json" / "turnwire" / "v1" / FILE.name).read_bytes() == FILE.read_bytes()


def test_cases_come_from_vectors_conversations_recordings_and_rules() -> None:
    cases = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
    sources = Counter(case["name"].split()[0] for case in cases if case["name"] not in SEQUENCES)
    outcomes = Counter(case.get("error", "response") for case in cases)
    reasons = Counter(
        call["reason"]
        for case in cases
        for call in case.get("response", {}).get("message", {}).get("invalid_tool_calls", ())
    )

    assert set(sources) == {"vector", "conversation", "recording"}
    assert min(sources.values()) > 20
    assert set(outcomes) == {"response", "after_end", "interrupted"}
    assert set(reasons) == {"not_json", "not_an_object", "bad_name", "no_name", "truncated", "server_rejected"}
