"""What stands for an absent field is said once, in the schema."""

from __future__ import annotations

from typing import get_args

import pytest

from turnwire_schema.v1.context import Mode
from turnwire_schema.v1.policy import Budget, FilePolicy, FileRole, McpServerConfig, OcrConfig
from turnwire_schema.v1.thread import RunOutcome, ThreadStatus

from tests.requirements import requirement
from turnwire.agent import MOST_ROUNDS
from turnwire.agent.run import status_after
from turnwire.core.schema_defaults import or_default, role_of
from turnwire.files import DEFAULT_DENY

USUAL = FilePolicy(
    roles=[FileRole(name="planner", rights=["read"]), FileRole(name="executor", rights=["read", "write"])],
    deny=[rule.pattern for rule in DEFAULT_DENY],
    max_bytes=10 * 1024 * 1024,
    max_lines=2000,
)


@requirement("SCH-1")
@pytest.mark.parametrize("given", [{}, dict.fromkeys(FilePolicy.model_fields)], ids=["absent", "null"])
def test_an_absent_field_is_what_a_given_one_would_be(given: dict[str, None]) -> None:
    read = FilePolicy.from_dict(given)
    assert read == USUAL
    assert (type(read.deny), type(read.roles)) == (tuple, tuple)
    assert OcrConfig.from_dict({"languages": None}) == OcrConfig(engine="rapidocr", languages=["eng"])


@requirement("SCH-1")
def test_nothing_and_zero_stand_for_the_default_of_the_schema() -> None:
    assert [or_default(McpServerConfig(command="x", timeout=seconds), "timeout") for seconds in (None, 0, 5)] == [
        60,
        60,
        5,
    ]
    assert MOST_ROUNDS == Budget().max_rounds == 25
    assert [role_of(mode) for mode in (None, Mode(name="a"), Mode(name="b", role="executor"))] == [
        "planner",
        "planner",
        "executor",
    ]


@requirement("AGT-1")
def test_every_end_of_a_run_gives_a_state_of_its_thread() -> None:
    found = {outcome: status_after(outcome) for outcome in get_args(RunOutcome)}
    assert set(found.values()) <= set(get_args(ThreadStatus)) - {"running"}
    assert {outcome for outcome, status in found.items() if status != "idle"} == {"waiting", "failed"}
