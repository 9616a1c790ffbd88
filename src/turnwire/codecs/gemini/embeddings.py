"""Codecs of :batchEmbedContents, and of :embedContent for one content, in both directions.

In: an `EmbeddingRequest` or `EmbeddingResponse`, or a body. Out: the other. The model is in the path, and its name is
repeated in each request of a batch. On the wire each content has its own settings: those that all contents share are
canonical; the others (`requests`, in the order of the inputs) and titles are provider options.
Source: schemas/wire/gemini/v1/embeddings.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from turnwire_schema.v1.embedding import Embedding, EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire import gemini as typed

from turnwire.codecs.codec import Wire
from turnwire.codecs.endpoints import values
from turnwire.codecs.endpoints.rows import EndpointRows, Items, RowCodec, uncounted
from turnwire.codecs.gemini.json_form import whole_form
from turnwire.codecs.gemini.names import DIALECT
from turnwire.codecs.values.provider_options import merge, unknown_fields, with_own
from turnwire.codecs.values.rows import Rows, Take, count
from turnwire.codecs.values.wire_values import items_of, object_of, text_of, unreadable, whole_of
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_gemini as raw
    from turnwire_schema.wire.gemini import ContentEmbedding
    from turnwire_schema.wire.raw import AnyRaw

_TASKS: Final[Mapping[str, str]] = {
    "query": "RETRIEVAL_QUERY",
    "document": "RETRIEVAL_DOCUMENT",
    "similarity": "SEMANTIC_SIMILARITY",
    "classification": "CLASSIFICATION",
    "clustering": "CLUSTERING",
    "question_answering": "QUESTION_ANSWERING",
    "fact_verification": "FACT_VERIFICATION",
    "code_query": "CODE_RETRIEVAL_QUERY",
}
_PURPOSES: Final = {word: purpose for purpose, word in _TASKS.items()}
_WISHES: Final[tuple[tuple[str, str, Take], ...]] = (
    ("taskType", "input_type", lambda task: _PURPOSES.get(task) if isinstance(task, str) else None),
    ("outputDimensionality", "dimensions", lambda size: whole_of(size) if (whole_of(size) or 0) > 0 else None),
)
"""Settings of each content: wire name, canonical name, and conversion function (None: recorded in provider options)."""
_ITEM: Final = frozenset({"model", "content"})
_CONTENT: Final = frozenset({"role", "parts"})
_PART: Final = frozenset({"text"})
_USAGE: Final = "usageMetadata"
_PREFIX: Final = "models/"
"""Prefix of a model name in a body; paths do not have it."""
_WHAT: Final = "not a valid request for embeddings"
_SEVERAL: Final = EndpointRows(
    request=typed.BatchEmbedContentsRequest,
    answer=typed.BatchEmbedContentsResponse,
    asked={},
    answered=frozenset({"embeddings", _USAGE}),
    counts=Rows(
        typed.EmbeddingUsage,
        UsageInfo,
        (count("promptTokenCount", "prompt_tokens"),),
        lost=uncounted("embedding_usage", "server_timings"),
    ),
    usage=_USAGE,
    unnamed="embedding_identity",
)
_ONE: Final = _SEVERAL._replace(
    request=typed.EmbedContentRequest, answer=typed.EmbedContentResponse, answered=frozenset({"embedding", _USAGE})
)


class GeminiEmbeddingsCodec(RowCodec[EmbeddingRequest, EmbeddingResponse]):
    """Codec of :batchEmbedContents. Immutable and thread-safe."""

    request_model = EmbeddingRequest
    response_model = EmbeddingResponse
    not_a_request = _WHAT
    verb = "batchEmbedContents"
    rows = _SEVERAL

    def path(self, request: EmbeddingRequest) -> str:
        return f"/v1beta/models/{quote(request.model.removeprefix(_PREFIX), safe='-._~')}:{self.verb}"

    def _ask(self, request: EmbeddingRequest, losses: values.EndpointLosses) -> Wire:
        return {"requests": _write_items(request, losses)}

    def _read_request(self, body: Mapping[str, object], model: str | None) -> Converted[EmbeddingRequest]:
        wire = whole_form(body)
        items = items_of(wire.get("requests"))
        if not items:
            raise InvalidDataError(_WHAT, [Problem("/requests", "minItems", "must be a list with a request")])
        listed: dict[str, object] = {"requests": items}
        values.refuse_odd(typed.BatchEmbedContentsRequest, listed, _WHAT, read=frozenset())
        places = [f"/requests/{place}" for place in range(len(items))]
        return Converted(_read_items(items, places, unknown_fields(wire, frozenset({"requests"})), model))

    def _write_items(
        self, response: EmbeddingResponse, request: EmbeddingRequest | None, losses: values.EndpointLosses
    ) -> Wire:
        wire: typed.BatchEmbedContentsResponse = {"embeddings": [_write_vector(each) for each in response.embeddings]}
        return wire

    def _read_items(self, said: AnyRaw, request: EmbeddingRequest | None) -> Items:
        body: raw.RawBatchEmbedContentsResponse = said
        vectors = body.get("embeddings")
        if not isinstance(vectors, (list, tuple)):
            raise unreadable("/embeddings", "a list of vectors")
        embeddings = [_read_vector(each, place, f"/embeddings/{place}") for place, each in enumerate(vectors)]
        notes = values.check_count(len(embeddings), None if request is None else len(request.inputs))
        return Items({"embeddings": embeddings}, values.without(said, *self.rows.answered), notes)


class GeminiOneEmbeddingCodec(GeminiEmbeddingsCodec):
    """Codec of :embedContent, which accepts one content and returns one vector. Immutable and thread-safe."""

    verb = "embedContent"
    rows = _ONE

    def _ask(self, request: EmbeddingRequest, losses: values.EndpointLosses) -> Wire:
        if len(request.inputs) > 1:
            losses.refuse("embedding_several", "/inputs/1")
        return _write_items(request, losses)[0]

    def _read_request(self, body: Mapping[str, object], model: str | None) -> Converted[EmbeddingRequest]:
        wire = whole_form(body)
        values.refuse_odd(typed.EmbedContentRequest, wire, _WHAT, read=frozenset())
        return Converted(_read_items([wire], [""], {}, model))

    def _write_items(
        self, response: EmbeddingResponse, request: EmbeddingRequest | None, losses: values.EndpointLosses
    ) -> Wire:
        if len(response.embeddings) > 1:
            losses.lose("embedding_several", "/embeddings/1")
        vectors = [_write_vector(each) for each in response.embeddings[:1]]
        wire: typed.EmbedContentResponse = {"embedding": vectors[0] if vectors else {"values": []}}
        return wire

    def _read_items(self, said: AnyRaw, request: EmbeddingRequest | None) -> Items:
        body: raw.RawEmbedContentResponse = said
        vector = body.get("embedding")
        is_empty = isinstance(vector, dict) and vector.get("values") in (None, [], ())
        embeddings = [] if is_empty else [_read_vector(vector, 0, "/embedding")]
        notes = values.check_count(len(embeddings), None)
        return Items({"embeddings": embeddings}, values.without(said, *self.rows.answered), notes)


def _write_items(request: EmbeddingRequest, losses: values.EndpointLosses) -> list[typed.EmbedContentRequest]:
    own = dict((request.provider_options or {}).get(DIALECT) or {})
    each_own = items_of(own.pop("requests", None))
    if request.truncate is False:
        losses.lose("embedding_truncate", "/truncate")
    name = _PREFIX + request.model.removeprefix(_PREFIX)
    items: list[typed.EmbedContentRequest] = []
    for place, text in enumerate(request.inputs):
        if not isinstance(text, str):
            losses.refuse("embedding_tokens", f"/inputs/{place}")
        item: typed.EmbedContentRequest = {"model": name, "content": {"parts": [{"text": text}]}}
        if request.input_type is not None:
            item["taskType"] = _TASKS[request.input_type]
        if request.dimensions is not None:
            item["outputDimensionality"] = request.dimensions
        merge(item, own)
        if place < len(each_own):
            merge(item, unknown_fields(object_of(each_own[place]), _ITEM))
        items.append(item)
    return items


def _read_items(
    items: Sequence[object], places: Sequence[str], own: dict[str, object], model: str | None
) -> EmbeddingRequest:
    inputs: list[str] = []
    each_own: list[dict[str, object]] = []
    names: list[str | None] = []
    for entry, at in zip(items, places, strict=True):
        item: raw.RawEmbedContentRequest = object_of(entry)
        content: raw.RawEmbeddedContent = object_of(item.get("content"))
        parts = items_of(content.get("parts"))
        part: raw.RawEmbeddedPart = object_of(parts[0]) if len(parts) == 1 else {}
        text = part.get("text")
        if not isinstance(text, str):
            raise InvalidDataError(_WHAT, [Problem(f"{at}/content/parts", "type", "must be one part with a text")])
        if unknown_fields(content, _CONTENT) or unknown_fields(part, _PART):
            raise InvalidDataError(_WHAT, [Problem(f"{at}/content", "unknown", "must be a text and nothing beside it")])
        inputs.append(text)
        each_own.append(unknown_fields(item, _ITEM))
        names.append(text_of(item.get("model")))
    fields: dict[str, object] = {"inputs": inputs}
    name = model if model is not None else names[0]
    if name is not None:
        fields["model"] = name.removeprefix(_PREFIX)
    for wire, canonical, take in _WISHES:
        first = each_own[0].get(wire)
        if (value := take(first)) is not None and all(each.get(wire) == first for each in each_own):
            fields[canonical] = value
            for each in each_own:
                del each[wire]
    if any(each_own):
        own = {**own, "requests": each_own} if len(each_own) > 1 else {**own, **each_own[0]}
    return values.loaded(EmbeddingRequest, with_own(fields, own, DIALECT), {}, _WHAT)


def _write_vector(vector: Embedding) -> ContentEmbedding:
    wire: ContentEmbedding = {"values": list(vector.values)}
    return merge(wire, vector.extras or {})


def _read_vector(value: object, index: int, at: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise unreadable(at, "an object with a vector")
    said: raw.RawContentEmbedding = value
    found: dict[str, object] = {"index": index, "values": values.vector_of(said.get("values"), f"{at}/values")}
    if extras := unknown_fields(said, {"values"}):
        found["extras"] = extras
    return found
