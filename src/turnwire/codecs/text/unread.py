"""Marks that are in the text of an answer that was not read: reported, with how to switch reading on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from turnwire_schema.documents import format_names
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.endings import note
from turnwire.codecs.judging import UNREAD
from turnwire.codecs.text.choosing import known_format
from turnwire.codecs.text.formats import CompiledFormat, any_of, text_format
from turnwire.codecs.text.reading import TextReading, read_text
from turnwire.core.counted import counted

_AT: Final = "/message/content"


def unread_marks(text: str, request: ChatRequest) -> list[dict[str, object]]:
    """A diagnostic where `text` has thoughts or calls in a format, and nothing read them.

    With tools a call is one only if its tool is among them; without, any complete call counts.
    """
    known = known_format(request.parameters.model)
    was_read = request.parameters.text_format is not None and known is not None
    if was_read or _any_mark().search(text) is None:
        return []
    tools: dict[str, Any] | None = {tool.name: tool.parameters for tool in request.tools or ()} or None
    found = best_reading(text, known, tools)
    if found is None:
        return []
    name, reading = found
    count = len(reading.calls)
    parts = [*(["thoughts"] if reading.thoughts else []), *([f"{counted(count, 'tool call')}"] if count else [])]
    what = f"the text holds {' and '.join(parts)} in the format {name}"
    ways = f'"{name}"' if known is None else f'"auto" or "{name}"'
    if reading.thoughts or tools:
        what += f"; text_format: {ways} reads {'them' if tools or not count else 'the thoughts'}"
    if count and not tools:
        what += "; the request offers no tools, without which no text is a call"
    return [note(UNREAD, what, _AT)]


def format_of_text(text: str) -> str | None:
    """The name of the format that has most calls, then thoughts, in `text`; None where no format has any."""
    found = best_reading(text, None, None)
    return None if found is None else found[0]


def best_reading(text: str, known: str | None, tools: Mapping[str, Any] | None) -> tuple[str, TextReading] | None:
    """The format in which most is read, and the reading; None where nothing is.

    Args:
        text: what the model wrote.
        known: the format of the model; None where any may be meant.
        tools: the offered tools, of which calls must be; None: any complete call counts.
    """
    names = format_names() if known is None else (known,)
    with_marks = [
        each for each in map(text_format, names) if each.begins.search(text) or each.thought_ends.search(text)
    ]
    readings = [(each.name, _reading(text, each, tools)) for each in with_marks]
    found = [(name, reading) for name, reading in readings if reading.calls or reading.thoughts]
    by_most = sorted(found, key=lambda each: -len(text_format(each[0]).models))  # of equals, what most models write
    return max(by_most, key=lambda each: (len(each[1].calls), bool(each[1].thoughts)), default=None)


def _reading(text: str, format: CompiledFormat, tools: Mapping[str, Any] | None) -> TextReading:
    """The reading of `text`; where it only ends thoughts, the prompt opened them."""
    ends = format.thought_ends.search(text)
    opens = any_of(word for word, block in format.blocks.items() if block.kind == "thought").search(text)
    in_thoughts = ends is not None and (opens is None or opens.start() > ends.start())
    return read_text(text, format, tools, in_thoughts=in_thoughts)


@cache
def _any_mark() -> re.Pattern[str]:
    words = {word for name in format_names() for word in (*text_format(name).words, *text_format(name).thought_words)}
    return any_of(sorted(words, key=len, reverse=True))
