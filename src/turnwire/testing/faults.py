"""The faults that every client should be tried with, by name, and the right reaction of a client to each.

Plain data: this module is read while pytest collects tests, and imports nothing but the standard library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

Expected = Literal["answer", "error", "either"]
"""The right reaction of a client: the whole answer, an error, or either of both and never anything else."""


class NamedFault(NamedTuple):
    """One fault, ready to be used."""

    name: str
    expected: Expected
    reason: str
    """Why a right client does that."""
    settings: Mapping[str, Any]
    """The fault as a scenario says it."""

    def __str__(self) -> str:
        return self.name

    def check(
        self,
        ask: Callable[[], object],
        answer: object,
        *,
        errors: type[BaseException] | tuple[type[BaseException], ...] = Exception,
    ) -> None:
        """Call `ask`, which must give `answer` or raise one of `errors`, whichever a right client does.

        Raises:
            AssertionError: it did something else.
        """
        try:
            given = ask()
        except errors as error:
            if self.expected == "answer":
                raise AssertionError(f"{self.name}: the client failed, but {self.reason}") from error
            return
        if self.expected == "error":
            raise AssertionError(f"{self.name}: the client reported no failure, but {self.reason}; it gave {given!r}")
        if given != answer:
            raise AssertionError(f"{self.name}: the client gave {given!r} and not {answer!r}, but {self.reason}")


def _table(*rows: tuple[str, Expected, str, dict[str, Any]]) -> Mapping[str, NamedFault]:
    named = [
        NamedFault(name, expected, reason, MappingProxyType(settings)) for name, expected, reason, settings in rows
    ]
    return MappingProxyType({each.name: each for each in named})


FAULTS: Final[Mapping[str, NamedFault]] = _table(
    ("refused", "error", "nobody answers", {"type": "refuse"}),
    ("slow", "answer", "an answer may begin late", {"type": "delay", "seconds": 0.05}),
    ("drip", "answer", "the network gives what it likes at a time", {"type": "drip", "bytes": 64, "seconds": 0.001}),
    ("split", "answer", "characters and lines may be cut anywhere", {"type": "split", "bytes": 7}),
    ("reset", "error", "half an answer is none", {"type": "reset", "after_bytes": 60}),
    ("missing-end", "error", "an answer that does not say that it is over was cut", {"type": "missing_end"}),
    ("error-in-stream", "error", "the server says that it failed", {"type": "error_in_stream"}),
    (
        "rate-limited",
        "error",
        "or tries again, and gives up at some time",
        {"type": "status", "status": 429, "retry_after": 0},
    ),
    ("server-error", "error", "or tries again, and gives up at some time", {"type": "status", "status": 500}),
    (
        "overloaded",
        "error",
        "or tries again, and gives up at some time",
        {"type": "status", "status": 503, "retry_after": 0},
    ),
    ("garbage", "either", "a line that is no JSON may be skipped, but not shown", {"type": "garbage"}),
    ("giant-line", "either", "a line of 1 MiB may be skipped or refused", {"type": "giant_line", "bytes": 1048576}),
    ("content-type", "either", "the body may be read whatever the head says", {"type": "content_type"}),
    ("missing-ids", "either", "ids of calls may be made up", {"type": "ids", "change": "missing"}),
    ("duplicate-ids", "either", "calls may be told apart by their place", {"type": "ids", "change": "duplicate"}),
    ("wrong-usage", "either", "counts are not the answer", {"type": "usage", "value": -1}),
)
