"""The gateway in front of the stand-in model, with a stage: the text is the model's, the faults are made here.

An answer with faults is collected whole before any of it is sent, so that a fault can be at any of its bytes. An
answer without faults passes as the gateway gives it. Whom the gateway would not let in gets its refusal, and uses up no
turn.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Mapping
from contextvars import ContextVar
from typing import Any, Final

import anyio
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from turnwire_schema.v1.content import TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.scenario import ScenarioAnswer
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.v1.usage import UsageInfo

from turnwire.contract.recording import Recording
from turnwire.core.audit_sink import AuditSink
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.tokens import estimate_text_tokens, estimate_tokens
from turnwire.gateway.app import Gateway, plain
from turnwire.gateway.errors import Refusal
from turnwire.gateway.http.auth import Doorkeeper
from turnwire.gateway.http.connection import RESET
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import MODEL, stand_in
from turnwire.providers.kinds.mock import MockProvider, PlainAnswer, Script
from turnwire.providers.registry import ProviderRegistry
from turnwire.standin.faults import Answer, Piece, break_answer, steps_of
from turnwire.standin.received_requests import is_wire_path, seen_request
from turnwire.standin.turns import Stage, Turn

ANSWER: ContextVar[ScenarioAnswer | None] = ContextVar("turnwire.standin.answer", default=None)
"""The answer set by the turn of the request that is being served; None: what the stand-in answers by itself."""


def scripted(stage: Stage) -> Script:
    """The script of a mock provider that says what the turns of `stage` want."""
    models = tuple(ModelInfo(name=name, context_length=32768) for name in stage.models or (MODEL,))
    return Script([_answer], models=models, remembers=False)


def _answer(request: ChatRequest) -> PlainAnswer:
    told = ANSWER.get()
    return stand_in(request) if told is None else response_of(told, request)


def response_of(told: ScenarioAnswer, request: ChatRequest) -> ChatResponse:
    """The canonical answer that a scenario describes: thinking, then text, then calls."""
    calls = [
        ToolCall(
            id=call.id or mint_tool_call_id(len(request.messages), place, call.name),
            name=call.name,
            arguments=call.arguments or {},
        )
        for place, call in enumerate(told.tool_calls or ())
    ]
    text = told.text or ""
    content: Any = text or (None if calls else "")
    if told.thinking is not None:
        content = (ThinkingPart(text=told.thinking), *([TextPart(text=text)] if text else []))
    message = AssistantMessage(content=content, tool_calls=calls or None)
    usage = told.usage or UsageInfo(
        prompt_tokens=sum(estimate_tokens(each) for each in request.messages),
        completion_tokens=estimate_tokens(message) if calls or told.thinking else estimate_text_tokens(text),
        is_estimated=True,
    )
    reason = told.finish_reason or ("tool_calls" if calls else "stop")
    return ChatResponse(message=message, usage=usage, finish_reason=reason, model=request.parameters.model)


_REFUSED: Final = 400
"""The first status that says that the request itself is wrong: a fault would hide that, so it is given as it is."""

_DROPPED: Final = frozenset({"content-length", "transfer-encoding", "connection", "keep-alive", "date", "server"})
"""Headers of a recorded or broken answer that its new connection has its own of."""


class ScriptedGateway:
    """A stand-in server: an ASGI application for one event loop. `gateway` is the gateway behind it."""

    def __init__(self, stage: Stage, settings: GatewaySettings | None = None, *, sink: AuditSink | None = None) -> None:
        settings = settings or GatewaySettings()
        registry = ProviderRegistry(default_id="mock")
        registry.register(MockProvider(scripted(stage), sink=sink))
        self.stage = stage
        self.gateway = Gateway(registry, settings)
        self._door = Doorkeeper(settings)
        self._limit = settings.body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.gateway(scope, receive, send)
            return
        scope = plain(scope)
        if scope["method"] == "OPTIONS" or not is_wire_path(scope["path"]) or not self._admits(scope):
            await self.gateway(scope, receive, send)
            return
        body, replay = await self._read(receive)
        if body is None:
            await self.gateway(scope, replay, send)
            return
        seen = seen_request(scope, body)
        turn = self.stage.take(seen)
        if turn is None and (self.stage.only_recorded or self.stage.refuses):
            if self.stage.only_recorded:
                text = f"no recording has the request {seen.method} {seen.path} with this body"
                text += "; record one with turnwire record"
            else:
                text = f"the scenario has no turn left for the request {seen.method} {seen.path}"
            await _send(_not_told(text, seen.dialect), scope, replay, send)
            return
        token = ANSWER.set(None if turn is None else turn.answer)
        try:
            await self._serve(turn, seen.dialect, scope, replay, send)
        finally:
            ANSWER.reset(token)

    def _admits(self, scope: Scope) -> bool:
        try:
            self._door.admit(scope, Headers(scope=scope))
        except Refusal:
            return False
        return True

    async def _read(self, receive: Receive) -> tuple[bytes | None, Receive]:
        """The whole body, and what gives it again; None if it is too long or its client has gone."""
        messages: list[Message] = []
        size, is_whole = 0, False
        while not is_whole and size <= self._limit:
            message = await receive()
            messages.append(message)
            if message["type"] != "http.request":
                break
            size += len(message.get("body", b""))
            is_whole = not message.get("more_body", False)
        body = b"".join(each.get("body", b"") for each in messages) if is_whole and size <= self._limit else None
        waiting = iter(messages)

        async def replay() -> Message:
            return next(waiting, None) or await receive()

        return body, replay

    async def _serve(self, turn: Turn | None, dialect: str, scope: Scope, receive: Receive, send: Send) -> None:
        if turn is None:
            await self.gateway(scope, receive, send)
        elif turn.recording is not None:
            await _send(break_answer(_recorded(turn.recording, dialect), turn.faults), scope, receive, send)
        elif turn.faults:
            answer = await self._collect(dialect, scope, receive)
            if answer is None:
                return  # the client has gone
            if answer.status >= _REFUSED:
                self.stage.give_back(turn)
            else:
                break_answer(answer, turn.faults)
            await _send(answer, scope, receive, send)
        else:
            await self.gateway(scope, receive, self._watched(turn, send))

    def _watched(self, turn: Turn, send: Send) -> Send:
        """`send`, which gives `turn` back where the request is refused."""

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] >= _REFUSED:
                self.stage.give_back(turn)
            await send(message)

        return watched

    async def _collect(self, dialect: str, scope: Scope, receive: Receive) -> Answer | None:
        """The gateway's answer, whole."""
        status, is_complete = 0, False
        headers: dict[str, str] = {}
        body = bytearray()

        async def keep(message: Message) -> None:
            nonlocal status, is_complete
            if message["type"] == "http.response.start":
                status = message["status"]
                headers.update(
                    (name.decode("latin-1").lower(), text.decode("latin-1")) for name, text in message["headers"]
                )
            elif message["type"] == "http.response.body":
                body.extend(message.get("body", b""))
                is_complete = not message.get("more_body", False)

        await self.gateway(scope, receive, keep)
        if not status:
            return None
        return Answer.of(status, headers, bytes(body), dialect, is_complete=is_complete)


def _recorded(recording: Recording, dialect: str) -> Answer:
    """A recorded answer, in the pieces in which it came."""
    told = recording.response
    broke = told.connection_error is not None
    answer = Answer.of(told.status, dict(told.headers), told.raw, dialect, is_complete=not broke)
    if told.is_stream:  # whatever its head claims
        answer.framing = "ndjson" if told.framing == "ndjson" else "sse"
    answer.ends_with_reset = broke
    if told.pieces:
        place, answer.cuts = 0, set()
        for size in told.pieces:
            place += size
            answer.cuts.add(place)
    return answer


def _not_told(text: str, dialect: str) -> Answer:
    from turnwire_schema.v1.scenario import StatusFault

    return break_answer(Answer(404, {}, [], dialect), [StatusFault(status=404, message=text)])


async def _send(answer: Answer, scope: Scope, receive: Receive, send: Send) -> None:
    """Send an answer as it is planned, until it is over or the client has gone."""
    reset: Callable[[], Awaitable[None]] | None = scope.get("extensions", {}).get(RESET)
    if answer.is_refused:
        await _break(reset, receive)
        return
    with contextlib.suppress(_Gone):
        await _pause(answer.delay, receive)
        await send({"type": "http.response.start", "status": answer.status, "headers": _raw(answer.headers)})
        await send({"type": "http.response.body", "body": b"", "more_body": True})  # the head goes out before any pause
        for step in steps_of(answer):
            if isinstance(step, Piece):
                await send({"type": "http.response.body", "body": step.data, "more_body": True})
                await anyio.lowlevel.checkpoint()
            else:
                await _pause(step.seconds, receive)
        if answer.is_complete:
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        if answer.ends_with_reset:
            await _break(reset, receive)


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode("latin-1"), text.encode("latin-1")) for name, text in headers.items() if name not in _DROPPED]


class _Gone(Exception):
    """The client closed the connection."""


async def _pause(seconds: float, receive: Receive) -> None:
    """Wait; a client that goes away ends it."""
    if seconds <= 0:
        return
    with anyio.move_on_after(seconds):
        while (await receive())["type"] != "http.disconnect":
            pass
        raise _Gone


async def _break(reset: Callable[[], Awaitable[Any]] | None, receive: Receive) -> None:
    """Reset the connection; under another server than the gateway's own it is left open, which that server cuts."""
    if reset is None:
        return
    await reset()
    while (await receive())["type"] != "http.disconnect":
        pass
