"""The last run as JUnit XML: a suite for each dialect, a case for each clause."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from xml.etree import ElementTree as Xml

from turnwire_schema.v1.contract import ContractClause, ContractResult, ContractRun

from turnwire.contract.live.reports.table import ENDINGS, WORDS, Column, Table

# What XML 1.0 cannot hold, not even escaped: https://www.w3.org/TR/xml/#charsets
_NO_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def render(runs: Sequence[ContractRun]) -> str:
    """The XML of the last of the runs. What is neither pass nor fail is skipped, with its sentence."""
    table = Table(runs[-1:])
    root = Xml.Element("testsuites", name=_clean(runs[-1].name), time=_seconds(runs[-1].duration_ms))
    for column in table.columns:
        root.append(_suite(column, table))
    if runs[-1].ended == "server_stopped":
        root.append(_stopped(runs[-1]))
    Xml.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(root, encoding="unicode") + "\n"


def _stopped(run: ContractRun) -> Xml.Element:
    """A suite whose one error is that the server stopped answering."""
    suite = Xml.Element("testsuite", name="run", tests="1", failures="0", errors="1", skipped="0")
    case = Xml.SubElement(suite, "testcase", classname="run", name="The server answers until the end of the run.")
    said = f"{ENDINGS[run.ended]} after {len(run.results)} of {run.planned} results"
    Xml.SubElement(case, "error", type="must", message=said)
    return suite


def _suite(column: Column, table: Table) -> Xml.Element:
    found = column.counts
    suite = Xml.Element(
        "testsuite",
        name=_clean(column.heading),
        tests=str(len(column.results)),
        failures=str(found["fail"]),
        errors="0",
        skipped=str(len(column.results) - found["pass"] - found["fail"]),
        timestamp=column.run.started_at.removesuffix("Z"),
        time=_seconds(sum(each.duration_ms or 0 for each in column.results.values())),
    )
    for clause in table.clauses:
        result = column.results.get(clause.id)
        if result is not None:
            suite.append(_case(clause, result))
    return suite


def _case(clause: ContractClause, result: ContractResult) -> Xml.Element:
    case = Xml.Element(
        "testcase",
        classname=f"{result.dialect}.{clause.area}",
        name=f"{clause.id}: {clause.sentence}",
        time=_seconds(result.duration_ms or 0),
    )
    if result.outcome == "fail":
        failure = Xml.SubElement(case, "failure", type=clause.severity, message=_clean(result.sentence))
        lines = [f"Clause: {clause.sentence}", f"Reason: {clause.reason}", f"Source: {clause.source}"]
        lines += [each.curl for each in (result.evidence or ())[-1:]]
        failure.text = _clean("\n".join(lines))
    elif result.outcome != "pass":
        Xml.SubElement(case, "skipped", message=_clean(f"{WORDS[result.outcome]}: {result.sentence}"))
    return case


def _seconds(milliseconds: int) -> str:
    return f"{milliseconds / 1000:.3f}"


def _clean(text: str) -> str:
    return _NO_XML.sub("\ufffd", text)
