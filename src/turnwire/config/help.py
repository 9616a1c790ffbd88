"""Help for faults in a configuration: what to write, in addition to the message of the schema.

The schema speaks of objects and lists, and the YAML parser of tokens; a person meant a provider one level too high, a
key in the file, or a tab.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from typing import Any, Final, NamedTuple

from turnwire_schema._errors import Problem as Located
from turnwire_schema.v1.config import ModelProviders, ProviderConfig

from turnwire.core.errors import Problem
from turnwire.core.foreign_names import SETTINGS

SECTION: Final = "/model_providers"
_PROVIDER: Final = re.compile(rf"{SECTION}/providers/[^/]+")

_EXAMPLES: Final = (
    ("", "model_providers: {providers: {local: {type: ollama}}}"),
    (f"{SECTION}", "providers: {local: {type: ollama}}"),
    (f"{SECTION}/providers", "local: {type: ollama}"),
    (f"{SECTION}/providers/[^/]+", "{type: ollama}"),
    (f"{SECTION}/providers/[^/]+/models", "[{name: 'qwen3:4b'}]"),
    (f"{SECTION}/providers/[^/]+/models/[0-9]+", "{name: 'qwen3:4b'}"),
    (f"{SECTION}/providers/[^/]+/fallback", "[{provider: gpu}]"),
    (f"{SECTION}/providers/[^/]+/fallback/[0-9]+", "{provider: gpu}"),
    (f"{SECTION}/providers/[^/]+/members", "[first, second]"),
    (f"{SECTION}/providers/[^/]+/options", "{num_ctx: 8192}"),
    (f"{SECTION}/allow_hosts", "['192.168.1.20:11434']"),
    (f"{SECTION}/audit", "{jsonl: audit.jsonl}"),
)
"""What is expected at a place, for users who wrote a value of another type there."""

_KEYS: Final = ("api_key", "apikey", "key", "token")


class Fault(NamedTuple):
    """One fault: what is wrong, and the pointer whose line shows it."""

    problem: Problem
    at: str


def fault_of(found: Located, data: Any = None) -> Fault:
    """A fault of the configuration `data`, or of any other document, with what to write where that is known."""
    at = found.path
    if found.property is not None and found.keyword == "additionalProperties":
        at = f"{found.path}/{found.property.replace('~', '~0').replace('/', '~1')}"
        message = _about_unknown(found.path, found.property, data) or found.message
    elif found.keyword in ("type", "anyOf") and (example := _example(found.path)) is not None:
        message = f"{found.message}, for example {example}"
    else:
        message = found.message
    return Fault(Problem(found.path, found.keyword, message), at)


def _about_unknown(path: str, name: str, data: Any) -> str | None:
    """The place where an unknown name belongs, or its name here; None if the schema's message is as good."""
    if path == SECTION:
        value = data[SECTION[1:]][name]
        if name not in ProviderConfig.model_fields and isinstance(value, Mapping) and "type" in value:
            return f"{name!r} looks like a provider; put it under `providers`, indented further"
        return None
    if not _PROVIDER.fullmatch(path):
        return None
    if name.lower().replace("-", "_") in _KEYS:
        return (
            f"{name!r}: keys are not written into this file; name the variable that holds it in api_key_env, "
            "or its file in api_key_file"
        )
    if name in ModelProviders.model_fields:
        return f"{name!r} is not a setting of one provider; put it into model_providers, beside `providers`"
    if SETTINGS.get(name) in ProviderConfig.model_fields:
        return f"{name!r} is not known here; did you mean {SETTINGS[name]!r}?"
    kind = data[SECTION[1:]]["providers"].get(path.rpartition("/")[2], {}).get("type")
    if kind == "pool" and name in _pool_options():
        return f"{name!r} is an option of a pool; write options: {{{name}: …}}"
    return None


def _pool_options() -> Container[str]:
    from turnwire.providers.kinds.pool import OPTIONS  # loads every provider's base, for this message alone

    return OPTIONS


def _example(path: str) -> str | None:
    return next((example for place, example in _EXAMPLES if re.fullmatch(place, path)), None)


_YAML_REASONS: Final = (
    (r"found character '(?:\\t|\t)' that cannot start", "a tab; YAML is indented with spaces"),
    (r"found character '[%@`]' that cannot start", "no value begins with %, @ or `; put it in quotes"),
    (
        r"mapping values are not allowed",
        "a colon where none is expected; check the indentation, and put text that holds one in quotes",
    ),
    (
        r"expected <block end>, but found",
        "this line is not indented like the lines that it belongs to",
    ),
    (r"could not find expected ':'", "a name without a colon and a space after it"),
    (r"expected ',' or '[}\]]'", "a bracket is not closed, or a comma is missing"),
    (r"expected '<document start>'", "put a colon and a space after a name, as in `type: ollama`; only YAML is read"),
    (r"found another document", "a file is one document; leave out the line ---"),
    (r"found undefined alias", "* begins an alias, and there is none of this name; put the text in quotes"),
    (r"found unknown escape character", r"\ begins an escape in double quotes; use single quotes"),
    (r"found unexpected end of stream", "a quote is not closed"),
    (r"found duplicate key", "a key occurs twice"),
)


def yaml_reason(words: str) -> str | None:
    """The parser's own message in `words`, for a person; None if only the parser knows it."""
    return next((reason for pattern, reason in _YAML_REASONS if re.search(pattern, words)), None)
