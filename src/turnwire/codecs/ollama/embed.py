"""POST /api/embed, and POST /api/embeddings for one text, in both directions.

In: an `EmbeddingRequest` or `EmbeddingResponse`, or a body. Out: the other. `keep_alive` and `options` are options of
this dialect. Absent `truncate` means on the wire that long inputs are cut, and canonically that the server decides:
the same. Without a text the server loads the model and gives no vector.
Source: schemas/wire/ollama/v1/embed.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.wire import known_keys
from turnwire_schema.wire.ollama import (
    EmbeddingsRequest as WireOneRequest,
    EmbeddingsResponse as WireOneResponse,
    EmbedRequest as WireRequest,
    EmbedResponse as WireResponse,
)

from turnwire.codecs.endpoint_values import (
    EndpointLosses,
    EndpointRows,
    answer_of,
    check_count,
    lose_counts,
    vector_of,
    without,
)
from turnwire.codecs.endpoints import EndpointCodec
from turnwire.codecs.losses import losses_of
from turnwire.codecs.own_options import merge, merge_own
from turnwire.codecs.wire_values import unreadable
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_ollama import RawEmbeddingsResponse, RawEmbedResponse

DIALECT: Final = "ollama"
LOSSES: Final = losses_of(
    DIALECT,
    "embedding_tokens embedding_purpose embedding_usage embedding_identity embedding_several",
    own={
        "embedding_wish": "the path takes no options for the vector",
        "embedding_bare": "the answer is a vector and nothing else",
    },
)

_ROWS: Final = EndpointRows(
    what="not a valid Ollama embed request",
    request=WireRequest,
    answer=WireResponse,
    asked={"model": "model", "input": "inputs", "truncate": "truncate", "dimensions": "dimensions"},
    answered=known_keys(WireResponse),
    identity=("model",),
    counts={"prompt_eval_count": "prompt_tokens"},
    times={"total_duration": "total_ns", "load_duration": "load_ns"},
)
_ONE: Final = EndpointRows(
    what="not a valid Ollama embeddings request",
    request=WireOneRequest,
    answer=WireOneResponse,
    asked={"model": "model", "prompt": "inputs"},
    answered=known_keys(WireOneResponse),
)


class OllamaEmbedCodec(EndpointCodec[EmbeddingRequest, EmbeddingResponse]):
    """Canonical ↔ POST /api/embed. Immutable and thread-safe."""

    request_model = EmbeddingRequest
    response_model = EmbeddingResponse

    def path(self, request: EmbeddingRequest) -> str:
        return "/api/embed"

    def _write_request(self, request: EmbeddingRequest) -> Converted[dict[str, Any]]:
        losses = EndpointLosses(DIALECT, LOSSES)
        wire: dict[str, Any] = {"model": request.model, "input": _texts(request, losses)}
        if request.truncate is not None:
            wire["truncate"] = request.truncate
        if request.dimensions is not None:
            wire["dimensions"] = request.dimensions
        if request.input_type is not None:
            losses.lose("embedding_purpose", "/input_type")
        merge_own(wire, request.provider_options, self.variant)
        return Converted(wire, tuple(losses.losses))

    def decode_request(self, body: Mapping[str, object], *, model: str | None = None) -> Converted[EmbeddingRequest]:
        """See `EndpointCodec.decode_request`."""
        own = _ROWS.check(body)
        given = body.get("input")
        inputs = [given] if isinstance(given, str) else given
        _refuse_tokens(inputs)
        asked = without(body, "dimensions") if body.get("dimensions") == 0 else body
        return Converted(_ROWS.read_request(EmbeddingRequest, DIALECT, asked, {"inputs": inputs}, own))

    def _write_response(
        self, response: EmbeddingResponse, request: EmbeddingRequest | None
    ) -> Converted[dict[str, Any]]:
        losses = EndpointLosses(DIALECT, LOSSES)
        if response.model is None:
            losses.lose("embedding_identity", "", "the missing model is left empty")
        if response.id is not None:
            losses.lose("embedding_identity", "/id")
        wire: dict[str, Any] = {"model": response.model or "", "embeddings": []}
        for place, each in enumerate(response.embeddings):
            wire["embeddings"].append(list(each.values))
            if each.extras:
                losses.lose("embedding_bare", f"/embeddings/{place}/extras")
        timings = response.usage.server_timings
        for name, canonical in _ROWS.times.items():
            if timings is not None and (time := getattr(timings, canonical)) is not None:
                wire[name] = time
        if response.usage.prompt_tokens is not None:
            wire["prompt_eval_count"] = response.usage.prompt_tokens
        lose_counts(response.usage, frozenset({"prompt_tokens", "server_timings"}), "embedding_usage", losses)
        for name in sorted(timings.model_fields_set - set(_ROWS.times.values()) if timings is not None else ()):
            if getattr(timings, name) is not None:
                losses.lose("embedding_usage", f"/usage/server_timings/{name}", detail=name)
        for name, value in (response.usage.extras or {}).items():
            if name in _ROWS.counts or name in _ROWS.times:
                wire.setdefault(name, value)  # as odd as it came
            else:
                losses.lose("embedding_usage", "/usage/extras", detail=name)
        return Converted(merge(wire, response.extras or {}), tuple(losses.losses))

    def decode_response(self, body: object, *, request: EmbeddingRequest | None = None) -> EmbeddingResponse:
        """See `EndpointCodec.decode_response`."""
        wire: RawEmbedResponse = answer_of(body, self.variant)
        vectors = wire.get("embeddings")
        if not isinstance(vectors, (list, tuple)):
            raise unreadable("/embeddings", "a list of vectors")
        found = [
            {"index": place, "values": vector_of(each, f"/embeddings/{place}")} for place, each in enumerate(vectors)
        ]
        notes = check_count(len(found), None if request is None else len(request.inputs))
        beside: AnyRaw = wire
        counted = {name: beside[name] for name in (*_ROWS.counts, *_ROWS.times) if name in beside}
        light = without(wire, "embeddings", *counted)
        items = {"embeddings": found}
        return _ROWS.read_answer(EmbeddingResponse, wire, items, light, usage=counted, notes=notes)


class OllamaOneEmbeddingCodec(EndpointCodec[EmbeddingRequest, EmbeddingResponse]):
    """Canonical ↔ POST /api/embeddings, which takes one text and gives one vector. Immutable and thread-safe."""

    request_model = EmbeddingRequest
    response_model = EmbeddingResponse

    def path(self, request: EmbeddingRequest) -> str:
        return "/api/embeddings"

    def _write_request(self, request: EmbeddingRequest) -> Converted[dict[str, Any]]:
        losses = EndpointLosses(DIALECT, LOSSES)
        texts = _texts(request, losses)
        if len(texts) > 1:
            losses.refuse("embedding_several", "/inputs/1")
        wire: dict[str, Any] = {"model": request.model, "prompt": texts[0]}
        for name in ("dimensions", "truncate"):
            if getattr(request, name) is not None:
                losses.lose("embedding_wish", f"/{name}")
        if request.input_type is not None:
            losses.lose("embedding_purpose", "/input_type")
        merge_own(wire, request.provider_options, self.variant)
        return Converted(wire, tuple(losses.losses))

    def decode_request(self, body: Mapping[str, object], *, model: str | None = None) -> Converted[EmbeddingRequest]:
        """See `EndpointCodec.decode_request`."""
        own = _ONE.check(body)
        given = body.get("prompt")
        inputs = ["" if given is None else given]
        _refuse_tokens(inputs, "/prompt")
        return Converted(_ONE.read_request(EmbeddingRequest, DIALECT, body, {"inputs": inputs}, own))

    def _write_response(
        self, response: EmbeddingResponse, request: EmbeddingRequest | None
    ) -> Converted[dict[str, Any]]:
        losses = EndpointLosses(DIALECT, LOSSES)
        vectors = [list(each.values) for each in response.embeddings]
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
        for place, each in enumerate(response.embeddings):
            if each.extras:
                losses.lose("embedding_bare", f"/embeddings/{place}/extras")
        wire: dict[str, Any] = {"embedding": vectors[0] if vectors else []}
        return Converted(merge(wire, response.extras or {}), tuple(losses.losses))

    def decode_response(self, body: object, *, request: EmbeddingRequest | None = None) -> EmbeddingResponse:
        """See `EndpointCodec.decode_response`."""
        wire: RawEmbeddingsResponse = answer_of(body, self.variant)
        vector = wire.get("embedding")
        found = [] if vector in ([], ()) else [{"index": 0, "values": vector_of(vector, "/embedding")}]
        items, uncounted = {"embeddings": found}, dict[str, object]()
        notes = check_count(len(found), None)
        light = without(wire, "embedding")
        return _ONE.read_answer(EmbeddingResponse, wire, items, light, usage=uncounted, notes=notes)


def _texts(request: EmbeddingRequest, losses: EndpointLosses) -> list[str]:
    texts = []
    for place, each in enumerate(request.inputs):
        if not isinstance(each, str):
            losses.refuse("embedding_tokens", f"/inputs/{place}")
        texts.append(each)
    return texts


def _refuse_tokens(inputs: object, at: str = "/input") -> None:
    """Refuse token ids, which the canonical request could hold and this wire cannot."""
    if isinstance(inputs, (list, tuple)):
        for place, each in enumerate(inputs):
            if not isinstance(each, str):
                pointer = f"{at}/{place}" if at == "/input" else at
                raise InvalidDataError("not a text to embed", [Problem(pointer, "type", "must be text")])
