"""Long and deep texts: the work grows with their length, and nothing breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from turnwire_schema.documents import format_names

from tests.cases import for_each
from tests.codecs.test_linear_time import assert_linear
from tests.codecs.text.fragments import cases_of, marks_of
from tests.requirements import requirement
from turnwire.codecs.text.events import ReadEvent
from turnwire.codecs.text.formats import text_format
from turnwire.codecs.text.reader import TextReader
from turnwire.codecs.text.reading import fold, whole_reading

LARGE = 10_000_000
HELD = 700


def read(name: str, pieces: list[str]) -> list[ReadEvent]:
    reader = TextReader(text_format(name))
    events = [event for piece in pieces for event in reader.feed(piece)]
    return [*events, *reader.end()]


@requirement("TXT-1")
@for_each("name", format_names())
def test_twice_the_text_takes_twice_the_steps_whole_and_in_pieces(name: str) -> None:
    text = "".join(mark + " x " for mark in marks_of(name)) + "".join(
        case["text"] + "\n\n" for case in cases_of(name)[1:3]
    )

    def whole(size: int) -> Callable[[], object]:
        return lambda: read(name, [text * size])

    def in_pieces(size: int) -> Callable[[], object]:
        pieces = [text[at : at + 64] for at in range(0, len(text), 64)]
        return lambda: read(name, pieces * size)

    assert_linear(whole)
    assert_linear(in_pieces)


@for_each("filler", [" ", "\n", "x", "<", "`", "\\", "1", "[", "{", '"'])
@for_each("name", format_names())
def test_a_call_that_goes_on_and_on_holds_little_back(name: str, filler: str) -> None:
    for case in cases_of(name)[3:6]:
        for at in (len(case["text"]) // 3, len(case["text"]) // 2, len(case["text"]) - 4):
            reader = TextReader(text_format(name))
            reader.feed(case["text"][:at])
            most = 0
            for _ in range(12):
                reader.feed(filler * 500)
                most = max(most, reader.held)

            # A number may be long; it waits until it ends.
            assert most < (HELD if filler not in "1x" else 4_200)


def test_ten_megabytes_without_a_mark_are_content() -> None:
    text = "a < b, `c` and [d]\n" * (LARGE // 19)

    assert whole_reading(text, text_format("hermes")).content == text


def test_arguments_of_ten_megabytes_are_read() -> None:
    value = 'a "b" \\ é\n' * (LARGE // 10)
    quoted = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    text = f'<tool_call>{{"name": "f", "arguments": {{"a": "{quoted}"}}}}</tool_call>'

    reading = fold(read("hermes", [text[at : at + 100_000] for at in range(0, len(text), 100_000)]))

    assert [call.arguments for call in reading.calls] == [f'{{"a": "{quoted}"}}']
    assert reading.content == ""


@pytest.mark.parametrize(
    ("name", "before", "deeper", "behind"),
    [
        ("hermes", '<tool_call>{"name": "f", "arguments": {"a": ', "[", ""),
        ("llama-4", "[f(a=", "[", ""),
        ("gemma-4", "<|tool_call>call:f{a:", "{a:", ""),
        ("minimax-m3", ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="f">', "]<]minimax[>[<a>", ""),
        ("qwen3-coder", "<function=f>\n<parameter=a>\n", "[", "\n</parameter>\n</function>"),
    ],
)
def test_a_value_of_a_hundred_thousand_levels_breaks_nothing(name: str, before: str, deeper: str, behind: str) -> None:
    text = before + deeper * 100_000 + behind

    reading = whole_reading(text, text_format(name))

    assert reading.content == text or [call.name for call in reading.calls] == ["f"]
