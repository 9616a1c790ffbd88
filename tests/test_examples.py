"""Every script in examples/ runs and prints what it promises."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.requirements import requirement

EXAMPLES = Path(__file__).parent.parent / "examples"

# What each script's output must contain; a script without a row is an error of this test.
PROMISES = {
    "demo.py": ("tool call", "result", "model", "tokens"),
    "complete_and_stream.py": ("the whole answer:", "in pieces:", "tokens"),
    "convert_between_dialects.py": ("ollama", "lost"),
    "gateway_anthropic.py": ("thinking: ", "text: ", "['thinking', 'text'] end_turn", "raised RateLimitError"),
    "gateway_ollama.py": ("models: ['mock']", '{"name": "text", "warm": true}', "streamed:", "tokens"),
    "gateway_openai.py": ("call 0: get_weather", "call 1: get-time", "finish: tool_calls", "The tool says: sunny"),
    "own_http_client.py": ("the whole answer: Blue and green.", "Blue| and| green.|", "raised ModelNotFoundError"),
    "own_provider.py": ("whole: HELLO!", "piece: HELLO!", "up: True"),
    "plan_before_you_send.py": ("anthropic: nothing is lost", "[ollama.is_error]", "refused: 3 losses"),
    "switch_dialect_each_turn.py": ("ollama: tool_calls", "gemini-interactions: stop", "15 messages"),
    "transcode_a_stream.py": ('"type":"message_stop"', "broken by: None"),
    "judge_a_stream.py": ("truncated", "length"),
    "history_and_policy.py": ("refused: allow_consecutive_user",),
    "test_your_agent_with_a_mock.py": ("the agent asked 2 times",),
}


# Scripts that a test of their own runs.
ELSEWHERE = {
    "agent_thread.py": "test_agent_example.py",
    "chat_with_a_tool.py": "test_short_programs.py",
    "fastapi_sse.py": "test_short_programs.py",
    "read_many_texts.py": "test_short_programs.py",
    "test_your_client.py": "site/test_snippets.py",
}


def test_every_script_has_a_promise_and_every_promise_a_script() -> None:
    assert {path.name for path in EXAMPLES.glob("[!_]*.py")} == set(PROMISES) | set(ELSEWHERE)
    assert all((Path(__file__).parent / test).is_file() for test in ELSEWHERE.values())


@requirement("NFR-2", "PRV-3")
@pytest.mark.parametrize("name", sorted(PROMISES))
def test_an_example_runs_and_keeps_its_promise(name: str) -> None:
    result = subprocess.run([sys.executable, str(EXAMPLES / name)], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    for words in PROMISES[name]:
        assert words in result.stdout
