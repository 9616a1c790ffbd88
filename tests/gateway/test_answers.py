"""Whole answers and streams, in every dialect, over a real socket."""

from __future__ import annotations

import json

import pytest

from tests.gateway.dialects import TOOL, Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.codecs.dialects import dialects
from turnwire.codecs.registry import get_codec
from turnwire.providers.kinds.mock import MockProvider

ECHO = "You said: hello there"


@requirement("COD-1", "CON-3")
@every_dialect
def test_a_whole_answer_fits_the_published_schema_and_says_what_the_model_said(
    client: Dialect, gateway: RunningGateway
) -> None:
    with gateway.client() as http:
        answer = client.ask(http)
    response = client.read(answer)
    assert (response.message.text, response.finish_reason) == (ECHO, "stop")
    assert (response.usage.prompt_tokens, response.usage.completion_tokens) == (6, 5)
    assert answer.headers["turnwire-usage"] == "estimated"
    if client.ids is not None:
        assert response.id is not None
        assert response.id.startswith(client.ids)


@requirement("COD-1", "CON-3")
@every_dialect
def test_a_stream_says_the_same_as_the_whole_answer(client: Dialect, gateway: RunningGateway) -> None:
    with gateway.client() as http:
        whole = client.read(client.ask(http))
        streamed = client.read_stream(client.ask(http, stream=True))
    assert streamed.message.text == whole.message.text
    assert (streamed.finish_reason, streamed.model) == (whole.finish_reason, whole.model)


@requirement("COD-1")
@every_dialect
@pytest.mark.parametrize("stream", [False, True])
def test_a_tool_call_comes_through(client: Dialect, gateway: RunningGateway, stream: bool) -> None:
    with gateway.client() as http:
        answer = client.ask(http, "How is the weather?", tools=True, stream=stream)
    response = client.read_stream(answer) if stream else client.read(answer)
    (call,) = response.message.tool_calls or ()
    assert (call.name, dict(call.arguments), response.finish_reason) == (TOOL, {"city": "text"}, "tool_calls")


@requirement("COD-5")
@pytest.mark.parametrize("stream", [False, True])
def test_a_client_gets_its_own_spelling_of_a_tool_back(gateway: RunningGateway, stream: bool) -> None:
    function = {"name": "weather.now-v2", "description": "The weather.", "parameters": {"type": "object"}}
    body = {
        "model": "mock",
        "stream": stream,
        "messages": [{"role": "user", "content": "the weather, please"}],
        "tools": [{"type": "function", "function": function}],
    }
    with gateway.client() as http:
        answer = http.post("/v1/chat/completions", json=body)
    (asked,) = gateway.mock.calls
    assert asked.tools is not None
    assert asked.tools[0].name == "weather_now_v2"
    assert '"name":"weather.now-v2"' in answer.text


@requirement("COD-1")
def test_ollama_streams_unless_it_is_told_not_to(gateway: RunningGateway) -> None:
    body = {"model": "mock", "messages": [{"role": "user", "content": "hello there"}]}
    with gateway.client() as http:
        streamed = http.post("/api/chat", json=body)
        whole = http.post("/api/chat", json={**body, "stream": False})
    assert streamed.headers["content-type"] == "application/x-ndjson"
    assert len(streamed.text.splitlines()) == 3
    assert whole.json()["message"] == {"role": "assistant", "content": ECHO}


@requirement("COD-1")
def test_a_body_without_the_flag_is_streamed_when_only_a_stream_is_accepted(gateway: RunningGateway) -> None:
    body = {"model": "mock", "messages": [{"role": "user", "content": "hello there"}]}
    with gateway.client() as http:
        answer = http.post("/v1/chat/completions", json=body, headers={"accept": "text/event-stream"})
        usual = http.post("/v1/chat/completions", json=body, headers={"accept": "application/json, text/event-stream"})
    assert answer.headers["content-type"] == "text/event-stream"
    assert usual.headers["content-type"] == "application/json"


@requirement("COD-1")
def test_the_usage_of_a_chat_stream_is_told_only_when_it_is_asked_for(gateway: RunningGateway) -> None:
    body = {"model": "mock", "stream": True, "messages": [{"role": "user", "content": "hello there"}]}
    with gateway.client() as http:
        without = http.post("/v1/chat/completions", json=body)
        with_usage = http.post("/v1/chat/completions", json={**body, "stream_options": {"include_usage": True}})
    assert '"usage":{' not in without.text
    assert with_usage.text.count('"usage":{') == 1


@requirement("COD-1")
@pytest.mark.parametrize("query", ["", "?alt=json", "?alt=", "?key=sse"])
def test_gemini_streams_an_array_of_chunks_unless_events_are_asked_for(gateway: RunningGateway, query: str) -> None:
    body = {"contents": [{"role": "user", "parts": [{"text": "hello there"}]}]}
    with gateway.client() as http:
        answer = http.post(f"/v1beta/models/mock:streamGenerateContent{query}", json=body)
    assert answer.headers["content-type"] == "application/json"
    chunks = json.loads(answer.content)
    assert len(chunks) > 1
    text = "".join(
        part.get("text", "")
        for chunk in chunks
        for one in chunk["candidates"]
        for part in one["content"].get("parts", ())
    )
    assert text == ECHO


def test_openais_paths_are_also_where_groqs_clients_look_for_them(gateway: RunningGateway) -> None:
    body = {"model": "mock", "messages": [{"role": "user", "content": "hello there"}]}
    with gateway.client() as http:
        answer = http.post("/openai/v1/chat/completions", json=body)
        assert answer.json()["choices"][0]["message"]["content"] == ECHO
        assert http.get("/openai/v1/models").json() == http.get("/v1/models").json()
        assert http.get("/openai/health").status_code == 404


@every_dialect
def test_the_request_has_an_id_that_its_clients_find(client: Dialect, own_gateway: RunningGateway) -> None:
    with own_gateway.client() as http:
        answer = client.ask(http)
    request_id = answer.headers["turnwire-request-id"]
    assert request_id.startswith("req_")
    assert answer.headers[dialects()[client.dialect].client.habits.request_id_header] == request_id
    (line,) = own_gateway.wait_for_log(1)
    assert line["request_id"] == request_id


@requirement("COD-2")
def test_losses_are_told_in_a_header(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        body = {"model": "mock", "messages": [{"role": "user", "content": "x"}], "max_tokens": 5}
        answer = http.post("/v1/messages", json=body, headers={"anthropic-version": "2023-06-01"})
    assert answer.headers["turnwire-losses"] == "anthropic.created"


@requirement("COD-2")
@every_dialect
def test_that_counts_are_estimates_is_no_loss_but_a_header_of_its_own(client: Dialect, gateway: RunningGateway) -> None:
    with gateway.client() as http:
        answer = client.ask(http)
    assert answer.headers["turnwire-usage"] == "estimated"
    assert "usage_detail" not in answer.headers.get("turnwire-losses", "")


@every_dialect
def test_many_clients_are_answered_at_the_same_time(client: Dialect) -> None:
    import asyncio

    import httpx

    async def ask_all(url: str) -> list[str]:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S, trust_env=False) as http:
            path, body = client.request(stream=True)
            answers = await asyncio.gather(*(http.post(path, json=body, headers=client.headers) for _ in range(40)))
        codec = get_codec(client.dialect)
        return [codec.decode_stream([answer.content]).message.text for answer in answers]

    with run_gateway(MockProvider("All at once.")) as gateway:
        assert asyncio.run(ask_all(gateway.url)) == ["All at once."] * 40
