"""Repair errors that a server put into JSON without escaping, to recover the server's sentence.

In: text that is no JSON, such as `{"error": "Expected "a" but got "b""}` or what Python's `str` makes of a dict. Out:
the error object that was meant, or None. Only text that begins as an error object is read so, never an answer.
"""

from __future__ import annotations

import re
from typing import Final

from turnwire_schema._late_patterns import late_pattern

# What says which error it is, before or after the sentence.
_NAME: Final = r"(?:type|code|status|status_code|param|object|metadata|request_id|sequence_number|event_id)"
_HEAD: Final = rf"""(?:["']{_NAME}["']\s*:\s*(?:["'][\w.-]{{0,64}}["']|\d+|null|None)\s*,\s*)*"""
_BEGINNING: Final = late_pattern(
    rf"""\s*\{{\s*{_HEAD}["'](?:error|detail|message)["']\s*:\s*"""
    r"""(?:\{.{0,200}?["'](?:message|msg|detail)["']\s*:\s*)?""",
    re.DOTALL,
)
_NEXT_FIELD: Final = late_pattern(rf"""["']\s*\}}?\s*,\s*["']{_NAME}["']\s*:""")
_WORD: Final = late_pattern(
    r"""["'](type|code|status|status_code|param)["']\s*:\s*(?:["']([\w.-]{1,64})["']|(\d{1,9})(?![\w.]))"""
)
_NO_TEXT: Final = late_pattern(r"[{\[]|(?:null|None|true|True|false|False|-?\d[\d.]*)\s*(?:[,}]|$)")
_LONGEST: Final = 100_000


def broken_error(data: bytes | bytearray | str) -> dict[str, object] | None:
    """Return the body `{"error": {…}}` that broken JSON was meant to be; None if it does not begin as an error."""
    text = data if isinstance(data, str) else bytes(data[:_LONGEST]).decode("utf-8", "replace")
    begun = _BEGINNING.match(text)
    if begun is None or _NO_TEXT.match(text, begun.end()):
        return None
    said, rest = text[begun.end() : _LONGEST].rstrip("} \t\r\n"), ""
    if (end := _NEXT_FIELD.search(said)) is not None:
        said, rest = said[: end.start() + 1], said[end.start() :]  # with the mark that closes it
    said = said.strip()
    if said[:1] in ('"', "'"):
        said = said[1:].removesuffix(said[0])
    if not said.strip() or said.lstrip()[0] in "{[":
        return None
    # The words next to the sentence say more than those around its object, as Anthropic's "type": "error".
    words = {**_words(rest), **_words(begun.group())}
    return {"error": {"message": said, **words}}


def _words(text: str) -> dict[str, object]:
    """Return type, code, status and parameter in a part of the text, the last of each; null is ignored."""
    return {name: word or int(number) for name, word, number in _WORD.findall(text)}
