"""Do our rows foretell what engines were seen to do? Compared with the stored results; no engine is asked."""

from __future__ import annotations

from tests.cases import for_each
from tests.requirements import requirement
from tools.schema_support.cases import Case, all_cases
from tools.schema_support.rows import Comparison, comparison, comparisons

NAMED, FALSE_ALARMS = 0.95, 0.05
COMPARISONS = comparisons(all_cases())


@requirement("SCM-1", "SCM-2")
@for_each("found", COMPARISONS, ids=lambda found: f"{found.server} {found.version} {found.surface}")
def test_what_an_engine_does_not_hold_is_named_beforehand(found: Comparison) -> None:
    assert found.not_held
    assert found.named >= NAMED, found.unnamed


@requirement("SCM-1", "SCM-2")
@for_each("found", COMPARISONS, ids=lambda found: f"{found.server} {found.version} {found.surface}")
def test_a_schema_that_is_held_gives_no_fault(found: Comparison) -> None:
    assert found.held
    assert found.alarmed <= FALSE_ALARMS, found.false_alarms


@requirement("SCM-1")
def test_each_way_to_be_wrong_is_counted_apart() -> None:
    def case(schema: object, family: str = "numbers") -> Case:
        return Case("name", family, schema, (), (), {})

    def bounded(minimum: int) -> Case:
        return case({"type": "number", "minimum": minimum})

    cases = {
        "named": bounded(1),
        "of another effect": bounded(2),
        "false alarm": bounded(3),
        "unnamed": case({"type": "string"}),
        "held": case({"type": "boolean"}),
        "of a schema that is held elsewhere": bounded(4),
        "its other case": bounded(4),
        "never asked": case({"type": "null"}),
        "another writing": case({"type": "integer"}, "writing"),
        "narrower": case({"type": "array", "prefixItems": [{"type": "integer"}], "minItems": 0}),
        "narrower and unnamed": case({"type": "object"}),
    }
    verdicts = {
        "named": "wider",
        "of another effect": "refused",
        "false alarm": "held",
        "unnamed": "wider",
        "held": "held",
        "of a schema that is held elsewhere": "held",
        "its other case": "wider",
        "another writing": "narrower",
        "narrower": "narrower",
        "narrower and unnamed": "narrower",
    }
    stored = {name: {"verdict": verdict} for name, verdict in verdicts.items()}
    assert comparison(cases, "llamacpp", "format", "b11434", stored) == Comparison(
        "llamacpp",
        "format",
        "b11434",
        held=("false alarm", "held"),
        false_alarms=("false alarm",),
        not_held=("named", "of another effect", "unnamed", "its other case"),
        unnamed=("unnamed",),
        narrower=("narrower", "narrower and unnamed"),
        narrower_unnamed=("narrower and unnamed",),
        inexact=("of another effect",),
    )
