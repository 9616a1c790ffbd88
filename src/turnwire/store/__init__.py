"""Storage of contexts and threads: one SQLite file, or a PostgreSQL database (extra `store`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.store.errors import (
        ConflictError as ConflictError,
        NotStoredError as NotStoredError,
        StoreAddressError as StoreAddressError,
        StoreError as StoreError,
        StoreFault as StoreFault,
        StoreUnavailableError as StoreUnavailableError,
        StoreVersionError as StoreVersionError,
    )
    from turnwire.store.pages import ContextPage as ContextPage, ContextSummary as ContextSummary
    from turnwire.store.store import ContextStore as ContextStore

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "errors": (
            "ConflictError",
            "NotStoredError",
            "StoreAddressError",
            "StoreError",
            "StoreFault",
            "StoreUnavailableError",
            "StoreVersionError",
        ),
        "pages": ("ContextPage", "ContextSummary"),
        "store": ("ContextStore",),
    },
)
