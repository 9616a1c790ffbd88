"""Read a whole text at once, and check complete calls."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from turnwire_schema.text_formats import TextReason

from turnwire.codecs.text.call_parts import Judge
from turnwire.codecs.text.events import NoCall, ReadCall, ReadEvent
from turnwire.codecs.text.formats import CompiledFormat
from turnwire.codecs.text.reader import TextReader
from turnwire.core.errors import InvalidDataError
from turnwire.core.jsonschema import SchemaChecker, compile_schema, thaw
from turnwire.core.jsontext import read_json

Fits: TypeAlias = Callable[[str, Any], bool]
"""From the name of a tool and arguments: whether the arguments fit the tool."""

_SPACE: Final = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class TextReading:
    """The result of reading a text."""

    content: str = ""
    thoughts: str = ""
    calls: tuple[ReadCall, ...] = ()
    no_calls: tuple[NoCall, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return the result as `TextReading` of ``text/v1/format``."""
        calls = [
            {"name": call.name, "arguments": read_json(call.arguments), **({"id": call.id} if call.id else {})}
            for call in self.calls
        ]
        no_calls = [{"reason": each.reason, **({"name": each.name} if each.name else {})} for each in self.no_calls]
        fields = {"content": self.content, "thoughts": self.thoughts, "calls": calls, "no_calls": no_calls}
        return {key: value for key, value in fields.items() if value}


def fold(events: Iterable[ReadEvent]) -> TextReading:
    """Combine the events of a reader into one result."""
    found = [*events]
    return TextReading(
        "".join(event.text for event in found if event.kind == "content"),
        "".join(event.text for event in found if event.kind == "thought"),
        tuple(event for event in found if event.kind == "call"),
        tuple(event for event in found if event.kind == "no_call"),
    )


def whole_reading(
    text: str,
    format: CompiledFormat,
    tools: Mapping[str, Any] | None = None,
    *,
    in_thoughts: bool = False,
    is_cut: bool = False,
    said: Iterable[str] = (),
) -> TextReading:
    """Read a whole answer.

    Args:
        text: what the model wrote.
        format: the format that it wrote in.
        tools: from the name of an offered tool to the JSON Schema of its parameters; None if unknown.
        in_thoughts: whether the prompt opened the thoughts.
        is_cut: whether something else than the model ended the text.
        said: texts of users and tools, which a model may repeat.
    """
    reader = TextReader(format, tools, judge_of(fits_schemas(tools), said), in_thoughts=in_thoughts)
    return fold((*reader.feed(text), *reader.end(is_cut=is_cut)))


def is_begun_call(event: NoCall, format: CompiledFormat, tools: Collection[str] | None) -> bool:
    """Return True if a call began here and did not end, of one of `tools` if they are known."""
    if event.reason not in ("cut", "unfinished"):
        return False
    if event.name is not None:
        return tools is None or event.name in tools
    return event.reason == "cut" and (tools is None or bool(tools)) and format.begins.search(event.raw) is not None


def fits_schemas(tools: Mapping[str, Any] | None) -> Fits:
    """Return True if arguments fit the JSON Schema of their tool; a schema that cannot be compiled checks nothing."""
    given = tools or {}
    checkers: dict[str, SchemaChecker | None] = {}

    def fits(name: str, arguments: Any) -> bool:
        if name not in checkers:
            try:
                checkers[name] = compile_schema(thaw(given[name])) if given.get(name) else None
            except InvalidDataError:
                checkers[name] = None
        checker = checkers[name]
        return checker is None or checker.is_valid(arguments)

    return fits


def judge_of(fits: Fits, said: Iterable[str] = ()) -> Judge:
    """Return the check that refuses calls whose arguments do not fit, and calls that `said` has word for word."""
    spoken: list[str] | None = None

    def judge(name: str, arguments: str, raw: str) -> TextReason | None:
        nonlocal spoken
        if not fits(name, read_json(arguments)):
            return "does_not_fit"
        if spoken is None:
            spoken = [_SPACE.sub("", each) for each in said]
        bare = _SPACE.sub("", raw)
        return "from_input" if any(bare in each for each in spoken) else None

    return judge
