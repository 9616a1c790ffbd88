"""How much of a prompt a real llama.cpp reads again when a coding agent starts a second session, by its own counts."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from turnwire_schema.v1.config import ProviderConfig

from tests.patience import PATIENCE_S
from tests.requirements import requirement
from tests.scripted import MODEL_NAME, write_scripted
from tools.judging import gateway_before
from turnwire.providers.factory import make_provider
from turnwire.providers.kinds.embedded import EmbeddedProvider
from turnwire.providers.kinds.embedded_server import EmbeddedServer, EmbeddedSettings

CONTEXT: Final = 8192
MOST: Final = 0.05
"""The share of the second session's prompt that may be read again."""
KINDS: Final = ("embedded", "llamacpp", "vllm", "openai", "anthropic")
"""Types under which the server is configured: it has the paths of OpenAI and of Anthropic."""
LINE: Final = "x-anthropic-billing-header: cc_version=2.1.332.{}; cc_entrypoint=cli; cch={};"
MARK: Final = {"cache_control": {"type": "ephemeral"}}
RULES: Final = "\n".join(f"Rule {number}: keep the files of the project in order, and say it." for number in range(24))


class Read(NamedTuple):
    """What the server says of one prompt, in tokens."""

    again: int
    all: int


def first_turn(session: int, model: str = MODEL_NAME) -> dict[str, Any]:
    """The first request of a session as Claude Code 2.1 sends it: its line, its id and the question are new in each."""
    system = [LINE.format(f"{session:03x}", f"{session * 7919:05x}"), "You are Claude Code.", RULES]
    schema = {"type": "object", "properties": {"file_path": {"type": "string"}}, "required": ["file_path"]}
    return {
        "model": model,
        "max_tokens": 1,
        "temperature": 0,
        "metadata": {"user_id": json.dumps({"device_id": "d", "session_id": f"session-{session}"})},
        "system": [{"type": "text", "text": text, **(MARK if text is RULES else {})} for text in system],
        "tools": [{"name": "Read", "description": "Reads a file.", "input_schema": schema}],
        "messages": [
            {
                "role": "user",
                "content": [
                    {"type": "text", "text": "<system-reminder>\nToday's date is 2026-11-28.\n</system-reminder>\n"},
                    {"type": "text", "text": f"What is in note {session}?", **MARK},
                ],
            }
        ],
    }


@contextmanager
def gateway(kind: str, model: Path) -> Iterator[str]:
    """The address of a gateway before a llama.cpp that has read nothing yet."""
    if kind == "embedded":
        options = {"model_path": str(model), "context_length": CONTEXT}
        with gateway_before(EmbeddedProvider(config=ProviderConfig(type="embedded", options=options))) as url:
            yield url
        return
    server = EmbeddedServer(EmbeddedSettings(model_path=str(model), context_length=CONTEXT))
    try:
        with gateway_before(make_provider("local", ProviderConfig(type=kind, endpoint=server.base_url))) as url:
            yield url
    finally:
        server.close()


def read(url: str, body: dict[str, Any]) -> Read:
    """Ask for an answer, and return what was read for it."""
    headers = {"content-type": "application/json", "x-api-key": "none", "anthropic-version": "2023-06-01"}
    asked = urllib.request.Request(f"{url}/v1/messages?beta=true", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(asked, timeout=PATIENCE_S) as answer:
        usage = json.load(answer)["usage"]
    return Read(usage["input_tokens"], usage["input_tokens"] + usage["cache_read_input_tokens"])


@requirement("PFX-1")
@pytest.mark.parametrize("kind", KINDS)
def test_a_second_session_of_claude_code_has_its_prompt_read_already(kind: str, tmp_path: Path) -> None:
    model = write_scripted(tmp_path).gguf
    with gateway(kind, model) as url:
        first, second = (read(url, first_turn(session)) for session in (1, 2))
    assert first.again == first.all > 500
    assert second.all > 500
    assert second.again <= MOST * second.all


@requirement("PFX-1")
def test_a_model_named_as_anthropics_are_gets_the_line_and_is_read_again(tmp_path: Path) -> None:
    name = "claude-local"
    model = write_scripted(tmp_path).gguf.rename(tmp_path / f"{name}.gguf")
    with gateway("anthropic", model) as url:
        _, second = (read(url, first_turn(session, name)) for session in (1, 2))
    assert second.again > 0.9 * second.all
