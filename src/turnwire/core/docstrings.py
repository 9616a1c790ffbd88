"""Description and parameter texts from a docstring in Google, NumPy or Sphinx style."""

from __future__ import annotations

import re
from typing import NamedTuple


class Docstring(NamedTuple):
    """The first paragraph as one line, and a text for each described parameter."""

    summary: str
    parameters: dict[str, str]


_GOOGLE_SECTION = re.compile(r"^(Args|Arguments|Parameters|Attributes):\s*$")
_ANY_SECTION = re.compile(r"^[A-Z][A-Za-z ]+:\s*$")
_GOOGLE_ITEM = re.compile(r"^\s+\*{0,2}(\w+)\s*(?:\([^)]*\))?\s*:\s*(.*)$")
_SPHINX_FIELD = re.compile(r"^\s*:\w+[^:]*:(?:\s|$)")
_SPHINX_ITEM = re.compile(r"^:param\s+(?:[^:]*\s)?(\w+)\s*:\s*(.*)$")
_NUMPY_ITEM = re.compile(r"^(\*{0,2}\w+(?:\s*,\s*\*{0,2}\w+)*)\s*(?::.*)?$")


def parse_docstring(text: str) -> Docstring:
    """The parts of `text`; an empty docstring gives empty parts."""
    lines = text.strip().splitlines()
    summary_lines: list[str] = []
    for line in lines:
        if not line.strip() or _ANY_SECTION.match(line) or _SPHINX_FIELD.match(line):
            break
        summary_lines.append(line.strip())
    parameters = {**_google(lines), **_numpy(lines), **_sphinx(lines)}
    return Docstring(" ".join(summary_lines), {name: " ".join(words.split()) for name, words in parameters.items()})


def _google(lines: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    inside, current, indent = False, "", 0
    for line in lines:
        if _GOOGLE_SECTION.match(line.strip()) and not line.startswith(" "):
            inside = True
        elif inside and line.strip() and (not line.startswith(" ") or _ANY_SECTION.match(line)):
            inside = False
        elif inside and line.strip():
            width = len(line) - len(line.lstrip())
            item = _GOOGLE_ITEM.match(line)
            if item and (not current or width <= indent):
                current, indent = item[1], width
                found[current] = item[2]
            elif current:
                found[current] += " " + line.strip()
    return found


def _sphinx(lines: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    current = ""
    for line in lines:
        item = _SPHINX_ITEM.match(line.strip())
        if item:
            current = item[1]
            found[current] = item[2]
        elif line.strip().startswith(":") or not line.strip():
            current = ""
        elif current:
            found[current] += " " + line.strip()
    return found


def _numpy(lines: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for start, line in enumerate(lines[:-1]):
        if line.strip() == "Parameters" and set(lines[start + 1].strip()) == {"-"}:
            current: list[str] = []
            for item in lines[start + 2 :]:
                if item.strip() and set(item.strip()) == {"-"}:
                    found.pop("".join(current), None)  # the line before was the title of the next section
                    break
                header = _NUMPY_ITEM.match(item) if not item.startswith(" ") else None
                if header:
                    current = [name.strip(" *") for name in header[1].split(",")]
                    found.update(dict.fromkeys(current, ""))
                elif item.strip():
                    found.update({name: f"{found[name]} {item.strip()}" for name in current})
    return found
