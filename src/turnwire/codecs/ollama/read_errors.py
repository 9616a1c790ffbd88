"""Errors of the native endpoints, read: a status and `{"error": "text"}`, with neither code nor type.

In: status and body in any form that servers, runners, proxies and guards send. Out: an `ErrorInfo`; what it is about is
read off the text by one table, and off the status where no row fits. A text that is itself the JSON document of the
model runner (since 0.30.0) is unwrapped. Nothing of what the user or the model wrote gets into the message.
Source: schemas/wire/ollama/v1/error.schema.json.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from turnwire_schema.v1.error import ErrorCode, ErrorInfo

from turnwire.codecs.error_bodies import in_known_shape
from turnwire.codecs.numbers import count_of
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.calls import json_text

MAX_MESSAGE: Final = 300

TOOL_PARSE_KEY: Final = "error parsing tool call"
"""0.11.3 and 0.11.4 wrote the words of this message as the key of the object (ollama/ollama#11781)."""

RESPONSE: Final = "ACODE-MDL-003"
MODEL_NOT_FOUND: Final = "ACODE-MDL-006"
TOOL_CALL_PARSE: Final = "ACODE-MDL-009"
TOKEN_LIMIT: Final = "ACODE-MDL-010"


class Kind(NamedTuple):
    """What an error text means."""

    pattern: re.Pattern[str]
    code: ErrorCode
    category: str
    retryable: bool | None
    parameter: str | None = None


def _kind(
    pattern: str, code: ErrorCode, category: str, retryable: bool | None = False, parameter: str | None = None
) -> Kind:
    return Kind(re.compile(pattern, re.IGNORECASE), code, category, retryable, parameter)


# First match wins. The texts are those of server/routes.go, server/sched.go, api/types.go, llm/llama_server.go; many
# client mistakes come with status 500, so the text is asked before the status.
KINDS: Final = (
    _kind(
        r"exceed_context_size|exceeds? the (available )?context|longer than the context length",
        TOKEN_LIMIT,
        "context_overflow",
    ),
    _kind(r"^error parsing tool call|^XML syntax error on line", TOOL_CALL_PARSE, "tool_use_failed", True),
    _kind(r"""^model (?:'[^']*'|"[^"]*") not found""", MODEL_NOT_FOUND, "not_found"),
    _kind(r"^pull model manifest: file does not exist", MODEL_NOT_FOUND, "not_found"),
    _kind(r"does not support [a-z]+", RESPONSE, "unsupported"),
    _kind(r"^think value .* is not supported", RESPONSE, "unsupported", parameter="think"),
    _kind(
        r"image generation models are not currently supported|cannot run this remote model",
        RESPONSE,
        "unsupported",
        parameter="model",
    ),
    _kind(r"^invalid think value|^think must be", RESPONSE, "invalid_request", parameter="think"),
    _kind(r'^option "(?P<option>\w+)" must be', RESPONSE, "invalid_request"),
    _kind(
        r"^invalid format:|^invalid JSON schema in format|JSON schema (error|conversion failed)|"
        r"^failed to parse grammar",
        RESPONSE,
        "invalid_request",
        parameter="format",
    ),
    _kind(r"^time: |^Unsupported type: ", RESPONSE, "invalid_request", parameter="keep_alive"),
    _kind(r"^illegal base64 data|^invalid image index", RESPONSE, "invalid_request", parameter="messages"),
    _kind(r"^top_logprobs must be", RESPONSE, "invalid_request", parameter="top_logprobs"),
    _kind(
        r"^model is required|^invalid model name|^use either :local or :cloud",
        RESPONSE,
        "invalid_request",
        parameter="model",
    ),
    _kind(r"^json: cannot unmarshal .* Go struct field \w+\.(?P<field>[\w.]+)", RESPONSE, "invalid_request"),
    _kind(r"^Value looks like object", RESPONSE, "invalid_request", parameter="messages.tool_calls.function.arguments"),
    _kind(r"^unauthorized", RESPONSE, "authentication"),
    _kind(r"^ollama cloud is disabled", RESPONSE, "permission"),
    _kind(r"^server busy", RESPONSE, "overloaded", True),
    _kind(
        r"running the model: |^model runner has unexpectedly stopped|^llama runner process",
        RESPONSE,
        "server_error",
        True,
    ),
)

_BY_STATUS: Final[Mapping[int, tuple[str, bool | None]]] = {
    400: ("invalid_request", False),
    401: ("authentication", False),
    403: ("permission", False),
    404: ("not_found", False),
    405: ("invalid_request", False),
    408: ("server_error", True),
    413: ("invalid_request", False),
    429: ("rate_limited", True),
    499: ("interrupted", None),
    501: ("unsupported", False),
    502: ("server_error", True),
    503: ("overloaded", True),
    504: ("server_error", True),
}

_CAPABILITY_FIELDS: Final[Mapping[str, str]] = {
    "tools": "tools",
    "thinking": "think",
    "vision": "messages.images",
    "insert": "suffix",
    "audio": "messages.images",
}
_CAPABILITY: Final = re.compile(r"does not support ([a-z]+)", re.IGNORECASE)
_PLAIN_TEXTS: Final = frozenset({"404 page not found", "405 method not allowed"})

# Places from which an error text may quote what was sent or what the model wrote.
_QUOTED: Final = re.compile(
    r"""\braw=|\binput(?:_value)?['"]?\s*[=:]|(?<!\w)(["'`])(?:(?!\1).){65}|\{.{120}""", re.DOTALL
)


class _Found(NamedTuple):
    """What an error body says, before classification."""

    text: str = ""
    server_type: str | None = None
    parameter: str | None = None
    status: int | None = None
    details: Mapping[str, object] = {}


def decode_error(status: int | None, body: object) -> ErrorInfo:
    """What an error says, whatever its form; never raises and never holds message content.

    `status` is None for an error inside a stream or a body with status 200.
    """
    found = _read(body)
    if found is None:
        return _opaque(status, body)
    status = status if status is not None and status != 200 else found.status
    valid_status = status if status is not None and 100 <= status <= 599 else None
    details = dict(found.details)
    for kind in KINDS:
        match = kind.pattern.search(found.text) or (kind.pattern.search(found.server_type or ""))
        if match:
            code, category, retryable, parameter = kind.code, kind.category, kind.retryable, kind.parameter
            groups = match.groupdict()
            if groups.get("option"):
                parameter = f"options.{groups['option']}"
            elif groups.get("field"):
                parameter = groups["field"]
            break
    else:
        code, parameter = RESPONSE, None
        category, retryable = _of_status(valid_status)
    if category == "unsupported" and parameter is None:
        names = [name.lower() for name in _CAPABILITY.findall(found.text)]
        details["capabilities"] = names
        parameter = next((_CAPABILITY_FIELDS[name] for name in names if name in _CAPABILITY_FIELDS), None)
    return _info(
        code,
        _message(found.text, code, category, valid_status),
        status=valid_status,
        category=category,
        retryable=retryable,
        server_type=found.server_type,
        parameter=parameter if parameter is not None else found.parameter,
        details=details or None,
    )


def _of_status(status: int | None) -> tuple[str, bool | None]:
    if status is None:
        return "server_error", None
    return _BY_STATUS.get(status, ("server_error", None) if status >= 500 else ("invalid_request", False))


def _info(code: ErrorCode, message: str, **fields: object) -> ErrorInfo:
    given = {"code": code, "message": message, **fields}
    clean = {name: _clean(value) if isinstance(value, str) else value for name, value in given.items()}
    return ErrorInfo.from_dict({name: value for name, value in clean.items() if value is not None})


def _clean(text: str) -> str:
    """Without lone surrogates, which no canonical text may hold."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode("utf-8")


def _read(body: object) -> _Found | None:
    """The text and facts of an error body; None when it holds none that can be read."""
    if isinstance(body, (bytes, str)):
        text = body.decode("utf-8", "replace") if isinstance(body, bytes) else body
        if text.strip() in _PLAIN_TEXTS:
            return _Found(text.strip())
        try:
            body = parse_wire_json(text)
        except NotJsonError:
            return None
    if isinstance(body, (list, tuple)) and body:
        body = body[0]  # a proxy's list of one
    if not isinstance(body, Mapping):
        return None
    if body.get("error") is None and TOOL_PARSE_KEY in body:
        said = body[TOOL_PARSE_KEY]
        return _Found(f"{TOOL_PARSE_KEY}: {said if isinstance(said, str) else json_text(said)}")
    found = _read_error(in_known_shape(body))
    if found is None:
        return None
    status = found.status
    for key in ("status", "StatusCode"):
        if isinstance(body.get(key), int) and not isinstance(body[key], bool):
            status = body[key]
    details = dict(found.details)
    if body.get("signin_url") is not None:
        details["needs_signin"] = True  # the address itself carries the machine's name and key
    return found._replace(status=status, details=details)


def _read_error(body: Mapping[str, object]) -> _Found | None:
    error = body.get("error")
    if error is None:
        error = body.get("message", body.get("detail"))
    if isinstance(error, str):
        return _unwrap(error) or _Found(error)
    if isinstance(error, Mapping):
        return _read_document(error)
    if isinstance(error, (list, tuple)):
        return _read_issues(error)
    return None


def _read_issues(issues: Sequence[object]) -> _Found | None:
    """The first of the issues that a framework in front of the server lists (FastAPI: `msg`, `type`, `loc`)."""
    first = issues[0] if issues else None
    if isinstance(first, str):
        return _Found(first)
    if not isinstance(first, Mapping):
        return None
    place = first.get("loc")
    steps = [str(step) for step in place if isinstance(step, (str, int))] if isinstance(place, (list, tuple)) else []
    found = _read_document(first)
    return found._replace(parameter=".".join(steps) or found.parameter)


def _unwrap(text: str) -> _Found | None:
    """The runner's own JSON document inside the error text; None where the text is no such document."""
    if not text.lstrip().startswith("{"):
        return None
    try:
        document = parse_wire_json(text)
    except NotJsonError:
        return None
    inner = document.get("error") if isinstance(document, Mapping) else None
    if isinstance(inner, Mapping):
        return _read_document(inner)
    return _Found(inner) if isinstance(inner, str) else None


def _read_document(error: Mapping[str, object]) -> _Found:
    message, kind, parameter, code = (error.get(key) for key in ("message", "type", "param", "code"))
    message = error.get("msg") if message is None else message
    details = {key: count for key in ("n_prompt_tokens", "n_ctx") if (count := count_of(error.get(key))) is not None}
    return _Found(
        text=message if isinstance(message, str) else "",
        server_type=kind if isinstance(kind, str) else None,
        parameter=parameter if isinstance(parameter, str) else None,
        status=code if type(code) is int else None,
        details=details,
    )


def _message(text: str, code: str, category: str, status: int | None) -> str:
    """The server's words, cut where they could quote content; our own where nothing is left."""
    said = without_quotes(text)
    if not said:
        said = "the server gave no reason" if status is None else f"the server answered HTTP {status} without a reason"
    if code == MODEL_NOT_FOUND and "pull" not in said:
        said += "; pull it first (ollama pull NAME)"
    if category == "authentication":
        said += "; sign in first (ollama signin)"
    return said


def without_quotes(text: str) -> str:
    """`text` up to where it may quote what was sent or what the model wrote, at most 300 characters."""
    text = text.strip()
    quoted = _QUOTED.search(text)
    cut = min(quoted.start() if quoted else len(text), MAX_MESSAGE)
    return text if cut >= len(text) else f"{text[:cut].rstrip()} …".strip()


def _opaque(status: int | None, body: object) -> ErrorInfo:
    """An error whose body cannot be read as one."""
    category, retryable = _of_status(status if status is not None and 100 <= status <= 599 else None)
    shown = f"HTTP {status}" if status is not None else "an error"
    what = describe_body(body)
    if status == 403 and not body:
        message = "HTTP 403 with an empty body: the server refuses this Host or Origin header (see OLLAMA_ORIGINS)"
    else:
        message = f"{shown} with {what}"
    valid = status if status is not None and 100 <= status <= 599 else None
    return _info(RESPONSE, message, status=valid, category=category, retryable=retryable)


def describe_body(body: object) -> str:
    """Kind and size of a body that is not an answer, without its content."""
    match body:
        case None | b"" | "":
            return "an empty body"
        case bytes() | str():
            start = (body[:200].decode("utf-8", "replace") if isinstance(body, bytes) else body[:200]).lstrip().lower()
            size = len(body) if isinstance(body, bytes) else len(body.encode("utf-8", "replace"))
            kind = "HTML" if start.startswith(("<!doctype html", "<html")) else "JSON" if start[:1] in "{[" else "text"
            return f"{size} bytes of {kind}"
        case list():
            return f"a JSON array of {len(body)}"
        case Mapping():
            return f"a JSON object with {len(body)} keys, none of them of a chat answer"
        case _:
            return f"a JSON {type(body).__name__}"


def holds_error(body: object) -> bool:
    """Whether a body or stream line reports an error, in any of the forms that `decode_error` reads."""
    if isinstance(body, (list, tuple)):
        return bool(body) and isinstance(body[0], Mapping) and _read(body[0]) is not None
    if not isinstance(body, Mapping):
        return False
    return body.get("error") is not None or TOOL_PARSE_KEY in body or _is_issues(body)


def _is_issues(body: Mapping[str, object]) -> bool:
    """Whether a body is what a framework in front of the server says: `detail`, and nothing of an answer."""
    return isinstance(body.get("detail"), (str, list, Mapping)) and "message" not in body and "done" not in body
