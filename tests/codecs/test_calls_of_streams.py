"""Calls in any order of pieces, written as a stream and read again: the calls that the pieces make."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from turnwire_schema.v1.stream import StreamingChunk

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import get_codec

FILE: Final = Path(__file__).parents[2] / "schemas" / "turnwire" / "v1" / "stream.cases.json"
DIALECTS: Final = ("anthropic", "openai-responses", "gemini-interactions", "gemini", "ollama")
ODD: Final[dict[str, tuple[str, ...]]] = {
    "a name in pieces": ("anthropic", "gemini-interactions"),  # the block begins with the name
    "a piece without a name belongs to the call that has its id": ("anthropic",),  # its block has ended
    "a whole call of a cut answer": ("anthropic", "openai-responses"),  # without arguments, which may be cut
}
"""Cases whose calls a wire cannot say, and those wires."""


def cases() -> list[Any]:
    """Every stream whose calls may all run."""
    found = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
    whole = (case for case in found if case.get("response", {}).get("message", {}).get("tool_calls"))
    return [
        pytest.param(dialect, case, id=f"{dialect}: {case['name']}")
        for case in whole
        if "invalid_tool_calls" not in case["response"]["message"]
        for dialect in DIALECTS
        if dialect not in ODD.get(case["name"], ())
    ]


@requirement("MSG-13")
@for_each(("dialect", "case"), cases())
def test_calls_are_those_that_their_pieces_make(dialect: str, case: Any) -> None:
    codec = get_codec(dialect)
    encoder = codec.stream_encoder(model="m", response_id="r", created=1)
    fed = [encoder.feed(StreamingChunk.from_dict(chunk)) for chunk in case["chunks"]]
    answer = codec.decode_stream([*fed, encoder.close()])
    told = [(call.name, call.arguments) for call in answer.message.tool_calls or ()]
    wanted = [(call["name"], call["arguments"]) for call in case["response"]["message"]["tool_calls"]]
    assert sorted(told, key=str) == sorted(wanted, key=str)
