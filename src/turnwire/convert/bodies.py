"""Bodies of requests, answers and errors, from any dialect to any other.

In: a parsed body and the names of two codecs. Out: the body in the other dialect and everything that was lost: where
the source could not be said canonically (pointers into the body that was read) and where the target cannot say it
(pointers into the canonical document).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.base import WireError
from turnwire.codecs.registry import get_codec
from turnwire.convert.foreign import for_dialect
from turnwire.core.argument_types import require
from turnwire.core.losses import Converted, OnLoss, settle
from turnwire.core.validate import require_model


def plan(request: ChatRequest, dialect: str, *, stream: bool | None = None) -> tuple[Loss, ...]:
    """What would be lost if `request` were sent in `dialect` (a codec's name); nothing is sent.

    Raises:
        InvalidDataError: no codec has that name.
    """
    return write_request(request, dialect, stream=stream).losses


def write_request(request: ChatRequest, dialect: str, *, stream: bool | None = None) -> Converted[dict[str, Any]]:
    """The body of `request` in `dialect` (a codec's name), and every loss.

    Raises:
        InvalidDataError: no codec has that name.
    """
    require_model(request, ChatRequest)  # first: the two are easily given in the other order
    return get_codec(dialect).encode_request(request, stream=stream)


def read_request(body: Mapping[str, Any], dialect: str, *, model: str | None = None) -> Converted[ChatRequest]:
    """The request in a body. `model` counts where the body names none: Gemini's clients say it in the URL.

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
    """The body of a request in another dialect, for `model` where one is given, else for the model that the body names.

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
    """The body of a whole answer in another dialect. `request` is what the client asked, see `Codec.encode_response`.

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
    """The status and body of an error answer in another dialect; whatever the body is, it becomes an error.

    Raises:
        InvalidDataError: `status` is no number, or no codec has one of the names.
    """
    require(status, int, "status", "the number of an HTTP status")
    return get_codec(target).encode_error(get_codec(source).decode_error(status, body))
