"""Three programs that people write first, as short as they are in examples/, do what they say."""

from __future__ import annotations

import ast
import asyncio
import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import turnwire
from tests.patience import PATIENCE_S
from tests.providers.standin import NDJSON, Connection, Request, StandIn, ollama_routes
from tests.requirements import requirement
from turnwire import ChatRequest, MockProvider, OllamaProvider, SyncMockProvider, ToolCall, assistant

EXAMPLES = Path(__file__).parent.parent / "examples"
LINES = {"chat_with_a_tool.py": 18, "read_many_texts.py": 12, "fastapi_sse.py": 15}


def lines_of(source: str) -> int:
    """Lines with code: no blank ones, comments and docstrings."""
    docstrings = {
        number
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    rows = ((number, row.strip()) for number, row in enumerate(source.splitlines(), 1))
    return sum(bool(row) and not row.startswith("#") and number not in docstrings for number, row in rows)


@requirement("API-3", "NFR-2")
@pytest.mark.parametrize("name", LINES)
def test_a_program_that_people_write_first_is_short_in_lines_of_100_columns(name: str) -> None:
    command = [sys.executable, "-m", "ruff", "format", "--line-length", "100", "-"]
    source = (EXAMPLES / name).read_text(encoding="utf-8")
    narrow = subprocess.run(command, input=source, capture_output=True, text=True, check=True, timeout=PATIENCE_S)
    assert lines_of(narrow.stdout) <= LINES[name]


@requirement("API-1", "API-3")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_chat_runs_its_tool_and_remembers_what_was_said(
    count: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = [ToolCall(id=f"c{n}", name="get_weather", arguments={"city": f"City {n}"}) for n in range(count)]
    provider = SyncMockProvider([*([assistant("", calls)] if calls else []), "Sunny.", "You are welcome."])
    questions = iter(["What's the weather?", "Thanks!", ""])
    monkeypatch.setattr(turnwire, "SyncOllamaProvider", lambda *, model: provider, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: next(questions))
    runpy.run_path(str(EXAMPLES / "chat_with_a_tool.py"))
    assert capsys.readouterr().out == "Sunny.\nYou are welcome.\n"
    said = [(message.role, message.text) for message in provider.calls[-1].messages]
    results = [("tool", f"18 degrees and sunny in City {n}") for n in range(count)]
    called = [("assistant", ""), *results] if calls else []
    assert said == [
        ("system", "Be brief."),
        ("user", "What's the weather?"),
        *called,
        ("assistant", "Sunny."),
        ("user", "Thanks!"),
    ]


@requirement("API-1", "API-3")
def test_many_texts_are_read_as_a_type_and_a_bad_answer_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def answer(request: ChatRequest) -> str:
        number = int(request.messages[0].text.split()[1])
        is_first = len(request.messages) == 1
        return '{"stars": "many"}' if number % 10 == 0 and is_first else json.dumps({"stars": number % 5})

    provider = MockProvider(answer)
    (tmp_path / "reviews.txt").write_text("\n".join(f"Review {number}" for number in range(200)), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(turnwire, "OllamaProvider", lambda *, model: provider, raising=False)
    runpy.run_path(str(EXAMPLES / "read_many_texts.py"))
    shown = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert shown == {f"{number + 1}": f"stars={number % 5}" for number in range(200)}
    again = [request for request in provider.calls if len(request.messages) > 1]
    assert len(again) == 20
    assert "/stars: the type must be integer" in again[0].messages[-1].text


async def events(app: Any, *, goes_after_one: bool) -> list[str]:
    """Ask the endpoint, and give what it sends; the client may go when it has seen the first event."""
    gone = asyncio.Event()
    found: list[str] = []

    async def receive() -> dict[str, Any]:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        if message.get("body"):
            found.append(message["body"].decode())
            if goes_after_one:
                gone.set()

    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "method": "GET",
        "path": "/ask",
        "query_string": b"question=Weather%3F",
        "headers": [],
    }
    await app(scope, receive, send)
    return found


def said(piece: str, *, done: bool = False) -> str:
    end = {"done": True, "done_reason": "stop"} if done else {"done": False}
    return json.dumps({"model": "m", "message": {"role": "assistant", "content": piece}, **end}) + "\n"


@requirement("API-3", "PRV-1")
@pytest.mark.parametrize("goes", [False, True])
def test_the_endpoint_streams_and_a_client_that_goes_away_ends_the_call(
    goes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answer(connection: Connection, request: Request) -> None:
        await connection.stream(NDJSON, said("It is "))
        if goes:
            await connection.gone()
            return
        await connection.chunk(said("sunny.", done=True))
        await connection.end()

    with StandIn(ollama_routes(answer)) as server:
        provider = OllamaProvider(f"http://127.0.0.1:{server.port}", model="m")
        monkeypatch.setattr(turnwire, "OllamaProvider", lambda *, model: provider, raising=False)

        async def ask() -> list[str]:
            app = runpy.run_path(str(EXAMPLES / "fastapi_sse.py"))["app"]
            async with provider:
                found = await events(app, goes_after_one=goes)
                if goes:
                    assert await asyncio.to_thread(server.gone.wait, PATIENCE_S)
                return found

        found = asyncio.run(ask())
    end = ['event: end\ndata: "stop"\n\n']
    assert found == ['data: "It is "\n\n', *([] if goes else ['data: "sunny."\n\n', *end])]
