"""The hash of a call: of the tool, its server and its arguments. An approval is bound to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from turnwire.core.argument_types import require


def canonical_json(value: Any) -> str:
    """A JSON value as its one canonical text: keys sorted by code point, no spaces, no escapes but JSON's own.

    Numbers stay as they are written, so `1` and `1.0` are two texts.
    """
    return json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def call_hash(name: str, arguments: Mapping[str, Any], server: str | None = None) -> str:
    """SHA-256 in lower-case hexadecimal of `[name, server, arguments]` as canonical JSON in UTF-8."""
    require(name, str, "name", "the name of a tool")
    require(arguments, Mapping, "arguments", "the arguments by name")
    text = canonical_json([name, server, dict(arguments)])
    # surrogatepass: a lone surrogate in a caller's own text still is one text and no other
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
