"""An adapter by which the conformance suite `canitoolcall` judges the reader of texts.

    canitoolcall run --engine turnwire.testing.text_suite:TurnwireAdapter

Streams are cut in characters and marks of the format, not in tokens: the tokenizers that the suite names would have to
be downloaded. A mark is one unit, as it is in those tokenizers; a character is the smallest token there could be.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from importlib.metadata import version
from typing import Any, ClassVar, Final

from canitoolcall.adapters.base import Adapter, ReplayInput, Support, ToolSpec
from canitoolcall.fixtures import load_families
from canitoolcall.results import ParsedToolCall, ParseResult

from turnwire.codecs.text.formats import CompiledFormat, text_format
from turnwire.codecs.text.reader import TextReader
from turnwire.codecs.text.reading import TextReading, fits_schemas, fold, judge_of, whole_reading

FORMATS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "deepseek": (
        ("V4.1", "deepseek-v4.1"),
        ("V4", "deepseek-v4"),
        ("V3.2", "deepseek-v3.2"),
        ("V3.1", "deepseek-v3.1"),
        ("", "deepseek-v3"),
    ),
    "gemma4": (("", "gemma-4"),),
    "glm": (("", "glm-4.5"),),
    "gpt-oss": (("", "gpt-oss"),),
    "kimi": (("K3", "kimi-k3"), ("", "kimi-k2")),
    "llama": (("Llama-4", "llama-4"), ("", "llama-3")),
    "mistral": (("", "mistral"),),
    "qwen3-hermes": (("", "hermes"),),
    "qwen3-xml": (("", "qwen3-coder"),),
}
"""Family of the suite → what a model's name contains, and the format of such a model; the first row that fits."""

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
        """What the units of its streams are."""
        return {"units": "characters and marks, not tokens"}

    def supports(self, family: str, model: str) -> Support:
        """Whether there is a format for the family."""
        return Support(family in FORMATS, None if family in FORMATS else f"no text format for {family}")

    def parser_config(self, raw: ReplayInput) -> dict[str, Any]:
        """What the text is read by."""
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
    return text_format(next(format for part, format in FORMATS[raw.family] if part in raw.model))


def _begins_in_thoughts(raw: ReplayInput, format: CompiledFormat) -> bool:
    """Whether the prompt ends with a mark that opens thoughts."""
    opening = tuple(word for word, block in format.blocks.items() if block.kind == "thought")
    return bool(opening) and (raw.generation_prompt or "").rstrip().endswith(opening)


def _schemas(tools: Sequence[ToolSpec]) -> dict[str, Any]:
    return {tool["function"]["name"]: tool["function"].get("parameters") for tool in tools}
