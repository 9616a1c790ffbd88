"""The directions of the codec that most programs use are loaded one by one, each with its first use."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.requirements import requirement

_DIRECTIONS = ("read_answer", "read_request", "read_stream", "write_answer", "write_request", "write_stream", "models")
_PROGRAM = """
import json, sys, turnwire
codec = turnwire.get_codec("openai-chat")
TURN = {{"role": "user", "content": "x"}}
BODY = {{"messages": [TURN]}}
{}
own = "turnwire.codecs.openai_chat."
print(json.dumps(sorted(name.removeprefix(own) for name in sys.modules if name.startswith(own))))
"""


@requirement("NFR-4")
@pytest.mark.parametrize(
    ("use", "loaded"),
    [
        ("", set()),
        (
            "codec.encode_request(turnwire.ChatRequest.from_dict({**BODY, 'parameters': {'model': 'm'}}))",
            {"write_request"},
        ),
        ("codec.decode_error(500, b'x')", set()),
        ("codec.stream_decoder()", {"read_answer", "read_stream"}),
        ("codec.decode_request({'model': 'm', **BODY})", {"read_request"}),
    ],
)
def test_a_direction_is_loaded_with_its_first_use(use: str, loaded: set[str]) -> None:
    done = subprocess.run([sys.executable, "-c", _PROGRAM.format(use)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert set(json.loads(done.stdout)) & set(_DIRECTIONS) == loaded
