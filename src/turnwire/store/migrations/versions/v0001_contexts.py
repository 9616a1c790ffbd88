"""Tables of contexts and their entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables of contexts."""
    op.create_table(
        "turnwire_contexts",
        sa.Column("key", _KEY, primary_key=True, autoincrement=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("entries", sa.BigInteger, nullable=False),
        sa.Column("changed_ns", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("turnwire_contexts_changed", "turnwire_contexts", ["changed_ns", "key"])
    op.create_table(
        "turnwire_entries",
        sa.Column("context_key", _KEY, sa.ForeignKey("turnwire_contexts.key", ondelete="CASCADE"), primary_key=True),
        sa.Column("branch", sa.Text, primary_key=True),
        sa.Column("position", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
