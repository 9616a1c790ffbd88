"""An adapter by which the conformance suite `canitoolcall` tests the reader of texts.

    canitoolcall run --engine turnwire.testing.text_suite:TurnwireAdapter

Streams are cut in characters and marks of the format, not in tokens: the tokenizers that the suite names would have to
be downloaded. A mark is one unit, as it is in those tokenizers; a character is the smallest token there could be.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from importlib.metadata import version
from typing import Any, ClassVar, Final

from canitoolcall.adapters.base import Adapter, ReplayInput, Support, ToolSpec
from canitoolcall.fixtures import load_families
from canitoolcall.results import ParsedToolCall, ParseResult

from turnwire.codecs.text.choosing import known_format, opens_thoughts
from turnwire.codecs.text.formats import CompiledFormat, text_format
from turnwire.codecs.text.reader import TextReader
from turnwire.codecs.text.reading import TextReading, fits_schemas, fold, judge_of, whole_reading

_FIRST_MARK: Final = 0x110000
"""Units below are characters, units from here on are marks of the family."""


class TurnwireAdapter(Adapter):
    """Reads the outputs of the suite as an answer is read: calls of offered tools only, and only where they fit."""

    name: ClassVar[str] = "turnwire"
    pinned_version: ClassVar[str] = version("turnwire")
    supports_text_deltas: ClassVar[bool] = True

    def __init__(self) -> None:
        self._marks = {slug: tuple(sorted(each.markers, key=len)) for slug, each in load_families().items()}

    def version(self) -> str:
        """The version of Turnwire."""
        return self.pinned_version

    def engine_details(self) -> dict[str, Any]:
        """The units of its streams."""
        return {"units": "characters and marks, not tokens"}

    def supports(self, family: str, model: str) -> Support:
        """Whether the format of the model is known, by the rows."""
        is_known = known_format(model) is not None
        return Support(is_known, None if is_known else f"no text format for {model} of {family}")

    def parser_config(self, raw: ReplayInput) -> dict[str, Any]:
        """The format by which the text is read."""
        format = _format_of(raw)
        return {"format": format.name, "in_thoughts": _begins_in_thoughts(raw, format), "is_cut": raw.truncated}

    def units(self, raw: ReplayInput) -> list[int]:
        """Characters and marks."""
        marks = self._marks.get(raw.family, ())
        pattern = re.compile("|".join(map(re.escape, reversed(marks))) or "(?!)")
        units: list[int] = []
        at = 0
        for found in pattern.finditer(raw.text):
            units += map(ord, raw.text[at : found.start()])
            units.append(_FIRST_MARK + marks.index(found.group()))
            at = found.end()
        return [*units, *map(ord, raw.text[at:])]

    def special_token_ids(self, raw: ReplayInput) -> Collection[int]:
        """The marks."""
        return range(_FIRST_MARK, _FIRST_MARK + len(self._marks.get(raw.family, ())))

    def parse(self, raw: ReplayInput, tools: Sequence[ToolSpec]) -> ParseResult:
        """Read the text at once."""
        format = _format_of(raw)
        begun = _begins_in_thoughts(raw, format)
        return _result(whole_reading(raw.text, format, _schemas(tools), in_thoughts=begun, is_cut=raw.truncated))

    def parse_stream(self, raw: ReplayInput, chunks: Sequence[Sequence[int]], tools: Sequence[ToolSpec]) -> ParseResult:
        """Read the text piece by piece."""
        marks = self._marks.get(raw.family, ())
        texts = (
            "".join(chr(unit) if unit < _FIRST_MARK else marks[unit - _FIRST_MARK] for unit in chunk)
            for chunk in chunks
        )
        return _streamed(raw, texts, tools)

    def parse_stream_text(self, raw: ReplayInput, deltas: Sequence[str], tools: Sequence[ToolSpec]) -> ParseResult:
        """Read the text piece by piece, cut inside marks too."""
        return _streamed(raw, deltas, tools)


def _streamed(raw: ReplayInput, pieces: Iterable[str], tools: Sequence[ToolSpec]) -> ParseResult:
    format, schemas = _format_of(raw), _schemas(tools)
    reader = TextReader(format, schemas, judge_of(fits_schemas(schemas)), in_thoughts=_begins_in_thoughts(raw, format))
    events = [event for piece in pieces for event in reader.feed(piece)]
    return _result(fold((*events, *reader.end(is_cut=raw.truncated))))


def _result(reading: TextReading) -> ParseResult:
    return ParseResult(
        content=reading.content or None,
        reasoning_content=reading.thoughts or None,
        tool_calls=tuple(ParsedToolCall(call.name, call.arguments) for call in reading.calls),
    )


def _format_of(raw: ReplayInput) -> CompiledFormat:
    name = known_format(raw.model)
    if name is None:
        raise LookupError(f"no text format for {raw.model}")  # `supports` returns False for it
    return text_format(name)


def _begins_in_thoughts(raw: ReplayInput, format: CompiledFormat) -> bool:
    return opens_thoughts(raw.generation_prompt or "", format)


def _schemas(tools: Sequence[ToolSpec]) -> dict[str, Any]:
    return {tool["function"]["name"]: tool["function"].get("parameters") for tool in tools}
