"""A pytest plugin of two uses: write which test runs which line, or run the tests that a file names, in its order.

It runs in the environment of the tests; MUTATION_MAP or MUTATION_TESTS in the environment says which use is meant.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest


class LineMap:
    """Records the lines of the folder `source` that each test runs, what the test took, and whether it passed."""

    def __init__(self, source: Path, written: Path) -> None:
        import coverage

        self.source, self.written = source, written
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self.coverage = coverage.Coverage(data_file=None, include=[f"{source}/*"], config_file=False, messages=False)
        self.coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        tests = list(self.seconds)
        number = {name: index for index, name in enumerate(tests)}
        lines: dict[str, dict[int, list[int]]] = {}
        for name in sorted(data.measured_files()):
            contexts = data.contexts_by_lineno(name)
            lines[str(Path(name).relative_to(Path.cwd()))] = {
                line: sorted(number[test] for test in found if test in number) for line, found in contexts.items()
            }
        found = {"tests": tests, "seconds": list(self.seconds.values()), "failed": sorted(self.failed), "lines": lines}
        self.written.write_text(json.dumps(found), encoding="utf-8")


class Chosen:
    """Runs the tests that a JSON file names, in its order, and writes the name of the first that fails.

    Before them run the tests of the files in `new` that are not `known`: nobody has written yet which lines they run.
    """

    def __init__(self, named: Path) -> None:
        self.named = named
        read = json.loads(named.read_text(encoding="utf-8"))
        self.order = {name: index for index, name in enumerate(read["tests"])}
        self.new, self.known = set(read["new"]), set(read["known"])

    def place(self, name: str) -> int | None:
        """Where a test stands in the order; None for one that is not to run."""
        if name.partition("::")[0] in self.new and name not in self.known:
            return -1
        return self.order.get(name)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[Any]) -> None:
        places = {item: self.place(item.nodeid) for item in items}
        config.hook.pytest_deselected(items=[item for item in items if places[item] is None])
        items[:] = sorted((item for item in items if places[item] is not None), key=lambda item: places[item] or 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.named.with_suffix(".failed").write_text(report.nodeid, encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if written := os.environ.get("MUTATION_MAP"):
        config.pluginmanager.register(LineMap(Path(os.environ["MUTATION_SOURCE"]).absolute(), Path(written)))
    if named := os.environ.get("MUTATION_TESTS"):
        config.pluginmanager.register(Chosen(Path(named)))
