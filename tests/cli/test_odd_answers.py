"""Payloads and answers with wrong types at the command line: a typed error on stderr, an exit code, no traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cases import for_each
from tests.cli.runner import turnwire
from tests.cli.server import Answers, vllm
from tests.cli.test_provider import configure
from tests.requirements import requirement

__all__ = ["vllm"]

ODD = (
    b'{"choices": 1}',
    b'data: {"choices": 1}\n\n',
    b'data: {"choices": [{"index": []}]}\n\n',
    b'{"input": {"type": []}}',
    b'{"object": "response", "output": [{"type": []}]}',
    b'{"messages": [1], "model": "m"}',
    b'{"error": {"message": "\\ud800"}}',
    b"[" * 1000,
    b"\xff\xfe",
    b"",
)


@requirement("COD-7")
@for_each("data", ODD)
@for_each("kind", ["request", "response", "stream", "error"])
def test_converting_an_odd_payload_ends_in_a_value_or_a_typed_error(kind: str, data: bytes) -> None:
    for source, target in (("openai-chat", "ollama"), ("openai-responses", "canonical"), ("gemini", "anthropic")):
        found = turnwire("convert", "--from", source, "--to", target, "--kind", kind, stdin=data)
        assert (found.code == 0) == (found.err == "" or "cannot be said" in found.err or "loss" in found.err.lower())
        assert found.code in (0, 1, 2, 3, 4)


@requirement("COD-7")
@pytest.mark.parametrize("data", ODD)
def test_validating_an_odd_payload_says_what_is_wrong(data: bytes) -> None:
    found = turnwire("validate", "-", "--json", stdin=data)
    verdicts = json.loads(found.out)
    assert found.code == (0 if all(verdict["valid"] for verdict in verdicts) else 1)


@requirement("COD-7")
def test_an_answer_of_the_wrong_type_is_a_typed_error_without_a_traceback(here: Path, vllm: Answers) -> None:
    configure(local={"type": "vllm", "endpoint": vllm.url})
    vllm.chat = [b'data: {"choices": [{"index": 0, "delta": {"content": "Half"}}]}\n\ndata: {"choices": 1}\n\n'] * 4
    found = turnwire("provider", "test", "local", "Hello")
    assert found.code != 0
    assert "/choices: must be a list of choices" in found.out + found.err
