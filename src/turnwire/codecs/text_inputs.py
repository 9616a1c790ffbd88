"""Tools that take bare text, where arguments are an object: the text is the string `input`.

In: the definition of such a tool, or a call of it. Out: the schema of its arguments, the arguments of a call with bare
text, and the bare text of a call with arguments, also piece by piece. A model may write the arguments otherwise than
the schema says: one string under another name is the text; anything else is the text as the model wrote it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire_schema._late_patterns import late_pattern

from turnwire.codecs.rows import Values
from turnwire.codecs.wirejson import NotJsonError, dump_wire_json, parse_wire_json

FIELD: Final = "input"
OPENING: Final = '{"input":"'
"""What stands before the text in the arguments of a call."""
CLOSING: Final = '"}'
_BEGUN: Final = late_pattern(r'\s*\{\s*"input"\s*:\s*"')
_LONGEST_BEGINNING: Final = 64
_SHORT: Final[Mapping[str, str]] = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_UNKNOWN: Final = "\ufffd"


def text_parameters(grammar: object = None, syntax: object = None) -> Values:
    """The schema of the arguments of a tool that takes text; a grammar is described in words."""
    words = "The text." if grammar is None else f"The text. It must follow this grammar ({syntax}):\n{grammar}"
    return {
        "type": "object",
        "properties": {FIELD: {"type": "string", "description": words}},
        "required": [FIELD],
        "additionalProperties": False,
    }


def escaped(piece: str) -> str:
    """A piece of the text as it stands between `OPENING` and `CLOSING`."""
    return dump_wire_json(piece).decode()[1:-1]


def text_of_arguments(arguments: Mapping[str, object]) -> str:
    """The bare text in the arguments of a call."""
    text = arguments.get(FIELD)
    if isinstance(text, str):
        return text
    values = list(arguments.values())
    if len(values) == 1 and isinstance(values[0], str):
        return values[0]
    return dump_wire_json(arguments).decode() if arguments else ""


def text_in(arguments: str) -> str:
    """The bare text in arguments as a model wrote them, broken or cut ones too; of whole ones, what JSON says."""
    read = _object_in(arguments)
    if read is not None:
        return text_of_arguments(read)
    reader = TextReader()
    return reader.feed(arguments) + reader.close()


def _object_in(arguments: str) -> Mapping[str, object] | None:
    """The object that arguments are, also where a model wrote it as JSON inside a string."""
    try:
        value = parse_wire_json(arguments.encode("utf-8", "surrogatepass"))
        if isinstance(value, str):
            value = parse_wire_json(value.encode("utf-8", "surrogatepass"))
    except NotJsonError:
        return None
    return value if isinstance(value, Mapping) else None


class TextReader:
    """Pieces of the arguments of one call in, pieces of its bare text out. Not thread-safe."""

    __slots__ = ("_has_begun", "_has_ended", "_is_other", "_rest")

    def __init__(self) -> None:
        self._rest = ""  # what came and was not told
        self._has_begun = False
        self._has_ended = False
        self._is_other = False
        """Whether the arguments have another form, so that only the whole shows what they are."""

    def feed(self, piece: str) -> str:
        """The text that is known with this piece; may be empty."""
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
        """The text that only the end shows."""
        if self._has_begun or not self._rest:
            return ""
        rest, self._rest = self._rest, ""
        read = _object_in(rest)
        return rest if read is None else text_of_arguments(read)

    def _text(self) -> str:
        """What of the string can be told; its rest stays until more comes."""
        out: list[str] = []
        rest, place = self._rest, 0
        while place < len(rest):
            mark = _first_mark(rest, place)
            out.append(rest[place:mark])
            place = mark
            if mark == len(rest):
                break
            if rest[mark] == '"':
                self._has_ended = True
                place = len(rest)
                break
            found, end = _escape(rest, mark)
            if end == 0:
                break
            out.append(found)
            place = end
        self._rest = rest[place:]
        return "".join(out)


def _first_mark(text: str, start: int) -> int:
    """Where the next quote or backslash stands; the length where there is none."""
    quote, slash = text.find('"', start), text.find("\\", start)
    return min(place if place >= 0 else len(text) for place in (quote, slash))


def _escape(text: str, start: int) -> tuple[str, int]:
    """(the character of the escape at `start`, where it ends); an end of 0: more has to come first."""
    kind = text[start + 1 : start + 2]
    if kind != "u":
        return _SHORT.get(kind, kind), start + 2 if kind else 0
    unit = _unit(text, start)
    if unit is None:
        return ("", 0) if len(text) < start + 6 else (_UNKNOWN, start + 2)
    if not 0xD800 <= unit < 0xE000:
        return chr(unit), start + 6
    if unit < 0xDC00 and "\\u".startswith(text[start + 6 : start + 8]) and len(text) < start + 12:
        return "", 0
    low = _unit(text, start + 6) if text[start + 6 : start + 8] == "\\u" else None
    if unit >= 0xDC00 or low is None or not 0xDC00 <= low < 0xE000:
        return _UNKNOWN, start + 6
    return chr(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)), start + 12


def _unit(text: str, start: int) -> int | None:
    """The number in the escape at `start`; None where it is none, or not whole."""
    digits = text[start + 2 : start + 6]
    return int(digits, 16) if len(digits) == 4 and digits.isalnum() and _is_hex(digits) else None


def _is_hex(digits: str) -> bool:
    return all(digit in "0123456789abcdefABCDEF" for digit in digits)
