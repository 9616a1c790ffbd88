"""Streamed answers of a server, as the chat gets them: words, calls, thoughts, and streams that stay open."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.server import Answers

END = b"data: [DONE]\n\n"


def _event(delta: dict[str, Any], finish: str | None = None) -> bytes:
    choice = {"index": 0, "delta": delta, "finish_reason": finish}
    body = {"id": "c1", "object": "chat.completion.chunk", "created": 1, "model": "m1", "choices": [choice]}
    return b"data: " + json.dumps(body).encode() + b"\n\n"


def opening(*pieces: str, field: str = "content") -> bytes:
    """Pieces of an answer that has no end yet."""
    return b"".join(_event({field: piece}) for piece in pieces)


def words(*pieces: str, thinking: str = "") -> bytes:
    """An answer in pieces, perhaps with thoughts before it."""
    thoughts = opening(thinking, field="reasoning") if thinking else b""
    return thoughts + opening(*pieces) + _event({}, "stop") + END


def call(name: str, arguments: dict[str, Any], *more: tuple[str, dict[str, Any]], text: str = "") -> bytes:
    """An answer that calls tools."""
    made = b"".join(
        _event({"tool_calls": [{"index": place, "id": f"call-{place}", "function": _function(*each)}]})
        for place, each in enumerate([(name, arguments), *more])
    )
    return (opening(text) if text else b"") + made + _event({}, "tool_calls") + END


def _function(name: str, arguments: dict[str, Any]) -> dict[str, str]:
    return {"name": name, "arguments": json.dumps(arguments)}


def configure(answers: Answers, here: Path, *, agent: str = "") -> None:
    """A configuration with the server as the provider `local`, and a section `agent`."""
    folder = here / ".agent"
    folder.mkdir(exist_ok=True)
    text = (
        "model_providers:\n  providers:\n    local:\n      type: vllm\n"
        f"      endpoint: {answers.url}\n      models: [{{name: m1}}]\n"
    )
    (folder / "config.yml").write_text(text + agent, encoding="utf-8")


def asked(answers: Answers) -> list[list[dict[str, Any]]]:
    """The messages of every request for an answer."""
    return [json.loads(body)["messages"] for path, _, body in answers.asked if path == "/v1/chat/completions"]
