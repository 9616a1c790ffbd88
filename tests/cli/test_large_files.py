"""`turnwire validate` and `turnwire convert --lines` over large files: on all cores as on one, and a clean end."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import threading
import tracemalloc
from pathlib import Path
from typing import IO, Any

import pytest

from tests.batch.samples import request
from tests.cli.runner import SCRIPT, turnwire
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.batch.pool import in_order
from turnwire.cli import inputs
from turnwire.cli.inputs import LARGE
from turnwire.cli.validate import CheckPiece, Run

BAD = {1, 70, 199}
"""Lines, from 0, of the file that are not valid."""
NAME = ("--as", "turnwire/v1/request#ChatRequest")


@pytest.fixture
def large(here: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A file of requests that is read in some ten pieces; a few lines are wrong."""
    monkeypatch.setattr(inputs, "LARGE", 16384)
    monkeypatch.setattr(inputs, "PIECE", 8192)
    monkeypatch.setattr(inputs, "QUICK_PIECE", 8192)
    text = "word " * 60
    lines = [json.dumps({"messages": []} if number in BAD else request(f"{number} {text}")) for number in range(200)]
    path = here / "requests.jsonl"
    path.write_text("\n".join([lines[0], "", *lines[1:-1], "{broken"]) + "\n", "utf-8")
    assert path.stat().st_size > 4 * 16384
    return path.name


@pytest.fixture(scope="module")
def truly_large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same in pieces as they are, of few lines."""
    path = tmp_path_factory.mktemp("large") / "requests.jsonl"
    lines = [json.dumps(request(f"{number} " + "x" * 40_000)) for number in range(180)]
    path.write_text("\n".join(["{broken", *lines]) + "\n", "utf-8")
    assert path.stat().st_size > LARGE
    return path


@requirement("CLI-2")
@pytest.mark.parametrize("form", [(), ("--json",), ("--quiet",)])
def test_validating_in_two_processes_prints_what_one_prints(large: str, form: tuple[str, ...]) -> None:
    one = turnwire("validate", large, *NAME, *form, "--jobs", "1")
    two = turnwire("validate", large, *NAME, *form, "--jobs", "2")
    assert (one.code, two) == (1, one)
    if form == ("--json",):
        assert len(one.json) == 200
        assert [each["line"] for each in one.json if not each["valid"]] == [3, 72, 201]
    else:
        assert list(dict.fromkeys(line.split(":")[1] for line in one.err.splitlines())) == ["3", "72", "201"]
        assert len(one.out.splitlines()) == (0 if form else 197)


@requirement("CLI-2")
def test_a_large_file_is_judged_as_the_same_lines_in_a_small_one(large: str, monkeypatch: pytest.MonkeyPatch) -> None:
    in_pieces = turnwire("validate", large, "--json", "--jobs", "1")
    monkeypatch.setattr(inputs, "LARGE", 1 << 30)
    assert turnwire("validate", large, "--json") == in_pieces


@requirement("CLI-2")
def test_lines_are_seen_to_be_lines_however_long_they_are(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "LARGE", 1000)
    monkeypatch.setattr(inputs, "_LOOKED_AT", 500)
    lines = [json.dumps(request(f"{number} " + "x" * 3000)) for number in range(4)]
    (here / "long.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    with inputs.open_input("long.jsonl") as given:
        assert given.has_json_lines()
        assert b"".join(part.text for part in given.parts()).decode().splitlines() == lines
    (here / "whole.json").write_text(json.dumps(request("x" * 3000), indent=2), "utf-8")
    with inputs.open_input("whole.json") as given:
        assert not given.has_json_lines()


@requirement("CLI-2")
def test_four_times_the_file_takes_no_more_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "LARGE", 1 << 18)
    monkeypatch.setattr(inputs, "QUICK_PIECE", 1 << 16)
    line = json.dumps(request("x" * 8000)) + "\n"
    peaks = []
    for count in (250, 1000):  # 2 MB, 8 MB
        path = tmp_path / f"{count}.jsonl"
        path.write_text(line * count, "utf-8")
        check = CheckPiece(None)
        with inputs.open_input(str(path)) as given:
            tracemalloc.start()
            runs = [found for _, found in in_order(check, given.parts(is_quick=True), jobs=1)]
            peaks.append(tracemalloc.get_traced_memory()[1])
            tracemalloc.stop()
        assert sum(run.last - run.first + 1 for (run,) in runs if isinstance(run, Run)) == count
    assert max(peaks) < 1 << 20


@requirement("CLI-2", "COD-1")
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_lines_are_converted_in_order_in_two_processes_as_in_one(large: str, form: tuple[str, ...]) -> None:
    command = ["convert", "--lines", "--from", "canonical", "--to", "openai-chat", "--kind", "request", large]
    one, two = turnwire(*command, *form, "--jobs", "1"), turnwire(*command, *form, "--jobs", "2")
    assert (one.code, two) == (1, one)
    values = [json.loads(line) for line in one.out.splitlines()]
    if form:
        assert [value["line"] for value in values] == [1, *range(3, 202)]
        assert [value["line"] for value in values if "error" in value] == [3, 72, 201]
        values = [value["value"] for value in values if "value" in value]
    assert [int(value["messages"][0]["content"].split()[0]) for value in values] == [
        number for number in range(199) if number not in BAD
    ]


@requirement("CLI-2")
def test_lines_come_through_a_pipe_too() -> None:
    lines = b"".join(json.dumps(request(f"{number}")).encode() + b"\n" for number in range(3))
    command = ["convert", "--lines", "--from", "canonical", "--to", "ollama", "--kind", "request"]
    found = turnwire(*command, stdin=lines)
    assert (found.code, found.err) == (0, "")
    assert [json.loads(line)["messages"][0]["content"] for line in found.out.splitlines()] == ["0", "1", "2"]
    assert turnwire(*command[:-1], "stream", stdin=lines).code == 2


def test_losses_and_errors_of_lines_name_their_place() -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": "hi"}]}
    lines = json.dumps({**body, "user": "u"}).encode() + b"\n\n{broken\n"
    found = turnwire("convert", "--lines", "--from", "openai-chat", "--to", "ollama", "--kind", "request", stdin=lines)
    loss, error = found.err.splitlines()
    assert loss.startswith("-:1: loss: /parameters/provider_options: ")
    assert error.startswith("-:3: the request: not valid JSON")
    assert (found.code, len(found.out.splitlines())) == (1, 1)


def start(*arguments: str, **options: Any) -> subprocess.Popen[bytes]:
    """The script in a process of its own, which hears Ctrl-C."""
    return subprocess.Popen(
        [SCRIPT, *arguments, *NAME, "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # A shell starts what runs in its background with SIGINT ignored, and children of the tests inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        **options,
    )


@requirement("CLI-2")
def test_a_reader_that_has_seen_enough_ends_it_quietly(truly_large: Path) -> None:
    with start("validate", str(truly_large)) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        err = process.stderr.read().decode()
        process.wait(PATIENCE_S)
    assert [line for line in err.splitlines() if not line.startswith(f"{truly_large}:1: ")] == []
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


def feed(pipe: IO[bytes], text: bytes) -> None:
    """Write `text` again and again, until nobody reads it."""
    with contextlib.suppress(BrokenPipeError):
        while True:
            pipe.write(text)


@requirement("CLI-2")
def test_ctrl_c_ends_every_process(truly_large: Path) -> None:
    with start("validate", "-", "--quiet", stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        feeding = threading.Thread(target=feed, args=(process.stdin, truly_large.read_bytes()))
        feeding.start()
        first = process.stderr.readline()  # the processes are at work, and more comes
        os.killpg(process.pid, signal.SIGINT)
        rest = process.stderr.read().decode()
        assert process.wait(PATIENCE_S) == 5
        feeding.join()
    assert first.startswith(b"-:1: ")
    *found, last = rest.splitlines()
    assert all(line.startswith("-:") for line in found)  # what was found before the signal came
    assert last == "turnwire: cancelled"
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
