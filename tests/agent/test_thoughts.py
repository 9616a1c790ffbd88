"""What a model thought goes back to it with the results of its calls, signature and all, as its dialect asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from turnwire_schema.v1.config import ProviderConfig

from tests.agent.parts import ALLOW, ASK, HandClock, counting_ids, in_loop
from tests.cases import for_each
from tests.conversations.chunks import chunks_of
from tests.providers.standin import NDJSON, SSE, Connection, Request, StandIn, ollama_routes
from tests.requirements import requirement
from turnwire.agent import Agent, AgentThread
from turnwire.codecs.registry import get_codec
from turnwire.context import Context
from turnwire.providers.factory import make_provider
from turnwire.providers.settings import Surroundings

KEY = "key-0123456789abcdef"
SIGNATURE = "EqQBCkYIBxgCKkBbc2lnbmF0dXJl"


def get_weather(city: str) -> str:
    """The weather in a city.

    Args:
        city: The city.
    """
    return f"sunny in {city}"


class Case(NamedTuple):
    """A dialect: how it is asked, an answer that thinks and calls, an answer that ends, what must come back."""

    kind: str
    options: dict[str, Any]
    codec: str
    paths: tuple[str, str]
    content_type: str
    thinks: dict[str, Any]
    ends: dict[str, Any]
    sent_back: Callable[[Any], Any]
    expected: Any


BLOCKS = [
    {"type": "thinking", "thinking": "The user wants weather.", "signature": SIGNATURE},
    {"type": "redacted_thinking", "data": "EmwKAhgBEgy3va3q"},
    {"type": "text", "text": "Let me look."},
    {"type": "tool_use", "id": "toolu_01", "name": "get_weather", "input": {"city": "Oslo"}},
]
MESSAGE = {
    "id": "msg_1",
    "type": "message",
    "role": "assistant",
    "model": "m",
    "stop_sequence": None,
    "usage": {"input_tokens": 7, "output_tokens": 2},
}
PARTS = [
    {"text": "The user wants weather.", "thought": True},
    {"functionCall": {"name": "get_weather", "args": {"city": "Oslo"}}, "thoughtSignature": SIGNATURE},
]
REASONING = {
    "type": "reasoning",
    "id": "rs_1",
    "summary": [{"type": "summary_text", "text": "The user wants weather."}],
    "encrypted_content": "gAAAAABo",
}
CALL = {
    "type": "function_call",
    "id": "fc_1",
    "call_id": "call_1",
    "name": "get_weather",
    "arguments": '{"city":"Oslo"}',
    "status": "completed",
}
RESPONSE = {
    "id": "resp_1",
    "object": "response",
    "created_at": 1795298356,
    "status": "completed",
    "error": None,
    "incomplete_details": None,
    "instructions": None,
    "metadata": {},
    "model": "m",
    "parallel_tool_calls": True,
    "temperature": 1.0,
    "tool_choice": "auto",
    "tools": [],
    "top_p": 1.0,
}
SAID = {
    "type": "message",
    "id": "msg_1",
    "role": "assistant",
    "status": "completed",
    "content": [{"type": "output_text", "text": "Sunny.", "annotations": [], "logprobs": []}],
}
OLLAMA = {"model": "m", "created_at": "2026-01-31T12:00:00Z", "done": True, "done_reason": "stop"}


def gemini(parts: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "candidates": [{"content": {"role": "model", "parts": parts}, "finishReason": "STOP"}],
        "modelVersion": "m",
        "responseId": "r1",
    }


CASES = {
    "anthropic": Case(
        "anthropic",
        {"api": "2023-06-01"},
        "anthropic",
        ("/v1/messages", "/v1/messages"),
        SSE,
        {**MESSAGE, "content": BLOCKS, "stop_reason": "tool_use"},
        {**MESSAGE, "content": [{"type": "text", "text": "Sunny."}], "stop_reason": "end_turn"},
        lambda body: body["messages"][1]["content"],
        BLOCKS,
    ),
    "gemini": Case(
        "gemini",
        {},
        "gemini",
        ("/v1beta/models/m:generateContent", "/v1beta/models/m:streamGenerateContent?alt=sse"),
        SSE,
        gemini(PARTS),
        gemini([{"text": "Sunny."}]),
        lambda body: body["contents"][1]["parts"],
        PARTS,
    ),
    "responses": Case(
        "openai",
        {},
        "openai-responses",
        ("/v1/responses", "/v1/responses"),
        SSE,
        {**RESPONSE, "output": [REASONING, CALL]},
        {**RESPONSE, "output": [SAID]},
        lambda body: body["input"][1:3],
        [REASONING, {name: value for name, value in CALL.items() if name != "status"}],  # its normal form
    ),
    "ollama": Case(
        "ollama",
        {},
        "ollama",
        ("/api/chat", "/api/chat"),
        NDJSON,
        {
            **OLLAMA,
            "message": {
                "role": "assistant",
                "content": "",
                "thinking": "The user wants weather.",
                "tool_calls": [{"function": {"name": "get_weather", "arguments": {"city": "Oslo"}}}],
            },
        },
        {**OLLAMA, "message": {"role": "assistant", "content": "Sunny."}},
        lambda body: body["messages"][1].get("thinking"),
        "The user wants weather.",
    ),
}


def answers(case: Case, *, stream: bool) -> Any:
    """Answers the first request with thoughts and a call, every other one with a text."""
    left = [case.thinks]

    async def respond(connection: Connection, _: Request) -> None:
        body = left.pop() if left else case.ends
        if not stream:
            await connection.reply(body)
            return
        codec = get_codec(case.codec)
        answer = codec.decode_response(body)
        answer = getattr(answer, "value", answer)
        encoder = codec.stream_encoder(model="m", response_id=answer.id or "r1", created=1795298356)
        pieces = [encoder.feed(chunk) for chunk in chunks_of(answer)]
        await connection.stream(case.content_type)
        await connection.chunk(b"".join(pieces) + encoder.close())
        await connection.end()

    return respond


@requirement("AGT-1", "CTX-3", "COD-4")
@for_each("asked", [False, True], ids=["allowed", "asked and stored between"])
@for_each("stream", [False, True], ids=["whole", "streamed"])
@for_each("case", CASES.values(), ids=CASES)
@in_loop
async def test_thoughts_go_back_to_their_dialect_with_the_results(case: Case, stream: bool, asked: bool) -> None:
    respond = answers(case, stream=stream)
    routes = ollama_routes(respond) if case.kind == "ollama" else dict.fromkeys(case.paths, respond)
    with StandIn(routes) as server:
        config = ProviderConfig.from_dict(
            {"type": case.kind, "endpoint": server.url, "api_key_env": "THE_KEY", "options": case.options}
            if case.kind != "ollama"
            else {"type": case.kind, "endpoint": server.url}
        )
        async with make_provider("p", config, surroundings=Surroundings(environ={"THE_KEY": KEY})) as provider:
            agent = Agent(
                provider=provider,
                tools=[get_weather],
                policy=ASK if asked else ALLOW,
                model="m",
                now=HandClock(),
                new_id=counting_ids(),
                parameters={"max_tokens": 64},
            )
            thread = AgentThread.new(agent)
            thread.add("Weather in Oslo?")
            outcome = await thread.start(stream=stream)
            if asked:
                stored = Context.from_json(thread.context.to_json(), now=agent.now, new_id=agent.new_id)
                thread = AgentThread(agent, stored, thread.state)
                (pending,) = thread.pending
                assert pending.data.approval is not None
                thread.decide(pending.id, "approve", hash=pending.data.approval.hash)
                outcome = await thread.start(stream=stream)
            assert thread.last_error is None
            assert (outcome, thread.result(outcome).text) == ("completed", "Sunny.")
    bodies = [request.json for request in server.requests if request.path in case.paths]
    assert len(bodies) == 2
    assert case.sent_back(bodies[1]) == case.expected
