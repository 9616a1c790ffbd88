"""Code as users write it. mypy reads it as it is in tests/typing/test_typing.py, and the functions run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict, assert_type

from turnwire import (
    AssistantMessage,
    ChatMessage,
    ChatReply,
    ChatRequest,
    ContentPart,
    FinishReason,
    MessageRole,
    Messages,
    ModelParameters,
    SyncMockProvider,
    TextPart,
    Tool,
    assistant,
    make_tool,
    tool,
    user,
)


@tool
def add(left: int, right: int = 1) -> int:
    """Add two numbers."""
    return left + right


@tool(name="say")
def speak(text: str) -> str:
    """Say it."""
    return text


def plain(city: str) -> str:
    """Get the weather."""
    return city


@dataclass
class City:
    name: str


class Country(TypedDict):
    name: str


def sequences() -> list[int]:
    """Sequences where sequences work."""
    parameters = ModelParameters(model="m", stop_sequences=["a", "b"])
    chain = Messages([user("a")]).human([TextPart(text="b")])
    requests = [
        ChatRequest(messages=[user("a")], parameters=parameters, tools=[add.definition]),
        ChatRequest(messages=(user("a"),), parameters=parameters),
        ChatRequest(messages=chain, parameters=parameters, tools=[make_tool("f", "d", {"type": "object"})]),
        ChatRequest(messages=list(chain), parameters=parameters),
    ]
    said = AssistantMessage(content=[TextPart(text="a")])
    return [len(request.messages) for request in requests] + [len(said.parts)]


def kinds(message: ChatMessage, part: ContentPart) -> list[bool]:
    """isinstance on message types."""
    return [isinstance(message, ChatMessage), isinstance(part, ContentPart), isinstance("text", ChatMessage)]


def tools() -> list[object]:
    """A tool keeps its function's type."""
    assert_type(add(1, right=2), int)
    assert_type(speak("a"), str)
    bound: Tool[..., str] = speak
    return [add(1, right=2), bound("a")]


def chats() -> list[object]:
    """A typed answer."""
    provider = SyncMockProvider(["Hello", '{"name": "Oslo"}', '{"name": "Norway"}'])
    free = provider.chat("Hello", tools=[add, plain, speak.definition], temperature=0.5, max_tokens=5)
    assert_type(free, ChatReply[None])
    city = provider.chat(Messages().human("Which?"), output=City)
    assert_type(city.output, City)
    country = provider.chat([user("Which?")], output=Country)
    assert_type(country.output, Country)
    return [free.text, city.output.name, country.output["name"]]


def words() -> list[bool]:
    """Words of the schema as enumerations."""
    reply = SyncMockProvider("Hello").chat("Hello")
    return [reply.finish_reason == FinishReason.STOP, assistant("a").role == MessageRole.ASSISTANT]
