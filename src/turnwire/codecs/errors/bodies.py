"""Read the error in a body, in any of the shapes that servers, proxies and frameworks use.

In: a parsed body, of an answer or of an event in a stream. Out: one `RawError` in the server's own words, or None if
the body has no error. The shapes do not depend on the dialect: vLLM and llama.cpp answer every path in OpenAI's,
FastAPI and gateways in their own. `turnwire.codecs.errors.kinds` interprets the words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.values.wire_values import whole_of
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.core.jsontext import without_surrogates

_SAFE_DETAILS: Final = ("n_prompt_tokens", "n_ctx", "schema_kind", "schema_code")

_MESSAGE_NAMES: Final = (
    *("message", "error_description", "error_message", "errormessage", "msg", "detail", "reason", "faultstring"),
    *("text", "error", "errors", "fault", "details"),
)
"""Where frameworks and proxies put the error message, in the order of searching."""
_BESIDE: Final = frozenset({"statusCode", "error_description", "error_message"})
_DEEPEST: Final = 4


class RawError(NamedTuple):
    """An error as the server wrote it."""

    message: str = ""
    type: str = ""
    code: str = ""
    number: int | None = None
    param: str = ""
    generation: str = ""
    details: Mapping[str, object] | None = None

    @property
    def server_type(self) -> str | None:
        """The most specific of the server's own words."""
        return self.code or self.type or None


def read_error(body: object) -> RawError | None:
    """Return the error in a parsed body of any shape, or None if it has no error."""
    if isinstance(body, (list, tuple)) and body:
        body = body[0]  # Gemini's compatible endpoint
    if not isinstance(body, dict):
        return None
    error = body.get("error")
    if (told := _told(error)) is not None:
        return told
    if error:
        return RawError(message="error")
    if body.get("choices") is not None:
        return None
    if body.get("object") == "error" or ("message" in body and ("type" in body or "code" in body)):
        return _of_object(body)
    if isinstance(body.get("message"), str) and body.get("detail") is None:
        return RawError(message=_text(body["message"]))
    return _told(body.get("detail"))


def in_known_shape(body: object) -> Any:
    """Return the body of a failed request in a shape for `read_error`, if its message has another name.

    Only for answers whose status says that they are errors; in any other, these names may be part of a good answer.
    """
    if isinstance(body, (list, tuple)) and body:
        body = body[0]
    if not isinstance(body, dict):
        return body  # a text may be anything, even what was asked
    found = read_error(body)
    is_known = found is not None and found.message not in ("", "error")
    # Some have the words of the status, or a short code, as `error`, with the message next to it.
    is_short = isinstance(body.get("error"), str) and not _BESIDE.isdisjoint(body)
    text = None if is_known and not is_short else _said(body, _DEEPEST)
    if text is None:
        return body
    error = body.get("error")
    return {"error": {**(error if isinstance(error, dict) else {}), "message": text}}


def _said(value: object, levels: int) -> str | None:
    """Return the first text under a framework's name for a message, or in an object or list below such a name."""
    if isinstance(value, str):
        return value if value.strip() else None
    if not levels or not isinstance(value, (dict, list, tuple)):
        return None
    held: list[object] = []
    if not isinstance(value, dict):
        held += value[:1]
    else:
        named = {key.lower(): item for key, item in value.items() if isinstance(key, str)}
        held = [named[name] for name in _MESSAGE_NAMES if name in named]
        if isinstance(fields := named.get("errors"), dict):  # by the field that is wrong
            held += fields.values()
    return next((text for item in held if (text := _said(item, levels - 1)) is not None), None)


def _told(said: object) -> RawError | None:
    """Return the error under `error` or `detail`: a text, an object, or a list of either."""
    if isinstance(said, (list, tuple)) and said:
        said = _issue(said[0])  # FastAPI lists what is wrong with a request
    if isinstance(said, dict):
        return _of_object(said)
    return _unpacked(RawError(message=_text(said) or "error")) if isinstance(said, str) else None


def _issue(issue: Any) -> Any:
    """Return one issue of a list as an error object: its `loc` is the parameter."""
    place = issue.get("loc") if isinstance(issue, dict) else None
    if not isinstance(place, (list, tuple)):
        return issue
    return {"param": ".".join(str(step) for step in place if isinstance(step, (str, int))), **issue}


def _of_object(error: Mapping[str, object]) -> RawError:
    code, kind = error.get("code"), error.get("type")
    numbers = map(status_in, (error.get("status_code"), code, error.get("status")))
    number = next((each for each in numbers if each is not None), None)
    known = {
        name: without_surrogates(value) if isinstance(value, str) else value
        for name in _SAFE_DETAILS
        if isinstance(value := error.get(name), (str, int))
    }
    return _unpacked(
        RawError(
            message=_text(error.get("message")) or _text(error.get("msg")),
            type=_text(kind),
            code=_text(code),
            number=number,
            param=_text(error.get("param")),
            generation=_text(error.get("failed_generation")),
            details=known or None,
        )
    )


def _unpacked(error: RawError) -> RawError:
    """Unpack an error document that Ollama passes on from its runner, as text, inside its own error."""
    if not error.message.startswith("{"):
        return error
    try:
        inner = read_error(parse_wire_json(error.message))
    except NotJsonError:
        return error
    return error if inner is None else inner


def _text(value: object) -> str:
    return without_surrogates(value) if isinstance(value, str) else ""


def status_in(value: object) -> int | None:
    """Return the status in a field of an error; None for anything else."""
    whole = whole_of(value)
    return whole if whole is not None and 400 <= whole <= 599 else None
