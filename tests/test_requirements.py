"""docs/requirements.md and the tests name each other: no id without a test, no test with an unknown id."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from tests.sources import nodes

ROOT = Path(__file__).parent.parent
ROW = re.compile(r"^\| ([A-Z]+-\d+)(?:…(\d+))? \|([^|]*)\|", re.MULTILINE)


def documented() -> dict[str, str]:
    """Id → state, from the page."""
    found: dict[str, str] = {}
    for first, last, state in ROW.findall((ROOT / "docs" / "requirements.md").read_text(encoding="utf-8")):
        group, _, number = first.partition("-")
        for each in range(int(number), int(last or number) + 1):
            found[f"{group}-{each}"] = state.strip()
    return found


@cache
def named_by_tests() -> dict[str, set[str]]:
    """Id → test files, from the arguments of every `requirement(...)` in the tests."""
    found: dict[str, set[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in nodes(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == "requirement":
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        found.setdefault(str(argument.value), set()).add(file.name)
    return found


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def test_every_requirement_that_is_done_has_a_test() -> None:
    tested = named_by_tests()
    assert [
        requirement for requirement, state in documented().items() if state == "done" and requirement not in tested
    ] == []


def test_every_id_that_a_test_names_is_documented() -> None:
    known = documented()
    assert {key: sorted(files) for key, files in named_by_tests().items() if key not in known} == {}


def test_every_row_of_the_page_is_read() -> None:
    page = (ROOT / "docs" / "requirements.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|")]
    assert [line for line in rows if not ROW.match(line)] == ["| id | state | what it asks |", "|---|---|---|"]
    assert len(ROW.findall(page)) > 50


def test_every_requirement_is_done_or_planned() -> None:
    assert {key: state for key, state in documented().items() if state not in ("done", "planned")} == {}
