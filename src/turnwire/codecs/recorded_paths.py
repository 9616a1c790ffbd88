"""Paths of a dialect's API in recordings, and the documents that validate the exchanges there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from turnwire_schema._late_patterns import late_pattern

from turnwire.codecs.dialect import Dialect

_PLACE: Final = late_pattern(r"\\\{model.*?\\\}")


@dataclass(frozen=True, slots=True)
class Definition:
    """A definition of a wire document, as `turnwire_schema.documents` names it."""

    document: str
    name: str

    def __str__(self) -> str:
        return f"{self.document}#{self.name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedPath:
    """A part of an API. `pending` or `outside` is the reason why its answers are not validated."""

    id: str
    pattern: re.Pattern[str]
    is_chat: bool = False
    endpoint: str | None = None
    """Its endpoint in `turnwire.codecs.endpoints.codecs`; None: no such endpoint."""
    is_read_only: bool = False
    """Whether the endpoint's codec reads answers but writes nothing in this form."""
    request: Definition | None = None
    response: Definition | None = None
    event: Definition | None = None
    error: Definition | None = None
    headers: tuple[str, ...] = ()
    """Headers of which a request must have one; empty: any request. They identify the dialect at a path that several
    share.
    """
    is_rest: bool = False
    """Whether it matches what no other row matches."""
    pending: str | None = None
    outside: str | None = None


def rows_of(dialect: Dialect) -> tuple[RecordedPath, ...]:
    """Return the rows of a dialect: its own, else the chat paths of its clients."""
    if dialect.recorded_paths is not None:
        return dialect.recorded_paths
    asked = (each for each in dialect.client.paths if each.endpoint is None and not each.counts_tokens)
    patterns = (_PLACE.sub("(?P<model>.+)", re.escape(each.path)) for each in asked)
    return tuple(RecordedPath(id=f"{dialect.name}.chat", pattern=re.compile(each), is_chat=True) for each in patterns)


def path_of(
    dialect: str,
    name: str,
    pattern: str,
    *,
    request: str | None = None,
    response: str | None = None,
    event: str | None = None,
    both: str | None = None,
    **more: Any,
) -> RecordedPath:
    """Return a path of a dialect, with definitions given as `document#Name` and the errors of the dialect.

    `both` is the prefix of `Request` and `Response` if these two share a name. `more` are further fields of
    `RecordedPath`.
    """
    if both is not None:
        request, response = f"{both}Request", f"{both}Response"
    said = {"request": request, "response": response, "event": event, "error": "error#ErrorResponse"}
    definitions: dict[str, Any] = {}
    for field, definition in said.items():
        if definition is not None:
            document, _, kind = definition.partition("#")
            definitions[field] = Definition(f"wire/{dialect}/v1/{document}", kind)
    return RecordedPath(**{"id": f"{dialect}.{name}", "pattern": late_pattern(pattern), **definitions, **more})


def model_lists(dialect: str, path: str, headers: tuple[str, ...]) -> tuple[RecordedPath, RecordedPath]:
    """Return the paths of a list of models and of a single one; `headers` identify the dialect of a shared path."""
    return (
        path_of(dialect, "models", path, response="models#ModelList", headers=headers),
        path_of(dialect, "model", f"{path}/[^:]+", response="models#Model", headers=headers),
    )
