"""The databases of the store's tests."""

from __future__ import annotations

from tests.store.conftest import new_place, place, postgresql

__all__ = ["new_place", "place", "postgresql"]
