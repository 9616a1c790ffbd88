"""POST /v1/rerank, in both directions.

In: a `RerankRequest` or `RerankResponse`, or a body. Out: the other. A document may be a text or an object with a text.
Results are the best first, whatever order they come in. Whether they repeat their documents is the server's affair; a
client of ours that asks (`return_documents`, an option of this dialect) gets what it asks for.
Source: schemas/wire/openai-chat/v1/rerank.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.rerank import RerankRequest, RerankResponse
from turnwire_schema.wire.openai_chat import RerankRequest as WireRequest, RerankResponse as WireResponse

from turnwire.codecs.endpoint_values import (
    EndpointLosses,
    answer_of,
    built,
    counts_in,
    loaded,
    lose_counts,
    refuse_odd,
    require_object,
    without,
)
from turnwire.codecs.endpoints import EndpointCodec
from turnwire.codecs.losses import losses_of
from turnwire.codecs.openai_chat.names import DIALECT
from turnwire.codecs.openai_chat.usage import prompt_counts, wire_counts
from turnwire.codecs.own_options import merge, merge_own, rest_of
from turnwire.codecs.wire_values import index_of, object_of, text_of, unreadable
from turnwire.core.losses import Converted

LOSSES: Final = losses_of(
    DIALECT,
    own={
        "rerank_usage": "there is no field for this count or time",
        "rerank_identity": "an answer must have a model",
    },
)

_READ: Final = frozenset({"model", "query", "documents", "top_n"})
_ANSWER: Final = frozenset({"object", "results", "model", "usage", "id"})
_ITEM: Final = frozenset({"index", "relevance_score", "document"})
_DOCUMENT: Final = frozenset({"text"})
_COUNTS: Final = {"prompt_tokens": "prompt_tokens"}
_WHAT: Final = "not a valid rerank request"
_HIGHEST: Final = 1e300
_RETURN: Final = "return_documents"


class OpenAIRerankCodec(EndpointCodec[RerankRequest, RerankResponse]):
    """Canonical ↔ POST /v1/rerank of vLLM, llama.cpp and whoever took their form. Immutable and thread-safe."""

    request_model = RerankRequest
    response_model = RerankResponse

    def path(self, request: RerankRequest) -> str:
        return "/v1/rerank"

    def _write_request(self, request: RerankRequest) -> Converted[dict[str, Any]]:
        wire: dict[str, Any] = {"model": request.model, "query": request.query, "documents": list(request.documents)}
        if request.top_n is not None:
            wire["top_n"] = request.top_n
        merge_own(wire, request.provider_options, self.variant)
        return Converted(wire)

    def decode_request(self, body: Mapping[str, object], *, model: str | None = None) -> Converted[RerankRequest]:
        """See `EndpointCodec.decode_request`."""
        require_object(body, _WHAT)
        refuse_odd(WireRequest, body, _WHAT, read=_READ)
        fields: dict[str, Any] = {"documents": texts_of(body.get("documents"))}
        fields |= {name: body[name] for name in ("query", "top_n") if body.get(name) is not None}
        if (name := model if body.get("model") is None else body["model"]) is not None:
            fields["model"] = name
        if fields.get("top_n") == 0:  # vLLM: as many as there are
            del fields["top_n"]
        if own := rest_of(body, _READ):
            fields["provider_options"] = {DIALECT: own}
        return Converted(loaded(RerankRequest, fields, {}, _WHAT))

    def _write_response(self, response: RerankResponse, request: RerankRequest | None) -> Converted[dict[str, Any]]:
        losses = EndpointLosses(DIALECT, LOSSES)
        wanted = _wants_documents(request)
        results = []
        for each in response.results:
            item: dict[str, Any] = {"index": each.index, "relevance_score": each.score}
            text = each.document
            if wanted and text is None and request is not None and each.index < len(request.documents):
                text = request.documents[each.index]
            if text is not None and wanted is not False:
                item["document"] = {"text": text}
            results.append(merge(item, each.extras) if each.extras else item)
        if response.model is None:
            losses.lose("rerank_identity", "", "the missing model is left empty")
        wire: dict[str, Any] = {"object": "list", "model": response.model or "", "results": results}
        if response.id is not None:
            wire["id"] = response.id
        if usage := wire_counts(response.usage):
            wire["usage"] = usage
        lose_counts(response.usage, frozenset({"prompt_tokens"}), "rerank_usage", losses)
        return Converted(merge(wire, response.extras or {}), tuple(losses.losses))

    def decode_response(self, body: object, *, request: RerankRequest | None = None) -> RerankResponse:
        """See `EndpointCodec.decode_response`."""
        body = answer_of(body, self.variant)
        results = body.get("results")
        if not isinstance(results, (list, tuple)):
            raise unreadable("/results", "a list of results")
        read = [_read_result(item, f"/results/{place}") for place, item in enumerate(results)]
        _check_places(read, None if request is None else len(request.documents))
        usage, notes = counts_in(prompt_counts(object_of(body.get("usage"))), _COUNTS, {}, "/usage/extras")
        fields: dict[str, Any] = {"results": best_first(read, "score"), "usage": usage}
        fields |= {name: text for name in ("model", "id") if (text := text_of(body.get(name))) is not None}
        if extras := rest_of(body, _ANSWER):
            fields["extras"] = extras
        return built(RerankResponse, fields, without(body, "usage"), WireResponse, notes=notes)


def texts_of(documents: object) -> Any:
    """The documents as texts; what is no text and no object with one stays, and is refused."""
    if not isinstance(documents, (list, tuple)):
        return documents
    return [each["text"] if isinstance(each, Mapping) and "text" in each else each for each in documents]


def _read_result(item: object, at: str) -> dict[str, Any]:
    if not isinstance(item, Mapping):
        raise unreadable(at, "an object with an index and a score")
    index = index_of(item.get("index"))
    score: Any = item.get("relevance_score")
    if index is None:
        raise unreadable(f"{at}/index", "the place of a document")
    if type(score) not in (int, float) or not abs(score) <= _HIGHEST:  # neither is NaN
        raise unreadable(f"{at}/relevance_score", "a number")
    found: dict[str, Any] = {"index": index, "score": float(score)}
    extras = rest_of(item, _ITEM)
    document = item.get("document")
    if isinstance(document, str):
        found["document"] = document
    elif isinstance(document, Mapping):
        if isinstance(document.get("text"), str):
            found["document"] = document["text"]
        if more := rest_of(document, _DOCUMENT if "document" in found else frozenset()):
            extras["document"] = more
    if extras:
        found["extras"] = extras
    return found


def _check_places(results: Sequence[Mapping[str, Any]], documents: int | None) -> None:
    seen: set[int] = set()
    for place, each in enumerate(results):
        if each["index"] in seen or (documents is not None and each["index"] >= documents):
            raise unreadable(f"/results/{place}/index", "the place of a document that no other result has")
        seen.add(each["index"])


def best_first(results: Sequence[object], score: str) -> list[Any]:
    return sorted(results, key=lambda each: -each[score])


def _wants_documents(request: RerankRequest | None) -> bool | None:
    options = None if request is None else request.provider_options
    wanted = (options.get(DIALECT) or {}).get(_RETURN) if options else None
    return wanted if isinstance(wanted, bool) else None
