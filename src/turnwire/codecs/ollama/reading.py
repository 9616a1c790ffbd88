"""Checking the types of a wire document by hand, each fault with its JSON pointer on the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnwire.core.errors import InvalidDataError, Problem


class Reader:
    """Typed access to JSON objects that collects faults instead of stopping at the first. null means absent."""

    __slots__ = ("problems",)

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def fault(self, at: str, rule: str, message: str) -> None:
        """Note a fault at the JSON pointer `at`; `message` says what would be right, without content."""
        self.problems.append(Problem(at, rule, message))

    def text(self, source: Mapping[str, object], key: str, at: str) -> str | None:
        """The text under `key`; None where there is none."""
        value = source.get(key)
        if value is None or isinstance(value, str):
            return value
        self.fault(f"{at}/{key}", "type", "must be text")
        return None

    def flag(self, source: Mapping[str, object], key: str, at: str) -> bool | None:
        """The boolean under `key`; None where there is none."""
        value = source.get(key)
        if value is None or isinstance(value, bool):
            return value
        self.fault(f"{at}/{key}", "type", "must be true or false")
        return None

    def object(self, source: Mapping[str, object], key: str, at: str) -> Mapping[str, Any]:
        """The object under `key`; empty where there is none."""
        value = source.get(key)
        if isinstance(value, Mapping):
            return value
        if value is not None:
            self.fault(f"{at}/{key}", "type", "must be an object")
        return {}

    def array(self, source: Mapping[str, Any], key: str, at: str) -> Sequence[Any]:
        """The array under `key`; empty where there is none."""
        value = source.get(key)
        if isinstance(value, list):
            return value
        if value is not None:
            self.fault(f"{at}/{key}", "type", "must be an array")
        return ()

    def stop(self, what: str) -> None:
        """End reading if there were faults.

        Raises:
            InvalidDataError: with every fault.
        """
        if self.problems:
            raise InvalidDataError(what, self.problems)
