"""Migrations of a store's tables between versions; alembic runs them."""
