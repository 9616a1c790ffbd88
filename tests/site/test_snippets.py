"""Every snippet of the guides runs against a stand-in: Python, commands, TypeScript; configurations load."""

from __future__ import annotations

import ast
import asyncio
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tests.cli.runner import turnwire as command
from tests.gateway.server import RunningGateway, run_gateway
from tests.requirements import requirement
from tests.site.reader import DOCS, ROOT, reader, stand_ins
from tests.site.snippets import Snippet, collect
from tests.site.stand_in import ALL_CALLS, MODELS, Calls, model
from turnwire import AssistantMessage, ChatRequest, MockProvider, Script, SyncMockProvider, ToolMessage
from turnwire.config import load_config
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers import settings
from turnwire.providers.factory import make_registry
from turnwire.providers.settings import Surroundings
from turnwire.standin.scenario_files import parse_scenario

GENERATED = {"losses.md"}
"""Written by a tool; there is nothing to run in it."""
PAGES = {path.relative_to(DOCS).as_posix(): path for path in sorted(DOCS.rglob("*.md"))}
SNIPPETS = {page: collect(path, page) for page, path in PAGES.items() if page not in GENERATED}
# Go and Rust are compiled and run by tests/targets/go and tests/targets/rust.
READERS = {"json", "jsonl", "yaml", "toml", "text", "diff", "go", "rust"}
RUNNERS = {"python", "sh", "console", "ts"}
KEYS = {
    "GATEWAY_KEY": "key-0123456789",
    "VLLM_KEY": "key-0123456789",
    "ANTHROPIC_API_KEY": "key-0123456789",
    "OPENAI_API_KEY": "key-0123456789",
}
DEFAULTS = """\
model_providers:
  default: ollama
  providers:
    ollama: {type: ollama, endpoint: "SERVED"}
    vllm: {type: vllm, endpoint: "SERVED"}
    embedded: {type: ollama, endpoint: "SERVED"}
"""


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
def served() -> Iterator[RunningGateway]:
    """The reader's model server, at the paths of every dialect."""
    provider = MockProvider(Script([model(1)], models=MODELS))
    with run_gateway(provider, GatewaySettings(port=0, grace_s=0.2)) as running:
        yield running


def shown(snippet: Snippet) -> str | None:
    """What a snippet says it prints."""
    if snippet.language == "console":
        lines = snippet.text.replace("\\\n", " ").splitlines(keepends=True)
        return "".join(line for line in lines if not line.startswith("$ "))
    return snippet.printed


def seen(text: str) -> list[str]:
    """The lines of an output as a reader sees them."""
    return [line.rstrip() for line in text.rstrip().splitlines()]


def check_readable(snippet: Snippet, folder: Path) -> None:
    """Data parse; a configuration loads; JSON with a definition fits it."""
    assert snippet.language in READERS | RUNNERS, f"{snippet.where}: nobody knows {snippet.language}"
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


# What a page leaves open, the end of the reader's interpreter closes.
@requirement("API-3", "DOC-1")
@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.parametrize(("page", "calls"), CASES)
def test_the_snippets_of_a_page_run_one_after_the_other(
    page: str, calls: Calls, tmp_path: Path, served: RunningGateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = served.mock.script = Script([model(calls)], models=MODELS)
    stand_ins(monkeypatch, "EmbeddedProvider", lambda: MockProvider(script))
    stand_ins(monkeypatch, "SyncEmbeddedProvider", lambda: SyncMockProvider(script))
    for kind in settings.DEFAULT_ENDPOINTS:
        monkeypatch.setitem(settings.DEFAULT_ENDPOINTS, kind, str(served))
    for name, value in KEYS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    # What there is without a configuration, at the addresses of the reader's servers; a page's own file is nearer.
    (tmp_path / ".agent").mkdir()
    (tmp_path / ".agent" / "config.yml").write_text(DEFAULTS.replace("SERVED", str(served)), encoding="utf-8")
    folder = tmp_path / "reader"
    folder.mkdir()
    for name in ("examples", "tests"):
        (folder / name).symlink_to(ROOT / name)
    monkeypatch.chdir(folder)
    with asyncio.Runner() as runner, reader(folder, str(served)) as person:
        for snippet in SNIPPETS[page]:
            if "file" in snippet.directives:
                person.write(snippet)
            if snippet.language in RUNNERS and not {"not run", "file"} & set(snippet.directives):
                printed = person.run(snippet, runner)
                expected = shown(snippet)
                if expected is not None and calls == 1:
                    assert seen(printed) == seen(expected), snippet.where
            check_readable(snippet, tmp_path)  # a configuration may name what the page has registered
        person.leave(runner)
    for request in script.calls:
        check_calls_are_answered_once(request)


@requirement("API-3", "CFG-1")
@pytest.mark.parametrize("page", sorted(SNIPPETS.keys() - {case.values[0] for case in CASES}))
def test_the_data_of_a_page_without_programs_are_what_they_are_said_to_be(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in KEYS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)
    for snippet in SNIPPETS[page]:
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
