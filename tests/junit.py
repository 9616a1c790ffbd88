"""Outcomes of a pytest that a test runs, from its report: the sentences that it prints change with time and version."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

_OTHER_OUTCOMES = ("failure", "error", "skipped")


def outcomes(report: Path) -> dict[str, str]:
    """Name → `passed`, `failure`, `error` or `skipped`, of each test in a file that `--junit-xml` wrote."""
    return {
        f"{case.get('classname')}::{case.get('name')}": next(
            (child.tag for child in case if child.tag in _OTHER_OUTCOMES), "passed"
        )
        for case in ElementTree.parse(report).iter("testcase")
    }
