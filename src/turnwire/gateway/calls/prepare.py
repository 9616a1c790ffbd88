"""Prepare the call of a model server from a client's body: decode it, choose the provider, record losses."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.request import ChatRequest, StreamOptions
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.completion_turns import turn_of_request
from turnwire.codecs.registry import get_codec
from turnwire.codecs.requests.attribution import attribution_losses
from turnwire.codecs.requests.foreign_options import foreign_options, option_places
from turnwire.convert.foreign import ChunkFilter, for_dialect
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted, OnLoss
from turnwire.core.parameter_defaults import with_defaults
from turnwire.core.trusted_copy import changed
from turnwire.gateway.background_work import Workers
from turnwire.gateway.calls.body_checks import read_checked
from turnwire.gateway.calls.completion import CompletionProvider, completion_codec
from turnwire.gateway.calls.losses import LossPolicy, unread_by
from turnwire.gateway.calls.response_fields import id_for, new_id
from turnwire.gateway.calls.routing import Router
from turnwire.gateway.calls.surfaces import Surface
from turnwire.gateway.calls.unfit_answers import refuse_unreadable_schema
from turnwire.gateway.errors import Refusal, refused, with_wire_paths
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.base import ModelProvider

A = TypeVar("A", ChatResponse, StreamingChunk)

COUNTED = StreamOptions(include_usage=True)


@dataclass(frozen=True, slots=True)
class PreparedCall:
    """A question that is ready to be put to a provider."""

    surface: Surface
    codec: Codec
    asked: ChatRequest
    """The request as the client sent it: its tool names, and whether it wants the usage reported."""
    sent: ChatRequest
    """The request as the provider gets it."""
    provider: ModelProvider | CompletionProvider
    wants_stream: bool
    response_id: str
    created: int
    size: int
    """Bytes of the client's body, a measure of the work that this is."""
    losses: LossPolicy
    """What hears the losses that the provider reports before it sends anything."""
    refuses_unfit: bool
    """Whether an answer that breaks the schema that was asked for is an error."""

    def with_own_id(self, answer: A) -> A:
        """`answer` with the server's id in the form of the client's dialect, where the two have different ones."""
        source = self.provider.codec
        if not answer.id or (source is not None and source.dialect == self.codec.dialect):
            return answer
        found = id_for(self.surface.habits, answer.id)
        return answer if found == answer.id else changed(answer, id=found)

    def for_client(self, response: ChatResponse) -> Converted[ChatResponse]:
        """`response` without what only the wire of the model server has."""
        source = self.provider.codec
        return Converted(response) if source is None else for_dialect(response, source.name, self.codec.name)

    def chunk_filter(self) -> ChunkFilter | None:
        """Return the filter for the chunks of a stream; None if they come from no wire format."""
        source = self.provider.codec
        return None if source is None else ChunkFilter(source.name, self.codec.name)


async def prepare(
    context: RequestContext,
    surface: Surface,
    body: Mapping[str, Any],
    router: Router,
    settings: GatewaySettings,
    workers: Workers,
) -> PreparedCall:
    """The question in `body`.

    Raises:
        InvalidDataError: the body is not a request of the dialect.
        Refusal: it is not as the OpenAPI document says, or asks for something that is not kept or fetched here.
        ModelNotFoundError: nobody has the model.
        LossRefusedError: something cannot be said to the model server and `on_loss` is `raise`.
    """
    on_loss = settings.on_loss
    codec = codec_for(surface, context)
    if not surface.names_model:
        body = await router.with_model(body)
    read = partial(_read, context, surface, body, refuses_unfit=settings.refuse_unfit)
    asked, losses, completion = await workers.run(context.size, read_checked, context, surface, body, settings, read)
    name = asked.parameters.model
    target = await router.find(name)
    context.asks(target)
    sent = with_defaults(asked, router.defaults_of(name))
    if target.model != name:
        sent = changed(sent, parameters=sent.parameters.replace(model=target.model))
    if sent.tools and sent.parameters.text_format is None:
        defaults = target.provider.info().defaults
        chosen = (None if defaults is None else defaults.text_format) or settings.text_format
        sent = changed(sent, parameters=sent.parameters.replace(text_format=chosen))
    wants_stream = stream_is_wanted(surface, body, context)
    if wants_stream and (sent.stream_options is None or not sent.stream_options.include_usage):
        sent = changed(sent, stream_options=COUNTED)  # for the metrics, and for dialects that always report the usage
    provider = target.provider if completion is None else CompletionProvider(target.provider, completion)
    lost = [*losses, *await workers.run(context.size, _lost_at, provider, sent, on_loss)]
    policy = LossPolicy(context, on_loss, lost, waits=provider.reports_losses)
    return PreparedCall(
        surface,
        codec,
        asked,
        sent,
        provider,
        wants_stream,
        new_id(surface.habits),
        int(time.time()),
        context.size,
        policy,
        settings.refuse_unfit,
    )


class _Read(NamedTuple):
    """What a body asks for: a turn, and the completion that the turn is where it is one."""

    asked: ChatRequest
    losses: tuple[Loss, ...]
    completion: CompletionRequest | None = None


def _read(context: RequestContext, surface: Surface, body: Mapping[str, Any], *, refuses_unfit: bool) -> _Read:
    if surface.completes:
        request, losses = completion_codec(surface).completions.decode_request(body)
        found = _Read(turn_of_request(request), losses, request)
    else:
        found = _Read(*decode_for(context, surface, body))
    if refuses_unfit:
        refuse_unreadable_schema(found.asked)
    return found


def codec_for(surface: Surface, context: RequestContext) -> Codec:
    """The codec of a surface, in the version that the client asks for.

    Raises:
        Refusal: there is no such version.
    """
    if surface.completes:
        return completion_codec(surface)
    versions = surface.dialect.client.versions
    if versions is None:
        return get_codec(surface.dialect.name)
    wanted = context.headers.get(versions.header)
    if wanted is None:
        return get_codec(surface.dialect.name)
    found = versions.codecs.get(wanted)
    if found is None:
        text = f"{versions.header}: this version is not known; use one of: {', '.join(versions.codecs)}"
        raise Refusal(400, text, parameter=versions.header)
    return get_codec(found)


def decode_for(context: RequestContext, surface: Surface, body: Mapping[str, Any]) -> Converted[ChatRequest]:
    """The request in `body`.

    Raises:
        InvalidDataError: the body is not a request of the dialect; each problem has its path.
        Refusal: the client wants a version of the dialect that there is not.
    """
    codec = codec_for(surface, context)
    decode: Any = codec.decode_request
    if surface.model_in_path:  # codecs whose wire has the model in the path take it as an argument
        model = context.scope["path_params"]["model"].removeprefix("models/")
        if not model.strip().strip("\ufeff"):  # a model in the body would hide it
            raise refused(400, [Problem("/model", "pattern", "the model in the path must not be empty or blank")])
        decode = partial(decode, model=model)
    try:
        decoded: Converted[ChatRequest] = decode(body)
    except InvalidDataError as error:
        raise with_wire_paths(error, surface.dialect, body) from None
    return decoded


def stream_is_wanted(surface: Surface, body: Mapping[str, Any], context: RequestContext) -> bool:
    """Return whether the client wants the answer in pieces."""
    match surface.stream:
        case "always":
            return True
        case "never":
            return False
        case rule:
            flag = body.get("stream")
            if isinstance(flag, bool):
                return flag
            return rule == "flag_on" or context.headers.get("accept", "").strip() == surface.habits.stream_type


def _lost_at(provider: ModelProvider | CompletionProvider, request: ChatRequest, on_loss: OnLoss) -> Iterable[Loss]:
    """What is lost between the client's dialect and the provider's, as far as it is known before the provider writes
    the request. What a look at the request shows is known for the header in any case.
    """
    if isinstance(provider, CompletionProvider):
        return provider.losses(request, on_loss)
    codec = provider.codec
    if codec is None:
        return unread_by(provider, "chat", option_places(request, answers=False))
    if on_loss == "report":
        return (*attribution_losses(request, codec.variant), *foreign_options(request, codec.variant))
    # A provider of somebody's own may write the request without a word about it.
    return () if provider.reports_losses else codec.encode_request(request).losses
