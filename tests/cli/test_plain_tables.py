"""Tables that nobody looks at in a terminal: written without rich where that gives the same."""

from __future__ import annotations

import io
import random
import sys

import pytest

from tests.requirements import requirement
from turnwire.cli import output

_LETTERS = "aZ09 _-/.[]:{}*"


def _tables() -> list[list[tuple[str, ...]]]:
    chance = random.Random(7)  # nothing is kept secret by it
    tables: list[list[tuple[str, ...]]] = []
    for _ in range(300):
        count = chance.randrange(1, 6)
        longest = chance.choice([3, 12, 45, 90])
        tables.append(
            [
                tuple(
                    "".join(chance.choice(_LETTERS) for _ in range(chance.randrange(longest + 1))) for _ in range(count)
                )
                for _ in range(chance.randrange(1, 6))
            ]
        )
    fixed: list[list[tuple[str, ...]]] = [
        [("", "name"), ("*", "[bold]x[/bold]")],
        [("a",)],
        [("a", "b"), (" x", "y ")],
        [("a", "b"), ("日本", "é")],
    ]
    return [*tables, *fixed, [("a", ""), ("b", "")], [("a" * 99, "b" * 99)], [("a" * 99, "b" * 100)]]


def _printed(monkeypatch: pytest.MonkeyPatch, lines: list[tuple[str, ...]]) -> str:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stdout", written)
    output.print_table(lines[0], lines[1:])
    return written.getvalue()


@requirement("CLI-1")
def test_a_table_without_rich_is_the_one_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.delenv("TTY_COMPATIBLE", raising=False)
    tables = _tables()
    found = [_printed(monkeypatch, lines) for lines in tables]
    plain = [output._plain_table(lines) is not None for lines in tables]
    monkeypatch.setattr(output, "_plain_table", lambda lines: None)
    assert found == [_printed(monkeypatch, lines) for lines in tables]
    assert sum(plain) > 100
    assert not all(plain)
