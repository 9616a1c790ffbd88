"""Losses of a conversion, and ids that are made from facts."""

from __future__ import annotations

import subprocess
import sys
import warnings

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.error import Loss

from tests.requirements import requirement
from turnwire import Converted, InvalidDataError, LossRefusedError, LossWarning
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.losses import LossList, settle

LOSS = Loss(id="ollama.tool_choice", at="/tool_choice", reason="tool choice", action="left out")


def losses() -> LossList:
    made = LossList()
    made.add("ollama.tool_choice", "/tool_choice", "tool choice")
    return made


@requirement("COD-2")
def test_losses_are_reported_beside_the_value() -> None:
    assert losses().settle("body", "report") == Converted("body", (LOSS,))
    assert LossList().settle("body", "raise") == Converted("body", ())


@requirement("COD-2")
def test_losses_are_refused_when_asked() -> None:
    with pytest.raises(LossRefusedError) as caught:
        losses().settle("body", "raise")
    assert caught.value.losses == (LOSS,)


@requirement("COD-2", "API-2")
@pytest.mark.parametrize("found", [[], [LOSS]])
def test_a_policy_for_losses_that_there_is_not_is_refused_even_without_a_loss(found: list[Loss]) -> None:
    with pytest.raises(InvalidDataError, match="/on_loss: give 'report', 'warn' or 'raise'"):
        settle("body", found, "fail")  # type: ignore[arg-type]  # what somebody writes who guesses


@requirement("COD-2")
def test_losses_are_warned_about_when_asked() -> None:
    with pytest.warns(LossWarning, match=r"/tool_choice: tool choice \(left out\)"):
        assert losses().settle("body", "warn") == Converted("body", (LOSS,))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert settle("body", [], "warn").losses == ()
        assert settle("body", [LOSS], "report").losses == (LOSS,)


@requirement("COD-4")
@given(facts=st.lists(st.none() | st.integers() | st.text(), max_size=4))
def test_the_same_facts_give_the_same_id_and_it_has_the_form_of_an_id(facts: list[object]) -> None:
    made = mint_tool_call_id(*facts)
    assert made == mint_tool_call_id(*facts)
    assert len(made) == 21
    assert made.startswith("call_")
    assert set(made[5:]) <= set("0123456789abcdef")


@requirement("COD-4")
def test_different_facts_give_different_ids() -> None:
    facts = [("a",), ("b",), ("a", 0), ("a", 1), ("a", 0, "f"), ("a", 0, "g"), (), ("ab", ""), ("a", "b")]
    assert len({mint_tool_call_id(*each) for each in facts}) == len(facts)


@requirement("COD-4")
def test_an_id_is_the_same_in_another_process() -> None:
    code = "from turnwire.core.ids import mint_tool_call_id; print(mint_tool_call_id('r1', 0, 'f'))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == mint_tool_call_id("r1", 0, "f")
