"""Two clients that are not ours, `openai` and `ollama`, tried with every fault that a server can have.

Run it with pytest, or directly. The code in `ask_…` is what a program has to add: both clients take a stream that
just stops for a whole answer.
"""

from __future__ import annotations

import subprocess
import sys

import ollama
import openai
import pytest

from turnwire.testing import NamedFault, StandInServer

ANSWER = "It is sunny, 18 °C."
QUESTION = [{"role": "user", "content": "What is the weather?"}]


class CutError(Exception):
    """The stream ended, but the answer did not."""


def ask_openai(server: StandInServer) -> str:
    text, reason = "", None
    with openai.OpenAI(base_url=server.openai, api_key="none", max_retries=0, timeout=10) as client:
        for chunk in client.chat.completions.create(model="m", messages=QUESTION, stream=True):
            for choice in chunk.choices:
                text += choice.delta.content or ""
                reason = choice.finish_reason or reason
    if reason is None:
        raise CutError
    return text


def ask_ollama(server: StandInServer) -> str:
    text, is_done = "", False
    with ollama.Client(host=server.url, timeout=10) as client:
        for piece in client.chat(model="m", messages=QUESTION, stream=True):
            text += piece.message.content or ""
            is_done = is_done or bool(piece.done)
    if not is_done:
        raise CutError
    return text


def test_openai_gives_the_whole_answer_or_reports_a_failure(
    turnwire_server: StandInServer, turnwire_fault: NamedFault
) -> None:
    turnwire_server.say(ANSWER)
    turnwire_fault.check(lambda: ask_openai(turnwire_server), ANSWER)


@pytest.mark.turnwire_faults("split", "reset", "missing-end", "error-in-stream", "garbage")
def test_ollama_gives_the_whole_answer_or_reports_a_failure(
    turnwire_server: StandInServer, turnwire_fault: NamedFault
) -> None:
    turnwire_server.say(ANSWER)
    turnwire_fault.check(lambda: ask_ollama(turnwire_server), ANSWER)


def test_openai_tries_again_when_it_is_asked_to_wait(turnwire_server: StandInServer) -> None:
    turnwire_server.fault("status", status=429, retry_after=0).say(ANSWER)
    with openai.OpenAI(base_url=turnwire_server.openai, api_key="none", max_retries=1) as client:
        answer = client.chat.completions.create(model="m", messages=QUESTION)
    assert answer.choices[0].message.content == ANSWER
    assert [request.text for request in turnwire_server.requests] == ["What is the weather?"] * 2


if __name__ == "__main__":
    # Where turnwire is installed with the extra `testing`, pytest finds the plugin by itself.
    pytest_with_plugin = [sys.executable, "-m", "pytest", "-p", "turnwire.testing.plugin", "-p", "no:cacheprovider"]
    sys.exit(subprocess.call([*pytest_with_plugin, "-q", __file__]))
