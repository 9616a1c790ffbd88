"""Marks that are in the text of an answer that was not read: reported, with how to switch reading on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from turnwire_schema.documents import format_names
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.endings import note
from turnwire.codecs.text.choosing import known_format
from turnwire.codecs.text.formats import CompiledFormat, any_of, text_format
from turnwire.codecs.text.reading import TextReading, read_text

UNREAD: Final = "text_not_read"
_AT: Final = "/message/content"


def unread_marks(text: str, request: ChatRequest) -> list[dict[str, object]]:
    """A diagnostic where `text` has thoughts or calls in a format, and `request` did not ask for them to be read.

    With tools a call is one only if its tool is among them; without, any complete call counts.
    """
    if request.parameters.text_format is not None or _any_mark().search(text) is None:
        return []
    tools: dict[str, Any] | None = {tool.name: tool.parameters for tool in request.tools or ()} or None
    for format in _candidates(text, request.parameters.model):
        reading = _reading(text, format, tools)
        found = [
            *(["thoughts"] if reading.thoughts else []),
            *([f"{len(reading.calls)} tool {'call' if len(reading.calls) == 1 else 'calls'}"] if reading.calls else []),
        ]
        if found:
            what = (
                f"the text holds {' and '.join(found)} in the format {format.name}; "
                f'text_format: "auto" or "{format.name}" reads them'
            )
            return [note(UNREAD, what, _AT)]
    return []


def _reading(text: str, format: CompiledFormat, tools: Mapping[str, Any] | None) -> TextReading:
    """The reading of `text`; where it only ends thoughts, the prompt opened them."""
    ends = format.thought_ends.search(text)
    opens = any_of(word for word, block in format.blocks.items() if block.kind == "thought").search(text)
    in_thoughts = ends is not None and (opens is None or opens.start() > ends.start())
    return read_text(text, format, tools, in_thoughts=in_thoughts)


def _candidates(text: str, model: str) -> Iterator[CompiledFormat]:
    """The format of the model, if one is known, else those that have a mark in `text`, the one with most first."""
    name = known_format(model)
    if name is not None:
        yield text_format(name)
        return
    counts = {each: len(text_format(each).begins.findall(text)) for each in format_names()}
    for each in sorted(counts, key=lambda each: -counts[each]):
        yield text_format(each)


@cache
def _any_mark() -> re.Pattern[str]:
    words = {word for name in format_names() for word in (*text_format(name).words, *text_format(name).thought_words)}
    return any_of(sorted(words, key=len, reverse=True))
