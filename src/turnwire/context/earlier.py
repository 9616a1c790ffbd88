"""What earlier releases wrote into entries and the schemas refuse now, written so that it can be read.

An empty text becomes a text part that is empty, which says the same; a result of which nothing is known becomes the
empty text that a model was shown; of lines that end before they begin only the beginning is kept, and the end stays in
`extras`. A file of entries is never changed by reading it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_SAYS: Final = ("text", "structured", "error")


def readable(kind: str, entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return `entry` as a later release would have written it; the same object if it would have written the same."""
    data = entry.get("data")
    if not isinstance(data, Mapping):
        return entry
    changed: dict[str, Any] = {}
    match kind:
        case "text" if data.get("role") in ("system", "user") and data.get("content") in (None, "", [], ()):
            changed["content"] = [{"type": "text", "text": ""}]
        case "tool_result":
            result = data.get("result")
            if isinstance(result, Mapping) and all(result.get(name) is None for name in _SAYS):
                changed["result"] = {**result, "text": ""}
        case "file_reference":
            first, last = data.get("start_line") or 1, data.get("end_line")
            if isinstance(first, int) and isinstance(last, int) and last < first:
                extras = data.get("extras")
                kept = {**(extras if isinstance(extras, Mapping) else {}), "end_line": last}
                changed |= {"end_line": None, "extras": kept}
        case _:
            pass
    return {**entry, "data": {**data, **changed}} if changed else entry
