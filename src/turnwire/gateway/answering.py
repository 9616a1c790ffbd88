"""Whole answers: asked, repaired, written in the client's dialect. A client that goes away ends the call at once."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.wirejson import dump_large_wire_json, dump_wire_json
from turnwire.gateway.asking import Ask, losses_header, note_diagnostics, note_losses
from turnwire.gateway.beside import Beside
from turnwire.gateway.published import published
from turnwire.gateway.reading import ClientGone
from turnwire.gateway.repair import complete
from turnwire.gateway.running import Running, RunningAnswers, stopping, until_gone
from turnwire.gateway.surfaces import JSON
from turnwire.gateway.visit import Visit

REPEATED: Final = 256 * 1024
"""Bytes of a request from which on its answer is written in pieces: some dialects repeat the tools in it."""


async def answer_whole(
    visit: Visit, ask: Ask, running: RunningAnswers, beside: Beside, *, timeout_s: float | None
) -> Response:
    """The answer.

    Raises:
        ProviderError: the call failed.
        ClientGone: the client went away; the call was cancelled.
        Refusal: the gateway stops.
    """
    run = Running()
    response: ChatResponse | None = None
    async with running.one(run, until_gone(visit, run)):
        response = await ask.provider.complete(ask.sent, timeout=timeout_s)
    if response is None:
        raise stopping() if run.is_cut else ClientGone
    return await beside.run(ask.size, _written, visit, ask, response)


def _written(visit: Visit, ask: Ask, response: ChatResponse) -> Response:
    whole = complete(response, ask.sent, response_id=ask.response_id, created=ask.created)
    visit.usage = whole.usage
    note_diagnostics(visit, whole.diagnostics)
    plain, foreign = ask.for_client(whole)
    body, losses = ask.codec.encode_response(plain, request=ask.asked)
    note_losses(visit, (*foreign, *losses))
    headers = losses_header(visit)
    if whole.usage.is_estimated:
        headers["turnwire-usage"] = "estimated"
    dump = dump_large_wire_json if ask.size > REPEATED else dump_wire_json
    whole_body = body if ask.surface.completes else published(ask.codec.dialect, body)
    return Response(dump(whole_body), headers=headers, media_type=JSON)
