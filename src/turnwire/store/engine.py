"""Database connections with durable commits, and the translation of their errors."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, TimeoutError as PoolTimeout

from turnwire.store.address import StoreAddress
from turnwire.store.errors import DamagedRowError, MovedFileError, StoreError, StoreFault, StoreUnavailableError
from turnwire.store.tables import VERSION_TABLE

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
    """Return the store error for a database's error."""
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


WRITES: Final = {"turnwire_writes": True}
"""Execution options of a transaction that writes."""

CONNECT_TIMEOUT_S: Final = 10


def open_engine(address: StoreAddress, *, busy_timeout_s: float) -> Engine:
    """An engine for the store; a file and its folder are made, for their owner alone."""
    return _sqlite(address, busy_timeout_s) if address.path is not None else _postgresql(address, busy_timeout_s)


def _sqlite(address: StoreAddress, busy_timeout_s: float) -> Engine:
    path = address.path
    assert path is not None
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    engine = create_engine(address.url, hide_parameters=True, connect_args={"timeout": busy_timeout_s})

    opened = os.stat(path)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves: the driver would begin them too late
        with closing(connection.cursor()) as cursor:
            _write_ahead(cursor, busy_timeout_s)
            cursor.execute("PRAGMA synchronous = FULL")
            cursor.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # A transaction that reads first and writes later can be refused in the middle; one that says so waits.
        writes = connection.get_execution_options().get("turnwire_writes", False)
        if writes and not _is_there(path, opened):  # what is stored in it now would be gone
            raise MovedFileError
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _is_there(path: Path, opened: os.stat_result) -> bool:
    """Return whether the opened file is still at its path."""
    try:
        return os.path.samestat(os.stat(path), opened)
    except OSError:
        return False


def _write_ahead(cursor: Any, busy_timeout_s: float) -> None:
    """Turn on the write-ahead log, which the file remembers. SQLite does not wait for the lock of this by itself."""
    import sqlite3

    names = {row[0] for row in cursor.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and VERSION_TABLE not in names:
        return  # another program's file is left as it is
    until = time.monotonic() + busy_timeout_s
    while cursor.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.005)


def _postgresql(address: StoreAddress, busy_timeout_s: float) -> Engine:
    timeout = {} if "connect_timeout" in address.url.query else {"connect_timeout": CONNECT_TIMEOUT_S}
    engine = create_engine(address.url, hide_parameters=True, pool_pre_ping=True, connect_args=timeout)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        connection.autocommit = True
        connection.execute("SELECT set_config('lock_timeout', %s, false)", (f"{int(busy_timeout_s * 1000)}ms",))
        # A server may be set to acknowledge what is not on its disk yet.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        connection.autocommit = False

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # What is read is one moment's state; what is written is guarded by the row of the revision.
        if not connection.get_execution_options().get("turnwire_writes", False):
            connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")

    return engine
