"""Paths of a dialect's API as recordings have them, and the documents that judge what was exchanged there."""

from __future__ import annotations

import re
from dataclasses import dataclass


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
    """The endpoint of `turnwire.codecs.endpoints` that it is; None: no such endpoint."""
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


def model_lists(dialect: str, path: str, headers: tuple[str, ...]) -> tuple[RecordedPath, RecordedPath]:
    """A dialect's list of models and a single one; `headers` tell where another dialect has the path too."""
    document, error = f"wire/{dialect}/v1/models", Definition(f"wire/{dialect}/v1/error", "ErrorResponse")
    return (
        RecordedPath(
            id=f"{dialect}.models",
            pattern=re.compile(path),
            headers=headers,
            response=Definition(document, "ModelList"),
            error=error,
        ),
        RecordedPath(
            id=f"{dialect}.model",
            pattern=re.compile(f"{path}/[^:]+"),
            headers=headers,
            response=Definition(document, "Model"),
            error=error,
        ),
    )
