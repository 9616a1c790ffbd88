"""Faults of an answer that a loss of its request explains: the server was not able to hold the rule."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.error import AnswerFault, Diagnostic

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.answers.unheld_rules import UNHELD, with_unheld

AT = "/response_format/json_schema/properties/degrees/minimum"


def fault(at: str | None = AT) -> AnswerFault:
    return AnswerFault(path="/degrees", rule="minimum", message="the number must be at least -90", request_at=at)


def unmet(*faults: AnswerFault) -> Diagnostic:
    return Diagnostic(id="format_not_met", what="the text does not fit", at="/message/content", faults=faults)


def loss(name: str, at: str) -> Diagnostic:
    return Diagnostic(id=name, what="reason: action", extras={"request_at": at})


def held(*diagnostics: Diagnostic) -> list[bool | None]:
    return [fault.could_hold for each in with_unheld(diagnostics) for fault in each.faults or ()]


@requirement("SCM-3")
@pytest.mark.parametrize("name", sorted(UNHELD))
def test_every_loss_that_leaves_a_rule_unheld_explains_the_fault_at_its_place(name: str) -> None:
    told = loss(f"any.{name}", AT)
    assert with_unheld((told, unmet(fault()))) == [
        told,
        Diagnostic(
            id="format_not_met",
            what="the text does not fit; the server was not able to hold minimum",
            at="/message/content",
            faults=[fault().replace(could_hold=False)],
        ),
    ]


@requirement("SCM-3")
@for_each(
    ("name", "at", "is_explained"),
    [
        ("schema_not_held", AT, True),
        ("schema_not_held", "/response_format/json_schema/properties/degrees", True),
        ("schema_not_held", "/response_format/json_schema", True),
        ("schema_not_held", f"{AT}/0", True),  # one name of a list, as in required
        ("schema_not_held", f"{AT}s", False),
        ("schema_not_held", "/response_format/json_schema/properties/city", False),
        ("schema_not_held", "/tools/0/parameters", False),
        ("schema_refused", "/response_format/json_schema/properties/city", True),
        ("strict_subset", "/response_format/strict", True),
        ("strict_subset", "/tools/0/strict", False),
        ("sampling", AT, False),
        ("completion_format", "/response_format", True),
    ],
)
def test_a_loss_explains_rules_at_its_place_or_all_of_a_schema_that_is_not_held(
    name: str, at: str, is_explained: bool
) -> None:
    assert held(loss(f"any.{name}", at), unmet(fault())) == [False if is_explained else None]


@requirement("SCM-3")
def test_a_fault_without_a_place_in_the_request_is_not_explained() -> None:
    assert held(loss("any.schema_not_held", ""), unmet(fault(None))) == [None]


@requirement("SCM-3")
def test_one_tool_that_is_not_held_does_not_excuse_another_one() -> None:
    faults = [fault(f"/tools/{number}/parameters/properties/n/minimum") for number in (0, 1, 10)]
    assert held(loss("any.schema_refused", "/tools/1/parameters/properties/m"), unmet(*faults)) == [None, False, None]


@requirement("SCM-3")
def test_diagnostics_without_faults_are_left_as_they_are() -> None:
    plain: Any = (loss("any.schema_not_held", AT), Diagnostic(id="empty_answer", what="empty"))
    assert with_unheld(plain) is plain
