"""Programs that a request is copied as: each is run against a gateway, with the published client of its dialect."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
from typing import Any

import pytest
from anthropic import Anthropic
from ollama import Client as Ollama
from openai import OpenAI

from tests.gateway.server import RunningGateway
from tests.playground.conftest import served
from tests.playground.test_parts import node
from turnwire.convert.bodies import read_request, write_request
from turnwire.gateway.workbench.run import offered

__all__ = ["served"]

ODD = 'it\'s "quoted" – \\ done\n'
CHAT: dict[str, Any] = {
    "model": "mock/mock",
    "messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": f"Hello {ODD}"}],
    "temperature": 0.5,
    "max_tokens": 50,
    "stream": True,
}
ROWS = {row["name"]: row for row in offered()["dialects"]}
LOAD = 'const { CLIENTS, ownPython } = await load("parts/client-snippets.js");'


def program(dialect: str, language: str, url: str, body: dict[str, Any], **more: Any) -> str:
    called = {"url": url, "model": "mock/mock", "body": body, "headers": {}, "key": False, **more}
    return str(node(f"{LOAD} return CLIENTS[given[0]][given[1]](given[2]);", dialect, language, called))


def output(text: str) -> str:
    environment = {"PATH": os.environ["PATH"], "NO_PROXY": "*", "PYTHONUTF8": "1", "TURNWIRE_KEY": "of-a-client"}
    done = subprocess.run(
        [sys.executable, "-c", text], capture_output=True, encoding="utf-8", env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def body_of(dialect: str) -> dict[str, Any]:
    value = write_request(read_request(CHAT, "openai-chat").value, dialect, stream=True).value
    row = ROWS[dialect]
    return {**value, **({} if row["model"] is None else {row["model"]: "mock/mock"}), **row["stream"]}


@pytest.mark.parametrize("dialect", ["openai-chat", "openai-responses", "anthropic", "ollama", "gemini"])
def test_the_published_python_client_takes_the_request_and_prints_the_answer(
    dialect: str, served: RunningGateway
) -> None:
    path = ROWS[dialect]["path"].replace("{model}", "mock/mock")
    assert len(output(program(dialect, "python", served.url + path, body_of(dialect)))) > 3


@pytest.mark.parametrize("key", [False, True])
def test_this_library_takes_the_canonical_request(served: RunningGateway, key: bool) -> None:
    request = {"messages": CHAT["messages"], "parameters": {"model": "mock/mock", "max_tokens": 50}}
    text = node(f"{LOAD} return ownPython(given[0]);", {"root": served.url, "request": request, "key": key})
    assert len(output(text)) > 3


def test_this_library_is_allowed_to_call_a_gateway_on_another_machine() -> None:
    asked = {"root": "http://gpu:8787", "request": {"messages": []}, "key": True}
    made = 'SyncOpenAICompatibleProvider("http://gpu:8787", allow_hosts=["gpu:8787"], api_key_env="TURNWIRE_KEY")'
    assert f"with {made} as provider" in node(f"{LOAD} return ownPython(given[0]);", asked)


@pytest.mark.parametrize("dialect", ["openai-chat", "openai-responses", "anthropic", "ollama", "gemini"])
@pytest.mark.parametrize("key", [False, True])
def test_a_program_in_javascript_is_one_and_holds_the_request_as_a_literal(dialect: str, key: bool) -> None:
    path = ROWS[dialect]["path"].replace("{model}", "mock/mock")
    body = {**body_of(dialect), "odd-name": {"__proto__": 1, "long": 2}}
    text = program(dialect, "script", f"http://127.0.0.1:9{path}", body, key=key)
    assert ("process.env.TURNWIRE_KEY" in text) is key
    literal = node(
        """const { scriptLiteral } = await load("parts/literals.js");
        return JSON.stringify(eval(`(${scriptLiteral(given[0])})`));""",
        body,
    )
    assert json.loads(literal) == body


def test_what_a_python_client_does_not_know_goes_in_the_body_besides_its_arguments() -> None:
    body = {**CHAT, "top_k": 3, "min_p": 0.1}
    text = program("openai-chat", "python", "http://127.0.0.1:9/v1/chat/completions", body)
    assert 'extra_body={"top_k": 3, "min_p": 0.1},' in text
    text = program("ollama", "python", "http://127.0.0.1:9/api/chat", {**body_of("ollama"), "truncate": False})
    assert "# ollama's client has no argument for: truncate" in text


def test_every_argument_that_is_written_by_name_is_one_of_the_client() -> None:
    openai, anthropic = OpenAI(api_key="n"), Anthropic(api_key="n")
    calls: dict[str, tuple[str, Any]] = {
        "openai-chat": ("/v1/chat/completions", openai.chat.completions.create),
        "openai-responses": ("/v1/responses", openai.responses.create),
        "anthropic": ("/v1/messages", anthropic.messages.create),
        "ollama": ("/api/chat", Ollama().chat),
    }
    for dialect, (path, call) in calls.items():
        known = inspect.signature(call).parameters
        asked = dict.fromkeys([*known, "a-field-of-nobody"], 1)
        text = program(dialect, "python", f"http://127.0.0.1:9{path}", asked)
        written = set(re.findall(r"^    (\w+)=", text.partition("stream = ")[2], re.MULTILINE))
        assert {"model", "messages" if dialect != "openai-responses" else "input"} <= written <= set(known), dialect
