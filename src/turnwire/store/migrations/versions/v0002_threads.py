"""Tables of threads and their events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables of threads."""
    op.create_table(
        "turnwire_threads",
        sa.Column("key", _KEY, primary_key=True, autoincrement=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column(
            "context_key", _KEY, sa.ForeignKey("turnwire_contexts.key", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("changed_ns", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("turnwire_threads_changed", "turnwire_threads", ["changed_ns", "key"])
    op.create_table(
        "turnwire_events",
        sa.Column("thread_key", _KEY, sa.ForeignKey("turnwire_threads.key", ondelete="CASCADE"), primary_key=True),
        sa.Column("event_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
