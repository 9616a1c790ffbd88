"""Ids as the clients of a dialect expect them, from which a server's own can be read again."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.gateway.dialects import CLIENTS, Dialect, every_dialect
from tests.gateway.test_streaming import behind
from tests.providers.standin import SSE, Connection, Request, completion, delta, sse
from tests.requirements import requirement

BY_NAME = {client.dialect: client for client in CLIENTS}
KIMI = "functions.get_weather:0"


async def says(connection: Connection, request: Request) -> None:
    """A text, whole or streamed."""
    if json.loads(request.body).get("stream"):
        await connection.stream(SSE)
        await connection.chunk(sse(delta("Hello"), delta("!", finish="stop")))
        await connection.end()
    else:
        await connection.reply(completion())


async def calls(connection: Connection, request: Request) -> None:
    """A call with an id as Kimi's models make it, whole or streamed."""
    call = {"index": 0, "id": KIMI, "type": "function", "function": {"name": "get_weather", "arguments": "{}"}}
    if json.loads(request.body).get("stream"):
        piece = delta()
        piece["choices"][0] |= {"delta": {"tool_calls": [call]}, "finish_reason": "tool_calls"}
        await connection.stream(SSE)
        await connection.chunk(sse(piece))
        await connection.end()
    else:
        message = {"role": "assistant", "content": None, "tool_calls": [call]}
        await connection.reply(completion(choices=[{"index": 0, "message": message, "finish_reason": "tool_calls"}]))


@requirement("MSG-13", "COD-3")
@every_dialect
def test_the_id_of_an_answer_begins_as_clients_expect_and_ends_as_the_server_said(client: Dialect) -> None:
    with behind(says) as (gateway, _), gateway.client() as http:
        whole = client.read(client.ask(http, model="m"))
        streamed = client.read_stream(client.ask(http, model="m", stream=True))
    prefix = client.ids or ""
    assert streamed.id == whole.id
    if whole.id is not None:
        assert whole.id == "chatcmpl-1" if "chatcmpl-1".startswith(prefix) else f"{prefix}chatcmpl-1"


@requirement("MSG-13", "COD-3")
@pytest.mark.parametrize("stream", [False, True])
def test_a_result_of_an_anthropic_client_names_the_call_as_its_server_did(stream: bool) -> None:
    client = BY_NAME["anthropic"]
    path, body = client.request(stream=stream, model="m", tools=True)
    with behind(calls) as (gateway, upstream), gateway.client() as http:
        answer = http.post(path, json=body, headers=dict(client.headers)).text
        (call_id,) = re.findall('"id":"(toolu[^"]*)"', answer)
        used = {"type": "tool_use", "id": call_id, "name": "get_weather", "input": {}}
        result = {"type": "tool_result", "tool_use_id": call_id, "content": "11 °C"}
        said: list[dict[str, Any]] = [
            {"role": "assistant", "content": [used]},
            {"role": "user", "content": [result]},
        ]
        http.post(path, json={**body, "messages": [*body["messages"], *said]}, headers=dict(client.headers))
        sent = json.loads(upstream.requests[-1].body)["messages"]
    assert call_id == "toolu_tw-functions_2eget_5fweather_3a0"
    assert [each["id"] for each in sent[1]["tool_calls"]] == [KIMI]
    assert sent[2]["tool_call_id"] == KIMI


@requirement("CON-3")
def test_who_goes_on_from_an_earlier_response_reads_what_to_send() -> None:
    client = BY_NAME["openai-responses"]
    path, body = client.request(model="m")
    with behind(says) as (gateway, _), gateway.client() as http:
        answer = http.post(path, json={**body, "previous_response_id": "resp_chatcmpl-1"})
    assert (answer.status_code, answer.json()["error"]["param"]) == (400, "previous_response_id")
    assert "previous response not found: answers are not kept here" in answer.json()["error"]["message"]
    assert "`store: false`" in answer.json()["error"]["message"]
