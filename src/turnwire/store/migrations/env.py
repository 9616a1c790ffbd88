"""Entry point of alembic: run the migrations in the transaction of the given connection."""

from __future__ import annotations

from alembic import context

from turnwire.store.tables import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
context.run_migrations()
