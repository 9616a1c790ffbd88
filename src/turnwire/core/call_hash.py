"""What a call is, as one hash: the tool, its server and its arguments. An approval is bound to it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any


def call_hash(name: str, arguments: Mapping[str, Any], server: str | None = None) -> str:
    """SHA-256 of `[name, server, arguments]` as canonical JSON, in lower-case hexadecimal.

    Keys are sorted, there are no spaces, the text is UTF-8. `5.0` and `5` are one number, as JSON Schema has it and as
    a database may write it; `true` and `1` differ.
    """
    text = canonical_json([name, server, arguments])
    # surrogatepass: a lone surrogate in a caller's own text still is one text and no other
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def canonical_json(value: Any) -> str:
    """`value` as the JSON text that `call_hash` would hash: sorted, without spaces."""
    return json.dumps(_plain(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def _plain(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    return value
