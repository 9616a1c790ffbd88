"""An exchange without its secrets, before a byte of it is written.

The value of a header whose name may hold a key is never written; neither is a cookie. That Gemini's key was there is:
by it a server decides in which dialect it answers. What a client showed there, in its query, or
in a field of the body that holds a secret (`json_secrets`) is then looked for everywhere: servers quote keys in their
errors. Names and URLs are read by one rule, `turnwire_schema._secrets`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import parse_qsl, quote, quote_plus

from turnwire_schema._secrets import HIDDEN, hide_written_keys, names_a_secret

from turnwire.contract.json_secrets import hide_secrets

KEPT_HEADERS: Final = frozenset(
    {"accept", "anthropic-beta", "anthropic-version", "content-type", "openai-beta", "retry-after"}
    | {"x-goog-api-client"}
)
"""Headers of a recording; no other one matters to what an exchange means."""

NAMED_HEADERS: Final = frozenset({"x-goog-api-key"})
"""Headers of a recording whose value is hidden."""

SHORTEST: Final = 8
"""Fewest characters of a secret that is looked for elsewhere: placeholders such as `ollama` are words."""


class Scrubber:
    """What was seen to be secret, and texts without it. One for all exchanges with a server."""

    def __init__(self) -> None:
        self._secrets: set[str] = set()

    def learn(self, headers: Iterable[tuple[str, str]], query: str, body: str) -> None:
        """Remember what a message shows in the places of keys."""
        for name, value in headers:
            if names_a_secret(name):
                self._remember(value, *value.split(), *re.split(r"[;=,]\s*", value))
        for name, value in parse_qsl(query, keep_blank_values=True):
            if names_a_secret(name):
                self._remember(value)
        hide_secrets(body, self._remember)

    def _remember(self, *values: str) -> None:
        for value in values:
            if len(value) >= SHORTEST and value.lower() not in ("httponly", "samesite"):
                escaped = _escaped(value)  # and twice: arguments of calls, and what errors quote, are JSON within JSON
                written = {escaped, _escaped(escaped), json.dumps(value)[1:-1]}
                self._secrets |= {value, *written, quote(value, safe=""), quote_plus(value)}

    def clean(self, text: str) -> str:
        """`text` without secrets."""
        for secret in sorted(self._secrets, key=len, reverse=True):
            text = text.replace(secret, HIDDEN)
        return hide_written_keys(hide_secrets(text))

    def clean_bytes(self, raw: bytes) -> bytes:
        """`raw` without secrets; bytes that are no UTF-8 stay as they are."""
        return self.clean(raw.decode("utf-8", "surrogateescape")).encode("utf-8", "surrogateescape")

    def clean_headers(self, headers: Mapping[str, str]) -> dict[str, str]:
        """The headers that are kept, without secrets."""
        kept = {name: self.clean(value) for name, value in headers.items() if name in KEPT_HEADERS}
        return kept | dict.fromkeys(headers.keys() & NAMED_HEADERS, HIDDEN)


def _escaped(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)[1:-1]
