"""Formats of texts that a pattern says exactly, for engines that do not read them.

In JSON Schema a `format` may be only a remark. Who writes one of these means it, and engines that read it hold it; so
the pattern is what a judge checks that asserts formats.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from turnwire.codecs.schema_support.json_values import type_names
from turnwire.codecs.schema_support.pattern_rewriting import match_both
from turnwire.codecs.schema_support.scope import Scope

_BYTE: Final = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
_IPV4: Final = rf"(?:{_BYTE}\.){{3}}{_BYTE}"
_GROUP: Final = "[0-9A-Fa-f]{1,4}"
_LAST_GROUPS: Final = f"(?:{_GROUP}:{_GROUP}|{_IPV4})"
# RFC 3986, 3.2.2, IPv6address: so many groups before and after the colons that stand for zeros.
_IPV6: Final = "|".join(
    (
        f"(?:{_GROUP}:){{6}}{_LAST_GROUPS}",
        f"::(?:{_GROUP}:){{5}}{_LAST_GROUPS}",
        *(f"(?:(?:{_GROUP}:){{0,{4 - left}}}{_GROUP})?::(?:{_GROUP}:){{{left}}}{_LAST_GROUPS}" for left in (4, 3, 2)),
        f"(?:(?:{_GROUP}:){{0,3}}{_GROUP})?::{_GROUP}:{_LAST_GROUPS}",
        f"(?:(?:{_GROUP}:){{0,4}}{_GROUP})?::{_LAST_GROUPS}",
        f"(?:(?:{_GROUP}:){{0,5}}{_GROUP})?::{_GROUP}",
        f"(?:(?:{_GROUP}:){{0,6}}{_GROUP})?::",
    )
)
_YEAR: Final = "(?:[0-9]{3}[1-9]|[0-9]{2}[1-9]0|[0-9][1-9]00|[1-9]000)"  # not 0000, which Python does not know
_DAYS: Final = (
    "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8])"
)
_LEAP_YEAR: Final = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)"

PATTERNS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "date": f"^(?:{_YEAR}-(?:{_DAYS})|{_LEAP_YEAR}-02-29)$",  # RFC 3339, full-date
        "ipv4": f"^{_IPV4}$",  # RFC 2673, 3.2
        "ipv6": f"^(?:{_IPV6})$",
    }
)
"""The pattern of each format."""


def write_format(level: dict[str, Any], scope: Scope) -> Any | None:
    """A format as a pattern; a pattern beside it becomes a part of that."""
    wanted = PATTERNS.get(level["format"]) if isinstance(level.get("format"), str) else None
    if wanted is None or "string" not in (type_names(level) or ()):
        return None
    pattern = level.get("pattern")
    if pattern is not None:
        wanted = match_both(pattern, wanted) if isinstance(pattern, str) else None
    if wanted is None:
        return None
    return {**{key: value for key, value in level.items() if key != "format"}, "pattern": wanted}
