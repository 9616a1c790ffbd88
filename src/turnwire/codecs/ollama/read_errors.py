"""Reader of errors of the native endpoints: a status and `{"error": "text"}`, without code or type.

In: status and body in any form that servers, runners, proxies and guards send. Out: an `ErrorInfo`. One table
classifies the error by its text; if no row matches, the status decides. A text that is a JSON document of the model
runner (since 0.30.0) is unwrapped. The message contains nothing that the user or the model wrote.
Source: schemas/wire/ollama/v1/error.schema.json.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.answers.bodies import json_or_none
from turnwire.codecs.errors.bodies import RawError, in_known_shape, read_error
from turnwire.codecs.errors.kinds import (
    KINDS as GENERAL,
    MODEL,
    OVERFLOW,
    TOOL_PARSE,
    Kind,
    details_of,
    info_of,
    kind_of,
    plain_text,
    said,
)
from turnwire.codecs.values.wire_values import whole_of
from turnwire.core.calls import json_text
from turnwire.core.jsontext import without_surrogates

MAX_MESSAGE: Final = 300

TOOL_PARSE_KEY: Final = "error parsing tool call"
"""Key of the error object in 0.11.3 and 0.11.4, which used the message as the key (ollama/ollama#11781)."""

# The first match is used. The texts are from server/routes.go, server/sched.go, api/types.go, llm/llama_server.go; many
# client errors have status 500, so the text is checked before the status.
KINDS: Final = (
    *OVERFLOW,
    Kind("tool_use_failed", True, code=TOOL_PARSE, text=said(r"^error parsing tool call|^XML syntax error on line")),
    Kind("not_found", code=MODEL, text=said(r"""^model (?:'[^']*'|"[^"]*") not found""")),
    Kind("not_found", code=MODEL, text=said(r"^pull model manifest: file does not exist")),
    Kind("unsupported", text=said(r"does not support [a-z]+")),
    Kind("unsupported", text=said(r"^think value .* is not supported"), parameter="think"),
    Kind(
        "unsupported",
        text=said(r"image generation models are not currently supported|cannot run this remote model"),
        parameter="model",
    ),
    *(
        Kind("invalid_request", text=said(text), parameter=parameter)
        for parameter, text in (
            ("think", r"^invalid think value|^think must be"),
            (None, r'^option "(?P<option>\w+)" must be'),
            (
                "format",
                r"^invalid format:|^invalid JSON schema in format|JSON schema (error|conversion failed)|"
                r"^failed to parse grammar",
            ),
            ("keep_alive", r"^time: |^Unsupported type: "),
            ("messages", r"^illegal base64 data|^invalid image index"),
            ("top_logprobs", r"^top_logprobs must be"),
            ("model", r"^model is required|^invalid model name|^use either :local or :cloud"),
            (None, r"^json: cannot unmarshal .* Go struct field \w+\.(?P<field>[\w.]+)"),
            ("messages.tool_calls.function.arguments", r"^Value looks like object"),
        )
    ),
    Kind("authentication", text=said(r"^unauthorized")),
    Kind("permission", text=said(r"^ollama cloud is disabled")),
    Kind("overloaded", True, text=said(r"^server busy")),
    Kind(
        "server_error",
        True,
        text=said(r"running the model: |^model runner has unexpectedly stopped|^llama runner process"),
    ),
)
_STATUSES: Final = (
    Kind("server_error", None, statuses=(None, 500)),  # client errors have status 500, too
    Kind("interrupted", None, statuses=(499,)),
)

_CAPABILITY_FIELDS: Final[Mapping[str, str]] = {
    "tools": "tools",
    "thinking": "think",
    "vision": "messages.images",
    "insert": "suffix",
    "audio": "messages.images",
}
_CAPABILITY: Final = re.compile(r"does not support ([a-z]+)", re.IGNORECASE)
_PLAIN_TEXTS: Final = frozenset({"404 page not found", "405 method not allowed"})

# Positions in an error text after which it may quote the request or the model.
_QUOTED: Final = re.compile(
    r"""\braw=|\binput(?:_value)?['"]?\s*[=:]|(?<!\w)(["'`])(?:(?!\1).){65}|\{.{120}""", re.DOTALL
)


def decode_error(status: int | None, body: object) -> ErrorInfo:
    """Return what an error in any form reports. Never raises, and never contains message content.

    `status` is None for an error in a stream or in a body with status 200.
    """
    raw = _read(body)
    if raw is None:
        return _opaque(status, body)
    status = _valid(raw.number if status is None or status == 200 else status)
    kind = kind_of(raw, status, (*KINDS, *_STATUSES))
    parameter, details = kind.parameter, details_of(raw, kind)
    if kind.category == "unsupported" and parameter is None:
        names = [name.lower() for name in _CAPABILITY.findall(raw.message)]
        details["capabilities"] = names
        parameter = next((_CAPABILITY_FIELDS[name] for name in names if name in _CAPABILITY_FIELDS), None)
    return info_of(
        status,
        code=kind.code,
        message=_message(raw.message, kind, status),
        category=kind.category,
        retryable=kind.retryable,
        server_type=raw.server_type,
        parameter=parameter or raw.param or None,
        details=details or None,
    )


def _valid(status: int | None) -> int | None:
    return status if status is not None and 100 <= status <= 599 else None


def _read(body: object) -> RawError | None:
    """Return the text and facts of an error body; None if it has none that can be read."""
    if isinstance(body, (bytes, str)):
        text = body.decode("utf-8", "replace") if isinstance(body, bytes) else body
        if text.strip() in _PLAIN_TEXTS:
            return RawError(text.strip())
        body = json_or_none(body)
    if isinstance(body, (list, tuple)) and body:
        body = body[0]  # a list of one, from a proxy
    if not isinstance(body, dict):
        return None
    if body.get("error") is None and TOOL_PARSE_KEY in body:
        told = body[TOOL_PARSE_KEY]
        return RawError(without_surrogates(f"{TOOL_PARSE_KEY}: {told if isinstance(told, str) else json_text(told)}"))
    raw = read_error(in_known_shape(body))
    if raw is None:
        return None
    numbers = [number for key in ("StatusCode", "status") if (number := whole_of(body.get(key))) is not None]
    details = dict(raw.details or {})
    if body.get("signin_url") is not None:
        details["needs_signin"] = True  # the address contains the machine's name and key
    return raw._replace(
        message="" if raw.message == "error" else raw.message,
        number=numbers[0] if numbers else raw.number,
        details=details,
    )


def _message(text: str, kind: Kind, status: int | None) -> str:
    """Return the server's text up to possible quotes of content; a generic message if nothing is left."""
    said = without_quotes(text)
    if not said:
        said = "the server gave no reason" if status is None else f"the server answered HTTP {status} without a reason"
    if kind.code == MODEL and "pull" not in said:
        said += "; pull it first (ollama pull NAME)"
    if kind.category == "authentication":
        said += "; sign in first (ollama signin)"
    return said


def without_quotes(text: str) -> str:
    """Return `text` up to a possible quote of the request or the model, at most 300 characters."""
    text = text.strip()
    quoted = _QUOTED.search(text)
    cut = min(quoted.start() if quoted else len(text), MAX_MESSAGE)
    return text if cut >= len(text) else f"{text[:cut].rstrip()} …".strip()


def _opaque(status: int | None, body: object) -> ErrorInfo:
    """Return the error for a body without a known error form."""
    shown = f"HTTP {status}" if status is not None else "an error"
    message = f"{shown} with {describe_body(body)}"
    if status == 403 and not body:
        message = "HTTP 403 with an empty body: the server refuses this Host or Origin header (see OLLAMA_ORIGINS)"
    valid = _valid(status)
    # A plain text nearly always comes from a proxy: the rows of all servers are checked too, and the text is not shown.
    raw = RawError(message=plain_text(body, json_or_none(body)))
    kind = kind_of(raw, valid, (*(GENERAL if raw.message else ()), *_STATUSES))
    return info_of(
        valid,
        code=kind.code,
        message=message,
        category=kind.category,
        retryable=kind.retryable,
        parameter=kind.parameter,
        details=details_of(raw, kind) or None,
    )


def describe_body(body: object) -> str:
    """Return kind and size of a body that is not an answer, without its content."""
    match body:
        case None | b"" | "":
            return "an empty body"
        case bytes() | str():
            start = (body[:200].decode("utf-8", "replace") if isinstance(body, bytes) else body[:200]).lstrip().lower()
            size = len(body) if isinstance(body, bytes) else len(body.encode("utf-8", "replace"))
            kind = "HTML" if start.startswith(("<!doctype html", "<html")) else "JSON" if start[:1] in "{[" else "text"
            return f"{size} byte{'' if size == 1 else 's'} of {kind}"
        case list():
            return f"a JSON array of {len(body)}"
        case Mapping():
            return f"a JSON object without a field of a chat answer ({len(body)} other{'' if len(body) == 1 else 's'})"
        case _:
            return f"a JSON {type(body).__name__}"


def holds_error(body: object) -> bool:
    """Return whether a body or stream line reports an error, in any form that `decode_error` reads."""
    if not isinstance(body, dict):
        first = body[0] if isinstance(body, (list, tuple)) and body else None
        return isinstance(first, dict) and _read(first) is not None
    if body.get("error") is not None or TOOL_PARSE_KEY in body:
        return True
    # A framework in front of the server sends `detail`, and no field of an answer.
    return "message" not in body and "done" not in body and isinstance(body.get("detail"), (str, list, dict))
