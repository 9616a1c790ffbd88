"""Which part of a server's API an exchange belongs to, from its path: a table, first match wins.

A surface is judged (a codec and wire documents exist), judged by its documents only, pending (named, comes later) or
outside the contract. Refusals (status 400 and above) are judged on every path whose error form a dialect owns.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache

from turnwire.codecs.dialects import dialect_named, dialects
from turnwire.codecs.recorded_paths import Definition as Definition, RecordedPath, rows_of
from turnwire.contract.recording import Recording


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface(RecordedPath):
    """A part of an API of one dialect."""

    dialect: str

    def takes(self, recording: Recording) -> bool:
        """Whether the exchange belongs to it."""
        if self.pattern.fullmatch(path_of(recording)) is None:
            return False
        return not self.headers or any(name in recording.request.headers for name in self.headers)

    def model_in_path(self, recording: Recording) -> str | None:
        """The model that the request names in its path, as Gemini's clients do; None where the body names it."""
        found = self.pattern.fullmatch(path_of(recording))
        return None if found is None else found.groupdict().get("model")


def path_of(recording: Recording) -> str:
    """The path of the request without its query."""
    return recording.request.path.partition("?")[0]


def surfaces() -> tuple[Surface, ...]:
    """Every surface of every dialect, in the order in which they are tried: headers tell more than a path alone."""
    return _surfaces(tuple(dialects()))


@cache
def _surfaces(names: tuple[str, ...]) -> tuple[Surface, ...]:
    found = [
        Surface(dialect=name, **{each.name: getattr(row, each.name) for each in fields(RecordedPath)})
        for name in names
        for row in rows_of(dialect_named(name))
    ]
    return tuple(sorted(found, key=lambda each: (not each.headers, each.is_rest)))


def surface_of(recording: Recording) -> Surface:
    """The surface that the exchange belongs to."""
    return next(surface for surface in surfaces() if surface.takes(recording))
