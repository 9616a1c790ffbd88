"""`turnwire batch`: what it prints, its exit codes, and that it goes on where it was interrupted."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.batch import BatchResult, BatchSummary

from tests.batch.samples import asked, openai_line, read_lines, write_lines
from tests.batch.server import EchoServer
from tests.cli.runner import SCRIPT, turnwire
from tests.patience import PATIENCE_S
from tests.ports import refusing
from tests.requirements import requirement
from turnwire.batch.request_formats import endpoint_of_url
from turnwire.codecs.endpoints.codecs import get_endpoint_codec
from turnwire.install import install_hint


def configure(here: Path, **provider: Any) -> None:
    """One provider, named `up`."""
    (here / ".agent").mkdir(exist_ok=True)
    config = {"model_providers": {"providers": {"up": provider or {"type": "mock"}}}}
    (here / ".agent" / "config.yml").write_text(json.dumps(config), "utf-8")


def batch(*arguments: str) -> Any:
    return turnwire("batch", "requests.jsonl", "--provider", "up", "--out", "results.jsonl", *arguments)


@requirement("CLI-2")
def test_a_file_of_requests_becomes_a_file_of_results_and_a_summary(here: Path) -> None:
    configure(here)
    write_lines(here / "requests.jsonl", [asked("a"), asked("b")])
    result = batch()
    assert (result.code, result.out) == (0, "")
    assert result.err.startswith("2 answered, 0 failed, 0 had a result: results.jsonl\n")
    assert {line["id"] for line in read_lines(here / "results.jsonl")} == {"a", "b"}
    again = batch("--json")
    assert (again.code, again.err) == (0, "")
    summary = again.json
    assert summary.pop("seconds") >= 0
    expected = {"requests": 2, "answered": 0, "failed": 0, "earlier": 2, "unanswered": 0, "retries": 0}
    assert summary == expected
    assert BatchSummary.from_dict({**expected, "seconds": 0.5})


@requirement("CLI-2")
def test_a_result_that_is_an_error_is_exit_code_1_and_counted(here: Path) -> None:
    configure(here)
    write_lines(here / "requests.jsonl", [asked("a"), b"{not json"])
    result = batch("--json")
    assert (result.code, result.json["errors"]) == (1, {"line": 1})
    (here / "results.jsonl").unlink()
    assert "1 × line\n" in batch().err


ENDPOINT_LINES = {
    "/v1/embeddings": {"model": "m", "input": ["hi", "you"], "dimensions": 2},
    "/v1/completions": {"model": "m", "prompt": "Once upon"},
    "/v1/rerank": {"model": "m", "query": "a", "documents": ["b", "a"]},
    "/api/embed": {"model": "m", "input": "hi", "dimensions": 2},
    "/api/generate": {"model": "m", "prompt": "Once upon"},
}


@requirement("CLI-2")
def test_lines_for_endpoints_beside_chat_are_answered_in_their_words(here: Path) -> None:
    assert ENDPOINT_LINES.keys() == endpoint_of_url().keys()
    lines = [{**openai_line(url, url=url), "body": body} for url, body in ENDPOINT_LINES.items()]
    write_lines(here / "requests.jsonl", [*lines, openai_line("chat")])
    asked_mock = ["batch", "requests.jsonl", "--provider", "mock", "--out"]
    assert turnwire(*asked_mock, "results.jsonl", "--in-order").code == 0
    found = {line["custom_id"]: line["response"]["body"] for line in read_lines(here / "results.jsonl")}
    assert list(found) == [*ENDPOINT_LINES, "chat"]
    for url, body in found.items():
        if url != "chat":
            endpoint, dialect = endpoint_of_url()[url]
            get_endpoint_codec(endpoint, dialect).decode_response(body)
    assert [each["object"] for each in found["/v1/embeddings"]["data"]] == ["embedding"] * 2
    assert found["/v1/completions"]["choices"][0]["text"] == found["/api/generate"]["response"] == "You said: Once upon"
    assert [each["index"] for each in found["/v1/rerank"]["results"]] == [1, 0]
    again = turnwire(*asked_mock, "results.jsonl", "--json").json
    assert (again["earlier"], again["answered"]) == (6, 0)


@requirement("CLI-2")
def test_an_endpoint_that_the_target_has_no_words_for_is_not_asked(here: Path) -> None:
    lines = [{**openai_line(url, url=url), "body": body} for url, body in ENDPOINT_LINES.items()]
    write_lines(here / "requests.jsonl", lines)
    command = ["batch", "requests.jsonl", "--provider", "mock", "--form", "turnwire", "--out"]
    assert turnwire(*command, "a.jsonl", "--to", "anthropic").code == 1
    kinds = {line["error"]["kind"]: line["error"]["problems"][0]["path"] for line in read_lines(here / "a.jsonl")}
    assert kinds == {"request": "/url"}
    assert turnwire(*command, "c.jsonl", "--to", "canonical").code == 0
    results = [BatchResult.from_dict(line) for line in read_lines(here / "c.jsonl")]
    assert {(result.dialect, result.response) for result in results} == {("canonical", None)}


@requirement("CLI-2")
def test_a_provider_that_is_not_there_is_said_with_those_that_are(here: Path) -> None:
    write_lines(here / "requests.jsonl", [asked("a")])
    found = turnwire("batch", "requests.jsonl", "--provider", "nope", "--out", "results.jsonl")
    assert (found.code, "embedded, mock" in found.err) == (2, True)


@requirement("CLI-2")
def test_dialects_forms_and_order_can_be_chosen(here: Path) -> None:
    configure(here, type="mock", options={"answers": ["hi"]})
    write_lines(here / "requests.jsonl", [openai_line("a"), openai_line("b"), openai_line("c")])
    assert batch("--to", "anthropic", "--form", "turnwire", "--in-order").code == 0
    found = read_lines(here / "results.jsonl")
    assert [(line["id"], line["body"]["content"][0]["text"]) for line in found] == [(name, "hi") for name in "abc"]
    assert {line["dialect"] for line in found} == {"anthropic"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--rate", "0"), "--rate: give a number above 0"),
        (("--timeout", "inf"), "--timeout: give a number of seconds"),
        (("--engine", "ray"), f"--engine ray needs the package ray: {install_hint('ray')}"),
        (("--address", "auto"), "--address names a Ray cluster; add --engine ray"),
        (("--provider", "none"), "there is no provider none; use one of: up"),
    ],
)
def test_what_makes_no_sense_is_a_usage_error(here: Path, arguments: tuple[str, ...], words: str) -> None:
    configure(here)
    write_lines(here / "requests.jsonl", [asked("a")])
    result = batch(*arguments)
    assert (result.code, result.out) == (2, "")
    assert words in result.err
    assert not (here / "results.jsonl").exists()


@requirement("CLI-2")
def test_files_that_do_not_belong_together_are_a_usage_error(here: Path) -> None:
    configure(here)
    assert batch().err == "turnwire: requests.jsonl: No such file or directory\n"
    write_lines(here / "requests.jsonl", [asked("a")])
    assert batch().code == 0
    write_lines(here / "requests.jsonl", [asked("a", "other")])
    result = batch()
    assert result.code == 2
    assert "'a' has a result in results.jsonl already, but is another request now" in result.err
    assert "is another request now" in batch("--json").json["error"]["message"]


@requirement("CLI-2")
def test_a_server_that_is_gone_stops_the_run(here: Path) -> None:
    write_lines(here / "requests.jsonl", [asked(f"q{number}") for number in range(9)])
    with refusing() as url:
        configure(here, type="vllm", endpoint=url)
        result = batch("--attempts", "1", "--stop-after", "3", "--concurrency", "1", "--json")
    assert result.code == 1
    assert (result.json["failed"], result.json["errors"]) == (3, {"ACODE-MDL-001": 3})
    assert result.json["stopped"].startswith("3 requests in a row failed; the last: ")


@requirement("CLI-2")
def test_ctrl_c_keeps_what_there_is_and_the_same_command_goes_on(here: Path) -> None:
    names = [f"q{number}" for number in range(12)]
    write_lines(here / "requests.jsonl", map(asked, names))
    with EchoServer(latency=2 * PATIENCE_S) as server:
        configure(here, type="vllm", endpoint=server.url)
        server.wake_at = 3
        command = [SCRIPT, "batch", "requests.jsonl", "--provider", "up", "--out", "results.jsonl"]
        with subprocess.Popen(
            [*command, "--concurrency", "3"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=here,
            # A shell starts what runs in its background with SIGINT ignored, and children of the tests inherit that.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        ) as process:
            assert server.reached.wait(PATIENCE_S)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, out) == (5, b"")
        lines = err.decode().splitlines()
        assert lines[0] == "0 answered, 0 failed, 0 had a result: results.jsonl"
        assert lines[-1] == "turnwire: cancelled; run the same command again to go on"
        server.latency = 0.0
        assert batch().code == 0
    found = {line["id"]: line["response"]["message"]["content"] for line in read_lines(here / "results.jsonl")}
    assert found == {name: f"you: say {name}" for name in names}
