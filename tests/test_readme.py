"""The README keeps its word: its Python example runs, and the commands it names exist."""

from __future__ import annotations

import asyncio
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

import turnwire
from tests.requirements import requirement
from turnwire import MockProvider, ToolCall, assistant
from turnwire.cli.app import app

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block(language: str, containing: str) -> str:
    """The one code block of the README in `language` that contains the words."""
    (found,) = [text for text in re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL) if containing in text]
    return str(found)


@requirement("NFR-2", "PRV-1")
def test_the_python_example_talks_to_a_provider_runs_the_tool_and_streams_the_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ToolCall(id="c1", name="get_weather", arguments={"city": "Paris"})
    provider = MockProvider([assistant(tool_calls=[call]), "It is sunny."])
    monkeypatch.setattr(turnwire, "OllamaProvider", lambda provider_id: provider, raising=False)
    names: dict[str, Any] = {}
    exec(block("python", "OllamaProvider"), names)
    asyncio.run(names["talk"]())
    assert "It is sunny." in capsys.readouterr().out
    assert [message.role for message in provider.calls[1].messages] == ["system", "user", "assistant", "tool"]
    assert provider.calls[1].messages[-1].text == "18 degrees and sunny"


@requirement("CLI-1", "CLI-2")
def test_every_command_that_the_readme_names_exists() -> None:
    lines = [line for line in block("sh", "turnwire provider list").splitlines() if line.startswith("turnwire ")]
    assert len(lines) == 7
    root = typer.main.get_command(app)
    for line in lines:
        words = shlex.split(line, comments=True)[1:]
        command: Any = root
        while hasattr(command, "commands"):
            command = command.commands[words.pop(0)]
        known = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in words if word.startswith("-")} <= known, line


@requirement("CLI-1")
def test_every_command_has_an_example_in_its_help() -> None:
    runner = CliRunner()
    for path in (
        ("provider", "list"),
        ("provider", "health"),
        ("provider", "info"),
        ("provider", "test"),
        ("schema", "list"),
        ("schema", "show"),
        ("schema", "export"),
        ("contract", "replay"),
        ("validate",),
        ("convert",),
    ):
        shown = runner.invoke(app, [*path, "--help"]).output
        assert "Example: turnwire " + " ".join(path) in shown, path


def test_every_make_target_that_the_documents_name_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {
        target
        for document in ("README.md", "CONTRIBUTING.md")
        for target in re.findall(
            r"^make ([a-z-]+)|`make ([a-z-]+)", (ROOT / document).read_text(encoding="utf-8"), re.MULTILINE
        )
        for target in target
        if target
    }
    assert named
    assert named <= targets
