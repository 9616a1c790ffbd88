"""The README keeps its word: its Python and its commands run, its configurations load, and what it names exists."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import turnwire
from tests.cli.runner import SCRIPT, turnwire as command
from tests.requirements import requirement
from tools.try_readme import ADDRESS, quick_start, ways_to_install
from turnwire import (
    Messages,
    MockProvider,
    OutputError,
    SyncMockProvider,
    ToolCall,
    assistant,
    get_codec,
    tool_result,
)
from turnwire.cli.app import app

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = (ROOT / "docs" / "start" / "python.md").read_text(encoding="utf-8")


def block(language: str, containing: str, document: str = README) -> str:
    """The one code block of a document, the README, in `language` that contains the words."""
    (found,) = [text for text in re.findall(rf"```{language}\n(.*?)```", document, re.DOTALL) if containing in text]
    return str(found)


@requirement("AGT-2", "API-3", "CTX-3")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_example_of_a_thread_approves_every_call_and_goes_on(
    count: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    calls = [ToolCall(id=f"c{n}", name="book_table", arguments={"place": f"Place {n}"}) for n in range(count)]
    provider = MockProvider([*([assistant(tool_calls=calls)] if calls else []), "Booked."])
    monkeypatch.setattr(turnwire, "OllamaProvider", lambda *, model: provider, raising=False)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(block("python", "AgentThreads", PYTHON), names)
    asyncio.run(names["work"]())
    assert capsys.readouterr().out.startswith("Booked. ")
    results = [message.text for message in provider.calls[-1].messages if message.role == "tool"]
    assert results == [f"A table at Place {n}, 8 pm." for n in range(count)]


@requirement("NFR-2", "PRV-1", "API-1", "API-3")
@pytest.mark.parametrize("cities", [(), ("Paris",), ("Paris", "Rome"), ("Rome", "Paris", "Rome")])
def test_the_python_example_answers_every_call_once(
    cities: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = [ToolCall(id=f"c{n}", name="get_weather", arguments={"city": city}) for n, city in enumerate(cities)]
    called = [assistant(tool_calls=calls)] if calls else []
    provider = MockProvider([*called, "It is sunny."])
    monkeypatch.setattr(turnwire, "OllamaProvider", lambda *, model: provider, raising=False)
    names: dict[str, Any] = {}
    exec(block("python", "Messages, OllamaProvider, tool"), names)
    asyncio.run(names["talk"]())
    assert "It is sunny." in capsys.readouterr().out
    begin = Messages().system("Be brief.").human("What's the weather in Paris and in Rome?")
    said = begin.add(called, [tool_result(call.id, _weather(call), name=call.name) for call in calls])
    assert [request.messages for request in provider.calls] == [tuple(begin), tuple(said)][: 1 + bool(calls)]


def _weather(call: ToolCall) -> str:
    return f"18 degrees and sunny in {call.arguments['city']}"


@requirement("NFR-2", "API-1", "API-3")
@pytest.mark.parametrize("mark", ["", "not "])
def test_the_second_python_example_gives_a_typed_answer_and_streams(
    mark: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    provider = SyncMockProvider([mark + '{"name": "Paris", "country": "France"}', "It is 330 m tall."])
    monkeypatch.setattr(turnwire, "SyncOllamaProvider", lambda *, model: provider, raising=False)
    code = block("python", "SyncOllamaProvider")
    if mark:
        with pytest.raises(OutputError) as caught:
            exec(code, {})
        assert caught.value.text == 'not {"name": "Paris", "country": "France"}'
        return
    exec(code, {})
    assert "Paris France\nIt is 330 m tall." in capsys.readouterr().out
    parameters = [request.parameters for request in provider.calls]
    assert [(one.temperature, one.max_tokens) for one in parameters] == [(0, 200), (0.7, 200)]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of the gateway that the README starts, on a free port: in front of the real model in its process."""
    line = block("sh", "--provider local").strip()
    _, *words = shlex.split(line, comments=True)
    # So small a model may write until its context is full: a small context ends that soon.
    config = tmp_path_factory.mktemp("readme") / "config.yml"
    config.write_text(
        "model_providers: {providers: {embedded: {type: embedded, options: {context_length: 256}}}}", encoding="utf-8"
    )
    arguments = [SCRIPT, *words, "--config", str(config), "--port", "0", "--json", "--quiet"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield json.loads(process.stdout.readline())["url"]
        finally:
            process.terminate()


CLIENTS = block("python", "from openai import OpenAI").strip().split("\n\n")


def test_there_are_three_lines_for_each_client() -> None:
    assert [len(lines.splitlines()) for lines in CLIENTS] == [3, 3, 3]


@requirement("CLI-2", "COD-1", "PRV-3")
@pytest.mark.parametrize("lines", CLIENTS, ids=lambda lines: str(lines).split()[1])
def test_three_lines_point_a_client_at_a_local_model(lines: str, served: str) -> None:
    assert "http://127.0.0.1:8787" in lines
    code = lines.replace("http://127.0.0.1:8787", served)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.endswith("\n")  # what the model says is its own affair; it may be nothing at all


@requirement("CLI-2", "COD-2")
def test_the_conversion_loses_what_the_readme_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    first, *shown = block("console", "turnwire convert").splitlines()
    words = shlex.split(first.removeprefix("$ turnwire").partition(">")[0])
    ran = command(*words)
    assert (ran.code, ran.err.splitlines()) == (0, shown)
    assert ran.json["model"]


@requirement("COD-2", "COD-4")
def test_the_conversion_in_python_tells_losses_and_sends_every_piece_on(capsys: pytest.CaptureFixture[str]) -> None:
    body = json.loads((ROOT / "examples" / "data" / "anthropic-request.json").read_text(encoding="utf-8"))
    story = ROOT / "tests" / "conversations" / "parallel-calls" / "openai-chat.stream.txt"
    sent: list[bytes] = []
    names = {"body": body, "upstream": [story.read_bytes()], "send": sent.append}
    exec(block("python", "StreamTranscoder"), names)
    assert "ollama.thinking_foreign" in capsys.readouterr().out
    calls = get_codec("anthropic").decode_stream(sent).message.tool_calls
    assert calls == get_codec("openai-chat").decode_stream([story.read_bytes()]).message.tool_calls


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
        ("plan",),
        ("losses",),
        ("chat",),
        ("serve",),
    ):
        shown = runner.invoke(app, [*path, "--help"]).output
        assert "Example: turnwire " + " ".join(path) in shown, path


def test_every_make_target_that_the_documents_name_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {
        target
        for document in ("README.md", "CONTRIBUTING.md", "docs/recipes.md")
        for target in re.findall(
            r"^make ([a-z-]+)|`make ([a-z-]+)", (ROOT / document).read_text(encoding="utf-8"), re.MULTILINE
        )
        for target in target
        if target
    }
    assert named
    assert named <= targets


@requirement("DOC-1", "NFR-2")
def test_the_readme_installs_with_every_program_and_ci_runs_its_commands() -> None:
    start, *_ = blocks = quick_start(README)
    assert len(start.splitlines()) == 3
    assert start.startswith(f"git clone {ADDRESS} turnwire && ")
    assert all(block.rstrip().endswith("--stream") for block in blocks)
    assert {line.split()[0] for line in ways_to_install(README)} == {"uv", "pipx", "pip", "docker"}
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert {"tools/try_readme.py", "tools/try_image.py"} <= set(re.findall(r"tools/\w+\.py", ci))


def test_the_readme_and_the_metadata_name_the_same_versions_of_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    (tried,) = re.findall(r"^\*\*Tried on:\*\* (.*)$", README, re.MULTILINE)
    assert sorted(set(re.findall(r"\b3\.1\d\b", tried))) == versions
    assert project["requires-python"] == f">={versions[0]}"
