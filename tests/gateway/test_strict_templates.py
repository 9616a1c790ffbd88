"""What coding agents send reaches a server whose template takes one system message, as such a template wants it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gateway.test_streaming import behind
from tests.providers.standin import CHAT, completion, replies
from tests.requirements import requirement

HI = {"role": "user", "content": "Hi"}


def item(role: str, text: str) -> dict[str, Any]:
    return {"type": "message", "role": role, "content": [{"type": "input_text", "text": text}]}


AGENTS: dict[str, tuple[str, dict[str, Any], list[Any]]] = {
    "Codex: instructions and several developer items": (
        "/v1/responses",
        {
            "model": "m",
            "instructions": "You are Codex.",
            "input": [item("developer", "Sandbox."), item("developer", "Rules."), item("user", "Hi")],
        },
        [
            {"role": "system", "content": "You are Codex.\n\nSandbox.\n\nRules."},
            {"role": "user", "content": [{"type": "text", "text": "Hi"}]},
        ],
    ),
    "Claude Code: a system message behind the user's": (
        "/v1/messages",
        {
            "model": "m",
            "max_tokens": 9,
            "system": [{"type": "text", "text": "You are Claude Code."}, {"type": "text", "text": "Rules."}],
            "messages": [HI, {"role": "system", "content": "Today is Monday."}],
        },
        [
            {
                "role": "system",
                "content": [{"type": "text", "text": "You are Claude Code."}, {"type": "text", "text": "Rules."}],
            },
            {"role": "user", "content": "Hi\n\n<system>Today is Monday.</system>"},
        ],
    ),
    "a chat client with developer and system": (
        "/v1/chat/completions",
        {"model": "m", "messages": [{"role": "developer", "content": "a"}, {"role": "system", "content": "b"}, HI]},
        [{"role": "system", "content": "a\n\nb"}, HI],
    ),
}


@requirement("CON-4")
@pytest.mark.parametrize("name", AGENTS)
def test_an_agents_system_messages_are_one_at_the_start(name: str) -> None:
    path, body, wanted = AGENTS[name]
    with behind(replies(completion())) as (gateway, upstream), gateway.client() as http:
        answer = http.post(path, json=body, headers={"anthropic-version": "2026-10-21"} if "messages" in path else {})
        (asked,) = [request.json for request in upstream.requests if request.path == CHAT]
    assert answer.status_code == 200, answer.text
    assert asked["messages"] == wanted
    assert "openai-chat.system_" in answer.headers["turnwire-losses"]
