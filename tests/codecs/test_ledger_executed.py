"""The loss ledger is true: every canonical field comes back, or is exactly the loss that the ledger names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from tests.codecs.ledger.execute import Judge
from tests.codecs.ledger.more import MODELS, REQUESTS, RESPONSES
from tests.codecs.ledger.probes import Case, request_cases, response_cases, stream_cases
from tests.codecs.ledger.schemas import Schemas, load_documents
from tests.codecs.ledger.streams import StreamJudge
from tests.codecs.ledger.values import KNOWN, by_codec
from tests.requirements import requirement
from turnwire.codecs.ledger import LEDGER
from turnwire.codecs.ledger_entry import Entry
from turnwire.codecs.registry import CODEC_NAMES, get_codec

CASES = {"request": request_cases, "answer": response_cases, "stream": stream_cases}

by_way = pytest.mark.parametrize("way", CASES)
by_name = pytest.mark.parametrize("name", CODEC_NAMES)


def schemas_for(name: str, documents: Mapping[str, Any] | None = None) -> Schemas:
    """The canonical schemas with the values that one codec is tried with."""
    codec = get_codec(name)
    return Schemas(documents or load_documents(), {**KNOWN, **by_codec(codec.dialect, name)})


def judge_for(name: str, way: str, schemas: Schemas, covered: Mapping[str, Mapping[str, Entry]] | None = None) -> Judge:
    """One codec and its page of the ledger."""
    codec = get_codec(name)
    page = covered or LEDGER[codec.dialect].covered
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
    for title, document in REQUESTS.items() if way == "request" else ():
        for model in MODELS:
            yield f"{title}, {model}", {**document, "parameters": {**document["parameters"], "model": model}}


@cache
def executed(name: str, way: str) -> tuple[Judge, tuple[str, ...]]:
    """A codec with all its cases tried, and what was wrong."""
    schemas = schemas_for(name)
    judge = judge_for(name, way, schemas)
    faults = faults_of(judge, CASES[way](schemas))
    for title, document in more(way):
        faults += [f"{title}: {fault}" for fault in judge.unnamed(document)]
    return judge, tuple(faults)


@requirement("COD-6")
@by_way
@by_name
def test_every_field_comes_back_or_is_the_loss_that_the_ledger_names(name: str, way: str) -> None:
    assert executed(name, way)[1] == ()
