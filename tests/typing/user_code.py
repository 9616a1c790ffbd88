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
    MockProvider,
    ModelParameters,
    OllamaProvider,
    RetryPolicy,
    SyncMockProvider,
    SyncVllmProvider,
    TextPart,
    Tool,
    ToolCall,
    assistant,
    make_tool,
    tool,
    user,
)
from turnwire.batch import BatchAnswer, ProgressBar, answer_all


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


def constructors() -> list[str]:
    """Providers, chains, tools and calls as people write them."""
    OllamaProvider("http://127.0.0.1:11434", model="qwen3:4b", timeout=5, allow_hosts=["gpu"])
    SyncVllmProvider(endpoint="http://127.0.0.1:8000", models=["a"], headers={"x-team": "a"})
    call = ToolCall(id="c1", name="add", arguments={"left": 1})
    assert_type(call.get_argument("left", int), int)
    assert_type(call.try_get_argument("left", int), int | None)
    assert_type(call.try_get_argument("left", int, "none"), int | str)
    chain = Messages(user("a"), assistant("", call)).tool(call, "1").user("b").assistant("c")
    openai = {"type": "function", "function": {"name": "f", "description": "d", "parameters": {"type": "object"}}}
    reply = SyncMockProvider("Hello").chat(chain.user("d"), tools=[openai, add], retry=RetryPolicy())
    return [message.role for message in chain] + [str(reply)]


async def batch() -> list[City | None]:
    """A typed batch."""
    provider = MockProvider('{"name": "Oslo"}')
    async for plain_answer in answer_all(provider, ["Which?"]):
        assert_type(plain_answer, BatchAnswer[None])
    found = answer_all(provider, ["Which?"], output=City, temperature=0.5, on_progress=ProgressBar())
    return [assert_type(answer.output, City | None) async for answer in found]


def words() -> list[bool]:
    """Words of the schema as enumerations."""
    reply = SyncMockProvider("Hello").chat("Hello")
    return [reply.finish_reason == FinishReason.STOP, assistant("a").role == MessageRole.ASSISTANT]
