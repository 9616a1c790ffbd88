"""Two real servers behind a pool: how much of the prompts of agents they read again, counted by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.message import ChatMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.requirements import requirement
from tests.scripted import MODEL_NAME, write_scripted
from turnwire import LlamaCppProvider, ModelProvider, PoolProvider, SystemMessage, UserMessage
from turnwire.providers.kinds.embedded_server import EmbeddedServer, EmbeddedSettings
from turnwire.scripted_model import ScriptedModel

SESSIONS, TURNS = 6, 5
SYSTEM = "You are a coding agent. " + " ".join(f"Read file {number} before you change it." for number in range(8))


class RoundRobin:
    """Asks one server after the other, as a proxy does that knows nothing of prompts."""

    def __init__(self, providers: list[ModelProvider]) -> None:
        self._providers = providers
        self._calls = count()

    async def complete(self, request: ChatRequest) -> ChatResponse:
        return await self._providers[next(self._calls) % len(self._providers)].complete(request)


class Read(NamedTuple):
    """Tokens of all prompts together."""

    sent: int
    computed: int
    """Of those sent, the ones that no server had in its memory."""
    again: int
    """Of those computed, the ones that were in the last prompt of the same conversation."""


@contextmanager
def two_servers(model: ScriptedModel) -> Iterator[list[ModelProvider]]:
    """Two llama.cpp servers with the same model, which have read nothing."""
    with ExitStack() as opened:
        found: list[ModelProvider] = []
        for name in ("first", "second"):
            server = EmbeddedServer(EmbeddedSettings(model_path=str(model.gguf), context_length=8192))
            opened.callback(server.close)
            found.append(LlamaCppProvider(name, ProviderConfig(type="llamacpp", endpoint=server.base_url)))
        yield found


def turns() -> list[int]:
    """Whose turn it is: every session takes five turns, in another order each time."""
    order = Random(1)
    return [session for _ in range(TURNS) for session in order.sample(range(SESSIONS), SESSIONS)]


async def talk(asked: RoundRobin | ModelProvider) -> Read:
    """Interleaved sessions of agents, each of which sends its whole conversation with every turn."""
    chats: dict[int, list[ChatMessage]] = {}
    last: dict[int, int] = {}
    sent = computed = again = 0
    for session in turns():
        task = " ".join(f"file {session}.{line} holds {session * line}" for line in range(60))
        chat = chats.setdefault(session, [SystemMessage(content=SYSTEM), UserMessage(content=task)])
        request = ChatRequest.from_dict(
            {"messages": [each.to_dict() for each in chat], "parameters": {"model": MODEL_NAME, "max_tokens": 16}}
        )
        answer = await asked.complete(request)
        assert answer.usage is not None
        prompt, cached = answer.usage.prompt_tokens, answer.usage.cached_tokens
        assert prompt is not None
        assert cached is not None
        sent, computed, again = sent + prompt, computed + prompt - cached, again + max(0, last.get(session, 0) - cached)
        last[session] = prompt
        result = " ".join(f"line {line * session} of {len(chat)}" for line in range(20))
        chat += [answer.message, UserMessage(content=result)]
    return Read(sent, computed, again)


@requirement("SCL-1")
def test_two_pooled_servers_read_at_most_a_tenth_again_of_what_they_read_in_turn(
    tmp_path: Path,
) -> None:
    model = write_scripted(tmp_path)
    with two_servers(model) as servers:
        in_turn = asyncio.run(talk(RoundRobin(servers)))
    with two_servers(model) as servers:
        pooled = asyncio.run(talk(PoolProvider("gpu", servers)))
    assert pooled.sent == in_turn.sent
    assert pooled.again * 10 <= in_turn.again, (pooled, in_turn)
