"""One set of metrics, one inspector and one log over several workers, whichever of them is asked."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.gateway.workers.serving import ASK, RunningWorkers, served_by_workers
from tests.requirements import requirement
from turnwire.gateway.readable_log import ReadableLines


@contextmanager
def inspected(folder: Path, *more: str, **environment: str) -> Iterator[tuple[RunningWorkers, list[httpx.Client]]]:
    """Three workers that keep what passes, and a client with a connection to each."""
    arguments = ("--provider", "mock", "--inspect", *more)
    with served_by_workers(*arguments, cwd=folder, count=3, **environment) as gateway:
        clients = gateway.one_for_each(3)
        try:
            yield gateway, clients
        finally:
            for each in clients:
                each.close()


def asked(client: httpx.Client, text: str) -> None:
    body = {**ASK, "messages": [{"role": "user", "content": text}]}
    assert client.post("/api/chat", json=body).json()["message"]["content"] == f"You said: {text}"


def series(client: httpx.Client, begin: str) -> list[str]:
    return [line for line in client.get("/metrics").text.splitlines() if line.startswith(begin)]


@requirement("SCL-1")
def test_every_worker_shows_the_sums_of_all_and_a_scrape_counts_once(tmp_path: Path) -> None:
    with inspected(tmp_path) as (gateway, clients):
        for place, client in enumerate(clients):
            for _ in range(place + 1):
                asked(client, "hello")
        chats = 'turnwire_requests_total{route="/api/chat",dialect="ollama",status="200",provider="mock"}'
        assert [series(each, chats) for each in clients] == [[f"{chats} 6"]] * 3
        assert series(clients[0], "turnwire_active_answers") == ["turnwire_active_answers 0"]
        scrapes = 'turnwire_requests_total{route="/metrics"'
        assert series(clients[1], scrapes)[0].endswith(" 4")  # those before it
        assert len(gateway.lines(route="/metrics")) >= 4
        page = clients[0].get("/metrics", headers={"accept": "text/html"})
        assert page.headers["content-type"].startswith("text/html")


def rows(client: httpx.Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/inspector/exchanges").json()["exchanges"]
    return found


@requirement("SCL-1")
def test_one_inspector_lists_finds_keeps_and_forgets_the_exchanges_of_all(tmp_path: Path) -> None:
    with inspected(tmp_path) as (_, clients):
        for client, text in zip(clients, ("one", "two", "three"), strict=True):
            asked(client, text)
        listed = clients[0].get("/inspector/exchanges").json()
        assert {key: listed["limits"][key] for key in ("exchanges", "bytes")} == {"exchanges": 200, "bytes": 64 << 20}
        found = listed["exchanges"]
        assert len({row["number"] for row in found}) == 3
        assert [row["started_at"] for row in found] == sorted(row["started_at"] for row in found)
        for client in clients:
            assert rows(client) == found
            texts = [
                json.loads(client.get(f"/inspector/exchanges/{row['id']}").json()["request"]["text"])["messages"][0]
                for row in found
            ]
            assert [each["content"] for each in texts] == ["one", "two", "three"]
        last = found[-1]["id"]
        assert clients[0].post(f"/inspector/exchanges/{last}/pin").json()["is_pinned"] is True
        again = clients[1].post(f"/inspector/exchanges/{last}/again", json={"model": "other"})
        assert (again.status_code, again.json()["again_of"]) == (200, last)
        assert len(rows(clients[2])) == 4
        with zipfile.ZipFile(io.BytesIO(clients[0].get("/inspector/recordings").content)) as archive:
            assert [name[:4] for name in sorted(archive.namelist())] == ["0001", "0002", "0003", "0004"]
        assert [row["id"] for row in clients[1].delete("/inspector/exchanges").json()["exchanges"]] == [last]
        assert clients[2].delete("/inspector/exchanges", params={"pinned": "1"}).json()["exchanges"] == []
        missing = clients[0].get(f"/inspector/exchanges/{last}")
        nothing = clients[0].get("/inspector/recordings")
        assert (missing.status_code, nothing.status_code) == (404, 409)


def events(answer: httpx.Response) -> Iterator[dict[str, Any]]:
    for line in answer.iter_lines():
        assert not line.startswith("id:")
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


@requirement("SCL-1")
def test_one_stream_brings_the_changes_at_all_workers(tmp_path: Path) -> None:
    with inspected(tmp_path) as (gateway, clients):
        asked(clients[0], "before")
        with gateway.client() as follower, follower.stream("GET", "/inspector/events") as answer:
            told = events(answer)
            assert next(told) == {"event": "begun"}
            assert next(told)["row"]["path"] == "/api/chat"
            for client in clients:
                asked(client, "hello")
                event = next(each for each in told if each["event"] == "exchange" and each["row"]["is_over"])
                assert event["row"]["status"] == 200
            clients[0].delete("/inspector/exchanges")
            gone: set[str] = set()
            while len(gone) < 4:
                gone |= set(next(each for each in told if each["event"] == "gone")["ids"])


@requirement("SCL-1", "NFR-3")
def test_a_client_without_the_key_is_refused_before_any_other_worker_is_asked(tmp_path: Path) -> None:
    with inspected(tmp_path, "--api-key-env", "THE_KEY", THE_KEY="0123456789abcdef") as (_, clients):
        for path in ("/metrics", "/inspector/exchanges", "/inspector/events", "/inspector/exchanges/ex_1"):
            # What marks requests among workers means nothing at the port.
            marked = {"turnwire-worker": "all", "turnwire-worker-client": "127.0.0.1 1"}
            assert [each.get(path, headers=marked).status_code for each in clients] == [401] * 3
        headers = {"authorization": "Bearer 0123456789abcdef"}
        assert [each.get("/metrics", headers=headers).status_code for each in clients] == [200] * 3


@requirement("SCL-1")
def test_an_answer_of_another_worker_has_the_headers_of_an_own_one(tmp_path: Path) -> None:
    origin = "http://localhost:3000"
    options = ("--api-key-env", "THE_KEY", "--allow-origin", origin)
    with inspected(tmp_path, *options, THE_KEY="0123456789abcdef") as (gateway, clients):
        for each in clients:
            each.headers.update({"authorization": "Bearer 0123456789abcdef", "origin": origin})
        asked(clients[0], "one")
        (row,) = rows(clients[1])
        for method in ("GET", "HEAD"):
            answers = [each.request(method, f"/inspector/exchanges/{row['id']}") for each in clients]
            own, *others = [
                {**each.headers, "turnwire-request-id": "", "x-request-id": "", "date": ""} for each in answers
            ]
            assert others == [own] * 2
            assert [len(each.headers.get_list("access-control-allow-origin")) for each in answers] == [1] * 3
            assert [each.content for each in answers] == [answers[0].content] * 3
            logged = [gateway.wait_for(request_id=each.headers["turnwire-request-id"]) for each in answers]
            assert [each["worker"] for each in logged] == [1] * 3


@requirement("SCL-1")
def test_the_mark_of_a_worker_means_nothing_at_the_port(tmp_path: Path) -> None:
    with inspected(tmp_path) as (_, clients):
        asked(clients[0], "one")
        answer = clients[1].get("/inspector/exchanges", headers={"turnwire-worker": "all"}).json()
        assert len(answer["exchanges"]) == 1


@requirement("SCL-1")
def test_the_log_for_people_names_the_worker(tmp_path: Path) -> None:
    import logging

    record = logging.LogRecord("turnwire.gateway", logging.INFO, "x", 1, "request", None, None)
    record.turnwire = {"worker": 2, "method": "GET", "route": "/health", "status": 200, "duration_ms": 1.0}
    line = ReadableLines(colour=False).format(record)
    assert line.partition("  ")[2] == "GET /health  200  1 ms  worker: 2"


@requirement("SCL-1", "NFR-3")
@pytest.mark.parametrize("limit", ["2", "3"])
def test_all_workers_together_write_no_more_answers_than_was_configured(tmp_path: Path, limit: str) -> None:
    from tests.gateway.workers.serving import held_upstream, upstream_of

    with held_upstream() as upstream:
        arguments = (*upstream_of(tmp_path, upstream), "--concurrency", limit, "--keep-alive", "0.05")
        with served_by_workers(*arguments, cwd=tmp_path) as gateway:
            clients = [gateway.client() for _ in range(30)]
            try:
                statuses = [
                    each.send(each.build_request("POST", "/api/chat", json={**ASK, "stream": True}), stream=True)
                    for each in clients
                ]
                assert sorted(each.status_code for each in statuses) == [200] * int(limit) + [503] * (30 - int(limit))
            finally:
                upstream.word.set()
                for each in clients:
                    each.close()
