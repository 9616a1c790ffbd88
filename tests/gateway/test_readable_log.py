"""The log for people says in one line what the JSON says."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from turnwire.gateway.readable_log import ReadableLines

pytestmark = pytest.mark.requirement("PRV-10")

REQUEST = {
    "request_id": "req_1",
    "method": "POST",
    "route": "/v1/chat/completions",
    "dialect": "openai-chat",
    "status": 200,
    "duration_ms": 1234.5,
    "provider": "ollama",
    "model": "qwen3:4b",
    "prompt_tokens": 12,
    "completion_tokens": 34,
    "losses": ["a.b"],
    "unknown_keys": ["/maxtokens (did you mean max_tokens?)"],
}


def line(event: str, level: int = logging.INFO, *, colour: bool = False, **fields: Any) -> str:
    record = logging.LogRecord("turnwire.gateway", level, "x.py", 1, event, (), None)
    record.turnwire = fields
    return ReadableLines(colour=colour).format(record).partition("  ")[2]


def test_a_request_is_one_line_of_what_happened() -> None:
    assert line("request", **REQUEST) == (
        "POST /v1/chat/completions  200  1.2 s  ollama/qwen3:4b  12 + 34 tokens  losses: a.b  "
        "unknown keys: /maxtokens (did you mean max_tokens?)"
    )
    assert line("request", method="GET", route="/health", status=200, duration_ms=2.4) == "GET /health  200  2 ms"


def test_estimated_tokens_are_marked() -> None:
    assert "about 12 + 34 tokens" in line("request", **REQUEST, tokens_estimated=True)


@pytest.mark.requirement("PFX-2")
def test_cached_tokens_and_what_was_read_again_are_shown() -> None:
    reuse = {"cached_tokens": 3, "conversation": "c_0123abcd", "read_again": 0.914, "prompt_reuse_lost": True}
    assert line("request", **REQUEST, **reuse) == (
        "POST /v1/chat/completions  200  1.2 s  ollama/qwen3:4b  12 (3 cached) + 34 tokens  "
        "91 % of the last prompt read again  losses: a.b  unknown keys: /maxtokens (did you mean max_tokens?)  "
        "conversation: c_0123abcd"
    )


def test_any_other_event_is_its_level_its_name_and_its_facts() -> None:
    assert line("no_model_server", logging.WARNING, hint="start it") == "warning: no_model_server  hint: start it"


def test_control_characters_are_not_obeyed() -> None:
    assert "\x1b" not in line("odd\x1b[2J", hint="a\nb")


@pytest.mark.parametrize(("status", "colour"), [(200, ""), (404, "\x1b[33m"), (502, "\x1b[1;31m")])
def test_failures_are_coloured_where_colour_is_wanted(status: int, colour: str) -> None:
    shown = line("request", colour=True, **{**REQUEST, "status": status})
    assert shown.startswith(f"{colour}POST ")
