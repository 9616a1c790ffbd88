"""Several processes at one port: who gets a connection, what a signal does, and what happens when one dies."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import signal
import socket
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.cli.runner import SCRIPT, turnwire
from tests.gateway.workers.serving import (
    ASK,
    RunningWorkers,
    held_upstream,
    is_gone,
    served_by_workers,
    upstream_of,
)
from tests.patience import PATIENCE_S, until
from tests.requirements import requirement

STREAMED = {**ASK, "stream": True}


class Stream:
    """A streamed answer of one connection that has begun."""

    def __init__(self, opened: ExitStack, gateway: RunningWorkers) -> None:
        self._client = opened.enter_context(gateway.client())
        answer = opened.enter_context(self._client.stream("POST", "/api/chat", json=STREAMED))
        self._lines = answer.iter_lines()
        self.first = json.loads(next(self._lines))["message"]["content"]

    def rest(self) -> str | None:
        """The text that still comes; None if the answer breaks off."""
        try:
            lines = [json.loads(line) for line in self._lines]
        except httpx.TransportError:
            return None
        return None if "error" in lines[-1] else "".join(line["message"]["content"] for line in lines)


@contextlib.contextmanager
def streams(folder: Path, count: int, *arguments: str) -> Iterator[tuple[RunningWorkers, list[Stream], object]]:
    """Two workers with `count` streams that have begun, and the event at which they go on."""
    with held_upstream() as upstream:
        try:
            with (
                served_by_workers(*upstream_of(folder, upstream), *arguments, cwd=folder) as gateway,
                ExitStack() as opened,
            ):
                yield gateway, [Stream(opened, gateway) for _ in range(count)], upstream.word
        finally:
            upstream.word.set()


def refuses(gateway: RunningWorkers) -> bool:
    """Whether nobody listens any more."""
    try:
        httpx.get(f"{gateway.url}/health", trust_env=False, timeout=PATIENCE_S)
    except httpx.TransportError:
        return True
    return False


@requirement("SCL-1")
def test_one_line_tells_one_url_and_both_workers_get_connections(tmp_path: Path) -> None:
    with served_by_workers("--provider", "mock", cwd=tmp_path) as gateway, ExitStack() as opened:
        assert gateway.told == {
            "url": gateway.url,
            "pid": gateway.process.pid,
            "providers": ["mock"],
            "default": "mock",
        }
        assert len(gateway.pids) == 2
        clients = [opened.enter_context(gateway.client()) for _ in range(50)]
        for client in clients:
            assert client.post("/api/chat", json=ASK).json()["message"]["content"] == "You said: hello"
        until(lambda: len(gateway.lines(route="/api/chat")) == len(clients))
        reached = Counter(line["worker"] for line in gateway.lines(route="/api/chat"))
        # By chance alone fewer than 5 of 50 occur once in 250 million runs.
        assert (set(reached), min(reached.values()) >= 5) == ({1, 2}, True)
        os.kill(gateway.process.pid, signal.SIGTERM)
        out, _ = gateway.process.communicate(timeout=PATIENCE_S)
    assert (gateway.process.returncode, out, {line["level"] for line in gateway.log}) == (0, b"", {"info"})


@requirement("SCL-1", "NFR-3")
@pytest.mark.parametrize("is_for_group", [False, True])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_lets_running_answers_end_and_takes_no_new_connection(
    tmp_path: Path, number: signal.Signals, is_for_group: bool
) -> None:
    with streams(tmp_path, 12) as (gateway, running, word):
        pids = gateway.pids
        (os.killpg if is_for_group else os.kill)(gateway.process.pid, number)
        until(lambda: refuses(gateway))
        assert (gateway.process.poll(), [is_gone(pid) for pid in pids]) == (None, [False, False])
        word.set()
        assert [each.rest() for each in running] == ["two"] * 12
        assert gateway.process.wait(PATIENCE_S) == 0
        assert [is_gone(pid) for pid in pids] == [True, True]
        assert {line["level"] for line in gateway.log} == {"info"}


@requirement("SCL-1", "NFR-3")
@pytest.mark.parametrize("is_for_group", [False, True])
def test_a_second_signal_ends_all_workers_at_once(tmp_path: Path, is_for_group: bool) -> None:
    with streams(tmp_path, 12, "--grace", "600") as (gateway, running, _):
        kill = os.killpg if is_for_group else os.kill
        kill(gateway.process.pid, signal.SIGINT)
        until(lambda: refuses(gateway))
        assert gateway.process.poll() is None
        kill(gateway.process.pid, signal.SIGINT)
        assert gateway.process.wait(PATIENCE_S) == 0
        assert "two" not in [each.rest() for each in running]


@requirement("SCL-1", "NFR-3")
def test_the_end_of_the_grace_ends_what_still_runs_at_every_worker(tmp_path: Path) -> None:
    with streams(tmp_path, 12, "--grace", "0") as (gateway, running, _):
        os.kill(gateway.process.pid, signal.SIGTERM)
        assert gateway.process.wait(PATIENCE_S) == 0
        until(lambda: len(gateway.lines(route="/api/chat")) == 12)
        lines = gateway.lines(route="/api/chat")
        assert [line for line in lines if line.get("error_category") != "overloaded"] == []
        assert [each.rest() for each in running] == [None] * 12


@requirement("SCL-1")
def test_a_killed_worker_is_started_again_and_the_answers_of_the_others_go_on(tmp_path: Path) -> None:
    with streams(tmp_path, 40) as (gateway, running, word):
        first, second = gateway.pids
        os.kill(first, signal.SIGKILL)
        died = gateway.wait_for(event="worker_died")
        assert (died["worker"], died["pid"], died["reason"]) == (1, first, "SIGKILL")
        started = gateway.wait_for(event="worker_started")
        assert (started["worker"], started["pid"] not in (first, second)) == (1, True)
        word.set()
        texts = Counter(each.rest() for each in running)
        assert set(texts) == {"two", None}  # by chance one worker has all 40 once in 500 thousand million runs
        for client in gateway.one_for_each(2):
            assert client.post("/api/chat", json=STREAMED).text.count("two") == 1
            client.close()
        assert is_gone(second) is False


@requirement("SCL-1")
def test_connections_to_a_worker_that_is_being_started_again_wait_for_it(tmp_path: Path) -> None:
    with served_by_workers("--provider", "mock", cwd=tmp_path) as gateway:
        for pid in gateway.pids:
            os.kill(pid, signal.SIGKILL)
        for _ in range(10):
            answer = httpx.post(f"{gateway.url}/api/chat", json=ASK, trust_env=False, timeout=PATIENCE_S)
            assert answer.status_code == 200
        assert {line["worker"] for line in gateway.lines(event="worker_started")} <= {1, 2}


@requirement("SCL-1")
def test_workers_that_die_too_often_end_the_gateway(tmp_path: Path) -> None:
    config = tmp_path / "c.yml"
    config.write_text("model_providers: {providers: {a: {type: mock}}}")
    with served_by_workers("--config", "c.yml", cwd=tmp_path) as gateway:
        config.write_text("model_providers: {providers: {a: {type: unknown}}}")
        os.kill(gateway.pids[0], signal.SIGKILL)
        out, _ = gateway.process.communicate(timeout=PATIENCE_S)
        assert (gateway.process.returncode, gateway.lines(event="workers_failed")[0]["deaths"]) == (1, 5)
    assert json.loads(out)["error"]["message"].startswith("workers died 5 times within 60 s")
    died = gateway.lines(event="worker_died")
    assert [each["worker"] for each in died] == [1] * 5
    assert [each["reason"].split()[0] for each in died] == ["SIGKILL", *["c.yml:1:"] * 4]


@requirement("SCL-1")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_their_parent_and_leave_no_sockets(tmp_path: Path, number: signal.Signals) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,  # a short path
        served_by_workers("--provider", "mock", cwd=tmp_path, TMPDIR=folder) as gateway,
    ):
        pids = gateway.pids
        (sockets,) = Path(folder).iterdir()
        assert (sockets.stat().st_mode & 0o777, len(list(sockets.iterdir()))) == (0o700, 2)
        gateway.process.send_signal(number)
        gateway.process.wait(PATIENCE_S)
        until(lambda: all(map(is_gone, pids)))
        assert list(Path(folder).iterdir()) == []


@requirement("SCL-1")
def test_a_folder_whose_name_is_too_long_for_sockets_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = tmp_path / ("x" * 100)
    long.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(long))
    done = turnwire("serve", "--provider", "mock", "--port", "0", "--workers", "2")
    assert (done.code, "set TMPDIR to another folder" in done.err, list(long.iterdir())) == (3, True, [])


@requirement("SCL-1", "CLI-2")
@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("--script", "s.json"), 2, "--workers: a script or scenario is told in its order by one process"),
        (("--scenario", "s.yml"), 2, "--workers: a script or scenario is told in its order by one process"),
        (("--concurrency", "1"), 3, "--workers: --concurrency is 1, which 2 workers cannot divide; give at least 2"),
        (("--max-waiting", "1"), 3, "--workers: --max-waiting is 1, which 2 workers cannot divide"),
        (("--inspect", "--inspect-exchanges", "1"), 3, "--workers: --inspect-exchanges is 1"),
        (("--inspect", "--inspect-bytes", "65536"), 3, "--inspect-bytes is 65536, which 2 workers cannot divide"),
        (("--threads", "--store", "folder"), 1, "store"),
        (("--host", "0.0.0.0"), 3, "so a key is needed"),
        (("--workers", "0"), 2, "--workers"),
    ],
)
def test_what_makes_no_sense_is_told_before_any_worker_is_started(
    arguments: tuple[str, ...], code: int, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "s.json").write_text("[]")
    done = turnwire("serve", "--provider", "mock", "--port", "0", "--workers", "2", *arguments)
    assert (done.code, done.out) == (code, "")
    assert (words in done.err, "Traceback" in done.err) == (True, False)


@requirement("SCL-1", "CLI-2")
def test_a_key_whose_limit_cannot_be_divided_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANNAS_KEY", "0123456789abcdef")
    (tmp_path / "c.yml").write_text(
        "model_providers:\n  keys:\n    anna: {api_key_env: ANNAS_KEY, concurrency: 1}\n"
        "  providers:\n    a: {type: mock}\n"
    )
    done = turnwire("serve", "--config", str(tmp_path / "c.yml"), "--workers", "2", "--port", "0")
    assert (done.code, "concurrency of the key anna is 1, which 2 workers cannot divide" in done.err) == (3, True)


@requirement("SCL-1", "CLI-2")
@pytest.mark.parametrize("is_shared", [False, True])
def test_a_port_that_is_taken_is_told_also_where_its_owner_would_share_it(tmp_path: Path, is_shared: bool) -> None:
    with socket.socket() as taken:
        if is_shared:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = turnwire("serve", "--provider", "mock", "--workers", "2", "--port", port)
    assert (done.code, "Address already in use" in done.err, done.out) == (3, True, "")


@requirement("SCL-1", "CLI-2")
def test_what_only_a_worker_finds_out_at_its_start_ends_all_with_one_message(tmp_path: Path) -> None:
    (tmp_path / "c.yml").write_text("agent:\n  workspace_root: nowhere\n  store: kept.db\n")
    done = turnwire(
        *("serve", "--provider", "mock", "--threads", "--port", "0", "--workers", "2"),
        *("--config", str(tmp_path / "c.yml")),
    )
    assert (done.code, done.out, "Traceback" in done.err) == (3, "", False)
    assert (done.err.count("could not start"), "nowhere" in done.err) == (1, True)


@requirement("SCL-1", "CLI-2")
def test_in_a_terminal_the_banner_comes_once_when_all_serve(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [SCRIPT, "serve", "--provider", "mock", "--port", "0", "--workers", "2"],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs,
        cwd=tmp_path,
        env={**os.environ, "NO_COLOR": "1"},
    ) as process:
        os.close(theirs)
        shown = b""
        while b"Base URL for clients of" not in shown:
            shown += os.read(ours, 4096)
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(OSError):  # Linux says so when nobody holds the other end
            while piece := os.read(ours, 4096):
                shown += piece
        assert process.wait(PATIENCE_S) == 0
    os.close(ours)
    told = shown.decode()
    assert (told.count("Turnwire listens on http://127.0.0.1:"), told.count("Models     ")) == (1, 1)
    assert "Traceback" not in told


@requirement("SCL-1", "NFR-3")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_while_the_workers_start_ends_all_before_anything_is_told(
    tmp_path: Path, number: signal.Signals
) -> None:
    with subprocess.Popen(
        [SCRIPT, "serve", "--provider", "mock", "--port", "0", "--json", "--workers", "4"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        start_new_session=True,
    ) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        until(children.read_text)  # the others are not there yet
        os.killpg(process.pid, number)
        assert process.communicate(timeout=PATIENCE_S) == (b"", b"")
    assert process.returncode == 0


@requirement("SCL-1", "NFR-3")
def test_a_signal_to_one_worker_alone_does_nothing(tmp_path: Path) -> None:
    with streams(tmp_path, 6) as (gateway, running, word):
        pids = gateway.pids
        for pid in pids * 2:
            os.kill(pid, signal.SIGTERM)
        word.set()
        assert [each.rest() for each in running] == ["two"] * 6
        assert (gateway.pids, gateway.lines(event="worker_died")) == (pids, [])
