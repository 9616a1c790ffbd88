"""Redaction of recordings: secrets in headers, URLs, JSON texts and streams are hidden, and nothing else changes.

The value of a header whose name may hold a key is never written; neither is a cookie. That Gemini's key was there is:
by it a server decides in which dialect it answers. What a client showed there, in its query, or
in a field of the body that holds a secret is then looked for everywhere: servers quote keys in their
errors. Names and URLs are read by one rule, `turnwire_schema._secrets`.

In JSON text, whole or cut, strings and brackets are read in their order, so that a text that does not parse is read as
far as it goes; JSON inside a string (arguments of calls) is read, too. Below `headers` and `env` every text is hidden
unless its name says that it is no secret; below `properties` of a JSON Schema names are those of schemas; in a list, an
option of a command such as `--api-key` names the text after it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto
from typing import Final
from urllib.parse import parse_qsl, quote, quote_plus

from turnwire_schema._secrets import (
    HIDDEN,
    hide_in_urls,
    hide_option_values,
    hide_written_keys,
    is_open_header,
    is_open_value,
    is_secret_field,
    is_secret_option,
    names_a_secret,
    names_secret_field,
    secrets_of_urls,
)

Found = Callable[[str], None]
"""Takes each secret that is hidden."""

_TOKEN: Final = re.compile(
    r'"(?P<text>[^"\\]*(?:\\.[^"\\]*)*)(?P<end>"\s*:|"|\\?\Z)|(?P<open>[\[{])|(?P<close>[\]}])|(?m:^)(?:data|event|id):'
    r"|(?<![\w.+-])(?P<number>-?\d[\d.eE+-]*)",
    re.DOTALL,
)
"""A string, perhaps cut; a bracket; a number; or the start of an event's line, which ends every open value."""

_SCHEMAS: Final = frozenset({"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"})
_HEADERS: Final = re.compile(r"(?:^|[a-z_-])(?:headers|env|environ|environment)$", re.IGNORECASE)
_EXAMPLES: Final = frozenset({"default", "const", "example", "examples", "value"})
_COMMANDS: Final = frozenset({"command", "cmd", "args", "commandLine", "command_line"})
_WORDS_OF_SCHEMA: Final = frozenset({"enum", "required", "examples"})
_HEADER_NAMES: Final = frozenset({"name", "key", "header"})
_HEADER_LINE: Final = re.compile(r"([A-Za-z0-9_-]+)(:\s*|=)(.+)", re.DOTALL)
_HEADER_LINES: Final = re.compile(r"^([A-Za-z0-9_-]+)(:[ \t]*)(?!//)([^\s][^\r\n]*)", re.MULTILINE)
_DEEPEST: Final = 8
"""How often JSON may be a string within JSON."""


class _Place(Enum):
    """What the names in an object, or the texts in a list, are."""

    FIELDS = auto()
    SECRETS = auto()
    HEADERS = auto()
    HEADER = auto()
    """An object with the name and the value of one header."""
    SCHEMAS = auto()
    SCHEMA_OF_SECRET = auto()


class _Open:
    """An object or a list that is open, and the name of the field that is being read."""

    __slots__ = ("after_option", "header", "is_list", "name", "place")

    def __init__(self, place: _Place, *, is_list: bool = False, name: str = "") -> None:
        self.place = place
        self.is_list = is_list
        self.name = name
        self.header: str | None = None
        self.after_option = False


def hide_secrets(text: str, found: Found = lambda secret: None, *, depth: int = 0) -> str:
    """Return `text` with `…` in place of its secrets."""
    pieces: list[str] = []
    at = 0
    opened = [_Open(_Place.FIELDS)]
    for token in _TOKEN.finditer(text):
        raw, inside = token["text"], opened[-1]
        if raw is not None and token["end"].endswith(":"):
            inside.name = _unescaped(raw)
        elif raw is not None:
            shown = _shown(raw, inside, found, depth)
            if shown != raw:
                pieces += (text[at : token.start("text")], shown)
                at = token.end("text")
        elif token["number"] is not None:
            if _hides_number(inside):
                found(token["number"])
                pieces += (text[at : token.start()], f'"{HIDDEN}"')
                at = token.end()
        elif token["open"]:
            opened.append(_below(inside, is_list=token["open"] == "["))
        elif not token["close"]:
            opened = [_Open(_Place.FIELDS)]
        elif len(opened) > 1:
            opened.pop()
    return hide_in_urls("".join([*pieces, text[at:]]))


def _below(outer: _Open, *, is_list: bool) -> _Open:
    """What opens below the field that is being read in `outer`."""
    place, name = outer.place, outer.name
    match place:
        case _Place.HEADERS if outer.is_list:
            place = _Place.HEADER  # an object, or a list of a name and a value
        case _Place.SCHEMAS:
            place = _Place.SCHEMA_OF_SECRET if names_secret_field(name) else _Place.FIELDS
        case _Place.FIELDS if outer.is_list:
            pass
        case _Place.FIELDS if name in _SCHEMAS:
            place = _Place.SCHEMAS
        case _Place.FIELDS if names_secret_field(name):
            place = _Place.SECRETS
        case _Place.FIELDS if _HEADERS.search(name):
            place, name = _Place.HEADERS, ""
    return _Open(place, is_list=is_list, name=name if is_list else "")


def _shown(raw: str, inside: _Open, found: Found, depth: int) -> str:
    """A string as it is shown, with its escapes."""
    text = _unescaped(raw)
    is_first = inside.is_list and inside.header is None
    if inside.place is _Place.HEADER and (is_first or inside.name in _HEADER_NAMES):
        inside.header = text
        return raw
    hidden = _hidden(text, inside, found)
    inside.after_option = inside.is_list and inside.name not in _WORDS_OF_SCHEMA and is_secret_option(text)
    if hidden != text:
        return _escaped(hidden, raw)
    if inside.name in _COMMANDS:
        text = hide_option_values(text)
    for secret in secrets_of_urls(text):
        found(secret)
    is_json = depth < _DEEPEST and '"' in text and text.lstrip()[:1] in ("{", "[")
    clean = hide_secrets(text, found, depth=depth + 1) if is_json else hide_in_urls(text)
    return raw if clean == _unescaped(raw) else _escaped(clean, raw)


def _hidden(text: str, inside: _Open, found: Found) -> str:
    """`text`, or `…` where its place says that it is a secret."""
    name = inside.name
    match inside.place:
        case _Place.SECRETS:
            is_secret = not is_open_value(text)
        case _Place.HEADERS if not name:
            line = _HEADER_LINE.fullmatch(text)
            return text if line is None else f"{line[1]}{line[2]}{_header(line[1], line[3], found)}"
        case _Place.HEADERS:
            return _header(name, text, found)
        case _Place.HEADER:
            return _header("key" if inside.header is None else inside.header, text, found)
        case _Place.SCHEMA_OF_SECRET if name in _EXAMPLES:
            is_secret = not is_open_value(text)
        case _Place.FIELDS if _HEADERS.search(name) and _HEADER_LINES.search(text):
            return _HEADER_LINES.sub(lambda line: f"{line[1]}{line[2]}{_header(line[1], line[3], found)}", text)
        case _:
            is_secret = is_secret_field(name, text) or (inside.after_option and not is_open_value(text))
    if is_secret:
        found(text)
    return HIDDEN if is_secret else text


def _hides_number(inside: _Open) -> bool:
    """Whether a number is a secret by its name; plural names of tokens and keys count them."""
    if inside.place is _Place.SECRETS:
        return True
    return inside.place is _Place.FIELDS and names_secret_field(inside.name) and not inside.name.endswith(("s", "S"))


def _header(name: str, value: str, found: Found) -> str:
    if is_open_header(name, value):
        return value
    if names_a_secret(name):
        found(value)
    return HIDDEN


def _unescaped(raw: str) -> str:
    if "\\" not in raw:
        return raw
    try:
        return str(json.loads(f'"{raw}"', strict=False))
    except ValueError:
        return raw


def _escaped(text: str, raw: str) -> str:
    """`text` as it is written in a string, with the escapes that `raw` has."""
    return json.dumps(text, ensure_ascii="\\u" in raw and raw.isascii())[1:-1].replace("\\u2026", HIDDEN)


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
    """The secrets found so far, and texts without them. One for all exchanges with a server."""

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
                escaped = _as_json_text(
                    value
                )  # and twice: arguments of calls, and what errors quote, are JSON within JSON
                written = {escaped, _as_json_text(escaped), json.dumps(value)[1:-1]}
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


def _as_json_text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)[1:-1]
