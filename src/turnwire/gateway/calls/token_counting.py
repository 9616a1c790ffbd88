"""Count the tokens of a request without answering it.

The count is the model server's where it counts prompts, else the documented estimate of `turnwire.core.tokens`; the
header `turnwire-tokens` says which: `counted` or `estimated`. A server that cannot be asked now costs no answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from starlette.responses import JSONResponse

from turnwire.codecs.registry import get_codec
from turnwire.codecs.requests.attribution import without_attribution
from turnwire.core.errors import InvalidDataError, LossRefusedError, ProviderError
from turnwire.core.tokens import estimate_request_tokens
from turnwire.gateway.calls.body_checks import read_checked
from turnwire.gateway.calls.losses import losses_header, note_losses
from turnwire.gateway.calls.prepare import decode_for
from turnwire.gateway.calls.surfaces import Surface
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services


async def count_tokens(
    context: RequestContext, surface: Surface, body: Mapping[str, Any], services: Services
) -> JSONResponse:
    """The count, in the dialect's form.

    Raises:
        InvalidDataError: the body is not a request.
        Refusal: it is not as the OpenAPI document says, or refers to what is not kept here.
        ModelNotFoundError: nobody has the model.
    """
    read = partial(decode_for, context, surface, _completed(surface, body))
    request, losses = await services.workers.run(
        context.size, read_checked, context, surface, body, services.settings, read
    )
    target = await services.router.find(request.parameters.model)
    context.provider = target.provider
    note_losses(context, losses)
    asked = request.replace(parameters=request.parameters.replace(model=target.model))
    try:
        found = await target.provider.count_tokens(asked, timeout=services.settings.timeout_s)
        how, count = "estimated" if found.is_estimated else "counted", found.tokens
    except (ProviderError, InvalidDataError, LossRefusedError):
        how = "estimated"
        codec = target.provider.codec
        sent = asked if codec is None else without_attribution(asked, codec.variant)
        count = await services.workers.run(context.size, estimate_request_tokens, sent)
    headers = {"turnwire-tokens": how, **losses_header(context)}
    return JSONResponse(_said(surface, count), headers=headers)


def _completed(surface: Surface, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """The body as a whole request: counting needs less than answering does."""
    counted = surface.dialect.client.counted
    return body if counted is None else counted(body)


def _said(surface: Surface, count: int) -> Mapping[str, object]:
    write = get_codec(surface.dialect.name).encode_token_count
    assert write is not None  # a dialect with such a path has the answer
    return dict(write(count))
