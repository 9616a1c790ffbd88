"""Checking wire values against the bundled documents."""

from __future__ import annotations

from typing import Any

from turnwire_schema.documents import UnknownDocument, document_names

from turnwire.contract.surfaces import Definition
from turnwire.core.definitions import definition_checker

_SHOWN = 5


def has_document(definition: Definition) -> bool:
    """Whether the package holds the document."""
    return definition.document in document_names()


def faults(definition: Definition, value: Any, *, most: int = _SHOWN) -> tuple[str, ...]:
    """Where `value` does not fit, as `/path: keyword`, without the value. Empty where it fits.

    The first `most` of them.

    Raises:
        UnknownDocument: there is no such document or definition.
    """
    checker = definition_checker(definition.document, definition.name)
    if checker.is_valid(value):
        return ()
    found = (
        f"{path or '/'}: {keyword}{f' {wanted}' if wanted else ''}" for path, keyword, wanted in checker.faults(value)
    )
    return tuple(dict.fromkeys(found))[:most]


__all__ = ["UnknownDocument", "faults", "has_document"]
