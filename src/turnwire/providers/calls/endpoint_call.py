"""One call of an endpoint other than chat, from request to whole answer, as `Steps` with the guards of a chat call.

In: a canonical request. Out: the canonical answer, with what was lost as diagnostics and the time that the call took.
"""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.dialects import dialect_of_codec
from turnwire.codecs.endpoints.codecs import EndpointCodec, get_endpoint_codec, speaks
from turnwire.codecs.endpoints.completion_turns import turn_of_request
from turnwire.codecs.endpoints.completions import CompletionCodec, CompletionTurns
from turnwire.codecs.values.wirejson import NotJsonError, dump_wire_json, parse_wire_json
from turnwire.core.errors import ProviderResponseError, error_from_info
from turnwire.core.validate import require_model
from turnwire.providers.calls.call_record import CallRecord, EndpointRecord, report_losses
from turnwire.providers.calls.chat_call import Completing, chat
from turnwire.providers.calls.endpoints import not_offered
from turnwire.providers.calls.exchange import MUCH, retry_after_s
from turnwire.providers.calls.io_actions import Budget, HttpCall, Reply, Steps, aside, fetch, is_large_request
from turnwire.providers.calls.media import refuse_fetched
from turnwire.providers.kinds.server import ModelServer, loss_note, models_named


def codec_at(server: ModelServer, endpoint: str) -> EndpointCodec[Any, Any]:
    """The codec that asks `server` at an endpoint.

    Raises:
        ProviderResponseError: its dialect has no such endpoint.
    """
    codec = written_by(server.codec.name, endpoint)
    if codec is None:
        raise not_offered(server.provider_id, endpoint)
    return codec


def written_by(name: str, endpoint: str) -> EndpointCodec[Any, Any] | None:
    """Return the codec for an endpoint of a server with the codec `name`, or None if no such codec exists."""
    dialect = dialect_of_codec(name)
    beside = name if dialect is None or dialect.endpoints_of is None else dialect.endpoints_of
    return get_endpoint_codec(endpoint, beside) if speaks(endpoint, beside) else None


def ask_endpoint(server: ModelServer, endpoint: str, request: Any, timeout: float | None) -> Steps[Any]:
    """Ask `server` at an endpoint.

    Raises:
        ProviderError: the call failed, is not allowed, or the server's dialect has no such endpoint.
        LossRefusedError: the dialect cannot say something and the policy refuses that.
    """
    codec = codec_at(server, endpoint)
    require_model(request, codec.request_model)
    record = EndpointRecord(server.provider_id, request.model, sink=server.sink, clock=server.clock)
    try:
        answer = yield from _asked(server, codec, request, timeout, record)
    except BaseException as error:  # cancelling too ends the call, and is audited
        record.failed(error)
        raise
    return answer.replace(usage=record.completed(answer.usage))


def _asked(
    server: ModelServer, codec: EndpointCodec[Any, Any], request: Any, timeout: float | None, record: EndpointRecord
) -> Steps[Any]:
    budget = Budget(server.policy.timeouts.for_call(timeout, request.timeout), server.clock)
    yield from server.begin()
    heavy = is_large_request(request)
    asked = server.adapt_endpoint(request)
    body, losses = yield from aside(partial(codec.encode_request, asked, on_loss=server.policy.on_loss), heavy=heavy)
    report_losses(losses)
    refuse_fetched(body, codec.dialect, server.local_only)
    yield from server.admit(models_named(request.model, body), budget)
    data = yield from aside(partial(dump_wire_json, body), heavy=heavy)
    record.sent()
    call = HttpCall("POST", server.endpoint_path(codec.path(asked)), data)
    reply = yield from fetch(call, budget, most=server.policy.limits.whole)
    answer = yield from aside(partial(_read, server, codec, request, reply), heavy=len(reply.body) > MUCH)
    if answer.extras:
        server.inspect(answer.extras)
    notes = tuple(map(loss_note, losses))
    return answer.replace(diagnostics=(*notes, *(answer.diagnostics or ()))) if notes else answer


def _read(server: ModelServer, codec: EndpointCodec[Any, Any], request: Any, reply: Reply) -> Any:
    status = reply.head.status
    if 300 <= status < 400:
        text = f"the server answered {status}; redirects are not followed"
        raise ProviderResponseError(text, category="protocol", status=status, retryable=False)
    if status != 200:
        info = server.codec.decode_error(status, reply.body)
        wait = retry_after_s(reply.head.get("retry-after"))
        raise error_from_info(info.replace(retry_after_s=wait) if wait and info.retry_after_s is None else info)
    try:
        value = parse_wire_json(reply.body)
    except NotJsonError:
        text = f"the server answered with {len(reply.body)} bytes that are not JSON; is this a model server?"
        raise ProviderResponseError(text, category="protocol", status=200, retryable=False) from None
    return codec.decode_response(value, request=request)


def ask_completion(
    server: ModelServer, request: CompletionRequest, *, stream: bool, timeout: float | None, record: CallRecord
) -> Steps[ChatResponse | None]:
    """Let the model continue a text. The answer is a turn, see `turnwire.codecs.endpoints.completion_turns`.

    Raises:
        ProviderError: the call failed, or the server's dialect has no completions.
        InvalidDataError: the request is refused before sending.
        LossRefusedError: the dialect cannot say something and the policy refuses that.
    """
    codec = cast(CompletionCodec, codec_at(server, "completions"))
    way = Completing(CompletionTurns(codec, request), codec.path(request))
    turn = turn_of_request(request)
    return (yield from chat(server, turn, stream=stream, timeout=timeout, record=record, completion=way))
