"""Handlers of the inspector's paths. Without `--inspect` each reports that the gateway has no inspector."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final, Literal

from starlette.datastructures import QueryParams
from starlette.responses import JSONResponse, Response, StreamingResponse

from turnwire.codecs.dialect import JSON
from turnwire.core.errors import Problem
from turnwire.gateway import pages
from turnwire.gateway.background_work import LARGE
from turnwire.gateway.calls.body_checks import validate_body
from turnwire.gateway.errors import Refusal, refused
from turnwire.gateway.http.active_responses import Running, stopping
from turnwire.gateway.http.request_body import ClientDisconnected, read_object
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services

if TYPE_CHECKING:
    from turnwire.gateway.inspector.inspector import Inspector
    from turnwire.gateway.inspector.recorded_exchange import RecordedExchange

PAGE: Final = "inspector/index.html"
OFF_PAGE: Final = "inspector-off.html"
AGAIN: Final = "/inspector/exchanges/{id}/again"
_PIECE: Final = 256 * 1024
_ZIP: Final = "application/zip"
_MOST_DIGITS: Final = 9

Side = Literal["server", "client"]


async def show_page(services: Services, context: RequestContext) -> Response:
    """The page of the inspector; without one, browsers learn how to switch it on."""
    if services.inspector is None and pages.wants_page(context.headers):
        return pages.show(OFF_PAGE, context.scope, off=services.off)
    _inspector(services)
    return pages.show(PAGE, context.scope, off=services.off)


async def list_exchanges(services: Services, context: RequestContext) -> Response:
    """Every exchange that is kept."""
    return JSONResponse(_inspector(services).list())


async def clear_exchanges(services: Services, context: RequestContext) -> Response:
    """Forget exchanges, and return what is left."""
    inspector = _inspector(services)
    inspector.ring.clear(also_pinned=_is_set(context, "pinned"))
    return JSONResponse(inspector.list())


async def get_exchange(services: Services, context: RequestContext) -> Response:
    """All that is kept of one exchange."""
    inspector, exchange = _found(services, context)
    report = await services.workers.run(LARGE + 1 if exchange.is_over else 0, inspector.view, exchange)
    return StreamingResponse(_pieces(report), media_type=JSON, headers={"content-length": str(len(report))})


async def _pieces(report: bytes) -> AsyncIterator[memoryview]:
    whole = memoryview(report)
    for start in range(0, len(whole), _PIECE):
        yield whole[start : start + _PIECE]


async def pin_exchange(services: Services, context: RequestContext) -> Response:
    """The row of an exchange that is kept from now on."""
    inspector, exchange = _found(services, context)
    if not inspector.ring.pin(exchange):
        raise Refusal(409, "half of what the inspector may keep is pinned; release another exchange first")
    return JSONResponse(inspector.row(exchange))


async def release_exchange(services: Services, context: RequestContext) -> Response:
    """The row of an exchange that goes as others do."""
    inspector, exchange = _found(services, context)
    inspector.ring.release(exchange)
    return JSONResponse(inspector.row(exchange))


async def get_state(services: Services, context: RequestContext) -> Response:
    """The answer once an event of a stream had come."""
    inspector, exchange = _found(services, context)
    event = _query(context).get("event", "9" * _MOST_DIGITS)
    if not (event.isascii() and event.isdigit() and len(event) <= _MOST_DIGITS):
        raise refused(400, [Problem("/event", "pattern", "must be the number of an event, from 0")])
    side: Side = _side(context) or "server"
    state = await services.workers.run(LARGE + 1, inspector.state, exchange, side, int(event))
    if state is None:
        whose = "of the model server" if side == "server" else "to the client"
        raise Refusal(404, f"there is no stream {whose} that can be read", category="not_found")
    return Response(state, media_type=JSON)


async def send_exchange_again(services: Services, context: RequestContext) -> Response:
    """The row of the exchange that another model's answer became."""
    inspector, exchange = _found(services, context)
    body = await read_object(context, services)
    await services.workers.run(context.size, validate_body, AGAIN, body)
    run = Running()
    made: RecordedExchange | None = None
    async with services.running.for_client(run, context):
        made = await inspector.send_again(context.scope["app"], context.scope, exchange, body["model"])
    if made is None:
        raise stopping() if run.is_cut else ClientDisconnected
    return JSONResponse(inspector.row(made))


async def export_exchange(services: Services, context: RequestContext) -> Response:
    """One exchange as a recording."""
    inspector, exchange = _found(services, context)
    return await _exported(services, context, inspector, [exchange], exchange.id)


async def export_exchanges(services: Services, context: RequestContext) -> Response:
    """All exchanges, or those that are pinned, as recordings."""
    inspector = _inspector(services)
    only_pinned = _is_set(context, "pinned")
    chosen = [each for each in inspector.ring.all() if each.is_pinned or not only_pinned]
    return await _exported(services, context, inspector, chosen, "exchanges")


async def _exported(
    services: Services, context: RequestContext, inspector: Inspector, chosen: list[RecordedExchange], name: str
) -> Response:
    data = await services.workers.run(LARGE + 1, inspector.archive, chosen, _side(context), services.version)
    if data is None:
        raise Refusal(409, "nothing of it is whole and over, so there is nothing to record")
    return Response(data, media_type=_ZIP, headers={"content-disposition": f'attachment; filename="{name}.zip"'})


async def follow_exchanges(services: Services, context: RequestContext) -> Response:
    """Stream the changes of the list as they occur."""
    return _inspector(services).events(services, context, context.headers.get("last-event-id"))


def _inspector(services: Services) -> Inspector:
    if services.inspector is None:
        raise Refusal(404, "this gateway keeps nothing to inspect; start it with --inspect", category="not_found")
    return services.inspector


def _found(services: Services, context: RequestContext) -> tuple[Inspector, RecordedExchange]:
    inspector = _inspector(services)
    exchange = inspector.ring.find(context.scope["path_params"]["id"])
    if exchange is None:
        raise Refusal(404, "this exchange is not kept, or no longer", category="not_found")
    return inspector, exchange


def _query(context: RequestContext) -> QueryParams:
    return QueryParams(context.scope["query_string"])


def _is_set(context: RequestContext, name: str) -> bool:
    return _query(context).get(name) not in (None, "", "0", "false")


def _side(context: RequestContext) -> Side | None:
    match _query(context).get("side"):
        case None:
            return None
        case "server" | "client" as side:
            return side
        case _:
            raise refused(400, [Problem("/side", "enum", "use server or client")])
