"""`turnwire launch` gives each agent what keeps the beginning of its prompt alike, and the guide has the same rows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.launch.prompt_reuse import FACTS, Fact
from tests.requirements import requirement
from tools.judge_agents import Model
from turnwire.launch.agents import AGENTS, Setup, Target

GUIDE: Final = Path(__file__).parents[2] / "docs" / "guides" / "slow-agent.md"
WITH_SETTING: Final = [fact for fact in FACTS if fact.launched]


def gives(setup: Setup, wanted: Iterable[str]) -> bool:
    """Whether an agent is started with these arguments, one after another, this variable or this setting."""
    words = tuple(wanted)
    variables = tuple(f"{name}={value}" for name, value in setup.environment.items())
    settings = tuple(line for text in setup.files.values() for line in members(json.loads(text)))
    given = (setup.arguments, variables, settings)
    return any(all_of[at : at + len(words)] == words for all_of in given for at in range(len(all_of)))


def members(value: Any, path: str = "") -> Iterator[str]:
    """Each member of a document as `name.name=value`; each item of a list as a member of its own."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from members(each, f"{path}.{name}".lstrip("."))
    elif isinstance(value, list):
        for each in value:
            yield from members(each, path)
    else:
        yield f"{path}={value}"


@requirement("PFX-1")
@for_each("fact", WITH_SETTING, ids=lambda fact: f"{fact.agent} {fact.setting}")
def test_an_agent_is_started_with_what_keeps_its_prompt_alike(fact: Fact) -> None:
    for context in (None, 32768):
        setup = AGENTS[fact.agent].setup(Target(url="http://127.0.0.1:1", model="m", context_length=context))
        assert gives(setup, fact.launched)


@requirement("PFX-1")
def test_variables_of_claude_code_win_over_those_of_the_users_settings_file() -> None:
    files = AGENTS["claude"].setup(Target(url="http://127.0.0.1:1", model="m")).files
    assert json.loads(files["settings.json"])["env"]["CLAUDE_CODE_ATTRIBUTION_HEADER"] == "0"


def test_every_agent_has_a_row_and_the_guide_has_every_row() -> None:
    assert {fact.agent for fact in FACTS} == set(AGENTS)
    rows = [line for line in GUIDE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    for fact in FACTS:
        title = AGENTS[fact.agent].title
        assert [row for row in rows if f"| {title} {fact.version} | {fact.changes} |" in row and fact.setting in row]


def test_the_judge_of_agents_counts_requests_that_change_what_the_one_before_began_with() -> None:
    model = Model(Path("note.txt"))
    texts = (["Hi"], ["Hi", "Hello", "And now?"], ["Hi!", "Hello", "And now?"])
    for said in (*texts, texts[-1][:1]):
        messages = [{"role": "assistant" if at % 2 else "user", "content": text} for at, text in enumerate(said)]
        model.note_prompt(ChatRequest.from_dict({"messages": messages, "parameters": {"model": "m"}}))
    assert model.read_again() == 2
    model.prompts = model.prompts[:2]
    assert model.read_again() == 0
