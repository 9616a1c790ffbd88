"""Which broken rules of a schema the server was not able to hold, by the losses of the request.

In: the diagnostics of an answer, its losses among them as a provider adds them. Out: the same, where each fault that a
loss explains says so. A loss explains the faults at its place in the request and below it, or, if the server was not
asked to hold the schema at all, every fault of that schema.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.error import AnswerFault, Diagnostic

UNHELD: Final[Mapping[str, Literal["place", "schema"]]] = {
    "schema_not_held": "place",
    "schema_narrower": "place",
    "schema_refused": "schema",
    "schema_keyword": "place",
    "schema": "place",
    "strict_subset": "schema",
    "completion_format": "schema",
    "format_ignored": "schema",
}
"""Losses after which a rule may not be held, without the name of the server or dialect in front: the rules at their
place, or the whole schema. Sentences of these losses: `codecs/losses.py` and `names.py` of the dialects.
"""

_ROOT: Final = late_pattern(r"/response_format|/tools/[0-9]+", re.ASCII)
"""Where the schema of a fault is in a request: one format, and one schema of each tool."""


def with_unheld(diagnostics: Sequence[Diagnostic]) -> Sequence[Diagnostic]:
    """Return `diagnostics` in which every fault that a loss among them explains has `could_hold` false."""
    if not any(each.faults for each in diagnostics):
        return diagnostics
    places = [place for each in diagnostics if (place := _unheld_place(each)) is not None]
    return [_with_unheld(each, places) for each in diagnostics] if places else diagnostics


def _unheld_place(diagnostic: Diagnostic) -> str | None:
    """Return the place in the request whose rules the server cannot hold, if the diagnostic is a loss of that kind."""
    at = (diagnostic.extras or {}).get("request_at")
    scope = UNHELD.get(diagnostic.id.rpartition(".")[2]) if "." in diagnostic.id else None
    if scope is None or not isinstance(at, str):
        return None
    root = _ROOT.match(at)
    return at if scope == "place" or root is None else root[0]


def _with_unheld(diagnostic: Diagnostic, places: Iterable[str]) -> Diagnostic:
    faults = tuple(diagnostic.faults or ())
    unheld = [fault for fault in faults if any(_explains(place, fault) for place in places)]
    if not unheld:
        return diagnostic
    marked = [fault.replace(could_hold=False) if fault in unheld else fault for fault in faults]
    rules = ", ".join(sorted({fault.rule for fault in unheld}))
    return diagnostic.replace(faults=marked, what=f"{diagnostic.what}; the server was not able to hold {rules}")


def _explains(place: str, fault: AnswerFault) -> bool:
    """Whether the rule of a fault is at `place`, below it, or, as for one name of `required`, directly above it."""
    at = fault.request_at
    return at is not None and (f"{at}/".startswith(f"{place}/") or f"{place}/".startswith(f"{at}/"))
