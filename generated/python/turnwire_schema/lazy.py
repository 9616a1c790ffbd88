# Generated from codegen/targets/python/runtime/lazy.py by `make generate`. Do not edit: changes are lost.
"""Names of a package that are loaded when they are first used.

A package of ours imports none of its own modules while it is itself imported. Python locks a module before its package:
a package that imports its modules, and a thread that asks for one of those modules, would wait for each other, and
Python ends such a wait by handing out half a module (importlib._bootstrap, `_ModuleLock.has_deadlock`). Where every
arrow points one way no two threads can wait for each other; tests/test_layers.py holds that.

The table of a package is its only list of names: `python -m tools.public_names` writes the imports for type checkers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any


def lazy_names(package: str, homes: Mapping[str, Iterable[str]]) -> tuple[Callable[[str], Any], list[str]]:
    """Return `__getattr__` and `__all__` of `package`, whose names are in these modules, in or below it. Thread-safe.

    A module outside the package is given in full. The name is not kept in the package, so that a module which is
    exchanged in a test is seen.
    """
    top = package.partition(".")[0]
    home_of = {
        name: home if home.partition(".")[0].startswith(top) else f"{package}.{home}"
        for home, names in homes.items()
        for name in names
    }

    def load(name: str) -> Any:
        home = home_of.get(name)
        if home is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(home), name)

    return load, sorted(home_of, key=lambda name: (not name.isupper(), name[0].islower(), name))
