"""What providers tell an audit sink: ids, sizes and times of each call, never a text."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from turnwire_schema.v1.audit import (
    AuditEvent,
    InferenceCompleted,
    InferenceFailed,
    InferenceStarted,
    ProviderHealthCheck,
)
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo

from tests.providers.modes import call_ollama, every_mode
from tests.providers.standin import HELLO, Connection, Request, StandIn, ask, ollama, ollama_routes, replies
from tests.requirements import requirement
from turnwire.core.audit_sink import NullSink
from turnwire.core.errors import ProviderUnavailableError
from turnwire.core.messages import assistant
from turnwire.core.tokens import estimate_request_tokens
from turnwire.core.tools import tool_from_type
from turnwire.providers.calls.call_record import CallRecord
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.settings import Surroundings
from turnwire.providers.sync.mock import SyncMockProvider


class Ledger:
    """Keeps every event."""

    def __init__(self) -> None:
        self.events: list[AuditEvent] = []

    def emit(self, event: AuditEvent) -> None:
        self.events.append(event)


def weather(city: str) -> str:
    """Tell the weather."""
    return city


def ollama_call(mode: str, server: StandIn, ledger: Ledger, **fields: Any) -> Any:
    return call_ollama(mode, server, surroundings=Surroundings(sink=ledger), **fields)


@requirement("PRV-10")
@every_mode
def test_an_answered_call_is_told_when_it_is_sent_and_when_it_is_answered(mode: str) -> None:
    ledger = Ledger()
    with StandIn(ollama_routes(replies(HELLO))) as server:
        outcome = ollama_call(mode, server, ledger)
    started, completed = ledger.events
    assert isinstance(started, InferenceStarted)
    assert isinstance(completed, InferenceCompleted)
    assert started.to_dict() == {
        "event": "inference_started",
        "event_id": started.event_id,
        "at": started.at,
        "provider_id": "local",
        "request_id": completed.request_id,
        "model": "m",
        "stream": "stream" in mode,
        "message_count": 1,
        "tool_count": 0,
        "prompt_tokens_estimate": estimate_request_tokens(ask()),
    }
    assert completed == InferenceCompleted(
        event_id=completed.event_id,
        at=completed.at,
        provider_id="local",
        request_id=started.request_id,
        model="m",
        finish_reason="stop",
        usage=outcome.answer.usage,
        duration_ns=completed.duration_ns,
        tool_call_count=0,
    )
    assert started.event_id != completed.event_id
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z", started.at)
    assert completed.duration_ns >= (completed.usage.total_duration_ns or 0) > 0


@requirement("PRV-10")
@every_mode
def test_a_failed_call_is_told_with_its_code_and_status(mode: str) -> None:
    ledger = Ledger()
    with StandIn(ollama_routes(replies({"error": "model 'm' not found"}, 404))) as server:
        ollama_call(mode, server, ledger)
    started, failed = ledger.events
    assert isinstance(started, InferenceStarted)
    assert failed == InferenceFailed(
        event_id=failed.event_id,
        at=failed.at,
        provider_id="local",
        request_id=started.request_id,
        model="m",
        error_code="ACODE-MDL-006",
        duration_ns=failed.duration_ns,  # type: ignore[union-attr]  # a failure has one
        status=404,
    )


@requirement("PRV-10", "PRV-7")
@every_mode
def test_a_call_that_was_never_sent_begins_and_fails(mode: str) -> None:
    ledger = Ledger()
    with StandIn(ollama_routes(replies(HELLO))) as server:
        call_ollama(mode, server, ask(model="x:cloud"), surroundings=Surroundings(sink=ledger))
    started, failed = ledger.events
    assert isinstance(started, InferenceStarted)
    assert isinstance(failed, InferenceFailed)
    assert started.request_id == failed.request_id
    assert started.message_count == len(ask().messages)
    assert failed.error_code == "ACODE-MDL-004"


@requirement("PRV-10")
def test_a_cancelled_call_is_told_as_cancelled() -> None:
    async def silent(connection: Connection, request: Request) -> None:
        connection.say()
        await connection.gone()

    async def main(server: StandIn, ledger: Ledger) -> None:
        async with ollama(server, surroundings=Surroundings(sink=ledger)) as provider:
            task = asyncio.create_task(provider.complete(ask()))
            await asyncio.to_thread(server.reached.wait, 20)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            server.reached.clear()
            stream = provider.stream(ask())
            reader = asyncio.create_task(anext(stream))
            await asyncio.to_thread(server.reached.wait, 20)
            await stream.aclose()
            await asyncio.gather(reader, return_exceptions=True)

    ledger = Ledger()
    with StandIn(ollama_routes(silent)) as server:
        asyncio.run(main(server, ledger))
    assert [event.event for event in ledger.events] == ["inference_started", "inference_failed"] * 2
    assert {event.error_code for event in ledger.events if isinstance(event, InferenceFailed)} == {"ACODE-MDL-007"}


@requirement("PRV-10")
def test_a_health_check_is_told() -> None:
    ledger = Ledger()
    around = Surroundings(sink=ledger)

    async def main(server: StandIn) -> None:
        async with ollama(server, surroundings=around) as provider:
            await provider.health()
            server.routes["/api/version"] = replies(b"", 503)
            await provider.health()

    with StandIn(ollama_routes(replies(HELLO))) as server:
        asyncio.run(main(server))
    good, bad = ledger.events
    assert isinstance(good, ProviderHealthCheck)
    assert isinstance(bad, ProviderHealthCheck)
    assert (good.provider_id, good.is_available, good.error_code) == ("local", True, None)
    assert (bad.is_available, bad.error_code) == (False, "ACODE-MDL-003")
    assert good.duration_ns > 0


@requirement("PRV-10", "PRV-9")
def test_no_event_holds_text() -> None:
    """Edge case 123."""
    ledger = Ledger()
    secret = "xyzzy"
    call = {"id": "a", "name": "weather", "arguments": {"city": secret}}
    # Calls are taken as mappings too.
    with SyncMockProvider([assistant(secret, [call])], sink=ledger) as provider:  # type: ignore[list-item]
        request = ask(secret).replace(tools=(tool_from_type(weather),))
        provider.complete(request)
        with provider.stream(request) as stream:
            assert list(stream)
        provider.health()
    assert len(ledger.events) == 5
    assert not any(secret in event.to_json() for event in ledger.events)
    completed = [event for event in ledger.events if isinstance(event, InferenceCompleted)]
    assert [(event.tool_call_count, event.finish_reason) for event in completed] == [(1, "tool_calls")] * 2
    started = [event for event in ledger.events if isinstance(event, InferenceStarted)]
    assert [event.tool_count for event in started] == [1, 1]


@requirement("PRV-10")
@pytest.mark.parametrize("ending", ["completed", "failed"])
def test_an_event_has_counts_only_and_nothing_else_that_the_server_put_beside_them(ending: str) -> None:
    ledger = Ledger()
    usage = UsageInfo.from_dict(
        {"prompt_tokens": 7, "note": "xyzzy", "server_timings": {"queue_ns": 1, "who": {"text": "xyzzy"}}}
    )
    record = CallRecord("p", ask(), stream=False, sink=ledger)
    if ending == "completed":
        answer = ChatResponse(message=assistant("xyzzy"), usage=usage, finish_reason="stop")
        assert record.finished(answer).usage.extras == {"note": "xyzzy"}
    else:
        record.failed(ProviderUnavailableError("xyzzy"), usage)
    event = ledger.events[-1]
    assert "xyzzy" not in event.to_json()
    assert event.to_dict()["usage"]["prompt_tokens"] == 7
    assert event.to_dict()["usage"]["server_timings"] == {"queue_ns": 1}


@requirement("PRV-10")
def test_a_sink_that_fails_does_not_spoil_the_answer(caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        def emit(self, event: AuditEvent) -> None:
            raise OSError("xyzzy: the disk is full")

    async def main() -> str:
        async with MockProvider("fine", sink=Broken()) as provider:
            return str((await provider.complete(ask())).message.content)

    assert asyncio.run(main()) == "fine"
    assert [record.getMessage() for record in caplog.records] == ["an audit sink failed: OSError"] * 2


@requirement("PRV-10")
def test_the_null_sink_takes_every_event() -> None:
    check = {"event_id": "1", "at": "2026-11-22T00:00:00Z", "provider_id": "a", "is_available": True, "duration_ns": 1}
    NullSink().emit(ProviderHealthCheck.from_dict({"event": "provider_health_check", **check}))


@requirement("PRV-10")
def test_the_time_of_a_call_begins_when_it_is_sent() -> None:
    times = iter([100, 130, 200, 450])  # made, looked at, sent, looked at again; nanoseconds
    record = CallRecord("p", ask(), stream=False, clock=lambda: next(times))
    before = record.elapsed_ns
    record.sent()
    assert (before, record.elapsed_ns) == (30, 250)
