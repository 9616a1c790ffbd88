"""The tool loops of the examples answer every call once: with no call, with one, with two and more."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import turnwire
from tests.requirements import requirement
from turnwire import AssistantMessage, MockProvider, ToolCall, ToolMessage, assistant

EXAMPLES = Path(__file__).parent.parent / "examples"
COUNTS = pytest.mark.parametrize("count", [0, 1, 2, 5])


def example(name: str) -> ModuleType:
    """A script, loaded and not run."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def scripted(count: int, name: str, arguments: dict[str, Any]) -> tuple[MockProvider, list[AssistantMessage]]:
    """A provider whose model makes `count` calls at once and then answers; and what it says with calls."""
    calls = [ToolCall(id=f"c{number}", name=name, arguments=arguments) for number in range(count)]
    said = [assistant(tool_calls=calls)] if calls else []
    return MockProvider([*said, "Done."]), said


def results(count: int, name: str, text: str) -> list[ToolMessage]:
    return [ToolMessage(content=text, tool_call_id=f"c{number}", name=name) for number in range(count)]


@requirement("API-3")
@COUNTS
def test_the_demo_answers_every_call_once(
    count: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    provider, said = scripted(count, "get_weather", {"city": "Paris"})
    monkeypatch.setattr(turnwire, "EmbeddedProvider", lambda: provider, raising=False)
    asyncio.run(example("demo").main())
    assert len(provider.calls) == 1 + len(said)
    added = provider.calls[-1].messages[1:]
    assert list(added) == [*said, *results(count, "get_weather", "18 degrees and sunny")]
    assert capsys.readouterr().out.count("18 degrees and sunny") == count


@requirement("API-3")
@COUNTS
def test_the_agent_of_the_examples_answers_every_call_once(count: int) -> None:
    provider, said = scripted(count, "compute", {})
    assert asyncio.run(example("test_your_agent_with_a_mock").agent(provider, "What is it?")) == "Done."
    assert list(provider.calls[-1].messages[1:]) == [*said, *results(count, "compute", "42")]
