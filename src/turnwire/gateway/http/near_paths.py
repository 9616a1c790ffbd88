"""Suggestions for wrong paths, as clients with a wrong `base_url` request them: the error and the right path.

Most clients add a fixed path to a configured address, and they disagree whether `/v1` belongs to the address. In: a
path at which there is nothing. Out: the path that was meant, which also tells whose client asks, and a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final

from starlette.routing import compile_path

from turnwire_schema._late_tuples import NamedTuple

from turnwire.gateway.calls.surfaces import endpoint_surfaces, surfaces
from turnwire.gateway.routes import ROWS

LONGEST: Final = 1000
"""Characters of a path beyond which nothing is looked for."""
_LONGEST_WORD: Final = 64
_LIKE: Final = 0.85
"""The least likeness of a path that is suggested."""
SHOWN: Final = 200
"""Characters of a path that an error repeats."""

_PREFIXES: Final = frozenset({"api", "v1", "v1beta", "v1alpha", "v2", "openai", "anthropic"})
"""Prefixes of the paths of model servers and their proxies."""
_OLLAMA: Final = ("api",)
"""What more clients have in their `base_url` goes before it: `/embeddings` is OpenAI's."""
_OWN: Final = (
    *("/static/", "/playground/", "/inspector", "/schemas", "/openapi.json"),
    *("/health", "/metrics", "/version", "/props"),
)
"""Beginnings of the gateway's own paths: nobody has a `base_url` for them, and programs whose `base_url` is right probe
for them below it.
"""


class NearPath(NamedTuple):
    """The path that was meant, and how to get there."""

    path: str
    advice: str

    def sentence(self, asked: str) -> str:
        """Return the error message about the path `asked`."""
        return f"there is nothing at {asked[:SHOWN]}: {self.advice}; the path is {self.path[:SHOWN]}"


class _Known(NamedTuple):
    prefix: tuple[str, ...]
    rest: re.Pattern[str]


def near_path(path: str) -> NearPath | None:
    """Return the path that `path` was meant to be; None if it is a path of the gateway, or similar to no path."""
    if len(path) > LONGEST or path.startswith(_OWN):
        return None
    steps = [step for step in path.split("/") if step]
    advice = []
    if "//" in path:
        advice.append("leave out the double slash")
    if path.endswith("/") and steps:
        advice.append("leave out the slash at the end")
    lower = _split([step.lower() for step in steps])
    given, rest = _split(steps)
    found = _meant(given, rest)
    if found is None and (found := _meant(*lower)) is not None:
        (given, rest), advice = lower, [*advice, "write it in small letters"]
    if found is None:
        given, repeated, rest = _without_repetition(steps)
        found = _meant(given, rest) if repeated else None
        if found is not None:
            advice.append(f"leave {repeated} out of your base_url, because the client adds it")
    if found is None and (close := _close(lower[1])) is not None:
        advice.append(f"write {close} in place of {rest}")
        (given, rest), found = (lower[0], close), _meant(lower[0], close)
    if found is None:
        return None
    if given != found:
        advice.append(_about_prefix(given, found))
    return NearPath(_written(*found, rest), " and ".join(advice)) if advice else None


def _close(rest: str) -> str | None:
    """What comes behind the prefixes of a path that is written nearly so."""
    if len(rest) > _LONGEST_WORD:
        return None
    return next(iter(get_close_matches(rest, _fixed(), n=1, cutoff=_LIKE)), None)


def _about_prefix(given: tuple[str, ...], right: tuple[str, ...]) -> str:
    if not given:
        return f"your base_url lacks {_written(*right)}"
    if right and given == right * (len(given) // len(right)):
        return f"your base_url has {_written(*right)} {'twice' if len(given) == 2 * len(right) else 'more than once'}"
    before = given[: len(given) - len(right)]
    if given == (*before, *right):
        return f"leave {_written(*before)} out of your base_url"
    if given[: len(right)] == right:
        return f"leave {_written(*given[len(right) :])} out of your base_url"
    return f"your base_url has {_written(*given)} where {_written(*right)} belongs"


def _written(*steps: str) -> str:
    return "/" + "/".join(steps)


def _split(steps: list[str]) -> tuple[tuple[str, ...], str]:
    """The prefixes at the beginning, and what comes behind them."""
    count = next((place for place, step in enumerate(steps) if step not in _PREFIXES), len(steps))
    return tuple(steps[:count]), "/".join(steps[count:])


def _without_repetition(steps: list[str]) -> tuple[tuple[str, ...], str, str]:
    """Prefixes, what is there twice, and the rest, of a path whose `base_url` was the address of an endpoint."""
    given, rest = _split(steps)
    inner = rest.split("/")
    for length in range(1, len(inner)):
        again = _split(inner[length:])[1]
        if again and "/".join(inner[:length]) == again:
            return given, _written(*inner[length:]), again
    return given, "", rest


def _meant(given: tuple[str, ...], rest: str) -> tuple[str, ...] | None:
    """The prefix behind which there is `rest`: the one that is given, one that is among what is given, or the usual."""
    if not rest:
        return None
    found = [known.prefix for known in _known() if known.rest.match(f"/{rest}")]
    among = [prefix for prefix in found if prefix == given]
    among = among or [prefix for prefix in found if prefix and set(prefix) <= set(given)]
    return min(among or found, key=lambda prefix: prefix == _OLLAMA, default=None)


@cache
def _fixed() -> tuple[str, ...]:
    """What comes behind the prefixes of every path that has no part to be filled in."""
    return tuple({_split(path[1:].split("/"))[1] for path in _paths() if "{" not in path})


@cache
def _known() -> tuple[_Known, ...]:
    return tuple(_read())


def _paths() -> tuple[str, ...]:
    """Every path that clients ask for, those of models first."""
    rows = [row.path for row in ROWS if row.path != "/" and not row.path.startswith(_OWN)]
    return (*(each.path for each in surfaces()), *(each.path for each in endpoint_surfaces()), *rows)


def _read() -> Iterator[_Known]:
    for path in _paths():
        prefix, rest = _split(path[1:].split("/"))
        yield _Known(prefix, compile_path(f"/{rest}")[0])
