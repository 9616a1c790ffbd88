"""`turnwire provider bench`: numbers, reports, exit codes, and what an interrupt leaves."""

from __future__ import annotations

import io
import json
import os
import pty
import signal
import subprocess
import threading
from pathlib import Path
from typing import SupportsIndex

import pytest
from rich.text import Text

from turnwire_schema.v1.benchmark import ProviderBenchmark

from tests.cli.runner import SCRIPT, turnwire
from tests.cli.server import Answers, vllm
from tests.cli.test_conversation import point_at, recorded
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.cli.console import table_console

__all__ = ["vllm"]

PLAIN = recorded("chat-stream/plain-usage")
OPENING = b"\n\n".join(PLAIN.split(b"\n\n")[:4]) + b"\n\n"


def measured(text: bytes) -> ProviderBenchmark:
    """The benchmark that a command printed."""
    return ProviderBenchmark.from_json(text)


@requirement("CLI-1")
def test_every_level_of_a_server_is_measured_in_its_own_tokens(vllm: Answers) -> None:
    point_at(vllm)
    vllm.chat = [PLAIN] * 9
    result = turnwire("provider", "bench", "p", "--concurrency", "1,2", "--requests", "3", "--turns", "2", "--json")
    found = measured(result.out_bytes)
    assert (result.code, found.ended, found.counted_in, found.model) == (0, "completed", "tokens", "m")
    assert [(each.concurrency, each.planned, len(each.requests)) for each in found.levels] == [(1, 3, 3), (2, 3, 3)]
    assert all(
        each.first_token_ms and each.tokens_per_second and each.tokens_per_second_together for each in found.levels
    )
    asked = [json.loads(body) for path, _, body in vllm.asked if path == "/v1/chat/completions"]
    assert len({each["messages"][0]["content"] for each in asked}) == 8
    assert [len(each["messages"]) for each in asked] == [*[1] * 8, 3]
    assert found.conversation is not None
    assert len(found.conversation) == 2
    assert {(each["stream"], each["max_tokens"]) for each in asked} == {(True, 64)}


@requirement("CLI-1")
def test_the_terminal_has_a_table_and_the_page_is_written(here: Path) -> None:
    result = turnwire("provider", "bench", "mock", "--concurrency", "1", "--html", "bench.html")
    assert result.code == 0
    assert "mock at mock, at most 64 tokens an answer" in result.out
    assert "time to first token, ms" in result.out
    assert (here / "bench.html").read_text("utf-8").startswith("<!doctype html>")


@requirement("CLI-1")
def test_a_request_that_fails_is_reported_and_the_exit_code_is_1(vllm: Answers) -> None:
    point_at(vllm)
    vllm.chat = [PLAIN, OPENING, PLAIN]
    result = turnwire("provider", "bench", "p", "--concurrency", "1", "--requests", "2", "--turns", "0", "--json")
    found = measured(result.out_bytes)
    assert (result.code, found.conversation) == (1, None)
    assert [each.error is None for each in found.levels[0].requests] == [False, True]


@requirement("CLI-1")
def test_a_server_that_does_not_answer_at_all_is_one_sentence() -> None:
    path = Path(".agent/config.yml")
    path.parent.mkdir(exist_ok=True)
    path.write_text("model_providers: {providers: {p: {type: vllm, endpoint: 'http://127.0.0.1:9'}}}\n")
    result = turnwire("provider", "bench", "p", "--model", "m")
    assert (result.code, result.out) == (1, "")
    assert len(result.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--concurrency", "1,0"), "--concurrency 1,0: give numbers from 1 to 256 with commas, such as 1,4,16"),
        (("--concurrency", "some"), "--concurrency some: give numbers from 1 to 256 with commas, such as 1,4,16"),
        (("--model", " "), "--model: the name is blank"),
        (("--prompt", ""), "--prompt: the text is blank"),
        (("--html", "none/bench.html"), "none/bench.html: cannot be written (No such file or directory)"),
    ],
    ids=["zero", "words", "model", "prompt", "file"],
)
def test_wrong_arguments_are_found_before_anything_is_asked(words: tuple[str, ...], message: str) -> None:
    result = turnwire("provider", "bench", "mock", *words)
    assert (result.code, result.out, result.err) == (2, "", f"turnwire: {message}\n")


@requirement("CLI-1")
@pytest.mark.parametrize("is_measured", [True, False], ids=["in a level", "in the first request"])
def test_an_interrupt_keeps_what_was_measured(vllm: Answers, here: Path, is_measured: bool) -> None:
    last_is_asked = threading.Event()

    class Announcing(list[bytes]):
        def pop(self, index: SupportsIndex = -1, /) -> bytes:
            if len(self) == 1:
                last_is_asked.set()
            return super().pop(index)

    point_at(vllm)
    vllm.chat, vllm.open_end = Announcing([PLAIN, PLAIN, OPENING] if is_measured else [OPENING]), True
    with subprocess.Popen(
        [SCRIPT, "provider", "bench", "p", "--concurrency", "1", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        cwd=here,
        # A shell starts what runs in its background with SIGINT ignored, and children of the tests inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert last_is_asked.wait(PATIENCE_S)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 5
    if is_measured:
        found = measured(out)
        assert (found.ended, [len(level.requests) for level in found.levels]) == ("cancelled", [1])
        assert err == b"turnwire: cancelled; what was measured is reported\n"
    else:
        assert (out, err) == (b"", b"turnwire: cancelled; nothing was measured\n")


@requirement("CLI-1")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_that_ends_it_leaves_the_cursor_visible(vllm: Answers, here: Path, number: signal.Signals) -> None:
    point_at(vllm)
    vllm.chat, vllm.open_end = [OPENING], True
    terminal, theirs = pty.openpty()
    environ = {**os.environ, "TERM": "xterm"}
    command = [SCRIPT, "provider", "bench", "p"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=here, env=environ) as process:
        os.close(theirs)
        shown = b""
        while b"warming up" not in shown:
            shown += os.read(terminal, 4096)
        process.send_signal(number)
        try:
            while more := os.read(terminal, 4096):
                shown += more
        except OSError:  # Linux says so at the end of a terminal
            pass
        assert process.wait(PATIENCE_S) == -number
    os.close(terminal)
    assert shown.rfind(b"\x1b[?25h") > shown.rfind(b"\x1b[?25l") >= 0


def test_what_a_server_says_does_not_reach_the_terminal_as_a_command() -> None:
    out = io.StringIO()
    console = table_console()
    console.file = out
    console.print(Text("busy \x1b]0;title\x07 \x1b[2J\u202e"))
    assert out.getvalue() == "busy \\x1b]0;title \\x1b[2J\\u202e\n"
