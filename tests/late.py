"""Clients of others that are loaded when a test first uses them: each process collects every test and runs a third."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Late:
    """Stands for a module until one of its names is wanted. Thread-safe, as importing is."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # pytest and its plugins look for marks of theirs in everything that they collect
            raise AttributeError(name)
        module = import_module(self._name)
        return getattr(module, name) if hasattr(module, name) else import_module(f"{self._name}.{name}")
