"""Which tests are worth running for a changed line: those that run it, the widest choice of them that fits the time."""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable
from functools import cache
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any, Final

QUICK_S: Final = 6.0
"""What the tests of the first try may take, seconds: most mutants are noticed here."""
LONG_S: Final = 15.0
"""What the tests of the second try may take: a mutant that they do not notice has survived."""


class Choice:
    """The tests of an area and the lines that each of them runs, as the plugin has written them."""

    def __init__(self, written: Path, folder: Path) -> None:
        found = json.loads(written.read_text(encoding="utf-8"))
        changed = {name for name, held in found["digests"].items() if digest(folder / name) != held}
        self.new = sorted(
            name for name in _test_files(folder, found["asked"]) if name in changed or name not in found["digests"]
        )
        """Test files that have changed since the lines were written: tests may have come that no line knows."""
        self._changed = changed
        self.is_current = not changed and not self.new
        self.tests: list[str] = found["tests"]
        self.seconds: list[float] = found["seconds"]
        self.failed: list[str] = found["failed"]
        self._lines: dict[str, dict[str, list[int]]] = found["lines"]
        self._left_out = {self.tests.index(name) for name in self.failed if name in self.tests}

    def tries(self, file: str, source: str, line: int) -> Iterable[list[int]]:
        """Two lists of tests: those that run the line, quickly, and then those that run anything around it.

        What a module does while it is imported belongs to no test; then all that run a function of the module are
        tried, and where it has none (a table) all tests of the area.
        """
        spans, functions = _spans(source)
        own = min((span for span in spans if line in span), key=len, default=None)
        inside = [span for span in functions if line in span]
        near: set[int] = set()
        if inside:
            near = self._running(file, range(line, line + 1)) or (self._running(file, own) if own else near)
        around = self._running(file, min(inside, key=len)) if inside else set()
        module = set(chain.from_iterable(self._running(file, span) for span in functions))
        first = near or around or module or set(range(len(self.tests)))
        quick = self.spread(first, QUICK_S)
        yield quick
        # What is computed once is run by the first test that asks for it and used by others: so the whole module.
        yield [*(long := self.spread(first, LONG_S)), *self.spread((module or first) - {*long}, LONG_S / 2)]

    def spread(self, tests: Iterable[int], seconds: float) -> list[int]:
        """As many of the tests as fit in the time: a case of every test function first, the quickest at the start."""
        cases: dict[str, list[int]] = {}
        for test in sorted(set(tests) - self._left_out, key=self.seconds.__getitem__):
            cases.setdefault(self.tests[test].partition("[")[0], []).append(test)
        kept, left = [], seconds
        for test in chain.from_iterable(zip_longest(*cases.values())):
            if test is not None and self.seconds[test] <= left:
                kept.append(test)
                left -= self.seconds[test]
        return kept

    def expected(self, tests: Iterable[int]) -> float:
        """What the tests took together, seconds."""
        return sum(self.seconds[test] for test in tests)

    def _running(self, file: str, span: range) -> set[int]:
        lines = self._lines.get(file, {})
        if file in self._changed:  # its lines have other numbers now
            return set(chain.from_iterable(lines.values()))
        return set(chain.from_iterable(lines.get(str(line), ()) for line in span))


def _test_files(folder: Path, asked: Iterable[str]) -> Iterable[str]:
    """The test files that arguments of pytest name; `--ignore=` takes one out."""
    left_out = {name.removeprefix("--ignore=") for name in asked if name.startswith("--ignore=")}
    for root in (folder / name for name in asked if not name.startswith("-")):
        for path in [root] if root.is_file() else root.rglob("test_*.py"):
            if (name := str(path.relative_to(folder))) not in left_out:
                yield name


def digest(path: Path) -> str | None:
    """What tells a file from what it was; None where there is none."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else None


@cache
def _spans(source: str) -> tuple[list[range], list[range]]:
    """The lines of every statement (of a compound one, its head), and of every function's body."""
    spans, functions = [], []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt):
            body: list[Any] = getattr(node, "body", [])
            end = body[0].lineno - 1 if body else node.end_lineno or node.lineno
            spans.append(range(node.lineno, max(end, node.lineno) + 1))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            functions.append(range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1))
    return spans, functions
