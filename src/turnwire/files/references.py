"""References to files as people and tools write them: `src/a.py:10-20`, `"my file.txt":3`, `src/a.py#L10-L20`."""

from __future__ import annotations

import re
from typing import Final

from turnwire_schema.v1.entry import FileReferenceData

from turnwire.core.errors import InvalidDataError, Problem

# Fifteen digits: more lines than any file has, and a number that every reader of JSON keeps exact.
_N: Final = "[0-9]{1,15}"
_RANGE: Final = re.compile(
    # 10 | 10-20 | 10- | 10:5 (line and column, as compilers and grep print them) | #L10 | #L10-L20 | #L10-20
    rf"(?::(?P<line>{_N})(?:(?P<open>-)(?P<last>{_N})?|:{_N})?|\#L(?P<mark>{_N})(?:-L?(?P<until>{_N}))?)",
    re.ASCII,
)
_QUOTED: Final = re.compile(r"""(?P<quote>["'`])(?P<path>.+?)(?P=quote)(?P<range>[:#].*)?""", re.DOTALL)
# Numbers at the end that are no valid lines although lines were meant.
_NEARLY: Final = re.compile(r".*:[-,.]*[0-9][-0-9,.:]*|.*#L[-0-9L]+", re.ASCII | re.DOTALL)
_PLAIN: Final = re.compile(rf"(?P<path>.+?)(?P<range>{_RANGE.pattern})?", re.ASCII | re.DOTALL)


def parse_reference(text: str) -> FileReferenceData:
    """The file and lines that `text` names, with the status `pending`; nothing is opened.

    Lines are counted from 1, the last one is meant too; `path:10-` goes to the end of the file; of `path:10:5` the
    column is left out. A path in quotes is taken literally, so that `"a:10"` is a file of that name.
    Numbers at the end that name no lines (`path:-5`, `path:1,3`) are refused.

    Raises:
        InvalidDataError: there is no path, or the lines cannot be understood, begin at 0, or end before they begin.
    """
    if not isinstance(text, str):
        raise _refused("", "type", f"give text, for example src/app.py:10-20, not {type(text).__name__}")
    text = text.strip()
    found = _QUOTED.fullmatch(text)
    if found is None:
        found = _PLAIN.fullmatch(text)
    if found is None or not found["path"].strip():
        raise _refused("/path", "path", "write a path, for example src/app.py or src/app.py:10-20")
    lines = _RANGE.fullmatch(found["range"]) if found["range"] else None
    if found["range"] and lines is None:
        raise _refused("/start_line", "range", "after the quoted path write lines as :10, :10-20 or #L10-L20")
    path = found["path"]
    if lines is None:
        if "quote" not in found.groupdict() and _NEARLY.fullmatch(path):
            ways = "write lines as :10, :10-20, :10- or #L10-L20; a path that ends so is written in quotes"
            raise _refused("/start_line", "range", ways)
        return FileReferenceData(path=path, status="pending")
    first = int(lines["line"] or lines["mark"])
    until = lines["last"] or lines["until"]
    last = int(until) if until else None if lines["open"] else first
    if first < 1:
        raise _refused("/start_line", "range", "lines are counted from 1")
    if last is not None and last < first:
        raise _refused("/end_line", "range", f"the lines end at {last}, before they begin at {first}")
    return FileReferenceData(path=path, status="pending", start_line=first, end_line=last)


def _refused(at: str, rule: str, text: str) -> InvalidDataError:
    return InvalidDataError("this is no reference to a file", [Problem(at, rule, text)])
