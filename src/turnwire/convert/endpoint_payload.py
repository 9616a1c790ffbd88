"""Convert bodies of the endpoints other than chat, given as bytes, from any dialect to any other.

In: the bytes of a request or of an answer, the endpoint, and the names of two codecs. Out: the body in the other
dialect, and every loss.

Extras of another dialect, and invalid values that no client of the same dialect reads, are left out and reported.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from pydantic import BaseModel

from turnwire_schema.v1.error import Loss

from turnwire.codecs.endpoints.codecs import EndpointCodec, get_endpoint_codec
from turnwire.codecs.registry import get_codec
from turnwire.convert.detect_endpoints import endpoint_definitions
from turnwire.convert.foreign import EXTRAS_LOSS, FOREIGN, ODD
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted
from turnwire.core.validate import load, parse_json

A = TypeVar("A", bound=BaseModel)

_ITEMS = ("embeddings", "results")


def for_endpoint(answer: A, source: str | None, target: str) -> Converted[A]:
    """Return `answer`, read in the dialect `source` (None: it comes from no wire), as it may be written in `target`.

    Between servers of one dialect its extras stay, except those of the usage, which are invalid counts.
    """
    if source is None:
        return Converted(answer)
    found: Any = answer
    losses: list[Loss] = []
    changes: dict[str, Any] = {}
    if found.usage.extras:
        losses.append(_loss("/usage/extras", ODD if source == target else FOREIGN))
        changes["usage"] = found.usage.replace(extras=None)
    if source != target:
        if found.extras:
            losses.append(_loss("/extras", FOREIGN))
            changes["extras"] = None
        for name in _ITEMS:
            items = getattr(found, name, None) or ()
            if any(item.extras for item in items):
                losses += [_loss(f"/{name}/{place}/extras", FOREIGN) for place, item in enumerate(items) if item.extras]
                changes[name] = [item.replace(extras=None) if item.extras else item for item in items]
    return Converted(found.replace(**changes) if changes else answer, tuple(losses))


def _loss(at: str, reason: str) -> Loss:
    return Loss(id=EXTRAS_LOSS, at=at, reason=reason, action="left out")


CANONICAL: Final = "canonical"

_ENDPOINT_OF: Final[Mapping[str, Mapping[str, str]]] = {
    "turnwire/v1/embedding": {"": "embeddings"},
    "turnwire/v1/rerank": {"": "rerank"},
    "turnwire/v1/completion": {"": "completions"},
    "wire/openai-chat/v1/embeddings": {"": "embeddings"},
    "wire/openai-chat/v1/rerank": {"": "rerank"},
    "wire/openai-chat/v1/completions": {"": "completions"},
    "wire/openai-chat/v1/native": {"": "native", "InfillRequest": "infill"},
    "wire/ollama/v1/generate": {"": "completions"},
    "wire/ollama/v1/embed": {"": "embeddings", "EmbeddingsRequest": "embedding", "EmbeddingsResponse": "embedding"},
    "wire/gemini/v1/embeddings": {
        "": "embeddings",
        "EmbedContentRequest": "embedding",
        "EmbedContentResponse": "embedding",
    },
}
"""Endpoints by document and definition; under the empty name that of all other definitions."""


def endpoints_of(data: bytes, source: str) -> tuple[str, ...]:
    """Return the possible endpoints of a payload in `source`; empty if it is something else.

    Raises:
        InvalidDataError: the codec is unknown.
    """
    try:
        value = parse_json(data, "the payload")
    except InvalidDataError:
        return ()
    if not isinstance(value, Mapping):
        return ()
    home = "turnwire/" if source == CANONICAL else f"wire/{get_codec(source).dialect}/"
    found = [
        _ENDPOINT_OF[document].get(definition, _ENDPOINT_OF[document][""])
        for document, definition in endpoint_definitions(value)
        if document.startswith(home) and document in _ENDPOINT_OF
    ]
    return tuple(dict.fromkeys(found))


def convert_endpoint(
    endpoint: str, kind: str, data: bytes, source: str, target: str, *, model: str | None = None
) -> Converted[Any]:
    """Return a payload of `endpoint` in another dialect; `model` is used if the body names no model.

    Raises:
        InvalidDataError: the payload is invalid, a codec is unknown, or the kind is neither request nor response.
        LossRefusedError: the target cannot express the request at all.
        ProviderError: an answer cannot be read.
    """
    if kind not in ("request", "response"):
        problem = Problem("/kind", "enum", "a payload of an endpoint is a request or a response")
        raise InvalidDataError("this cannot be converted", [problem])
    if source == target == CANONICAL:
        problem = Problem("/from", "enum", "name a dialect to read or to write")
        raise InvalidDataError("there is nothing to convert", [problem])
    reader = None if source == CANONICAL else get_endpoint_codec(endpoint, source)
    writer = None if target == CANONICAL else get_endpoint_codec(endpoint, target)
    body = parse_json(data, f"the {kind}")
    if kind == "request":
        return _request(body, reader, writer, model)
    return _response(body, reader, writer)


def _request(
    body: Any, reader: EndpointCodec[Any, Any] | None, writer: EndpointCodec[Any, Any] | None, model: str | None
) -> Converted[Any]:
    losses: tuple[Loss, ...] = ()
    if reader is None:
        assert writer is not None  # one of the two is a dialect
        request: Any = load(writer.request_model, body)
    else:
        request, losses = reader.decode_request(body, model=model)
    if writer is None:
        return Converted(request.to_dict(), losses)
    value, found = writer.encode_request(request)
    return Converted(value, (*losses, *found))


def _response(
    body: Any, reader: EndpointCodec[Any, Any] | None, writer: EndpointCodec[Any, Any] | None
) -> Converted[Any]:
    if reader is None:
        assert writer is not None  # one of the two is a dialect
        value, losses = writer.encode_response(load(writer.response_model, body))
        return Converted(value, losses)
    response = reader.decode_response(body)
    if writer is None:
        return Converted(response.to_dict())
    plain, foreign = _plain(response, reader, writer)
    value, losses = writer.encode_response(plain)
    return Converted(value, (*foreign, *losses))


def _plain(response: Any, reader: EndpointCodec[Any, Any], writer: EndpointCodec[Any, Any]) -> Converted[Any]:
    """Return `response` without fields that only its own wire has."""
    found: Converted[Any] = for_endpoint(response, reader.dialect, writer.dialect)
    return found
