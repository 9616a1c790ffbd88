"""Every recording is judged, pending with a named reason, or outside the contract: counted folder by folder."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from turnwire.contract import ReplayReport

pytestmark = pytest.mark.requirement("CON-1")

RECORDINGS = Path(__file__).parent.parent / "recordings"

# folder: (pass, fail, pending, outside). A change means that a surface was added, or something is no longer judged.
COUNTS: dict[str, tuple[int, int, int, int]] = {}

PENDING: dict[str, int] = {}


def test_no_recording_is_left_out(report: ReplayReport) -> None:
    on_disk = {path.relative_to(RECORDINGS).as_posix() for path in RECORDINGS.glob("*/**/*.json")}
    assert on_disk == {exchange.recording for exchange in report.exchanges}


def test_each_folder_has_as_many_judged_and_pending_exchanges_as_written_here(report: ReplayReport) -> None:
    assert {folder: tuple(counts.values()) for folder, counts in report.counts().items()} == COUNTS


def test_what_is_pending_is_named(report: ReplayReport) -> None:
    assert report.reasons("pending") == PENDING


def test_every_chat_exchange_is_judged(report: ReplayReport) -> None:
    chat = [exchange for exchange in report.exchanges if exchange.surface in ("ollama.chat", "openai-chat.chat")]
    assert Counter(exchange.outcome for exchange in chat) == {"pass": 653}
