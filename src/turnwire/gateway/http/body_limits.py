"""Limits on a body in addition to its size: levels and values of its JSON, messages, tools.

A body of few bytes can be much work. Levels and values are counted in the bytes, before anything is parsed; messages
and tools in the parsed body, before a codec reads it. A body over a limit is refused with the limit's name.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Any, Final

from turnwire_schema._late_tuples import NamedTuple

from turnwire.core.errors import Problem
from turnwire.gateway.errors import Refusal, refused
from turnwire.gateway.settings import GatewaySettings

SLICE: Final = 1 << 18
"""Bytes looked at in one go, so that another thread may run in between."""

_STRUCTURE: Final = b'{}[],"'
_NO_STRUCTURE: Final = bytes(byte for byte in range(256) if byte not in _STRUCTURE)
_STEPS: Final = bytes(1 if byte in b"{[" else 255 for byte in range(256))
"""One level more, or (as a signed byte) one less."""

MESSAGE_FIELDS: Final = ("messages", "input", "contents")
"""Where the dialects have the turns of a conversation; as text it is one turn."""
TOOL_LISTS: Final = ("tools", "functions", "functionDeclarations", "function_declarations")
"""Where the dialects have tools, at the top and inside the entries of `tools`."""


class Extent(NamedTuple):
    """Size of JSON bytes, counted without parsing them; meaningless for bytes that are not JSON."""

    values: int
    """Values, as many at least as a parser would make: one for each bracket, brace and comma."""
    depth: int
    """Levels of lists and objects inside each other."""


def extent_of(data: bytes | bytearray, *, most_values: float = math.inf, most_levels: float = math.inf) -> Extent:
    """Return the extent of `data`, in time linear in its length; counting ends soon after a limit is passed."""
    values, level, depth = 1, 0, 0
    for structure in _structure(data):
        values += structure.count(b",") + structure.count(b"{") + structure.count(b"[")
        steps = memoryview(structure.translate(_STEPS, b",")).cast("b")
        *levels, level = accumulate(steps, initial=level)
        depth = max(depth, level, max(levels, default=0))
        if values > most_values or depth > most_levels:
            break
    return Extent(values, depth)


def check_extent(data: bytes | bytearray, settings: GatewaySettings) -> None:
    """Check that the bytes of a body are not too much to parse.

    Raises:
        Refusal: a limit is exceeded; the error names it.
    """
    if _is_little(data, settings):
        return
    extent = extent_of(data, most_values=settings.value_limit, most_levels=settings.depth_limit)
    if extent.depth > settings.depth_limit:
        raise Refusal(413, f"the body is over the limit of {settings.depth_limit} levels (--max-depth)")
    if extent.values > settings.value_limit:
        raise Refusal(413, f"the body is over the limit of {settings.value_limit} JSON values (--max-values)")


def _is_little(data: bytes | bytearray, settings: GatewaySettings) -> bool:
    """Return whether `data`, which is not long, has so few brackets and commas that it is within the limits in any
    case.
    """
    if len(data) > SLICE:
        return False
    brackets = data.count(b"{") + data.count(b"[")
    return brackets <= settings.depth_limit and brackets + data.count(b",") < settings.value_limit


def check_counts(body: Mapping[str, Any], settings: GatewaySettings) -> None:
    """Check that a parsed body does not have too many messages or tools.

    Raises:
        Refusal: a limit is exceeded; the error names it and the field.
    """
    inner = body.get("generateContentRequest")  # Gemini's count has the request one level deeper
    body = inner if isinstance(inner, Mapping) else body
    problems = []
    for name in MESSAGE_FIELDS:
        held = body.get(name)
        if isinstance(held, list) and len(held) > settings.message_limit:
            text = f"{len(held)} are over the limit of {settings.message_limit} messages (--max-messages)"
            problems.append(Problem(f"/{name}", "maxItems", text))
    tools = _tools_in(body, 2)
    if tools > settings.tool_limit:
        text = f"{tools} are over the limit of {settings.tool_limit} tools (--max-tools)"
        problems.append(Problem("/tools", "maxItems", text))
    if problems:
        raise refused(413, problems)


def _tools_in(holder: Any, levels: int) -> int:
    """The tools in the lists of `holder`; a list inside an entry (a namespace's, Gemini's) counts for the entry."""
    if not isinstance(holder, Mapping):
        return 0
    lists = [held for name in TOOL_LISTS if isinstance(held := holder.get(name), list)]
    return sum(max(1, _tools_in(each, levels - 1) if levels else 1) for held in lists for each in held)


def _structure(data: bytes | bytearray) -> Iterator[bytes]:
    """What is outside of texts in `data`, slice by slice: brackets, braces and commas."""
    start, in_text = 0, False
    while start < len(data):
        piece = bytes(data[start : start + SLICE])
        if (len(piece) - len(piece.rstrip(b"\\"))) % 2:  # an escape is not cut in two
            piece = bytes(data[start : start + SLICE + 1])
        start += len(piece)
        # Escapes occur in texts only. Without the escaped backslashes, and then without the escaped quotation marks,
        # every quotation mark that is left begins or ends a text.
        plain = piece.replace(b"\\\\", b"").replace(b'\\"', b"")
        parts = plain.translate(None, _NO_STRUCTURE).split(b'"')
        yield b"".join(parts[in_text::2])
        in_text ^= len(parts) % 2 == 0
