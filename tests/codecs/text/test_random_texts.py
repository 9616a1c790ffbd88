"""Whatever a text is made of: it is read alike however it is cut, and nothing of it vanishes."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, strategies as st

from turnwire_schema.documents import format_names

from tests.cases import for_each
from tests.codecs.text.fragments import cases_of, marks_of, texts_of
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.text.events import ReadEvent, TextPiece
from turnwire.codecs.text.formats import text_format
from turnwire.codecs.text.reader import TextReader
from turnwire.codecs.text.reading import fits_schemas, fold, judge_of

TOOLS = {"f": {"type": "object", "properties": {"a": {"type": "integer"}}}, "get_weather": {}, "note": {}, "now": {}}
FITS = fits_schemas(TOOLS)  # compiles each schema once
HELD = 700
"""More characters than any reader has to wait for to know what something is."""


def read(name: str, pieces: list[str], *, in_thoughts: bool, is_cut: bool, plain: bool = False) -> list[ReadEvent]:
    reader = TextReader(text_format(name), TOOLS, judge_of(FITS), in_thoughts=in_thoughts)
    events: list[ReadEvent] = []
    for piece in pieces:
        if plain and (said := reader.plain(piece)) is not None:
            events.append(TextPiece("content", said))
        else:
            events += reader.feed(piece)
        assert reader.held < HELD
    return [*events, *reader.end(is_cut=is_cut)]


def cut(text: str, seed: int, longest: int) -> list[str]:
    chance = random.Random(seed)
    pieces = []
    while text:
        size = chance.randint(1, longest)
        pieces.append(text[:size])
        text = text[size:]
    return pieces


def is_left_of(out: str, text: str, marks: list[str]) -> bool:
    """Whether `out` is `text` without some of its white space and `marks`."""
    waiting, seen = [(0, 0)], {(0, 0)}
    while waiting:
        at, done = waiting.pop()
        if at == len(text):
            if done == len(out):
                return True
            continue
        steps = [(at + len(mark), done) for mark in marks if text.startswith(mark, at)]
        if text[at].isspace():
            steps.append((at + 1, done))
        if done < len(out) and out[done] == text[at]:
            steps.append((at + 1, done + 1))
        waiting += [step for step in steps if step not in seen]
        seen.update(steps)
    return False


def written(event: ReadEvent) -> str:
    """What of the text an event gives back; marks that are no call come as content but for calls that were cut."""
    if event.kind == "call":
        return event.raw
    if event.kind == "no_call":
        return event.raw if event.reason == "cut" else ""
    return event.text if event.kind in ("content", "thought") else ""


def summary(events: list[ReadEvent]) -> tuple[Any, ...]:
    reading = fold(events)
    return reading.content, reading.thoughts, reading.calls, reading.no_calls


@requirement("TXT-1", "TXT-2")
@for_each("name", format_names())
def test_a_text_of_any_pieces_is_read_alike_however_it_is_cut_and_nothing_vanishes(name: str) -> None:
    marks = [*marks_of(name), "[", "]", ","]  # what makes a list of calls

    @examples(15)
    @given(text=texts_of(name), in_thoughts=st.booleans(), is_cut=st.booleans(), seed=st.integers(0, 1_000))
    def holds(text: str, in_thoughts: bool, is_cut: bool, seed: int) -> None:
        events = read(name, [text], in_thoughts=in_thoughts, is_cut=is_cut)
        whole = summary(events)
        for pieces in ([*text], cut(text, seed, 7), cut(text, seed, 40)):
            for plain in (False, True):
                parts = read(name, pieces, in_thoughts=in_thoughts, is_cut=is_cut, plain=plain)
                assert summary(parts) == whole, pieces
        assert is_left_of("".join(map(written, events)), text, marks)

    holds()


@for_each("name", format_names())
def test_arguments_that_were_told_are_those_of_the_call(name: str) -> None:
    for case in cases_of(name):
        told: dict[int, str] = {}
        for event in read(name, [*case["text"]], in_thoughts=bool(case.get("in_thoughts")), is_cut=False):
            if event.kind == "arguments":
                told[event.number] = told.get(event.number, "") + event.text
            elif event.kind == "call":
                assert event.arguments.startswith(told.pop(event.number, ""))
            elif event.kind == "no_call":
                told.clear()
