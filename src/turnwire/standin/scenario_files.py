"""Scenarios from files: a YAML file, or a folder of recordings that are played back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from turnwire_schema.v1.scenario import ScenarioMatch, ScenarioTurn

from turnwire.config.lines import LineMap
from turnwire.contract.expectations import FILE_NAME
from turnwire.contract.recording import Recording, RecordingError, find_recordings, read_recording
from turnwire.core.errors import ConfigurationError
from turnwire.standin.scenario_document import refuse, scenario_document, scenario_text
from turnwire.standin.turns import Stage, Turn

_ALL: Final = ScenarioMatch()


def read_scenario(place: Path, *, remembers: bool = True) -> Stage:
    """The stage that a scenario describes: a YAML file of turns, or a folder of recordings.

    Raises:
        ConfigurationError: it cannot be read or is no scenario; file, line, path and what would be right are named.
    """
    if place.is_dir():
        return _recordings(place, remembers=remembers)
    return parse_scenario(scenario_text(place), place, remembers=remembers)


def parse_scenario(text: str, file: Path, *, remembers: bool = True) -> Stage:
    """The stage in the YAML text of `file`, from whose folder recordings are read.

    Raises:
        ConfigurationError: it is no scenario; file, line, path and what would be right are named.
    """
    scenario, lines = scenario_document(text, file)
    refuses = scenario.when_used_up == "refuse"
    turns = []
    for place, told in enumerate(scenario.turns):
        at = f"/turns/{place}/recording"
        recording = None if told.recording is None else _recording(file, lines, at, told.recording)
        turn = Turn.of(told, recording)
        if turn.times is None and (refuses or any(_are_same(told, later) for later in scenario.turns[place + 1 :])):
            turn.times = 1
        turns.append(turn)
    return Stage(turns, models=scenario.models or (), refuses=refuses, remembers=remembers)


def _are_same(turn: ScenarioTurn, later: ScenarioTurn) -> bool:
    """Whether two turns are for the same requests."""
    return (turn.match or _ALL) == (later.match or _ALL)


def _recording(file: Path, lines: LineMap, at: str, name: str) -> Recording:
    folder = file.parent.resolve()
    place = (folder / name).resolve()
    if not place.is_relative_to(folder):
        refuse(file, lines, at, "must be a file in the folder of the scenario, or below it")
    try:
        return read_recording(place)
    except RecordingError as error:
        refuse(file, lines, at, f"is no recording: {error.pointer or '/'}: {error.problem}")


def _recordings(folder: Path, *, remembers: bool) -> Stage:
    """Every exchange below `folder`: the same request gets what it got, one after another, the last again and again."""
    try:
        found = [read_recording(file) for file in find_recordings(folder) if file.name != FILE_NAME]
    except RecordingError as error:
        raise ConfigurationError(str(error), retryable=False) from None
    if not found:
        text = f"{folder}: there are no recordings in this folder; make some with: turnwire record --to {folder}"
        raise ConfigurationError(text, retryable=False)
    turns = [Turn(times=1, recording=each, same_request=True) for each in found]
    return Stage(turns, only_recorded=True, remembers=remembers)
