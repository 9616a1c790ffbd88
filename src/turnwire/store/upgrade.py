"""Version of a store's tables: read it, compare it with the newest version, migrate.

A store that is new gets the newest tables at once, which takes no alembic; an older one goes through alembic's steps.
Tests hold that both make the same tables.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from turnwire.store.errors import DamagedRowError, StoreError, StoreVersionError
from turnwire.store.tables import VERSION_TABLE, contexts, metadata, versions

VERSIONS: Final = ("0001", "0002")
"""Every version of the tables, the first one first; migrations/versions has a step for each."""

_LOCK: Final = 0x7475726E77697265  # "turnwire"


def version_of(connection: Connection) -> str | None:
    """Return the version of the tables, or None if the tables do not exist yet.

    Raises:
        StoreVersionError: the file holds tables of another program.
    """
    names = inspect(connection).get_table_names()
    if VERSION_TABLE in names:
        found: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
        if found is None and contexts.name in names:
            raise DamagedRowError
        return found
    # A PostgreSQL database may be shared with others, a file of SQLite is one program's.
    if names and connection.dialect.name == "sqlite":
        message = "store: this file is a database of another program; give another path"
        raise StoreVersionError("foreign", message)
    return None


def check_version(version: str | None) -> bool:
    """Return whether the tables are the newest that this program knows.

    Raises:
        StoreVersionError: a newer program wrote them.
    """
    if version is not None and version not in VERSIONS:
        message = f"store: its tables have version {version}, this program knows {VERSIONS[-1]}: update Turnwire"
        raise StoreVersionError("newer", message)
    return version == VERSIONS[-1]


def upgrade(connection: Connection) -> tuple[str | None, str]:
    """Bring the tables to the newest version in the connection's transaction: (version before, version now).

    Two processes may do it at once: the second waits and finds nothing left to do.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    before = version_of(connection)
    if before is None:
        make_tables(connection)
    elif not check_version(before):
        run_steps(connection)
    return before, VERSIONS[-1]


def make_tables(connection: Connection) -> None:
    """Create the newest tables in an empty database."""
    versions.create(connection, checkfirst=True)  # alembic leaves it behind, empty, where it went down to nothing
    metadata.create_all(connection, checkfirst=False)  # tables of these names that are there are no store's
    connection.execute(versions.insert(), {"version_num": VERSIONS[-1]})


def run_steps(connection: Connection, version: str = "head") -> None:
    """Bring tables of any version, or none, to `version` with alembic's steps."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def check_encoding(connection: Connection) -> None:
    """A PostgreSQL database takes every character.

    Raises:
        StoreError: it was made with another encoding than UTF8.
    """
    if connection.dialect.name == "postgresql":
        encoding = connection.execute(text("SHOW server_encoding")).scalar()
        if encoding != "UTF8":
            raise StoreError("failed", f"store: the database has the encoding {encoding}; make one with UTF8")
