"""The snippets of the documents: found in Markdown, each with what the comment above it says.

A comment directly above a fence changes how it is tried:

    <!-- not run: REASON -->           it is only read (compiled, parsed), because it needs what no test has
    <!-- document: NAME#DEFINITION --> the JSON is checked against a definition: turnwire/v1/request#ChatRequest
    <!-- file: PATH -->                its text is put in this file before the page's next snippets run
    <!-- raises: ERROR -->             it ends with this error; for curl the status of the answer

A fence `text` directly after another one is what that one prints.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

_OPENING: Final = re.compile(r"^(?P<indent> *)(?P<fence>`{3,})(?P<language>[\w-]*)(?P<rest>.*)$")
_COMMENT: Final = re.compile(r"^ *<!-- (?P<word>not run|document|file|raises): (?P<value>.+?) -->$")


@dataclass(frozen=True)
class Snippet:
    """One fence of a document."""

    page: str
    line: int
    language: str
    text: str
    directives: dict[str, str] = field(default_factory=dict)
    printed: str | None = None

    @property
    def where(self) -> str:
        """For messages: `guides/tools.md:12`."""
        return f"{self.page}:{self.line}"


def collect(path: Path, page: str) -> list[Snippet]:
    """Every fence of a Markdown file, in order.

    Raises:
        ValueError: a fence does not end, has no language, or a comment has no fence below it.
    """
    found: list[Snippet] = []
    directives: dict[str, str] = {}
    lines = path.read_text(encoding="utf-8").splitlines()
    position, last_end = 0, -1
    while position < len(lines):
        line = lines[position]
        comment = _COMMENT.match(line)
        opening = _OPENING.match(line)
        if comment:
            directives[comment["word"]] = comment["value"]
        elif opening:
            start = position + 1
            position = start
            closing = opening["indent"] + opening["fence"]
            while position < len(lines) and lines[position].rstrip() != closing:
                position += 1
            if position == len(lines):
                raise ValueError(f"{page}:{start}: this fence does not end")
            if not opening["language"]:
                raise ValueError(f"{page}:{start}: this fence has no language")
            cut = len(opening["indent"])
            text = "".join(f"{each[cut:]}\n" for each in lines[start:position])
            if (
                opening["language"] == "text"
                and found
                and last_end >= 0
                and not "".join(lines[last_end + 1 : start - 1])
            ):
                last = found.pop()
                found.append(Snippet(page, last.line, last.language, last.text, last.directives, text))
            else:
                found.append(Snippet(page, start, opening["language"], text, directives))
            directives, last_end = {}, position
        elif line.strip() and directives:
            raise ValueError(f"{page}:{position + 1}: a comment about a snippet has no snippet below it")
        position += 1
    return found
