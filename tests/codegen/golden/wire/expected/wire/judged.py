# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""Properties whose values the reader judges itself, whatever their type, by the module of their dialect."""

from collections.abc import Mapping
from typing import Final

JUDGED: Final[Mapping[str, Mapping[tuple[str, str], str]]] = {}
"""(definition, property): `everywhere`, or `whole`: in whole bodies, not in events of streams."""
