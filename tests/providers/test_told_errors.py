"""An error that a server tells inside its answer is the error of the call, whatever the connection does afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import for_each
from tests.codecs.test_error_framings import PIECES
from tests.providers.modes import call_ollama, call_vllm, every_mode
from tests.providers.standin import (
    CHAT,
    NDJSON,
    SSE,
    Connection,
    Request,
    Responder,
    StandIn,
    delta,
    line,
    ndjson,
    ollama_routes,
    sse,
)
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.convert.stream import StreamTranscoder
from turnwire.core.errors import StreamError


def failed_choice(code: int) -> dict[str, Any]:
    """The chunk of an answer that ended in an error."""
    chunk = delta(finish="error")
    chunk["choices"][0]["error"] = {"message": "boom", "code": code}
    return chunk


ERRORS: dict[str, tuple[str, bytes]] = {
    "an error": ("vllm", sse({"error": {"message": "boom", "code": 500}}, done=False)),
    "an error without a code": ("vllm", sse({"error": {"message": "boom"}}, done=False)),
    "an error of the choice": ("vllm", sse(failed_choice(502), done=False)),
    "an error without a frame": ("vllm", b'{"error": {"message": "boom", "code": 500}}'),
    "a glued error": ("vllm", b'data: {"error": "the "engine" went boom"}\n\n'),
    "Ollama's error": ("ollama", ndjson({"error": "boom"})),
    "Ollama's glued error": ("ollama", b'{"error": "the "engine" went boom"}\n'),
}
FIRST = {"vllm": sse(delta("First."), done=False), "ollama": ndjson(line("First."))}
ENDINGS = ("closed", "reset", "open")


def failing(kind: str, error: bytes, ending: str, *, in_one: bool) -> Responder:
    """A server that writes a text and an error, and never ends its body."""
    first = FIRST[kind]

    async def respond(connection: Connection, request: Request) -> None:
        await connection.stream(SSE if kind == "vllm" else NDJSON)
        for data in (first + error,) if in_one else (first, error):
            await connection.chunk(data)
        if ending == "closed":
            connection.close()
        elif ending == "open":
            await connection.gone()
        else:
            await connection.wait_shortly()
            connection.reset()

    return respond


@requirement("PRV-6", "COD-7")
@every_mode
@for_each("in_one", [True, False], ids=["in one read", "in two"])
@for_each(
    ("form", "ending"),
    # an error that nothing ends may still go on while the connection is open
    [(form, ending) for form in ERRORS for ending in ENDINGS if (form, ending) != ("an error without a frame", "open")],
)
def test_the_error_that_a_server_told_is_the_error_of_the_call(mode: str, form: str, ending: str, in_one: bool) -> None:
    kind, error = ERRORS[form]
    respond = failing(kind, error, ending, in_one=in_one)
    with StandIn({CHAT: respond} if kind == "vllm" else ollama_routes(respond)) as server:
        outcome = (call_vllm if kind == "vllm" else call_ollama)(mode, server)
    assert type(outcome.error) is StreamError
    assert outcome.error.info.message.endswith("boom")
    assert outcome.error.partial is not None
    assert outcome.error.partial.text == "First."
    assert outcome.text == ("First." if "stream" in mode else "")


@requirement("PRV-6")
@every_mode
@pytest.mark.parametrize("kind", FIRST)
def test_a_connection_that_breaks_leaves_the_answer_so_far(mode: str, kind: str) -> None:
    respond = failing(kind, b"", "closed", in_one=True)
    with StandIn({CHAT: respond} if kind == "vllm" else ollama_routes(respond)) as server:
        outcome = (call_vllm if kind == "vllm" else call_ollama)(mode, server)
    assert outcome.error.info.category == "interrupted"
    assert outcome.error.partial is not None
    assert outcome.error.partial.text == "First."


def event_of(name: str, value: dict[str, Any]) -> bytes:
    """An event of a dialect's stream."""
    return ndjson(value) if name == "ollama" else sse(value, done=False)


@requirement("PRV-6")
@pytest.mark.parametrize("name", PIECES)
def test_a_decoder_says_at_once_that_its_stream_failed(name: str) -> None:
    decoder = get_codec(name).stream_decoder()
    before = decoder.failure
    text = event_of(name, PIECES[name])
    chunks = decoder.feed(text + event_of(name, {"error": {"message": "boom", "code": 500}}))
    assert "".join(chunk.text or "" for chunk in chunks) == "Hi"
    assert (before, type(decoder.failure)) == (None, StreamError)
    with pytest.raises(StreamError) as caught:
        decoder.feed(text)
    assert caught.value is decoder.failure


@requirement("PRV-6")
@pytest.mark.parametrize("target", ["openai-chat", "anthropic", "openai-responses", "gemini", "ollama"])
def test_a_converted_stream_says_the_error_without_further_bytes(target: str) -> None:
    transcoder = StreamTranscoder("vllm", target)
    written = transcoder.feed(FIRST["vllm"] + ERRORS["an error"][1])
    assert transcoder.is_over
    assert b"boom" in written
    assert transcoder.close() == b""
    apart = StreamTranscoder("vllm", target)
    assert written == b"".join((apart.feed(FIRST["vllm"]), apart.feed(ERRORS["an error"][1]), apart.close()))
