"""`turnwire embed`: a vector for each text, as JSON lines or as one object."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runner import turnwire
from turnwire.cli.embed import AT_ONCE
from turnwire.providers.kinds.mock_endpoints import DIMENSIONS, vector_of

pytestmark = pytest.mark.requirement("CLI-1", "END-1")

SKY, GRASS = "Why is the sky blue?", "Why is the grass green?"


@pytest.fixture(autouse=True)
def configured() -> None:
    path = Path(".agent/config.yml")
    path.parent.mkdir(exist_ok=True)
    path.write_text("model_providers: {default: m, providers: {m: {type: mock, models: [{name: a}, {name: b}]}}}\n")


def lines(out: str) -> list[object]:
    return [json.loads(line) for line in out.splitlines()]


def test_each_text_is_a_line_with_its_vector() -> None:
    result = turnwire("embed", SKY, GRASS)
    assert (result.code, result.err) == (0, "")
    assert lines(result.out) == [
        {"index": place, "text": text, "embedding": list(vector_of(text, DIMENSIONS))}
        for place, text in enumerate((SKY, GRASS))
    ]


@pytest.mark.parametrize("arguments", [(), ("-",)])
def test_lines_of_standard_input_are_texts(arguments: tuple[str, ...]) -> None:
    texts = [f"text {number}" for number in range(AT_ONCE + 3)]
    result = turnwire("embed", *arguments, "--dimensions", "4", stdin="\n\n".join(texts).encode())
    assert result.code == 0
    assert lines(result.out) == [
        {"index": place, "text": text, "embedding": list(vector_of(text, 4))} for place, text in enumerate(texts)
    ]


def test_as_one_object_the_counts_of_all_calls_are_told_together() -> None:
    texts = ["one", "two"] * AT_ONCE
    whole = turnwire("embed", "--json", "--model", "b", stdin="\n".join(texts).encode()).json
    assert [each["index"] for each in whole["embeddings"]] == list(range(len(texts)))
    assert [each["values"] for each in whole["embeddings"]] == [list(vector_of(text, DIMENSIONS)) for text in texts]
    assert (whole["model"], whole["usage"]["prompt_tokens"]) == ("b", whole["usage"]["total_tokens"])
    half = turnwire("embed", "--json", *texts[:AT_ONCE]).json
    assert whole["usage"]["prompt_tokens"] == 2 * half["usage"]["prompt_tokens"]


@pytest.mark.parametrize(
    ("arguments", "code", "named"),
    [
        ((), 2, "there is no text"),
        (("a", "--model", " "), 2, "--model"),
        (("a", "--for", "fun"), 2, "--for: use one of: query"),
        (("a", "--timeout", "inf"), 2, "--timeout"),
        (("a", "--dimensions", "99999"), 1, "dimensions"),
        (("a", "--provider", "nobody"), 2, "nobody"),
    ],
)
def test_what_cannot_be_asked_is_an_error_with_its_name(arguments: tuple[str, ...], code: int, named: str) -> None:
    result = turnwire("embed", *arguments)
    assert (result.code, result.out) == (code, "")
    assert named in result.err


def test_bytes_that_are_no_text_are_refused() -> None:
    result = turnwire("embed", stdin=b"\xff")
    assert (result.code, result.out) == (2, "")
    assert "UTF-8" in result.err
