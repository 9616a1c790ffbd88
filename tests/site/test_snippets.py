"""Every snippet of the guides runs against a stand-in: Python, commands, TypeScript; configurations load."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import inspect
import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import certifi
import pytest
import typer.main
from ruamel.yaml import YAML

import turnwire
from codegen.targets.typescript.toolchain import find_node
from tests.cli.runner import turnwire as command
from tests.gateway.server import RunningGateway, run_gateway
from tests.gateway.threaded import get_weather
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from tests.site.snippets import Snippet, collect
from tests.site.stand_in import ALL_CALLS, MODELS, Calls, model
from turnwire import AssistantMessage, ChatRequest, MockProvider, Script, SyncMockProvider, ToolMessage
from turnwire.agent import Agent, AgentThreads
from turnwire.cli.app import app
from turnwire.config import load_config
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers import settings
from turnwire.providers.factory import make_registry
from turnwire.providers.settings import Surroundings
from turnwire.standin.reading import parse_scenario
from turnwire.store import ContextStore

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GENERATED = {"losses.md"}
"""Written by a tool; there is nothing to run in it."""
PAGES = {path.relative_to(DOCS).as_posix(): path for path in sorted(DOCS.rglob("*.md"))}
SNIPPETS = {page: collect(path, page) for page, path in PAGES.items() if page not in GENERATED}
LOCAL = re.compile(r"http://(?:127\.0\.0\.1|localhost):(?:8787|11434|8000|8080)\b")
PROVIDERS = ("OllamaProvider", "OpenAICompatibleProvider", "EmbeddedProvider")
# Go and Rust are compiled and run by tests/targets/go and tests/targets/rust.
READERS = {"json", "jsonl", "yaml", "toml", "text", "diff", "go", "rust"}
RUNNERS = {"python", "sh", "console", "ts"}
KEYS = {"GATEWAY_KEY": "key-0123456789", "VLLM_KEY": "key-0123456789", "ANTHROPIC_API_KEY": "key-0123456789"}


def uses_tools(snippets: list[Snippet]) -> bool:
    """Whether a page offers tools to a model."""
    return any(each.language in ("python", "ts") and "tools=" in each.text for each in snippets)


CASES = [
    pytest.param(page, calls, id=f"{page}-{calls}")
    for page, snippets in SNIPPETS.items()
    if any(each.language in RUNNERS for each in snippets)
    for calls in (ALL_CALLS if uses_tools(snippets) else (1,))
]


@pytest.fixture
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningGateway]:
    provider = MockProvider(Script([model(1)], models=MODELS))
    agent = Agent(provider=provider, model="mock", tools=[get_weather])
    with (
        ContextStore.open(tmp_path_factory.mktemp("store") / "threads.db") as store,
        run_gateway(provider, GatewaySettings(port=0, grace_s=0.2), threads=AgentThreads(agent, store)) as running,
    ):
        yield running


class Page:
    """One page being run: its names, its folder, and the servers that its addresses mean."""

    def __init__(self, folder: Path, served: RunningGateway) -> None:
        self.folder = folder
        self.url = str(served)
        # What a page speaks of as the reader's own.
        self.names: dict[str, Any] = {"__name__": "snippet", "registry": served.gateway.services.registry}

    def run(self, snippet: Snippet, runner: asyncio.Runner) -> str:
        """Run one snippet; gives what it printed."""
        text = LOCAL.sub(self.url, snippet.text)
        if snippet.language == "python":
            return self._python(snippet, text, runner)
        if snippet.language == "ts":
            return self._typescript(snippet, text)
        return "".join(self._command(snippet, line) for line in commands(snippet.language, text))

    def _python(self, snippet: Snippet, text: str, runner: asyncio.Runner) -> str:
        # The line numbers of a failure are those of the page.
        code = compile(
            "\n" * snippet.line + text, str(PAGES[snippet.page]), "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
        )
        out = io.StringIO()
        raises = snippet.directives.get("raises")
        with contextlib.redirect_stdout(out):
            if raises is None:
                self._evaluate(code, runner)
            else:
                with pytest.raises(getattr(turnwire, raises)):
                    self._evaluate(code, runner)
        return out.getvalue()

    def _evaluate(self, code: Any, runner: asyncio.Runner) -> None:
        if code.co_flags & inspect.CO_COROUTINE:
            runner.run(_awaited(eval(code, self.names)))
        else:
            exec(code, self.names)

    def _typescript(self, snippet: Snippet, text: str) -> str:
        package = self.folder / "node_modules" / "turnwire-schema"
        if not package.exists():
            package.parent.mkdir()
            package.symlink_to(ROOT / "generated" / "typescript")
        file = self.folder / f"line{snippet.line}.mts"
        file.write_text(text, encoding="utf-8")
        ran = subprocess.run(
            [*find_node().node, "--preserve-symlinks", file],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
        )
        assert ran.returncode == 0, f"{snippet.where}: {ran.stderr}"
        return ran.stdout

    def _command(self, snippet: Snippet, line: str) -> str:
        words = shlex.split(line, comments=True)
        name = words[0]
        if name == "turnwire" and words[1] == "serve":
            check_options(words[1:], snippet)
            return ""
        if name == "turnwire":
            target = words[words.index(">") + 1] if ">" in words else None
            given = words[1 : words.index(">")] if target else words[1:]
            ran = command(*given)
            assert ran.code == 0, f"{snippet.where}: {line}: {ran.err}"
            if target:
                (self.folder / target).write_bytes(ran.out_bytes)
            return ran.err if target else ran.err + ran.out
        if name == "curl":
            words.insert(1, "--fail")
            ran = subprocess.run(
                words, capture_output=True, text=True, check=False, cwd=self.folder, timeout=PATIENCE_S
            )
            assert ran.returncode == 0, f"{snippet.where}: {line}: {ran.stderr}"
            return ran.stdout
        if name == "make":
            assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), line
            return ""
        if name == "pip":
            extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
            for extra in re.findall(r"\[([a-z0-9,]+)\]", line):
                assert set(extra.split(",")) <= set(extras["optional-dependencies"]), line
            return ""
        if name == "npm":
            folder = words[-1].removeprefix("./path/to/")
            assert (ROOT / folder / "package.json").is_file(), line
            return ""
        if name == "pytest":
            words[:1] = ["python", "-m", "pytest", "-p", "turnwire.testing.plugin", "-p", "no:cacheprovider"]
            name = "python"
        if name in ("python", "python3"):
            ran = subprocess.run(
                [sys.executable, *words[1:]],
                capture_output=True,
                text=True,
                check=False,
                cwd=self.folder,
                env={**os.environ, "SSL_CERT_FILE": certifi.where()},  # one authority, as in tests/conftest.py
            )
            assert ran.returncode == 0, f"{snippet.where}: {line}: {ran.stderr}"
            return ran.stdout
        pytest.fail(f"{snippet.where}: no test knows how to run {name!r}; say why above it: <!-- not run: … -->")


def stand_ins(monkeypatch: pytest.MonkeyPatch, name: str, make: Callable[[], Any]) -> None:
    """Put `make` in the place of a provider's class, but where a snippet brings its own transport."""
    real = getattr(turnwire, name)
    monkeypatch.setattr(turnwire, name, lambda *args, **named: real(*args, **named) if "transport" in named else make())


async def _awaited(running: Any) -> None:
    await running


def commands(language: str, text: str) -> list[str]:
    """The commands of a snippet; in a console those after `$ `. A backslash at the end of a line goes on."""
    lines = text.replace("\\\n", " ").splitlines()
    if language == "console":
        lines = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
    return [line for line in lines if line.strip() and not line.startswith("#")]


def shown(snippet: Snippet) -> str | None:
    """What a snippet says it prints."""
    if snippet.language == "console":
        lines = snippet.text.replace("\\\n", " ").splitlines(keepends=True)
        return "".join(line for line in lines if not line.startswith("$ "))
    return snippet.printed


def seen(text: str) -> list[str]:
    """The lines of an output as a reader sees them."""
    return [line.rstrip() for line in text.rstrip().splitlines()]


def check_options(words: list[str], snippet: Snippet) -> None:
    """The command exists and has these options."""
    found: Any = typer.main.get_command(app)
    rest = list(words)
    while hasattr(found, "commands"):
        found = found.commands[rest.pop(0)]
    known = {option for parameter in found.params for option in parameter.opts}
    assert {word for word in rest if word.startswith("--")} <= known, snippet.where


def check_readable(snippet: Snippet, folder: Path) -> None:
    """Data parse; a configuration loads; JSON with a definition fits it."""
    if snippet.language == "json":
        value = json.loads(snippet.text)
        if "document" in snippet.directives:
            file = folder / "value.json"
            file.write_text(json.dumps(value), encoding="utf-8")
            ran = command("validate", "--as", snippet.directives["document"], str(file))
            assert ran.code == 0, f"{snippet.where}: {ran.out}{ran.err}"
    elif snippet.language == "jsonl":
        for line in snippet.text.splitlines():
            json.loads(line)
    elif snippet.language == "yaml":
        value = YAML(typ="safe").load(snippet.text)
        if "model_providers" in value:
            file = folder / "config.yml"
            file.write_text(snippet.text, encoding="utf-8")
            section = load_config(file).section
            assert len(make_registry(section, surroundings=Surroundings(environ=KEYS))) == len(section.providers or {})
        if "turns" in value:
            assert parse_scenario(snippet.text, folder / "scenario.yml").turns
    elif snippet.language == "toml":
        tomllib.loads(snippet.text)
    elif snippet.language == "python":
        compile(snippet.text, snippet.where, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)


@requirement("API-3", "DOC-1")
@pytest.mark.parametrize(("page", "calls"), CASES)
def test_the_snippets_of_a_page_run_one_after_the_other(
    page: str, calls: Calls, tmp_path: Path, served: RunningGateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = served.mock.script = Script([model(calls)], models=MODELS)
    for name in PROVIDERS:
        stand_ins(monkeypatch, name, lambda: MockProvider(script))
        stand_ins(monkeypatch, f"Sync{name}", lambda: SyncMockProvider(script))
    for kind in ("ollama", "vllm", "llamacpp"):
        monkeypatch.setitem(settings.DEFAULT_ENDPOINTS, kind, str(served))
    for name, value in KEYS.items():
        monkeypatch.setenv(name, value)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.chdir(tmp_path)
    running = Page(tmp_path, served)
    with asyncio.Runner() as runner:
        for snippet in SNIPPETS[page]:
            if "file" in snippet.directives:
                file = tmp_path / snippet.directives["file"]
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(LOCAL.sub(str(served), snippet.text), encoding="utf-8")
            if snippet.language in RUNNERS and "not run" not in snippet.directives:
                printed = running.run(snippet, runner)
                expected = shown(snippet)
                if expected is not None and calls == 1:
                    assert seen(printed.replace(str(served), "http://127.0.0.1:8787")) == seen(expected), snippet.where
    for request in script.calls:
        check_calls_are_answered_once(request)


@requirement("API-3", "CFG-1")
@pytest.mark.parametrize("page", sorted(SNIPPETS))
def test_the_data_of_a_page_are_what_they_are_said_to_be(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in KEYS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)
    for snippet in SNIPPETS[page]:
        assert snippet.language in READERS | RUNNERS, f"{snippet.where}: nobody knows {snippet.language}"
        check_readable(snippet, tmp_path)


def check_calls_are_answered_once(request: ChatRequest) -> None:
    """What a snippet sends holds each call once, and one result for each."""
    made = [
        call.id
        for message in request.messages
        if isinstance(message, AssistantMessage)
        for call in (*(message.tool_calls or ()), *(message.invalid_tool_calls or ()))
    ]
    answered = [message.tool_call_id for message in request.messages if isinstance(message, ToolMessage)]
    assert made == answered
    assert len(set(made)) == len(made)


@requirement("CFG-1", "PRV-7")
@pytest.mark.parametrize("host", ["192.168.1.20:11434", "api.anthropic.com"])
def test_the_hosts_of_the_configuration_guide_are_refused_without_their_permission(host: str, tmp_path: Path) -> None:
    (text,) = [each.text for each in SNIPPETS["guides/configuration.md"] if host in each.text]
    file = tmp_path / "config.yml"
    file.write_text(text, encoding="utf-8")
    section = load_config(file).section
    with pytest.raises(ConfigurationError, match="allow_hosts"):
        make_registry(section.replace(allow_hosts=None), surroundings=Surroundings(environ=KEYS))


@requirement("API-3")
def test_every_document_on_disk_was_collected_and_what_does_not_run_says_why() -> None:
    assert len(SNIPPETS) == len(PAGES) - len(GENERATED)
    assert sum(len(snippets) for snippets in SNIPPETS.values()) > 60
    for snippets in SNIPPETS.values():
        for snippet in snippets:
            assert len(snippet.directives.get("not run", "a good long reason").split()) > 3, snippet.where


def test_a_page_with_tools_is_run_with_no_call_one_two_and_a_cut_one() -> None:
    run = {case.id for case in CASES}
    assert {f"guides/tools.md-{calls}" for calls in ALL_CALLS} <= run


def test_a_fence_without_end_or_language_and_a_comment_without_fence_are_refused(tmp_path: Path) -> None:
    for text, words in (
        ("```python\nx = 1\n", "does not end"),
        ("```\nx\n```\n", "no language"),
        ("<!-- raises: InvalidDataError -->\nText.\n", "no snippet"),
    ):
        file = tmp_path / "page.md"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(ValueError, match=words):
            collect(file, "page.md")


def test_what_a_snippet_prints_stands_directly_after_it(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(
        "<!-- raises: E -->\n```python\nx\n```\n\n```text\n1\n```\n\nText.\n\n```text\n2\n```\n", encoding="utf-8"
    )
    assert collect(file, "page.md") == [
        Snippet("page.md", 2, "python", "x\n", {"raises": "E"}, "1\n"),
        Snippet("page.md", 12, "text", "2\n"),
    ]
