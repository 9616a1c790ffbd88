"""`turnwire batch` with folders of parts: shards, the proof, joining, progress for Prometheus, URLs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.batch import BatchManifest, BatchSummary

from tests.batch.samples import asked, read_lines, write_lines
from tests.cli.runner import turnwire
from tests.requirements import requirement


@pytest.fixture
def folder(here: Path) -> Path:
    (here / "requests").mkdir()
    for name, count in {"a": 2, "b": 3}.items():
        write_lines(here / "requests" / f"{name}.jsonl", [asked(f"{name}{number}") for number in range(count)])
    return here


def batch(*arguments: str, out: str = "results") -> Any:
    return turnwire("batch", "requests", "--out", out, *arguments)


@requirement("SCL-2")
def test_shards_answer_a_folder_which_is_proved_and_joined(folder: Path) -> None:
    first = batch("--provider", "mock", "--shard", "1/2", "--json")
    summary = BatchSummary.from_dict(first.json)
    assert (first.code, summary.answered, summary.parts, summary.parts_whole) == (0, 2, 1, 1)
    missing = batch("--check")
    assert (missing.code, missing.err) == (1, "turnwire: results/b.jsonl: the part has no results yet\n")
    second = batch("--provider", "mock", "--shard", "2/2")
    assert second.err.startswith("3 answered, 0 failed, 0 had a result: results\n1 of 1 parts whole\n")
    joined = batch("--check", "--join", "all.jsonl", "--json")
    manifest = BatchManifest.from_dict(joined.json)
    assert (joined.code, manifest.requests, [part.name for part in manifest.parts]) == (0, 5, ["a.jsonl", "b.jsonl"])
    assert manifest == BatchManifest.from_json((folder / "results" / "manifest.json").read_bytes())
    assert len(read_lines(folder / "all.jsonl")) == 5
    assert batch("--check").err == "2 parts, 5 requests with one result each, 0 failed\n"


@requirement("SCL-2")
def test_a_result_of_no_part_is_found_by_the_check(folder: Path) -> None:
    batch("--provider", "mock")
    (folder / "results" / "c.jsonl").write_bytes(b"")
    found = batch("--check")
    assert (found.code, found.err) == (1, "turnwire: results/c.jsonl: belongs to no part of requests; move it away\n")
    assert batch("--check", "--shard", "1/2").code == 0


@requirement("SCL-2")
def test_progress_is_written_for_prometheus(folder: Path) -> None:
    assert batch("--provider", "mock", "--metrics-file", "batch.prom").code == 0
    text = (folder / "batch.prom").read_text()
    assert "\nturnwire_batch_answered_total 5\n" in text
    assert "\nturnwire_batch_request_bytes_remaining 0\n" in text


@requirement("SCL-2")
def test_wrong_uses_are_reported_with_what_would_be_right(folder: Path) -> None:
    write_lines(folder / "one.jsonl", [asked("a")])
    for arguments, said in {
        ("requests",): "--provider: name the provider that is to be asked",
        ("requests", "--provider", "mock", "--shard", "3/2"): "--shard: give I/N with I from 1 to N, such as 2/50",
        ("requests", "--provider", "mock", "--shard", "half"): "--shard: give I/N with I from 1 to N, such as 2/50",
        ("one.jsonl", "--provider", "mock", "--shard", "1/2"): "--shard: one.jsonl is no folder of parts; cut it",
        ("requests", "--provider", "mock", "--jobs", "2"): "--jobs is for --engine ray",
        ("requests", "--provider", "mock", "--work", "work"): "--work is for folders that are URLs",
        ("one.jsonl", "--check"): "--check and --join take a folder of parts",
        ("one.jsonl", "--join", "all.jsonl"): "--check and --join take a folder of parts",
    }.items():
        found = turnwire("batch", *arguments, "--out", "results")
        assert (found.code, said in found.err) == (2, True), found.err


@requirement("SCL-2")
def test_a_file_and_a_folder_do_not_belong_together(folder: Path) -> None:
    write_lines(folder / "one.jsonl", [asked("a")])
    found = batch("--provider", "mock", out="one.jsonl")
    text = "turnwire: --out: one.jsonl is a file, and requests is a folder; name a folder for its results\n"
    assert (found.code, found.err) == (2, text)
    found = turnwire("batch", "one.jsonl", "--provider", "mock", "--out", "requests")
    text = "turnwire: --out: requests is a folder, and one.jsonl is a file; name a file for its results\n"
    assert (found.code, found.err) == (2, text)


@requirement("SCL-2", "PRV-7")
def test_a_url_needs_a_configuration_that_allows_it(folder: Path) -> None:
    url = "s3://team-batches/results"
    refused = batch("--provider", "mock", out=url)
    assert (refused.code, "allow it with allow_hosts: ['team-batches']" in refused.err) == (2, True)
    (folder / ".agent").mkdir()
    for section, said in {
        ("team-batches", False): "s3://: ",  # the package is not installed here: it got that far
        ("team-batches", True): "is not allowed",
        ("other", False): "is not allowed",
    }.items():
        hosts, air_gapped = section
        config = {"model_providers": {"allow_hosts": [hosts], "air_gapped": air_gapped, "providers": {}}}
        (folder / ".agent" / "config.yml").write_text(json.dumps(config), "utf-8")
        found = batch("--provider", "mock", out=url)
        assert (found.code, said in found.err) == (2, True), found.err


@requirement("SCL-2")
def test_a_store_of_this_machine_needs_no_configuration(folder: Path) -> None:
    found = batch("--provider", "mock", "--work", "work", out=f"file://{folder}/store")
    assert found.code == 0, found.err
    assert len(read_lines(folder / "store" / "b.jsonl")) == 3
