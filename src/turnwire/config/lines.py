"""YAML with line numbers: plain values for checking, and the line of every JSON pointer for the error."""

from __future__ import annotations

import re
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from turnwire_schema._late_patterns import late_pattern

from turnwire.config.help import yaml_reason
from turnwire.core.errors import ConfigurationError

MOST_VALUES: Final = 100_000
"""Values in one file, with each alias counted as the values it refers to: a few lines of aliases can hold billions."""

# In what the parser says, marks and names of its tokens; other quoted text comes from the file.
_HARMLESS: Final = late_pattern(r"<[a-z ]+>|\W?")


class LineMap:
    """The line, from 1, on which each value of a YAML document begins, by JSON pointer. Empty: all on line 1."""

    def __init__(self) -> None:
        self._lines: dict[str, int] = {"": 1}

    def note(self, pointer: str, line: int) -> None:
        """Remember that the value at `pointer` begins on `line`, counted from 0.

        Raises:
            RecursionError: there are too many.
        """
        if len(self._lines) > MOST_VALUES:
            raise RecursionError
        self._lines[pointer] = line + 1

    def line_of(self, pointer: str) -> int:
        """The line of the value at `pointer`, or of the nearest value around it."""
        while pointer not in self._lines:
            pointer = pointer.rpartition("/")[0]
        return self._lines[pointer]


def read_yaml(text: str, *, file: str) -> tuple[Any, LineMap]:
    """The plain value of a YAML text and its lines; None for an empty one.

    Raises:
        ConfigurationError: it is not YAML, too much, or a key occurs twice; the line is named, the text is not.
    """
    reader = YAML(typ="rt")
    reader.allow_duplicate_keys = False
    try:
        data = reader.load(text)
    except MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 1
        raise ConfigurationError(f"{file}:{line}: not valid YAML: {_reason(error)}") from None
    except YAMLError:
        raise ConfigurationError(f"{file}:1: not valid YAML: a character that no text has") from None
    except RecursionError:
        raise _too_much(file) from None
    except Exception:  # 2001-99-99, numbers of thousands of digits, odd tags: the reader lets anything out
        raise ConfigurationError(f"{file}:1: not valid YAML: a number, a date or a tag in it cannot be read") from None
    lines = LineMap()
    try:
        return _plain(data, "", lines), lines
    except RecursionError:
        raise _too_much(file) from None


def _too_much(file: str) -> ConfigurationError:
    return ConfigurationError(f"{file}:1: this is nested too deep, or has more than {MOST_VALUES} values")


def _reason(error: MarkedYAMLError) -> str:
    """The parser's words without what it quotes from the file: a key might be a secret."""
    if type(error).__name__ == "DuplicateKeyError":
        return "a key occurs twice"
    words = str(error.problem or error.context or "not readable")
    return yaml_reason(words) or re.sub(
        r"""(['"])(.*?)\1""", lambda found: found[0] if _HARMLESS.fullmatch(found[2]) else "…", words
    )


def _plain(value: Any, pointer: str, lines: LineMap) -> Any:
    if isinstance(value, CommentedMap):
        plain: dict[Any, Any] = {}
        for key, item in value.items():
            place = f"{pointer}/{str(key).replace('~', '~0').replace('/', '~1')}"
            lines.note(place, value.lc.key(key)[0] if key in (value.lc.data or ()) else value.lc.line)
            plain[key if isinstance(key, str) else str(key)] = _plain(item, place, lines)
        return plain
    if isinstance(value, CommentedSeq):
        items = []
        for index, item in enumerate(value):
            place = f"{pointer}/{index}"
            lines.note(place, value.lc.item(index)[0] if index in (value.lc.data or ()) else value.lc.line)
            items.append(_plain(item, place, lines))
        return items
    if isinstance(value, bool) or value is None:
        return value
    for kind in (int, float, str):
        if isinstance(value, kind):
            return kind(value)  # ruamel's own subclasses keep the file's notation; the plain value is wanted
    return str(value)  # dates and the like are text here
