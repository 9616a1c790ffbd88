"""Other forms of POST /rerank, in the words of the usual one: TEI's with `texts`, and vLLM's POST /score.

In: a body of a client. Out: the body in the words of `turnwire.codecs.openai_chat.rerank`; back, the answer in the form
of the client. Clients alone use these forms: a server is asked in the usual one.
Source: schemas/wire/openai-chat/v1/scores.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, cast

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.rerank import RerankRequest
from turnwire_schema.wire import known_keys
from turnwire_schema.wire.openai_chat import RerankResponse, Score, ScoreResponse, TextScore, TextsRequest

from turnwire.codecs.endpoint_values import refuse_odd, without
from turnwire.core.errors import InvalidDataError, Problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw

ScoreField: TypeAlias = Literal["text_1", "text_2", "queries", "documents", "data_1", "data_2"]

OWNER: Final = "tei"
"""The name under which options of TEI's are kept; no server that is asked reads them."""
LIST_LOSS: Final = "convert.rerank_list"

_WHAT: Final = "not a valid rerank request"
_PAIRS: Final[tuple[tuple[ScoreField, ScoreField], ...]] = (
    ("text_1", "text_2"),
    ("queries", "documents"),
    ("data_1", "data_2"),
)
_READ: Final = frozenset({"model", "query", "texts"})
_OPTIONS: Final = known_keys(TextsRequest) - _READ - {"return_text"}
"""What TEI is told beside the question and the texts."""


class Form(NamedTuple):
    """The words of one form."""

    kind: str
    """`texts` or `score`."""
    query: str
    """Where the question stands."""
    documents: str
    """Where the documents stand."""


def form_of(body: AnyRaw, *, scores: bool) -> Form | None:
    """The form of a client's body; None: the usual one. `scores`: whether it came to POST /score."""
    if scores:
        said = [each for each in _PAIRS if any(name in body for name in each)] or _PAIRS
        pair = next((each for each in said if all(body.get(name) is not None for name in each)), said[0])
        return Form("score", *pair)
    return Form("texts", "query", "texts") if "texts" in body and "documents" not in body else None


def read_form(form: Form, body: AnyRaw) -> tuple[dict[str, object], dict[str, object]]:
    """`body` in the usual words, and the options that no server reads.

    Raises:
        InvalidDataError: a text is missing, an option has another type than it may, or several texts are to be scored
            against several.
    """
    if form.kind == "texts":
        refuse_odd(TextsRequest, body, _WHAT, read=_READ)
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
    rest = without(body, *(name for pair in _PAIRS for name in pair))
    return {**rest, "query": query, "documents": texts}, {}


def in_words_of(form: Form, error: InvalidDataError) -> InvalidDataError:
    """`error` with the places of the client's own body."""
    places = {"query": form.query, "documents": form.documents}
    return InvalidDataError(_WHAT, [_moved(problem, places) for problem in error.problems])


def _moved(problem: Problem, places: Mapping[str, str]) -> Problem:
    first, slash, rest = problem.path[1:].partition("/")
    return problem._replace(path=f"/{places[first]}{slash}{rest}") if first in places else problem


def write_form(
    form: Form, written: Mapping[str, object], asked: RerankRequest, *, wants_text: bool, response_id: str, created: int
) -> tuple[list[TextScore] | ScoreResponse, list[Loss]]:
    """The usual answer in the form of the client, and what that form has no place for."""
    body = cast("RerankResponse", written)  # by the codec of reranking
    results = body["results"]
    if form.kind == "texts":
        scores: list[TextScore] = []
        for each in results:
            score: TextScore = {"index": each["index"], "score": each["relevance_score"]}
            if wants_text:
                score["text"] = asked.documents[each["index"]]
            scores.append(score)
        reason = "a bare list of scores has no model and no counts"
        return scores, [Loss(id=LIST_LOSS, at="/usage", reason=reason, action="left out")]
    ordered = sorted(results, key=lambda each: int(each["index"]))
    data: list[Score] = [
        {"index": each["index"], "object": "score", "score": each["relevance_score"]} for each in ordered
    ]
    answer: ScoreResponse = {
        "id": body.get("id") or response_id,
        "object": "list",
        "created": created,
        "model": body["model"],
        "data": data,
    }
    if "usage" in body:
        answer["usage"] = body["usage"]
    return answer, []
