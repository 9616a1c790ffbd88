"""A change that every worker makes: whom it reaches, and what is said where one does not make it."""

from __future__ import annotations

import asyncio
import threading
from typing import Any, cast

import pytest
from starlette.responses import JSONResponse, Response

from tests.requirements import requirement
from turnwire.gateway.errors import Refusal
from turnwire.gateway.http.request_body import read_object
from turnwire.gateway.request_context import ALL, ASKED, RequestContext
from turnwire.gateway.services import Services
from turnwire.gateway.settings import GatewaySettings, InspectionSettings
from turnwire.gateway.workers import archives
from turnwire.gateway.workers.across import Handler, exported, told
from turnwire.gateway.workers.siblings import Answer
from turnwire.providers.registry import ProviderRegistry

BODY = b'{"endpoint": "http://127.0.0.1:8000", "drained": true}'


class Asked:
    """The siblings of worker 1, each with a status."""

    def __init__(self, *statuses: int) -> None:
        self._statuses = statuses
        self.bodies: list[bytes] = []

    async def ask(self, context: RequestContext, body: bytes = b"") -> list[Answer]:
        self.bodies.append(body)
        return [Answer(number, status, b"{}") for number, status in enumerate(self._statuses, 2)]


def asking(**more: Any) -> RequestContext:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": BODY, "more_body": False}

    async def send(message: Any) -> None:
        raise AssertionError("a handler sends nothing")

    scope = {"type": "http", "method": "POST", "path": "/pools/p/drain", "headers": [], "query_string": b"", **more}
    return RequestContext(scope, receive, send)


async def drain(services: Services, context: RequestContext) -> Response:
    body = await read_object(context, services)
    return JSONResponse(body, status_code=200 if body["drained"] else 409)


def done(handler: Handler, siblings: Asked, **scope: Any) -> Response:
    """What worker 1 answers, whose handler is wrapped."""
    services = Services.make(ProviderRegistry(), GatewaySettings(), "1", siblings=cast(Any, siblings))

    async def answer() -> Response:
        return await told(handler)(services, asking(**scope))

    return asyncio.run(answer())


@requirement("SCL-1")
def test_every_worker_gets_the_body_of_a_change_and_the_client_the_answer_of_the_first() -> None:
    siblings = Asked(200, 204)
    response = done(drain, siblings)
    assert (response.status_code, siblings.bodies) == (200, [BODY])


@requirement("SCL-1")
def test_a_worker_that_is_asked_by_another_asks_nobody() -> None:
    siblings = Asked(200)
    response = done(drain, siblings, **{ASKED: ALL})
    assert (response.status_code, siblings.bodies) == (200, [])


@requirement("SCL-1")
def test_a_worker_that_does_not_make_the_change_is_named() -> None:
    with pytest.raises(Refusal, match="worker 3 answered with status 409"):
        done(drain, Asked(200, 409))


@requirement("SCL-1")
def test_what_the_first_worker_refuses_reaches_no_other() -> None:
    siblings = Asked(200)

    async def refuse(services: Services, context: RequestContext) -> Response:
        return JSONResponse({}, status_code=409)

    response = done(refuse, siblings)
    assert (response.status_code, siblings.bodies) == (409, [])


@requirement("SCL-1")
def test_archives_are_joined_outside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def joined(found: list[bytes]) -> bytes:
        threads.append(threading.get_ident())
        return b"+".join(found)

    async def own(services: Services, context: RequestContext) -> Response:
        return Response(b"own", headers={"content-disposition": "attachment"})

    async def answer() -> Response:
        settings = GatewaySettings(inspection=InspectionSettings())
        services = Services.make(ProviderRegistry(), settings, "1", siblings=cast(Any, Asked(200, 200)))
        return await exported(own)(services, asking())

    monkeypatch.setattr(archives, "joined_archive", joined)
    assert asyncio.run(answer()).body == b"own+{}+{}"
    assert threads != [threading.get_ident()]
