"""Handlers of paths whose answer needs more than one worker. In a gateway of one process each is as it was.

What wraps a handler in the table of routes says how: `at_owner` for what one worker alone remembers, `told` for a
change that all of them make, and a join for what each has a part of.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Container, Iterable
from http import HTTPStatus
from typing import Any, TypeAlias

import anyio
from starlette.responses import JSONResponse, Response
from starlette.types import Message, Receive, Scope, Send

from turnwire.core.prometheus import summed_text
from turnwire.gateway import metrics
from turnwire.gateway.background_work import LARGE
from turnwire.gateway.errors import Refusal
from turnwire.gateway.http.request_body import read_body
from turnwire.gateway.request_context import ASKED, OWNER, RequestContext
from turnwire.gateway.services import Services
from turnwire.gateway.workers.siblings import Answer, Siblings, kept_headers

_ADDED_HERE = (b"date", b"vary", b"access-control-")
"""Beginnings of the names of headers that this worker's server adds to every response, also to that of another one."""

Handler: TypeAlias = Callable[[Services, RequestContext], Awaitable[Response]]


def siblings_to_ask(services: Services, context: RequestContext) -> Siblings | None:
    """Return whom to ask besides this worker; None if it is alone, or is asked by a sibling itself."""
    return None if ASKED in context.scope else services.siblings


def told(handler: Handler) -> Handler:
    """`handler` in every worker, with the same body; the answer is that of the worker that the client reached.

    The others are asked only where this one agrees.

    Raises:
        Refusal: a worker does not answer, or refuses.
    """

    async def answer(services: Services, context: RequestContext) -> Response:
        siblings = siblings_to_ask(services, context)
        if siblings is None:
            return await handler(services, context)
        body = await _body_twice(services, context)
        response = await handler(services, context)
        if response.status_code < HTTPStatus.MULTIPLE_CHOICES:
            _check(await siblings.ask(context, body), range(HTTPStatus.OK, HTTPStatus.MULTIPLE_CHOICES))
        return response

    return answer


def at_owner(handler: Handler) -> Handler:
    """`handler` in the worker that alone serves what has the id in the path."""

    async def answer(services: Services, context: RequestContext) -> Response:
        siblings = siblings_to_ask(services, context)
        owner = None if siblings is None else siblings.owner(context.scope["path_params"]["id"])
        if siblings is None or owner is None or owner == siblings.number:
            return await handler(services, context)
        body = await read_body(context, services) if context.method == "POST" else b""
        return PassedOn(siblings, context, owner, body)

    return answer


def summed(handler: Handler) -> Handler:
    """`handler` of metrics, with the sums of all workers."""

    def join(own: Response, answers: list[Answer]) -> Response:
        texts = [bytes(own.body), *(each.body for each in answers)]
        text = summed_text(each.decode() for each in texts)
        return Response(text, headers={"content-type": metrics.CONTENT_TYPE})

    return _joined(handler, join)


def listed(handler: Handler) -> Handler:
    """`handler` of the list of exchanges, with those of all workers, the oldest first."""

    def join(own: Response, answers: list[Answer]) -> Response:
        lists: list[dict[str, Any]] = [json.loads(bytes(own.body))]
        lists += [json.loads(each.body) for each in answers]
        rows = [row for each in lists for row in each["exchanges"]]
        limits = {name: sum(each["limits"][name] for each in lists) for name in lists[0]["limits"]}
        run = lists[0]["position"].partition("-")[0]
        return JSONResponse(
            {
                "exchanges": sorted(rows, key=lambda row: (row["started_at"], row["number"])),
                "limits": limits,
                "position": f"{run}-0-0",  # all of it is sent again: no one position fits the lists of all
            }
        )

    return _joined(handler, join)


def counted(handler: Handler) -> Handler:
    """`handler` of the pools, with the calls of all workers. A member is available if it is for each of them."""

    def join(own: Response, answers: list[Answer]) -> Response:
        pools: dict[str, Any] = json.loads(bytes(own.body))["pools"]
        for other in (json.loads(each.body)["pools"] for each in answers):
            for pool_id, pool in pools.items():
                pool["waiting"] += other[pool_id]["waiting"]
                for name, member in pool["members"].items():
                    theirs = other[pool_id]["members"][name]
                    for key in ("calls", "waiting", "concurrency", "rate"):
                        if key in theirs:
                            member[key] += theirs[key]
                    member["available"] = member["available"] and theirs["available"]
                    if "cools_for_s" in theirs:
                        member["cools_for_s"] = max(member.get("cools_for_s", 0.0), theirs["cools_for_s"])
        return JSONResponse({"pools": pools})

    return _joined(handler, join)


def _joined(handler: Handler, join: Callable[[Response, list[Answer]], Response]) -> Handler:
    async def answer(services: Services, context: RequestContext) -> Response:
        own = await handler(services, context)
        siblings = siblings_to_ask(services, context)
        if siblings is None or own.status_code != HTTPStatus.OK:
            return own
        answers = await siblings.ask(context)
        _check(answers, (HTTPStatus.OK,))
        return join(own, answers)

    return answer


def _check(answers: Iterable[Answer], right: Container[int]) -> None:
    """Check that every worker did its part.

    Raises:
        Refusal: one did not.
    """
    for each in answers:
        if each.status not in right:
            raise Refusal(502, f"worker {each.worker} answered with status {each.status}; ask again")


async def _body_twice(services: Services, context: RequestContext) -> bytes:
    """Return the body, and let the handler read it again."""
    if context.method != "POST":
        return b""
    body = bytes(await read_body(context, services))
    rest, messages = context.receive, [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return messages.pop() if messages else await rest()

    context.exchange, context.receive = None, receive
    return body


class PassedOn(Response):
    """The answer of another worker, as it comes. It lasts until that ends it, or the client leaves."""

    def __init__(self, siblings: Siblings, context: RequestContext, worker: int, body: bytes | bytearray) -> None:
        super().__init__()
        self._siblings = siblings
        self._context = context
        self._worker = worker
        self._asked = bytes(body)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        failure: Refusal | None = None
        async with anyio.create_task_group() as both:
            both.start_soon(self._until_gone, both.cancel_scope)
            try:
                await self._pass_on(self._context)
            except Refusal as refusal:
                failure = refusal
            both.cancel_scope.cancel()
        if failure is not None:
            raise failure

    async def _until_gone(self, scope: anyio.CancelScope) -> None:
        while (await self._context.receive())["type"] != "http.disconnect":
            pass
        self._context.client_gone = True
        scope.cancel()

    async def _pass_on(self, context: RequestContext) -> None:
        async with self._siblings.open(context, self._worker, OWNER, self._asked) as answer:
            headers = [each for each in answer.headers if each[0].lower() == b"content-length"]
            headers += [each for each in kept_headers(answer.headers) if not each[0].lower().startswith(_ADDED_HERE)]
            context.status, context.is_counted_elsewhere = answer.status, True
            # As the other worker began it: with the id under which that one logs the request.
            await context.send_body({"type": "http.response.start", "status": answer.status, "headers": headers})
            async for piece in self._siblings.pieces(answer, self._worker):
                await context.send_body({"type": "http.response.body", "body": piece, "more_body": True})
            await context.send_body({"type": "http.response.body", "body": b"", "more_body": False})


def exported(handler: Handler) -> Handler:
    """`handler` of an archive of recordings, with those of all workers."""

    async def answer(services: Services, context: RequestContext) -> Response:
        from turnwire.gateway.workers.archives import joined_archive

        siblings = siblings_to_ask(services, context)
        if siblings is None or services.inspector is None:
            return await handler(services, context)
        try:
            own: Response | Refusal = await handler(services, context)
        except Refusal as refusal:
            if refusal.info.status != HTTPStatus.CONFLICT:
                raise
            own = refusal  # there is nothing to record here, but perhaps elsewhere
        answers = await siblings.ask(context)
        _check(answers, (HTTPStatus.OK, HTTPStatus.CONFLICT))
        found = [each.body for each in answers if each.status == HTTPStatus.OK]
        if isinstance(own, Response):
            found = [bytes(own.body), *found]
        elif not found:
            raise own
        data = await services.workers.run(LARGE + 1, joined_archive, found)
        headers = {"content-disposition": 'attachment; filename="exchanges.zip"'}
        return Response(data, media_type="application/zip", headers=headers)

    return answer


def followed(handler: Handler) -> Handler:
    """`handler` of the stream of the inspector's list, with the changes at all workers."""

    async def answer(services: Services, context: RequestContext) -> Response:
        siblings = siblings_to_ask(services, context)
        if siblings is None or services.inspector is None:
            return await handler(services, context)
        from turnwire.gateway.workers.joined_events import JoinedEvents

        return JoinedEvents(services, context, services.inspector, siblings)

    return answer
