"""Codex's tools through the gateway: in front of a server that knows functions alone, whole and streamed."""

from __future__ import annotations

import json
from typing import Any, Final

import httpx
import pytest

from tests.gateway.server import PATIENCE_S, run_gateway
from tests.providers.standin import CHAT, SSE, StandIn, completion, delta, replies, sse, streams, vllm
from tests.requirements import requirement
from turnwire.gateway.settings import GatewaySettings

Data = dict[str, Any]

MODELS: Final = {"object": "list", "data": [{"id": "m", "object": "model", "created": 1, "owned_by": "x"}]}
READ: Final = {"type": "function", "name": "read_note", "description": "Read.", "parameters": {"type": "object"}}
TOOLS: Final = [
    {"type": "namespace", "name": "mcp__notes", "description": "Notes.", "tools": [READ]},
    {"type": "custom", "name": "apply_patch", "description": "Patch.", "format": {"type": "text"}},
    {"type": "web_search"},
]
INPUT: Final = [
    {"role": "user", "content": "Go on."},
    {"type": "custom_tool_call", "call_id": "c0", "name": "apply_patch", "input": "a"},
    {"type": "custom_tool_call_output", "call_id": "c0", "output": "done"},
    {"type": "web_search_call", "id": "ws_1", "status": "completed", "action": {"type": "search", "query": "q"}},
]
QUESTION: Final[Data] = {"model": "m", "input": INPUT, "tools": TOOLS}
CALLS: Final = [("c1", "mcp__notes__read_note", '{"name": "a"}'), ("c2", "apply_patch", '{"input": "*** Begin\\n"}')]


def entries() -> list[Data]:
    """The calls of the server's answer."""
    return [
        {"index": place, "id": call_id, "type": "function", "function": {"name": name, "arguments": arguments}}
        for place, (call_id, name, arguments) in enumerate(CALLS)
    ]


def asked(*, stream: bool) -> tuple[httpx.Response, Data]:
    """The answer to `QUESTION`, and the body that the server got."""
    whole = completion()
    whole["choices"][0] |= {
        "finish_reason": "tool_calls",
        "message": {"role": "assistant", "content": None, "tool_calls": entries()},
    }
    first, last = delta(), delta(finish="tool_calls")
    first["choices"][0]["delta"] = {"tool_calls": entries()}
    answer = streams(sse(first, last), content_type=SSE) if stream else replies(whole)
    with StandIn({CHAT: answer, "/v1/models": replies(MODELS)}) as upstream:
        with run_gateway(vllm(upstream), GatewaySettings(port=0)) as gateway:
            body = {**QUESTION, "stream": stream}
            found = httpx.post(f"{gateway}/v1/responses", json=body, timeout=PATIENCE_S)
        (sent,) = [request.json for request in upstream.requests if request.path == CHAT]
    return found, sent


@requirement("COD-1", "COD-5")
@pytest.mark.parametrize("stream", [False, True])
def test_a_server_gets_functions_and_the_client_its_own_calls(stream: bool) -> None:
    found, sent = asked(stream=stream)
    assert [tool["function"]["name"] for tool in sent["tools"]] == ["mcp__notes__read_note", "apply_patch"]
    assert [message["role"] for message in sent["messages"]] == ["user", "assistant", "tool"]
    assert "openai-chat.foreign_part" in found.headers["turnwire-losses"]
    if stream:
        lines = [line.removeprefix("data: ") for line in found.text.splitlines() if line.startswith("data: {")]
        output = json.loads(lines[-1])["response"]["output"]
    else:
        output = found.json()["output"]
    assert [{key: item[key] for key in item if key not in ("id", "status")} for item in output] == [
        {
            "type": "function_call",
            "call_id": "c1",
            "namespace": "mcp__notes",
            "name": "read_note",
            "arguments": '{"name": "a"}' if stream else '{"name":"a"}',
        },
        {"type": "custom_tool_call", "call_id": "c2", "name": "apply_patch", "input": "*** Begin\n"},
    ]
