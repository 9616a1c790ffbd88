# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""Addresses in requests, by dialect: those that the server fetches, and those that are only told."""

from collections.abc import Mapping
from typing import Final

FETCHED: Final[Mapping[str, frozenset[str]]] = {}
"""Names of properties whose address the server fetches."""

TOLD: Final[Mapping[str, frozenset[tuple[str, str]]]] = {}
"""(`type` of the object or name of the property that holds it, name of the property) of what nobody fetches."""
