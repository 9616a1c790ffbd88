"""Tables of a store, the same in SQLite and PostgreSQL. JSON is stored as text, so it is read as it was written."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

VERSION_TABLE: Final = "turnwire_version"
"""The table in which alembic keeps the version of the others."""

versions: Final = Table(
    VERSION_TABLE,
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name=f"{VERSION_TABLE}_pkc"),
)
"""That table as alembic makes it."""

metadata: Final = MetaData()

# SQLite numbers rows only in a column that is INTEGER; keys are never given twice, so that a list can be turned.
_KEY: Final = BigInteger().with_variant(Integer(), "sqlite")

contexts: Final = Table(
    "turnwire_contexts",
    metadata,
    Column("key", _KEY, primary_key=True, autoincrement=True),
    Column("id", Text, nullable=False, unique=True),
    Column("revision", BigInteger, nullable=False),
    Column("state", Text, nullable=False),  # the ContextDocument without entries
    Column("entries", BigInteger, nullable=False),  # how many rows of turnwire_entries
    Column("changed_ns", BigInteger, nullable=False),
    Index("turnwire_contexts_changed", "changed_ns", "key"),
    sqlite_autoincrement=True,
)

entries: Final = Table(
    "turnwire_entries",
    metadata,
    Column("context_key", _KEY, ForeignKey("turnwire_contexts.key", ondelete="CASCADE"), primary_key=True),
    Column("branch", Text, primary_key=True),
    Column("position", BigInteger, primary_key=True, autoincrement=False),  # among the branch's own, from 0
    Column("body", Text, nullable=False),
)

threads: Final = Table(
    "turnwire_threads",
    metadata,
    Column("key", _KEY, primary_key=True, autoincrement=True),
    Column("id", Text, nullable=False, unique=True),
    Column("context_key", _KEY, ForeignKey("turnwire_contexts.key", ondelete="CASCADE"), nullable=False, index=True),
    Column("revision", BigInteger, nullable=False),
    Column("state", Text, nullable=False),  # the ThreadState
    Column("changed_ns", BigInteger, nullable=False),
    Index("turnwire_threads_changed", "changed_ns", "key"),
    sqlite_autoincrement=True,
)

events: Final = Table(
    "turnwire_events",
    metadata,
    Column("thread_key", _KEY, ForeignKey("turnwire_threads.key", ondelete="CASCADE"), primary_key=True),
    Column("event_id", BigInteger, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
