"""Every dialect as its clients write it: a path and a body for a question, and how an answer is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from httpx import Client, RemoteProtocolError, Response

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.core.jsonschema import SchemaChecker

TOOL = "get_weather"
PARAMETERS = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}


@dataclass(frozen=True)
class Dialect:
    """How a client of one dialect asks."""

    dialect: str
    path: str
    body: Callable[..., dict[str, Any]]
    model_field: str | None = "model"
    stream_path: str | None = None
    stream_type: str = "text/event-stream"
    response: str = ""
    error: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)
    field_of_messages: str = "messages"
    ids: str | None = None
    fails_in_order: bool = False

    def ask(
        self, client: Client, text: str = "hello there", *, stream: bool = False, model: str = "mock", **more: Any
    ) -> Response:
        """Put a question."""
        path, body = self.request(text, stream=stream, model=model, **more)
        return client.post(path, json=body, headers=dict(self.headers))

    def ask_until_broken(self, client: Client, text: str = "hello there", **more: Any) -> tuple[Response, bytes]:
        """Put a question whose stream breaks: the head of the answer, and what came of it."""
        path, body = self.request(text, stream=True, **more)
        with client.stream("POST", path, json=body, headers=dict(self.headers)) as answer:
            return answer, self.until_broken(answer.iter_raw())

    def until_broken(self, pieces: Iterable[bytes]) -> bytes:
        """All of `pieces` of a broken stream, whose connection is cut unless the dialect's error ends a body."""
        return b"".join(pieces) if self.fails_in_order else until_cut(pieces)

    def request(
        self, text: str = "hello there", *, stream: bool = False, model: str = "mock", **more: Any
    ) -> tuple[str, dict[str, Any]]:
        """Path and body of a question."""
        path = (self.stream_path or self.path) if stream else self.path
        body = self.body(text, **more)
        if self.model_field is not None:
            body[self.model_field] = model
        if self.stream_path is None:
            body["stream"] = stream
        return path.replace("{model}", model), body

    def read(self, answer: Response) -> ChatResponse:
        """The answer that a whole body holds, which must fit the published schema."""
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "application/json"
        check(self.response, answer.json())
        return get_codec(self.dialect).decode_response(answer.json())

    def read_stream(self, answer: Response) -> ChatResponse:
        """The answer that a stream holds."""
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"].partition(";")[0] == self.stream_type
        return get_codec(self.dialect).decode_stream([answer.content])

    def error_of(self, answer: Response) -> str:
        """The text of an error answer, which must fit the published schema."""
        assert answer.headers["content-type"] == "application/json"
        check(self.error, answer.json())
        return get_codec(self.dialect).decode_error(answer.status_code, answer.content).message


def until_cut(pieces: Iterable[bytes]) -> bytes:
    """All of `pieces`, which end because the connection is cut."""
    seen: list[bytes] = []
    with pytest.raises(RemoteProtocolError, match="incomplete chunked read"):
        seen.extend(pieces)
    return b"".join(seen)


def check(definition: str, value: Any) -> None:
    """`value` fits DOCUMENT#DEFINITION."""
    document, _, name = definition.partition("#")
    assert SchemaChecker(validator_for(document, name)).problems(value) == ()


def _messages(text: str, **more: Any) -> dict[str, Any]:
    return {"messages": [{"role": "user", "content": text}], **more}


def _chat(text: str, *, tools: bool = False) -> dict[str, Any]:
    function = {"name": TOOL, "description": "The weather.", "parameters": PARAMETERS}
    return _messages(text, **({"tools": [{"type": "function", "function": function}]} if tools else {}))


def _anthropic(text: str, *, tools: bool = False) -> dict[str, Any]:
    tool = {"name": TOOL, "description": "The weather.", "input_schema": PARAMETERS}
    return _messages(text, max_tokens=100, **({"tools": [tool]} if tools else {}))


def _responses(text: str, *, tools: bool = False) -> dict[str, Any]:
    tool = {"type": "function", "name": TOOL, "description": "The weather.", "parameters": PARAMETERS, "strict": False}
    return {"input": text, **({"tools": [tool]} if tools else {})}


def _gemini(text: str, *, tools: bool = False) -> dict[str, Any]:
    declaration = {"name": TOOL, "description": "The weather.", "parametersJsonSchema": PARAMETERS}
    more = {"tools": [{"functionDeclarations": [declaration]}]} if tools else {}
    return {"contents": [{"role": "user", "parts": [{"text": text}]}], **more}


def _interactions(text: str, *, tools: bool = False) -> dict[str, Any]:
    tool = {"type": "function", "name": TOOL, "description": "The weather.", "parameters": PARAMETERS}
    return {"input": text, **({"tools": [tool]} if tools else {})}


ALL = {
    "ollama": Dialect(
        "ollama",
        "/api/chat",
        _chat,
        stream_type="application/x-ndjson",
        response="wire/ollama/v1/chat#ChatResponse",
        error="wire/ollama/v1/error#ErrorResponse",
    ),
    "openai-chat": Dialect(
        "openai-chat",
        "/v1/chat/completions",
        _chat,
        response="wire/openai-chat/v1/response#ChatCompletion",
        error="wire/openai-chat/v1/error#ErrorEnvelope",
        ids="chatcmpl-",
    ),
    "openai-responses": Dialect(
        "openai-responses",
        "/v1/responses",
        _responses,
        response="wire/openai-responses/v1/response#Response",
        error="wire/openai-responses/v1/error#ErrorResponse",
        field_of_messages="input",
        ids="resp_",
        fails_in_order=True,
    ),
    "anthropic": Dialect(
        "anthropic",
        "/v1/messages",
        _anthropic,
        headers={"anthropic-version": "2023-06-01"},
        response="wire/anthropic/v1/response#Message",
        error="wire/anthropic/v1/error#ErrorResponse",
        ids="msg_",
    ),
    "gemini": Dialect(
        "gemini",
        "/v1beta/models/{model}:generateContent",
        _gemini,
        model_field=None,
        stream_path="/v1beta/models/{model}:streamGenerateContent?alt=sse",
        response="wire/gemini/v1/response#GenerateContentResponse",
        error="wire/gemini/v1/error#ErrorResponse",
        field_of_messages="contents",
        ids="",
    ),
    "gemini-interactions": Dialect(
        "gemini-interactions",
        "/v1beta/interactions",
        _interactions,
        response="wire/gemini-interactions/v1/response#Interaction",
        error="wire/gemini-interactions/v1/error#ErrorResponse",
        field_of_messages="input",
        ids="",
    ),
}
CLIENTS = [one for name, one in ALL.items() if name in CODEC_NAMES]

every_dialect = pytest.mark.parametrize("client", CLIENTS, ids=[one.dialect for one in CLIENTS])
