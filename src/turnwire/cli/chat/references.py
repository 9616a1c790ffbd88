"""References in what a person writes: `@src/a.py:10-20`, `@"my file.txt"`, `@chart.png`.

An `@` counts at the beginning of a word; a backslash before it makes it a mere sign. Punctuation at the end of a
sentence does not belong to the path. The words stay in the message as they were written: the model knows what they are
about.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import Final, NamedTuple

from turnwire_schema.v1.entry import FileReferenceData

from turnwire.core.errors import InvalidDataError
from turnwire.files import parse_reference

IMAGE_ENDINGS: Final = frozenset((".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".tif", ".tiff"))
"""Endings of names that are read as images, not as text."""

_FOUND: Final = re.compile(
    r"""(?<![\w@./\\])@(?P<reference>(?P<quote>["'])(?:(?!(?P=quote)).)+(?P=quote)(?:[:#][\w-]*)?|[^\s"'@][^\s@]*)"""
)
_ESCAPED: Final = re.compile(r"\\@")
_ENDING: Final = ".,;:!?)]}>\"'…"


class Reference(NamedTuple):
    """A file that a message names, as it was written and as it was read."""

    written: str
    data: FileReferenceData

    @property
    def is_image(self) -> bool:
        """Whether the file is an image, by its name."""
        return is_image(self.data.path)

    @property
    def is_path(self) -> bool:
        """Whether it can hardly be anything but a path; `@property` may be a word of the sentence."""
        return (
            self.data.start_line is not None or any(sign in self.data.path for sign in "/.") or self.written[0] in "\"'"
        )


class Spoken(NamedTuple):
    """A message as it is sent, and the files that it names, each once."""

    text: str
    references: tuple[Reference, ...]


def is_image(path: str) -> bool:
    """Whether a file of this name is read as an image."""
    return PurePosixPath(path).suffix.lower() in IMAGE_ENDINGS


def read_spoken(text: str) -> Spoken:
    """Split a message into its text and its references.

    Raises:
        InvalidDataError: a reference has lines that cannot be: from 0, or backwards.
    """
    found: dict[str, Reference] = {}
    for match in _FOUND.finditer(text):
        written = match["reference"]
        if match["quote"] is None:
            written = written.rstrip(_ENDING)
        if not written:
            continue
        try:
            data = parse_reference(written)
        except InvalidDataError as error:
            raise InvalidDataError(f"@{written}", error.problems) from None
        found.setdefault(written, Reference(written, data))
    return Spoken(_ESCAPED.sub("@", text), tuple(found.values()))


def written_path(path: str) -> str:
    """`path` as it is written behind an `@`."""
    if not re.search(r"""[\s"'@:#]""", path):
        return path
    quote = "'" if '"' in path else '"'
    return f"{quote}{path}{quote}"
