"""Reports of runs: JUnit, HTML, Markdown, and what changed between two runs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from typing import Final, NamedTuple
from xml.etree import ElementTree as Xml

import pytest

from tests.contract.live_runs import EXCHANGE, result, run
from tests.requirements import requirement
from turnwire.contract.live.reports import html, junit, markdown
from turnwire.contract.live.reports.table import Change, changes

FOUND = run(
    result("chat.holds", "pass"),
    result("chat.fails", "fail", evidence=[EXCHANGE]),
    result("tools.absent", "not_supported"),
    result("tools.elsewhere", "not_applicable"),
    result("tools.unsure", "inconclusive", evidence=[EXCHANGE]),
)
EVIL = '<script>alert("1")</script>\x00\x1b[31m'


class Page(HTMLParser):
    """Tags and attributes of a page, and whether every tag that opens is closed."""

    VOID = frozenset({"meta", "br", "input"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str, str | None]] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value) for name, value in attrs]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "script"):
            self.texts.append(data)


class Rule(NamedTuple):
    """What an element of JUnit's XML may have."""

    required: Mapping[str, str] = {}
    """Attributes that it must have, each with the pattern of its values."""
    optional: Mapping[str, str] = {}
    children: frozenset[str] = frozenset()
    most_children: int | None = None
    has_text: bool = False


_ANY: Final = ".*"
_COUNT: Final = r"\d+"
_SECONDS: Final = r"\d+\.\d+"
_ENDED: Final = frozenset({"failure", "error", "skipped"})
# The elements and attributes that Jenkins' xunit plugin (junit-10.xsd), GitLab and GitHub's actions read.
JUNIT: Final[Mapping[str, Rule]] = {
    "testsuites": Rule(
        optional={"name": _ANY, "time": _SECONDS, "tests": _COUNT, "failures": _COUNT, "errors": _COUNT},
        children=frozenset({"testsuite"}),
    ),
    "testsuite": Rule(
        required={"name": ".+", "tests": _COUNT},
        optional={
            **dict.fromkeys(("failures", "errors", "skipped"), _COUNT),
            "time": _SECONDS,
            "timestamp": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?",
            "hostname": _ANY,
            "id": _ANY,
            "package": _ANY,
        },
        children=frozenset({"testcase", "properties", "system-out", "system-err"}),
    ),
    "testcase": Rule(
        required={"name": ".+", "classname": ".+"}, optional={"time": _SECONDS}, children=_ENDED, most_children=1
    ),
    "failure": Rule(optional={"type": _ANY, "message": _ANY}, has_text=True),
    "error": Rule(optional={"type": _ANY, "message": _ANY}, has_text=True),
    "skipped": Rule(optional={"type": _ANY, "message": _ANY}, has_text=True),
}
"""The published structure of JUnit's XML: what each element must have and may have."""


def unlike_junit(element: Xml.Element) -> Iterator[str]:
    """What in an element, and in those within it, is not as JUnit's XML has it."""
    rule = JUNIT[element.tag]
    known = {**rule.required, **rule.optional}
    yield from (f"{element.tag} has no {name}" for name in rule.required if name not in element.attrib)
    for name, value in element.attrib.items():
        if re.fullmatch(known.get(name, "(?!)"), value, re.DOTALL) is None:
            yield f"{element.tag} has {name}={value!r}"
    if (element.text or "").strip() and not rule.has_text:
        yield f"{element.tag} has a text"
    if rule.most_children is not None and len(element) > rule.most_children:
        yield f"{element.tag} has {len(element)} elements"
    for child in element:
        if child.tag not in rule.children:
            yield f"{element.tag} has {child.tag}"
        else:
            yield from unlike_junit(child)
    for name, tags in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped"), ("tests", "testcase")):
        if element.tag == "testsuite" and element.attrib.get(name) != str(len(element.findall(f".//{tags}"))):
            yield f"{element.tag} counts other {name}"


@requirement("CON-2")
def test_junit_is_as_its_readers_want_it() -> None:
    root = Xml.fromstring(junit.render([FOUND]))
    assert root.tag == "testsuites"
    assert list(unlike_junit(root)) == []
    suite = root[0]
    suite.set("timestamp", "2026-11-22T00:00:00Z")
    suite.set("failures", "7")
    del suite.attrib["name"]
    suite[0].set("area", "chat")
    suite[0].text = "seen"
    suite[1].append(Xml.Element("skipped"))
    suite.append(Xml.Element("note"))
    assert list(unlike_junit(root)) == [
        "testsuite has no name",
        "testsuite has timestamp='2026-11-22T00:00:00Z'",
        "testcase has area='chat'",
        "testcase has a text",
        "testcase has 2 elements",
        "testsuite has note",
        "testsuite counts other failures",
        "testsuite counts other skipped",
    ]


@requirement("CON-2")
def test_junit_has_a_suite_for_each_dialect_and_a_case_for_each_clause() -> None:
    root = Xml.fromstring(junit.render([FOUND]))
    [suite] = root
    assert (suite.attrib["name"], suite.attrib["tests"], suite.attrib["failures"], suite.attrib["skipped"]) == (
        "my server · openai-chat",
        "5",
        "1",
        "3",
    )
    cases = [(case.attrib["classname"], case.attrib["name"].partition(":")[0], [e.tag for e in case]) for case in suite]
    assert cases == [
        ("openai-chat.chat", "chat.holds", []),
        ("openai-chat.chat", "chat.fails", ["failure"]),
        ("openai-chat.tools", "tools.absent", ["skipped"]),
        ("openai-chat.tools", "tools.elsewhere", ["skipped"]),
        ("openai-chat.tools", "tools.unsure", ["skipped"]),
    ]
    failure = suite[1][0]
    assert failure.attrib == {"type": "must", "message": "Seen at chat.fails."}
    assert failure.text is not None
    assert failure.text.splitlines() == [
        "Clause: The sentence of chat.fails.",
        "Reason: The reason of chat.fails.",
        "Source: the source of chat.fails",
        EXCHANGE["curl"],
    ]


@requirement("CON-2")
def test_the_page_shows_each_failure_with_sentence_reason_source_request_answer_and_curl() -> None:
    page = Page(html.render([FOUND]))
    assert page.open == []
    text = " ".join(" ".join(page.texts).split())
    for shown in (
        "The sentence of chat.fails.",
        "The reason of chat.fails.",
        "the source of chat.fails",
        "Seen at chat.fails.",
        '{ "model": "m" }',
        '{ "choices": [] }',
        EXCHANGE["curl"],
    ):
        assert shown in text
    signs = [value for tag, name, value in page.attributes if tag == "td" and name == "class"]
    assert signs == ["pass", "fail", "not_supported", "not_applicable", "inconclusive"]


@requirement("CON-2")
def test_the_page_loads_nothing_from_anywhere() -> None:
    text = html.render([FOUND])
    page = Page(text)
    assert {(tag, name) for tag, name, _ in page.attributes if name in ("src", "srcset", "data", "action")} == set()
    assert [value for _, name, value in page.attributes if name == "href" and not (value or "").startswith("#")] == []
    assert re.findall(r"url\(|@import|fetch\(|XMLHttpRequest|import\(", text) == []
    [policy] = [
        value for tag, name, value in page.attributes if (tag, name) == ("meta", "content") and "src" in str(value)
    ]
    assert str(policy).startswith("default-src 'none'")


@pytest.mark.parametrize("render", [html.render, junit.render, markdown.render])
def test_what_a_server_sent_is_text_in_every_report(render: object) -> None:
    exchange = {**EXCHANGE, "response_body": EVIL, "curl": f"curl {EVIL}"}
    evil = run(result("chat.fails", "fail", seen=EVIL, evidence=[exchange]), name=EVIL, server=EVIL)
    text = render([evil])  # type: ignore[operator]  # each takes runs and gives a text
    assert "<script>alert" not in text
    if render is junit.render:
        Xml.fromstring(text)


@requirement("CON-2")
def test_changes_are_what_two_runs_found_different_in_the_same_dialect() -> None:
    before = run(
        result("a.worse", "pass"),
        result("a.better", "fail"),
        result("a.same", "pass"),
        result("a.unsure", "pass"),
        result("a.lost", "inconclusive"),
        result("a.gone", "pass"),
    )
    after = run(
        result("a.worse", "fail", seen="It fails now."),
        result("a.better", "pass"),
        result("a.same", "pass"),
        result("a.unsure", "inconclusive"),
        result("a.lost", "fail"),
        result("a.new", "pass"),
        result("a.worse", "fail", dialect="gemini"),
    )
    found = changes(before, after)
    assert found[0] == Change("a.worse", "openai-chat", "pass", "fail", "It fails now.")
    assert [(each.clause, each.dialect, each.direction) for each in found] == [
        ("a.worse", "openai-chat", "worse"),
        ("a.better", "openai-chat", "better"),
        ("a.unsure", "openai-chat", "different"),
        ("a.lost", "openai-chat", "worse"),
    ]
    page = " ".join(" ".join(Page(html.render([before, after])).texts).split())
    assert "Against my server, 2026-01-31 12:00" in page
    assert "Worse: 2" in page
    assert "Better: 1" in page


def test_markdown_counts_and_has_a_line_for_each_finding() -> None:
    text = markdown.render([FOUND])
    assert "| openai-chat | m | 1 | 1 | 1 | 1 | 1 |" in text
    assert "| `chat.fails` (must): The sentence of chat.fails. | openai-chat | Seen at chat.fails. |" in text
    assert "| `tools.unsure`: The sentence of tools.unsure. | openai-chat | Seen at tools.unsure. |" in text


def test_a_run_that_was_stopped_says_so_in_every_report_for_people() -> None:
    stopped = run(result("chat.holds", "pass"), ended="cancelled", planned=9)
    assert "after 1 of 9 results" in html.render([stopped])
    assert "ended early" in markdown.render([stopped])
