"""The last step of every request that is read: what was found in a body, as one canonical request or one refusal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turnwire_schema.v1.request import ChatRequest

from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.validate import load


def require_body(body: object, what: str) -> None:
    """Refuse a body that is no JSON object; `what` is how the refusal begins.

    Raises:
        InvalidDataError: it is none.
    """
    if not isinstance(body, Mapping):
        raise InvalidDataError(what, [Problem("", "type", "the body is a JSON object")])


def loaded_request(
    fields: Mapping[str, object],
    problems: Sequence[Problem],
    renamed: Mapping[str, str],
    what: str,
    *,
    parameters: str = "",
) -> ChatRequest:
    """The request of these fields, which have other names in the body where `renamed` says so.

    Parameters stand at the top of the body, or in the object that `parameters` points at.

    Raises:
        InvalidDataError: there are problems already, or the fields do not fit; each problem has its path in the body.
    """
    if problems:
        raise InvalidDataError(what, problems)
    try:
        return load(ChatRequest, fields)
    except InvalidDataError as error:
        raise InvalidDataError(what, [_in_wire_words(each, renamed, parameters) for each in error.problems]) from None


def _in_wire_words(problem: Problem, renamed: Mapping[str, str], parameters: str) -> Problem:
    path = problem.path
    if path.startswith("/parameters"):
        path = parameters + path.removeprefix("/parameters")
    first = path[1:].split("/", 1)[0]
    if first in renamed:
        path = f"/{renamed[first]}{path[1 + len(first) :]}"
    return Problem(path, problem.rule, problem.message)
