"""Descriptions of a function and of each parameter from a docstring in Google, NumPy or Sphinx style.

The input is a docstring without its common indentation. The result is a text for each parameter, and the docstring
without their descriptions: nothing of it is dropped. A text about a name that is not a parameter stays where it is.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from turnwire_schema._late_tuples import NamedTuple


class Docstring(NamedTuple):
    """The text for the tool, and one for each described parameter."""

    text: str
    parameters: dict[str, str]


class _Item(NamedTuple):
    """The descriptions of some names, and their lines."""

    names: tuple[str, ...]
    text: str
    lines: tuple[int, ...]


class _Section(NamedTuple):
    """A section of parameters: the lines of its title, and its items."""

    title: tuple[int, ...]
    items: list[_Item]


_TITLES = "Args|Arguments|Parameters|Params|Attributes|Keyword Args|Keyword Arguments|Other Parameters"
_GOOGLE_SECTION = re.compile(rf"(?:{_TITLES}):\s*")
_GOOGLE_ITEM = re.compile(r"\s+\*{0,2}(\w+)\s*(?:\((?:[^()]|\([^()]*\))*\))?\s*:\s*(.*)")
_NUMPY_SECTION = re.compile(rf"(?:{_TITLES})\s*")
_NUMPY_ITEM = re.compile(r"(\*{0,2}\w+(?:\s*,\s*\*{0,2}\w+)*)\s*(?::.*)?")
_RULE = re.compile(r"\s*-{3,}\s*")
_SPHINX_ITEM = re.compile(r":(?:param|parameter|arg|argument|key|keyword)\s+(?:[^:]*\s)?\*{0,2}(\w+)\s*:\s*(.*)")
_SPHINX_TYPE = re.compile(r":(?:type|paramtype)\s+(\w+)\s*:.*")


def parse_docstring(text: str, names: Iterable[str] | None = None) -> Docstring:
    """The parts of `text`. `names` are the parameters that there are; None: every name that is described."""
    lines = text.strip().splitlines()
    known = None if names is None else frozenset(names)
    parameters: dict[str, str] = {}
    taken: set[int] = set()
    for section in (*_google(lines), *_numpy(lines), *_sphinx(lines)):
        is_left = False
        for item in section.items:
            found = [name for name in item.names if known is None or name in known]
            words = " ".join(item.text.split())
            parameters.update(dict.fromkeys(found, words) if words else {})
            if len(found) == len(item.names):
                taken.update(item.lines)
            else:
                is_left = True
        if not is_left:
            taken.update(section.title)
    return Docstring(_joined(lines, taken), parameters)


def _joined(lines: list[str], taken: Collection[int]) -> str:
    """The lines that are left, with one blank line where there were several."""
    left = "\n".join(line.rstrip() for number, line in enumerate(lines) if number not in taken)
    return re.sub(r"\n{3,}", "\n\n", left).strip()


def _google(lines: list[str]) -> Iterator[_Section]:
    for start, line in enumerate(lines):
        if not _GOOGLE_SECTION.fullmatch(line):
            continue
        items: list[_Item] = []
        indent = None
        for number in range(start + 1, len(lines)):
            words = lines[number]
            if words.strip() and not words.startswith((" ", "\t")):
                break
            width = len(words) - len(words.lstrip())
            match = _GOOGLE_ITEM.fullmatch(words)
            if match and (indent is None or width <= indent):
                indent = width
                items.append(_Item((match[1],), match[2], (number,)))
            elif words.strip() and items:
                items[-1] = _continued(items[-1], words, number)
        if items:
            yield _Section((start,), items)


def _numpy(lines: list[str]) -> Iterator[_Section]:
    for start, line in enumerate(lines[:-1]):
        if not _NUMPY_SECTION.fullmatch(line) or not _RULE.fullmatch(lines[start + 1]):
            continue
        items: list[_Item] = []
        for number in range(start + 2, len(lines)):
            words = lines[number]
            if number + 1 < len(lines) and words.strip() and _RULE.fullmatch(lines[number + 1]):
                break  # the title of the next section
            match = _NUMPY_ITEM.fullmatch(words) if not words.startswith(" ") else None
            if match:
                items.append(_Item(tuple(name.strip(" *") for name in match[1].split(",")), "", (number,)))
            elif words.strip() and items:
                items[-1] = _continued(items[-1], words, number)
        if items:
            yield _Section((start, start + 1), items)


def _sphinx(lines: list[str]) -> Iterator[_Section]:
    current: _Item | None = None
    for number, line in enumerate(lines):
        words = line.strip()
        match = _SPHINX_ITEM.fullmatch(words)
        is_end = not words or words.startswith(":")
        if current is not None and is_end:
            yield _Section((), [current])
            current = None
        if match:
            current = _Item((match[1],), match[2], (number,))
        elif (kind := _SPHINX_TYPE.fullmatch(words)) is not None:
            yield _Section((), [_Item((kind[1],), "", (number,))])
        elif current is not None:
            current = _continued(current, words, number)
    if current is not None:
        yield _Section((), [current])


def _continued(item: _Item, words: str, number: int) -> _Item:
    return item._replace(text=f"{item.text} {words.strip()}", lines=(*item.lines, number))
