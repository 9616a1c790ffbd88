"""Another provider in place of one that fails: which errors, never after the first byte, and who says so."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from turnwire_schema.v1.audit import AuditEvent, InferenceCompleted, InferenceFailed, InferenceStarted, ProviderFallback
from turnwire_schema.v1.config import ModelProviders
from turnwire_schema.v1.tokens import TokenCount

from tests.cases import for_each
from tests.patience import PATIENCE_S
from tests.providers.modes import MODES, Outcome, call, every_mode, every_stream
from tests.providers.standin import (
    CHAT,
    Connection,
    Request,
    StandIn,
    ask,
    completion,
    delta,
    ollama,
    ollama_routes,
    replies,
    sse,
    streams,
    sync_ollama,
    sync_vllm,
    vllm,
)
from tests.requirements import requirement
from turnwire.core.errors import (
    ConfigurationError,
    InvalidDataError,
    ModelNotFoundError,
    ProviderError,
    ProviderResponseError,
    ProviderTimeoutError,
    ProviderUnavailableError,
    RequestCancelledError,
    StreamError,
    TokenLimitError,
    ToolCallParseError,
)
from turnwire.providers.calls.fallback import Fallback, FallbackProvider, falls_over
from turnwire.providers.factory import make_registry
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.providers.settings import Surroundings
from turnwire.providers.sync.factory import make_sync_registry
from turnwire.providers.sync.fallback import SyncFallbackProvider
from turnwire.providers.sync.mock import SyncMockProvider


class Ledger:
    """Keeps every event."""

    def __init__(self) -> None:
        self.events: list[AuditEvent] = []

    def emit(self, event: AuditEvent) -> None:
        self.events.append(event)


def scripted(mode: str, *scripts: Any, **fields: Any) -> tuple[Outcome, list[Script]]:
    """The outcome of a call to mock providers `p0`, `p1`, …, the others being fallbacks of the first."""
    kept = [Script([answer]) for answer in scripts]
    mock, wrapper = (
        (SyncMockProvider, SyncFallbackProvider) if mode.startswith("sync") else (MockProvider, FallbackProvider)
    )
    sink = fields.pop("sink", None)
    providers: list[Any] = [mock(script, provider_id=f"p{at}", sink=sink) for at, script in enumerate(kept)]
    made: Any = wrapper(providers[0], providers[1:], sink=sink, **fields)
    return call(mode, made, ask()), kept


FALLS: list[ProviderError] = [
    ProviderUnavailableError("refused", retryable=True),
    ProviderUnavailableError("the model is being loaded"),
    ProviderTimeoutError("no answer began", limit_s=1.0),
    ProviderResponseError("busy", status=429),
    ProviderResponseError("too early", status=425),
    ProviderResponseError("broken", status=500),
    ProviderResponseError("overloaded", status=529),
]
STAYS: list[ProviderError] = [
    ProviderUnavailableError("the provider was closed", retryable=False),
    ProviderTimeoutError("the rest of the answer did not come", limit_s=1.0, category="interrupted"),
    ProviderResponseError("bad request", status=400),
    ProviderResponseError("no key", status=401),
    ProviderResponseError("the server answered with text/html", status=200, category="protocol"),
    ProviderResponseError("points elsewhere", status=302, category="not_local"),
    ConfigurationError("not local", category="not_local"),
    ConfigurationError("wrong"),
    ModelNotFoundError("no such model", status=404),
    RequestCancelledError("cancelled"),
    StreamError("broke", category="interrupted"),
    ToolCallParseError("no call", status=500),
    TokenLimitError("too long", status=400),
]


@requirement("PRV-6")
@every_mode
@for_each("error", FALLS, ids=str)
def test_another_provider_answers_when_nobody_could(mode: str, error: ProviderError) -> None:
    outcome, (first, second) = scripted(mode, error, "from the second")
    assert falls_over(error)
    assert (outcome.error, outcome.answer.message.content) == (None, "from the second")
    assert (len(first.calls), len(second.calls)) == (1, 1)
    [note] = outcome.answer.diagnostics
    assert note.to_dict() == {
        "id": "fallback",
        "what": f"p1 answered in place of p0: p0 failed with {error.info.code}",
        "extras": {"provider_id": "p1", "model": "m"},
    }
    if outcome.chunks:
        assert outcome.chunks[-1].diagnostics == outcome.answer.diagnostics
        assert outcome.text == "from the second"


@requirement("PRV-6")
@every_mode
@for_each("error", STAYS, ids=str)
def test_an_error_that_is_the_callers_is_raised_and_nobody_else_is_asked(mode: str, error: ProviderError) -> None:
    outcome, (_, second) = scripted(mode, error, "from the second")
    assert not falls_over(error)
    assert (type(outcome.error), outcome.error.info.message) == (type(error), error.info.message)
    assert second.calls == ()


@requirement("PRV-6")
@pytest.mark.parametrize("error", FALLS, ids=str)
def test_an_error_that_brings_a_piece_of_an_answer_stays(error: ProviderError) -> None:
    begun = type(error)(error.info)
    begun.partial = SyncMockProvider(["Hel"]).complete(ask())
    assert (falls_over(error), falls_over(begun)) == (True, False)


@requirement("PRV-6")
@every_mode
def test_the_last_error_is_raised_and_names_who_was_asked_before(mode: str) -> None:
    outcome, _ = scripted(mode, FALLS[0], FALLS[3], ProviderResponseError("broken", status=503))
    assert (type(outcome.error), outcome.error.info.status) == (ProviderResponseError, 503)
    assert outcome.error.__notes__ == ["asked before: p0 (ACODE-MDL-001)", "asked before: p1 (ACODE-MDL-003)"]


@requirement("PRV-6")
@every_mode
def test_the_first_provider_answers_alone_while_it_can(mode: str) -> None:
    outcome, (_, second) = scripted(mode, "from the first", "from the second")
    assert (outcome.answer.message.content, outcome.answer.diagnostics, second.calls) == ("from the first", None, ())


@requirement("PRV-6", "REQ-3")
@every_stream
def test_a_stream_that_has_begun_is_never_begun_again(mode: str) -> None:
    async def breaks(connection: Connection, request: Request) -> None:
        await connection.stream("text/event-stream")
        await connection.chunk(sse(delta("Hel"), done=False))
        connection.reset()

    first = {CHAT: breaks}
    second = ollama_routes(streams(b"{}"))
    with StandIn(first) as server, StandIn(second) as other:
        made: Any
        if mode.startswith("sync"):
            made = SyncFallbackProvider(sync_vllm(server), [sync_ollama(other)])
        else:
            made = FallbackProvider(vllm(server), [ollama(other)])
        outcome = call(mode, made, ask())
        assert other.requests == []
    assert (type(outcome.error), outcome.text, outcome.error.partial.message.content) == (StreamError, "Hel", "Hel")


@requirement("PRV-6")
@pytest.mark.parametrize("mode", ["complete", "sync complete"])
def test_a_whole_answer_that_stops_in_its_middle_is_not_asked_for_again(mode: str) -> None:
    async def stops(connection: Connection, request: Request) -> None:
        await connection.head(200, {"Content-Type": "application/json", "Content-Length": "1000"}, b'{"choices": [')
        await connection.gone()

    limits: dict[str, Any] = {"timeout": PATIENCE_S, "options": {"idle_timeout": 0.1}}
    with StandIn({CHAT: stops}) as server, StandIn({CHAT: replies(completion())}) as other:
        made: Any
        if mode.startswith("sync"):
            made = SyncFallbackProvider(sync_vllm(server, **limits), [sync_vllm(other)])
        else:
            made = FallbackProvider(vllm(server, **limits), [vllm(other)])
        outcome = call(mode, made, ask())
        assert other.requests == []
    assert (type(outcome.error), outcome.error.info.category) == (ProviderTimeoutError, "interrupted")


@requirement("PRV-6")
@every_mode
def test_a_fallback_can_be_asked_for_another_model(mode: str) -> None:
    first, second = Script([FALLS[0]]), Script(["Hi"])
    made: Any
    if mode.startswith("sync"):
        made = SyncFallbackProvider(SyncMockProvider(first), [Fallback(SyncMockProvider(second), model="big")])
    else:
        made = FallbackProvider(MockProvider(first), [Fallback(MockProvider(second), model="big")])
    given = ask()
    outcome = call(mode, made, given)
    assert outcome.answer.message.content == "Hi"
    assert [request.parameters.model for script in (first, second) for request in script.calls] == ["m", "big"]
    assert given.parameters.model == "m"


@requirement("PRV-6")
@every_mode
def test_the_callers_limit_holds_for_all_tries_together(mode: str) -> None:
    now = 0
    limits: list[float | None] = []

    def tick() -> int:
        nonlocal now
        now += 2_000_000_000
        return now

    mock = SyncMockProvider if mode.startswith("sync") else MockProvider

    class Noted(mock):  # type: ignore[misc, valid-type]  # a base chosen by the mode
        def complete(self, request: Any, *, timeout: float | None = None) -> Any:
            limits.append(timeout)
            return super().complete(request, timeout=timeout)

        def stream(self, request: Any, *, timeout: float | None = None) -> Any:
            limits.append(timeout)
            return super().stream(request, timeout=timeout)

    wrapper: Any = SyncFallbackProvider if mode.startswith("sync") else FallbackProvider
    made = wrapper(Noted([FALLS[0]]), [Noted([FALLS[0]]), Noted(["Hi"])], clock=tick)
    outcome = call(mode, made, ask(), timeout=10.0)
    assert (outcome.answer.message.content, limits) == ("Hi", [8.0, 6.0, 4.0])


@requirement("PRV-10")
@every_mode
def test_the_audit_says_who_failed_who_is_asked_next_and_who_answered(mode: str) -> None:
    ledger = Ledger()
    scripted(mode, FALLS[0], "Hi", sink=ledger)
    kinds = [(type(event), event.provider_id) for event in ledger.events]
    assert kinds == [
        (InferenceStarted, "p0"),
        (InferenceFailed, "p0"),
        (ProviderFallback, "p0"),
        (InferenceStarted, "p1"),
        (InferenceCompleted, "p1"),
    ]
    moved = ledger.events[2]
    assert isinstance(moved, ProviderFallback)
    assert (moved.model, moved.error_code, moved.next_provider_id, moved.next_model) == (
        "m",
        "ACODE-MDL-001",
        "p1",
        "m",
    )


@requirement("PRV-6")
def test_closing_a_stream_before_it_answers_ends_the_call_below() -> None:
    async def silent(connection: Connection, request: Request) -> None:
        connection.say()
        await connection.gone()

    async def main(server: StandIn) -> None:
        async with FallbackProvider(vllm(server), [MockProvider()]) as provider:
            stream = provider.stream(ask())
            reader = asyncio.create_task(anext(stream))
            await asyncio.to_thread(server.reached.wait, 20)
            await stream.aclose()
            with pytest.raises(RequestCancelledError):
                await reader
            assert await asyncio.to_thread(server.gone.wait, 20)

    with StandIn({CHAT: silent}) as server:
        asyncio.run(main(server))


@requirement("PRV-6")
@pytest.mark.parametrize("mode", MODES)
def test_a_request_that_is_refused_before_sending_goes_to_nobody_else(mode: str) -> None:
    def refuse(_: Any) -> Any:
        raise InvalidDataError("request", ())

    outcome, (_, second) = scripted(mode, refuse, "from the second")
    assert (type(outcome.error), second.calls) == (InvalidDataError, ())


SECTION = {
    "providers": {
        "local": {
            "type": "vllm",
            "endpoint": "http://127.0.0.1:9",
            "fallback": [{"provider": "spare", "model": "big"}],
        },
        "spare": {"type": "mock", "options": {"answers": ["from the spare"]}},
    }
}


@requirement("CFG-1", "PRV-5", "PRV-6")
def test_a_configuration_names_fallbacks_and_the_registry_closes_everybody_once() -> None:
    ledger = Ledger()
    section = ModelProviders.from_dict(SECTION)

    async def main() -> Any:
        registry = make_registry(section, surroundings=Surroundings(sink=ledger))
        local = registry.default()
        answer = await local.complete(ask())
        assert local.info().fallback == ("spare",)
        assert registry.get("spare").info().fallback is None  # type: ignore[union-attr]  # there is one
        await local.close()
        assert await registry.get("spare").is_available()  # type: ignore[union-attr]  # closed by its registry only
        await registry.close()
        return answer

    answer = asyncio.run(main())
    assert answer.message.content == "from the spare"
    assert answer.diagnostics[0].extras == {"provider_id": "spare", "model": "big"}
    assert [event.provider_id for event in ledger.events if isinstance(event, ProviderFallback)] == ["local"]
    twins = make_sync_registry(section)
    assert twins.default().complete(ask()).message.content == "from the spare"
    twins.close()


@requirement("CFG-1")
def test_without_a_configured_fallback_nobody_else_is_asked() -> None:
    section = ModelProviders.from_dict(SECTION)
    assert section.providers is not None
    bare = section.replace(
        providers={"local": section.providers["local"].replace(fallback=None), "spare": section.providers["spare"]}
    )
    with make_sync_registry(bare).default() as provider, pytest.raises(ProviderUnavailableError):
        provider.complete(ask())


@requirement("CFG-2")
@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ("local", "fallback: local is this provider itself; use one of: spare"),
        ("gpu", "fallback: gpu is not configured; use one of: spare"),
    ],
)
def test_a_fallback_that_is_no_other_provider_is_refused(other: str, expected: str) -> None:
    section = ModelProviders.from_dict(
        {"providers": {"local": {"type": "ollama", "fallback": [{"provider": other}]}, "spare": {"type": "mock"}}}
    )
    for make in (make_registry, make_sync_registry):
        with pytest.raises(ConfigurationError) as caught:
            make(section)
        assert (caught.value.info.message, caught.value.provider_id) == (expected, "local")


@requirement("CFG-2")
def test_a_fallback_provider_without_a_fallback_is_refused() -> None:
    with pytest.raises(ConfigurationError, match="at least one"):
        FallbackProvider(MockProvider(), [])


# Counts


class Counting(MockProvider):
    """Counts as it is told, and remembers what it was asked for."""

    def __init__(self, answer: TokenCount | ProviderError) -> None:
        super().__init__()
        self.answer = answer
        self.asked: list[tuple[Any, str | None]] = []

    async def count_tokens(
        self, what: Any, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        self.asked.append((what if isinstance(what, str) else what.parameters.model, model))
        if isinstance(self.answer, ProviderError):
            raise self.answer
        return self.answer


COUNTED = TokenCount(tokens=3, token_ids=(1, 2, 3), model="large")


@requirement("END-1")
def test_a_count_is_asked_of_the_next_without_the_ids_of_its_tokens() -> None:
    first, second = Counting(ProviderUnavailableError("down")), Counting(COUNTED)
    provider = FallbackProvider(first, [Fallback(second, model="large")])
    text = asyncio.run(provider.count_tokens("a text", model="small"))
    turn = asyncio.run(provider.count_tokens(ask(model="small")))
    assert text == turn == COUNTED.replace(token_ids=None)
    assert first.asked == [("a text", "small"), ("small", None)]
    assert second.asked == [("a text", "large"), ("large", "large")]


@requirement("END-1")
def test_the_first_providers_count_keeps_its_ids_and_its_refusals() -> None:
    assert asyncio.run(FallbackProvider(Counting(COUNTED), [Counting(COUNTED)]).count_tokens("a")) == COUNTED
    refusal = ProviderResponseError("no", status=400, category="invalid_request")
    other = Counting(COUNTED)
    with pytest.raises(ProviderResponseError, match="no"):
        asyncio.run(FallbackProvider(Counting(refusal), [other]).count_tokens("a"))
    assert other.asked == []


@requirement("END-1")
def test_the_twin_counts_in_the_same_way() -> None:
    class Down(SyncMockProvider):
        def count_tokens(
            self, what: Any, *, model: str | None = None, special: bool = True, timeout: float | None = None
        ) -> TokenCount:
            raise ProviderUnavailableError("down")

    provider = SyncFallbackProvider(Down(), [SyncMockProvider()])
    assert provider.count_tokens("abc") == TokenCount(tokens=3)
    with pytest.raises(ProviderUnavailableError):
        SyncFallbackProvider(Down(), [Down()]).count_tokens("abc")
