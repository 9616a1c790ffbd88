"""The head that nearly every whole answer has, read in one step: 200, plain headers, one length. h11 reads all others.

In: the bytes that have come. Out: the head, the length of the body, and how many bytes the head was. What is read here
is less than what HTTP allows, and h11 makes the same of it (`tests/providers/test_plain_head.py`); whatever could be
read in two ways, or says something about the connection, is not.
"""

from __future__ import annotations

import re
from typing import Final

from turnwire_schema._late_tuples import NamedTuple

from turnwire.providers.calls.io_actions import Head

LONGEST: Final = 4096
"""Most bytes of such a head."""

_HEAD: Final = re.compile(rb"HTTP/1\.1 200 [ -~]*\r\n((?:[A-Za-z][A-Za-z0-9-]*:[\t -~]*\r\n)*)\r\n")
_OF_THE_CONNECTION: Final = frozenset({"connection", "transfer-encoding", "upgrade"})
_KEEPS: Final = ("connection", "keep-alive")


class PlainHead(NamedTuple):
    """The head of an answer whose body has a length."""

    head: Head
    length: int
    size: int
    """Bytes of the head itself."""


def plain_head(data: bytes) -> PlainHead | None:
    """The head at the beginning of `data`; None: it is not whole, or h11 has to say what it is."""
    found = _HEAD.match(data, 0, LONGEST)
    if found is None:
        return None
    headers: list[tuple[str, str]] = []
    length: int | None = None
    for line in found[1].decode("ascii").split("\r\n")[:-1]:
        name, _, value = line.partition(":")
        name, value = name.lower(), value.strip(" \t")
        if name == "content-length":
            if length is not None or not value.isdigit() or len(value) > 15:
                return None
            length = int(value)
        elif name in _OF_THE_CONNECTION and (name, value.lower()) != _KEEPS:
            return None
        headers.append((name, value))
    return None if length is None else PlainHead(Head(200, tuple(headers)), length, found.end())
