"""The steps that bring a store's tables from each version to the next; alembic runs them."""
