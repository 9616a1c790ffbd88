"""Convert bodies of requests, answers and errors from any dialect to any other.

In: a parsed body and the names of two codecs. Out: the body in the other dialect and every loss: what has no canonical
form (pointers into the source body), and what the target cannot express (pointers into the canonical document).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.base import WireError
from turnwire.codecs.registry import get_codec
from turnwire.convert.foreign import for_dialect
from turnwire.core.argument_types import require
from turnwire.core.losses import Converted, OnLoss, Plan, as_plan, settle
from turnwire.core.validate import require_model


def plan(request: ChatRequest, dialect: str, *, stream: bool | None = None) -> Plan:
    """Return what would be lost if `request` were sent in `dialect` (a codec's name); nothing is sent.

    `.rewritten` of the result names what would be written differently in its JSON schemas without a change of meaning.

    Raises:
        InvalidDataError: no codec has that name.
    """
    return as_plan(write_request(request, dialect, stream=stream).losses)


def write_request(request: ChatRequest, dialect: str, *, stream: bool | None = None) -> Converted[dict[str, Any]]:
    """Return the body of `request` in `dialect` (a codec's name), and its losses.

    Raises:
        InvalidDataError: no codec has that name.
    """
    require_model(request, ChatRequest)  # first: the two are easily given in the other order
    return get_codec(dialect).encode_request(request, stream=stream)


def read_request(body: Mapping[str, Any], dialect: str, *, model: str | None = None) -> Converted[ChatRequest]:
    """Return the request in a body. `model` is used if the body names no model: Gemini's clients have it in the URL.

    Raises:
        InvalidDataError: the body is not a request of the dialect, or no codec has that name.
    """
    codec = get_codec(dialect)
    if model is not None and isinstance(body, Mapping) and body.get("model") is None:
        body = {**body, "model": model}
    return codec.decode_request(body)


def transcode_request(
    body: Mapping[str, Any],
    source: str,
    target: str,
    *,
    model: str | None = None,
    stream: bool | None = None,
    on_loss: OnLoss = "report",
) -> Converted[dict[str, Any]]:
    """Return the body of a request in another dialect, for `model` if given, else for the model that the body names.

    Raises:
        InvalidDataError: the body is not a request of the source dialect; each problem has its path. No model is named
            (Gemini's bodies have none).
        LossRefusedError: something cannot be said and `on_loss` is `raise`.
    """
    request, read = read_request(body, source, model=model)
    if model is not None and request.parameters.model != model:
        request = request.replace(parameters=request.parameters.replace(model=model))
    value, written = write_request(request, target, stream=stream)
    return settle(value, (*read, *written), on_loss)


def transcode_response(
    body: Any, source: str, target: str, *, request: ChatRequest | None = None, on_loss: OnLoss = "report"
) -> Converted[dict[str, Any]]:
    """Return the body of a whole answer in another dialect. For `request` see `Codec.encode_response`.

    Raises:
        ProviderError: the body holds an error or is not an answer.
        LossRefusedError: something cannot be said and `on_loss` is `raise`.
    """
    response, foreign = for_dialect(get_codec(source).decode_response(body, request=request), source, target)
    value, written = get_codec(target).encode_response(response, request=request)
    return settle(value, (*foreign, *written), on_loss)


def transcode_error(
    body: bytes | str | Mapping[str, Any] | None, source: str, target: str, *, status: int
) -> WireError:
    """Return the status and body of an error answer in another dialect; any body becomes an error.

    Raises:
        InvalidDataError: `status` is not a number, or no codec has one of the names.
    """
    require(status, int, "status", "the number of an HTTP status")
    return get_codec(target).encode_error(get_codec(source).decode_error(status, body))
