"""POST /api/embed, and POST /api/embeddings for one text, in both directions.

In: an `EmbeddingRequest` or `EmbeddingResponse`, or a body. Out: the other. `keep_alive` and `options` are options of
this dialect. Absent `truncate` means on the wire that long inputs are cut, and canonically that the server decides:
the same. Without a text the server loads the model and gives no vector.
Source: schemas/wire/ollama/v1/embed.schema.json.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.wire.ollama import (
    EmbeddingsRequest as WireOneRequest,
    EmbeddingsResponse as WireOneResponse,
    EmbedRequest as WireRequest,
    EmbedResponse as WireResponse,
)

from turnwire.codecs.codec import Wire
from turnwire.codecs.endpoint_values import (
    EndpointLosses,
    answer_of,
    built,
    check_count,
    counts_in,
    loaded,
    lose_counts,
    refuse_odd,
    require_object,
    vector_of,
    without,
)
from turnwire.codecs.endpoints import EndpointCodec
from turnwire.codecs.losses import losses_of
from turnwire.codecs.ollama.names import DIALECT
from turnwire.codecs.own_options import add, merge, merge_own, own_fields, rest_of
from turnwire.codecs.wire_values import text_of, unreadable
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_ollama import (
        RawEmbeddingsRequest,
        RawEmbeddingsResponse,
        RawEmbedRequest,
        RawEmbedResponse,
    )

LOSSES: Final = losses_of(
    DIALECT,
    "embedding_tokens embedding_purpose embedding_usage embedding_identity embedding_several",
    own={
        "embedding_wish": "the path takes no options for the vector",
        "embedding_bare": "the answer is a vector and nothing else",
    },
)

_READ: Final = frozenset({"model", "input", "truncate", "dimensions"})
_ANSWER: Final = frozenset({"model", "embeddings", "total_duration", "load_duration", "prompt_eval_count"})
_COUNTS: Final = {"prompt_eval_count": "prompt_tokens"}
_TIMES: Final = {"total_duration": "total_ns", "load_duration": "load_ns"}
_WHAT: Final = "not a valid Ollama embed request"


class OllamaEmbedCodec(EndpointCodec[EmbeddingRequest, EmbeddingResponse]):
    """Canonical ↔ POST /api/embed. Immutable and thread-safe."""

    request_model = EmbeddingRequest
    response_model = EmbeddingResponse

    def path(self, request: EmbeddingRequest) -> str:
        return "/api/embed"

    def _write_request(self, request: EmbeddingRequest) -> Converted[WireRequest]:
        losses = EndpointLosses(DIALECT, LOSSES)
        wire: WireRequest = {"model": request.model, "input": _texts(request, losses)}
        if request.truncate is not None:
            wire["truncate"] = request.truncate
        if request.dimensions is not None:
            wire["dimensions"] = request.dimensions
        if request.input_type is not None:
            losses.lose("embedding_purpose", "/input_type")
        merge_own(wire, request.provider_options, self.variant)
        return Converted(wire, tuple(losses.losses))

    def decode_request(self, body: RawEmbedRequest, *, model: str | None = None) -> Converted[EmbeddingRequest]:
        """See `EndpointCodec.decode_request`."""
        require_object(body, _WHAT)
        refuse_odd(WireRequest, body, _WHAT, read=_READ)
        given = body.get("input")
        inputs = [given] if isinstance(given, str) else given
        fields = {"model": body.get("model"), "truncate": body.get("truncate"), "dimensions": body.get("dimensions")}
        fields = {name: value for name, value in fields.items() if value is not None}
        if fields.get("dimensions") == 0:
            del fields["dimensions"]
        _refuse_tokens(inputs)
        fields |= {"inputs": inputs, **_options(body, _READ)}
        return Converted(loaded(EmbeddingRequest, fields, {"inputs": "/input"}, _WHAT))

    def _write_response(self, response: EmbeddingResponse, request: EmbeddingRequest | None) -> Converted[Wire]:
        losses = EndpointLosses(DIALECT, LOSSES)
        if response.model is None:
            losses.lose("embedding_identity", "", "the missing model is left empty")
        if response.id is not None:
            losses.lose("embedding_identity", "/id")
        wire: WireResponse = {"model": response.model or "", "embeddings": _vectors(response, losses)}
        timings = response.usage.server_timings
        if timings is not None and timings.total_ns is not None:
            wire["total_duration"] = timings.total_ns
        if timings is not None and timings.load_ns is not None:
            wire["load_duration"] = timings.load_ns
        if response.usage.prompt_tokens is not None:
            wire["prompt_eval_count"] = response.usage.prompt_tokens
        lose_counts(response.usage, frozenset({"prompt_tokens", "server_timings"}), "embedding_usage", losses)
        for name in sorted(timings.model_fields_set - set(_TIMES.values()) if timings is not None else ()):
            if getattr(timings, name) is not None:
                losses.lose("embedding_usage", f"/usage/server_timings/{name}", detail=name)
        for name, value in (response.usage.extras or {}).items():
            if name not in _COUNTS and name not in _TIMES:
                losses.lose("embedding_usage", "/usage/extras", detail=name)
            elif name not in wire:
                add(wire, {name: value})  # as odd as it came
        return Converted(merge(wire, response.extras or {}), tuple(losses.losses))

    def decode_response(self, body: object, *, request: EmbeddingRequest | None = None) -> EmbeddingResponse:
        """See `EndpointCodec.decode_response`."""
        answer = answer_of(body, self.variant)
        said: RawEmbedResponse = answer
        vectors = said.get("embeddings")
        if not isinstance(vectors, (list, tuple)):
            raise unreadable("/embeddings", "a list of vectors")
        embeddings = [
            {"index": place, "values": vector_of(each, f"/embeddings/{place}")} for place, each in enumerate(vectors)
        ]
        notes = check_count(len(embeddings), None if request is None else len(request.inputs))
        counted = {name: answer[name] for name in (*_COUNTS, *_TIMES) if name in answer}
        usage, odd = counts_in(counted, _COUNTS, _TIMES, "/usage/extras")
        fields: dict[str, object] = {"embeddings": embeddings, "usage": usage}
        if (model := text_of(said.get("model"))) is not None:
            fields["model"] = model
        if extras := rest_of(said, _ANSWER):
            fields["extras"] = extras
        light = without(said, "embeddings", *_COUNTS, *_TIMES)
        return built(EmbeddingResponse, fields, light, WireResponse, notes=(*notes, *odd))


_READ_ONE: Final = frozenset({"model", "prompt"})
_WHAT_ONE: Final = "not a valid Ollama embeddings request"


class OllamaOneEmbeddingCodec(EndpointCodec[EmbeddingRequest, EmbeddingResponse]):
    """Canonical ↔ POST /api/embeddings, which takes one text and gives one vector. Immutable and thread-safe."""

    request_model = EmbeddingRequest
    response_model = EmbeddingResponse

    def path(self, request: EmbeddingRequest) -> str:
        return "/api/embeddings"

    def _write_request(self, request: EmbeddingRequest) -> Converted[WireOneRequest]:
        losses = EndpointLosses(DIALECT, LOSSES)
        texts = _texts(request, losses)
        if len(texts) > 1:
            losses.refuse("embedding_several", "/inputs/1")
        wire: WireOneRequest = {"model": request.model, "prompt": texts[0]}
        for name in ("dimensions", "truncate"):
            if getattr(request, name) is not None:
                losses.lose("embedding_wish", f"/{name}")
        if request.input_type is not None:
            losses.lose("embedding_purpose", "/input_type")
        merge_own(wire, request.provider_options, self.variant)
        return Converted(wire, tuple(losses.losses))

    def decode_request(self, body: RawEmbeddingsRequest, *, model: str | None = None) -> Converted[EmbeddingRequest]:
        """See `EndpointCodec.decode_request`."""
        require_object(body, _WHAT_ONE)
        refuse_odd(WireOneRequest, body, _WHAT_ONE, read=_READ_ONE)
        given = body.get("prompt")
        fields: dict[str, object] = {"inputs": ["" if given is None else given], **_options(body, _READ_ONE)}
        if (name := body.get("model")) is not None:
            fields["model"] = name
        _refuse_tokens(fields["inputs"], "/prompt")
        return Converted(loaded(EmbeddingRequest, fields, {"inputs": "/prompt"}, _WHAT_ONE))

    def _write_response(self, response: EmbeddingResponse, request: EmbeddingRequest | None) -> Converted[Wire]:
        losses = EndpointLosses(DIALECT, LOSSES)
        vectors = _vectors(response, losses)
        if len(vectors) > 1:
            losses.lose("embedding_several", "/embeddings/1")
        for name in ("model", "id"):
            if getattr(response, name) is not None:
                losses.lose("embedding_bare", f"/{name}")
        if response.usage.prompt_tokens is not None:
            losses.lose("embedding_bare", "/usage/prompt_tokens")
        lose_counts(response.usage, frozenset({"prompt_tokens"}), "embedding_bare", losses)
        if response.usage.extras:
            losses.lose("embedding_bare", "/usage/extras")
        wire: WireOneResponse = {"embedding": vectors[0] if vectors else []}
        return Converted(merge(wire, response.extras or {}), tuple(losses.losses))

    def decode_response(self, body: object, *, request: EmbeddingRequest | None = None) -> EmbeddingResponse:
        """See `EndpointCodec.decode_response`."""
        said: RawEmbeddingsResponse = answer_of(body, self.variant)
        vector = said.get("embedding")
        embeddings = [] if vector in ([], ()) else [{"index": 0, "values": vector_of(vector, "/embedding")}]
        fields: dict[str, object] = {"embeddings": embeddings, "usage": {}}
        if extras := rest_of(said, frozenset({"embedding"})):
            fields["extras"] = extras
        light = without(said, "embedding")
        return built(EmbeddingResponse, fields, light, WireOneResponse, notes=check_count(len(embeddings), None))


def _texts(request: EmbeddingRequest, losses: EndpointLosses) -> list[str]:
    texts = []
    for place, each in enumerate(request.inputs):
        if not isinstance(each, str):
            losses.refuse("embedding_tokens", f"/inputs/{place}")
        texts.append(each)
    return texts


def _vectors(response: EmbeddingResponse, losses: EndpointLosses) -> list[list[float]]:
    for place, each in enumerate(response.embeddings):
        if each.extras:
            losses.lose("embedding_bare", f"/embeddings/{place}/extras")
    return [list(each.values) for each in response.embeddings]


def _refuse_tokens(inputs: object, at: str = "/input") -> None:
    """Refuse token ids, which the canonical request could hold and this wire cannot."""
    if isinstance(inputs, (list, tuple)):
        for place, each in enumerate(inputs):
            if not isinstance(each, str):
                pointer = f"{at}/{place}" if at == "/input" else at
                raise InvalidDataError("not a text to embed", [Problem(pointer, "type", "must be text")])


def _options(body: AnyRaw, read: frozenset[str]) -> dict[str, object]:
    own = own_fields(body, read, DIALECT)
    return {} if own is None else {"provider_options": own}
