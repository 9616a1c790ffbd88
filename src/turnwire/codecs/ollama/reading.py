"""Checking the types of values of a wire document by hand, each fault with its JSON pointer on the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turnwire.core.errors import InvalidDataError, Problem


class Reader:
    """Typed access to JSON values that collects faults instead of stopping at the first. null means absent."""

    __slots__ = ("problems",)

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def fault(self, at: str, rule: str, message: str) -> None:
        """Note a fault at the JSON pointer `at`; `message` says what would be right, without content."""
        self.problems.append(Problem(at, rule, message))

    def text(self, value: object, at: str) -> str | None:
        """The text; None where there is none."""
        if value is None or isinstance(value, str):
            return value
        self.fault(at, "type", "must be text")
        return None

    def mapping(self, value: object, at: str) -> Mapping[str, object]:
        """The object; empty where there is none."""
        if isinstance(value, Mapping):
            return value
        if value is not None:
            self.fault(at, "type", "must be an object")
        return {}

    def array(self, value: object, at: str) -> Sequence[object]:
        """The array; empty where there is none."""
        if isinstance(value, list):
            return value
        if value is not None:
            self.fault(at, "type", "must be an array")
        return ()

    def stop(self, what: str) -> None:
        """End reading if there were faults.

        Raises:
            InvalidDataError: with every fault.
        """
        if self.problems:
            raise InvalidDataError(what, self.problems)
