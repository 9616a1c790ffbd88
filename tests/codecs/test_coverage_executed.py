"""The loss ledger is true: every canonical field comes back, or is exactly the loss that the ledger names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import Any

import pytest

from tests.cases import for_each
from tests.codecs.coverage.entry import Entry, parts_of
from tests.codecs.coverage.execute import Judge
from tests.codecs.coverage.more import MODELS, REQUESTS, RESPONSES, STREAMS
from tests.codecs.coverage.probes import Case, Drawn, request_cases, response_cases, stream_cases
from tests.codecs.coverage.schemas import Schemas, load_documents
from tests.codecs.coverage.streams import FRAMING, StreamJudge
from tests.codecs.coverage.table import COVERAGE, is_loss
from tests.codecs.coverage.values import KNOWN, by_codec
from tests.requirements import requirement
from turnwire.codecs.registry import CODEC_NAMES, get_codec

CASES = {"request": request_cases, "answer": response_cases, "stream": stream_cases}

by_way = for_each("way", CASES)
by_name = pytest.mark.parametrize("name", CODEC_NAMES)


def schemas_for(name: str, documents: Mapping[str, Any] | None = None) -> Schemas:
    """The canonical schemas with the values that one codec is tried with."""
    codec = get_codec(name)
    return Schemas(documents or load_documents(), {**KNOWN, **by_codec(codec.dialect, name)})


@cache
def drawn(way: str, owner: str = "") -> Drawn:
    """The cases of one way; with the class of a field of tomorrow, those of that field."""
    documents = with_field(owner, "tomorrow", {"type": ["string", "null"]}) if owner else load_documents()
    cases = CASES[way](Schemas(documents, {**KNOWN, **by_codec(Drawn.DIALECT, Drawn.NAME)}))
    return Drawn(case for case in cases if not owner or case.field == "tomorrow")


def cases_for(name: str, way: str, owner: str = "") -> Iterator[Case]:
    """The cases that one codec is tried with."""
    return drawn(way, owner).of(get_codec(name).dialect, name)


def judge_for(name: str, way: str, schemas: Schemas, covered: Mapping[str, Mapping[str, Entry]] | None = None) -> Judge:
    """One codec and its page of the ledger."""
    codec = get_codec(name)
    page = covered or COVERAGE[codec.dialect].covered
    if way == "stream":
        return StreamJudge(codec, page, schemas)
    return Judge(codec, page, schemas, "ChatRequest" if way == "request" else "ChatResponse", way)


def faults_of(judge: Judge, cases: Iterator[Case]) -> list[str]:
    """Each fault once, with the first place where it was seen."""
    found: dict[str, str] = {}
    for case in cases:
        for fault in judge.faults(case):
            found.setdefault(f"{case.owner}.{case.field}: {fault}", case.pointer)
    return [f"{pointer}: {fault}" for fault, pointer in found.items()]


def more(way: str) -> Iterator[tuple[str, Any]]:
    """Documents of which the losses are looked at, with their names."""
    if way == "answer":
        yield from RESPONSES.items()
    if way == "stream":
        last = {"is_complete": True, "finish_reason": "stop"}
        yield from ((title, {"chunks": [*chunks, last]}) for title, chunks in STREAMS.items())
    for title, document in REQUESTS.items() if way == "request" else ():
        for model in MODELS:
            yield f"{title}, {model}", {**document, "parameters": {**document["parameters"], "model": model}}


def judged(name: str, way: str) -> tuple[Judge, tuple[str, ...]]:
    """The judge of a codec that has seen all its cases, and what was wrong."""
    judge = judge_for(name, way, schemas_for(name))
    return judge, tuple(faults_of(judge, cases_for(name, way)))


judged_streams = cache(partial(judged, way="stream"))  # alone: what is kept of requests and answers is much


@cache
def executed(name: str, way: str) -> tuple[frozenset[tuple[str, str, str]], tuple[str, ...]]:
    """(class, field, loss id) of every loss that the cases of a codec gave, and what was wrong."""
    judge, found = judged_streams(name) if way == "stream" else judged(name, way)
    faults = [*found]
    if isinstance(judge, StreamJudge):
        faults += judge.without_effect(cases_for(name, way))
    for title, document in more(way):
        faults += [f"{title}: {fault}" for fault in judge.unnamed(document)]
    return frozenset(judge.produced), tuple(faults)


@requirement("COD-6")
@by_way
@by_name
def test_every_field_comes_back_or_is_the_loss_that_the_ledger_names(name: str, way: str) -> None:
    assert executed(name, way)[1] == ()


def produced(dialect: str) -> set[tuple[str, str, str]]:
    """(class, field, loss id) of every loss that a case gave, over all variants and ways."""
    names = [name for name in CODEC_NAMES if get_codec(name).dialect == dialect]
    return {entry for name in names for way in CASES for entry in executed(name, way)[0]}


NOT_TRIED: dict[str, dict[str, str]] = {
    "openai-responses": {"thinking_level": "the registered row has a word for every level"},
    "anthropic": {
        "call_id": "given by very long ids and by those that come again; test_anthropic_requests has them",
        "stop_sequence": "given beside the request that has stop sequences; test_anthropic_stop_named has it",
    },
    "gemini": {"schema": "the registered row sends JSON Schema; test_gemini_requests has an older row"},
}
"""Losses that no case gives in some row, with the reason."""


@requirement("COD-6")
@pytest.mark.parametrize("dialect", COVERAGE)
def test_every_loss_of_the_ledger_is_given_by_a_case_in_the_row_that_names_it(dialect: str) -> None:
    given = produced(dialect)
    named = {
        (owner, field, part)
        for owner, fields in COVERAGE[dialect].covered.items()
        for field, entry in fields.items()
        for way in ("request", "answer")
        for part in parts_of(entry, way)
        if is_loss(part)
    }
    excused = {f"{dialect}.{name}" for name in NOT_TRIED.get(dialect, {})}
    assert {entry for entry in named - given if entry[2] not in excused} == set()
    losses = set(COVERAGE[dialect].losses)
    assert losses - {loss for _, _, loss in given} <= excused <= losses


# What makes it fail


def with_field(name: str, field: str, schema: Any) -> dict[str, Any]:
    """The canonical documents with one field more."""
    documents = load_documents()
    for document in documents.values():
        if name in document["$defs"]:
            document["$defs"][name]["properties"][field] = schema
    return documents


@requirement("COD-6")
@for_each(("owner", "way"), [("ChatRequest", "request"), ("UserMessage", "request"), ("ChatResponse", "answer")])
@by_name
def test_a_new_field_that_is_entered_as_mapped_and_not_written_is_found(name: str, owner: str, way: str) -> None:
    schemas = schemas_for(name, with_field(owner, "tomorrow", {"type": ["string", "null"]}))
    page = COVERAGE[get_codec(name).dialect].covered
    covered = {**page, owner: {**page[owner], "tomorrow": "mapped"}}
    found = faults_of(judge_for(name, way, schemas, covered), cases_for(name, way, owner))
    assert found
    assert all("tomorrow" in fault for fault in found)


@requirement("COD-6")
@by_name
def test_a_field_of_a_chunk_that_adds_nothing_to_the_answer_is_found(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge, _ = judged_streams(name)
    assert isinstance(judge, StreamJudge)
    assert list(judge.without_effect(cases_for(name, "stream"))) == []
    monkeypatch.delitem(FRAMING, ("StreamingChunk", "is_complete"))
    assert list(judge.without_effect(cases_for(name, "stream"))) == [
        "/is_complete: StreamingChunk.is_complete: chunks add up to the same answer with it and without it"
    ]


@requirement("COD-6")
@by_name
def test_a_new_field_without_an_entry_is_found(name: str) -> None:
    schemas = schemas_for(name, with_field("TextPart", "tomorrow", {"type": ["string", "null"]}))
    found = faults_of(judge_for(name, "request", schemas), cases_for(name, "request", "TextPart"))
    assert any("the ledger has no entry" in fault for fault in found)


@requirement("COD-6")
@pytest.mark.parametrize(
    ("dialect", "owner", "field", "way"),
    [
        ("gemini", "ChatResponse", "created", "answer"),
        ("anthropic", "ModelParameters", "seed", "request"),
        ("openai-chat", "InvalidToolCall", "part_index", "answer"),
        ("ollama", "ImagePart", "detail", "request"),
        ("openai-responses", "StreamingChunk", "signature", "stream"),
    ],
)
def test_an_entry_that_says_mapped_where_there_is_a_loss_is_found(
    dialect: str, owner: str, field: str, way: str
) -> None:
    page = COVERAGE[dialect].covered
    covered = {**page, owner: {**page[owner], field: "mapped"}}
    schemas = schemas_for(dialect)
    cases = (case for case in cases_for(dialect, way) if (case.owner, case.field) == (owner, field))
    assert faults_of(judge_for(dialect, way, schemas, covered), cases)
