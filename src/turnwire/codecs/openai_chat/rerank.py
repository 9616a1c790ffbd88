"""Codec of reranking (POST /v1/rerank) in both directions, and its variants: TEI's with `texts`, vLLM's POST /score.

In: a `RerankRequest` or `RerankResponse`, or a body. Out: the other. A document may be a text or an object with a text.
Results are sorted best first, whatever order they come in. Whether results repeat their documents is up to the server;
clients of the gateway that ask for it (`return_documents`, an option of this dialect) get them.

Only clients use the other forms: servers are asked in the usual one, so a client's body is converted to it, and the
answer to the client's form. Source: schemas/wire/openai-chat/v1/rerank.schema.json, scores.schema.json.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire import known_keys, openai_chat as typed

from turnwire.codecs.codec import Wire
from turnwire.codecs.endpoints.rows import EndpointRows, Items, uncounted
from turnwire.codecs.endpoints.values import EndpointLosses, refuse_odd, without
from turnwire.codecs.openai_chat.embeddings import PROMPT, CountedCodec
from turnwire.codecs.openai_chat.names import DIALECT
from turnwire.codecs.values.provider_options import merge, merge_own, own_of, unknown_fields
from turnwire.codecs.values.rows import Rows
from turnwire.codecs.values.wire_values import index_of, object_of, unreadable
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_openai_chat import RawRerankResponse, RawRerankResult

_WHAT: Final = "not a valid rerank request"
_ITEM: Final = known_keys(typed.RerankResult)
_DOCUMENT: Final = frozenset({"text"})
_HIGHEST: Final = 1e300
_RETURN: Final = "return_documents"


class OpenAIRerankCodec(CountedCodec[RerankRequest, RerankResponse]):
    """Codec of POST /v1/rerank of vLLM, llama.cpp and compatible servers. Immutable and thread-safe."""

    request_model = RerankRequest
    response_model = RerankResponse
    not_a_request = _WHAT
    at = "/v1/rerank"
    losses: ClassVar = {
        "rerank_usage": "there is no field for this count or time",
        "rerank_identity": "an answer must have a model",
    }
    rows = EndpointRows(
        request=typed.RerankRequest,
        answer=typed.RerankResponse,
        asked={name: name for name in ("model", "query", "documents", "top_n")},
        answered=known_keys(typed.RerankResponse),
        counts=Rows(typed.RerankUsage, UsageInfo, PROMPT, lost=uncounted("rerank_usage", "server_timings")),
        usage="usage",
        identity=("model", "id"),
        unnamed="rerank_identity",
    )

    def _ask(self, request: RerankRequest, losses: EndpointLosses) -> Wire:
        wire = self._asked(request, losses, documents=list(request.documents))
        return merge_own(wire, request.provider_options, self.variant)

    def _read_request(self, body: Mapping[str, object], model: str | None) -> Converted[RerankRequest]:
        own = self._own(body)
        asked = without(body, "top_n") if body.get("top_n") == 0 else body  # vLLM: as many as there are
        return Converted(self._loaded(asked, {"documents": texts_of(body.get("documents"))}, own, model))

    def _write_items(
        self, response: RerankResponse, request: RerankRequest | None, losses: EndpointLosses
    ) -> typed.RerankResponse:
        wanted = None if request is None else own_of(request.provider_options, DIALECT).get(_RETURN)
        results: list[typed.RerankResult] = []
        for each in response.results:
            item: typed.RerankResult = {"index": each.index, "relevance_score": each.score}
            text = each.document
            if wanted is True and text is None and request is not None and each.index < len(request.documents):
                text = request.documents[each.index]
            if text is not None and wanted is not False:
                item["document"] = {"text": text}
            results.append(merge(item, each.extras or {}))
        return {"object": "list", "model": "", "results": results}

    def _read_items(self, said: AnyRaw, request: RerankRequest | None) -> Items:
        body: RawRerankResponse = said
        results = body.get("results")
        if not isinstance(results, (list, tuple)):
            raise unreadable("/results", "a list of results")
        found: list[dict[str, Any]] = []
        seen: set[int] = set()
        for place, item in enumerate(results):
            result = _read_result(item, f"/results/{place}")
            index = result["index"]
            if index in seen or (request is not None and index >= len(request.documents)):
                raise unreadable(f"/results/{place}/index", "the place of a document that no other result has")
            seen.add(index)
            found.append(result)
        return Items({"results": best_first(found, "score")}, without(said, "usage"))


def texts_of(documents: object) -> object:
    """Return the documents as texts; anything else than a text or an object with one stays, and is refused."""
    if not isinstance(documents, (list, tuple)):
        return documents
    return [each["text"] if isinstance(each, dict) and "text" in each else each for each in documents]


def _read_result(item: object, at: str) -> dict[str, Any]:
    """Return the canonical fields of a result."""
    if not isinstance(item, dict):
        raise unreadable(at, "an object with an index and a score")
    raw: RawRerankResult = item
    index, score = index_of(raw.get("index")), raw.get("relevance_score")
    if index is None:
        raise unreadable(f"{at}/index", "the place of a document")
    if not isinstance(score, (int, float)) or isinstance(score, bool) or not abs(score) <= _HIGHEST:  # neither is NaN
        raise unreadable(f"{at}/relevance_score", "a number")
    found: dict[str, Any] = {"index": index, "score": float(score)}
    extras: dict[str, object] = unknown_fields(raw, _ITEM)
    document = raw.get("document")
    text = object_of(document).get("text") if isinstance(document, dict) else document
    if isinstance(text, str):
        found["document"] = text
    if more := unknown_fields(object_of(document), _DOCUMENT if "document" in found else frozenset()):
        extras["document"] = more
    return {**found, "extras": extras} if extras else found


def best_first(results: Iterable[Mapping[str, Any]], score: str) -> list[Mapping[str, Any]]:
    return sorted(results, key=lambda each: -each[score])


OWNER: Final = "tei"
"""The name under which TEI's options are preserved; no server reads them."""
LIST_LOSS: Final = "convert.rerank_list"

_NAMES: Final = tuple(typed.ScoreRequest.__annotations__)
PAIRS: Final = tuple(zip(_NAMES[1:6:2], _NAMES[2:7:2], strict=True))
"""The document has the name of the model first, then the pairs of which one is required."""
_READ: Final = frozenset({"model", "query", "texts"})
_OPTIONS: Final = known_keys(typed.TextsRequest) - _READ - {"return_text"}
"""Fields of a TEI request in addition to the query and the texts."""


class Form(NamedTuple):
    """The field names of one form."""

    kind: str
    """`texts` or `score`."""
    query: str
    """The field of the query."""
    documents: str
    """The field of the documents."""


def form_of(body: AnyRaw, *, scores: bool) -> Form | None:
    """Return the form of a client's body; None: the usual one. `scores`: whether it came to POST /score."""
    if scores:
        said = [each for each in PAIRS if any(name in body for name in each)] or PAIRS
        pair = next((each for each in said if all(body.get(name) is not None for name in each)), said[0])
        return Form("score", *pair)
    return Form("texts", "query", "texts") if "texts" in body and "documents" not in body else None


def read_form(form: Form, body: AnyRaw) -> tuple[dict[str, object], dict[str, object]]:
    """Return `body` in the usual form, and the options that no server reads.

    Raises:
        InvalidDataError: a text is missing, an option has another type than it may, or several texts are to be scored
            against several.
    """
    if form.kind == "texts":
        refuse_odd(typed.TextsRequest, body, _WHAT, read=_READ)
        own = {name: body[name] for name in sorted(_OPTIONS) if body.get(name) not in (None, False)}
        return {**without(body, "texts", "return_text", *_OPTIONS), "documents": body["texts"]}, own
    query, documents = body.get(form.query), body.get(form.documents)
    missing = [name for name in (form.query, form.documents) if body.get(name) is None]
    if missing:
        raise InvalidDataError(_WHAT, [Problem(f"/{name}", "required", f"give {name}") for name in missing])
    if isinstance(query, list):
        if len(query) != 1:
            text = "must be one text, scored against the others; ask once for each text"
            raise InvalidDataError(_WHAT, [Problem(f"/{form.query}", "maxItems", text)])
        query = query[0]
    texts = [documents] if isinstance(documents, str) else documents
    rest = without(body, *(name for pair in PAIRS for name in pair))
    return {**rest, "query": query, "documents": texts}, {}


def in_words_of(form: Form, error: InvalidDataError) -> InvalidDataError:
    """Return `error` with the paths of the client's own body."""
    places = {"query": form.query, "documents": form.documents}
    problems = []
    for problem in error.problems:
        first, slash, rest = problem.path[1:].partition("/")
        problems.append(problem._replace(path=f"/{places.get(first, first)}{slash}{rest}") if first else problem)
    return InvalidDataError(_WHAT, problems)


def write_form(
    form: Form, written: Mapping[str, object], asked: RerankRequest, *, wants_text: bool, response_id: str, created: int
) -> tuple[list[typed.TextScore] | typed.ScoreResponse, list[Loss]]:
    """Return the usual answer in the client's form, and what that form has no place for."""
    body = cast("typed.RerankResponse", written)  # by the codec of reranking
    results = body["results"]
    if form.kind == "texts":
        scores: list[typed.TextScore] = []
        for each in results:
            score: typed.TextScore = {"index": each["index"], "score": each["relevance_score"]}
            if wants_text:
                score["text"] = asked.documents[each["index"]]
            scores.append(score)
        reason = "a bare list of scores has no model and no counts"
        return scores, [Loss(id=LIST_LOSS, at="/usage", reason=reason, action="left out")]
    ordered = sorted(results, key=lambda each: int(each["index"]))
    data: list[typed.Score] = [
        {"index": each["index"], "object": "score", "score": each["relevance_score"]} for each in ordered
    ]
    answer: typed.ScoreResponse = {
        "id": body.get("id") or response_id,
        "object": "list",
        "created": created,
        "model": body["model"],
        "data": data,
    }
    if "usage" in body:
        answer["usage"] = body["usage"]
    return answer, []
