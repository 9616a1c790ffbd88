"""What a page does with the list: follow it, pin, clear, export, send again. And who may."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.gateway.server import RunningGateway, run_gateway
from tests.gateway.test_streaming import behind
from tests.inspector.gateways import inspected, last, rows, value
from tests.patience import PATIENCE_S
from tests.providers.standin import SSE, Connection, Request, delta, sse
from turnwire.contract.validation import replay
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.settings import GatewaySettings, InspectionSettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

PATHS = (
    "/inspector",
    "/inspector/exchanges",
    "/inspector/exchanges/ex_0",
    "/inspector/recordings",
    "/inspector/events",
)


@pytest.fixture
def gateway() -> Iterator[RunningGateway]:
    with inspected() as running:
        yield running


def ask(http: httpx.Client, text: str = "hello", **more: Any) -> httpx.Response:
    body = {"model": "mock", "messages": [{"role": "user", "content": text}], **more}
    return http.post("/v1/chat/completions", json=body)


def events(lines: Iterator[str], until: str) -> list[tuple[str | None, dict[str, Any]]]:
    """(id, data) of the events up to one whose data has `until` in it."""
    found: list[tuple[str | None, dict[str, Any]]] = []
    held: str | None = None
    for line in lines:
        if line.startswith("id: "):
            held = line[4:]
        elif line.startswith("data: "):
            found.append((held, json.loads(line[6:])))
            held = None
            if until in line:
                return found
    raise AssertionError("the stream ended")


def settle(gateway: RunningGateway) -> None:
    """Wait until no row that is there will change any more: an answer is read before its exchange is sealed."""
    inspector = gateway.gateway.services.inspector
    assert inspector is not None
    for _ in range(int(PATIENCE_S * 100)):
        rows(gateway)
        if all(each.scrubber is None for each in inspector.ring.all()):
            return
    raise AssertionError("an exchange is not sealed")


def test_the_list_is_followed_live_and_gone_on_with_behind_an_event(gateway: RunningGateway) -> None:
    with gateway.client() as http, gateway.client() as other:
        ask(http, "first")
        settle(gateway)
        with other.stream("GET", "/inspector/events") as stream:
            lines = stream.iter_lines()
            begun = events(lines, '"exchange"')
            ask(http, "second")
            second = rows(gateway)[-1]["id"]
            came = [data["row"] for _, data in events(lines, f'"id":"{second}"')]
            known = begun[-1][0]
        assert begun[0][1] == {"event": "begun"}
        assert came[0]["id"] == second
        with other.stream("GET", "/inspector/events", headers={"last-event-id": str(known)}) as stream:
            again = events(stream.iter_lines(), '"exchange"')
        with other.stream("GET", "/inspector/events", headers={"last-event-id": "00000000-3-3"}) as stream:
            of_another = events(stream.iter_lines(), '"event":"begun"')
    assert [data["row"]["id"] for _, data in again] == [second]  # the first one has not changed since
    assert of_another[0][1] == {"event": "begun"}


def test_a_page_that_was_away_is_told_what_went_and_how_many_it_missed() -> None:
    with inspected(kept=InspectionSettings(exchanges=2)) as gateway, gateway.client() as http:
        ask(http, "one")
        ask(http, "two")
        listed = http.get("/inspector/exchanges").json()
        first, second = (row["id"] for row in rows(gateway))
        for text in ("three", "four", "five", "six"):
            ask(http, text)
        ids = [row["id"] for row in rows(gateway)]
        with http.stream("GET", "/inspector/events", headers={"last-event-id": listed["position"]}) as stream:
            told = [data for _, data in events(stream.iter_lines(), ids[-1])]
    begun_anew = [{"event": "begun"}]
    assert [each for each in told if each["event"] != "exchange"] in (
        [{"event": "missed", "count": 2}, {"event": "gone", "ids": [first, second]}],
        begun_anew,  # too much has gone to say what
    )
    assert [each["row"]["id"] for each in told if each["event"] == "exchange"] == ids


def test_what_is_pinned_stays_and_at_most_half_can_be(gateway: RunningGateway) -> None:
    with inspected(kept=InspectionSettings(exchanges=4)) as small, small.client() as http:
        ask(http, "kept")
        (pinned,) = rows(small)
        assert http.post(f"/inspector/exchanges/{pinned['id']}/pin").json()["is_pinned"] is True
        for text in ("a", "b", "c", "d", "e"):
            ask(http, text)
        found = rows(small)
        assert found[0]["id"] == pinned["id"]
        assert len(found) == 4
        assert http.post(f"/inspector/exchanges/{found[1]['id']}/pin").status_code == 200
        assert http.post(f"/inspector/exchanges/{found[2]['id']}/pin").status_code == 409
        assert http.delete(f"/inspector/exchanges/{found[1]['id']}/pin").json()["is_pinned"] is False
        left = http.delete("/inspector/exchanges").json()
        assert [row["id"] for row in left["exchanges"]] == [pinned["id"]]
        empty = http.delete("/inspector/exchanges", params={"pinned": 1}).json()
    assert (empty["exchanges"], empty["limits"]["used_bytes"]) == ([], 0)


@pytest.mark.parametrize("kind", ["vllm", "ollama"])
@pytest.mark.parametrize("side", ["server", "client"])
def test_an_export_is_taken_by_contract_replay(kind: str, side: str, tmp_path: Path) -> None:
    tool = {"type": "function", "function": {"name": "get_weather", "parameters": {"type": "object", "properties": {}}}}
    with inspected(kind) as gateway, gateway.client() as http:
        ask(http, "hello")
        ask(http, "hello", stream=True)
        ask(http, "the weather please", tools=[tool])
        data = {"model": "mock", "messages": [{"role": "user", "content": "hello"}]}
        http.post("/api/chat", json=data)
        http.post("/v1/messages", json={**data, "max_tokens": 9, "stream": True})
        rows(gateway)
        answer = http.get("/inspector/recordings", params={"side": side})
    assert answer.headers["content-type"] == "application/zip"
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    archive.extractall(tmp_path)
    assert "LEFT-OUT.txt" not in archive.namelist()
    report = replay(tmp_path)
    failed = [(row.recording, row.clause, row.reasons) for row in report.rows if row.outcome == "fail"]
    assert failed == []
    passed = {row.recording for row in report.rows if row.outcome == "pass"}
    assert len(passed) >= 5


@pytest.mark.parametrize("model", ["up/mock", "nobody/has:it", "up/fault-500"])
def test_an_export_of_any_name_in_a_path_is_judged_by_its_dialect(model: str, tmp_path: Path) -> None:
    with inspected(only_listed_models=True) as gateway, gateway.client() as http:
        path = f"/v1beta/models/{model}:generateContent"
        http.post(path, json={"contents": [{"role": "user", "parts": [{"text": "hello"}]}]})
        rows(gateway)
        answer = http.get("/inspector/recordings", params={"side": "client"})
    zipfile.ZipFile(io.BytesIO(answer.content)).extractall(tmp_path)
    assert [(row.clause, row.reasons) for row in replay(tmp_path).rows if row.outcome == "fail"] == []


async def two_pieces_then_wait(connection: Connection, request: Request) -> None:
    await connection.stream(SSE)
    await connection.chunk(sse(delta("First."), done=False))
    await connection.chunk(sse(delta("Second."), done=False))
    await connection.gone()


@pytest.mark.parametrize("side", ["server", "client"])
def test_an_export_of_what_a_client_left_says_so_on_both_sides(side: str, tmp_path: Path) -> None:
    with behind(two_pieces_then_wait, inspection=InspectionSettings()) as (gateway, _), gateway.client() as http:
        body = {"model": "m", "messages": [{"role": "user", "content": "hello"}], "stream": True}
        with http.stream("POST", "/v1/chat/completions", json=body) as answer:
            next(answer.iter_lines())
        rows(gateway)
        archive = http.get("/inspector/recordings", params={"side": side})
    zipfile.ZipFile(io.BytesIO(archive.content)).extractall(tmp_path)
    report = replay(tmp_path)
    assert [(row.recording, row.reasons) for row in report.rows if row.outcome == "fail"] == []
    (recording,) = (json.loads(path.read_text()) for path in tmp_path.glob("*chat-completions*.json"))
    assert recording["response"]["aborted_by_client"] is True


def test_one_exchange_is_exported_alone_and_what_is_pinned_apart(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        ask(http, "one")
        ask(http, "two", stream=True)
        one, two = rows(gateway)
        http.post(f"/inspector/exchanges/{two['id']}/pin")
        first = zipfile.ZipFile(io.BytesIO(http.get(f"/inspector/exchanges/{one['id']}/recording?side=client").content))
        pinned = zipfile.ZipFile(io.BytesIO(http.get("/inspector/recordings?pinned=1&side=client").content))
    assert first.namelist() == ["0001-v1-chat-completions.json"]
    assert pinned.namelist() == ["0001-v1-chat-completions.json", "0001-v1-chat-completions.sse"]
    recorded = json.loads(first.read("0001-v1-chat-completions.json"))
    assert (recorded["server"], recorded["request"]["body"]["messages"][0]["content"]) == ("turnwire", "one")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/chat/completions", {"model": "mock", "messages": [{"role": "user", "content": "hello"}]}),
        ("/v1beta/models/mock:generateContent", {"contents": [{"role": "user", "parts": [{"text": "hello"}]}]}),
        ("/v1/embeddings", {"model": "mock", "input": "hello"}),
    ],
)
def test_a_request_is_sent_again_to_another_model_and_becomes_an_exchange_of_its_own(
    gateway: RunningGateway, path: str, body: dict[str, Any]
) -> None:
    with gateway.client() as http:
        assert http.post(path, json=body).status_code == 200
        first = last(gateway)
        answer = http.post(f"/inspector/exchanges/{first['row']['id']}/again", json={"model": "up/mock"})
        second = last(gateway)
    row = answer.json()
    assert (answer.status_code, row["again_of"], row["status"]) == (200, first["row"]["id"], 200)
    assert (row["model_asked"], row["model"]) == ("up/mock", "mock")
    assert second["row"]["id"] == row["id"] != first["row"]["id"]
    assert value(second["canonical_request"]) == value(first["canonical_request"])


def test_what_cannot_be_sent_again_is_refused(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        http.get("/v1/models")
        (row,) = rows(gateway)
        where = f"/inspector/exchanges/{row['id']}/again"
        assert http.post(where, json={"model": "mock"}).status_code == 409
        assert http.post(where, json={}).status_code == 400
        assert http.post(where.replace("ex_", "ex_0"), json={"model": "mock"}).status_code == 404


def test_without_inspect_every_path_says_that_there_is_none() -> None:
    with run_gateway(MockProvider(stand_in_script())) as gateway, gateway.client() as http:
        answers = [http.get(path) for path in PATHS]
    assert {answer.status_code for answer in answers} == {404}
    assert {answer.json()["error"]["message"] for answer in answers} == {
        "this gateway keeps nothing to inspect; start it with --inspect"
    }


def test_the_paths_are_behind_the_key_and_who_has_none_leaves_no_row() -> None:
    with inspected(key=Secret("a-key-of-ours")) as gateway:
        with gateway.client() as http:
            statuses = {path: http.get(path).status_code for path in PATHS[1:]}
            assert ask(http).status_code == 401
        with gateway.client(headers={"authorization": "Bearer a-key-of-ours"}) as http:
            assert ask(http).status_code == 200
            assert len(http.get("/inspector/exchanges").json()["exchanges"]) == 1
    assert statuses == dict.fromkeys(PATHS[1:], 401)


def test_pages_of_another_origin_are_kept_out(gateway: RunningGateway) -> None:
    with gateway.client(headers={"origin": "http://elsewhere.example"}) as http:
        assert {path: http.get(path).status_code for path in PATHS} == dict.fromkeys(PATHS, 403)


@pytest.mark.parametrize("settings", [{"host": "0.0.0.0"}, {"allow_origins": ("http://localhost:3000",)}])
def test_a_gateway_that_others_could_read_does_not_start_without_a_key(settings: dict[str, Any]) -> None:
    with pytest.raises(ConfigurationError, match="a key is needed"):
        GatewaySettings(inspection=InspectionSettings(), **settings)
    assert GatewaySettings(inspection=InspectionSettings(), key=Secret("a-key-of-ours"), **settings).inspection
