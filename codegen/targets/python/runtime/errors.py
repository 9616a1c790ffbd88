"""What constructors, copies and readers of the models raise: one small family, and never a bare pydantic error.

`turnwire.core.errors` draws the whole tree. Inside other people's pydantic models, where pydantic calls the validators
and not the constructors, faults stay pydantic's own `ValidationError`.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple


class Problem(NamedTuple):
    """One fault in a document: where (JSON pointer), which rule (keyword or rule name), and what would be right."""

    path: str
    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.path or '/'}: {self.message}"


class TurnwireError(Exception):
    """Base of every error that Turnwire raises on purpose."""

    def __reduce_ex__(self, protocol: Any) -> str | tuple[Any, ...]:
        made = super().__reduce_ex__(protocol)
        notes = getattr(self, "__notes__", None)
        if not notes or isinstance(made, str):
            return made
        function, arguments, *state = made
        held = state[0] if state and state[0] else {}
        return function, arguments, {**held, "__notes__": list(notes)}


class InvalidDataError(TurnwireError, ValueError):
    """A document breaks its schema or a named rule; `problems` has one entry for each fault."""

    def __init__(self, what: str, problems: Iterable[Problem]) -> None:
        self.what = what
        self.problems = tuple(problems)
        listed = "; ".join(str(problem) for problem in self.problems[:5])
        more = f" (and {len(self.problems) - 5} more)" if len(self.problems) > 5 else ""
        super().__init__(f"{what}: {listed}{more}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.what, self.problems)


class ToolArgumentError(InvalidDataError):
    """The arguments of a tool call do not fit the tool's schema, or the type that they are read as."""


__all__ = ["InvalidDataError", "Problem", "ToolArgumentError", "TurnwireError"]
