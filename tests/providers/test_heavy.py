"""What is much work to write or to read is done beside the event loop, and says the same."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import anyio
import pytest
from hypothesis import given, strategies as st
from pydantic_core import from_json, to_json

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.message import UserMessage
from turnwire_schema.v1.provider import ProviderInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.tokens import TokenCount
from turnwire_schema.v1.tool import ToolDefinition

from tests.patience import PATIENCE_S
from tests.providers.modes import call_vllm, every_mode
from tests.providers.standin import CHAT, StandIn, ask, completion, replies
from tests.requirements import requirement
from turnwire.codecs.values import wirejson
from turnwire.codecs.values.wirejson import dump_large_wire_json, dump_wire_json
from turnwire.core.tokens import estimate_request_tokens
from turnwire.providers.calls import call_record as record, completions, waiting
from turnwire.providers.calls.completions import Completions, estimated
from turnwire.providers.calls.io_actions import HEAVY, TEXT_STEP, Steps, aside, is_large_request
from turnwire.providers.calls.io_loop import Driver
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.kinds.ollama import OllamaProvider
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleServer
from turnwire.providers.transport.address import Pieces

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(value=JSON)
def test_json_written_in_pieces_is_the_same_json(value: Any) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wirejson, "_PIECE", 2)
        assert dump_large_wire_json(value) == dump_wire_json(value)
    assert from_json(dump_wire_json(value)) == from_json(to_json(value))  # 1e16 and 1e+16 are one number


def with_tools(count: int, **more: Any) -> ChatRequest:
    parameters = {"type": "object", "properties": {f"p{number}": {"type": "string"} for number in range(count)}}
    return ask().replace(tools=(ToolDefinition(name="t", description="d", parameters=parameters),), **more)


@pytest.mark.parametrize(
    ("request_", "heavy"),
    [
        (ask(), False),
        (ask("x" * 1000), False),
        (ask("x" * TEXT_STEP * HEAVY), True),
        (ask().replace(messages=(UserMessage(content="x"),) * 50), False),
        (ask().replace(messages=(UserMessage(content="x"),) * HEAVY), True),
        (with_tools(10), False),
        (with_tools(HEAVY), True),
        (ask().replace(metadata={"a": [[1] * HEAVY]}), True),
    ],
)
def test_a_request_is_heavy_by_its_texts_messages_and_tools(request_: ChatRequest, heavy: bool) -> None:
    assert is_large_request(request_) is heavy


@requirement("NFR-3")
@every_mode
def test_a_heavy_request_is_written_in_another_thread_and_arrives_whole(
    mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    ready = OpenAICompatibleServer._ready

    def noted(self: Any, request: ChatRequest, *more: Any) -> Any:
        threads.append(threading.get_ident())
        return ready(self, request, *more)

    monkeypatch.setattr(OpenAICompatibleServer, "_ready", noted)
    text = "word \n" * 200_000
    with StandIn({CHAT: replies(completion())}) as server:
        call_vllm(mode, server, ask("Hi"))
        call_vllm(mode, server, ask(text))
        sent = [request.json["messages"][-1]["content"] for request in server.requests if request.path == CHAT]
    assert sent == ["Hi", text]
    here = threading.get_ident()
    assert threads[0] == here
    assert (threads[1] != here) is not mode.startswith("sync")


@requirement("NFR-3")
@every_mode
def test_a_large_answer_is_read_as_a_small_one_is(mode: str) -> None:
    text = "word " * 100_000
    with StandIn({CHAT: replies(completion(text))}) as server:
        outcome = call_vllm(mode, server, ask("Hi"))
    assert outcome.error is None
    assert outcome.answer.message.text == text


@requirement("NFR-3")
def test_heavy_work_of_one_event_loop_is_done_two_at_a_time() -> None:
    running, at_once = 0, []
    lock, together = threading.Lock(), threading.Barrier(2)

    def work() -> None:
        nonlocal running
        with lock:
            running += 1
            at_once.append(running)
        together.wait(PATIENCE_S)
        with lock:
            running -= 1

    def steps() -> Steps[None]:
        yield from aside(work, heavy=True)

    async def main() -> None:
        async with anyio.create_task_group() as group:
            for _ in range(6):
                group.start_soon(Driver(steps()).run)

    anyio.run(main)
    assert (len(at_once), max(at_once)) == (6, waiting.HEAVY_AT_ONCE)


def test_a_large_body_goes_out_in_pieces_as_often_as_it_is_sent() -> None:
    body = bytes(range(256)) * 4000

    def pieces(given: Iterator[bytes]) -> tuple[bytes, int]:
        held = list(given)
        return b"".join(held), max(map(len, held))

    sent = Pieces(body)
    assert pieces(iter(sent)) == pieces(iter(sent)) == (body, Pieces.SIZE)

    async def main() -> bytes:
        return b"".join([piece async for piece in sent])

    assert anyio.run(main) == body


class _Kept:
    """A sink that keeps the events."""

    def __init__(self, events: list[Any]) -> None:
        self._events = events

    def emit(self, event: Any) -> None:
        self._events.append(event)


@requirement("NFR-3")
@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(("text", "is_beside"), [("Hi", False), ("word \n" * 200_000, True)], ids=["small", "large"])
def test_what_a_mock_says_and_counts_of_a_large_request_is_found_out_in_another_thread(
    text: str, is_beside: bool, stream: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: dict[str, int] = {}

    def answer(request: ChatRequest) -> str:
        threads["answer"] = threading.get_ident()
        return "Hello"

    def counted(request: ChatRequest) -> int:
        threads["estimate"] = threading.get_ident()
        return estimate_request_tokens(request)

    monkeypatch.setattr(record, "estimate_request_tokens", counted)
    events: list[Any] = []

    async def main() -> str:
        provider = MockProvider([answer], sink=_Kept(events))
        if not stream:
            return (await provider.complete(ask(text))).message.text
        async with provider.stream(ask(text)) as chunks:
            return "".join([chunk.text or "" async for chunk in chunks])

    assert anyio.run(main) == "Hello"
    here = threading.get_ident()
    assert {name: thread != here for name, thread in threads.items()} == dict.fromkeys(
        ("estimate", "answer"), is_beside
    )
    assert [event.prompt_tokens_estimate for event in events if event.event == "inference_started"] == [
        estimate_request_tokens(ask(text))
    ]


class _Plain(Completions):
    """A provider of one's own that counts no tokens."""

    @property
    def provider_id(self) -> str:
        return "plain"

    def info(self) -> ProviderInfo:
        raise NotImplementedError


def _ollama() -> OllamaProvider:
    return OllamaProvider("ollama", ProviderConfig(type="ollama", endpoint="http://127.0.0.1:9"))


@requirement("NFR-3")
@pytest.mark.parametrize("provider", [MockProvider, _Plain, _ollama])
@pytest.mark.parametrize(("text", "is_beside"), [("Hi", False), ("word \n" * 200_000, True)], ids=["small", "large"])
def test_the_tokens_of_a_large_request_are_estimated_in_another_thread(
    text: str, is_beside: bool, provider: Callable[[], Completions], monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def estimate(what: str | ChatRequest) -> TokenCount:
        threads.append(threading.get_ident())
        return estimated(what)

    monkeypatch.setattr(completions, "estimated", estimate)
    found = anyio.run(provider().count_tokens, ask(text))
    assert found == estimated(ask(text))
    assert [thread != threading.get_ident() for thread in threads] == [is_beside]
