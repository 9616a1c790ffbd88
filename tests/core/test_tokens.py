"""The token estimate against real counts."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    DocumentPart,
    ForeignPart,
    ImagePart,
    InvalidToolCall,
    Messages,
    TextPart,
    ThinkingPart,
    ToolCall,
    UnknownPart,
    assistant,
    tool_result,
    user,
)
from turnwire.core import tokens
from turnwire.core.tokens import LONG_TEXT, MEDIA_TOKENS, MESSAGE_OVERHEAD, estimate_text_tokens, estimate_tokens

TABLE = json.loads((Path(__file__).parent / "data" / "token-counts.json").read_text(encoding="utf-8"))
ROWS = TABLE["rows"]
ESTIMATED = [estimate_text_tokens(row["text"]) / row["o200k_tokens"] for row in ROWS]
QUARTERS = [len(row["text"]) / 4 / row["o200k_tokens"] for row in ROWS]


def typical_error(ratios: list[float]) -> float:
    """By what factor a ratio is off, on average: 1 is exact."""
    return math.exp(sum(abs(math.log(ratio)) for ratio in ratios) / len(ratios))


@requirement("MSG-14")
def test_the_estimate_beats_characters_divided_by_four() -> None:
    assert typical_error(ESTIMATED) < 1.1
    assert typical_error(QUARTERS) > 1.5
    assert max(ESTIMATED) / min(ESTIMATED) < 1.65
    assert max(QUARTERS) / min(QUARTERS) > 4


@requirement("MSG-14", "NFR-4")
def test_the_numbers_in_the_documentation_are_those_of_the_table() -> None:
    text = " ".join((tokens.__doc__ or "").split())
    low, high, off = re.findall(r"between ([\d.]+) and ([\d.]+) of the real count and is (\d+) %", text)[0]
    assert float(low) <= min(ESTIMATED) <= float(low) + 0.1
    assert float(high) - 0.1 <= max(ESTIMATED) <= float(high)
    assert round((typical_error(ESTIMATED) - 1) * 100) == int(off)
    low, high, off = re.findall(r"characters / 4 lies between ([\d.]+) and ([\d.]+) and is (\d+) %", text)[0]
    assert float(low) == pytest.approx(min(QUARTERS), abs=0.01)
    assert float(high) == pytest.approx(max(QUARTERS), abs=0.05)
    assert round((typical_error(QUARTERS) - 1) * 100) == int(off)
    assert "fifty texts" in text
    assert len(ROWS) == 50


@requirement("MSG-14")
@for_each("row", ROWS, ids=[f"{row['kind']} {number}" for number, row in enumerate(ROWS)])
def test_the_estimate_of_each_kind_of_text_is_near(row: Any) -> None:
    assert 0.8 <= estimate_text_tokens(row["text"]) / row["o200k_tokens"] <= 1.4


@requirement("MSG-14")
@pytest.mark.parametrize(
    ("text", "count"), [("", 0), (" \n ", 1), ("a", 1), ("hello world", 2), ("12345", 2), ("…", 2), ("日本", 2)]
)
def test_small_texts(text: str, count: int) -> None:
    assert estimate_text_tokens(text) == count


@requirement("MSG-14")
@given(text=st.text())
def test_any_text_has_an_estimate_that_grows_with_it(text: str) -> None:
    once = estimate_text_tokens(text)
    assert 0 <= once <= 2 * len(text) + 1
    assert estimate_text_tokens(f"{text}\n{text}") >= once


@requirement("MSG-14", "MSG-8")
def test_a_text_is_read_whole_up_to_four_hundred_thousand_characters() -> None:
    plain = "a " * 200_000
    rare = plain[:21_000] + "漢" * 3_000 + plain[24_000:]  # between the first two samples
    assert estimate_text_tokens(rare) - estimate_text_tokens(plain) > 800
    assert estimate_text_tokens(rare + "a") == estimate_text_tokens(plain + "a")


@requirement("MSG-14", "MSG-8")
def test_a_long_text_is_sampled_and_the_estimate_goes_on_smoothly() -> None:
    text = " ".join(row["text"] for row in ROWS) * 200
    assert len(text) > LONG_TEXT
    whole = sum(estimate_text_tokens(text[start : start + LONG_TEXT]) for start in range(0, len(text), LONG_TEXT))
    assert estimate_text_tokens(text) == pytest.approx(whole, rel=0.05)


@requirement("MSG-14")
@pytest.mark.parametrize(
    ("message", "count"),
    [
        (user("hello world"), 2),
        (user([TextPart(text="hello"), TextPart(text="world")]), 2),
        (user([ImagePart(url="u")]), MEDIA_TOKENS),
        (user([DocumentPart(path="a.pdf")]), MEDIA_TOKENS),
        (user([DocumentPart(text="hello world")]), 2),
        (user([ForeignPart(dialect="gemini", data={"a": 1}), UnknownPart(type="later")]), 0),
        (assistant([ThinkingPart(text="hello"), TextPart(text="world")]), 2),
        (assistant([ThinkingPart(redacted_data="opaque")]), 0),
        (tool_result("c1", ""), 0),
        (
            assistant(None, [ToolCall(id="c1", name="get", arguments={"a": 1})]),
            MESSAGE_OVERHEAD + 1 + estimate_text_tokens('{"a":1}'),
        ),
        (
            assistant(invalid_tool_calls=[InvalidToolCall(id="c1", arguments_text="hello", reason="not_json")]),
            MESSAGE_OVERHEAD + 1,
        ),
    ],
)
def test_a_message_is_its_parts_its_calls_and_the_templates_markers(message: Any, count: int) -> None:
    assert estimate_tokens(message) == MESSAGE_OVERHEAD + count


@requirement("MSG-14")
def test_the_estimate_of_a_chain_is_the_sum_of_its_messages() -> None:
    chain = Messages().system("Be brief.").human("hello world").ai("Hi")
    assert chain.estimate_tokens() == sum(estimate_tokens(message) for message in chain)
    assert Messages().estimate_tokens() == 0


@given(st.text(st.characters(max_codepoint=127), max_size=200))
def test_a_text_of_ascii_is_estimated_by_the_rule_for_every_text(text: str) -> None:
    beside_another = tokens._estimate(f"{text} …") - 1.5  # one symbol that is not ASCII: all is read piece by piece
    assert abs(tokens._estimate(text) - beside_another) < 1e-6
