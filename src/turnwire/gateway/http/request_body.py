"""Read a request's body: check its type, size and arrival time, then parse its JSON."""

from __future__ import annotations

from typing import Any, Final

import anyio

from turnwire.codecs.dialect import JSON
from turnwire.codecs.streams.framing import BOM
from turnwire.core.errors import Problem
from turnwire.gateway.calls.body_checks import fits_exactly, unknown_in_body
from turnwire.gateway.errors import Refusal, refused
from turnwire.gateway.http.body_limits import check_counts, check_extent
from turnwire.gateway.http.sliced_json import read_sliced_json
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services
from turnwire.gateway.settings import GatewaySettings

FORM_TYPES: Final = frozenset({"text/plain", "multipart/form-data"})
"""Types in which a form of a web page, of any origin and without a preflight, can send JSON.

The third such type, application/x-www-form-urlencoded, escapes braces and quotes. Scripts can send all three, and no
type at all, but browsers name the page that they belong to: see `turnwire.gateway.http.auth`.
Source: https://fetch.spec.whatwg.org/#cors-safelisted-request-header
"""


class ClientDisconnected(Exception):
    """The client went away before its request was read."""


async def read_body(context: RequestContext, services: Services) -> bytearray:
    """The bytes of the body; `context.size` is their count.

    Raises:
        Refusal: its type is wrong, it is too large, it does not come in time, or the gateway stops.
        ClientDisconnected: the client went away.
    """
    _check_type(context)
    limit = services.settings.body_limit
    declared = context.headers.get("content-length", "")
    if declared.isdigit() and int(declared) > limit:
        raise _too_large(limit)
    body = None if context.exchange is None else context.exchange.body()
    if body is None:
        body = bytearray()
        with services.running.reading():
            body = await _arriving(context, services.settings)
    elif len(body) > limit:
        raise _too_large(limit)
    context.size = len(body)
    return body


async def _arriving(context: RequestContext, settings: GatewaySettings) -> bytearray:
    """The bytes of a body that comes in messages."""
    limit = settings.body_limit
    body = bytearray()
    with anyio.move_on_after(settings.body_timeout_s):
        while True:
            message = await context.receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnected
            body += message.get("body", b"")
            if len(body) > limit:
                raise _too_large(limit)
            if not message.get("more_body", False):
                return body
    text = f"the body did not arrive within {settings.body_timeout_s:g} s"
    raise Refusal(408, text, headers={"connection": "close"})


async def read_object(context: RequestContext, services: Services) -> dict[str, Any]:
    """Return the JSON object in the body of a request.

    Raises:
        Refusal: the body is no JSON object, it exceeds a limit, or the gateway stops.
        ClientDisconnected: the client went away.
    """
    body = await read_body(context, services)
    return await services.workers.run(context.size, _read, context, body, services.settings)


def _read(context: RequestContext, body: bytearray, settings: GatewaySettings) -> dict[str, Any]:
    value = parse_object(body, settings)
    context.fits = fits_exactly(context.route, value)
    if not context.fits:
        context.unknown = unknown_in_body(context.route, value, context.dialect.name)
    return value


def parse_object(body: bytes | bytearray, settings: GatewaySettings) -> dict[str, Any]:
    """Return the JSON object in `body`.

    Raises:
        Refusal: `body` is no JSON object, or it exceeds a limit.
    """
    check_extent(body, settings)
    value = json_object(body)
    check_counts(value, settings)
    return value


def json_object(body: bytes | bytearray) -> dict[str, Any]:
    """Return the JSON object in `body`, without checking limits.

    Raises:
        Refusal: `body` is no JSON object.
    """
    try:
        value = read_sliced_json(body.removeprefix(BOM))  # some shells of Windows write one before what they send
    except ValueError as error:
        place = str(error) if body else "the body is empty"
        raise Refusal(400, f"the body is not JSON: {place}") from None
    if not isinstance(value, dict):
        raise refused(400, [Problem("", "type", "the body must be a JSON object")])
    return value


def _check_type(context: RequestContext) -> None:
    encoding = context.headers.get("content-encoding", "identity").lower()
    if encoding != "identity":
        raise Refusal(415, "a compressed body is not taken; send it without Content-Encoding")
    given = context.headers.get("content-type")
    if given is None:
        return
    kind, *parameters = (each.strip().lower() for each in given.split(";"))
    taken = context.dialect.client.habits.content_types
    is_json = kind.startswith("application/") and kind.endswith("+json")
    if kind in FORM_TYPES if taken is None else kind not in taken and not is_json:
        raise Refusal(415, f"Content-Type must be {' or '.join(sorted(taken or (JSON,)))}")
    for each in parameters:
        name, _, value = each.partition("=")
        if name.strip() == "charset" and value.strip(' "') not in ("utf-8", "utf8", "us-ascii"):
            raise Refusal(415, "the charset must be utf-8")


def _too_large(limit: int) -> Refusal:
    # The rest of the body is not read, so the connection cannot be used again.
    return Refusal(413, f"the body is over the limit of {limit} bytes", headers={"connection": "close"})
