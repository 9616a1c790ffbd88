"""Bodies with anything at all in place of any of their parts: a client's mistake is refused, and never breaks anything.

Every part of every valid example of a request, one after another, becomes a value of another kind. Codecs read what a
client wrote before any schema looks at it, so each field must bear each kind of value: lists and objects, too, where a
word is looked up in a table.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tests.fuzz.damage import replaced
from tests.gateway.dialects import ALL, Dialect, every_dialect
from tests.gateway.server import RunningGateway
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import InvalidDataError

WIRE = Path(__file__).resolve().parents[2] / "schemas" / "wire"
VALUES: Final = (None, [], {}, "", 0, -1.5, True, [[]], {"type": []}, {"type": {}})
MOST = 60
"""Broken bodies of each dialect that go over a socket."""

Body = dict[str, Any]
Wrap = Callable[[Any], Body]


def whole(part: Any) -> Body:
    return dict(part)


def messages(part: Any) -> Body:
    return {"model": "m", "max_tokens": 9, "messages": [{"role": "user", "content": "x"}, part]}


def said(role: str) -> Wrap:
    return lambda part: messages({"role": role, "content": [part]})


def tool(part: Any) -> Body:
    return {**messages({"role": "user", "content": "x"}), "tools": [part], "tool_choice": "auto"}


def anthropic_tool(part: Any) -> Body:
    return {**messages({"role": "user", "content": "x"}), "tools": [part]}


def item(part: Any) -> Body:
    return {"model": "m", "input": [part]}


def item_content(part: Any) -> Body:
    return item({"type": "message", "role": "user", "content": [part]})


def item_tool(part: Any) -> Body:
    return {"model": "m", "input": "x", "tools": [part]}


def contents(part: Any) -> Body:
    return {"contents": [{"role": "user", "parts": [{"text": "x"}]}, part]}


def parts(role: str) -> Wrap:
    return lambda part: contents({"role": role, "parts": [part]})


def gemini_tool(part: Any) -> Body:
    return {**contents({"role": "user", "parts": [{"text": "x"}]}), "tools": [part]}


def step_content(part: Any) -> Body:
    return item({"type": "user_input", "content": [part]})


# By codec: documents, the definitions whose examples are broken, and the body that each becomes.
EXAMPLES: Final[dict[str, list[tuple[str, str, Wrap]]]] = {
    "ollama": [
        ("ollama/v1/chat", "ChatRequest", whole),
        ("ollama/v1/chat", "Message", messages),
        ("ollama/v1/chat", "Tool", tool),
    ],
    "openai-chat": [
        ("openai-chat/v1/request", "ChatCompletionRequest", whole),
        *(
            ("openai-chat/v1/request", f"{role}Message", messages)
            for role in ("User", "Assistant", "Tool", "Developer")
        ),
        ("openai-chat/v1/request", "ContentPart", said("user")),
        ("openai-chat/v1/request", "AssistantContentPart", said("assistant")),
        ("openai-chat/v1/request", "Tool", tool),
        ("openai-chat/v1/request", "FunctionTool", tool),
    ],
    "openai-responses": [
        ("openai-responses/v1/request", "ResponsesRequest", whole),
        *(
            ("openai-responses/v1/request", name, item)
            for name in (
                "MessageItem",
                "FunctionCall",
                "FunctionCallOutput",
                "ReasoningItem",
                "CustomToolCall",
                "McpCall",
            )
        ),
        ("openai-responses/v1/request", "ContentPart", item_content),
        *(("openai-responses/v1/request", name, item_tool) for name in ("FunctionTool", "CustomTool", "NamespaceTool")),
    ],
    "anthropic": [
        ("anthropic/v1/request", "MessagesRequest", whole),
        ("anthropic/v1/request", "ContentBlockParam", said("user")),
        ("anthropic/v1/request", "ContentBlockParam", said("assistant")),
        ("anthropic/v1/request", "ToolResultBlockParam", said("user")),
        ("anthropic/v1/request", "CustomTool", anthropic_tool),
        ("anthropic/v1/request", "ToolParam", anthropic_tool),
    ],
    "gemini": [
        ("gemini/v1/request", "GenerateContentRequest", whole),
        ("gemini/v1/request", "Content", contents),
        ("gemini/v1/request", "Part", parts("user")),
        ("gemini/v1/request", "Part", parts("model")),
        ("gemini/v1/request", "Tool", gemini_tool),
    ],
    "gemini-interactions": [
        ("gemini-interactions/v1/request", "InteractionRequest", whole),
        *(("gemini-interactions/v1/step", f"{name}Step", item) for name in ("UserInput", "ModelOutput", "Thought")),
        *(("gemini-interactions/v1/step", f"Function{name}Step", item) for name in ("Call", "Result")),
        *(("gemini-interactions/v1/step", f"{name}Content", step_content) for name in ("Text", "Image", "Document")),
        ("gemini-interactions/v1/request", "Tool", item_tool),
    ],
}


@cache
def vectors(document: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((WIRE / f"{document}.vectors.json").read_text(encoding="utf-8"))
    return read["definitions"]


def examples(dialect: str) -> Iterator[Body]:
    """The valid examples of a dialect's requests, and requests around the valid examples of their parts."""
    for document, definition, wrap in EXAMPLES[dialect]:
        yield from (wrap(vector["value"]) for vector in vectors(document)[definition]["valid"])


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every part of a value, by the way to it."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*path, key))


def broken(body: Body) -> Iterator[Body]:
    """`body` with each of its parts, one after another, in each other kind; what is left alone is shared."""
    for path in places(body):
        for value in VALUES:
            yield replaced(body, path, copy.deepcopy(value))


@requirement("COD-1", "MSG-9")
@pytest.mark.parametrize("dialect", EXAMPLES)
def test_whatever_stands_in_a_request_it_is_read_or_refused_with_its_place(dialect: str) -> None:
    codec = get_codec(dialect)
    decode: Any = codec.decode_request
    more = {"model": "m"} if dialect == "gemini" else {}
    read = 0
    refused: list[InvalidDataError] = []
    for body in examples(dialect):
        for each in broken(body):
            try:
                decode(each, **more)
                read += 1
            except InvalidDataError as error:
                refused.append(error)
    assert min(read, len(refused)) > 100
    assert all(error.problems for error in refused)


@requirement("COD-1", "MSG-9")
@every_dialect
def test_a_body_that_is_broken_anywhere_is_answered_or_refused_and_never_a_fault_of_ours(
    client: Dialect, own_gateway: RunningGateway
) -> None:
    drawn = random.Random(client.dialect).sample(
        [each for body in examples(client.dialect) for each in broken(body)], MOST
    )
    path, _ = client.request()
    refused = 0
    with own_gateway.client() as http:
        for body in drawn:
            answer = http.post(path, json=body, headers=dict(client.headers))
            assert answer.status_code in (200, 400, 404), (body, answer.text)
            if answer.status_code != 200:
                assert client.error_of(answer)
                refused += 1
    assert refused > MOST // 6
    assert "fault" not in {line["event"] for line in own_gateway.log_lines}


UNHASHABLE: Final = [
    ("anthropic", {"tool_choice": {"type": []}}, "tool_choice.type"),
    ("anthropic", {"thinking": {"type": "adaptive"}, "output_config": {"effort": {}}}, "output_config.effort"),
]


@requirement("COD-1")
@pytest.mark.parametrize(("dialect", "change", "place"), UNHASHABLE)
def test_a_list_where_a_word_must_stand_is_refused_with_its_path(
    dialect: str, change: Body, place: str, gateway: RunningGateway
) -> None:
    client = ALL[dialect]
    path, body = client.request()
    with gateway.client() as http:
        answer = http.post(path, json={**body, **change}, headers=dict(client.headers))
    assert answer.status_code == 400
    assert client.error_of(answer).startswith(f"{place}: ")


@requirement("COD-1")
@pytest.mark.parametrize("source", [{}, {"type": ["base64"]}, {"type": None, "data": "eA=="}])
def test_a_document_from_a_source_of_no_known_kind_is_kept_as_it_came(source: Body) -> None:
    block = {"type": "document", "source": source}
    body = {"model": "m", "max_tokens": 9, "messages": [{"role": "user", "content": [block]}]}
    decoded = get_codec("anthropic").decode_request(body).value
    assert get_codec("anthropic").encode_request(decoded).value["messages"] == body["messages"]
