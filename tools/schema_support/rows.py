"""How well the project's rows foretell what the engines were seen to do, case by case, from the stored results.

A case that an engine does not hold is named if `schema_faults` has a fault for its schema; a case that it holds and
that has a fault all the same is a false alarm. A fault is exact if its effect is the verdict's: `wider` or `narrower`
(`both` is either), `refused` (an error in mid-answer counts as one).

Cases of the family `writing` do not count: there an engine cannot write a value in one of its forms (`1.0` for 1, an
escape for a letter, another order of keys), and no answer is lost by that. To name it would be to name every schema.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from tools.schema_support import results
from tools.schema_support.cases import Case
from turnwire.codecs.schema_support.support import schema_faults

UNCOUNTED: Final = "writing"
# Server, surface and version of the rows, with the results that they are compared with.
SERVERS: Final = (
    ("llamacpp", "format", "b11434", "llama.cpp", "b11434"),
    ("vllm", "format", "0.33.0", "vllm-auto", "0.33.0"),
    ("vllm", "tool", "0.33.0", "vllm-tool", "0.33.0"),
)
EFFECTS: Final = {
    "wider": {"wider"},
    "narrower": {"narrower"},
    "both": {"wider", "narrower"},
    "refused": {"refused"},
    "error": {"refused"},
}


@dataclass(frozen=True)
class Comparison:
    """What the rows of a server said of the cases: names of cases, in order."""

    server: str
    surface: str
    version: str
    held: tuple[str, ...]
    false_alarms: tuple[str, ...]
    not_held: tuple[str, ...]
    unnamed: tuple[str, ...]
    inexact: tuple[str, ...]

    @property
    def named(self) -> float:
        """The share of cases not held that are named, 0 to 1."""
        return 1 - len(self.unnamed) / max(len(self.not_held), 1)

    @property
    def alarmed(self) -> float:
        """The share of cases held that are named all the same, 0 to 1."""
        return len(self.false_alarms) / max(len(self.held), 1)


def comparison(
    cases: Mapping[str, Case], server: str, surface: Any, version: str, stored: results.Results
) -> Comparison:
    """What the rows say of each case that has a result."""
    effects = {
        name: {fault.effect for fault in schema_faults(case.schema, server, surface, version)}
        for name, case in cases.items()
        if name in stored and case.family != UNCOUNTED
    }
    verdicts = {name: stored[name]["verdict"] for name in effects}
    held = tuple(name for name, verdict in verdicts.items() if verdict == "held")
    not_held = tuple(name for name, verdict in verdicts.items() if verdict != "held")
    return Comparison(
        server,
        surface,
        version,
        held=held,
        false_alarms=tuple(name for name in held if effects[name]),
        not_held=not_held,
        unnamed=tuple(name for name in not_held if not effects[name]),
        inexact=tuple(name for name in not_held if effects[name] and not effects[name] & EFFECTS[verdicts[name]]),
    )


def comparisons(cases: Mapping[str, Case]) -> list[Comparison]:
    """The comparison of every server of `SERVERS`."""
    return [
        comparison(cases, server, surface, version, results.read(engine, of))
        for server, surface, version, engine, of in SERVERS
    ]


def report(cases: Mapping[str, Case], *, as_json: bool = False) -> int:
    """Print the comparisons; always 0, as the goals are a test's."""
    for found in comparisons(cases):
        if as_json:
            print(json.dumps({**asdict(found), "named": found.named, "alarmed": found.alarmed}))
            continue
        print(
            f"{found.server} {found.version} {found.surface}: {len(found.not_held)} not held, {found.named:.1%} named; "
            f"{len(found.held)} held, {found.alarmed:.1%} false alarms; {len(found.inexact)} of another effect"
        )
        for title in ("unnamed", "false_alarms", "inexact"):
            if names := getattr(found, title):
                print(f"  {title.replace('_', ' ')}: {', '.join(names)}")
    return 0
