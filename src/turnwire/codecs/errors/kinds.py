"""Classify errors: code, category and retry advice, and a sentence without quotations.

In: a `RawError` and the HTTP status, or a whole error answer in any form. Out: one `ErrorInfo`. Rows define what errors
mean: `KINDS` has the words of OpenAI and compatible servers, on every path that they answer; a dialect with words of
its own has rows of its own. The server's sentence is shown up to its first quotation: messages of validation errors
repeat the request.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.error import ErrorCode, ErrorInfo

from turnwire.codecs.answers.bodies import describe_body, json_or_none
from turnwire.codecs.errors.bodies import RawError, in_known_shape, read_error
from turnwire.codecs.errors.context_overflow import WORDS, counts_in, limit_too_large, said_too_long

RESPONSE: Final = "ACODE-MDL-003"
MODEL: Final = "ACODE-MDL-006"
TOOL_PARSE: Final = "ACODE-MDL-009"
TOO_LONG: Final = "ACODE-MDL-010"

_LONGEST: Final = 300
_LONGEST_TEXT: Final = 4096

# Names in braces: what a server does not know is named, and nothing quoted.
_NAMES: Final = r"""['"][\w.-]{1,40}['"](?:,\ ['"][\w.-]{1,40}['"]){0,20}\}"""
# Where a server's sentence begins to quote what it was given: pydantic (vLLM), llama.cpp, Ollama's runner, harmony.
_QUOTATION: Final = late_pattern(
    rf"""['"]input['"]:|input_value=|raw=|;\ tools\ =|;\ last\ read:|,\ got\ [{{\[]|at\ pos\ \d+:|Some\("
    |:\ \{{(?!{_NAMES})|\{{(?=")(?!{_NAMES})|(?<!\w)(?:'[^']{{65,}}'|"[^"]{{65,}}"|`[^`]{{65,}}`)""",
    re.VERBOSE,
)


class Kind(NamedTuple):
    """A kind of error, recognized by the server's words or its text; with `statuses`, only at one of those.

    None among the statuses means that no status is known. A row without words and text is recognized by its status
    alone.
    """

    category: str
    retryable: bool | None = False
    code: ErrorCode = RESPONSE
    words: tuple[str, ...] = ()
    text: re.Pattern[str] | None = None
    is_said: Callable[[str], re.Match[str] | bool | None] | None = None
    """A check of the server's sentence, if one text is not enough."""
    statuses: tuple[int | None, ...] = ()
    parameter: str | None = None
    """The invalid field; groups `option` and `field` of the text name it, too."""

    def found(self, raw: RawError, status: int | None) -> re.Match[str] | bool:
        """Return what identifies the error as of this kind; false if it is of another kind."""
        if self.statuses and status not in self.statuses:
            return False
        if raw.type in self.words or raw.code in self.words:
            return True
        if self.is_said is not None:
            return self.is_said(raw.message) or False
        if self.text is None:
            return not self.words
        return self.text.search(raw.message) or False


def said(pattern: str, *, any_case: bool = True, any_line: bool = False) -> re.Pattern[str]:
    """Return the match of a row's text."""
    return late_pattern(pattern, (re.IGNORECASE if any_case else 0) | (re.DOTALL if any_line else 0))


OVERFLOW: Final = (
    Kind("context_overflow", code=TOO_LONG, words=WORDS),
    Kind("invalid_request", is_said=limit_too_large, statuses=(400, 422, 500, None)),
    Kind("rate_limited", words=("insufficient_quota",)),
    # services that count tokens in a time say "reduce the length of the messages" of that, too
    Kind("rate_limited", True, words=("rate_limit_exceeded", "rate_limit_error", "rate_limit", "rate_limited")),
    Kind("rate_limited", True, statuses=(429,)),
    Kind("context_overflow", code=TOO_LONG, is_said=said_too_long),
)
"""Rows for prompts that are too long, after errors that sound like it; every dialect checks these rows first."""

KINDS: Final = (
    *OVERFLOW,
    Kind(
        "tool_use_failed",
        True,  # another sample may be a good call
        code=TOOL_PARSE,
        words=("tool_use_failed",),
        text=said("error parsing tool call|model produced output that does not match"),
    ),
    Kind("not_found", code=MODEL, words=("model_not_found",)),
    Kind(
        "not_found",
        code=MODEL,
        text=said(r"\bmodel\b.*(not found|does not exist|not exist)", any_line=True),
        statuses=(404,),
    ),
    Kind(
        "not_found",
        code=MODEL,
        # LiteLLM 1.105.2; mlx-lm 0.32.2, which looks for any other model than its own on the hub: in words of
        # huggingface_hub, offline and online
        text=said(r"Invalid model name passed in model=|cached snapshot folder|^Repository Not Found"),
        statuses=(400, 404),
    ),
    Kind("content_filter", words=("content_filter", "content_policy_violation")),
    Kind(
        "unsupported",
        text=said(
            r"does not support|is not supported|not supported (with|by)|is not a multimodal model|not a multimodal"
            r"|requires --|unsupported content",
        ),
        statuses=(400, 500, None),
    ),
    Kind(
        "invalid_request",
        text=said(
            r"\b(unexpected|unknown|unrecognized|unsupported|extra) "
            r"(request )?(fields?|parameters?|arguments?|options?|keys?|inputs?)"
            r"(?:\s+['\"`]|\b[^:]{0,40}:\s*[\[{(]?['\"`]?)(?P<field>[a-z_][\w.]{0,63})\b",
        ),
        statuses=(400, 422, None),
    ),
    Kind(
        "invalid_request",
        # llama.cpp answers many mistakes of the client with 500.
        text=said(
            r"^Failed to parse (messages|tools|tool call arguments)|^Cannot use |^Missing |^Expected |^Invalid "
            r"|must contain",
            any_case=False,
        ),
        statuses=(500,),
    ),
)
"""Error kinds of all servers of OpenAI's wires; the first row that fits decides."""

BY_STATUS: Final[Mapping[int, tuple[str, bool | None]]] = {
    401: ("authentication", False),
    403: ("permission", False),
    404: ("not_found", False),
    408: ("server_error", True),
    409: ("server_error", True),
    429: ("rate_limited", True),
    498: ("overloaded", True),  # Groq's flex tier has no capacity
    501: ("unsupported", False),
    503: ("overloaded", True),
    529: ("overloaded", True),
}
"""Category and retry advice by status if no row fits; other statuses go by their hundreds."""


def error_info(
    status: int | None, body: bytes | str | Mapping[str, object] | None, kinds: Iterable[Kind] = KINDS
) -> ErrorInfo:
    """Return the error in an error answer; never raises and never contains message content."""
    parsed = json_or_none(body)
    raw = read_error(in_known_shape(parsed))
    if raw is None:
        return _without_error(status, body, parsed)
    return classify(raw, status, kinds)


def reported_error(body: object) -> ErrorInfo | None:
    """Return the error that a parsed body holds, in any shape, or None."""
    raw = read_error(body)
    return None if raw is None else classify(raw, None)


def classify(raw: RawError, status: int | None, kinds: Iterable[Kind] = KINDS) -> ErrorInfo:
    """Return code, category and retry advice for an error; if the HTTP status is 200, the error's number counts."""
    if status is None or status < 400:
        status = raw.number
    kind = kind_of(raw, _status_by_type(raw) if status is None else status, kinds)
    return info_of(
        status,
        code=kind.code,
        message=_sentence(raw, status),
        category=kind.category or None,
        retryable=kind.retryable,
        server_type=raw.server_type,
        parameter=kind.parameter or raw.param or None,
        details=details_of(raw, kind) or None,
    )


def details_of(raw: RawError, kind: Kind) -> dict[str, object]:
    """Return further details of the server's error; for a prompt that is too long, its numbers."""
    return {**(counts_in(raw.message) if kind.code == TOO_LONG else {}), **(raw.details or {})}


def kind_of(raw: RawError, status: int | None, kinds: Iterable[Kind]) -> Kind:
    """Return the first of `kinds` that fits, else the one of the status, with an empty category if it has none."""
    for kind in kinds:
        match = kind.found(raw, status)
        if isinstance(match, re.Match) and (named := match.groupdict()):
            option = named.get("option")
            return kind._replace(parameter=f"options.{option}" if option else named["field"])
        if match:
            return kind
    return Kind(*by_status(status))


def by_status(status: int | None) -> tuple[str, bool | None]:
    """Return category and retry advice for a status; an empty category if it has none."""
    if status is None:
        return "", None
    if status in BY_STATUS:
        return BY_STATUS[status]
    return (
        ("server_error", True) if status >= 500 else ("invalid_request", False) if status >= 400 else ("protocol", None)
    )


def info_of(status: int | None, **fields: object) -> ErrorInfo:
    """Return an error with those of its fields that have values, and its status if it is valid."""
    if status is not None and 100 <= status <= 599:
        fields["status"] = status
    return ErrorInfo.from_dict({name: value for name, value in fields.items() if value is not None})


_TYPE_WORDS: Final = (
    ("authentication", 401),
    ("unauthorized", 401),
    ("permission", 403),
    ("notfound", 404),
    ("not_found", 404),
    ("rate_limit", 429),
    ("overloaded", 503),
    ("unavailable", 503),
    ("invalid_request", 400),
    ("badrequest", 400),
    ("bad request", 400),
    ("server_error", 500),
    ("internalservererror", 500),
    ("api_error", 500),
)


def _status_by_type(raw: RawError) -> int | None:
    """Return the status for the error's own words, if no number came."""
    for word in (raw.code.lower(), raw.type.lower()):
        for part, status in _TYPE_WORDS:
            if part in word:
                return status
    return None


def _sentence(raw: RawError, status: int | None) -> str:
    """Return the server's sentence up to its first quotation."""
    text = raw.message
    found = _QUOTATION.search(text)
    if found is not None:
        text = text[: found.start()].rstrip(" \n,;:{[(") + " …"
    if len(text) > _LONGEST:
        text = text[:_LONGEST] + "…"
    text = " ".join(text.split())
    if text and text != "…":
        return text
    kind = raw.server_type or (f"HTTP {status}" if status is not None else "an error")
    return f"the server answered with {kind}"


def _without_error(status: int | None, body: object, parsed: object) -> ErrorInfo:
    """Return the error for an error status without an error object; the text is classified but not shown."""
    text = plain_text(body, parsed)
    kind = kind_of(RawError(message=text), status, KINDS if text else ())
    said = f"HTTP {status} with " if status is not None else "an answer of "
    message = said + (describe_body(body) if parsed is None else f"a JSON {_json_kind(parsed)} that holds no error")
    return info_of(
        status,
        code=kind.code,
        message=message,
        category=kind.category or "protocol",
        retryable=kind.retryable,
        parameter=kind.parameter,
        details=details_of(RawError(message=text), kind) or None,
    )


def plain_text(body: object, parsed: object) -> str:
    """Return the beginning of a body that is plain text, or a text in JSON; empty for markup and all others."""
    body = body if parsed is None else parsed
    if isinstance(body, (bytes, bytearray)):
        body = bytes(body[:_LONGEST_TEXT]).decode("utf-8", "replace")
    text = body[:_LONGEST_TEXT] if isinstance(body, str) else ""
    return "" if text.lstrip().startswith("<") else text


def _json_kind(value: object) -> str:
    match value:
        case Mapping():
            return "object"
        case list() | tuple():
            return "array"
        case _:
            return "value"
