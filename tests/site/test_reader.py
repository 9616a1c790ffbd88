"""The reader of the guides starts what a page says and nothing else, and a service of a page ends calls as it says."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE_S
from tests.providers.standin import Connection, Request, StandIn, line, ndjson, ollama_routes
from tests.requirements import requirement
from tests.site.reader import DOCS, container_command, reader
from tests.site.snippets import Snippet, collect
from turnwire.providers import settings


def shell(text: str) -> Snippet:
    """A snippet of commands."""
    return Snippet("page.md", 1, "sh", text)


def test_an_address_of_the_gateway_needs_a_gateway_that_the_page_starts(tmp_path: Path) -> None:
    ask = shell("curl -s http://127.0.0.1:8787/health\n")
    with asyncio.Runner() as runner, reader(tmp_path, "http://127.0.0.1:1") as person:
        with pytest.raises(AssertionError, match="the page starts nothing on port 8787"):
            person.run(ask, runner)
        person.run(shell("turnwire serve --provider mock\n"), runner)
        assert '"status":"ok"' in person.run(ask, runner).replace(" ", "")


def test_a_gateway_that_does_not_start_is_reported_with_its_error(tmp_path: Path) -> None:
    with (
        asyncio.Runner() as runner,
        reader(tmp_path, "http://127.0.0.1:1") as person,
        pytest.raises(pytest.fail.Exception, match="nobody"),
    ):
        person.run(shell("turnwire serve --provider nobody\n"), runner)


def test_a_command_reads_what_the_one_before_it_in_a_pipe_prints(tmp_path: Path) -> None:
    body = '{"model": "m", "max_tokens": 9, "messages": [{"role": "user", "content": "Hi"}]}'
    with asyncio.Runner() as runner, reader(tmp_path, "http://127.0.0.1:1") as person:
        printed = person.run(shell(f"echo '{body}' | turnwire validate -\n"), runner)
    assert printed.startswith("-:1: valid wire/")


def test_what_no_test_can_run_is_reported(tmp_path: Path) -> None:
    with (
        asyncio.Runner() as runner,
        reader(tmp_path, "http://127.0.0.1:1") as person,
        pytest.raises(pytest.fail.Exception, match="no test knows how to run 'rm'"),
    ):
        person.run(shell("rm -r everything\n"), runner)


def test_a_container_runs_the_command_of_the_image() -> None:
    assert container_command(["serve", "--provider", "mock"]) == ["serve", "--provider", "mock"]
    assert container_command([])[0] == "serve"


@requirement("API-3", "NFR-3")
def test_a_browser_that_leaves_the_fastapi_service_ends_the_call_of_the_model(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first_then_wait(connection: Connection, request: Request) -> None:
        await connection.stream(first=ndjson(line("First.")))
        await connection.gone()

    page = collect(DOCS / "guides" / "fastapi.md", "guides/fastapi.md")
    (service,) = [each for each in page if each.directives.get("file") == "app.py"]
    (start,) = [each for each in page if each.text.startswith("uvicorn app:app")]
    with StandIn(ollama_routes(first_then_wait)) as server, asyncio.Runner() as runner:
        monkeypatch.setitem(settings.DEFAULT_ENDPOINTS, "ollama", server.url)
        with reader(tmp_path, server.url) as person:
            person.write(service)
            person.run(start, runner)
            url = f"{person.servers[8001]}/ask"
            with httpx.stream("GET", url, params={"question": "Hello"}, timeout=PATIENCE_S) as events:
                assert next(each for each in events.iter_lines() if each.startswith("data")) == 'data: "First."'
            assert server.gone.wait(PATIENCE_S)
