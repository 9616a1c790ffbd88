"""Every recording is judged, pending with a named reason, or outside the contract: counted folder by folder."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from turnwire.contract import ReplayReport

pytestmark = pytest.mark.requirement("CON-1")

RECORDINGS = Path(__file__).parent.parent / "recordings"

# folder: (pass, fail, pending, outside). A change means that a surface was added, or something is no longer judged.
COUNTS = {
    "llama.cpp-xllamacpp-2026.10.11549": (223, 0, 92, 3),
    "ollama-0.11.4": (38, 0, 4, 0),
    "ollama-0.24.0": (33, 0, 8, 0),
    "ollama-0.33.0-rc2": (46, 0, 9, 0),
    "vllm-0.32.0": (394, 0, 240, 5),
}

PENDING = {
    "the Messages dialect comes later": 147,
    "the Responses dialect comes later": 133,
    "the legacy completions endpoint comes later": 57,
    "counting tokens at the server comes later": 9,
    "the generate endpoint comes later": 6,
    "embeddings come later": 1,
}

OUTSIDE = {
    # /metrics, /slots, /apply-template; /ping (twice), /load
    "a path of the server's own, outside the contract": 6,
    # GET /health of vLLM
    "the body is empty, which no document describes": 2,
}


def test_no_recording_is_left_out(report: ReplayReport) -> None:
    on_disk = {path.relative_to(RECORDINGS).as_posix() for path in RECORDINGS.glob("*/**/*.json")}
    assert on_disk == {exchange.recording for exchange in report.exchanges}


def test_each_folder_has_as_many_judged_and_pending_exchanges_as_written_here(report: ReplayReport) -> None:
    assert {folder: tuple(counts.values()) for folder, counts in report.counts().items()} == COUNTS


def test_what_is_pending_is_named(report: ReplayReport) -> None:
    assert report.reasons("pending") == PENDING


def test_what_is_outside_the_contract_is_named(report: ReplayReport) -> None:
    assert report.reasons("not applicable") == OUTSIDE


def test_every_chat_exchange_is_judged(report: ReplayReport) -> None:
    chat = [exchange for exchange in report.exchanges if exchange.surface in ("ollama.chat", "openai-chat.chat")]
    assert Counter(exchange.outcome for exchange in chat) == {"pass": 653}
