"""Calls of endpoints other than chat, from the client's body to the response in the client's dialect.

As for chat: read by the client's codec, put to the provider that has the model, the answer completed (a model's name,
counts estimated and marked where the server gave none), what belongs to another wire left out, every loss named.
"""

from __future__ import annotations

import time
import uuid
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from starlette.responses import Response

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.error import Loss

from turnwire.codecs.dialect import JSON
from turnwire.codecs.endpoints.codecs import EndpointCodec, get_endpoint_codec
from turnwire.codecs.openai_chat.rerank import OWNER, Form, form_of, in_words_of, read_form, write_form
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.convert.endpoint_payload import for_endpoint
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted
from turnwire.core.tokens import estimate_text_tokens
from turnwire.gateway.calls.body_checks import read_checked
from turnwire.gateway.calls.losses import LossPolicy, losses_header, note_diagnostics, note_losses, unread_by
from turnwire.gateway.calls.response_fields import measured_vectors
from turnwire.gateway.calls.surfaces import EndpointSurface
from turnwire.gateway.errors import refused
from turnwire.gateway.http.active_responses import Running, stopping
from turnwire.gateway.http.request_body import ClientDisconnected
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.call_record import listening
from turnwire.providers.calls.endpoint_call import written_by

_FLOAT: Final = 20
"""Bytes of a number of a vector as JSON, about: a measure of the work that an answer is."""


def _embedding(provider: ModelProvider) -> Callable[..., Awaitable[Any]]:
    return provider.answer_embedding


def _rerank(provider: ModelProvider) -> Callable[..., Awaitable[Any]]:
    return provider.answer_rerank


class _Asked(NamedTuple):
    """How a provider is asked what a client asks at an endpoint."""

    method: Callable[[ModelProvider], Callable[..., Awaitable[Any]]]
    endpoint: str
    """The endpoint of the provider's server, whatever the form in which the client asks."""


ANSWERED: Final[Mapping[str, _Asked]] = {
    "embeddings": _Asked(_embedding, "embeddings"),
    "embedding": _Asked(_embedding, "embeddings"),
    "rerank": _Asked(_rerank, "rerank"),
}
"""Who answers at each endpoint."""


async def answer_endpoint(
    context: RequestContext, surface: EndpointSurface, body: Mapping[str, Any], services: Services
) -> Response:
    """The answer.

    Raises:
        InvalidDataError: the body is not a request of the dialect.
        Refusal: it is not as the OpenAPI document says, or the gateway stops.
        ModelNotFoundError: nobody has the model.
        LossRefusedError: something cannot be said to the model server and `on_loss` is `raise`.
        ProviderError: the call failed.
        ClientDisconnected: the client went away; the call was cancelled.
    """
    settings, workers, asked_of = services.settings, services.workers, ANSWERED[surface.endpoint]
    codec = get_endpoint_codec(surface.endpoint, surface.dialect.name)
    if not surface.names_model:
        body = await services.router.with_model(body)
    read = partial(_read, context, surface, codec, body)
    asked, losses = await workers.run(context.size, read_checked, context, surface, body, settings, read)
    target = await services.router.find(asked.model)
    context.asks(target)
    sent = asked if target.model == asked.model else asked.replace(model=target.model)
    lost = [*losses, *await workers.run(context.size, _lost_at, target.provider, asked_of.endpoint, sent)]
    policy = LossPolicy(context, settings.on_loss, lost, waits=target.provider.reports_losses)
    run = Running()
    answer: Any = None
    async with services.running.for_client(run, context):
        with listening(policy):
            answer = await asked_of.method(target.provider)(sent, timeout=settings.timeout_s)
    if answer is None:
        raise stopping() if run.is_cut else ClientDisconnected
    if surface.needs_times:
        answer = answer.replace(usage=measured_vectors(answer.usage, context))
    form = _form(surface, body)
    shape = None if form is None else partial(_shaped, form, body, asked)
    return await workers.run(
        _size_of(answer), _written, context, codec, asked_of.endpoint, target.provider, asked, answer, shape
    )


def _form(surface: EndpointSurface, body: Mapping[str, Any]) -> Form | None:
    return form_of(body, scores=surface.scores) if surface.endpoint == "rerank" else None


def _shaped(form: Form, body: Mapping[str, Any], asked: Any, written: Mapping[str, Any]) -> tuple[Any, list[Loss]]:
    """An answer in another form of reranking."""
    wants_text = body.get("return_text") is True
    now = int(time.time())
    return write_form(form, written, asked, wants_text=wants_text, response_id=f"score-{uuid.uuid4().hex}", created=now)


def _read(
    context: RequestContext,
    surface: EndpointSurface,
    codec: EndpointCodec[Any, Any],
    body: Mapping[str, Any],
) -> Converted[Any]:
    model = None
    if surface.model_in_path:
        model = context.scope["path_params"]["model"].removeprefix("models/")
        if not model.strip().strip("\ufeff"):
            raise refused(400, [Problem("/model", "pattern", "the model in the path must not be empty or blank")])
    form = _form(surface, body)
    return codec.decode_request(body, model=model) if form is None else _read_form(form, codec, body)


def _read_form(form: Form, codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> Converted[Any]:
    usual, own = read_form(form, body)
    try:
        asked, losses = codec.decode_request(usual)
    except InvalidDataError as error:
        raise in_words_of(form, error) from None
    return Converted(
        asked.replace(provider_options={**(asked.provider_options or {}), OWNER: own}) if own else asked, losses
    )


def _lost_at(provider: ModelProvider, endpoint: str, request: Any) -> Sequence[Loss]:
    """What is lost between the client's dialect and the provider's, as far as the provider does not report it."""
    if provider.codec is None:
        options = request.provider_options
        return unread_by(provider, endpoint, [("/provider_options", options)] if options else [])
    if provider.reports_losses:
        return ()
    codec = written_by(provider.codec.name, endpoint)
    return () if codec is None else codec.encode_request(request).losses


def _written(
    context: RequestContext,
    codec: EndpointCodec[Any, Any],
    endpoint: str,
    provider: ModelProvider,
    asked: Any,
    answer: Any,
    shape: Callable[[Mapping[str, Any]], tuple[Any, list[Loss]]] | None = None,
) -> Response:
    whole = _completed(answer, asked)
    context.usage = whole.usage
    note_diagnostics(context, whole.diagnostics)
    source = None if provider.codec is None else written_by(provider.codec.name, endpoint)
    plain, foreign = for_endpoint(whole, None if source is None else source.dialect, codec.dialect)
    body, losses = codec.encode_response(plain, request=asked)
    value, more = (body, []) if shape is None else shape(body)
    note_losses(context, (*foreign, *losses, *more))
    headers = losses_header(context)
    if whole.usage.is_estimated:
        headers["turnwire-usage"] = "estimated"
    return Response(dump_wire_json(value), headers=headers, media_type=JSON)


def _completed(answer: Any, asked: Any) -> Any:
    """`answer` with a model's name and a count of tokens, estimated and marked where the server counted none."""
    changes: dict[str, Any] = {}
    if not answer.model:
        changes["model"] = asked.model
    if answer.usage.prompt_tokens is None:
        tokens = _estimate(asked)
        changes["usage"] = answer.usage.replace(prompt_tokens=tokens, completion_tokens=0, is_estimated=True)
    return answer.replace(**changes) if changes else answer


def _estimate(asked: Any) -> int:
    texts = asked.inputs if isinstance(asked, EmbeddingRequest) else (asked.query, *asked.documents)
    return sum(estimate_text_tokens(each) if isinstance(each, str) else len(each) for each in texts)


def _size_of(answer: Any) -> int:
    """About how many bytes an answer is."""
    if isinstance(answer, EmbeddingResponse):
        return _FLOAT * sum(len(each.values) for each in answer.embeddings)
    return sum(_FLOAT + len(each.document or "") for each in answer.results)
