"""How the text of answers is read through providers: what asks for it, and how `auto` finds the format."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.providers.modes import call_vllm, every_mode
from tests.providers.standin import (
    CHAT,
    NDJSON,
    SSE,
    Connection,
    Request,
    StandIn,
    ask,
    completion,
    delta,
    line,
    ndjson,
    ollama,
    ollama_routes,
    replies,
    sse,
    streams,
    sync_vllm,
    vllm,
)
from tests.requirements import requirement
from turnwire.codecs.text import choosing
from turnwire.core.errors import InvalidDataError
from turnwire.core.tools import make_tool
from turnwire.providers.base import ModelProvider
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.sync.mock import SyncMockProvider

WEATHER = make_tool(
    "get_weather",
    "Get the weather.",
    {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
)
CALL = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Paris"}}\n</tool_call>'
TEXT = f"<think>\nhm\n</think>\n\nLet me see.\n{CALL}"
PIECES = [TEXT[at : at + 7] for at in range(0, len(TEXT), 7)]
READ = ("Let me see.", "hm", [("get_weather", {"city": "Paris"}, "text")], "tool_calls")
RAW = (TEXT, "", [], "stop")
END = {"done": True, "done_reason": "stop", "prompt_eval_count": 7, "eval_count": 9}
TEMPLATE = "{%- if tools %}<tool_call>{# as shown #}</tool_call>{% endif %}"


def asking(*, tools: bool = True, **parameters: Any) -> ChatRequest:
    return ask("Weather in Paris?", **parameters).replace(tools=(WEATHER,) if tools else None)


def read(answer: ChatResponse) -> tuple[str, str, list[Any], str]:
    message = answer.message
    calls = [(call.name, dict(call.arguments), call.origin) for call in message.tool_calls or ()]
    thoughts = "".join(part.text or "" for part in message.parts if part.type == "thinking")
    return message.text, thoughts, calls, answer.finish_reason


def notes(answer: ChatResponse) -> list[str]:
    return [each.id for each in answer.diagnostics or () if each.id != "minted_tool_call_id"]


async def both(provider: ModelProvider, request: ChatRequest) -> ChatResponse:
    """The answer, which is the same whole and streamed."""
    whole = await provider.complete(request)
    stream = provider.stream(request)
    async for _ in stream:
        pass
    assert (read(stream.response), notes(stream.response)) == (read(whole), notes(whole))
    return whole


def answers(*pieces: str) -> Any:
    """A responder of Chat Completions, whole or streamed as it is asked."""

    async def respond(connection: Any, request: Any) -> None:
        if request.json.get("stream"):
            events = [*(delta(piece) for piece in pieces), delta(finish="stop")]
            await streams(sse(*events), content_type=SSE)(connection, request)
        else:
            await connection.reply(completion("".join(pieces)))

    return respond


def lines(*pieces: str) -> Any:
    """A responder of Ollama's chats."""

    async def respond(connection: Any, request: Any) -> None:
        if request.json.get("stream"):
            await streams(ndjson(*map(line, pieces), line(**END)), content_type=NDJSON)(connection, request)
        else:
            await connection.reply(line("".join(pieces), **END))

    return respond


@requirement("TXT-3")
@pytest.mark.parametrize(
    ("defaults", "parameters", "expected", "noted"),
    [
        pytest.param(None, {}, RAW, ["text_not_read"], id="nothing is asked for"),
        pytest.param(None, {"text_format": "hermes"}, READ, ["call_read_from_text"], id="the call asks"),
        pytest.param({"text_format": "hermes"}, {}, READ, ["call_read_from_text"], id="the provider's defaults ask"),
        pytest.param({"text_format": "hermes"}, {"text_format": "off"}, RAW, [], id="the call wins"),
        pytest.param({"text_format": "auto"}, {"model": "qwen3:4b"}, READ, ["call_read_from_text"], id="by the name"),
        pytest.param({"text_format": "auto"}, {}, RAW, ["text_not_read"], id="auto knows no format"),
    ],
)
def test_the_call_wins_over_the_defaults_of_the_provider(
    defaults: Any, parameters: dict[str, Any], expected: Any, noted: list[str]
) -> None:
    async def run() -> ChatResponse:
        async with vllm(server, **({} if defaults is None else {"defaults": defaults})) as provider:
            return await both(provider, asking(**parameters))

    with StandIn({CHAT: answers(*PIECES)}) as server:
        answer = asyncio.run(run())
        assert (read(answer), notes(answer)) == (expected, noted)
        assert all("text_format" not in request.json for request in server.requests)


@requirement("TXT-3")
def test_the_short_way_takes_a_text_format() -> None:
    with StandIn({CHAT: answers(TEXT)}) as server, sync_vllm(server) as provider:
        reply = provider.chat("Weather in Paris?", model="m", tools=[WEATHER], text_format="hermes")

    assert read(reply.response) == READ


@requirement("TXT-3")
def test_a_format_that_is_not_known_is_refused_before_anything_is_sent() -> None:
    with (
        StandIn({CHAT: answers(TEXT)}) as server,
        sync_vllm(server) as provider,
        pytest.raises(InvalidDataError, match="must be one of off, auto"),
    ):
        provider.complete(asking(text_format="hermas"))

    assert server.paths() == []


@requirement("TXT-3")
@pytest.mark.parametrize(
    ("props", "expected"),
    [
        pytest.param(replies({"chat_template": TEMPLATE}), READ, id="a template with marks"),
        pytest.param(replies({"chat_template": "{{ messages }}"}), RAW, id="a template without"),
        pytest.param(replies({}), RAW, id="no template"),
        pytest.param(replies(b"", 404), RAW, id="no such path"),
    ],
)
def test_auto_asks_llama_cpp_for_the_template_once(props: Any, expected: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "format_of_template", lambda text: "hermes" if "<tool_call>" in text else None)

    async def run() -> ChatResponse:
        async with vllm(server, kind="llamacpp", defaults={"text_format": "auto"}) as provider:
            return await both(provider, asking())

    with StandIn({CHAT: answers(*PIECES), "/props": props}) as server:
        assert read(asyncio.run(run())) == expected
        assert server.paths().count("/props") == 1


@requirement("TXT-3")
@pytest.mark.parametrize(("template", "expected"), [(TEMPLATE, READ), ("{{ .Prompt }}", RAW)])
def test_auto_asks_ollama_for_the_template(template: str, expected: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "format_of_template", lambda text: "hermes" if "<tool_call>" in text else None)

    async def run() -> ChatResponse:
        async with ollama(server, defaults={"text_format": "auto"}) as provider:
            return await both(provider, asking())

    show = replies({"template": template, "capabilities": ["completion", "tools"], "details": {"family": "llama"}})
    with StandIn(ollama_routes(lines(*PIECES), show=show)) as server:
        assert read(asyncio.run(run())) == expected


@requirement("TXT-3")
def test_auto_asks_nothing_where_the_name_tells_or_nothing_is_to_be_read() -> None:
    async def run() -> None:
        async with vllm(server, kind="llamacpp") as provider:
            await both(provider, asking(model="qwen3:4b", text_format="auto"))
            await both(provider, asking(text_format="off"))
            await both(provider, asking())

    with StandIn({CHAT: answers(*PIECES)}) as server:
        asyncio.run(run())
        assert {*server.paths()} == {CHAT}


@requirement("TXT-3")
@every_mode
@pytest.mark.parametrize("ending", ["close", "end"])
def test_what_waited_for_more_of_the_text_is_in_the_partial_answer_of_a_stream_that_breaks(
    mode: str, ending: str
) -> None:
    begun = CALL[:-20]

    async def break_off(connection: Connection, request: Request) -> None:
        await connection.stream(SSE)
        await connection.chunk(sse(delta("So."), delta(begun[:9]), delta(begun[9:]), done=False))
        await connection.end() if ending == "end" else connection.close()

    with StandIn({CHAT: break_off}) as server:
        outcome = call_vllm(mode, server, asking(text_format="hermes"))

    assert outcome.error is not None
    assert outcome.error.partial is not None
    message = outcome.error.partial.message
    assert message.text == "So."
    assert [(call.name, call.arguments_text) for call in message.invalid_tool_calls or ()] == [("get_weather", begun)]


# Completions

PATH = "/v1/completions"
WRITTEN = {"id": "cmpl-1", "object": "text_completion", "created": 7, "model": "m", "usage": None}


def written(text: str) -> Any:
    """A responder of completions, whole or streamed as it is asked."""
    choice = {"index": 0, "logprobs": None, "text": text, "finish_reason": "stop"}

    async def respond(connection: Any, request: Any) -> None:
        body = {**WRITTEN, "choices": [choice]}
        if request.json.get("stream"):
            await streams(sse(body), content_type=SSE)(connection, request)
        else:
            await connection.reply(body)

    return respond


def completed(prompt: str, text: str, **parameters: Any) -> tuple[str, str | None, list[str]]:
    """Text, thoughts and diagnostics of a completion, the same whole and streamed."""
    request = CompletionRequest(prompt=prompt, parameters=ModelParameters(**{"model": "m", **parameters}))

    async def run() -> tuple[str, str | None, list[str]]:
        async with vllm(server) as provider:
            whole = await provider.answer_completion(request)
            stream = provider.stream_completion(request)
            async for _ in stream:
                pass
            found = [
                (each.text, each.thinking, [note.id for note in each.diagnostics or ()])
                for each in (whole, stream.response)
            ]
            assert found[0] == found[1]
            return found[0]

    with StandIn({PATH: written(text)}) as server:
        return asyncio.run(run())


@requirement("TXT-2", "TXT-3")
def test_thoughts_of_a_completion_are_read_where_it_is_asked_for_and_calls_are_reported() -> None:
    assert completed("Hi", TEXT) == (TEXT, None, ["text_not_read"])
    assert completed("Hi", TEXT, text_format="off") == (TEXT, None, [])
    assert completed("Hi", TEXT, text_format="hermes") == (f"Let me see.\n{CALL}", "hm", ["marks_not_read"])


@requirement("TXT-3")
def test_the_end_of_the_prompt_says_whether_a_completion_begins_inside_thoughts() -> None:
    text = "hm\n</think>\n\nYes."

    assert completed("Is it?<think>\n", text, text_format="hermes") == ("Yes.", "hm", [])
    assert completed("Is it?", text, text_format="hermes", thinking=True)[0] == text


# The mock provider


@requirement("TXT-3")
def test_the_mock_provider_reads_its_texts_as_a_server_s_are_read() -> None:
    chunks = [*(StreamingChunk(text=piece) for piece in PIECES), StreamingChunk(is_complete=True, finish_reason="stop")]

    async def run(text_format: str | None) -> list[tuple[Any, list[str]]]:
        found = []
        for script in ([TEXT], [chunks], [lambda request: TEXT]):
            answer = await both(MockProvider(script), asking(text_format=text_format))
            found.append((read(answer), notes(answer)))
        answer = SyncMockProvider([TEXT]).complete(asking(text_format=text_format))
        return [*found, (read(answer), notes(answer))]

    assert asyncio.run(run("hermes")) == [(READ, ["call_read_from_text"])] * 4
    assert asyncio.run(run(None)) == [(RAW, ["text_not_read"])] * 4
    assert asyncio.run(run("off")) == [(RAW, [])] * 4


@requirement("TXT-3")
def test_the_mock_provider_reads_the_thoughts_of_a_completion() -> None:
    async def run() -> tuple[str, str | None]:
        answer = await MockProvider([TEXT]).generate("Hi", model="m", text_format="hermes")
        return answer.text, answer.thinking

    assert asyncio.run(run()) == (f"Let me see.\n{CALL}", "hm")
