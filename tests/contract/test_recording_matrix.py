"""Every recording is judged, or outside the contract with a named reason: counted folder by folder."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from turnwire.contract import ReplayReport
from turnwire.contract.clauses import CLAUSES
from turnwire.contract.surfaces import surfaces

pytestmark = pytest.mark.requirement("CON-1")

RECORDINGS = Path(__file__).parent.parent / "recordings"

# folder: (pass, fail, pending, outside). A change means that a surface was added, or something is no longer judged.
COUNTS = {
    "litellm-proxy-1.105.2": (92, 0, 0, 1),
    "llama.cpp-xllamacpp-2026.10.11549": (316, 0, 0, 2),
    "mlx-lm-0.32.2": (59, 0, 0, 0),
    "ollama-0.11.4": (42, 0, 0, 0),
    "ollama-0.24.0": (41, 0, 0, 0),
    "ollama-0.33.0-rc2": (55, 0, 0, 0),
    "transformers-serve-5.24.0": (77, 0, 0, 0),
    "vllm-0.32.0": (634, 0, 0, 5),
}

OUTSIDE = {
    # /metrics, /slots; /ping (twice), /load; / of a LiteLLM proxy
    "a path of the server's own, outside the contract": 6,
    # GET /health of vLLM
    "the body is empty, which no document describes": 2,
}


def test_no_recording_is_left_out(report: ReplayReport) -> None:
    on_disk = {path.relative_to(RECORDINGS).as_posix() for path in RECORDINGS.glob("*/**/*.json")}
    assert on_disk == {exchange.recording for exchange in report.exchanges}


def test_each_folder_has_as_many_judged_and_pending_exchanges_as_written_here(report: ReplayReport) -> None:
    assert {folder: tuple(counts.values()) for folder, counts in report.counts().items()} == COUNTS


@pytest.mark.requirement("END-1")
def test_no_recorded_exchange_is_pending(report: ReplayReport) -> None:
    assert report.reasons("pending") == {}
    assert [surface.id for surface in surfaces() if surface.pending] == []


def test_what_is_outside_the_contract_is_named(report: ReplayReport) -> None:
    assert report.reasons("not applicable") == OUTSIDE


# Exchanges of each surface where models answer, and of those that belong to it; all are judged.
JUDGED = {
    ("ollama.chat", "openai-chat.chat"): 827,
    ("anthropic.chat",): 151,
    ("anthropic.count_tokens",): 7,
    ("openai-responses.chat",): 146,
    ("openai-responses.stored",): 9,
    ("ollama.generate", "openai-chat.completions", "llamacpp.completion"): 101,
    ("openai-chat.tokenize", "openai-chat.detokenize", "openai-chat.apply-template"): 14,
    ("ollama.embed", "openai-chat.embeddings", "openai-chat.rerank"): 11,
}


@pytest.mark.parametrize(("surfaces", "number"), list(JUDGED.items()), ids=lambda value: str(value))
def test_every_exchange_of_a_dialect_is_judged(surfaces: tuple[str, ...], number: int, report: ReplayReport) -> None:
    found = [exchange for exchange in report.exchanges if exchange.surface in surfaces]
    assert Counter(exchange.outcome for exchange in found) == {"pass": number}


@pytest.mark.parametrize("surface", ["anthropic.chat", "openai-responses.chat"])
def test_every_clause_that_can_concern_a_dialect_passes_for_it(surface: str, report: ReplayReport) -> None:
    passed = {row.clause for row in report.rows if row.surface == surface and row.outcome == "pass"}
    assert passed == {clause.id for clause in CLAUSES} - {"REC-FORMAT"}
