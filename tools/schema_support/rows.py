"""How well the project's rows foretell what the engines were seen to do, by the stored results.

A schema that an engine does not hold or refuses is named if `schema_faults` has a fault for it; one that it holds and
that has a fault all the same is a false alarm. Schemas of which some answers cannot be written, and that are held
otherwise, are counted apart: a closed object where more keys would fit is what most people want. A fault is exact if
its effect is the verdict's: `wider` or `narrower` (`both` is either), `refused` (an error in mid-answer counts as one).

Cases of the family `writing` do not count: there an engine cannot write a value in one of its forms (`1.0` for 1, an
escape for a letter, another order of keys), and no answer is lost by that. To name it would be to name every schema.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from tools.schema_support import results
from tools.schema_support.cases import Case, compact
from turnwire.codecs.schema_support.support import schema_faults

UNCOUNTED: Final = "writing"
# Server, surface and version of the rows, with the results that they are compared with.
SERVERS: Final = (
    ("llamacpp", "format", "b11434", "llama.cpp", "b11434"),
    ("vllm", "format", "0.33.0", "vllm-auto", "0.33.0"),
    ("vllm", "tool", "0.33.0", "vllm-tool", "0.33.0"),
)
EFFECTS: Final[Mapping[str, frozenset[str]]] = {
    "held": frozenset(),
    "wider": frozenset({"wider"}),
    "narrower": frozenset({"narrower"}),
    "both": frozenset({"wider", "narrower"}),
    "refused": frozenset({"refused"}),
    "error": frozenset({"refused"}),
}


@dataclass(frozen=True)
class Comparison:
    """What the rows of a server said of the schemas, each by the name of a case: in order."""

    server: str
    surface: str
    version: str
    held: tuple[str, ...]
    false_alarms: tuple[str, ...]
    not_held: tuple[str, ...]
    unnamed: tuple[str, ...]
    narrower: tuple[str, ...]
    narrower_unnamed: tuple[str, ...]
    inexact: tuple[str, ...]

    @property
    def named(self) -> float:
        """The share of schemas not held that are named, 0 to 1."""
        return 1 - len(self.unnamed) / max(len(self.not_held), 1)

    @property
    def alarmed(self) -> float:
        """The share of schemas held that are named all the same, 0 to 1."""
        return len(self.false_alarms) / max(len(self.held), 1)


def comparison(
    cases: Mapping[str, Case], server: str, surface: Any, version: str, stored: results.Results
) -> Comparison:
    """What the rows say of each schema that has a result: it is held if each case of it is."""
    groups: dict[str, list[str]] = {}
    for name, case in cases.items():
        if name in stored and case.family != UNCOUNTED:
            groups.setdefault(compact(case.schema), []).append(name)
    effects: dict[str, set[str]] = {}
    verdicts: dict[str, set[str]] = {}
    for names in groups.values():
        seen = {name: stored[name]["verdict"] for name in names}
        name = next((name for name in names if seen[name] != "held"), names[0])
        verdicts[name] = {effect for verdict in seen.values() for effect in EFFECTS[verdict]}
        effects[name] = {fault.effect for fault in schema_faults(cases[name].schema, server, surface, version)}
    held = tuple(name for name in verdicts if not verdicts[name])
    not_held = tuple(name for name in verdicts if verdicts[name] - {"narrower"})
    narrower = tuple(name for name in verdicts if verdicts[name] == {"narrower"})
    return Comparison(
        server,
        surface,
        version,
        held=held,
        false_alarms=tuple(name for name in held if effects[name]),
        not_held=not_held,
        unnamed=tuple(name for name in not_held if not effects[name]),
        narrower=narrower,
        narrower_unnamed=tuple(name for name in narrower if not effects[name]),
        inexact=tuple(name for name in (*not_held, *narrower) if effects[name] and not effects[name] & verdicts[name]),
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
            f"{len(found.held)} held, {found.alarmed:.1%} false alarms; {len(found.narrower)} narrower, "
            f"{len(found.narrower) - len(found.narrower_unnamed)} named; {len(found.inexact)} of another effect"
        )
        for title in ("unnamed", "false_alarms", "narrower_unnamed", "inexact"):
            if names := getattr(found, title):
                print(f"  {title.replace('_', ' ')}: {', '.join(names)}")
    return 0
