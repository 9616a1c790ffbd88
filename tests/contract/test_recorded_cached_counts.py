"""Which servers count cached tokens, as docs/gateway.md says: by the usage of every recorded answer."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from tests.cases import for_each
from tests.requirements import requirement

RECORDINGS: Final = Path(__file__).parents[1] / "recordings"
_NAMES: Final = ("cached_tokens", "cache_read_input_tokens")
_FLAG: Final = "--enable-prompt-tokens-details"

CHAT, MESSAGES, RESPONSES = "/v1/chat/completions", "/v1/messages", "/v1/responses"
LLAMA, MLX, VLLM = "llama.cpp-xllamacpp-2026.10.11549", "mlx-lm-0.32.2", "vllm-0.32.0"
OLD_OLLAMA, OLLAMA, TRANSFORMERS = "ollama-0.24.0", "ollama-0.33.0-rc2", "transformers-serve-5.24.0"


@requirement("PFX-2")
@for_each(
    "server, path, is_flagged, expected",
    [
        (LLAMA, CHAT, False, {"none cached", "some cached"}),
        (LLAMA, MESSAGES, False, {"some cached"}),
        (LLAMA, RESPONSES, False, {"some cached"}),
        (MLX, CHAT, False, {"some cached"}),
        (VLLM, CHAT, False, {"not counted"}),
        (VLLM, MESSAGES, False, {"not counted"}),
        (VLLM, CHAT, True, {"none cached", "some cached"}),
        (VLLM, MESSAGES, True, {"none cached", "some cached"}),
        (VLLM, RESPONSES, False, {"none cached", "some cached"}),
        (OLD_OLLAMA, CHAT, False, {"not counted"}),
        (OLLAMA, CHAT, False, {"not counted"}),
        (OLLAMA, MESSAGES, False, {"not counted"}),
        (OLLAMA, RESPONSES, False, {"none cached"}),
        (TRANSFORMERS, CHAT, False, {"not counted"}),
        (TRANSFORMERS, RESPONSES, False, {"none cached"}),
    ],
)
def test_the_recorded_answers_count_cached_tokens_as_the_documentation_says(
    server: str, path: str, is_flagged: bool, expected: set[str]
) -> None:
    assert {_said(usage) for usage in _usages(server).get((path, is_flagged), [])} == expected


@cache
def _usages(server: str) -> dict[tuple[str, bool], list[Mapping[str, Any]]]:
    """The usage of answers by path, and by whether the server was started with the flag."""
    found: dict[tuple[str, bool], list[Mapping[str, Any]]] = {}
    for file in (RECORDINGS / server).rglob("*.json"):
        recording = json.loads(file.read_text("utf-8"))
        usage = _usage(recording.get("response", {}))
        if usage is not None:
            is_flagged = any(_FLAG in option for option in recording.get("server_options", ()))
            found.setdefault((recording["request"]["path"].partition("?")[0], is_flagged), []).append(usage)
    return found


def _usage(response: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The usage of a whole answer, or the last one of a stream of the Responses dialect, which alone has it whole."""
    body = response.get("body")
    if "sse" in response:
        lines = [line.removeprefix("data: ") for event in response["sse"] for line in event.splitlines()]
        ends = [json.loads(line) for line in lines if line.startswith("{") and '"response.completed"' in line]
        body = ends[-1]["response"] if ends else None
    usage = body.get("usage") if isinstance(body, dict) else None
    return usage if isinstance(usage, dict) else None


def _said(usage: Mapping[str, Any]) -> str:
    values = [usage, *(each for each in usage.values() if isinstance(each, dict))]
    counts = [each[name] for each in values for name in _NAMES if isinstance(each.get(name), int)]
    return "not counted" if not counts else "some cached" if any(counts) else "none cached"
