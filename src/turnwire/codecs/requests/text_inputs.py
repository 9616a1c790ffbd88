"""Convert tools that accept bare text: their arguments are an object with the text as the string `input`.

In: the definition of such a tool, or a call of it. Out: the schema of its arguments, the arguments of a call with bare
text, and the bare text of a call with arguments, also in pieces. If a model deviates from the schema, a single string
under another name is the text; anything else is used exactly as the model wrote it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from turnwire_schema._late_patterns import late_pattern

from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wirejson import NotJsonError, dump_wire_json, parse_wire_json
from turnwire.core.calls import json_text

FIELD: Final = "input"
OPENING: Final = '{"input":"'
"""What comes before the text in the arguments of a call."""
CLOSING: Final = '"}'
_BEGUN: Final = late_pattern(r'\s*\{\s*"input"\s*:\s*"')
_LONGEST_BEGINNING: Final = 64
_SHORT: Final[Mapping[str, str]] = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_UNKNOWN: Final = "\ufffd"
_TOKEN: Final = late_pattern(
    r"""(?P<plain>[^"\\]+) | (?P<end>")
    | (?P<begun>\\(?:u.{0,3})?\Z | \\u[dD][89abAB][0-9a-fA-F]{2}(?:\\(?:u.{0,3})?)?\Z)
    | \\u(?P<high>[dD][89abAB][0-9a-fA-F]{2})\\u(?P<low>[dD][c-fC-F][0-9a-fA-F]{2})
    | \\u(?P<unit>[0-9a-fA-F]{4}) | \\(?P<short>[^u]) | \\u""",
    re.DOTALL | re.VERBOSE,
)
"""A piece of a JSON string; `begun` is an incomplete escape."""


def text_parameters(grammar: object = None, syntax: object = None) -> Values:
    """Return the schema of the arguments of a tool that accepts text; a grammar is described in words."""
    words = "The text." if grammar is None else f"The text. It must follow this grammar ({syntax}):\n{grammar}"
    return {
        "type": "object",
        "properties": {FIELD: {"type": "string", "description": words}},
        "required": [FIELD],
        "additionalProperties": False,
    }


def escaped(piece: str) -> str:
    """Return a piece of the text as it is written between `OPENING` and `CLOSING`."""
    return dump_wire_json(piece).decode()[1:-1]


def text_of_arguments(arguments: Mapping[str, object]) -> str:
    """Return the bare text in the arguments of a call."""
    text = arguments.get(FIELD)
    if isinstance(text, str):
        return text
    values = list(arguments.values())
    if len(values) == 1 and isinstance(values[0], str):
        return values[0]
    return json_text(arguments) if arguments else ""


def text_in(arguments: str) -> str:
    """Return the bare text in arguments as a model wrote them, also broken or cut; whole ones are parsed as JSON."""
    read = _object_in(arguments)
    if read is not None:
        return text_of_arguments(read)
    reader = TextReader()
    return reader.feed(arguments) + reader.close()


def _object_in(arguments: str) -> Mapping[str, object] | None:
    """Return the object in arguments, also if a model wrote it as JSON inside a string."""
    try:
        value = parse_wire_json(arguments.encode("utf-8", "surrogatepass"))
        if isinstance(value, str):
            value = parse_wire_json(value.encode("utf-8", "surrogatepass"))
    except NotJsonError:
        return None
    return value if isinstance(value, dict) else None


class TextReader:
    """Converts pieces of one call's arguments into pieces of its bare text. Not thread-safe."""

    __slots__ = ("_has_begun", "_has_ended", "_is_other", "_rest")

    def __init__(self) -> None:
        self._rest = ""  # what came and was not given out
        self._has_begun = False
        self._has_ended = False
        self._is_other = False
        """Whether the arguments have another form and must be complete to be read."""

    def feed(self, piece: str) -> str:
        """Return the text that is known with this piece; may be empty."""
        if self._has_ended:
            return ""
        self._rest += piece
        if not self._has_begun and not self._is_other:
            begun = _BEGUN.match(self._rest)
            if begun is None:
                self._is_other = len(self._rest) > _LONGEST_BEGINNING
                return ""
            self._has_begun = True
            self._rest = self._rest[begun.end() :]
        return self._text() if self._has_begun else ""

    def close(self) -> str:
        """Return the text that only the end completes."""
        if self._has_begun or not self._rest:
            return ""
        rest, self._rest = self._rest, ""
        read = _object_in(rest)
        return rest if read is None else text_of_arguments(read)

    def _text(self) -> str:
        """Return the part of the string that is known by now; the rest waits for more."""
        rest, self._rest = self._rest, ""
        out: list[str] = []
        for token in _TOKEN.finditer(rest):
            match token.lastgroup:
                case "plain":
                    out.append(token[0])
                case "end":
                    self._has_ended = True
                    break
                case "begun":
                    self._rest = token[0]
                case "low":
                    pair = bytes.fromhex(token["high"] + token["low"])
                    out.append(pair.decode("utf-16-be"))
                case "unit":
                    found = chr(int(token["unit"], 16))
                    out.append(_UNKNOWN if "\ud800" <= found <= "\udfff" else found)
                case "short":
                    out.append(_SHORT.get(token["short"], token["short"]))
                case _:
                    out.append(_UNKNOWN)
        return "".join(out)
