"""Paginated lists of a store."""

from __future__ import annotations

from typing import NamedTuple


class ContextSummary(NamedTuple):
    """A stored context in a list, without its entries."""

    id: str
    revision: int
    title: str | None
    created_at: str
    updated_at: str | None
    active_branch: str
    branches: tuple[str, ...]
    entries: int
    """How many entries all its branches have, those taken over counted once."""


class ContextPage(NamedTuple):
    """Some contexts, the last changed first; `next` is passed as `after` for the following ones, None at the end."""

    contexts: tuple[ContextSummary, ...]
    next: str | None
