"""Names that are loaded when they are first used, asked for by many threads at once in a fresh process."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.patience import PATIENCE_S
from tests.requirements import requirement

# Every thread waits at the barrier; whatever one of them raises ends the process with its traceback.
_AT_ONCE = """
import sys, threading, traceback
from importlib import import_module

def at_once(works):
    sys.setswitchinterval(1e-6)
    barrier, failed, results = threading.Barrier(len(works)), [], [None] * len(works)
    def run(position, work):
        barrier.wait()
        try:
            results[position] = work()
        except BaseException:  # a thread's failure is raised in the main one
            failed.append(traceback.format_exc())
    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(works)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    if failed:
        sys.exit(failed[0] + f"{len(failed)} of {len(works)} threads failed")
    return results
"""

_CODECS = """
from turnwire.codecs.registry import CODEC_NAMES, get_codec
found = at_once([lambda name=name: get_codec(name) for name in (*CODEC_NAMES, *CODEC_NAMES)])
assert [codec.name for codec in found] == [*CODEC_NAMES, *CODEC_NAMES]
assert all(first is second for first, second in zip(found, found[len(CODEC_NAMES):])), "two objects for one name"
"""

_PUBLIC_NAMES = """
import turnwire
names = [name for name in turnwire.__all__ if name != "__version__"]
found = at_once([lambda name=name: getattr(turnwire, name) for name in (*names, *names)])
assert all(first is second for first, second in zip(found, found[len(names):]))
"""

_MODULES = """
names = MODULES
found = at_once([lambda name=name: import_module(name) for name in names])
for module in found:
    for name in getattr(module, "__all__", ()):
        assert getattr(module, name) is not None
"""

_FIRST_INSTANCES = """
import turnwire
call = {"id": "c", "name": "f", "arguments": {"a": [1]}}
def request():
    return turnwire.ChatRequest.from_dict({
        "messages": [
            {"role": "user", "content": [{"type": "text", "text": "x"}]},
            {"role": "assistant", "tool_calls": [call]},
            {"role": "tool", "tool_call_id": "c", "content": "y"},
        ],
        "parameters": {"model": "m"},
        "tools": [{"name": "f", "description": "d", "parameters": {"type": "object"}}],
    }).to_dict()
def wrong():
    try:
        turnwire.ChatRequest.from_dict({"parameters": {}})
    except ValueError:
        return None
def response():
    answer = {"choices": [{"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": "x"}}]}
    return turnwire.get_codec("openai-chat").decode_response(answer).to_dict()
found = at_once([request, wrong, response, lambda: turnwire.user("x").to_dict()] * 8)
assert all(value == found[position % 4] for position, value in enumerate(found))
"""

# The parser's types of an answer's fields are made with the first answer of a dialect.
_FIRST_ANSWERS = """
import turnwire
text = {"role": "assistant", "content": "x"}
answers = {
    "openai-chat": {"choices": [{"index": 0, "finish_reason": "stop", "message": text}]},
    "openai-responses": {"status": "completed", "output": [
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "x", "annotations": []}]},
    ]},
    "anthropic": {"type": "message", **text, "content": [{"type": "text", "text": "x"}], "stop_reason": "end_turn"},
    "gemini": {"candidates": [{"content": {"role": "model", "parts": [{"text": "x"}]}, "finishReason": "STOP"}]},
    "ollama": {"model": "m", "message": text, "done": True, "done_reason": "stop"},
}
codecs = {name: turnwire.get_codec(name) for name in answers}
found = at_once([lambda name=name: codecs[name].decode_response(answers[name]) for name in answers] * 8)
assert [answer.text for answer in found] == ["x"] * len(found)
"""

_EVERY_MODULE = [
    *("turnwire.core.jsonschema", "turnwire.core", "turnwire.core.errors", "turnwire.core.rules"),
    *("turnwire.codecs.gemini", "turnwire.codecs.gemini.models", "turnwire.codecs.gemini_interactions"),
    *("turnwire.codecs.ollama.models", "turnwire.codecs.ollama", "turnwire.codecs.openai_chat.models"),
    *("turnwire.codecs.openai_chat", "turnwire.codecs.openai_responses", "turnwire.codecs.anthropic"),
    *("turnwire.convert", "turnwire.convert.payload", "turnwire.config", "turnwire.config.load", "turnwire.audit"),
    *("turnwire.audit.sinks", "turnwire.providers.factory", "turnwire_schema.v1", "turnwire_schema.v1.message"),
]


@requirement("NFR-3")
@pytest.mark.parametrize(
    "program",
    [
        pytest.param(_CODECS, id="codecs"),
        pytest.param(_PUBLIC_NAMES, id="public names"),
        pytest.param(_MODULES.replace("MODULES", repr(_EVERY_MODULE)), id="packages and modules of them"),
        pytest.param(_FIRST_INSTANCES, id="first instances"),
        pytest.param(_FIRST_ANSWERS, id="first answers"),
    ],
)
def test_many_threads_may_use_a_lazily_loaded_name_for_the_first_time_at_once(program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _AT_ONCE + program], capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
