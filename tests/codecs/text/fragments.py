"""Texts for each format, put together from its marks, parts of its cases, and what people write."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

FOLDER = Path(__file__).resolve().parents[3] / "schemas" / "text" / "v1"
ANY = (
    *(" ", "\n", "\n\n", "    ", "a", "Hello. ", "é🙂", "1", "-2.5", "null", "{", "}", "[", "]", "(", ")", ",", ":"),
    *("=", '"', "'", "`", "```\n", "~~~\n", "> ", "- ", "\\", "<", "|", '{"name": "f", "arguments": {"a": 1}}'),
    *('{"a": "b"}', '"a": {}', "f", "f(a=1)"),
)  # fmt: skip


def row_of(name: str) -> dict[str, Any]:
    row: dict[str, Any] = json.loads((FOLDER / f"{name}.format.json").read_text(encoding="utf-8"))
    return row


def cases_of(name: str) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads((FOLDER / f"{name}.cases.json").read_text(encoding="utf-8"))["cases"]
    return cases


def marks_of(name: str) -> list[str]:
    """Marks of the format that may say nothing but what they begin or end."""
    row = row_of(name)
    thoughts = row.get("thoughts", {})
    found = {*thoughts.get("open", ()), *thoughts.get("close", ()), *row.get("dropped", ())}
    for calls in row.get("calls", ()):
        found.update(calls.get("open", ()), calls.get("close", ()), _words(calls["steps"]))
    return sorted(found)


def _words(steps: Any) -> Iterator[str]:
    for step in steps:
        yield from step.get("one_of", ())
        yield from (step[key] for key in ("mark", "until") if isinstance(step.get(key), str))
        yield from (
            mark for key in ("until", "then", "quotes") if isinstance(step.get(key), list) for mark in step[key]
        )
        for branch in (step, *step.get("branches", ())):
            yield from _words(branch.get("steps", ()))


def texts_of(name: str) -> st.SearchStrategy[str]:
    marks = marks_of(name)
    texts = [case["text"] for case in cases_of(name)]
    parts = st.builds(
        lambda text, at, size: text[at : at + size], st.sampled_from(texts), st.integers(0, 80), st.integers(1, 80)
    )
    begun = st.builds(lambda mark, size: mark[:size], st.sampled_from(marks), st.integers(1, 12))
    pieces = st.one_of(st.sampled_from(marks), st.sampled_from(ANY), st.sampled_from(texts), parts, begun)
    return st.lists(pieces, max_size=10).map("".join)
