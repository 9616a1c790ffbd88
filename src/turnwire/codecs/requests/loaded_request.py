"""Build the canonical request from the fields of a body, or raise one error: the last step of every request reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.requests.messages import message_of
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.validate import load


def require_body(body: object, what: str) -> None:
    """Refuse a body that is not a JSON object; `what` is the start of the error message.

    Raises:
        InvalidDataError: the body is not a JSON object.
    """
    if not isinstance(body, dict):
        raise InvalidDataError(what, [Problem("", "type", "the body must be a JSON object")])


def loaded_request(
    fields: Mapping[str, Any],
    problems: Sequence[Problem],
    renamed: Mapping[str, str] | Callable[[str], str],
    what: str,
    *,
    parameters: str = "",
) -> ChatRequest:
    """Return the request of these fields; `renamed` gives their names or paths in the body if they differ.

    Parameters are at the top level of the body, or in the object that `parameters` points at.

    Raises:
        InvalidDataError: there are problems already, or the fields do not fit; each problem has its path in the body.
    """
    if problems:
        raise InvalidDataError(what, problems)
    try:
        return load(ChatRequest, {**fields, "messages": [message_of(each) for each in fields["messages"]]})
    except InvalidDataError as error:
        place = renamed if callable(renamed) else partial(_in_body, renamed, parameters)
        raise InvalidDataError(what, [each._replace(path=place(each.path)) for each in error.problems]) from None


def _in_body(renamed: Mapping[str, str], parameters: str, path: str) -> str:
    if path.startswith("/parameters"):
        path = parameters + path.removeprefix("/parameters")
    first = path[1:].split("/", 1)[0]
    if first in renamed:
        path = f"/{renamed[first]}{path[1 + len(first) :]}"
    return path
