"""Ctrl-C: a real SIGINT to the installed script. It ends at once, shows what came so far, and closes the connection."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.runner import SCRIPT
from tests.cli.server import Answers, vllm
from tests.cli.test_conversation import CALL, point_at, recorded
from tests.patience import PATIENCE_S
from tests.requirements import requirement

__all__ = ["vllm"]

WAITING_TOOL = '''
import threading

def get_time(city: str) -> str:
    """Get the time."""
    print("RUNNING", flush=True)
    threading.Event().wait()
    return "never"
'''


def interrupted(*arguments: str, after: bytes, cwd: Path) -> tuple[int, str, str]:
    """(exit code, stdout, stderr) of the script, which gets a SIGINT once `after` has been seen on its stdout."""
    with subprocess.Popen(
        [SCRIPT, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        cwd=cwd,
        # A shell starts what runs in its background with SIGINT ignored, and children of the tests inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        seen = b""
        while after not in seen:
            piece = os.read(process.stdout.fileno(), 4096)
            assert piece, "it ended before it could be interrupted"
            seen += piece
        process.send_signal(signal.SIGINT)
        rest, err = process.communicate()
        return process.returncode, (seen + rest).decode(), err.decode()


def opening(events: int) -> bytes:
    """The first events of a recorded stream."""
    return b"\n\n".join(recorded("chat-stream/plain-usage").split(b"\n\n")[:events]) + b"\n\n"


def text_of(stream: bytes) -> str:
    """The text in the events of a stream."""
    chunks = [json.loads(event.removeprefix(b"data: ")) for event in stream.strip().split(b"\n\n")]
    return "".join(chunk["choices"][0]["delta"].get("content") or "" for chunk in chunks)


@requirement("CLI-1", "PRV-1")
def test_a_stream_ends_cleanly_with_what_came_so_far_and_its_usage(vllm: Answers, here: Path) -> None:
    point_at(vllm)
    vllm.chat, vllm.open_end = [opening(4)], True
    text = text_of(opening(4))
    code, out, err = interrupted("provider", "test", "p", "hi", "--stream", after=text.encode(), cwd=here)
    assert (code, out) == (5, f"{text}\n")
    cancelled, usage = err.splitlines()
    assert cancelled == "cancelled; this is what came so far"
    assert usage.startswith("[finish: cancelled; ")
    assert "tokens (estimated); first after " in usage
    assert vllm.is_gone.wait(timeout=PATIENCE_S)  # the server sees the connection close


@requirement("CLI-1", "PRV-1")
@pytest.mark.parametrize("flag", [(), ("--json",)])
def test_a_tool_that_runs_is_ended_too(vllm: Answers, here: Path, flag: tuple[str, ...]) -> None:
    point_at(vllm)
    (here / "waits.py").write_text(WAITING_TOOL)
    vllm.chat = [CALL]
    words = ("provider", "test", "p", "hi", "--tool", "waits:get_time", *flag)
    code, out, err = interrupted(*words, after=b"RUNNING", cwd=here)
    assert code == 5
    if flag:
        assert err == ""
        told = json.loads(out.partition("RUNNING")[2])
        assert told["cancelled"] is True
        assert [message["role"] for message in told["messages"]] == ["user", "assistant"]
        assert told["responses"][0]["finish_reason"] == "tool_calls"
        assert "error" not in told
    else:
        assert err.startswith("cancelled; this is what came so far\n[finish: tool_calls; ")


@requirement("PRV-3", "CLI-1")
def test_the_embedded_model_stops_in_the_middle_of_its_answer(here: Path) -> None:
    words = ("provider", "test", "embedded", "Tell me a long story about a dog.", "--stream", "--max-tokens", "2000")
    code, out, err = interrupted(*words, after=b" ", cwd=here)
    assert code == 5
    assert out.endswith("\n")
    assert err.startswith("cancelled; this is what came so far\n[finish: cancelled; ")
