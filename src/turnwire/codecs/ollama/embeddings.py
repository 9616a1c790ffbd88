"""Codecs of POST /api/embed, and of POST /api/embeddings for one text, in both directions.

In: an `EmbeddingRequest` or `EmbeddingResponse`, or a body. Out: the other. `keep_alive` and `options` are options of
this dialect. If `truncate` is absent, long inputs are cut on the wire, and the canonical model leaves this to the
server, which is equivalent. Without a text the server loads the model and returns no vector.
Source: schemas/wire/ollama/v1/embed.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire import ollama as typed

from turnwire.codecs.codec import Wire
from turnwire.codecs.endpoints import values
from turnwire.codecs.endpoints.rows import EndpointRows, Items, RowCodec, uncounted
from turnwire.codecs.values.provider_options import merge_own
from turnwire.codecs.values.rows import Lost, Rows, count, duration
from turnwire.codecs.values.wire_values import items_of, unreadable
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_ollama import RawEmbeddingsResponse, RawEmbedResponse

_USAGE: Final = Rows(
    typed.EmbedResponse,
    UsageInfo,
    (
        duration("total_duration", "server_timings.total_ns", "nanoseconds", stays=False),
        duration("load_duration", "server_timings.load_ns", "nanoseconds", stays=False),
        count("prompt_eval_count", "prompt_tokens"),
    ),
    lost=(
        *uncounted("embedding_usage"),
        *(
            Lost("embedding_usage", (f"server_timings.{name}",), detail=name)
            for name in ("completion_ns", "extras", "prompt_ns", "queue_ns")
        ),
    ),
)


class _EmbeddingCodec(RowCodec[EmbeddingRequest, EmbeddingResponse]):
    """Base of both endpoints: `rows` read requests, and `texts` is the field with the texts."""

    request_model = EmbeddingRequest
    response_model = EmbeddingResponse
    losses: ClassVar = {
        "embedding_wish": "the path takes no options for the vector",
        "embedding_bare": "the answer is a vector and nothing else",
    }
    texts: ClassVar[str]
    takes_one: ClassVar[bool] = False

    def _ask(self, request: EmbeddingRequest, losses: values.EndpointLosses) -> Wire:
        for place, each in enumerate(request.inputs):
            if not isinstance(each, str):
                losses.refuse("embedding_tokens", f"/inputs/{place}")
        if self.takes_one and len(request.inputs) > 1:
            losses.refuse("embedding_several", "/inputs/1")
        inputs = request.inputs[0] if self.takes_one else list(request.inputs)
        wire = self._asked(request, losses, **{self.texts: inputs})
        return merge_own(wire, request.provider_options, self.variant)

    def _read_request(self, body: AnyRaw, model: str | None) -> Converted[EmbeddingRequest]:
        own = self._own(body)
        given = body.get(self.texts)
        if self.takes_one:
            inputs: object = ["" if given is None else given]
        else:
            inputs = [given] if isinstance(given, str) else given
        for place, each in enumerate(items_of(inputs)):
            if not isinstance(each, str):  # token ids, which the canonical request supports and this wire does not
                pointer = f"/{self.texts}" if inputs is not given else f"/{self.texts}/{place}"
                raise InvalidDataError("not a text to embed", [Problem(pointer, "type", "must be text")])
        # No dimensions: the length is the model's.
        asked = values.without(body, "dimensions") if body.get("dimensions") == 0 else body
        return Converted(self._loaded(asked, {"inputs": inputs}, own))

    def _vectors(self, response: EmbeddingResponse, losses: values.EndpointLosses) -> list[list[float]]:
        for place, each in enumerate(response.embeddings):
            if each.extras:
                losses.lose("embedding_bare", f"/embeddings/{place}/extras")
        return [list(each.values) for each in response.embeddings]


class OllamaEmbedCodec(_EmbeddingCodec):
    """Codec of POST /api/embed. Immutable and thread-safe."""

    at = "/api/embed"
    texts = "input"
    not_a_request = "not a valid Ollama embed request"
    rows = EndpointRows(
        request=typed.EmbedRequest,
        answer=typed.EmbedResponse,
        asked={"model": "model", "input": "inputs", "truncate": "truncate", "dimensions": "dimensions"},
        answered=frozenset({"model", "embeddings"}) | _USAGE.keys,
        counts=_USAGE,
        identity=("model",),
        unnamed="embedding_identity",
        unsaid={"input_type": "embedding_purpose"},
    )

    def _write_items(
        self, response: EmbeddingResponse, request: EmbeddingRequest | None, losses: values.EndpointLosses
    ) -> typed.EmbedResponse:
        return {"model": "", "embeddings": self._vectors(response, losses)}

    def _rest_of_usage(self, usage: UsageInfo, losses: values.EndpointLosses) -> Mapping[str, object]:
        """Return the counts that were recorded as invalid."""
        extras = usage.extras or {}
        for name in extras:
            if name not in _USAGE.keys:
                losses.lose("embedding_usage", "/usage/extras", detail=name)
        return {name: value for name, value in extras.items() if name in _USAGE.keys}

    def _read_items(self, said: AnyRaw, request: EmbeddingRequest | None) -> Items:
        body: RawEmbedResponse = said
        vectors = body.get("embeddings")
        if not isinstance(vectors, (list, tuple)):
            raise unreadable("/embeddings", "a list of vectors")
        embeddings = [
            {"index": place, "values": values.vector_of(each, f"/embeddings/{place}")}
            for place, each in enumerate(vectors)
        ]
        notes = values.check_count(len(embeddings), None if request is None else len(request.inputs))
        return Items({"embeddings": embeddings}, values.without(said, "embeddings", *_USAGE.keys), notes)


class OllamaOneEmbeddingCodec(_EmbeddingCodec):
    """Codec of POST /api/embeddings, which accepts one text and returns one vector. Immutable and thread-safe."""

    at = "/api/embeddings"
    texts = "prompt"
    takes_one = True
    not_a_request = "not a valid Ollama embeddings request"
    rows = EndpointRows(
        request=typed.EmbeddingsRequest,
        answer=typed.EmbeddingsResponse,
        asked={"model": "model", "prompt": "inputs"},
        answered=frozenset({"embedding"}),
        counts=Rows(
            typed.EmbeddingsResponse,
            UsageInfo,
            (),
            lost=uncounted("embedding_bare", "prompt_tokens", "server_timings", "extras"),
        ),
        unnamed="embedding_bare",
        unsaid={"input_type": "embedding_purpose", "dimensions": "embedding_wish", "truncate": "embedding_wish"},
    )

    def _write_items(
        self, response: EmbeddingResponse, request: EmbeddingRequest | None, losses: values.EndpointLosses
    ) -> typed.EmbeddingsResponse:
        vectors = self._vectors(response, losses)
        if len(vectors) > 1:
            losses.lose("embedding_several", "/embeddings/1")
        return {"embedding": vectors[0] if vectors else []}

    def _rest_of_usage(self, usage: UsageInfo, losses: values.EndpointLosses) -> Mapping[str, object]:
        return {}

    def _read_items(self, said: AnyRaw, request: EmbeddingRequest | None) -> Items:
        body: RawEmbeddingsResponse = said
        vector = body.get("embedding")
        embeddings = [] if vector in ([], ()) else [{"index": 0, "values": values.vector_of(vector, "/embedding")}]
        notes = values.check_count(len(embeddings), None)
        return Items({"embeddings": embeddings}, values.without(said, "embedding"), notes)
