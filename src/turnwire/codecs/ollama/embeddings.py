"""POST /api/embed, and POST /api/embeddings for one text, in both directions.

In: an `EmbeddingRequest` or `EmbeddingResponse`, or a body. Out: the other. `keep_alive` and `options` are options of
this dialect. Absent `truncate` means on the wire that long inputs are cut, and canonically that the server decides:
the same. Without a text the server loads the model and gives no vector.
Source: schemas/wire/ollama/v1/embed.schema.json.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.wire import ollama as typed

from turnwire.codecs import endpoint_values as values
from turnwire.codecs.codec import Wire
from turnwire.codecs.endpoints import EndpointCodec
from turnwire.codecs.losses import losses_of
from turnwire.codecs.ollama.names import DIALECT
from turnwire.codecs.own_options import add, merge, merge_own
from turnwire.codecs.wire_values import items_of, unreadable
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_ollama import RawEmbeddingsResponse, RawEmbedResponse

LOSSES: Final = losses_of(
    DIALECT,
    "embedding_tokens embedding_purpose embedding_usage embedding_identity embedding_several",
    own={
        "embedding_wish": "the path takes no options for the vector",
        "embedding_bare": "the answer is a vector and nothing else",
    },
)

_COUNTS: Final = {"prompt_eval_count": "prompt_tokens"}
_TIMES: Final = {"total_duration": "total_ns", "load_duration": "load_ns"}


class _EmbeddingCodec(EndpointCodec[EmbeddingRequest, EmbeddingResponse]):
    """What both paths have in common: requests are read by `rows`, from the texts at `texts`."""

    request_model = EmbeddingRequest
    response_model = EmbeddingResponse
    at: ClassVar[str]
    rows: ClassVar[values.EndpointRows]
    texts: ClassVar[str]
    takes_one: ClassVar[bool] = False

    def path(self, request: EmbeddingRequest) -> str:
        return self.at

    def _read_request(self, body: AnyRaw, model: str | None) -> Converted[EmbeddingRequest]:
        own = self.rows.check(body)
        given = body.get(self.texts)
        if self.takes_one:
            inputs: object = ["" if given is None else given]
        else:
            inputs = [given] if isinstance(given, str) else given
        for place, each in enumerate(items_of(inputs)):
            if not isinstance(each, str):  # token ids, which the canonical request could hold and this wire cannot
                pointer = f"/{self.texts}" if inputs is not given else f"/{self.texts}/{place}"
                raise InvalidDataError("not a text to embed", [Problem(pointer, "type", "must be text")])
        asked = (
            values.without(body, "dimensions") if body.get("dimensions") == 0 else body
        )  # as long as the model has them
        return Converted(self.rows.read_request(EmbeddingRequest, DIALECT, asked, {"inputs": inputs}, own))


class OllamaEmbedCodec(_EmbeddingCodec):
    """Canonical ↔ POST /api/embed. Immutable and thread-safe."""

    at = "/api/embed"
    texts = "input"
    not_a_request = "not a valid Ollama embed request"
    rows = values.EndpointRows(
        what=not_a_request,
        request=typed.EmbedRequest,
        answer=typed.EmbedResponse,
        asked={"model": "model", "input": "inputs", "truncate": "truncate", "dimensions": "dimensions"},
        answered=frozenset({"model", "embeddings", *_COUNTS, *_TIMES}),
        identity=("model",),
        counts=_COUNTS,
        times=_TIMES,
    )

    def _write_request(self, request: EmbeddingRequest) -> Converted[typed.EmbedRequest]:
        losses = values.EndpointLosses(DIALECT, LOSSES)
        wire: typed.EmbedRequest = {"model": request.model, "input": _texts(request, losses)}
        if request.truncate is not None:
            wire["truncate"] = request.truncate
        if request.dimensions is not None:
            wire["dimensions"] = request.dimensions
        merge_own(wire, request.provider_options, self.variant)
        return Converted(wire, tuple(losses.losses))

    def _write_response(self, response: EmbeddingResponse, request: EmbeddingRequest | None) -> Converted[Wire]:
        losses = values.EndpointLosses(DIALECT, LOSSES)
        if response.model is None:
            losses.lose("embedding_identity", "", "the missing model is left empty")
        if response.id is not None:
            losses.lose("embedding_identity", "/id")
        wire: typed.EmbedResponse = {"model": response.model or "", "embeddings": _vectors(response, losses)}
        timings = {} if response.usage.server_timings is None else vars(response.usage.server_timings)
        add(wire, {name: time for name, field in _TIMES.items() if (time := timings.get(field)) is not None})
        if response.usage.prompt_tokens is not None:
            wire["prompt_eval_count"] = response.usage.prompt_tokens
        values.lose_counts(response.usage, frozenset({"prompt_tokens", "server_timings"}), "embedding_usage", losses)
        for name in sorted(name for name, time in timings.items() if time is not None and name not in _TIMES.values()):
            losses.lose("embedding_usage", f"/usage/server_timings/{name}", detail=name)
        for name, value in (response.usage.extras or {}).items():
            if name not in _COUNTS and name not in _TIMES:
                losses.lose("embedding_usage", "/usage/extras", detail=name)
            elif name not in wire:
                add(wire, {name: value})  # as odd as it came
        return Converted(merge(wire, response.extras or {}), tuple(losses.losses))

    def decode_response(self, body: object, *, request: EmbeddingRequest | None = None) -> EmbeddingResponse:
        """See `EndpointCodec.decode_response`."""
        said: RawEmbedResponse = values.answer_of(body, self.variant)
        vectors = said.get("embeddings")
        if not isinstance(vectors, (list, tuple)):
            raise unreadable("/embeddings", "a list of vectors")
        embeddings = [
            {"index": place, "values": values.vector_of(each, f"/embeddings/{place}")}
            for place, each in enumerate(vectors)
        ]
        notes = values.check_count(len(embeddings), None if request is None else len(request.inputs))
        counted = {name: value for name, value in said.items() if name in _COUNTS or name in _TIMES}
        light = values.without(said, "embeddings", *counted)
        items = {"embeddings": embeddings}
        return self.rows.read_answer(EmbeddingResponse, said, items, light, usage=counted, notes=notes)


class OllamaOneEmbeddingCodec(_EmbeddingCodec):
    """Canonical ↔ POST /api/embeddings, which takes one text and gives one vector. Immutable and thread-safe."""

    at = "/api/embeddings"
    texts = "prompt"
    takes_one = True
    not_a_request = "not a valid Ollama embeddings request"
    rows = values.EndpointRows(
        what=not_a_request,
        request=typed.EmbeddingsRequest,
        answer=typed.EmbeddingsResponse,
        asked={"model": "model", "prompt": "inputs"},
        answered=frozenset({"embedding"}),
    )

    def _write_request(self, request: EmbeddingRequest) -> Converted[typed.EmbeddingsRequest]:
        losses = values.EndpointLosses(DIALECT, LOSSES)
        texts = _texts(request, losses)
        if len(texts) > 1:
            losses.refuse("embedding_several", "/inputs/1")
        wire: typed.EmbeddingsRequest = {"model": request.model, "prompt": texts[0]}
        for name in ("dimensions", "truncate"):
            if getattr(request, name) is not None:
                losses.lose("embedding_wish", f"/{name}")
        merge_own(wire, request.provider_options, self.variant)
        return Converted(wire, tuple(losses.losses))

    def _write_response(self, response: EmbeddingResponse, request: EmbeddingRequest | None) -> Converted[Wire]:
        losses = values.EndpointLosses(DIALECT, LOSSES)
        vectors = _vectors(response, losses)
        if len(vectors) > 1:
            losses.lose("embedding_several", "/embeddings/1")
        for name in ("model", "id"):
            if getattr(response, name) is not None:
                losses.lose("embedding_bare", f"/{name}")
        if response.usage.prompt_tokens is not None:
            losses.lose("embedding_bare", "/usage/prompt_tokens")
        values.lose_counts(response.usage, frozenset({"prompt_tokens"}), "embedding_bare", losses)
        if response.usage.extras:
            losses.lose("embedding_bare", "/usage/extras")
        wire: typed.EmbeddingsResponse = {"embedding": vectors[0] if vectors else []}
        return Converted(merge(wire, response.extras or {}), tuple(losses.losses))

    def decode_response(self, body: object, *, request: EmbeddingRequest | None = None) -> EmbeddingResponse:
        """See `EndpointCodec.decode_response`."""
        said: RawEmbeddingsResponse = values.answer_of(body, self.variant)
        vector = said.get("embedding")
        embeddings = [] if vector in ([], ()) else [{"index": 0, "values": values.vector_of(vector, "/embedding")}]
        notes, light = values.check_count(len(embeddings), None), values.without(said, "embedding")
        items, uncounted = {"embeddings": embeddings}, dict[str, object]()
        return self.rows.read_answer(EmbeddingResponse, said, items, light, usage=uncounted, notes=notes)


def _texts(request: EmbeddingRequest, losses: values.EndpointLosses) -> list[str]:
    """The texts to embed; token ids are refused, and what they are for is a loss."""
    if request.input_type is not None:
        losses.lose("embedding_purpose", "/input_type")
    texts = []
    for place, each in enumerate(request.inputs):
        if not isinstance(each, str):
            losses.refuse("embedding_tokens", f"/inputs/{place}")
        texts.append(each)
    return texts


def _vectors(response: EmbeddingResponse, losses: values.EndpointLosses) -> list[list[float]]:
    for place, each in enumerate(response.embeddings):
        if each.extras:
            losses.lose("embedding_bare", f"/embeddings/{place}/extras")
    return [list(each.values) for each in response.embeddings]
