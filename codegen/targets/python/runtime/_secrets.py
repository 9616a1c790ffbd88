"""What may be a secret, and texts and settings without it: as they are written out, and in errors.

A value is hidden where its name says that it is a key, or where it looks like one. Hiding too much costs a look into
the file; showing too much cannot be taken back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from turnwire_schema._late_patterns import late_pattern

HIDDEN = "…"

# The beginnings that services give their keys, and long runs of letters and digits. Words with hyphens may be names of
# models.
_BEGINNING = r"(?:[rsp]k[-_]|gsk_|hf_|gh[opsur]_|github_pat_|glpat-|xox[a-z]-|AIza|AKIA|ya29\.|eyJ)"
_KEY = late_pattern(
    rf"(?<![A-Za-z0-9])(?:{_BEGINNING}[A-Za-z0-9_.+/=-]{{4,}}"
    r"|(?=[A-Za-z]*[0-9])(?=[0-9]*[A-Za-z])[A-Za-z0-9]{32,}(?![A-Za-z0-9]))"
)
# In what people and servers write, long runs of letters and digits are ids, and short words are words.
_WRITTEN_KEY = late_pattern(rf"(?<![A-Za-z0-9]){_BEGINNING}[A-Za-z0-9_.+/=-]{{16,}}")
_BEARER = late_pattern(r"\b((?:bearer|basic)\s+)(?!\$\{)\S+", re.IGNORECASE)
_SECRET_WORDS = r"auth|cookie|cred|key|pass|secret|session|sig|token(?!i)"
_SECRET_NAME = late_pattern(_SECRET_WORDS, re.IGNORECASE)
_SECRET_PARAMETER = late_pattern(rf"([?&][^=&#]*(?:{_SECRET_WORDS})[^=&#]*=)[^&#]+", re.IGNORECASE)
_VARIABLE = late_pattern(r"(?:(?:bearer|basic)\s+)?\$\{[A-Za-z_][A-Za-z0-9_]*\}", re.IGNORECASE)

# Headers that say who asks and how; a key stands in none of them.
_OPEN_HEADERS = frozenset(
    ("accept-language", "anthropic-beta", "anthropic-version", "http-referer", "openai-beta", "user-agent", "x-title")
)
_SHORTEST_SECRET = 12  # shorter values are words; a key is longer, or its name says that it is one


def hide_keys(text: str) -> str:
    """`text` with `…` in place of what looks like a key."""
    return _KEY.sub(HIDDEN, _BEARER.sub(rf"\1{HIDDEN}", text))


def hide_written_keys(text: str) -> str:
    """`text`, the body of a message, with `…` in place of keys of services; its words and ids stay as they are."""
    return _WRITTEN_KEY.sub(HIDDEN, text)


def hide_parameters(url: str) -> str:
    """`url` with `…` in place of the value of every parameter whose name says that it is a secret."""
    return _SECRET_PARAMETER.sub(rf"\1{HIDDEN}", url)


def names_a_secret(name: str) -> bool:
    """Whether what stands under `name`, a header or a parameter, may be a secret."""
    return name.lower() not in _OPEN_HEADERS and _SECRET_NAME.search(name) is not None


def shown_settings(data: dict[str, Any]) -> dict[str, Any]:
    """The JSON of a provider's or a server's settings, without what may be a secret."""
    shown = dict(data)
    for field in ("headers", "env"):
        if data.get(field):
            shown[field] = {hide_keys(name): _shown_value(name, value) for name, value in data[field].items()}
    if isinstance(data.get("url"), str):
        shown["url"] = hide_keys(hide_parameters(data["url"]))
    for field in ("options", "args"):
        if data.get(field):
            shown[field] = _shown(data[field], hides_all=False)
    return shown


def _shown_value(name: str, value: str) -> str:
    if name.lower() in _OPEN_HEADERS or _VARIABLE.fullmatch(value):
        return value
    return HIDDEN if len(value) >= _SHORTEST_SECRET or _SECRET_NAME.search(name) or hide_keys(value) != value else value


def _shown(value: Any, *, hides_all: bool) -> Any:
    match value:
        case str():
            return HIDDEN if hides_all else hide_keys(value)
        case Mapping():
            return {
                hide_keys(name): _shown(each, hides_all=hides_all or _SECRET_NAME.search(name) is not None)
                for name, each in value.items()
            }
        case list() | tuple():
            return [_shown(each, hides_all=hides_all) for each in value]
        case _:
            return value
