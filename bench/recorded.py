"""The recorded Chat Completions answers of real servers, as bytes. Standard library only, see `bench.data`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

RECORDINGS = Path(__file__).parents[1] / "tests" / "recordings"
SERVERS = ("vllm", "llama.cpp", "ollama")
"""The servers that people run themselves."""


def chat_answers() -> list[bytes]:
    """Every whole answer with one choice that the model ended or the token limit cut, and whose calls are whole."""
    found = (json.loads(path.read_bytes()) for path in sorted(RECORDINGS.glob("*/**/*.json")))
    return [json.dumps(body, ensure_ascii=False).encode() for each in found if (body := _answer(each)) is not None]


def _answer(recording: Any) -> Any:
    if not isinstance(recording, dict) or recording.get("server") not in SERVERS:
        return None
    response = recording["response"]
    if recording["request"]["path"] != "/v1/chat/completions" or response["status"] != 200:
        return None
    body = response.get("body")
    choices = body.get("choices") if isinstance(body, dict) else None
    return body if choices and len(choices) == 1 and _is_whole(choices[0]) else None


def _is_whole(choice: Any) -> bool:
    calls = choice["message"].get("tool_calls") or ()
    if choice["finish_reason"] not in ("stop", "length", "tool_calls"):
        return False
    if choice["finish_reason"] != "tool_calls" and calls:
        return False
    try:
        arguments = [json.loads(call["function"]["arguments"]) for call in calls]
    except ValueError:
        return False
    return all(isinstance(each, dict) for each in arguments) and bool(calls or choice["message"].get("content"))
