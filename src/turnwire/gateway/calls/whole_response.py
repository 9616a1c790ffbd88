"""Non-streamed responses: call the provider, complete the answer, encode it. The call is cancelled if the client
disconnects.
"""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.dialect import JSON
from turnwire.codecs.values.wirejson import dump_large_wire_json, dump_wire_json
from turnwire.core.broken_rules import about_schema
from turnwire.core.trusted_copy import changed
from turnwire.gateway.background_work import Workers
from turnwire.gateway.calls.losses import losses_header, note_diagnostics, note_losses
from turnwire.gateway.calls.prepare import PreparedCall
from turnwire.gateway.calls.response_fields import complete, measured, published
from turnwire.gateway.calls.unfit_answers import refuse_unfit, unfit_header
from turnwire.gateway.http.active_responses import Running, RunningAnswers, stopping
from turnwire.gateway.http.request_body import ClientDisconnected
from turnwire.gateway.request_context import RequestContext
from turnwire.providers.calls.call_record import listening

REPEATED: Final = 256 * 1024
"""Bytes of a request from which on its answer is written in pieces: some dialects repeat the tools in it."""


async def answer_whole(
    context: RequestContext, call: PreparedCall, running: RunningAnswers, workers: Workers, *, timeout_s: float | None
) -> Response:
    """The answer.

    Raises:
        ProviderError: the call failed, or the answer does not fit and the gateway refuses that.
        ClientDisconnected: the client went away; the call was cancelled.
        Refusal: the gateway stops.
    """
    run = Running()
    response: ChatResponse | None = None
    async with running.for_client(run, context):
        with listening(call.losses):
            response = await call.provider.complete(call.sent, timeout=timeout_s)
    if response is None:
        raise stopping() if run.is_cut else ClientDisconnected
    return await workers.run(call.size, _written, context, call, response)


def _written(context: RequestContext, call: PreparedCall, response: ChatResponse) -> Response:
    whole = complete(call.with_own_id(response), call.sent, response_id=call.response_id, created=call.created)
    context.usage = whole.usage
    if call.surface.habits.needs_times:
        whole = changed(whole, usage=measured(whole.usage, context))
    note_diagnostics(context, whole.diagnostics)
    context.note_answer(whole.diagnostics)
    if call.refuses_unfit:
        refuse_unfit(whole.diagnostics, call.sent)
    plain, foreign = call.for_client(whole)
    body, losses = call.codec.encode_response(plain, request=call.asked)
    note_losses(context, (*foreign, *losses))
    headers = losses_header(context, losses) | unfit_header(about_schema(context.notes))
    if whole.usage.is_estimated:
        headers["turnwire-usage"] = "estimated"
    dump = dump_large_wire_json if call.size > REPEATED else dump_wire_json
    whole_body = body if call.surface.completes else published(call.codec.dialect, body)
    return Response(dump(whole_body), headers=headers, media_type=JSON)
