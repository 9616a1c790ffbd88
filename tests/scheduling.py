"""Which process runs which tests: a file is run by one, and files that share something costly by the same.

xdist looks for each test in the list of all of them, and counts what is pending over all that a process has ever been
given: with tens of thousands of tests that takes the process that hands them out longer than some folders take.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

TOGETHER = {
    # The fixture `report`, a replay of all recordings, is made once in each process that wants it.
    "tests/contract/test_live_reports.py": "tests/contract/recordings",
    "tests/contract/test_recording_expectations.py": "tests/contract/recordings",
    "tests/contract/test_recording_matrix.py": "tests/contract/recordings",
    "tests/contract/test_recording_replay.py": "tests/contract/recordings",
}
"""The name of a group for files that one process runs."""


class _Ids(list[str]):
    """The ids of all tests, in which each is found without a search."""

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__(ids)
        self._places = {each: place for place, each in enumerate(ids)}

    def index(self, value: str, *_: object) -> int:
        return self._places[value]


class ByFile(LoadFileScheduling):
    """As `--dist loadfile`, with groups of files, in time proportional to the number of tests."""

    def add_node_collection(self, node: WorkerController, collection: Sequence[str]) -> None:
        super().add_node_collection(node, collection)
        if node in self.registered_collections:  # one that differs is refused
            self.registered_collections[node] = _Ids(collection)

    def mark_test_complete(self, node: WorkerController, item_index: int, duration: float = 0) -> None:
        super().mark_test_complete(node, item_index, duration)
        given, scope = self.assigned_work[node], self._split_scope(self.registered_collections[node][item_index])
        if all(given[scope].values()):
            del given[scope]

    def _split_scope(self, nodeid: str) -> str:
        scope = super()._split_scope(nodeid)
        return TOGETHER.get(scope, scope)


def scheduler(config: pytest.Config, log: Producer) -> ByFile | None:
    """The scheduler of `--dist loadfile`; None for any other way."""
    return ByFile(config, log) if config.getoption("dist") == "loadfile" else None
