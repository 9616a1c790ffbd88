"""Errors that a server glued into JSON without escaping them: the server's sentence is kept.

In: text that is no JSON, such as `{"error": "Expected "a" but got "b""}` or what Python's `str` makes of a dict. Out:
the error object that was meant, or None. Only text that begins as an error object is read so, never an answer.
"""

from __future__ import annotations

import re
from typing import Final

from turnwire_schema._late_patterns import late_pattern

_BEGINNING: Final = late_pattern(
    r"""\s*\{\s*["'](?:error|detail|message)["']\s*:\s*(?:\{.{0,200}?["'](?:message|msg|detail)["']\s*:\s*)?""",
    re.DOTALL,
)
_NEXT_FIELD: Final = late_pattern(r"""["']\s*,\s*["'](?:type|code|param|status|status_code|object|metadata)["']\s*:""")
_WORD: Final = late_pattern(r"""["'](type|code)["']\s*:\s*["']?([\w.-]{1,64})""")
_LONGEST: Final = 100_000


def broken_error(data: bytes | bytearray | str) -> dict[str, object] | None:
    """The body `{"error": {…}}` that was meant by text that is no JSON; None where it does not begin as an error."""
    text = data if isinstance(data, str) else bytes(data[:_LONGEST]).decode("utf-8", "replace")
    begun = _BEGINNING.match(text)
    if begun is None:
        return None
    said, rest = text[begun.end() : _LONGEST].rstrip("} \t\r\n"), ""
    if (end := _NEXT_FIELD.search(said)) is not None:
        said, rest = said[: end.start() + 1], said[end.start() :]  # with the mark that closes it
    said = said.strip()
    if said[:1] in ('"', "'"):
        said = said[1:].removesuffix(said[0])
    if not said.strip() or said.lstrip()[0] in "{[":
        return None
    error: dict[str, object] = {"message": said}
    for name, word in _WORD.findall(rest):
        error[name] = int(word) if word.isdigit() else word
    return {"error": error}
