"""What is kept of an exchange: both sides, the canonical forms between, the streams, losses, and what went wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest

from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.gateway.test_broken_streams import ended, junk, reset
from tests.gateway.test_streaming import behind
from tests.inspector.gateways import at, inspected, last, rows, value
from tests.providers.standin import SSE, Connection, Request, Responder, delta, sse
from turnwire.codecs.registry import get_codec
from turnwire.core.accumulate import StreamAccumulator
from turnwire.gateway.settings import GatewaySettings, InspectionSettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider

OWN = ("/", "/health", "/openapi.json", "/metrics", "/schemas", "/static/icon.svg", "/playground/providers")
SECRET = "sk-test-0123456789abcdefghij"


@pytest.fixture(scope="module")
def vllm_gateway() -> Iterator[RunningGateway]:
    with inspected() as running:
        yield running


@every_dialect
@pytest.mark.parametrize("stream", [False, True], ids=["whole", "streamed"])
def test_both_sides_and_the_canonical_forms_are_kept(
    vllm_gateway: RunningGateway, client: Dialect, stream: bool
) -> None:
    path, body = client.request("hello there", stream=stream)
    with vllm_gateway.client(headers={"user-agent": "someone/1"}) as http:
        answer = http.post(path, json=body, headers=dict(client.headers))
    kept = last(vllm_gateway)
    row, call = kept["row"], kept["calls"][-1]
    assert value(kept["request"]) == body
    assert value(kept["canonical_request"])["messages"] == [{"role": "user", "content": "hello there"}]
    assert value(call["request"])["messages"] == [{"role": "user", "content": "hello there"}]
    assert value(kept["canonical_answer"])["message"]["content"] == "You said: hello there"
    assert (row["dialect"], row["server_dialect"], row["provider"]) == (client.dialect, "vllm", "up")
    assert (row["model_asked"], row["model"], row["status"], row["is_over"]) == ("mock", "mock", 200, True)
    assert row["client"] == {"address": "127.0.0.1", "agent": "someone/1"}
    assert row["usage"] == {"prompt_tokens": 6, "completion_tokens": 5, "is_estimated": False}
    assert (row["is_streamed"], "first_token_ms" in row) == (stream, stream)
    assert row["tokens_per_second"] > 0
    assert "wrong" not in kept
    if stream:
        said = "".join(f"{event['text']}\n\n" for event in kept["answer"]["stream"]["events"])
        assert said.split() == answer.text.split()
        assert call["answer"]["stream"]["events"][-1]["text"] == "data: [DONE]"
        times = [event["at_ms"] for event in call["answer"]["stream"]["events"]]
        assert times == sorted(times)
        assert call["at_ms"] <= times[0] <= row["end_ms"]
    else:
        assert kept["answer"]["body"]["text"] == answer.text
        assert value(call["answer"]["body"])["choices"][0]["message"]["content"] == "You said: hello there"


@every_dialect
def test_the_state_of_the_answer_is_told_at_every_event_on_both_sides(
    vllm_gateway: RunningGateway, client: Dialect
) -> None:
    with vllm_gateway.client() as http:
        client.ask(http, "hello there", stream=True)
        kept = last(vllm_gateway)
        where = f"/inspector/exchanges/{kept['row']['id']}/state"
        events = kept["calls"][-1]["answer"]["stream"]["events"]
        states = [http.get(where, params={"event": number}).json() for number in range(len(events))]
        of_client = http.get(where, params={"side": "client"}).json()
    decoder, folded = get_codec("vllm").stream_decoder(), StreamAccumulator()
    expected = []
    for event in events:
        for chunk in decoder.feed(f"{event['text']}\n\n".encode()):
            folded.add(chunk)
        done = folded.response if folded.is_complete else folded.partial()
        expected.append(done.message.to_dict())
    assert [state["answer"]["message"] for state in states] == expected
    assert [state["is_complete"] for state in states][-1] is True
    assert json.dumps(of_client["answer"]["message"]).count("You said: hello there") == 1
    assert of_client["is_complete"] is True


@every_dialect
def test_each_event_has_what_it_adds_to_the_answer_on_both_sides(vllm_gateway: RunningGateway, client: Dialect) -> None:
    with vllm_gateway.client() as http:
        client.ask(http, "hello there", stream=True)
    kept = last(vllm_gateway)
    for answer in (kept["answer"], kept["calls"][-1]["answer"]):
        chunks = [event.get("chunks", []) for event in answer["stream"]["events"]]
        texts = ["".join(chunk.get("text", "") for chunk in each) for each in chunks]
        assert [text for text in texts if text] == ["You said: he", "llo there"]


def test_what_cannot_be_read_adds_nothing_to_the_answer() -> None:
    with behind(junk, inspection=InspectionSettings()) as (gateway, _):
        with gateway.client() as http, pytest.raises(httpx.RemoteProtocolError):
            http.post("/v1/chat/completions", json=_chat(stream=True))
        events = last(gateway)["calls"][-1]["answer"]["stream"]["events"]
    assert ["chunks" in event for event in events] == [True, False]


@pytest.mark.parametrize(
    ("respond", "event", "words"),
    [
        (junk, 1, "is not JSON"),
        (ended, 0, "ended"),
        (reset, 0, "connection"),
    ],
)
def test_the_first_wrong_event_is_named(respond: Responder, event: int, words: str) -> None:
    with behind(respond, inspection=InspectionSettings()) as (gateway, _):
        with gateway.client() as http, pytest.raises(httpx.RemoteProtocolError):
            http.post("/v1/chat/completions", json=_chat(stream=True))
        kept = last(gateway)
    assert (kept["wrong"]["side"], kept["wrong"]["event"]) == ("server", event)
    assert words in kept["wrong"]["message"]
    assert kept["row"]["error"]["category"] in ("protocol", "interrupted")


def test_an_event_that_breaks_the_document_of_its_dialect_is_wrong_though_it_can_be_read() -> None:
    async def respond(connection: Connection, request: Request) -> None:
        await connection.stream(SSE)
        await connection.chunk(sse(delta("one"), {**delta(" two"), "created": "soon"}, delta(finish="stop")))
        await connection.end()

    with behind(respond, inspection=InspectionSettings()) as (gateway, _):
        with gateway.client() as http:
            assert http.post("/v1/chat/completions", json=_chat(stream=True)).status_code == 200
        wrong = last(gateway)["wrong"]
    assert (wrong["side"], wrong["event"], wrong["path"]) == ("server", 1, "/created")


def test_a_loss_has_its_place_on_every_side() -> None:
    body = {
        "model": "mock",
        "max_tokens": 50,
        "system": "Be kind.",
        "messages": [
            {"role": "user", "content": [{"type": "text", "text": "Hello", "cache_control": {"type": "ephemeral"}}]}
        ],
        "metadata": {"user_id": "someone"},
    }
    with inspected("ollama") as gateway:
        with gateway.client() as http:
            assert http.post("/v1/messages", json=body).status_code == 200
        kept = last(gateway)
    asked = [each for each in kept["losses"] if each["stage"] == "server_request"]
    call = next(each for each in kept["calls"] if each["path"] == "/api/chat")
    found = {each["reason"]: tuple(each[name] for name in ("client_at", "canonical_at", "server_at")) for each in asked}
    assert found == {
        "the option metadata of anthropic": ("/metadata/user_id", "/parameters/provider_options", ""),
        "the option cache_control of anthropic": (
            "/messages/0/content/0/cache_control/type",
            "/messages/1/content/0/provider_options",
            "/messages/1/content",
        ),
    }
    assert at(value(kept["request"]), "/messages/0/content/0/cache_control/type") == "ephemeral"
    assert at(value(call["request"]), "/messages/1/content") == "Hello"
    assert kept["row"]["losses"] == len(kept["losses"])


def test_calls_beside_chat_have_rows_and_the_gateways_own_pages_have_none(vllm_gateway: RunningGateway) -> None:
    with vllm_gateway.client() as http:
        http.delete("/inspector/exchanges", params={"pinned": 1})
        http.post("/v1/embeddings", json={"model": "mock", "input": "hello"})
        http.post("/v1/rerank", json={"model": "mock", "query": "a", "documents": ["a", "b"]})
        http.get("/v1/models")
        http.post("/v1/completions", json={"model": "mock", "prompt": "Once", "stream": True})
        http.post("/v1/chat/completions", content=b"{")
        for own in (
            "/",
            "/health",
            "/openapi.json",
            "/metrics",
            "/schemas",
            "/static/icon.svg",
            "/playground/providers",
            "/agents/threads",
        ):
            http.get(own)
    found = rows(vllm_gateway)
    assert [(row["method"], row["path"], row["status"], row.get("model")) for row in found] == [
        ("POST", "/v1/embeddings", 200, "mock"),
        ("POST", "/v1/rerank", 200, "mock"),
        ("GET", "/v1/models", 200, None),
        ("POST", "/v1/completions", 200, "mock"),
        ("POST", "/v1/chat/completions", 400, None),
    ]
    with vllm_gateway.client() as http:
        embedded = http.get(f"/inspector/exchanges/{found[0]['id']}").json()
        completed = http.get(f"/inspector/exchanges/{found[3]['id']}/state").json()
    assert value(embedded["canonical_request"])["inputs"] == ["hello"]
    assert len(value(embedded["canonical_answer"])["embeddings"]) == 1
    assert completed["is_complete"] is True
    assert found[4]["error"]["category"] == "invalid_request"


def test_a_provider_that_asks_no_server_is_kept_too() -> None:
    with (
        run_gateway(
            MockProvider(stand_in_script()), GatewaySettings(port=0, inspection=InspectionSettings())
        ) as gateway,
        gateway.client() as http,
    ):
        http.post("/v1/chat/completions", json=_chat(stream=True))
        kept = last(gateway)
        no_server = http.get(f"/inspector/exchanges/{kept['row']['id']}/state")
        of_client = http.get(f"/inspector/exchanges/{kept['row']['id']}/state", params={"side": "client"})
    assert kept["calls"] == []
    assert value(kept["canonical_answer"])["message"]["content"] == "You said: hello"
    assert no_server.status_code == 404
    assert of_client.json()["answer"]["message"]["content"] == "You said: hello"


def test_no_secret_is_kept_wherever_it_was_shown() -> None:
    tools = [
        {
            "type": "mcp",
            "server_label": "x",
            "server_url": "http://u:own-secret-1@127.0.0.1:1/?sig=own-secret-2",
            "authorization": "own-secret-3",
            "headers": {"X-Key": "own-secret-4"},
        }
    ]
    servers = {"mcp_servers": [{"type": "url", "name": "x", "url": "http://x/", "authorization_token": "own-secret-5"}]}
    with inspected() as gateway:
        with gateway.client() as http:
            shown = {"authorization": f"Bearer {SECRET}", "cookie": "session=0123456789abcdef"}
            http.post("/v1/chat/completions?key=in-the-query-0123", json=_chat(f"my key is {SECRET}"), headers=shown)
            http.post("/v1/responses", json={"model": "mock", "input": "hello", "tools": tools}, headers=shown)
            http.post("/v1/messages", json={**_chat(), "max_tokens": 64, **servers}, headers=shown)
            texts = [http.get(f"/inspector/exchanges/{row['id']}").text for row in rows(gateway)]
        held = gateway.gateway.services.inspector
        assert held is not None
        in_memory = [repr(part) for each in held.ring.all() for part in (each.path, each.headers, each.request.data)]
    for text in (*texts, *in_memory):
        assert SECRET not in text
        assert "0123456789abcdef" not in text
        assert "in-the-query" not in text
        assert "own-secret" not in text
    assert "my key is …" in texts[0]


def _chat(text: str = "hello", *, stream: bool = False) -> dict[str, object]:
    return {"model": "mock", "messages": [{"role": "user", "content": text}], "stream": stream}
