"""Scripted models for tests: what a real server says is fixed by a scenario, so whole answers can be compared."""

from __future__ import annotations

from pathlib import Path

from turnwire.scripted_model import ScriptedModel, write_model
from turnwire.standin.scenario_document import scenario_document, scenario_text

MODEL_NAME = "scripted"
TALK = Path(__file__).with_name("scripted.scenario.yaml")
"""Answers to what the tests of several folders ask."""


def write_scripted(folder: Path, scenario: Path = TALK) -> ScriptedModel:
    """The model of a scenario's file, written into `folder`."""
    document, _ = scenario_document(scenario_text(scenario), scenario)
    return write_model(document, folder, name=MODEL_NAME)
