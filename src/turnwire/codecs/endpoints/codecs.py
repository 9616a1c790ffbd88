"""Codecs of endpoints other than chat (embeddings, rerank …): one for each endpoint and variant.

In: a canonical request or answer, or a body of the wire. Out: the other, with the losses of encoding. Pure, like
`turnwire.codecs.base`: decoding is total (it gives a value, or a typed error that names the place; invalid values next
to a good answer are preserved and reported), arguments are never changed, and `settle` decides about losses. Errors of
an endpoint are those of the chat codec of the same name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, TypeVar, cast, overload

from pydantic import BaseModel

from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse
from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse

from turnwire.codecs.answers.bodies import plain_request
from turnwire.codecs.codec import Body, Wire
from turnwire.codecs.dialect import Endpoint as EndpointRow, resolved
from turnwire.codecs.dialects import built_in, dialect_of_codec, dialects
from turnwire.codecs.registry import get_codec
from turnwire.codecs.requests.foreign_options import option_losses
from turnwire.codecs.variants import Variant
from turnwire.core.argument_types import require
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted, OnLoss, settle
from turnwire.core.validate import require_model

Req = TypeVar("Req", bound=BaseModel)
Resp = TypeVar("Resp", bound=BaseModel)

Endpoint = Literal["completions", "native", "infill", "embeddings", "embedding", "rerank"]
"""The endpoints other than chat.

`completions`: texts to go on with, and gaps to fill; `native` and `infill` are the same in llama.cpp's own words, each
at a path of its own. `embeddings`: vectors for texts. `embedding`: the same for one
text, where a dialect has a path of its own for it. `rerank`: documents in the order in which they answer a question.
"""


class EndpointCodec(ABC, Generic[Req, Resp]):
    """Converts between canonical values and one endpoint of a dialect variant. Immutable and thread-safe."""

    request_model: ClassVar[type[BaseModel]]
    response_model: ClassVar[type[BaseModel]]
    not_a_request: ClassVar[str]
    """Start of the error message for an invalid request body."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    @property
    def dialect(self) -> str:
        """Name of the dialect, for example `openai-chat`."""
        return self.variant.dialect

    @property
    def name(self) -> str:
        """Name of the variant; the dialect's name if it has no variant."""
        return self.variant.name

    @abstractmethod
    def path(self, request: Req) -> str:
        """Path, below the endpoint of a server of this variant, at which the request is answered."""

    def encode_request(self, request: Req, *, on_loss: OnLoss = "report") -> Converted[Body]:
        """Return the body to send and its losses, including options of other servers.

        Raises:
            InvalidDataError: `request` is not a request.
            LossRefusedError: something cannot be said and `on_loss` is `raise`, or what is asked cannot be said at all.
        """
        require_model(request, self.request_model)
        body, losses = self._write_request(request)
        options = getattr(request, "provider_options", None)
        places = [("/provider_options", options)] if options else []
        obeyed = obeyed_options(_FORMS.get(self.request_model, "")) if options else {}
        return settle(cast("Body", body), (*losses, *option_losses(places, self.variant, obeyed)), on_loss)

    @abstractmethod
    def _write_request(self, request: Req) -> Converted[Wire]:
        """Return the body in the dialect's own fields, and the losses."""

    def decode_request(self, body: Mapping[str, object], *, model: str | None = None) -> Converted[Req]:
        """Return the request that a client of this dialect sent; `model` is the name in the path, if it is there.

        Raises:
            InvalidDataError: the body is not such a request; each problem has its path.
        """
        plain = plain_request(body, self.not_a_request)
        if not isinstance(plain, dict):
            raise InvalidDataError(self.not_a_request, [Problem("", "type", "the body must be a JSON object")])
        return self._read_request(plain, model)

    @abstractmethod
    def _read_request(self, body: Mapping[str, object], model: str | None) -> Converted[Req]:
        """Return the request in an object; see `decode_request`."""

    def encode_response(
        self, response: Resp, *, request: Req | None = None, on_loss: OnLoss = "report"
    ) -> Converted[Body]:
        """Return the body of an answer and its losses. `request` is the client's request: some forms depend on it.

        Raises:
            InvalidDataError: `response` is not an answer.
            LossRefusedError: something cannot be said and `on_loss` is `raise`.
        """
        require_model(response, self.response_model)
        body, losses = self._write_response(response, request)
        return settle(cast("Body", body), losses, on_loss)

    @abstractmethod
    def _write_response(self, response: Resp, request: Req | None) -> Converted[Wire]:
        """Return the body of an answer in the dialect's own fields, and the losses."""

    @abstractmethod
    def decode_response(self, body: object, *, request: Req | None = None) -> Resp:
        """Return the answer in a body, parsed or not. With `request`, deviations from it become diagnostics.

        Raises:
            ProviderError: the body holds an error or is not such an answer.
        """


if TYPE_CHECKING:
    ENDPOINTS: tuple[str, ...]
    """Every endpoint that a codec of this package speaks."""

_MADE: Final[dict[tuple[str, str], EndpointCodec[Any, Any]]] = {}


@overload
def get_endpoint_codec(
    endpoint: Literal["completions", "native", "infill"], name: str
) -> EndpointCodec[CompletionRequest, CompletionResponse]: ...


@overload
def get_endpoint_codec(
    endpoint: Literal["embeddings", "embedding"], name: str
) -> EndpointCodec[EmbeddingRequest, EmbeddingResponse]: ...


@overload
def get_endpoint_codec(endpoint: Literal["rerank"], name: str) -> EndpointCodec[RerankRequest, RerankResponse]: ...


@overload
def get_endpoint_codec(endpoint: str, name: str) -> EndpointCodec[Any, Any]: ...


def get_endpoint_codec(endpoint: str, name: str) -> EndpointCodec[Any, Any]:
    """Return the codec of an endpoint in a dialect or variant; the same object every time. Thread-safe.

    Raises:
        InvalidDataError: no such codec exists; the message lists the endpoints of that name.
    """
    require(endpoint, str, "endpoint", "the name of an endpoint, for example 'embeddings'")
    made = _MADE.get((endpoint, name)) if isinstance(name, str) else None
    return _MADE.setdefault((endpoint, name), _make(endpoint, name)) if made is None else made


_FORMS: Final[Mapping[type[BaseModel], Endpoint]] = {EmbeddingRequest: "embeddings", RerankRequest: "rerank"}
"""The endpoint whose clients have options about the form of the answer, by endpoint."""


def obeyed_options(endpoint: str) -> dict[str, frozenset[str]]:
    """Return the options that a client's codec obeys itself when it writes the answer, by dialect."""
    rows = {name: dialect.endpoints.get(endpoint) for name, dialect in dialects().items()}
    return {name: row.obeyed for name, row in rows.items() if row is not None and row.obeyed}


def speaks(endpoint: str, name: str) -> bool:
    """Return True if a codec exists for an endpoint in a dialect or variant."""
    return _row(endpoint, name) is not None


def _row(endpoint: str, name: str) -> EndpointRow | None:
    dialect = dialect_of_codec(name)
    row = None if dialect is None else dialect.endpoints.get(endpoint)
    if row is None or name in row.never or (row.only is not None and name not in row.only):
        return None
    return row


def _make(endpoint: str, name: str) -> EndpointCodec[Any, Any]:
    variant = get_codec(name).variant
    found = _row(endpoint, name)
    if found is None:
        known = ", ".join(each for each in _endpoints() if speaks(each, name)) or "none"
        problem = Problem("", "enum", f"{name} has no endpoint {endpoint!r} here; it has: {known}")
        raise InvalidDataError("unknown endpoint", [problem])
    return cast("EndpointCodec[Any, Any]", resolved(found.codec)(variant))


def _endpoints() -> tuple[str, ...]:
    return tuple(dict.fromkeys(endpoint for dialect in built_in().values() for endpoint in dialect.endpoints))


def __getattr__(name: str) -> object:
    if name != "ENDPOINTS":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return globals().setdefault(name, _endpoints())  # see CODEC_NAMES
