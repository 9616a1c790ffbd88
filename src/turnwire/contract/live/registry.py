"""The checks by the id of their clause. A check is a function; what it checks stands in the clauses, as data."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias

from turnwire.contract.live.probe import Probe
from turnwire.contract.live.verdict import Verdict

Check: TypeAlias = Callable[[Probe], Awaitable[Verdict]]
"""Asks the server through the probe and says what it found. It may raise `Stop`."""

_CHECKS: Final[dict[str, Check]] = {}
_FOLDER: Final = "turnwire.contract.live.checks"


def check(clause: str) -> Callable[[Check], Check]:
    """Register the function that follows as the check of a clause.

    Raises:
        ValueError: the clause has a check already.
    """

    def register(function: Check) -> Check:
        if clause in _CHECKS:
            raise ValueError(f"{clause} has two checks; give each clause one")
        _CHECKS[clause] = function
        return function

    return register


@cache
def all_checks() -> Mapping[str, Check]:
    """Every check of every module in `checks/`, by clause."""
    for module in pkgutil.iter_modules(importlib.import_module(_FOLDER).__path__):
        importlib.import_module(f"{_FOLDER}.{module.name}")
    return MappingProxyType(_CHECKS)
