"""Report thoughts and calls in an answer's text that was not read, with how to enable reading."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.documents import format_names
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.answers.request_checks import UNREAD
from turnwire.codecs.text.choosing import known_format
from turnwire.codecs.text.events import NoCall
from turnwire.codecs.text.formats import CompiledFormat, text_format
from turnwire.codecs.text.reading import TextReading, is_begun_call, whole_reading
from turnwire.codecs.text.source import any_of
from turnwire.codecs.values.wire_values import note
from turnwire.core.errors import counted
from turnwire.core.text_format import AUTO

_AT: Final = "/message/content"
_SPACE: Final = " \t\r\n"


class Found(NamedTuple):
    """What was found in a text, and in which format."""

    format: str
    reading: TextReading
    begun: int
    """How many calls began and did not end."""


def unread_marks(text: str, request: ChatRequest, *, is_cut: bool = False) -> list[dict[str, object]]:
    """Return a diagnostic if `text` has thoughts or calls in a format, and nothing read them.

    If tools are given, a call counts only if its tool is among them; else, any call with marks counts. `is_cut` means
    that the model did not end the text.
    """
    known = known_format(request.parameters.model)
    wanted = request.parameters.text_format
    tools: dict[str, Any] | None = {tool.name: tool.parameters for tool in request.tools or ()} or None
    read_by = known if wanted == AUTO else wanted
    if read_by is not None:
        found = _in_another_format(text, read_by, tools, is_cut=is_cut)
        return [] if found is None else [note(UNREAD, _told(found, known, has_tools=True), _AT)]
    found = best_reading(text, known, tools, is_cut=is_cut)
    if found is None and known is not None and not _may_hold(text, text_format(known)):
        found = best_reading(text, None, tools, is_cut=is_cut)
    return [] if found is None else [note(UNREAD, _told(found, known, has_tools=tools is not None), _AT)]


def _in_another_format(text: str, read_by: str, tools: Mapping[str, Any] | None, *, is_cut: bool) -> Found | None:
    """Return the calls in a text in which the format that read it finds no calls."""
    if tools is None:
        return None
    own = _found(text, text_format(read_by), tools, is_cut=is_cut)
    found = None if own.reading.calls or own.begun else best_reading(text, None, tools, is_cut=is_cut)
    return found if found is not None and (found.reading.calls or found.begun) else None


def _told(found: Found, known: str | None, *, has_tools: bool) -> str:
    name, reading, begun = found
    calls = len(reading.calls)
    what = [
        *(["thoughts"] if reading.thoughts else []),
        *([counted(calls, "tool call")] if calls else []),
        *([f"{counted(begun, 'tool call')} that did not come to an end"] if begun else []),
    ]
    told = f"the text holds {' and '.join(what)} in the format {name}"
    if reading.thoughts or has_tools:
        ways = f'"{AUTO}" or "{name}"' if name == known else f'"{name}"'
        told += f"; text_format: {ways} reads {'them' if has_tools or not (calls or begun) else 'the thoughts'}"
    if (calls or begun) and not has_tools:
        told += "; the request offers no tools, without which no text is a call"
    return told


def format_of_text(text: str, model: str | None, tools: Mapping[str, Any] | None = None) -> str | None:
    """Return the name of the format that `model` writes, else of the one with most calls, then thoughts, in `text`.

    Any call with marks counts; one without marks only if its tool is among `tools`.
    """
    if model and (known := known_format(model)):
        return known
    found = best_reading(text, None, None) or (best_reading(text, None, tools) if tools else None)
    return None if found is None else found.format


def best_reading(
    text: str, known: str | None, tools: Mapping[str, Any] | None, *, is_cut: bool = False
) -> Found | None:
    """Return the format in which most is read, and the result; None if nothing is read.

    Args:
        text: what the model wrote.
        known: the format of the model; None if it may be any.
        tools: the offered tools, which calls must name; None: any call with marks counts.
        is_cut: whether something else than the model ended the text.
    """
    names = format_names() if known is None else (known,)
    start = text.lstrip(_SPACE)[:1]
    found = [
        _found(text, format, tools, is_cut=is_cut)
        for format in map(text_format, names)
        if _may_hold(text, format) or (tools is not None and start in format.bare)
    ]
    some = [each for each in found if each.reading.calls or each.begun or each.reading.thoughts.strip()]
    by_most = sorted(some, key=lambda each: -len(text_format(each.format).models))  # of equals, what most models write
    return max(
        by_most, key=lambda each: (len(each.reading.calls), each.begun, bool(each.reading.thoughts)), default=None
    )


def _may_hold(text: str, format: CompiledFormat) -> bool:
    words = format.start_words
    return bool(
        format.begins.search(text)
        or format.thought_ends.search(text)
        or (words and text.lstrip(_SPACE).startswith(words))
    )


def _found(text: str, format: CompiledFormat, tools: Mapping[str, Any] | None, *, is_cut: bool) -> Found:
    """Return the result of reading `text`; if it only ends thoughts, the prompt opened them, if it ever does."""
    ends = None if format.opened_by_prompt == "never" else format.thought_ends.search(text)
    opens = any_of(format.thought_openings).search(text)
    in_thoughts = ends is not None and (opens is None or opens.start() > ends.start())
    reading = whole_reading(text, format, tools, in_thoughts=in_thoughts, is_cut=is_cut)
    begun = sum(is_begun_call(each, format, tools) or _names_a_tool(each, tools) for each in reading.no_calls)
    return Found(format.name, reading, begun)


def _names_a_tool(event: NoCall, tools: Mapping[str, Any] | None) -> bool:
    """Return True if an unfinished call whose name was still incomplete begins the name of an offered tool."""
    is_open = event.reason in ("cut", "unfinished") and event.name is None
    return is_open and any(name in event.raw for name in tools or ())
