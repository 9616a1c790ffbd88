"""Load or unload a model: `POST /api/chat` without messages, `POST /api/generate` without a prompt, `POST /api/embed`
without texts. `keep_alive` 0 unloads the model. No answer is generated.

Ollama's own command asks so before the first question. Source: ollama/docs/api.md, "Load a model"; server/routes.go.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from starlette.responses import Response

from turnwire.codecs.dialect import JSON, NDJSON
from turnwire.codecs.ollama.write_answer import wire_time
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.errors import Problem
from turnwire.gateway.calls.body_checks import validate_body
from turnwire.gateway.calls.routing import Target
from turnwire.gateway.calls.surfaces import EndpointSurface, Surface
from turnwire.gateway.errors import refused
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services


def is_load(surface: Surface, body: Mapping[str, Any]) -> bool:
    """Return whether the body asks for a model and nothing else."""
    if not surface.dialect.client.loads_models or surface.counts_tokens:
        return False
    if surface.completes:
        return body.get("prompt") in (None, "") and body.get("images") in (None, [])
    return body.get("messages") in (None, [])


def embeds_nothing(surface: EndpointSurface, body: Mapping[str, Any]) -> bool:
    """Return whether the body asks for the vectors of no texts."""
    return surface.dialect.client.loads_models and surface.endpoint == "embeddings" and body.get("input") == []


async def answer_no_vectors(context: RequestContext, body: Mapping[str, Any], services: Services) -> Response:
    """The answer to no texts: no vectors, and the model is loaded.

    Raises:
        Refusal: the body names no model, or something in it does not fit.
        ModelNotFoundError: nobody has the model.
        ProviderError: the model server cannot load it.
    """
    name, target = await _asked(context, body, services)
    await target.provider.load(target.model, keep_alive=body.get("keep_alive"))
    return Response(dump_wire_json({"model": name, "embeddings": []}), media_type=JSON)


async def _asked(context: RequestContext, body: Mapping[str, Any], services: Services) -> tuple[str, Target]:
    """The name that the body has for a model, and who has it."""
    name = body.get("model")
    if not isinstance(name, str) or not name.strip():
        raise refused(400, [Problem("/model", "required", "a model's name is needed")])
    await services.workers.run(context.size, validate_body, context.template, body, context.dialect)
    target = await services.router.find(name)
    context.asks(target)
    return name, target


async def answer_load(
    context: RequestContext, surface: Surface, body: Mapping[str, Any], services: Services
) -> Response:
    """The answer of a model that is loaded or unloaded.

    Raises:
        Refusal: the body names no model, or something in it does not fit.
        ModelNotFoundError: nobody has the model.
        ProviderError: the model server cannot load it.
    """
    name, target = await _asked(context, body, services)
    keeps = body.get("keep_alive")
    unloads = _is_zero(keeps)
    await target.provider.load(target.model, keep_alive=keeps)
    told = {
        "model": name,
        "created_at": wire_time(int(time.time())),
        **({"response": ""} if surface.completes else {"message": {"role": "assistant", "content": ""}}),
        "done": True,
        "done_reason": "unload" if unloads else "load",
    }
    streams = body.get("stream") is not False
    line = dump_wire_json(told) + (b"\n" if streams else b"")
    return Response(line, media_type=NDJSON if streams else JSON)


def _is_zero(keep_alive: Any) -> bool:
    """Return whether `keep_alive` is zero: 0, or a duration of zero such as `0s`."""
    if isinstance(keep_alive, bool):
        return False
    if isinstance(keep_alive, str):
        digits = keep_alive.strip().rstrip("nuµmsh")
        return digits.strip("0.") == "" and "0" in digits
    return isinstance(keep_alive, (int, float)) and keep_alive == 0
