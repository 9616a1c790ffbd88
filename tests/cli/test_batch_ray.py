"""`turnwire batch --engine ray` where a stand-in takes Ray's place; with Ray: `python -m tests.batch_ray`."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.batch.samples import asked, read_lines, write_lines
from tests.cli.runner import turnwire
from tests.ports import refusing
from tests.requirements import requirement

STAND_IN = Path(__file__).resolve().parents[1] / "batch" / "stand_in_ray"


@pytest.fixture(autouse=True)
def ray(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stand-in for Ray, and a folder of two parts."""
    monkeypatch.syspath_prepend(str(STAND_IN))
    monkeypatch.setenv("RAY_TMPDIR", str(here / "tmp"))
    (here / "requests").mkdir()
    write_lines(here / "requests" / "1.jsonl", [asked("a"), asked("b")])
    write_lines(here / "requests" / "2.jsonl", [asked("c")])


@pytest.fixture
def address() -> Iterator[str]:
    """Where something listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


def batch(*arguments: str) -> Any:
    return turnwire("batch", "requests", "--provider", "mock", "--out", "results", "--engine", "ray", *arguments)


@requirement("SCL-2")
def test_each_part_is_asked_where_ray_puts_it_and_stdout_is_json(here: Path, address: str) -> None:
    found = batch("--address", address, "--json")
    summary = json.loads(found.out)
    assert found.code == 0
    assert {name: summary[name] for name in ("requests", "answered", "earlier", "parts", "parts_whole")} == {
        "requests": 3,
        "answered": 3,
        "earlier": 0,
        "parts": 2,
        "parts_whole": 2,
    }
    ids = [line["id"] for part in ("1.jsonl", "2.jsonl") for line in read_lines(here / "results" / part)]
    assert sorted(ids) == ["a", "b", "c"]
    assert turnwire("batch", "requests", "--out", "results", "--check").code == 0
    again = json.loads(batch("--address", address, "--json").out)
    assert (again["answered"], again["earlier"]) == (0, 3)


@requirement("SCL-2")
def test_no_part_is_begun_after_one_that_has_stopped(here: Path) -> None:
    for number in range(3, 6):
        write_lines(here / "requests" / f"{number}.jsonl", [asked("d")])  # nobody asks it
    command = ["batch", "requests", "--provider", "down", "--config", "down.yml", "--out", "results", "--json"]
    with refusing() as url:
        configuration = {"model_providers": {"providers": {"down": {"type": "vllm", "endpoint": url}}}}
        (here / "down.yml").write_text(json.dumps(configuration))
        found = turnwire(*command, "--engine", "ray", "--jobs", "2", "--stop-after", "1", "--attempts", "1")
    summary = json.loads(found.out)
    assert (found.code, summary["parts"], summary["failed"]) == (1, 5, 3)
    assert summary["stopped"].startswith("1 requests in a row failed")


@requirement("SCL-2")
def test_a_file_is_one_part(here: Path) -> None:
    command = ["batch", "requests/1.jsonl", "--provider", "mock", "--out", "one.jsonl", "--engine", "ray", "--json"]
    summary = json.loads(turnwire(*command).out)
    assert (summary["answered"], "parts" in summary) == (2, False)
    assert len(read_lines(here / "one.jsonl")) == 2


@requirement("SCL-2")
def test_a_head_that_is_gone_is_said_with_the_command_that_goes_on(
    here: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAND_IN_RAY", "gone")
    found = batch("--address", address, "--model", "a b", "--json")
    said = json.loads(found.out)["error"]["message"]
    assert found.code == 1
    assert said.startswith(f"the head of the Ray cluster at {address} does not answer any more")
    command = f"turnwire batch requests --provider mock --out results --engine ray --address {address}"
    assert said.endswith(f"; run the same command again: {command} --model 'a b' --json")
    log = said.partition("what Ray said is in ")[2].partition(")")[0]
    assert Path(log).read_text() == "connected\nthe head is gone\nthe head is gone\n"
    Path(log).unlink()


@requirement("SCL-2")
@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("refused", "Version mismatch: the cluster was started with Ray: 9.9.9"),
        ("elsewhere", "has its head at 192.0.2.1:6379, which is not loopback; name it: --address 192.0.2.1:6379"),
    ],
)
def test_a_cluster_that_cannot_be_used_is_an_error(
    here: Path, fault: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAND_IN_RAY", fault)
    found = batch("--address", "auto", "--json")
    message = json.loads(found.out)["error"]["message"]
    assert (found.code, said in message) == (1, True)
    Path(message.partition("what Ray said is in ")[2].partition(")")[0]).unlink()


@requirement("SCL-2")
def test_an_address_where_nothing_listens_is_said_before_ray_tries(here: Path) -> None:
    found = batch("--address", "127.0.0.1:1")
    assert (found.code, found.out) == (1, "")
    assert "no head of a Ray cluster answers at 127.0.0.1:1 (Connection refused)" in found.err


@requirement("SCL-2")
@pytest.mark.parametrize(
    ("head", "said"),
    [
        ("127.0.0.1:1", "no head of a Ray cluster answers at 127.0.0.1:1 (Connection refused)"),
        ("192.0.2.1:6379", "has its head at 192.0.2.1:6379, which is not loopback"),
    ],
)
def test_a_cluster_that_was_started_here_and_is_gone_is_said_before_ray_tries(here: Path, head: str, said: str) -> None:
    (here / "tmp" / "ray").mkdir(parents=True)
    (here / "tmp" / "ray" / "ray_current_cluster").write_text(head)
    found = batch("--address", "auto")
    assert (found.code, found.out, said in found.err) == (1, "", True)


@requirement("SCL-2")
def test_an_address_without_a_port_is_refused(here: Path) -> None:
    found = batch("--address", "ray://gpu")
    assert (found.code, "give auto or HOST:PORT" in found.err) == (1, True)
