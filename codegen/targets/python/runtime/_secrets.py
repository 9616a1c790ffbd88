"""What may be a secret, and texts and settings without it: as they are written out, and in errors.

One rule for the names of headers, parameters, variables and fields, and for URLs, wherever they are.

A value is hidden where its name says that it is a key, or where it looks like one. Hiding too much costs a look into
the file; showing too much cannot be taken back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
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
# A name of a header, a parameter or a variable. Plurals of token count; `author`, `keyword` and `design` are words.
_SECRET_NAME = late_pattern(
    r"auth(?!ors?(?![a-z]))|cookie|cred(?!it)|(?<!mon|tur|don)key(?!word|board|note|frame|stone)"
    r"|pass(?!age|enger|ive|ion|ed)|(?<![a-z])pwd|secret|session|sig(?:nature)?(?![a-z])"
    r"|(?<![a-z])(?:jwt|sas|hmac)(?![a-z])|token(?!i|s(?![a-z]))|(?:access|refresh|bearer)[-_]?tokens",
    re.IGNORECASE,
)
# A field of a body, its words joined by `_`: its text is a secret, whatever it looks like. `max_tokens`, `eos_token`
# and `primary_key` are none.
_WORD = late_pattern(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
_BEFORE_KEY = (
    r"access|account|admin|api|app|auth|authorization|bearer|bot|client|csrf|deploy|device|encryption|functions|github"
    r"|gitlab|goog|hf|id|license|login|master|mcp|oauth|personal|private|push|refresh|secret|security|server|service"
    r"|session|shared|signing|slack|ssh|storage|subscription|user|web|webhook|x|xsrf"
)
_SECRET_FIELD = late_pattern(
    rf"(?:^|_)(?:(?:{_BEFORE_KEY})_?(?:key|token)s?|authorization|cookies?|credentials?|jwt|passphrase|passwd|passwords?"
    r"|pwd|(?:client)?secrets?|bearer)(?:_|$)|^auth$"
)
# A field whose name may as well mean a word: its text is a secret where it looks like one.
_OPEN_FIELD = late_pattern(r"cache_?key|public_?key|session|sig|(?:key|token)_?ids?$", re.IGNORECASE)
_LIKE_A_KEY = late_pattern(r"(?=[^0-9]*[0-9])(?=[^A-Za-z]*[A-Za-z])[A-Za-z0-9_.~+/=:-]{20,}")
_SCHEME = late_pattern(
    r"(?:none|basic|bearer|digest|negotiate|ntlm|oauth2?|oidc|api[-_]?key|header|query|cookie|required|optional|true|false"
    r"|string|null)?",
    re.IGNORECASE,
)
_USER = late_pattern(r"(:/{2})([^/?#\s\"'<>\\@]+(?:@[^/?#\s\"'<>\\@]+)*)@")
_PARAMETER = late_pattern(r"([?&;#])([^=?&;#\s\"'<>\\]{1,100})=(?![\s\"'{<]|\$\{)([^&#\s\"'<>\\]+)")
_FIRST_PARAMETER = late_pattern(r"()([^=?&;#\s\"'<>\\]{1,100})=(?![\s\"'{<]|\$\{)([^&#\s\"'<>\\]+)")
_OPTION = late_pattern(r"((?<![^\s'\"])--?[A-Za-z][A-Za-z0-9_-]{0,100}(?:\s+|=)['\"]?)(?![\s'\"-]|\$\{)([^\s'\"]+)")
_WORD_OF_HEADER = late_pattern(
    r"((?<![^\s'\"])[A-Za-z][A-Za-z0-9_-]{0,100}:\s*(?:(?:bearer|basic)\s+)?)(?!\$\{|//)([^\s'\"]+)", re.IGNORECASE
)
_VARIABLE = late_pattern(r"(?:(?:bearer|basic)\s+)?\$\{[A-Za-z_][A-Za-z0-9_]*\}", re.IGNORECASE)

# Headers that say who asks and how; a key stands in none of them.
_OPEN_HEADERS = frozenset(
    (
        *("accept", "accept-encoding", "accept-language", "anthropic-beta", "anthropic-version", "cache-control"),
        *("connection", "content-length", "content-type", "http-referer", "mcp-protocol-version", "openai-beta"),
        *("user-agent", "x-title"),
    )
)
_SHORTEST_SECRET = 12  # shorter values are words; a key is longer, or its name says that it is one


def hide_keys(text: str) -> str:
    """`text` with `…` in place of what looks like a key."""
    return _KEY.sub(HIDDEN, _BEARER.sub(rf"\1{HIDDEN}", text))


def hide_written_keys(text: str) -> str:
    """`text`, the body of a message, with `…` in place of keys of services; its words and ids stay as they are."""
    return _WRITTEN_KEY.sub(HIDDEN, text)


def hide_in_urls(text: str) -> str:
    """`text` with `…` in place of user and password of every URL, and of each parameter with the name of a secret."""
    if "://" in text and "@" in text:
        text = _USER.sub(_without_user, text)
    if "=" not in text:
        return text
    first = _FIRST_PARAMETER.match(text)  # a form that is a body or the text of a field
    if first is not None:
        text = _without_value(first) + text[first.end() :]
    return _PARAMETER.sub(_without_value, text)


def secrets_of_urls(text: str) -> list[str]:
    """What `hide_in_urls` hides in `text`."""
    users = [part for found in _USER.finditer(text) if _is_user_secret(found[2]) for part in found[2].split(":", 1)]
    return users + [found[3] for found in _PARAMETER.finditer(f"&{text}") if names_a_secret(found[2])]


def _is_user_secret(user: str) -> bool:
    return ":" in user or len(user) >= _SHORTEST_SECRET  # `git@` is a name


def _without_user(found: re.Match[str]) -> str:
    return f"{found[1]}{HIDDEN}@" if _is_user_secret(found[2]) else found[0]


def _without_value(found: re.Match[str]) -> str:
    return f"{found[1]}{found[2]}={HIDDEN}" if names_a_secret(found[2]) else found[0]


def names_a_secret(name: str) -> bool:
    """Whether the value of `name`, a header or a parameter, may be a secret."""
    return name.lower() not in _OPEN_HEADERS and _SECRET_NAME.search(name) is not None


def names_secret_field(name: str) -> bool:
    """Whether every text below `name`, a field of a body, is a secret."""
    return _SECRET_FIELD.search("_".join(_WORD.findall(name)).lower()) is not None


def is_open_value(value: str) -> bool:
    """Whether `value` can be shown below any name: it is empty, a variable, or a way to identify oneself."""
    return _SCHEME.fullmatch(value) is not None or _VARIABLE.fullmatch(value) is not None


def is_secret_field(name: str, value: str) -> bool:
    """Whether `value`, the text of the field `name` of a body, is a secret.

    A name such as `key` or `token` means a word as often as a secret: there the text must look like a key.
    """
    if is_open_value(value):
        return False
    if names_secret_field(name):
        return True
    is_open = _OPEN_FIELD.search(name) is not None
    return not is_open and _SECRET_NAME.search(name) is not None and _LIKE_A_KEY.fullmatch(value) is not None


def is_secret_option(text: str) -> bool:
    """Whether `text`, an argument of a command, is an option whose value, the next argument, may be a secret."""
    return text.startswith("-") and "=" not in text and names_a_secret(text)


def hide_option_values(command: str) -> str:
    """`command`, or a word of it, with `…` in place of the values of options and headers with secret names."""
    for pattern in (_OPTION, _WORD_OF_HEADER):
        command = pattern.sub(lambda found: f"{found[1]}{HIDDEN}" if names_a_secret(found[1]) else found[0], command)
    return command


def is_open_header(name: str, value: str) -> bool:
    """Whether `value`, of a header or a variable of an environment, is no secret whatever it looks like."""
    return name.lower() in _OPEN_HEADERS or not value or _VARIABLE.fullmatch(value) is not None


def shown_header(name: str, value: str) -> str:
    """The value of a header or a variable of an environment, or `…` if it may be a secret."""
    if is_open_header(name, value):
        return value
    return HIDDEN if len(value) >= _SHORTEST_SECRET or _SECRET_NAME.search(name) or hide_keys(value) != value else value


def shown_settings(data: dict[str, Any]) -> dict[str, Any]:
    """The JSON of a provider's or a server's settings, without what may be a secret."""
    shown = dict(data)
    for field in ("headers", "env"):
        if data.get(field):
            shown[field] = {hide_keys(name): shown_header(name, value) for name, value in data[field].items()}
    if isinstance(data.get("url"), str):
        shown["url"] = hide_keys(hide_in_urls(data["url"]))
    if data.get("options"):
        shown["options"] = _shown(data["options"], hides_all=False)
    if data.get("args"):
        shown["args"] = _shown_arguments(data["args"])
    return shown


def _shown(value: Any, *, hides_all: bool) -> Any:
    match value:
        case str():
            return HIDDEN if hides_all else hide_keys(hide_in_urls(value))
        case Mapping():
            return {
                hide_keys(name): _shown(each, hides_all=hides_all or _SECRET_NAME.search(name) is not None)
                for name, each in value.items()
            }
        case list() | tuple():
            return [_shown(each, hides_all=hides_all) for each in value]
        case _:
            return value


def _shown_arguments(args: Sequence[str]) -> list[str]:
    """Arguments of a command, without those that belong to an option with a secret name."""
    shown: list[str] = []
    is_secret = False
    for each in args:
        option, mark, _ = each.partition("=")
        names = is_secret_option(option)
        shown.append(HIDDEN if is_secret else f"{option}={HIDDEN}" if names and mark else hide_keys(hide_in_urls(each)))
        is_secret = names and not mark
    return shown
