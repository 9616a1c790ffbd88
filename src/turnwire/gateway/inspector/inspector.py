"""The inspector of one gateway: records each exchange while it is served, and returns the list to its pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import anyio
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from turnwire.codecs.values.wirejson import dump_large_wire_json
from turnwire.gateway.background_work import Workers
from turnwire.gateway.calls.prepare import codec_for
from turnwire.gateway.calls.surfaces import surfaces
from turnwire.gateway.errors import Refusal
from turnwire.gateway.inspector.buffer import ExchangeBuffer, Position
from turnwire.gateway.inspector.export import Side, archive_of
from turnwire.gateway.inspector.prompt_change import PromptBodies, prompt_change
from turnwire.gateway.inspector.recorded_exchange import RecordedExchange
from turnwire.gateway.inspector.recorder import CURRENT, RecordingCaller, RecordingContext, hearing, saying
from turnwire.gateway.inspector.timeline import state_at
from turnwire.gateway.inspector.view import request_read, row_of, view_of
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.settings import InspectionSettings
from turnwire.providers.registry import ProviderRegistry

if TYPE_CHECKING:
    from turnwire.gateway.services import Services

AGAIN: Final = "turnwire.again"
"""Key in the ASGI scope of a request that the inspector resends; its value is an `Again`."""

MOST_FOLLOWERS: Final = 32
"""Pages that follow the list at the same time."""

_OWN: Final = ("/inspector", "/static", "/playground", "/schemas", "/openapi.json", "/health", "/metrics")
"""Beginnings of the gateway's own paths, which belong to no client of a model."""
_AGENTS: Final = "/agents/"
"""Beginning of the paths of threads: what is said there asks a model, what is only looked at does not."""

Serve = Callable[[RequestContext], Awaitable[None]]


class Again:
    """A request that is sent again: of which exchange, and which one it becomes."""

    def __init__(self, of: str) -> None:
        self.of = of
        self.exchange: RecordedExchange | None = None


class Inspector:
    """Keeps the exchanges of one gateway. Used on its event loop only."""

    def __init__(self, limits: InspectionSettings, registry: ProviderRegistry, workers: Workers) -> None:
        self.ring = ExchangeBuffer(limits)
        self._workers = workers
        self._followers = 0
        self._by_path = {surface.path: surface for surface in surfaces()}
        for provider in registry.all():
            provider.watch_calls(RecordingCaller)

    async def keep(self, scope: Scope, receive: Receive, send: Send, serve: Serve) -> None:
        """Serve a request, and keep the exchange where its path belongs to clients of models."""
        path: str = scope["path"]
        is_look = scope["method"] == "GET" and path.startswith(_AGENTS)
        if path == "/" or is_look or any(path == each or path.startswith(f"{each}/") for each in _OWN):
            await serve(RequestContext(scope, receive, send))
            return
        again: Again | None = scope.get(AGAIN)
        exchange = self.ring.begin(scope, None if again is None else again.of)
        if again is not None:
            again.exchange = exchange
        exchange.raw_path = path
        heard, said = hearing(receive, exchange, self.ring), saying(send, exchange, self.ring)
        token = CURRENT.set(exchange)
        try:
            await serve(RecordingContext(scope, heard, said, exchange))
        finally:
            CURRENT.reset(token)
            with anyio.CancelScope(shield=True):
                await self._seal(exchange)

    async def _seal(self, exchange: RecordedExchange) -> None:
        context = exchange.context
        surface = None if context is None else self._by_path.get(context.template)
        if context is not None and surface is not None and context.status is not None and context.status < 400:
            exchange.client_codec = codec_for(surface, context)
        exchange.end()
        if not exchange.room.is_closed:
            exchange.seal(*await self._workers.run(exchange.room.used, exchange.cleaned))
            await self._compare(exchange)
        self.ring.touch(exchange)

    async def _compare(self, exchange: RecordedExchange) -> None:
        """Find the last turn of its conversation, and if most of that prompt was read again, what has changed since."""
        reuse = exchange.prompt_reuse
        last = None if reuse is None or reuse.last_request is None else self.ring.of_request(reuse.last_request)
        if reuse is None or last is None:
            return
        exchange.last_turn = last.id
        if reuse.is_lost:
            size = last.request.size + exchange.request.size
            bodies = PromptBodies.of(last), PromptBodies.of(exchange)
            exchange.prompt_change = await self._workers.run(size, prompt_change, *bodies)

    # What its paths answer

    def row(self, exchange: RecordedExchange) -> dict[str, Any]:
        """The row of an exchange."""
        return row_of(exchange)

    def list(self) -> dict[str, Any]:
        """Return the recorded exchanges and the limits."""
        limits = self.ring.limits
        return {
            "exchanges": [row_of(each) for each in self.ring.all()],
            "limits": {"exchanges": limits.exchanges, "bytes": limits.bytes, "used_bytes": self.ring.used_bytes},
            "position": str(self.ring.position),
        }

    def view(self, exchange: RecordedExchange) -> bytes:
        """All that is kept of an exchange, as JSON."""
        return dump_large_wire_json(view_of(exchange))

    def state(self, exchange: RecordedExchange, side: Side, event: int) -> bytes | None:
        """The answer once an event had come, as JSON; None if there is no stream that can be read."""
        call = exchange.answering
        if side == "server":
            answer, codec = (None, None) if call is None else (call.answer, call.reader)
        else:
            answer, codec = exchange.answer, exchange.client_codec
        if answer is None or codec is None or answer.stream is None or not answer.stream.events:
            return None
        request = request_read(exchange)
        state = state_at(answer, codec, request, event, is_over=exchange.is_over)
        return dump_large_wire_json({name: each for name, each in state._asdict().items() if each is not None})

    def archive(self, chosen: Sequence[RecordedExchange], side: Side | None, version: str) -> bytes | None:
        """Recordings in a ZIP archive; None if nothing can be recorded."""
        return archive_of(chosen, side, version)

    async def send_again(self, app: ASGIApp, scope: Scope, exchange: RecordedExchange, model: str) -> RecordedExchange:
        """The exchange that a kept request becomes with another model.

        Raises:
            Refusal: it cannot be sent again.
        """
        from turnwire.gateway.inspector.resend import send_again

        return await send_again(app, scope, exchange, model)

    def events(self, services: Services, context: RequestContext, last_event_id: str | None) -> Response:
        """Yield the changes of the list after the event with this id, as they occur."""
        from turnwire.gateway.inspector.live_updates import ExchangeEvents

        return ExchangeEvents(services, context, self, Position.read(last_event_id))

    @contextmanager
    def following(self) -> Iterator[None]:
        """Hold a slot for one page that follows the list.

        Raises:
            Refusal: no slot is free.
        """
        if self._followers >= MOST_FOLLOWERS:
            text = f"{MOST_FOLLOWERS} pages follow the list already"
            raise Refusal(503, text, category="overloaded", retryable=True, headers={"retry-after": "1"})
        self._followers += 1
        try:
            yield
        finally:
            self._followers -= 1

    def close(self) -> None:
        """End the streams of all pages that follow the list."""
        self.ring.close()
