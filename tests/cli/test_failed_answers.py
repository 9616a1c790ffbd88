"""An answer that ended in an error fails a question, a line of a batch, and an agent's run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.entry import TextEntry

from tests.agent.parts import ALLOW, HandClock, counting_ids, in_loop
from tests.batch.samples import asked, read_lines, write_lines
from tests.cli.runner import turnwire
from tests.cli.server import Answers, vllm
from tests.requirements import requirement
from turnwire import OpenAICompatibleProvider, ProviderError
from turnwire.agent import Agent, AgentThread

__all__ = ["vllm"]

ERROR = {"code": 502, "message": "Provider disconnected"}


def answer(word: str, **choice: Any) -> bytes:
    said = {"index": 0, "message": {"role": "assistant", "content": "So far"}, "finish_reason": word, **choice}
    usage = {"prompt_tokens": 3, "completion_tokens": 2, "total_tokens": 5}
    body = {"id": "c", "object": "chat.completion", "created": 1, "model": "m1", "choices": [said], "usage": usage}
    return json.dumps(body).encode()


def events(word: str, **choice: Any) -> bytes:
    head = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m1"}
    pieces = [
        {**head, "choices": [{"index": 0, "delta": {"content": "So far"}, "finish_reason": None}]},
        {**head, "choices": [{"index": 0, "delta": {}, "finish_reason": word, **choice}]},
    ]
    return b"".join(b"data: " + json.dumps(piece).encode() + b"\n\n" for piece in pieces) + b"data: [DONE]\n\n"


def configure(here: Path, url: str) -> None:
    (here / ".agent").mkdir(exist_ok=True)
    config = {"model_providers": {"providers": {"up": {"type": "vllm", "endpoint": url}}}}
    (here / ".agent" / "config.yml").write_text(json.dumps(config), "utf-8")


every_word = pytest.mark.parametrize("word", ["error", "abort"])


@requirement("CLI-1")
@every_word
@pytest.mark.parametrize("flag", [(), ("--stream",)])
def test_a_question_whose_answer_failed_is_an_error(
    here: Path, vllm: Answers, word: str, flag: tuple[str, ...]
) -> None:
    configure(here, vllm.url)
    vllm.chat = [events(word, error=ERROR) if flag else answer(word, error=ERROR)] * 2
    result = turnwire("provider", "test", "up", "hi", *flag)
    assert result.code == 1
    assert ERROR["message"] in result.err
    shown = turnwire("provider", "test", "up", "hi", "--json", *flag)
    assert (shown.code, shown.json["error"]["status"]) == (1, 502)


@requirement("CLI-2")
@every_word
def test_a_line_of_a_batch_whose_answer_failed_is_a_failure(here: Path, vllm: Answers, word: str) -> None:
    configure(here, vllm.url)
    vllm.chat = [answer(word)] * 5
    write_lines(here / "requests.jsonl", [asked("a")])
    result = turnwire("batch", "requests.jsonl", "--provider", "up", "--out", "results.jsonl")
    assert result.code == 1
    assert result.err.startswith("0 answered, 1 failed")
    [line] = read_lines(here / "results.jsonl")
    assert "response" not in line
    assert line["error"]["info"]["server_type"] == word


@requirement("AGT-1")
@every_word
@in_loop
async def test_an_agent_whose_model_failed_has_not_completed(vllm: Answers, word: str) -> None:
    vllm.chat = [events(word), answer(word)] * 2
    config = ProviderConfig(type="vllm", endpoint=vllm.url)
    async with OpenAICompatibleProvider("up", config) as provider:
        thread = AgentThread.new(
            Agent(provider=provider, policy=ALLOW, now=HandClock(), new_id=counting_ids(), model="m1")
        )
        result = await thread.ask("Hi")
    assert result.outcome == "failed"
    assert isinstance(result.error, ProviderError)
    last = thread.context.entries[-1]
    assert isinstance(last, TextEntry)
    assert (last.data.content, last.data.finish_reason) == ("So far", "error")
