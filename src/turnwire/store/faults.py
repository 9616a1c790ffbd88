"""What a database's error means for a user: a fault, and what to do. The database's own words may hold content."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from sqlalchemy.exc import DBAPIError, IntegrityError, TimeoutError as PoolTimeout

from turnwire.store.errors import DamagedRowError, StoreError, StoreFault, StoreUnavailableError

_ADVICE: Final[dict[StoreFault, str]] = {
    "full": "there is no room; nothing was stored. Make room and store again",
    "read_only": "it cannot be written; nothing was stored. Check the rights of the file and its folder, or the server",
    "locked": "another process holds it for longer than the busy timeout; nothing was stored. Try again",
    "corrupted": "it is damaged or no database. Restore a backup; `sqlite3 FILE .recover` may save what is left",
    "unreachable": "the database does not answer. Check that the server runs",
    "denied": "the database refuses this user, password or database. Check the URL and the rights of the user",
    "failed": "the database failed; nothing was stored. Its log says more",
}

_SQLITE: Final[dict[int, StoreFault]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "corrupted",
    sqlite3.SQLITE_NOTADB: "corrupted",
}
_DAMAGED: Final = ("Could not decode to UTF-8", "no such table", "no such column")
_SQLITE_WRITE_FAILED: Final = {
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_FSYNC,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMSIZE,
}

# https://www.postgresql.org/docs/current/errcodes-appendix.html: whole codes first, then classes.
_POSTGRESQL: Final[dict[str, StoreFault]] = {
    "53100": "full",
    "25006": "read_only",
    "55P03": "locked",
    "40P01": "locked",
    "40001": "locked",
    "57P01": "unreachable",
    "57P02": "unreachable",
    "57P03": "unreachable",
    "53300": "unreachable",
    "42501": "denied",
    "3D000": "denied",
    "3F000": "denied",
    "XX001": "corrupted",
    "XX002": "corrupted",
    "08": "unreachable",
    "28": "denied",
}
# A connection that is refused while it is made carries no code. These words of the server do not change with content.
_REFUSALS: Final = ("authentication failed", "no password supplied", "does not exist", "pg_hba.conf", "not permitted")


def store_error(error: Exception, place: str, *, writes: bool = False) -> StoreError:
    """The error for what a database raised while it was read, or, with `writes`, while it was written."""
    fault = fault_of(error)
    more = "; load to see whether this was stored" if writes and fault == "unreachable" else ""
    return StoreUnavailableError(fault, f"store {place}: {_ADVICE[fault]}{more}")


def fault_of(error: Exception) -> StoreFault:
    """Which fault a database's error is."""
    if isinstance(error, PoolTimeout):
        return "locked"
    if isinstance(error, DamagedRowError):
        return "corrupted"
    cause: Any = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, OSError):
        return _of_system(cause)
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0)
        if code in _SQLITE_WRITE_FAILED:
            return "full"  # a limit or quota of the file's size; SQLite calls only ENOSPC full
        if str(cause).startswith(_DAMAGED):  # these have no code of their own
            return "corrupted"
        return _SQLITE.get(code & 0xFF, "failed")
    state = getattr(cause, "sqlstate", None)
    if state:
        return _POSTGRESQL.get(state) or _POSTGRESQL.get(state[:2], "failed")
    if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
        words = str(cause)
        return "denied" if any(refusal in words for refusal in _REFUSALS) else "unreachable"
    return "failed"


def _of_system(error: OSError) -> StoreFault:
    import errno

    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "full"
    return "read_only"
