"""Command lines that send a request again, byte for byte, from any POSIX shell.

A body that is text is an argument. One that no argument can hold (bytes that are not UTF-8, or very many) is written by
printf, and what is repeated in it is written as a repetition; so the line stays short enough to be pasted.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator, Sequence
from typing import Final

HIDDEN: Final = "$API_KEY"
"""What stands in place of the API key: the shell puts it in."""
LONGEST: Final = 64 * 1024
"""How long a line may be."""
_AS_ARGUMENT: Final = 16 * 1024
_REPEATED: Final = re.compile(rb"(.{1,8}?)\1{255,}", re.DOTALL)


def curl_line(words: Sequence[str], body: bytes | None, hidden: Callable[[str], str]) -> str:
    """These words of a curl command with the body; `hidden` takes secrets out of a text."""
    line = " ".join(_quoted(word) for word in words)
    if body is None:
        return line
    text = _text(body)
    if text is not None and len(body) <= _AS_ARGUMENT and not _REPEATED.search(body):
        # --data-binary takes what begins with @ for the name of a file.
        option = "--data-raw" if text.startswith("@") else "--data-binary"
        return f"{line} {option} {_quoted(hidden(text))}"
    pieces = "; ".join(_pieces(body, hidden))
    whole = f"{{ {pieces}; }} | {line} --data-binary @-"
    return whole if len(whole) <= LONGEST else f"# The body of {len(body)} bytes is too long for a command line."


def _pieces(body: bytes, hidden: Callable[[str], str]) -> Iterator[str]:
    """The commands that write the body."""
    at = 0
    for found in _REPEATED.finditer(body):
        unit = _text(found[1])
        if unit is None:  # no format can hold it
            continue
        if found.start() > at:
            yield _printf(body[at : found.start()], hidden)
        form = unit.replace("\\", "\\\\").replace("%", "%%")
        yield f"printf {shlex.quote(form + '%.0s')} $(seq {len(found[0]) // len(found[1])})"
        at = found.end()
    if at < len(body):
        yield _printf(body[at:], hidden)


def _printf(piece: bytes, hidden: Callable[[str], str]) -> str:
    text = _text(piece)
    if text is not None:
        return f"printf %s {_quoted(hidden(text))}"
    # The key is ASCII, so it stands in these bytes as it stands in a text.
    readable = hidden(piece.decode("latin-1"))
    escaped = "".join(sign if " " <= sign <= "~" and sign != "\\" else f"\\0{ord(sign):03o}" for sign in readable)
    return f"printf %b {_quoted(escaped)}"


def _text(body: bytes) -> str | None:
    """The text that an argument can hold; None where these bytes are none."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return None if "\x00" in text else text


def _quoted(word: str) -> str:
    """`word` for a shell; the place of the key stays a variable."""
    if HIDDEN not in word:
        return shlex.quote(word)
    return f'"{HIDDEN}"'.join(shlex.quote(part) if part else "" for part in word.split(HIDDEN))
