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

_GROUPS = {
    # The fixture `report`, a replay of all recordings, is made once in each process that wants it.
    "tests/contract/recordings": (
        "tests/contract/test_live_reports.py",
        "tests/contract/test_recording_expectations.py",
        "tests/contract/test_recording_matrix.py",
        "tests/contract/test_recording_replay.py",
    ),
    # Each source is parsed once in a process, see `tests/sources.py`.
    "tests/sources": (
        "tests/test_layers.py",
        "tests/test_no_growing_copies.py",
        "tests/test_no_sentences_parsed.py",
        "tests/test_no_timed_assertions.py",
        "tests/test_dialect_tables.py",
        "tests/test_reasons.py",
        "tests/test_requirements.py",
        "tests/core/test_no_words_of_a_wire.py",
        "tests/codecs/test_loss_ledger.py",
    ),
    # What a codec makes of each body of its wire documents is asked once.
    "tests/codecs/wire": (
        "tests/codecs/test_deep_values.py",
        "tests/codecs/test_odd_types.py",
        "tests/codecs/test_unread.py",
        "tests/codecs/test_wire_executed.py",
        "tests/codecs/test_wire_streams_executed.py",
    ),
    # What Hypothesis finds out about the strategies that all of them draw from is found out once.
    "tests/codecs/properties": (
        "tests/codecs/anthropic/test_anthropic_properties.py",
        "tests/codecs/gemini/test_gemini_properties.py",
        "tests/codecs/gemini_interactions/test_interactions_properties.py",
        "tests/codecs/ollama/test_ollama_properties.py",
        "tests/codecs/openai_chat/test_chat_properties.py",
        "tests/codecs/openai_responses/test_responses_properties.py",
        "tests/codecs/test_any_wire.py",
    ),
    # The site is built once.
    "tests/site": ("tests/site/test_site.py", "tests/site/test_site_in_a_browser.py"),
    # Every recording and vector is damaged in the same ways.
    "tests/seeds": ("tests/codecs/test_fast_path.py", "tests/fuzz/test_fuzz.py"),
}
TOGETHER = {file: group for group, files in _GROUPS.items() for file in files}
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
