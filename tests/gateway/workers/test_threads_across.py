"""Threads of several workers over one store: whichever worker is asked, it is as if there were one."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.gateway.threaded import events_of, refusal, said, words
from tests.gateway.workers.serving import RunningWorkers, held_upstream, served_by_workers, upstream_of
from tests.providers.standin import StandIn
from tests.requirements import requirement

AGENT = "agent: {workspace_root: .}"


@contextmanager
def threads(folder: Path, place: str, *arguments: str) -> Iterator[tuple[RunningWorkers, list[httpx.Client], StandIn]]:
    """Two workers whose agent asks a model server that waits for a word, and a client of each."""
    with held_upstream() as upstream:
        options = (*upstream_of(folder, upstream, AGENT), "--threads", "--store", place, *arguments)
        try:
            with served_by_workers(*options, cwd=folder) as gateway, ExitStack() as opened:
                yield gateway, [opened.enter_context(closing(each)) for each in gateway.one_for_each(2)], upstream
        finally:
            upstream.word.set()


def begun(client: httpx.Client, opened: ExitStack) -> tuple[str, Iterator[str]]:
    """The path of a thread that runs at the worker of `client`, and what its stream still brings."""
    answer = opened.enter_context(client.stream("POST", "/agents/threads", json=said("Go", stream=True)))
    lines = answer.iter_lines()
    data = next(line for line in lines if line.startswith("data: "))
    (event,) = events_of(f"id: 1\nevent: entry_added\n{data}\n\n")
    return f"/agents/threads/{event['thread_id']}", lines


@requirement("SCL-1", "AGT-3")
def test_a_run_is_seen_followed_and_protected_at_every_worker(tmp_path: Path, place: str) -> None:
    with threads(tmp_path, place) as (gateway, clients, upstream), ExitStack() as opened:
        for runs, other in ((clients[0], clients[1]), (clients[1], clients[0])):
            upstream.word.clear()
            path, _ = begun(opened.enter_context(gateway.client()), opened)
            shown = [each.get(path).json()["thread"] for each in (runs, other)]
            assert [each["status"] for each in shown] == ["running", "running"]
            assert [refusal(each.post(f"{path}/messages", json=said("More"))) for each in (runs, other)] == [
                (409, "busy", None)
            ] * 2
            anybody = [opened.enter_context(gateway.client()) for _ in range(2)]
            followers = [
                opened.enter_context(each.stream("GET", f"{path}/events", params={"after": "0"}))
                for each in (*anybody, runs, other)
            ]
            upstream.word.set()
            told = [each.read().decode() for each in followers]
            assert {words(events_of(each))[-1] for each in told} == {"run_ended"}
            assert len(set(told)) == 1
            views = [each.get(path).json() for each in (runs, other)]
            assert views[0] == views[1]
            assert (views[0]["thread"]["outcome"], views[0]["reply"]["content"]) == ("completed", "one two")
            went_on = other.post(f"{path}/messages", json=said("More")).json()
            assert went_on["reply"]["content"] == "one two"
            assert runs.get(path).json() == went_on


@requirement("SCL-1", "AGT-3")
def test_a_run_is_cancelled_and_a_thread_deleted_from_any_worker(tmp_path: Path, place: str) -> None:
    with threads(tmp_path, place) as (gateway, clients, _), ExitStack() as opened:
        for client in clients:
            path, _ = begun(opened.enter_context(gateway.client()), opened)
            cancelled = client.post(f"{path}/cancel").json()["thread"]
            assert (cancelled["status"], cancelled["outcome"]) == ("idle", "cancelled")
            assert client.delete(path).json()["deleted"] is True
            assert [each.get(path).status_code for each in clients] == [404, 404]
        assert [each.get("/agents/threads").json()["threads"] for each in clients] == [[], []]


@requirement("SCL-1", "AGT-3")
def test_a_call_is_decided_at_a_worker_that_did_not_ask_for_it(tmp_path: Path, place: str) -> None:
    (tmp_path / "notes.txt").write_text("Buy milk.")
    (tmp_path / "c.yml").write_text(f"{AGENT}\n")
    arguments = ("--provider", "mock", "--threads", "--store", place, "--config", "c.yml", "--inspect")
    with served_by_workers(*arguments, cwd=tmp_path) as gateway:
        clients = gateway.one_for_each(2)
        try:
            for client in clients * 2:
                with gateway.client() as anybody:
                    asked = anybody.post("/agents/threads", json=said("Look at the file")).json()
                path = f"/agents/threads/{asked['thread']['id']}"
                decisions = [_denied(each) for each in asked["pending"]]
                made = client.post(f"{path}/approvals", json={"decisions": decisions})
                assert (made.status_code, made.json()["pending"]) == (200, [])
                assert [each.get(path).json() for each in clients] == [made.json()] * 2
            listed = clients[0].get("/inspector/exchanges").json()["exchanges"]
            # Each is kept once: where the thread is.
            assert [row["path"].rpartition("/")[2] for row in listed] == ["threads", "approvals"] * 4
        finally:
            for each in clients:
                each.close()


def _denied(pending: dict[str, Any]) -> dict[str, Any]:
    return {"request_id": pending["id"], "decision": "deny", "hash": pending["data"]["approval"]["hash"]}


@requirement("SCL-1", "AGT-3")
def test_a_thread_whose_worker_was_killed_goes_on_where_that_is_started_again(tmp_path: Path, place: str) -> None:
    with threads(tmp_path, place) as (gateway, clients, upstream), ExitStack() as opened:
        path, _ = begun(clients[0], opened)
        follower = opened.enter_context(clients[1].stream("GET", f"{path}/events", params={"after": "0"}))
        os.kill(gateway.pids[0], signal.SIGKILL)
        with pytest.raises(httpx.RemoteProtocolError):  # it does not look finished
            follower.read()
        assert gateway.lines(event="fault") == []
        gateway.wait_for(event="worker_started")
        upstream.word.set()
        thread = clients[1].get(path).json()["thread"]
        assert thread["status"] == "idle"
        assert clients[1].post(f"{path}/messages", json=said("Go on")).json()["reply"]["content"] == "one two"
