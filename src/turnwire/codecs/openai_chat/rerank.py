"""POST /v1/rerank, in both directions.

In: a `RerankRequest` or `RerankResponse`, or a body. Out: the other. A document may be a text or an object with a text.
Results are the best first, whatever order they come in. Whether they repeat their documents is the server's affair; a
client of ours that asks (`return_documents`, an option of this dialect) gets what it asks for.
Source: schemas/wire/openai-chat/v1/rerank.schema.json.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema.v1.rerank import RerankRequest, RerankResponse
from turnwire_schema.wire import known_keys
from turnwire_schema.wire.openai_chat import (
    RerankRequest as WireRequest,
    RerankResponse as WireResponse,
    RerankResult as WireResult,
)

from turnwire.codecs.endpoint_values import EndpointLosses, EndpointRows, answer_of, without
from turnwire.codecs.endpoints import EndpointCodec
from turnwire.codecs.losses import losses_of
from turnwire.codecs.openai_chat.embeddings import PROMPT, prompt_counts, write_rest
from turnwire.codecs.openai_chat.names import DIALECT
from turnwire.codecs.own_options import merge, merge_own, rest_of
from turnwire.codecs.wire_values import index_of, object_of, unreadable
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_chat import RawRerankResponse, RawRerankResult

LOSSES: Final = losses_of(
    DIALECT,
    own={
        "rerank_usage": "there is no field for this count or time",
        "rerank_identity": "an answer must have a model",
    },
)

_ROWS: Final = EndpointRows(
    what="not a valid rerank request",
    request=WireRequest,
    answer=WireResponse,
    asked={name: name for name in ("model", "query", "documents", "top_n")},
    answered=known_keys(WireResponse),
    identity=("model", "id"),
    counts=PROMPT,
)
_ITEM: Final = known_keys(WireResult)
_DOCUMENT: Final = frozenset({"text"})
_HIGHEST: Final = 1e300
_RETURN: Final = "return_documents"


class OpenAIRerankCodec(EndpointCodec[RerankRequest, RerankResponse]):
    """Canonical ↔ POST /v1/rerank of vLLM, llama.cpp and whoever took their form. Immutable and thread-safe."""

    request_model = RerankRequest
    response_model = RerankResponse

    def path(self, request: RerankRequest) -> str:
        return "/v1/rerank"

    def _write_request(self, request: RerankRequest) -> Converted[WireRequest]:
        wire: WireRequest = {"model": request.model, "query": request.query, "documents": list(request.documents)}
        if request.top_n is not None:
            wire["top_n"] = request.top_n
        merge_own(wire, request.provider_options, self.variant)
        return Converted(wire)

    def decode_request(self, body: Mapping[str, object], *, model: str | None = None) -> Converted[RerankRequest]:
        """See `EndpointCodec.decode_request`."""
        own = _ROWS.check(body)
        fields: dict[str, object] = {"documents": texts_of(body.get("documents"))}
        if body.get("model") is None and model is not None:
            fields["model"] = model
        asked = without(body, "top_n") if body.get("top_n") == 0 else body  # vLLM: as many as there are
        return Converted(_ROWS.read_request(RerankRequest, DIALECT, asked, fields, own))

    def _write_response(self, response: RerankResponse, request: RerankRequest | None) -> Converted[WireResponse]:
        losses = EndpointLosses(DIALECT, LOSSES)
        wanted = _wants_documents(request)
        results: list[WireResult] = []
        for each in response.results:
            item: WireResult = {"index": each.index, "relevance_score": each.score}
            text = each.document
            if wanted and text is None and request is not None and each.index < len(request.documents):
                text = request.documents[each.index]
            if text is not None and wanted is not False:
                item["document"] = {"text": text}
            results.append(merge(item, each.extras or {}))
        wire: WireResponse = {"object": "list", "model": response.model or "", "results": results}
        return Converted(write_rest(wire, response, "rerank", losses), tuple(losses.losses))

    def decode_response(self, body: object, *, request: RerankRequest | None = None) -> RerankResponse:
        """See `EndpointCodec.decode_response`."""
        wire: RawRerankResponse = answer_of(body, self.variant)
        results = wire.get("results")
        if not isinstance(results, (list, tuple)):
            raise unreadable("/results", "a list of results")
        read = [_read_result(item, f"/results/{place}") for place, item in enumerate(results)]
        _check_places([index for index, _, _ in read], None if request is None else len(request.documents))
        found = [{"index": index, "score": score, **rest} for index, score, rest in read]
        usage = prompt_counts(object_of(wire.get("usage")))
        items = {"results": best_first(found, "score")}
        return _ROWS.read_answer(RerankResponse, wire, items, without(wire, "usage"), usage=usage)


def texts_of(documents: object) -> object:
    """The documents as texts; what is no text and no object with one stays, and is refused."""
    if not isinstance(documents, (list, tuple)):
        return documents
    return [each["text"] if isinstance(each, Mapping) and "text" in each else each for each in documents]


def _read_result(item: object, at: str) -> tuple[int, float, dict[str, object]]:
    """(place of the document, score, the other canonical fields)."""
    if not isinstance(item, Mapping):
        raise unreadable(at, "an object with an index and a score")
    raw: RawRerankResult = item
    index, score = index_of(raw.get("index")), raw.get("relevance_score")
    if index is None:
        raise unreadable(f"{at}/index", "the place of a document")
    if not isinstance(score, (int, float)) or isinstance(score, bool) or not abs(score) <= _HIGHEST:  # neither is NaN
        raise unreadable(f"{at}/relevance_score", "a number")
    rest: dict[str, object] = {}
    extras: dict[str, object] = rest_of(raw, _ITEM)
    document = raw.get("document")
    text = object_of(document).get("text") if isinstance(document, Mapping) else document
    if isinstance(text, str):
        rest["document"] = text
    if more := rest_of(object_of(document), _DOCUMENT if "document" in rest else frozenset()):
        extras["document"] = more
    if extras:
        rest["extras"] = extras
    return index, float(score), rest


def _check_places(places: Sequence[int], documents: int | None) -> None:
    seen: set[int] = set()
    for place, index in enumerate(places):
        if index in seen or (documents is not None and index >= documents):
            raise unreadable(f"/results/{place}/index", "the place of a document that no other result has")
        seen.add(index)


def best_first(results: Iterable[Mapping[str, Any]], score: str) -> list[Mapping[str, Any]]:
    return sorted(results, key=lambda each: -each[score])


def _wants_documents(request: RerankRequest | None) -> bool | None:
    options = None if request is None else request.provider_options
    wanted = (options.get(DIALECT) or {}).get(_RETURN) if options else None
    return wanted if isinstance(wanted, bool) else None
