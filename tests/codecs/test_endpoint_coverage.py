"""The ledger of the endpoints beside chat is true: every field comes back, or is exactly the loss that it names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from turnwire_schema import v1

from tests.codecs.coverage.endpoints import ENDPOINT_LEDGER, EndpointPage
from tests.codecs.coverage.entry import Words
from tests.requirements import requirement
from tools import write_losses
from turnwire.codecs.endpoints.codecs import get_endpoint_codec, speaks
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.core.errors import LossRefusedError

pytestmark = pytest.mark.requirement("COD-6", "END-1")

LEAST: dict[str, Any] = {
    "EmbeddingRequest": {"model": "m", "inputs": ["a text"]},
    "EmbeddingResponse": {"embeddings": [{"index": 0, "values": [0.5, -1]}], "usage": {}, "model": "m"},
    "RerankRequest": {"model": "m", "query": "q", "documents": ["a", "b"]},
    "RerankResponse": {"results": [{"index": 1, "score": 0.5}], "usage": {}, "model": "m"},
}
WHOLE = {name: LEAST[f"{name}Request"] for name in ("Embedding", "Rerank")}

# Values that a field is tried with; those of classes inside an answer stand at the place that `PLACES` names.
PROBES: dict[tuple[str, str], list[Any]] = {
    ("EmbeddingRequest", "model"): ["other"],
    ("EmbeddingRequest", "inputs"): [["one"], ["one", "two"], [[1, 2]], ["one", [3]]],
    ("EmbeddingRequest", "dimensions"): [2],
    ("EmbeddingRequest", "input_type"): ["query", "code_query"],
    ("EmbeddingRequest", "truncate"): [True, False],
    ("EmbeddingResponse", "embeddings"): [
        [{"index": 0, "values": [1]}],
        [{"index": 0, "values": [1.5]}, {"index": 1, "values": [2]}],
        [],
    ],
    ("EmbeddingResponse", "usage"): [{}, {"prompt_tokens": 3, "completion_tokens": 0}],
    ("EmbeddingResponse", "model"): ["other", None],
    ("RerankRequest", "model"): ["other"],
    ("RerankRequest", "query"): ["another"],
    ("RerankRequest", "documents"): [["one"], ["one", "two", ""]],
    ("RerankRequest", "top_n"): [1],
    ("RerankResponse", "results"): [[{"index": 0, "score": 2}, {"index": 1, "score": -2.5}], []],
    ("RerankResponse", "usage"): [{}, {"prompt_tokens": 3, "completion_tokens": 0}],
    ("RerankResponse", "model"): ["other", None],
    ("Embedding", "index"): [0],
    ("Embedding", "values"): [[1.25, 0]],
    ("RerankResult", "index"): [0],
    ("RerankResult", "score"): [1, -8.25],
    ("RerankResult", "document"): ["a document"],
    ("UsageInfo", "completion_tokens"): [0, 5],
    ("UsageInfo", "is_estimated"): [True],
    ("UsageInfo", "server_timings"): [{"total_ns": 5}],
    ("UsageInfo", "extras"): [{"probe": 1}],
}
BY_FIELD: dict[str, list[Any]] = {
    "id": ["probe-1"],
    "timeout": [1.5],
    "metadata": [{"mine": 1}],
    "extras": [{"probe": [1, "a"]}],
    "diagnostics": [[{"id": "odd_field", "what": "odd"}]],
}
OPTIONS: dict[str, dict[str, Any]] = {
    "openai-chat": {"user": "u"},
    "ollama": {"keep_alive": "5m", "options": {"num_ctx": 64}},
    "gemini": {"title": "t"},
}
PLACES: dict[str, tuple[str, ...]] = {
    "Embedding": ("embeddings", "0"),
    "RerankResult": ("results", "0"),
    "UsageInfo": ("usage",),
    "ServerTimings": ("usage", "server_timings"),
}
ENDPOINTS = [
    pytest.param(endpoint, name, id=f"{endpoint} {name}")
    for endpoint, dialect in ENDPOINT_LEDGER
    for name in CODEC_NAMES
    if speaks(endpoint, name) and get_codec(name).dialect == dialect
]


class Case(NamedTuple):
    """One value of one field, in the smallest document that has it."""

    owner: str
    field: str
    value: Any
    document: dict[str, Any]
    place: tuple[str, ...]
    base: dict[str, Any]

    @property
    def pointer(self) -> str:
        return "".join(f"/{step}" for step in (*self.place, self.field))


def page_of(endpoint: str, name: str) -> EndpointPage:
    return ENDPOINT_LEDGER[endpoint, get_codec(name).dialect]


def root_of(page: EndpointPage, way: str) -> str:
    return next(owner for owner in page.covered if owner.endswith(way))


def cases(page: EndpointPage, dialect: str) -> Iterator[Case]:
    """Every value of every field."""
    for owner, fields in page.covered.items():
        place = PLACES.get(owner, ())
        root = LEAST[owner if not place else root_of(page, "Response")]
        for field in fields:
            for value in probes(owner, field, dialect):
                if value is not None or not place:
                    yield Case(owner, field, value, with_value(root, (*place, field), value), place, root)


def probes(owner: str, field: str, dialect: str) -> list[Any]:
    if field == "provider_options":
        return [{dialect: OPTIONS[dialect]}]
    if field == "total_tokens":
        return []  # derived
    return PROBES.get((owner, field)) or BY_FIELD.get(field) or [7]


def with_value(document: Any, place: tuple[str, ...], value: Any) -> Any:
    """A copy of `document` with `value` at `place`; what is missing on the way is made."""
    step, *rest = place
    if isinstance(document, list):
        return [with_value(each, tuple(rest), value) if str(n) == step else each for n, each in enumerate(document)]
    inner = value if not rest else with_value(document.get(step) or {}, tuple(rest), value)
    changed = {**document, step: inner}
    return {key: each for key, each in changed.items() if each is not None}


def found_at(model: Any, place: tuple[str, ...]) -> Any:
    """What stands at a place of a canonical value, as JSON."""
    value: Any = model.to_dict()
    for step in place:
        held = value[int(step)] if isinstance(value, list) and len(value) > int(step or 0) else None
        value = value.get(step) if isinstance(value, dict) else held
    return value


def losses_named(words: Words) -> set[str]:
    parts = (words,) if isinstance(words, str) else words
    return {part for part in parts if " " not in part and "." in part}


@cache
def executed(endpoint: str, name: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """(ids of the losses that came, what was wrong) of every case in one variant."""
    page, dialect = page_of(endpoint, name), get_codec(name).dialect
    given: set[str] = set()
    wrong = []
    for case in cases(page, dialect):
        words = page.covered[case.owner][case.field]
        came, fault = judged(endpoint, name, case, words)
        given |= came
        if fault:
            wrong.append(f"{case.owner}.{case.field} = {case.value!r}: {fault}")
    return frozenset(given), tuple(wrong)


def judged(endpoint: str, name: str, case: Case, words: Words) -> tuple[set[str], str | None]:
    """(losses, what is wrong) of one case: it comes back, or exactly what the ledger names is reported there."""
    codec: Any = get_endpoint_codec(endpoint, name)
    root = case.owner if not case.place else root_of(page_of(endpoint, name), "Response")
    is_request = root.endswith("Request")
    encode = codec.encode_request if is_request else codec.encode_response
    model = getattr(v1, root)
    try:
        body, losses = encode(model.from_dict(case.document))
    except LossRefusedError as error:
        losses, body = error.losses, None
    ids = {loss.id for loss in losses if loss.at.startswith(case.pointer) or (loss.at == "" and case.field == "model")}
    if others := {loss.id for loss in losses} - ids:
        others -= {loss.id for loss in encode(model.from_dict(case.base)).losses}
        if others:
            return ids, f"also reports {sorted(others)}"
    if not ids <= losses_named(words):
        return ids, f"reports {sorted(ids)}, which the ledger does not name"
    if ids:
        return ids, None
    parts = (words,) if isinstance(words, str) else words
    if any(part.startswith("never sent") for part in parts):
        return ids, None if body == encode(model.from_dict(case.base)).value else "is sent, which it should never be"
    if is_request:
        again = codec.decode_request(body, model=case.value if case.field == "model" else "m").value
    else:
        again = codec.decode_response(body)
    wanted = found_at(model.from_dict(case.document), (*case.place, case.field))
    if found_at(again, (*case.place, case.field)) == wanted or any(part.startswith("unsaid") for part in parts):
        return ids, None
    return ids, "does not come back, and nothing is reported"


@requirement("COD-2")
@pytest.mark.parametrize("key", ENDPOINT_LEDGER, ids=" ".join)
def test_every_field_of_an_endpoint_has_a_row_and_every_row_a_field(key: tuple[str, str]) -> None:
    for owner, fields in ENDPOINT_LEDGER[key].covered.items():
        kind = getattr(v1, owner)
        assert set(fields) == set(kind.model_fields) | set(kind.model_computed_fields), owner


@pytest.mark.parametrize(("endpoint", "name"), ENDPOINTS)
def test_every_field_comes_back_or_is_the_loss_that_the_ledger_names(endpoint: str, name: str) -> None:
    assert executed(endpoint, name)[1] == ()


@pytest.mark.parametrize("dialect", sorted({dialect for _, dialect in ENDPOINT_LEDGER}))
def test_every_loss_of_an_endpoint_is_given_by_a_case(dialect: str) -> None:
    keys = [(each.values[0], each.values[1]) for each in ENDPOINTS]
    given = {
        loss
        for endpoint, name in keys
        if get_codec(str(name)).dialect == dialect
        for loss in executed(str(endpoint), str(name))[0]
    }
    assert given == {loss for key, page in ENDPOINT_LEDGER.items() if key[1] == dialect for loss in page.losses}


def test_a_row_that_is_not_true_is_found() -> None:
    case = next(each for each in cases(page_of("embeddings", "ollama"), "ollama") if each.field == "input_type")
    assert judged("embeddings", "ollama", case, "mapped")[1] is not None


def test_the_page_of_losses_has_those_of_the_endpoints() -> None:
    text = write_losses.text()
    assert all(f"`{loss}`" in text for page in ENDPOINT_LEDGER.values() for loss in page.losses)
