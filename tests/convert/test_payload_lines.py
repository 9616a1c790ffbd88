"""Which lines of a payload are read, one by one: JSON lines, events, and what stands between them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cases import for_each
from turnwire.convert.lines import payload_lines
from turnwire.convert.payload import detect_payload


@for_each(
    ("text", "lines"),
    [
        ('{"a":1}', None),
        ('{"a":1}\n{"b":2}', [(1, '{"a":1}'), (2, '{"b":2}')]),
        ('{"a":1}\n\n  {"b":2} \n', [(1, '{"a":1}'), (3, '{"b":2}')]),
        ('{"a":1}\nbroken', [(1, '{"a":1}'), (2, "broken")]),
        ('{"a":1}\nbroken\nbroken', None),
        ('{"a":1}\nbroken\n{"b":2}\n[1]', [(1, '{"a":1}'), (2, "broken"), (3, '{"b":2}'), (4, "[1]")]),
        ("broken\nbroken", None),
        ("", None),
        ('event: a\n{"a":1}', None),
        ('event: a\nid: 1\nretry: 2\n: hello\n{"a":1}\n{"b":2}', [(5, '{"a":1}'), (6, '{"b":2}')]),
        (
            '{"a":1}\n{"b":2}\n{"c":3}\nx\ny\nz',
            [(1, '{"a":1}'), (2, '{"b":2}'), (3, '{"c":3}'), (4, "x"), (5, "y"), (6, "z")],
        ),
        ('{"a":1}\n{"b":2}\n{"c":3}\nw\nx\ny\nz', None),
        ("[1]\n[2]", None),
        ('data: {"a":1}', [(1, '{"a":1}')]),
        ('event: a\ndata: {"a":1}\n\ndata:\ndata: [DONE]\nid: 7', [(2, '{"a":1}')]),
        ('data: 1\n{"a":1}\n{"b":2}\ndata: 2', [(1, "1"), (2, '{"a":1}'), (3, '{"b":2}'), (4, "2")]),
        ('data: 1\n{"a":\n1}\n: x\n[\n2]\ndata: 2', [(1, "1"), (2, '{"a":\n1}'), (5, "[\n2]"), (7, "2")]),
        ('data: 1\n{"a":1}\nx', [(1, "1"), (2, '{"a":1}\nx')]),
        ("data: 1\nx", [(1, "1"), (2, "x")]),
    ],
)
def test_lines_are_payloads_where_most_are_json_or_some_are_events(
    text: str, lines: list[tuple[int, str]] | None
) -> None:
    found = payload_lines(text.encode())
    assert (None if found is None else [(number, line.decode()) for number, line in found]) == lines


PIECE = {"id": "i", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": []}
WHOLE = {
    "id": "i",
    "object": "chat.completion",
    "created": 1,
    "model": "m",
    "choices": [{"index": 0, "message": {"role": "assistant", "content": "a"}, "finish_reason": "stop"}],
}
ERROR = {"error": {"message": "no", "type": "t", "param": None, "code": None}}
OLLAMA = {"model": "m", "created_at": "2026-01-01T00:00:00Z", "message": {"role": "assistant", "content": ""}}


@pytest.mark.parametrize(
    ("values", "found"),
    [
        ([PIECE, PIECE], ("stream", "openai-chat")),
        ([WHOLE, ERROR], ("stream", "openai-chat")),
        (["broken", {"x": 1}, PIECE], ("stream", "openai-chat")),
        ([ERROR, PIECE], ("stream", "openai-chat")),
        ([ERROR, {**OLLAMA, "done": False}], ("stream", "ollama")),
        ([ERROR, ERROR, {"x": 1}], ("stream", "openai-chat")),
        ([{"x": 1}, {"y": 1}], None),
    ],
)
def test_the_first_line_that_says_what_it_is_decides_and_an_error_only_where_none_does(
    values: list[Any], found: tuple[str, str] | None
) -> None:
    data = "\n\n".join(f"data: {each if isinstance(each, str) else json.dumps(each)}" for each in values).encode()
    detected = detect_payload(data)
    assert (None if detected is None else (detected.kind, detected.dialect)) == found
