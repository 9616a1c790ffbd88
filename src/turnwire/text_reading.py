"""Thoughts and tool calls from the text of a model, for programs with their own HTTP.

    reading = read_text('<tool_call>{"name": "now", "arguments": {}}</tool_call>', "hermes")
    for call in reading.calls:
        print(call.name, call.arguments)

Answers of providers and codecs are read where `text_format` asks for it. What is read, and what never becomes a call:
docs/guides/text-tool-calls.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import NoneType
from typing import Any

from turnwire_schema.documents import format_names

from turnwire.codecs.text.formats import CompiledFormat, text_format
from turnwire.codecs.text.reader import TextReader
from turnwire.codecs.text.reading import TextReading, fits_schemas, judge_of, whole_reading
from turnwire.codecs.text.unread import format_of_text
from turnwire.core.argument_types import items_of, require
from turnwire.core.bound_tools import ToolLike, definitions_of
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.text_format import AUTO


def text_formats() -> tuple[str, ...]:
    """The names of all text formats."""
    return format_names()


def read_text(
    text: str,
    format: str = AUTO,
    *,
    tools: Iterable[ToolLike] | None = None,
    model: str | None = None,
    in_thoughts: bool = False,
    is_cut: bool = False,
    said: Iterable[str] = (),
) -> TextReading:
    """Read a whole answer.

    Args:
        text: what the model wrote.
        format: name of the text format. auto: that of `model`, else the one of which most is in the text.
        tools: the tools that were offered. None: every complete call counts.
        model: name of the model, for auto.
        in_thoughts: whether the prompt opened the thoughts, so that the text begins inside them.
        is_cut: whether something else than the model ended the text, a token limit for instance.
        said: texts of users and tools, which the model may repeat: a call that is in them word for word is not a call.

    Raises:
        InvalidDataError: there is no format of this name, or something given is of another type.
    """
    require(text, str, "text", "what the model wrote")
    require(model, (str, NoneType), "model", "the name of a model, or None")
    said = items_of(said, "said", "texts of users and tools")
    schemas = _schemas(tools)
    name = format_of_text(text, model, schemas) if format == AUTO else format
    if name is None:
        return TextReading(content=text)
    return whole_reading(text, _format(name), schemas, in_thoughts=in_thoughts, is_cut=is_cut, said=said)


def text_reader(
    format: str,
    *,
    tools: Iterable[ToolLike] | None = None,
    in_thoughts: bool = False,
    said: Iterable[str] = (),
) -> TextReader:
    """A reader for one answer that comes in pieces: `feed(piece)` and `end()` give what is certain by then.

    The arguments are those of `read_text`.

    Raises:
        InvalidDataError: there is no format of this name, or something given is of another type.
    """
    row, schemas = _format(format), _schemas(tools)
    return TextReader(row, schemas, judge_of(fits_schemas(schemas), said), in_thoughts=in_thoughts)


def _format(name: str) -> CompiledFormat:
    require(name, str, "format", "the name of a text format")
    if name not in format_names():
        known = ", ".join(format_names())
        raise InvalidDataError("there is no such text format", [Problem("/format", "enum", f"must be one of {known}")])
    return text_format(name)


def _schemas(tools: Iterable[ToolLike] | None) -> dict[str, Any] | None:
    return None if tools is None else {tool.name: tool.parameters for tool in definitions_of(tools)}
