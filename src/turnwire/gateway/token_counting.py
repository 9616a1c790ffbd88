"""Counting the tokens of a request without answering it.

The count is the model server's where it counts prompts, else the documented estimate of `turnwire.core.tokens`; the
header `turnwire-tokens` says which: `counted` or `estimated`. A server that cannot be asked now costs no answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.responses import JSONResponse

from turnwire_schema.v1.request import ChatRequest

from turnwire.core.errors import InvalidDataError, LossRefusedError, ProviderError
from turnwire.core.losses import Converted
from turnwire.core.tokens import estimate_request_tokens
from turnwire.gateway.body_validation import validate_body
from turnwire.gateway.losses import losses_header, note_losses
from turnwire.gateway.prepare import decode_for
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services
from turnwire.gateway.stateful_fields import refuse_stateful_fields
from turnwire.gateway.surfaces import Surface

_FIELDS: Mapping[str, str] = {"anthropic": "input_tokens", "gemini": "totalTokens"}

_COUNTED = frozenset(("model", "messages", "system", "tools", "tool_choice", "thinking"))
"""Fields of Anthropic's count that say what is counted; how an answer would be sampled does not matter."""


async def count_tokens(
    context: RequestContext, surface: Surface, body: Mapping[str, Any], services: Services
) -> JSONResponse:
    """The count, in the dialect's form.

    Raises:
        InvalidDataError: the body is not a request.
        Refusal: it is not as the OpenAPI document says, or refers to what is not kept here.
        ModelNotFoundError: nobody has the model.
    """
    request, losses = await services.workers.run(context.size, _read, context, surface, body)
    target = await services.router.find(request.parameters.model)
    context.provider_id = target.provider.provider_id
    note_losses(context, losses)
    asked = request.replace(parameters=request.parameters.replace(model=target.model))
    try:
        found = await target.provider.count_tokens(asked, timeout=services.settings.timeout_s)
        how, count = "estimated" if found.is_estimated else "counted", found.tokens
    except (ProviderError, InvalidDataError, LossRefusedError):
        how = "estimated"
        count = await services.workers.run(context.size, estimate_request_tokens, request)
    headers = {"turnwire-tokens": how, **losses_header(context)}
    return JSONResponse({_FIELDS[surface.dialect.name]: count}, headers=headers)


def _read(context: RequestContext, surface: Surface, body: Mapping[str, Any]) -> Converted[ChatRequest]:
    refuse_stateful_fields(surface.dialect.name, body)
    decoded = decode_for(context, surface, _completed(surface, body))
    validate_body(surface.described_path, body, surface.dialect.name)
    return decoded


def _completed(surface: Surface, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """The body as a whole request: counting needs less than answering does."""
    if surface.dialect.name == "anthropic":
        counted = {name: value for name, value in body.items() if name in _COUNTED}
        return {**counted, "max_tokens": 1}  # required in a request, not in a count
    # Gemini wraps the request where more than contents is counted.
    inner = body.get("generateContentRequest")
    return inner if isinstance(inner, Mapping) else body
