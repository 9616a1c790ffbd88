"""Tokenizer paths (`/tokenize`, `/detokenize`) and server information (`/version`, `/props`), as local servers offer
them.

Both servers serve the same paths in other words. A request may be in the words of either; an answer has the fields of
both, so clients of both read it. Nothing is estimated here: a server that names no tokens is a typed error.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starlette.responses import JSONResponse, Response

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wire_values import whole_of
from turnwire.core.errors import LossRefusedError, Problem
from turnwire.gateway.calls.body_checks import refuse_own_addresses, validate_body
from turnwire.gateway.calls.losses import losses_header, note_losses
from turnwire.gateway.calls.routing import Target
from turnwire.gateway.errors import Refusal, refused
from turnwire.gateway.http.request_body import read_object
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services
from turnwire.gateway.settings import GatewaySettings

_PIECES: Final = ("with_pieces", "return_token_strs")
TEXTS_LOSS: Final = "convert.token_texts"
"""Id of the loss of the texts of tokens, which llama.cpp gives in one form and vLLM in another."""


async def tokenize(services: Services, context: RequestContext) -> Response:
    """The tokens of a text or of a conversation, as the model server has them.

    Raises:
        Refusal: the body does not fit, or the model server names no tokens.
        LossRefusedError: the texts of the tokens are asked for and `on_loss` is `raise`.
        ModelNotFoundError: nobody has the model.
        ProviderError: the model server could not be asked.
    """
    body = await read_object(context, services)
    await services.workers.run(context.size, _check, context.template, body, services.settings)
    lost = [
        Loss(id=TEXTS_LOSS, at=f"/{name}", reason="tokens are named by their ids here", action="left out")
        for name in _PIECES
        if body.get(name)
    ]
    if lost and services.settings.on_loss == "raise":
        raise LossRefusedError(lost)
    note_losses(context, lost)
    target = await _target(services, context, body)
    what, special = await services.workers.run(context.size, _counted, body, target.model)
    with services.slots.taken(context.key):
        found = await target.provider.count_tokens(
            what, model=target.model, special=special, timeout=services.settings.timeout_s
        )
    if found.token_ids is None:
        raise Refusal(None, "the model server names no tokens; ask one that does", category="unsupported")
    told: dict[str, Any] = {"count": found.tokens, "tokens": found.token_ids}
    length = await _context_length(services, target)
    whole = told if length is None else {**told, "max_model_len": length}
    return await services.workers.run(
        max(context.size, len(found.token_ids)), JSONResponse, whole, headers=losses_header(context)
    )


def _check(path: str, body: Mapping[str, Any], settings: GatewaySettings) -> None:
    validate_body(path, body)
    refuse_own_addresses("openai-chat", body, settings)


def _counted(body: Mapping[str, Any], model: str) -> tuple[str | ChatRequest, bool]:
    """What is to be counted, and whether with the tokens around a prompt; each server has its own default for that."""
    if body.get("messages") is not None:
        fields = ("messages", "tools", "chat_template_kwargs")
        chat = {"model": model, **{name: body[name] for name in fields if body.get(name) is not None}}
        return get_codec("openai-chat").decode_request(chat).value, True
    if isinstance(body.get("prompt"), str):
        return body["prompt"], body.get("add_special_tokens") is not False
    if isinstance(body.get("content"), str):
        return body["content"], body.get("add_special") is True
    raise refused(400, [Problem("/prompt", "required", "give prompt, content or messages")])


async def detokenize(services: Services, context: RequestContext) -> Response:
    """The text of tokens, under the names of both servers.

    Raises:
        Refusal: the body does not fit.
        ModelNotFoundError: nobody has the model.
        ProviderError: the model server could not be asked, or turns no tokens into text.
    """
    body = await read_object(context, services)
    tokens = await services.workers.run(context.size, _token_ids, context.template, body)
    target = await _target(services, context, body)
    with services.slots.taken(context.key):
        text = await target.provider.detokenize(tokens, model=target.model, timeout=services.settings.timeout_s)
    return await services.workers.run(len(text), JSONResponse, {"prompt": text, "content": text})


def _token_ids(path: str, body: Mapping[str, Any]) -> list[int]:
    validate_body(path, body)
    tokens = body.get("tokens")
    ids = [whole_of(each) for each in tokens] if isinstance(tokens, list) else [None]
    found = [each for each in ids if each is not None]
    if len(found) < len(ids):
        raise refused(400, [Problem("/tokens", "type", "tokens must be a list of token ids")])
    return found


async def get_version(services: Services, context: RequestContext) -> Response:
    """The gateway's own version, where vLLM tells its own."""
    return JSONResponse({"version": services.version})


async def get_props(services: Services, context: RequestContext) -> Response:
    """Return the llama.cpp properties that apply to the gateway: places for answers, and the default model."""
    told: dict[str, Any] = {
        "total_slots": services.slots.most,
        "build_info": f"turnwire-{services.version}",
        "endpoint_slots": False,
        "endpoint_props": False,
        "endpoint_metrics": True,
    }
    first = await services.router.first()
    if first is not None:
        told["model_alias"] = first.name
        if first.info.context_length is not None:
            told["default_generation_settings"] = {"n_ctx": first.info.context_length, "params": {}}
    return JSONResponse(told)


async def _target(services: Services, context: RequestContext, body: Mapping[str, Any]) -> Target:
    """Who is asked: the model that the body names, or the first one."""
    named = await services.router.with_model(body)
    target = await services.router.find(named["model"])
    context.asks(target)
    return target


async def _context_length(services: Services, target: Target) -> int | None:
    known = await services.router.models_of(target.provider)
    return next((info.context_length for info in known if info.name == target.model), None)
