"""Find dialects: those of this package, and those that other packages register.

A custom dialect is a `Dialect` that is registered, or named by an entry point of the group `turnwire.dialects`.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from turnwire.codecs.dialect import Dialect, resolved
from turnwire.core.errors import ConfigurationError

GROUP: Final = "turnwire.dialects"
"""Entry point group by which packages provide dialects: `NAME = module:RECORD`."""

# In listing order, each under the name of its dialect. The module `dialect` of a package holds its record.
_PACKAGES: Final = ("ollama", "openai_chat", "openai_responses", "anthropic", "gemini", "gemini_interactions")

_registered: Final[dict[str, Dialect]] = {}
_lock: Final = threading.Lock()


@cache
def _record(package: str) -> Dialect:
    found: Dialect = resolved(f"turnwire.codecs.{package}.dialect:RECORD")
    return found


@cache
def built_in() -> Mapping[str, Dialect]:
    """Return the dialects of this package, by name."""
    return MappingProxyType({dialect.name: dialect for dialect in map(_record, _PACKAGES)})


def register_dialect(dialect: Dialect) -> None:
    """Register `dialect` in this process. Thread-safe.

    Raises:
        ConfigurationError: one of its names is taken.
    """
    with _lock:
        known = {name for each in dialects().values() for name in (each.name, *each.variants)}
        taken = sorted(known & {dialect.name, *dialect.variants})
        if taken:
            raise ConfigurationError(f"dialect: {', '.join(taken)} is taken; choose another name", retryable=False)
        _registered[dialect.name] = dialect


@cache
def _brought() -> Mapping[str, Dialect]:
    """Return the dialects of installed packages.

    Raises:
        ConfigurationError: an entry point gives something else than a dialect, or a name that is taken.
    """
    from importlib.metadata import entry_points  # takes long to import

    found: dict[str, Dialect] = {}
    taken = {name for dialect in built_in().values() for name in (dialect.name, *dialect.variants)}
    for entry in entry_points(group=GROUP):
        package = entry.value if entry.dist is None else entry.dist.name
        try:
            dialect = entry.load()
        except Exception as error:  # a third-party package may raise anything when it is imported
            text = f"dialect: {entry.name} of {package} cannot be loaded ({type(error).__name__}); mend or remove it"
            raise ConfigurationError(text, retryable=False) from error
        if not isinstance(dialect, Dialect):
            raise ConfigurationError(f"dialect: {entry.name} of {package} names no Dialect", retryable=False)
        names = {dialect.name, *dialect.variants}
        if names & taken:
            text = f"dialect: {', '.join(sorted(names & taken))} of {package} is taken; remove one of the packages"
            raise ConfigurationError(text, retryable=False)
        taken |= names
        found[dialect.name] = dialect
    return found


def dialects() -> Mapping[str, Dialect]:
    """Return every dialect by name, those of this package first."""
    more = {**_brought(), **_registered}
    return MappingProxyType({**built_in(), **more}) if more else built_in()


def dialect_named(name: str) -> Dialect:
    """Return the dialect of that name.

    Raises:
        KeyError: no dialect has that name.
    """
    package = name.replace("-", "_")
    if package in _PACKAGES:
        return _record(package)
    found = _registered.get(name)
    return _brought()[name] if found is None else found


def dialect_of_codec(name: str) -> Dialect | None:
    """Return the dialect that has a codec of that name, or None."""
    own = name.replace("-", "_")
    # The one of the same name is tried first: records are loaded when they are needed.
    for package in sorted(_PACKAGES, key=lambda each: each != own):
        if name in _record(package).variants:
            return _record(package)
    more = {**_registered, **({} if any(name in each.variants for each in _registered.values()) else _brought())}
    return next((dialect for dialect in more.values() if name in dialect.variants), None)


def codec_names() -> tuple[str, ...]:
    """Return the names of all codecs: dialects and their variants."""
    return tuple(name for dialect in dialects().values() for name in dialect.variants)
