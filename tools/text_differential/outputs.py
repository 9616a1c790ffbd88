"""Outputs that a model could have written, made from a seed, each with what a client should get of it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tools.text_differential.writers import WRITERS, Call, Writer

TOOLS: Final[Mapping[str, Any]] = {
    "get_weather": {
        "type": "object",
        "properties": {
            "location": {"type": "string"},
            "days": {"type": "integer"},
            "metric": {"type": "boolean"},
        },
        "required": ["location"],
    },
    "search": {
        "type": "object",
        "properties": {
            "query": {"type": "string"},
            "limit": {"type": ["integer", "null"]},
            "tags": {"type": "array", "items": {"type": "string"}},
            "filter": {"type": "object"},
        },
        "required": ["query"],
    },
    "move_to": {
        "type": "object",
        "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
        "required": ["x", "y"],
    },
    "write_note": {"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"]},
    "ping": {"type": "object", "properties": {}},
}

TEXTS: Final[Mapping[str, tuple[str, ...]]] = {
    "plain": ("Paris", "New York", "two words", "a" * 40),
    "unicode": ("Zürich – 東京 🌍", "naïve café", "e\u0301 \u200d x", "Ω≈ç√∫"),
    "quotes": ('say "hi"', "it's", '"', "'", "a 'b' \"c\""),
    "backslashes": ("C:\\temp\\new", "\\n is no line", "\\", "a\\\\b"),
    "lines": ("one\ntwo", "def f():\n    return {}\n", "\ttab", "a\r\nb"),
    "spaces": (" leading", "trailing ", "a  b"),
    "empty": ("",),
    "brackets": ("{", "}", "[1, 2]", "a) b(", "}]", '{"a": 1}', "f(x=1)"),
    "numbers": ("42", "-1", "06", "1e5", "6.50"),
    "words": ("null", "true", "None", "False"),
    "angles": ("a < b > c", "<b>bold</b>", "</p>", "x << 2", "<|x|>"),
    "code": ("```python\nprint(1)\n```", "`ls`", "a; b", "k=v, w=z"),
    "entities": ("R&D", "a &amp; b", "&lt;b&gt;"),
}
"""Kind → texts of arguments."""

CONTENTS: Final = ("", "", "Let me look that up.", "I'll check.\n\nOne moment:", "Sure – für Zürich.")
AFTER: Final = ("", "", "", "Done.")
THOUGHTS: Final = ("The user wants the weather.", "Two steps:\n1. search\n2. answer", 'They said "now".')


@dataclass(frozen=True)
class Output:
    """A made output. `cut` says what of a call is missing; then `calls` has those before it."""

    number: int
    format: str
    text: str
    content: str
    thoughts: str
    calls: tuple[Call, ...]
    kinds: tuple[str, ...]
    """What is in it that is easily read wrong."""
    is_cut: bool
    marks: tuple[str, ...]


def outputs(seed: int, count: int) -> Iterator[Output]:
    """So many outputs, in turn over all formats."""
    names = sorted(WRITERS)
    for number in range(count):
        yield _output(number, names[number % len(names)], random.Random(f"{seed}/{number}"))


def pieces(output: Output, seed: int, most: int) -> list[str]:
    """The text in pieces of so many characters and marks at most; never a part of a mark."""
    units: list[str] = []
    at = 0
    while at < len(output.text):
        mark = next((mark for mark in output.marks if output.text.startswith(mark, at)), output.text[at])
        units.append(mark)
        at += len(mark)
    chance = random.Random(f"{seed}/{output.number}/{most}")
    found: list[str] = []
    at = 0
    while at < len(units):
        end = at + (chance.randint(1, most) if most > 1 else 1)
        found.append("".join(units[at:end]))
        at = end
    return found


def _output(number: int, format: str, chance: random.Random) -> Output:
    writer = WRITERS[format]
    kinds: set[str] = set()
    many = 1 if not writer.has_several or chance.random() < 0.6 else chance.randint(2, 3)
    calls = tuple(_call(writer, chance, kinds) for _ in range(many))
    if many > 1:
        kinds.add("several calls")
    content = chance.choice(CONTENTS) if writer.has_content else ""
    after = chance.choice(AFTER) if writer.has_after else ""
    thoughts = chance.choice(THOUGHTS) if writer.has_thoughts and chance.random() < 0.3 else ""
    if content:
        kinds.add("text before")
    if after:
        kinds.add("text after")
    if thoughts:
        kinds.add("thoughts")
    written = writer.write(thoughts, content, calls, after)
    text = written.text
    is_cut = chance.random() < 0.15
    if is_cut:
        at = chance.randrange(written.spans[-1][0] + 1, written.spans[-1][1])
        text = text[:at]
        calls = calls[:-1] if writer.is_certain_by_call else ()
        kinds = {"cut"} | (kinds & {"several calls", "thoughts"})
        after = ""
    marks = tuple(sorted(writer.marks, key=len, reverse=True))
    return Output(
        number, format, text, content + (after and f"\n{after}"), thoughts, calls, tuple(sorted(kinds)), is_cut, marks
    )


def _call(writer: Writer, chance: random.Random, kinds: set[str]) -> Call:
    name = chance.choice(sorted(TOOLS))
    members = TOOLS[name]["properties"]
    required = TOOLS[name].get("required", ())
    arguments: dict[str, Any] = {}
    for key, schema in members.items():
        if key in required or chance.random() < 0.5:
            arguments[key] = _value(schema, writer, chance, kinds)
    if not arguments:
        kinds.add("no arguments")
    return name, arguments


def _text(writer: Writer, chance: random.Random, kinds: set[str]) -> str:
    if writer.may_hold_marks and chance.random() < 0.08:
        kinds.add("mark in a string")
        return f"see {chance.choice(sorted(writer.marks))} there"
    kind = chance.choice(sorted(TEXTS))
    text = chance.choice(TEXTS[kind])
    if not writer.can_write(text):
        return "plain"
    if kind != "plain":
        kinds.add(kind)
    return text


def _value(schema: Mapping[str, Any], writer: Writer, chance: random.Random, kinds: set[str]) -> Any:
    kind = schema["type"]
    if kind == "string":
        return _text(writer, chance, kinds)
    if kind == "boolean":
        return chance.random() < 0.5
    if kind == "integer" or kind == ["integer", "null"]:
        if kind != "integer" and chance.random() < 0.4:
            kinds.add("null")
            return None
        value = chance.choice((0, 7, 42, -1, -30, 10**12))
        if value < 0:
            kinds.add("negative number")
        return value
    if kind == "number":
        number = chance.choice((0.5, -0.25, 3, -7, 1e-7, 12345.678))
        if number < 0:
            kinds.add("negative number")
        return number
    if kind == "array":
        kinds.add("list")
        return [_text(writer, chance, kinds) for _ in range(chance.randint(0, 3))]
    kinds.add("object")
    nested = {"a": _text(writer, chance, kinds), "b": [1, None, True], "c": {}}
    return {key: nested[key] for key in sorted(nested) if chance.random() < 0.7}
