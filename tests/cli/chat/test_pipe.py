"""The chat without a terminal: the answer alone on stdout, everything else on stderr, and exit codes."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.thread import RunEnded

from tests.cli.chat.stories import asked, call, configure, opening, words
from tests.cli.runner import SCRIPT, turnwire
from tests.cli.server import Answers, vllm
from tests.requirements import requirement
from turnwire.store import ContextStore

__all__ = ["vllm"]

WRITE = call("write_file", {"path": "notes.md", "content": "x"}, text="Let me write.")


@pytest.fixture(autouse=True)
def home(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user's data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(here / "data"))


@requirement("CLI-3")
def test_a_question_on_standard_input_prints_the_plain_answer_and_nothing_else(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat = [words("**Paris**", " is it.\n", thinking="A city.")]
    result = turnwire("chat", stdin=b"Which city?\n")
    assert (result.code, result.out, result.err) == (0, "**Paris** is it.\n", "")
    assert asked(vllm) == [[{"role": "user", "content": "Which city?"}]]


@requirement("CLI-3")
def test_an_answer_without_words_is_said_to_be_empty(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat = [words(""), words("")]
    result = turnwire("chat", "Hi")
    assert (result.code, result.out, result.err) == (0, "", "turnwire: the answer is empty\n")
    assert turnwire("chat", "Hi", "--json").err == ""


@requirement("CLI-3")
def test_words_come_before_what_is_piped_in_and_an_at_in_the_latter_names_no_file(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat = [words("Fine.")]
    result = turnwire("chat", "Review", "this", stdin=b"@src/missing.py:1-2\n@Override\n")
    assert (result.code, result.out, result.err) == (0, "Fine.\n", "")
    assert asked(vllm)[0][-1]["content"] == "Review this\n\n@src/missing.py:1-2\n@Override"


@requirement("CLI-3")
def test_files_and_an_image_go_with_the_message(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    (here / "a.txt").write_text("one\ntwo\nthree\n")
    (here / "b.txt").write_text("beta\n")
    vllm.chat = [words("Fine.")]
    result = turnwire("chat", "Compare with @b.txt, please", "--file", "a.txt:2")
    assert (result.code, result.out, result.err) == (0, "Fine.\n", "")
    sent = json.dumps(asked(vllm)[0])
    assert "2: two" in sent
    assert "three" not in sent
    assert "1: beta" in sent


@requirement("CLI-3", "CTX-6")
def test_an_image_that_cannot_be_read_is_said_once_with_its_name(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    (here / "a.png").write_bytes(b"not an image")
    vllm.chat = [words("I see none.")]
    result = turnwire("chat", "What is @a.png?")
    why = "turnwire: a.png: the bytes are none of PNG, JPEG, GIF, WebP and BMP\n"
    assert (result.code, result.out, result.err) == (0, "I see none.\n", why)


@requirement("CLI-3")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["see @no.txt"], "@no.txt: there is no such file"),
        (["x", "--file", "no.txt"], "no.txt: there is no such file"),
        (["x", "--image", "no.png"], "no.png: No such file or directory"),
        (["x", "--image", "no.txt"], "no.txt: is no image by its name"),
        (["x", "--thread", "abc"], "there is no thread abc"),
        (["x", "--continue", "--new"], "give only one of --thread, --continue and --new"),
        (["x", "--model", " "], "--model: it is blank"),
        ([], "there is nothing to answer; give a message, or write it to standard input"),
        (["x", "--provider", "nope"], "ACODE-MDL-005: there is no provider nope; use one of: local"),
    ],
)
def test_what_cannot_be_is_a_usage_error_before_anything_is_sent(
    vllm: Answers, here: Path, arguments: list[str], message: str
) -> None:
    configure(vllm, here)
    result = turnwire("chat", *arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"turnwire: {message}")
    assert asked(vllm) == []
    as_json = turnwire("chat", *arguments, "--json")
    assert (as_json.code, as_json.err) == (2, "")
    assert as_json.json["error"]["message"].startswith(message.removeprefix("ACODE-MDL-005: "))
    assert len(as_json.out.splitlines()) == 1


@requirement("CLI-3")
def test_a_call_that_nobody_can_approve_is_denied_and_the_exit_code_says_so(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat = [WRITE, words("I could not.")]
    result = turnwire("chat", "write")
    assert (result.code, result.out) == (6, "I could not.\n")
    assert result.err == (
        "turnwire: write_file was denied: nobody is there to approve it, because this runs without a terminal; "
        "allow it under agent.tools in the configuration\n"
    )
    assert not (here / "notes.md").exists()
    assert "nobody is there to approve it" in asked(vllm)[-1][-1]["content"]


@requirement("CLI-3")
def test_a_call_that_the_policy_allows_runs_and_only_the_last_words_are_the_answer(vllm: Answers, here: Path) -> None:
    policy = "agent:\n  modes: [{name: code, role: executor}]\n  tools: {rules: [{decision: allow, tool: write_*}]}\n"
    configure(vllm, here, agent=policy)
    vllm.chat = [WRITE, words("I wrote it.")]
    result = turnwire("chat", "write")
    assert (result.code, result.out, result.err) == (0, "I wrote it.\n", "")
    assert (here / "notes.md").read_text() == "x"


@requirement("CLI-3")
def test_no_tools_offers_none(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat = [words("Fine.")]
    turnwire("chat", "x", "--no-tools")
    bodies = [json.loads(body) for path, _, body in vllm.asked if path == "/v1/chat/completions"]
    assert ["tools" in body for body in bodies] == [False]


@requirement("CLI-3")
def test_json_prints_every_event_as_a_line(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat = [WRITE, words("I could ", "not.")]
    result = turnwire("chat", "write", "--json")
    assert result.code == 6
    lines = [json.loads(line) for line in result.out.splitlines()]
    names = [line["event"] for line in lines if line["event"] != "chunk"]
    assert names == [
        *("entry_added", "run_started", "round_started", "answer", "tool_requested", "run_ended"),
        *("approval_decided", "run_started", "tool_completed", "round_started", "answer", "run_ended"),
    ]
    assert [line["event_id"] for line in lines] == list(range(1, len(lines) + 1))
    assert lines[-1] == RunEnded.from_dict(lines[-1]).to_dict()
    assert lines[-1]["outcome"] == "completed"


@requirement("CLI-3")
def test_a_conversation_goes_on_by_the_beginning_of_its_id_or_as_the_last_one(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat = [words("Hello Ada."), words("Ada."), words("Still Ada.")]
    turnwire("chat", "I am Ada")
    with ContextStore.open(here / "data" / "turnwire" / "turnwire.db") as store:
        (thread,) = store.list_threads().threads
    assert turnwire("chat", "Who?", "--thread", thread.id[:6]).out == "Ada.\n"
    assert turnwire("chat", "And now?", "--continue").out == "Still Ada.\n"
    said = [message["content"] for message in asked(vllm)[-1]]
    assert said == ["I am Ada", "Hello Ada.", "Who?", "Ada.", "And now?"]


@requirement("CLI-3")
def test_the_first_continue_says_that_there_is_nothing_yet(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat = [words("Hello.")]
    result = turnwire("chat", "Hi", "--continue", "--store", "my.db")
    assert (result.code, result.out) == (0, "Hello.\n")
    assert result.err == "turnwire: no thread is stored yet; this is a new one\n"
    assert (here / "my.db").exists()


@requirement("CLI-3")
def test_a_server_that_fails_is_an_error_with_its_code_and_nothing_on_stdout(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat, vllm.status = [b'{"error": {"message": "no", "code": 400}}'], 400
    result = turnwire("chat", "Hi")
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("turnwire: ")
    assert len(result.err.splitlines()) == 1


@requirement("CLI-3")
def test_the_output_holds_no_escape_sequence(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat = [words("a\x1b]52;c;QUJD\x07b\r", "\nc\u202ed\r\ne")]
    result = turnwire("chat", "Hi")
    assert result.out == "a\\x1b]52;c;QUJD\\x07b\nc\\u202ed\ne\n"


@requirement("CLI-3")
def test_ctrl_c_ends_the_run_with_its_last_event_and_keeps_what_came(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat, vllm.open_end = [opening("What came ", "so far")], True
    with subprocess.Popen(
        [SCRIPT, "chat", "go", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        cwd=here,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        lines: list[dict[str, Any]] = []
        while not any(line["event"] == "chunk" and line["chunk"].get("text") == "so far" for line in lines):
            lines.append(json.loads(process.stdout.readline()))
        process.send_signal(signal.SIGINT)
        rest, err = process.communicate()
    assert (process.returncode, err) == (5, b"")
    assert json.loads(rest.splitlines()[-1])["outcome"] == "cancelled"
    with ContextStore.open(here / "data" / "turnwire" / "turnwire.db") as store:
        context = store.load(store.list().contexts[0].id)
    assert [entry.data.content for entry in context.entries] == ["go", "What came so far"]
    assert context.entries[-1].data.finish_reason == "cancelled"
