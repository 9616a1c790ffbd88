"""The gateway as an ASGI application.

A request goes through these steps: open its context (id, dialect, clock); check access; find the route; call the
handler. An exception becomes an error response in the dialect of the path. The last step writes one log line and
updates the counters.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Mapping
from http import HTTPStatus
from importlib.metadata import version
from types import NoneType
from typing import Any, Final
from urllib.parse import unquote

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route, Router as Paths
from starlette.types import ASGIApp, Receive, Scope, Send

from turnwire.codecs.dialect import JSON
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.argument_types import require_setting
from turnwire.core.errors import TurnwireError
from turnwire.core.prompt_reuse import cached_counts
from turnwire.gateway import pages
from turnwire.gateway.calls.endpoints import answer_endpoint
from turnwire.gateway.calls.model_loading import answer_load, answer_no_vectors, embeds_nothing, is_load
from turnwire.gateway.calls.prepare import PreparedCall, prepare
from turnwire.gateway.calls.streaming import answer_stream
from turnwire.gateway.calls.surfaces import AGENTS, EndpointSurface, Surface, dialect_of, endpoint_surfaces, surfaces
from turnwire.gateway.calls.token_counting import count_tokens
from turnwire.gateway.calls.whole_response import answer_whole
from turnwire.gateway.errors import Refusal, headers_of, info_of, wire_error
from turnwire.gateway.handlers import Handler
from turnwire.gateway.http.auth import Doorkeeper, with_cors
from turnwire.gateway.http.near_paths import near_path
from turnwire.gateway.http.request_body import ClientDisconnected, read_object
from turnwire.gateway.logs import LOGGER, log_fault
from turnwire.gateway.prompt_reuse import prompt_keys
from turnwire.gateway.request_context import NO_ROUTE, SCOPE_KEY, RequestContext
from turnwire.gateway.routes import ROWS
from turnwire.gateway.services import Services
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.threads.errors import problem_body
from turnwire.gateway.threads.running import ThreadsSource
from turnwire.gateway.workers.siblings import Siblings
from turnwire.providers.registry import ProviderRegistry

_NOWHERE: Final = (HTTPStatus.NOT_FOUND, HTTPStatus.METHOD_NOT_ALLOWED)
"""What is said of a path that is not there; the second one where a name of a model in a path hides it."""


class Gateway:
    """Answers every dialect from the providers of a registry, which it closes at the end of its life.

    An ASGI application; one for one event loop. `stop` and `cut` are for the server that runs it. `threads` are the
    agent's threads that it serves, opened and closed with its life; `siblings` the other processes of the same port.
    """

    def __init__(
        self,
        registry: ProviderRegistry,
        settings: GatewaySettings | None = None,
        *,
        threads: ThreadsSource | None = None,
        siblings: Siblings | None = None,
    ) -> None:
        require_setting(settings, (GatewaySettings, NoneType), "settings", "GatewaySettings(…), or None")
        self.services = Services.make(registry, settings or GatewaySettings(), version("turnwire"), threads, siblings)
        self._door = Doorkeeper(self.services.settings)
        answer = self._answer if self.services.inspector is None else self._inspected
        self._http = with_cors(answer, self.services.settings.allow_origins)
        asked = [*map(self._surface, surfaces()), *map(self._endpoint, endpoint_surfaces())]
        self._asked: dict[str, ASGIApp] = {each.path: each.app for each in asked if "{" not in each.path}
        """What answers at the paths of models that have no parameter: found without trying one route after another."""
        self._paths = Paths(routes=[*asked, *_routes(self.services)], redirect_slashes=False)

    def _surface(self, surface: Surface) -> Route:
        return Route(surface.path, _TurnEndpoint(self.services, surface), methods=["POST"])

    def _endpoint(self, surface: EndpointSurface) -> Route:
        return Route(surface.path, _OtherModelEndpoint(self.services, surface), methods=["POST"])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        # Anything else (a web socket) is not answered, which the server turns into a refusal.

    def _answer(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return self._serve(RequestContext(plain(scope), receive, send))

    async def _inspected(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self.services.inspector is not None
        await self.services.inspector.keep(plain(scope), receive, send, self._serve)

    async def _serve(self, context: RequestContext) -> None:
        try:
            context.key = self._door.admit(context.scope, context.headers)
            scope = context.scope
            scope.update({SCOPE_KEY: context, "app": self})
            is_asking = context.method == "POST" and not scope.get("root_path")
            answer = self._asked.get(context.path, self._paths) if is_asking else self._paths
            await answer(scope, context.receive, context.send)
        except ClientDisconnected:
            context.client_gone = True
        except (TurnwireError, Refusal, HTTPException) as error:
            await self._refuse(context, error)
        except Exception as error:  # a fault of ours: one request fails and is answered, the server goes on
            log_fault(error, context.request_id)
            await self._refuse(context, error)
        finally:
            if not context.is_counted_elsewhere:
                self.services.metrics.finished(context)
            if LOGGER.isEnabledFor(logging.INFO) and not context.is_counted_elsewhere:
                LOGGER.info("request", extra={"turnwire": context.to_log()})
            context.over()

    async def _refuse(self, context: RequestContext, error: Exception) -> None:
        is_nowhere = isinstance(error, HTTPException) and error.status_code in _NOWHERE
        near = near_path(context.path) if is_nowhere or context.template == NO_ROUTE else None
        if near is not None:
            context.dialect = dialect_of(near.path, context.headers)  # its client asks, whatever the path begins with
            if is_nowhere:
                error = Refusal(404, near.sentence(context.path), category="not_found")
        context.error = info_of(error, context)
        if context.has_begun:
            return  # too late to say anything but that it broke
        if is_nowhere and context.error.status == HTTPStatus.NOT_FOUND and pages.wants_page(context.headers):
            await context.answer(pages.missing(context.error.message, context.scope, off=self.services.off))
            return
        own = context.dialect is AGENTS
        status, body = problem_body(context.error) if own else wire_error(context.error, context.dialect)
        if isinstance(error, (Refusal, HTTPException)) and context.error.status is not None:
            status = context.error.status  # 405, 408, 415 … are HTTP's own; no dialect has words for them
        headers = {name: value for name, value in headers_of(error).items() if name.isascii()}
        response = Response(dump_wire_json(body), status_code=status, headers=headers, media_type=JSON)
        await context.answer(response)

    @contextlib.asynccontextmanager
    async def life(self) -> AsyncIterator[None]:
        """Open the threads for as long as the block runs, and close every provider behind it.

        Raises:
            TurnwireError: the agent or its store cannot be opened.
        """
        try:
            async with contextlib.AsyncExitStack() as opened:
                await self.services.threads.open(opened)
                yield
        finally:
            await self.close()

    async def _live(self, receive: Receive, send: Send) -> None:
        """The same in the messages of another server."""
        await receive()
        async with contextlib.AsyncExitStack() as opened:
            try:
                await opened.enter_async_context(self.life())
            except Exception as error:  # whatever it is, the server that runs the gateway must hear of it
                await send({"type": "lifespan.startup.failed", "message": type(error).__name__})
                return
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    def stop(self) -> None:
        """Take no new answers; the running ones go on."""
        self.services.slots.is_stopping = True
        if self.services.inspector is not None:
            self.services.inspector.close()

    def cut(self) -> None:
        """End the running answers and the runs of threads, which are stored; their clients are informed."""
        self.services.threads.cut()
        self.services.running.cut()

    async def close(self) -> None:
        """Close every provider. May be called again."""
        self.services.workers.close()
        if self.services.siblings is not None:
            await self.services.siblings.close()
        with contextlib.suppress(ExceptionGroup):  # each provider logs what it cannot close
            await self.services.registry.close()


class _TurnEndpoint:
    """The endpoint of a surface."""

    def __init__(self, services: Services, surface: Surface) -> None:
        self._services = services
        self._surface = surface

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = _context(scope, self._surface.path)
        services, surface, settings = self._services, self._surface, self._services.settings
        body = await read_object(context, services)
        await services.slots.settle(context.key)
        with services.slots.taken(context.key):
            if surface.counts_tokens:
                await (await count_tokens(context, surface, body, services))(scope, receive, context.send)
                return
            if is_load(surface, body):
                await (await answer_load(context, surface, body, services))(scope, receive, context.send)
                return
            call = await prepare(context, surface, body, services.router, settings, services.workers)
            del body  # what follows may take minutes
            if call.wants_stream:
                await answer_stream(
                    context,
                    call,
                    services.running,
                    services.workers,
                    keep_alive_s=settings.keep_alive_s,
                    timeout_s=settings.timeout_s,
                )
            else:
                response = await answer_whole(
                    context, call, services.running, services.workers, timeout_s=settings.timeout_s
                )
                await context.answer(response)
            await _note_reuse(services, context, call)


async def _note_reuse(services: Services, context: RequestContext, call: PreparedCall) -> None:
    """Note how much of the last prompt of the conversation was read again, if the server counts cached tokens."""
    counts = cached_counts(context.usage)
    if counts is None:
        return
    keys = await services.workers.run(context.size, prompt_keys, call.sent)
    if keys is not None:
        prompt_tokens, cached_tokens = counts
        context.prompt_reuse = services.prompt_reuse.turn(
            context.provider_id,
            context.model,
            keys,
            prompt_tokens=prompt_tokens,
            cached_tokens=cached_tokens,
            request_id=context.request_id,
        )


class _OtherModelEndpoint:
    """The endpoint of a surface other than chat."""

    def __init__(self, services: Services, surface: EndpointSurface) -> None:
        self._services = services
        self._surface = surface

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = _context(scope, self._surface.path)
        body = await read_object(context, self._services)
        await self._services.slots.settle(context.key)
        with self._services.slots.taken(context.key):
            if embeds_nothing(self._surface, body):
                response = await answer_no_vectors(context, body, self._services)
            else:
                response = await answer_endpoint(context, self._surface, body, self._services)
            await context.answer(response)


class _RouteEndpoint:
    """The endpoint of a row of the route table."""

    def __init__(self, services: Services, path: str, handlers: Mapping[str, Handler]) -> None:
        self._services = services
        self._path = path
        self._handlers = handlers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = _context(scope, self._path)
        method = "GET" if context.method == "HEAD" else context.method
        response = await self._handlers[method](self._services, context)
        await response(scope, receive, context.send)


def plain(scope: Scope) -> Scope:
    """`scope` with the path as the route table has it: Groq's client writes /openai before OpenAI's paths."""
    if not scope["path"].startswith("/"):
        scope = _without_authority(scope)
    path: str = scope["path"]
    return {**scope, "path": path.removeprefix("/openai")} if path.startswith("/openai/v1/") else scope


def _without_authority(scope: Scope) -> Scope:
    """The scope of a request for a whole URL, as clients write it to what they take for a proxy.

    Its authority counts in place of the Host header (RFC 9112, section 3.2.2).
    """
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    scheme, mark, rest = raw.partition(b"://")
    if not mark or scheme.lower() not in (b"http", b"https"):
        return scope
    authority, _, below = rest.partition(b"/")
    headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
    path = "/" + unquote(below.decode("latin-1"))
    return {**scope, "path": path, "raw_path": b"/" + below, "headers": [(b"host", authority), *headers]}


def _context(scope: Scope, template: str) -> RequestContext:
    context: RequestContext = scope[SCOPE_KEY]
    context.scope = scope
    context.template = template
    return context


def _routes(services: Services) -> list[Route]:
    by_path: dict[str, dict[str, Handler]] = {}
    for row in ROWS:
        by_path.setdefault(row.path, {})[row.method] = row.handler
    return [
        Route(path, _endpoint(services, path, handlers), methods=list(handlers)) for path, handlers in by_path.items()
    ]


def _endpoint(services: Services, path: str, handlers: Mapping[str, Handler]) -> Any:
    endpoint: ASGIApp = _RouteEndpoint(services, path, handlers)
    return endpoint
