"""`turnwire contract run`, `report` and `clauses`: exit codes, JSON, files, and an end by Ctrl-C."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from turnwire_schema.v1.contract import ContractRun

from tests.cli.runner import SCRIPT, turnwire
from tests.contract.live_runs import result, run
from tests.contract.live_server import Served, serving
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.contract.live.clauses import all_clauses

HOLDS = ("--only", "chat.one-answer")


@pytest.fixture
def server() -> Iterator[Served]:
    with serving() as served:
        yield served


@requirement("CLI-2", "CON-2")
def test_a_server_that_holds_is_code_0_and_every_report_is_written(server: Served, here: Path) -> None:
    files = ("--html", "r.html", "--junit", "r.xml", "--markdown", "r.md")
    ended = turnwire("contract", "run", "--endpoint", server.url, *HOLDS, *files, "--name", "my server")
    assert (ended.code, ended.err) == (0, "")
    assert "✓ no clause fails" in ended.out
    assert "<h1>my server</h1>" in (here / "r.html").read_text()
    assert Xml.fromstring((here / "r.xml").read_text()).attrib["name"] == "my server"
    assert (here / "r.md").read_text().startswith("# my server\n")


@requirement("CLI-2", "CON-2")
def test_a_clause_that_fails_is_code_1_by_its_severity(server: Served) -> None:
    server.body = b'{"choices": []}'
    asked = ("contract", "run", "--endpoint", server.url, *HOLDS, "--json")
    ended = turnwire(*asked)
    found = ContractRun.from_dict(ended.json)
    assert (ended.code, [each.outcome for each in found.results]) == (1, ["fail"])
    assert [each.path for each in found.results[0].evidence or ()] == ["/v1/chat/completions"]
    assert turnwire(*asked, "--fail-on", "never").code == 0


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (("--only", "nope"), "--only nope: no clause or area fits; `turnwire contract clauses` lists them"),
        (
            ("--dialect", "morse"),
            "--dialect morse: use one of ollama, openai-chat, openai-responses, anthropic, gemini, ",
        ),
        (("--variant", "morse"), "--variant morse: use one of ollama, openai-chat, vllm, llamacpp, groq, "),
        (("--fail-on", "luck"), "--fail-on luck: use one of must, should, may, never"),
        (("--evidence", "some"), "--evidence some: use findings or all"),
        (("--api-key-env", "NO_SUCH_KEY"), "--api-key-env: the environment variable NO_SUCH_KEY is not set"),
        (("--html", "no/r.html"), "no/r.html: cannot be written (No such file or directory)"),
        (("--junit", "."), ".: cannot be written (Is a directory)"),
        (("--compare", "no.json"), "no.json: cannot be read (No such file or directory)"),
    ],
)
def test_wrong_arguments_are_code_2_and_nothing_is_asked(server: Served, wrong: tuple[str, str], message: str) -> None:
    ended = turnwire("contract", "run", "--endpoint", server.url, *wrong)
    assert (ended.code, ended.err.startswith(f"turnwire: {message}")) == (2, True), ended.err
    assert server.asked == []


def test_a_server_that_is_not_there_is_code_1_and_says_so() -> None:
    ended = turnwire("contract", "run", "--endpoint", "http://127.0.0.1:1", "--json")
    assert (ended.code, ended.json["error"]["message"]) == (
        1,
        "http://127.0.0.1:1: the connection was refused; is the server running?",
    )


@requirement("CON-2")
def test_ctrl_c_ends_the_run_with_a_report_of_what_was_judged_before(server: Served, here: Path) -> None:
    server.has_no_end = True
    with subprocess.Popen(
        [SCRIPT, "contract", "run", "--endpoint", server.url, *HOLDS, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=here,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert server.is_waiting.wait(PATIENCE_S)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    found = ContractRun.from_json(out)
    assert (process.returncode, found.ended, found.planned, list(found.results)) == (5, "cancelled", 1, [])
    assert err.decode() == "turnwire: cancelled; the report holds what was judged before\n"
    assert server.is_left.wait(PATIENCE_S)


@requirement("CON-2")
def test_kept_runs_are_reported_and_compared_without_a_server(here: Path) -> None:
    (here / "before.json").write_text(run(result("chat.a", "pass")).to_json())
    (here / "after.json").write_text(run(result("chat.a", "fail", seen="It fails now.")).to_json())
    ended = turnwire("contract", "report", "before.json", "after.json", "--html", "r.html")
    assert (ended.code, "worse: chat.a  openai-chat  holds → fails" in ended.out) == (0, True)
    assert "Worse: 1" in (here / "r.html").read_text()
    assert turnwire("contract", "report", "before.json", "after.json", "--json").json == {
        "changes": [
            {
                "clause": "chat.a",
                "dialect": "openai-chat",
                "before": "pass",
                "after": "fail",
                "direction": "worse",
                "sentence": "It fails now.",
            }
        ]
    }


def test_a_file_that_is_no_run_is_refused_with_its_faults(here: Path) -> None:
    (here / "run.json").write_text(json.dumps({**run(result("chat.a", "pass")).to_dict(), "ended": "perhaps"}))
    ended = turnwire("contract", "report", "run.json", "--json")
    assert ended.code == 1
    assert [each["path"] for each in ended.json["error"]["problems"]] == ["/ended"]


def test_the_catalogue_is_listed_with_every_clause() -> None:
    listed = turnwire("contract", "clauses", "--json").json
    assert [each["id"] for each in listed] == [clause.id for clause in all_clauses()]
    in_words = turnwire("contract", "clauses", "--area", "chat")
    assert (in_words.code, "chat.one-answer" in in_words.out, "tools." in in_words.out) == (0, True, False)
    assert turnwire("contract", "clauses", "--area", "nope").code == 2
