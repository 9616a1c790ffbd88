"""An agent of the configuration: workspace, modes, policy, budget, servers; what is given wins."""

from __future__ import annotations

from pathlib import Path

import pytest

from turnwire_schema.v1.policy import Budget

from tests.agent.parts import in_loop
from tests.requirements import requirement
from turnwire.agent import AgentThread, configured_agent
from turnwire.config import load_config
from turnwire.core.errors import InvalidDataError, TurnwireError
from turnwire.providers.kinds.mock import MockProvider

SECTION = """
agent:
  model: mock
  workspace_root: ..
  modes:
    - {name: plan, system_prompt: Only plan., role: planner}
    - {name: work, system_prompt: Work., role: executor}
  tools: {default: allow}
  budget: {max_rounds: 3}
  mcp:
    gone: {command: there-is-no-such-program}
"""


@pytest.fixture
def config(tmp_path: Path) -> Path:
    folder = tmp_path / ".agent"
    folder.mkdir()
    (tmp_path / "notes.txt").write_text("Milk\n")
    (folder / "config.yml").write_text(SECTION)
    return folder / "config.yml"


@requirement("AGT-1", "CTX-2", "CTX-7", "CFG-1")
@in_loop
async def test_the_section_makes_an_agent_whose_workspace_starts_from_the_file(config: Path, tmp_path: Path) -> None:
    problems: list[tuple[str, str]] = []

    def note(server: str, error: TurnwireError) -> None:
        problems.append((server, type(error).__name__))

    provider = MockProvider(["Noted."])
    async with configured_agent(load_config(config), provider, on_problem=note) as agent:
        assert agent.workspace_root == str(tmp_path.resolve())
        assert (agent.first_mode, [mode.name for mode in agent.modes]) == ("plan", ["plan", "work"])
        assert agent.budget == Budget(max_rounds=3)
        assert agent.registry.names == ("write_todos", "read_file", "write_file")
        assert problems == [("gone", "McpServerError")]
        result = await AgentThread.new(agent).ask("What is on the list?", files=["notes.txt"])
        assert result.text == "Noted."
    said = [(message.role, message.text) for message in provider.calls[0].messages]
    assert said[0] == ("system", "Only plan.")
    assert any("Milk" in text for _, text in said)


@requirement("AGT-1")
@in_loop
async def test_what_is_given_wins_over_the_section(config: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    given = {"mode": "work", "model": "another", "workspace_root": str(other), "has_tools": False}
    async with configured_agent(load_config(config), MockProvider("Hi"), **given) as agent:
        assert (agent.first_mode, agent.model, agent.workspace_root) == ("work", "another", str(other))
        assert agent.registry.names == ()


@requirement("AGT-1")
@in_loop
async def test_a_mode_that_there_is_not_is_refused_with_those_that_there_are(config: Path) -> None:
    with pytest.raises(InvalidDataError, match="there are: plan, work"):
        async with configured_agent(load_config(config), MockProvider("Hi"), mode="play", has_tools=False):
            pass
