"""Paths of a dialect's API as recordings have them, and the documents that judge what was exchanged there."""

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
    """A part of an API. `pending` or `outside` is the reason why its answers are not judged."""

    id: str
    pattern: re.Pattern[str]
    is_chat: bool = False
    endpoint: str | None = None
    """The endpoint of `turnwire.codecs.endpoints.codecs` that it is; None: no such endpoint."""
    is_read_only: bool = False
    """Whether answers are read by the codec of the endpoint, and nothing is written in these words."""
    request: Definition | None = None
    response: Definition | None = None
    event: Definition | None = None
    error: Definition | None = None
    headers: tuple[str, ...] = ()
    """Headers of which a request has one; none: whatever it has. They tell whose form a path that several share has."""
    is_rest: bool = False
    """Whether it takes what no other takes."""
    pending: str | None = None
    outside: str | None = None


def rows_of(dialect: Dialect) -> tuple[RecordedPath, ...]:
    """The rows of a dialect: those that it names, else the paths at which its clients ask for an answer."""
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
    """A path of a dialect, whose definitions are given as `document#Name`, and whose errors are those of the dialect.

    `both` is what stands before `Request` and `Response` where these two have one name. `more` are further fields of
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
    """A dialect's list of models and a single one; `headers` tell where another dialect has the path too."""
    return (
        path_of(dialect, "models", path, response="models#ModelList", headers=headers),
        path_of(dialect, "model", f"{path}/[^:]+", response="models#Model", headers=headers),
    )
