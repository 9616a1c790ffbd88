"""Checking wire values against the bundled documents, with the fault that matters where a union has many."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from turnwire_schema.documents import UnknownDocument, document_names, validator_for

from turnwire.contract.surfaces import Definition

_SHOWN = 5


def has_document(definition: Definition) -> bool:
    """Whether the package holds the document."""
    return definition.document in document_names()


def faults(definition: Definition, value: Any) -> tuple[str, ...]:
    """Where `value` does not fit, as `/path: keyword`, without the value. Empty where it fits.

    Raises:
        UnknownDocument: there is no such document or definition.
    """
    validator = _validator(definition)
    if validator.is_valid(value):
        return ()
    found = [_deepest(error) for error in validator.iter_errors(value)]
    return tuple(dict.fromkeys(_sentence(error) for error in found))[:_SHOWN]


@cache
def _validator(definition: Definition) -> Any:
    return validator_for(definition.document, definition.name)


def _deepest(error: Any) -> Any:
    """The fault inside a union that matters: of the branch whose tag fits, the one that lies deepest in the value."""
    branches: Sequence[Sequence[Any]] = getattr(error.kind, "context", None) or ()
    inner = [[_deepest(fault) for fault in branch] for branch in branches]
    meant = [branch for branch in inner if not any(_keyword(fault) == "const" for fault in branch)] or inner
    return max(
        (fault for branch in meant for fault in branch), key=lambda fault: len(fault.instance_path), default=error
    )


def _sentence(error: Any) -> str:
    path = "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in error.instance_path)
    missing = getattr(error.kind, "property", None)
    return f"{path or '/'}: {_keyword(error)}{f' {missing!r}' if missing else ''}"


def _keyword(error: Any) -> str:
    return next((str(step) for step in reversed(list(error.schema_path)) if isinstance(step, str)), "schema")


__all__ = ["UnknownDocument", "faults", "has_document"]
