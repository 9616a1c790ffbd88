"""Connections to the two databases, set so that what is acknowledged is on the disk."""

from __future__ import annotations

import os
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event

from turnwire.store.address import StoreAddress
from turnwire.store.errors import MovedFileError
from turnwire.store.tables import VERSION_TABLE

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
    """Whether the file that was opened still stands at its path."""
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
