"""Errors of a store. Each message names a remedy, and shows no content and no secret of an address.

StoreError
├── ConflictError           somebody else stored it in between, or it is there already
├── NotStoredError          there is no context or thread of this id, or no store
├── StoreAddressError       the address of the store makes no sense
├── StoreVersionError       the database is newer than this program, or no store of it
└── StoreUnavailableError   the database cannot do it now; nothing that was stored before is lost
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from turnwire.core.errors import TurnwireError

StoreFault: TypeAlias = Literal[
    "conflict",
    "not_stored",
    "address",
    "missing_extra",
    "newer",
    "foreign",
    "full",
    "read_only",
    "locked",
    "corrupted",
    "unreachable",
    "denied",
    "failed",
    "closed",
]
"""What failed, as a stable word."""


class StoreError(TurnwireError):
    """A store could not do what was asked; `fault` says why as a stable word, the message what to do."""

    def __init__(self, fault: StoreFault, message: str) -> None:
        self.fault: StoreFault = fault
        self.message = message
        super().__init__(message)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.fault, self.message)


class DamagedRowError(Exception):
    """A row cannot be read; within the store, which reports it as `corrupted`."""


class MovedFileError(Exception):
    """The file of a store was moved or deleted while it was open; within the store, which reports it as `failed`."""


class ConflictError(StoreError):
    """Somebody else stored it in between, or the id is taken: nothing was changed. Load it and do the change again."""


class NotStoredError(StoreError):
    """There is no context or thread of this id, or no store at its place."""


class StoreAddressError(StoreError):
    """The address of a store is neither the path of a file nor a URL of PostgreSQL; it is not shown."""


class StoreVersionError(StoreError):
    """The database was written by a newer version (`newer`), or is no store of this program (`foreign`)."""


class StoreUnavailableError(StoreError):
    """The database cannot do it: it is full, read-only, locked, damaged, unreachable or refuses. Nothing was stored.

    Only where a server vanishes (`unreachable`) it may have ended the transaction before: load, and see the revision.
    """
