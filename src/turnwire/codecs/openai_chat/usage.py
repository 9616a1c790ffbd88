"""Token counts and server times, both ways: the rows of `fields.USAGE`, and which counts and times a client gets.

Server times become whole nanoseconds; their own numbers stay in extras.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.openai_chat import Usage

from turnwire.codecs.openai_chat.fields import ANSWER, TIMINGS, USAGE
from turnwire.codecs.openai_chat.losses import ChatLosses
from turnwire.codecs.usage_rows import odd_usage, read_usage as read_rows
from turnwire.codecs.wire_values import is_object, is_text, object_of, odd_fields, odd_identity

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_chat import RawDelta, RawResponseMessage

IDENTITY: Final = ANSWER.judges
_BODY_JUDGES: Final = {
    **IDENTITY,
    "timings": is_object,
    "choice/index": lambda _: False,
    **{f"timings/{name}": judge for name, judge in TIMINGS.judges.items()},
}
_TIMES: Final = frozenset(row.wire for row in USAGE.rows if row.canonical.startswith("server_timings."))

_MESSAGE_JUDGES: Final = {
    "content": lambda value: isinstance(value, (str, list, tuple)),
    "refusal": is_text,
    "function_call": is_object,
    "reasoning": is_text,
    "reasoning_content": is_text,
}


def odd_message(message: RawResponseMessage | RawDelta) -> dict[str, object]:
    """The fields of a message or delta that should be part of the answer, and are not what they must be."""
    return odd_identity(message, _MESSAGE_JUDGES)


def odd_in_message(extras: Mapping[str, object] | None) -> list[dict[str, object]]:
    """A diagnostic for each of `odd_message` among the extras of a message."""
    return odd_fields(extras, _MESSAGE_JUDGES, "/message/extras")


def odd_beside(usage: Mapping[str, object] | None, extras: Mapping[str, object] | None) -> list[dict[str, object]]:
    """A diagnostic for everything beside the answer that is not what it must be."""
    return odd_usage(USAGE, usage, extras, _BODY_JUDGES)


def read_usage(raw: object, timings: object = None) -> dict[str, object] | None:
    """Canonical usage as plain data; None when nothing was reported."""
    usage = read_rows(USAGE, raw) or {}
    if isinstance(timings, Mapping) and (times := TIMINGS.read(timings).values.get("server_timings")):
        usage["server_timings"] = {**object_of(usage.get("server_timings")), **object_of(times)}
    return usage or None


def write_usage(usage: UsageInfo, losses: ChatLosses, *, has_timings: bool = False) -> Usage | None:
    """The wire object; None when nothing was counted. `has_timings`: the answer carries the server's own times."""
    found = USAGE.write(usage, losses, "/usage", usage.extras)
    wire = cast("Usage", found)  # `tools/check_rows.py` holds the rows to the document
    if usage.total_tokens is None:
        losses.lose("usage_unknown", "/usage", "the unknown counts are left out")
    else:
        wire.setdefault("total_tokens", usage.total_tokens)  # Gemini's compatible endpoint counts thoughts in it alone
    has_times = has_timings or any(name in wire for name in _TIMES)
    if usage.server_timings is not None and not has_times:
        losses.lose("usage_detail", "/usage/server_timings", detail="server_timings")
    return wire if found else None
