"""The document of a scenario: its YAML text, checked against the schema, with the line of each value."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

from turnwire_schema.documents import load_document
from turnwire_schema.v1.scenario import Scenario

from turnwire.config.lines import LineMap, read_yaml
from turnwire.core.errors import ConfigurationError, InvalidDataError
from turnwire.core.validate import load


def scenario_text(file: Path) -> str:
    """The text of a scenario.

    Raises:
        ConfigurationError: the file cannot be read.
    """
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise ConfigurationError(f"{file}: the scenario cannot be read: {reason}", retryable=False) from None


def scenario_document(text: str, file: Path) -> tuple[Scenario, LineMap]:
    """The scenario in the YAML text of `file`, and the line of each of its values.

    Raises:
        ConfigurationError: it is no scenario; file, line, path and what would be right are named.
    """
    data, lines = read_yaml(text, file=str(file))
    try:
        return load(Scenario, {} if data is None else data), lines
    except InvalidDataError as error:
        at, rule, message = error.problems[0]
        fault = _misplaced_fault(data, at) if rule == "additionalProperties" else None
        refuse(file, lines, at, fault or message)


def _misplaced_fault(data: Any, at: str) -> str | None:
    """What to write where a property of a fault is at the JSON pointer `at` itself; else None."""
    for step in at.split("/")[1:]:
        data = data[int(step) if isinstance(data, list) else step.replace("~1", "/").replace("~0", "~")]
    definitions = load_document("turnwire/v1/scenario")["$defs"]
    known = {"type", *definitions["ScenarioTurn"]["properties"], *definitions["ScenarioAnswer"]["properties"]}
    for fault in definitions["ScenarioFault"]["oneOf"]:
        properties = definitions[fault["$ref"].rpartition("/")[2]]["properties"]
        for name in data if isinstance(data, dict) else ():
            if name in properties and name not in known:
                word = properties["type"]["const"]
                return f"{name!r} is not known here; write faults: [{{type: {word}, {name}: …}}] at the turn"
    return None


def refuse(file: Path, lines: LineMap, at: str, problem: Any) -> NoReturn:
    """Refuse a scenario for what is at the JSON pointer `at`.

    Raises:
        ConfigurationError: always.
    """
    raise ConfigurationError(f"{file}:{lines.line_of(at)}: {at or '/'}: {problem}", retryable=False)
