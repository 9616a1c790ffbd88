"""Turnwire on the same bytes, by its public names. `plain` turns its results into the floor's form, to compare them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import httpx

import turnwire
from bench.data import MAX_TOKENS, MODEL, TEMPERATURE, TOOLS, TOP_P, TURNS
from bench.floor import Result
from turnwire import (
    AssistantMessage,
    ChatMessage,
    ChatRequest,
    ChatResponse,
    Messages,
    ModelParameters,
    SystemMessage,
    ToolCall,
    ToolDefinition,
    ToolMessage,
    UserMessage,
)
from turnwire.codecs.values.wirejson import dump_wire_json

CHAT = turnwire.get_codec("vllm")
OLLAMA = turnwire.get_codec("ollama")


def build_tools() -> list[ToolDefinition]:
    """The tools of the request; their schemas are checked, too."""
    return [ToolDefinition(name=name, description=text, parameters=schema) for name, text, schema in TOOLS]


TOOLS_MADE = build_tools()


def build_request() -> ChatRequest:
    """The 20-message request, by the classes themselves; every value is checked."""
    messages: list[ChatMessage] = []
    for turn in TURNS:
        match turn.role:
            case "system":
                messages.append(SystemMessage(content=turn.text))
            case "user":
                messages.append(UserMessage(content=turn.text))
            case _ if turn.calls:
                calls = [ToolCall(id=call.id, name=call.name, arguments=call.arguments) for call in turn.calls]
                messages.append(AssistantMessage(tool_calls=calls))
                messages += [
                    ToolMessage(content=call.result, tool_call_id=call.id, name=call.name) for call in turn.calls
                ]
            case _:
                messages.append(AssistantMessage(content=turn.text))
    return _request(messages)


def build_with_factories() -> ChatRequest:
    """The same by the factories, which also refuse empty text."""
    messages: list[ChatMessage] = []
    for turn in TURNS:
        match turn.role:
            case "system":
                messages.append(turnwire.system(turn.text))
            case "user":
                messages.append(turnwire.user(turn.text))
            case _ if turn.calls:
                calls = [ToolCall(id=call.id, name=call.name, arguments=call.arguments) for call in turn.calls]
                messages.append(turnwire.assistant(tool_calls=calls))
                messages += [turnwire.tool_result(call.id, call.result, name=call.name) for call in turn.calls]
            case _:
                messages.append(turnwire.assistant(turn.text))
    return _request(messages)


def _request(messages: Iterable[ChatMessage]) -> ChatRequest:
    return ChatRequest(
        messages=messages,
        parameters=ModelParameters(model=MODEL, temperature=TEMPERATURE, top_p=TOP_P, max_tokens=MAX_TOKENS),
        tools=TOOLS_MADE,
    )


def build_with_chain() -> ChatRequest:
    """The same by the immutable chain, one method call each; every link is a chain of its own."""
    chain = Messages()
    for turn in TURNS:
        match turn.role:
            case "system":
                chain = chain.system(turn.text)
            case "user":
                chain = chain.human(turn.text)
            case _ if turn.calls:
                calls = [ToolCall(id=call.id, name=call.name, arguments=call.arguments) for call in turn.calls]
                chain = chain.ai(tool_calls=calls)
                for call in turn.calls:
                    chain = chain.tool(call.id, call.result, name=call.name)
            case _:
                chain = chain.ai(turn.text)
    return _request(chain)


def load_request(text: bytes) -> ChatRequest:
    """A canonical request from its JSON, checked."""
    return ChatRequest.from_json(text)


def encode_chat_request(request: ChatRequest) -> bytes:
    """The bytes of a Chat Completions request."""
    return dump_wire_json(CHAT.encode_request(request).value)


def parse_chat_response(body: bytes) -> ChatResponse:
    """The answer in a Chat Completions body."""
    return CHAT.decode_response(body)


def read_chat_stream(pieces: Iterable[bytes]) -> ChatResponse:
    """The answer in a Chat Completions stream."""
    return CHAT.decode_stream(pieces)


def parse_ollama_response(body: bytes) -> ChatResponse:
    """The answer in an Ollama body."""
    return OLLAMA.decode_response(body)


def read_ollama_stream(pieces: Iterable[bytes]) -> ChatResponse:
    """The answer in an Ollama stream."""
    return OLLAMA.decode_stream(pieces)


class _Pieces(httpx.SyncByteStream):
    def __init__(self, pieces: Iterable[bytes]) -> None:
        self.pieces = pieces

    def __iter__(self) -> Iterator[bytes]:
        return iter(self.pieces)


def in_memory_client(pieces: list[bytes]) -> httpx.Client:
    """A client whose transport answers every request with these pieces, one for each read."""
    headers = {"content-type": "text/event-stream"}

    def answer(request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, headers=headers, stream=_Pieces(pieces))

    return httpx.Client(transport=httpx.MockTransport(answer), base_url="http://127.0.0.1", trust_env=False)


def through_httpx(pieces: list[bytes]) -> Callable[[], list[Any]]:
    """A function that posts, reads the answer piece by piece and decodes it to chunks."""
    client = in_memory_client(pieces)

    def chunks() -> list[Any]:
        decoder = CHAT.stream_decoder()
        found: list[Any] = []
        with client.stream("POST", "/v1/chat/completions", content=b"{}") as answer:
            for piece in answer.iter_raw():
                found.extend(decoder.feed(piece))
        found.extend(decoder.close())
        return found

    return chunks


def plain(response: ChatResponse) -> Result:
    """A response in the floor's form."""
    message = response.message
    return {
        "text": message.text,
        "calls": [
            {"id": call.id, "name": call.name, "arguments": dict(call.arguments)} for call in message.tool_calls or ()
        ],
        "finish": response.finish_reason,
        "usage": {
            "prompt_tokens": response.usage.prompt_tokens,
            "completion_tokens": response.usage.completion_tokens,
        },
    }
