"""What alembic runs: the steps, inside the transaction of the connection that is handed over."""

from __future__ import annotations

from alembic import context

from turnwire.store.tables import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
context.run_migrations()
