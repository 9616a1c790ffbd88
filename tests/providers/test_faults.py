"""What a server or the network can do wrong, over real sockets, for each way of calling."""

from __future__ import annotations

import gzip
import json
import pickle
import socket
import zlib
from typing import Any

import pytest

from tests.cases import for_each
from tests.patience import PATIENCE_S
from tests.providers.modes import call_ollama, call_vllm, every_mode, every_stream
from tests.providers.standin import (
    CHAT,
    END,
    HELLO,
    NDJSON,
    SSE,
    Connection,
    Request,
    StandIn,
    completion,
    delta,
    line,
    ndjson,
    ollama_routes,
    replies,
    sse,
    streams,
)
from tests.requirements import requirement
from turnwire.codecs.streams.framing import Limits
from turnwire.core.errors import (
    ModelNotFoundError,
    ProviderResponseError,
    ProviderTimeoutError,
    ProviderUnavailableError,
    StreamError,
    TokenLimitError,
)
from turnwire.providers.calls.io_actions import TransportFailure, failure_to_open
from turnwire.providers.transport.decompression import UNBOUND

PROMPT = "the secret word is xyzzy"


@requirement("PRV-6")
@every_mode
def test_a_refused_connection_is_unavailable_and_may_be_tried_again(mode: str) -> None:
    with StandIn({}) as server:
        port = server.port
    gone = StandIn({})
    gone.port = port
    outcome = call_vllm(mode, gone)
    assert type(outcome.error) is ProviderUnavailableError
    assert outcome.error.info.to_dict() == {
        "code": "ACODE-MDL-001",
        "message": f"{gone.url}: the server cannot be reached (ConnectionRefusedError); is it running?",
        "provider_id": "local",
        "retryable": True,
    }


@requirement("PRV-6", "NFR-2")
def test_a_name_of_a_host_that_nobody_knows_is_not_asked_whether_it_runs() -> None:
    error = failure_to_open(TransportFailure("unreachable", "gaierror"), 1, 1)
    assert type(error) is ProviderUnavailableError
    assert error.info.message == (
        "the name of the host is not known (gaierror); is it spelled right, and is the network there?"
    )


@requirement("PRV-6")
@every_mode
def test_an_address_that_does_not_accept_within_the_limit_is_a_timeout_with_that_limit(mode: str) -> None:
    with socket.socket() as full:
        full.bind(("127.0.0.1", 0))
        full.listen(0)
        fillers = [socket.socket() for _ in range(3)]
        try:
            for filler in fillers:
                filler.setblocking(False)
                filler.connect_ex(full.getsockname())
            server = StandIn({})
            server.port = full.getsockname()[1]
            outcome = call_vllm(mode, server, connect_timeout=0.05)
        finally:
            for filler in fillers:
                filler.close()
    assert type(outcome.error) is ProviderTimeoutError
    assert (outcome.error.info.limit_s, outcome.error.info.retryable) == (0.05, True)


@requirement("PRV-6")
@every_mode
def test_a_connection_closed_before_the_answer_is_unavailable(mode: str) -> None:
    async def hang_up(connection: Connection, request: Request) -> None:
        connection.close()

    with StandIn({CHAT: hang_up}) as server:
        outcome = call_vllm(mode, server)
    assert type(outcome.error) is ProviderUnavailableError
    assert outcome.error.info.message.endswith(": the connection broke before an answer began")


@requirement("PRV-6")
@every_mode
def test_a_reset_before_the_answer_is_unavailable(mode: str) -> None:
    async def reset(connection: Connection, request: Request) -> None:
        connection.reset()

    with StandIn({CHAT: reset}) as server:
        outcome = call_vllm(mode, server)
    assert type(outcome.error) is ProviderUnavailableError


@requirement("PRV-6", "REQ-3")
@every_stream
@pytest.mark.parametrize("ending", ["reset", "close", "end"])
def test_a_stream_that_breaks_is_an_error_with_the_answer_so_far(mode: str, ending: str) -> None:
    async def break_off(connection: Connection, request: Request) -> None:
        await connection.stream()
        await connection.line(line("Half an "))
        await connection.line(line("answer"))
        await connection.wait()
        if ending == "end":
            await connection.end()
        elif ending == "close":
            connection.close()
        else:
            connection.reset()

    with StandIn(ollama_routes(break_off)) as server:
        server.word.set()
        outcome = call_ollama(mode, server)
    assert type(outcome.error) is StreamError
    assert outcome.error.info.category == "interrupted"
    assert outcome.error.provider_id == "local"
    partial: Any = outcome.error.partial
    if ending != "reset":  # a reset may overtake what was sent before it
        assert outcome.text == "Half an answer"
        assert (partial.message.content, partial.finish_reason) == ("Half an answer", "error")
        assert partial.usage.time_to_first_token_ns > 0


@requirement("PRV-6")
@pytest.mark.parametrize("mode", ["complete", "sync complete"])
def test_a_whole_answer_that_breaks_off_is_interrupted(mode: str) -> None:
    async def break_off(connection: Connection, request: Request) -> None:
        await connection.head(200, {"Content-Type": "application/json", "Content-Length": "100"})
        await connection.raw(b'{"model"')
        connection.close()

    with StandIn(ollama_routes(break_off)) as server:
        outcome = call_ollama(mode, server)
    assert outcome.error.info.category == "interrupted"


@requirement("PRV-1", "PRV-6")
@every_mode
def test_silence_is_a_timeout_that_tells_the_limit(mode: str) -> None:
    async def silent(connection: Connection, request: Request) -> None:
        await connection.gone()

    with StandIn(ollama_routes(silent)) as server:
        outcome = call_ollama(mode, server, timeout=0.2)
        assert server.gone.wait(PATIENCE_S)  # giving up closes the connection
    assert type(outcome.error) is ProviderTimeoutError
    assert outcome.error.info.to_dict() == {
        "code": "ACODE-MDL-002",
        "message": f"{server.url}: no answer began within 0.2 s",
        "provider_id": "local",
        "limit_s": 0.2,
    }


@requirement("PRV-1")
@every_mode
def test_the_wait_for_the_first_byte_has_its_own_limit(mode: str) -> None:
    async def silent(connection: Connection, request: Request) -> None:
        await connection.gone()

    with StandIn(ollama_routes(silent)) as server:
        outcome = call_ollama(mode, server, timeout=PATIENCE_S, options={"first_byte_timeout": 0.1})
    assert (type(outcome.error), outcome.error.info.limit_s) == (ProviderTimeoutError, 0.1)


@requirement("PRV-1", "REQ-3")
@every_stream
def test_silence_inside_an_answer_has_its_own_limit_and_keeps_what_came(mode: str) -> None:
    async def stall(connection: Connection, request: Request) -> None:
        await connection.stream(first=json.dumps(line("So far")) + "\n")
        await connection.gone()

    with StandIn(ollama_routes(stall)) as server:
        outcome = call_ollama(mode, server, timeout=PATIENCE_S, options={"idle_timeout": 0.1})
        assert server.gone.wait(PATIENCE_S)
    assert (type(outcome.error), outcome.error.info.limit_s) == (ProviderTimeoutError, 0.1)
    assert outcome.error.info.message == "the rest of the answer did not come within 0.1 s"
    assert outcome.error.partial.message.content == "So far"


@requirement("PRV-1")
@every_mode
def test_a_slow_drip_does_not_get_around_the_total(mode: str) -> None:
    async def drip(connection: Connection, request: Request) -> None:
        await connection.stream()
        while True:  # ends with the connection
            await connection.line(line("drop"))
            await connection.wait_shortly()

    with StandIn(ollama_routes(drip)) as server:
        outcome = call_ollama(mode, server, timeout=0.3, options={"idle_timeout": PATIENCE_S})
    assert (type(outcome.error), outcome.error.info.limit_s) == (ProviderTimeoutError, 0.3)


@requirement("PRV-1")
@every_mode
def test_a_slow_drip_of_headers_does_not_get_around_the_total(mode: str) -> None:
    async def drip(connection: Connection, request: Request) -> None:
        await connection.raw(b"HTTP/1.1 200 OK\r\n")
        while True:
            await connection.raw(b"X-Drop: drop\r\n")
            await connection.wait_shortly()

    with StandIn(ollama_routes(drip)) as server:
        outcome = call_ollama(mode, server, timeout=0.3)
    assert (type(outcome.error), outcome.error.info.limit_s) == (ProviderTimeoutError, 0.3)


@requirement("PRV-6")
@every_mode
def test_what_is_no_http_is_a_protocol_error(mode: str) -> None:
    async def babble(connection: Connection, request: Request) -> None:
        await connection.raw(b"\x15\x03\x01\x00\x02\x02\x46 xyzzy xyzzy\r\n\r\n")
        connection.close()

    with StandIn({CHAT: babble}) as server:
        outcome = call_vllm(mode, server)
    assert type(outcome.error) is ProviderResponseError
    assert (outcome.error.info.category, outcome.error.info.message) == ("protocol", "what came is not HTTP")


@requirement("PRV-6")
@every_mode
@for_each("body", [b"xyzzy not json", b"[1, 2", b"\xff\xfe\x00", b"", b"   \n"])
def test_garbage_in_place_of_an_answer_is_a_protocol_error_without_the_garbage(mode: str, body: bytes) -> None:
    with StandIn(ollama_routes(replies(body))) as server:
        outcome = call_ollama(mode, server)
    assert isinstance(outcome.error, (ProviderResponseError, StreamError))
    assert outcome.error.info.category in ("protocol", "interrupted")
    assert "xyzzy" not in str(outcome.error)


@requirement("PRV-6")
@every_stream
def test_garbage_inside_a_stream_is_an_error_with_the_answer_so_far(mode: str) -> None:
    with StandIn(ollama_routes(streams(ndjson(line("Well, ")), b"{xyzzy\n"))) as server:
        outcome = call_ollama(mode, server)
    assert (type(outcome.error), outcome.error.info.category) == (StreamError, "protocol")
    assert outcome.error.partial.message.content == "Well, "
    assert "xyzzy" not in str(outcome.error)


@requirement("PRV-8")
@every_stream
def test_a_giant_line_is_refused_as_soon_as_it_passes_the_limit(mode: str) -> None:
    async def flood(connection: Connection, request: Request) -> None:
        await connection.stream()
        await connection.line(line("before"))
        while True:  # ends with the connection
            await connection.chunk(b"x" * 65536)

    with StandIn(ollama_routes(flood)) as server:
        outcome = call_ollama(mode, server, options={"max_line_bytes": 100_000})
    assert (type(outcome.error), outcome.error.info.category) == (StreamError, "protocol")
    assert outcome.error.info.message == "a line is larger than 100000 bytes"
    assert outcome.error.partial.message.content == "before"


@requirement("PRV-8")
@every_mode
def test_a_giant_answer_is_refused_as_soon_as_it_passes_the_limit(mode: str) -> None:
    async def flood(connection: Connection, request: Request) -> None:
        await connection.stream("application/json")
        await connection.chunk(b'{"choices": [')
        while True:  # ends with the connection
            await connection.chunk(b" " * 65536)

    with StandIn({CHAT: flood}) as server:
        outcome = call_vllm(mode, server, options={"max_response_bytes": 1_000_000})
    assert outcome.error.info.category == "protocol"
    assert outcome.error.info.message == "the response is larger than 1000000 bytes"


@requirement("PRV-8")
@every_mode
def test_a_giant_error_body_is_read_only_at_its_beginning(mode: str) -> None:
    async def flood(connection: Connection, request: Request) -> None:
        await connection.head(500, {"Content-Type": "text/plain", "Transfer-Encoding": "chunked"})
        while True:  # ends with the connection
            await connection.chunk(b"x" * 65536)

    with StandIn({CHAT: flood}) as server:
        outcome = call_vllm(mode, server)
    assert (type(outcome.error), outcome.error.info.status) == (ProviderResponseError, 500)


@requirement("PRV-8")
@every_mode
def test_giant_headers_are_refused(mode: str) -> None:
    async def flood(connection: Connection, request: Request) -> None:
        await connection.raw(b"HTTP/1.1 200 OK\r\n" + b"X-Big: " + b"x" * 300_000)
        await connection.gone()

    with StandIn({CHAT: flood}) as server:
        outcome = call_vllm(mode, server)
    assert type(outcome.error) is ProviderResponseError


@requirement("PRV-6")
@every_mode
@for_each("content_type", ["text/html", "text/html; charset=utf-8", "application/json", SSE])
def test_a_web_page_is_no_model_server(mode: str, content_type: str) -> None:
    page = replies(b"<!doctype html><title>xyzzy</title>", Content_Type=content_type)
    with StandIn({CHAT: page}) as server:
        outcome = call_vllm(mode, server)
    assert type(outcome.error) is ProviderResponseError
    assert (outcome.error.info.category, outcome.error.info.status) == ("protocol", 200)
    assert "is this the address of a model server?" in str(outcome.error)
    assert "xyzzy" not in str(outcome.error)


@requirement("PRV-6", "REQ-3")
@every_mode
@for_each("content_type", ["application/json", SSE, "text/plain", ""])
def test_a_whole_answer_to_a_stream_request_gives_the_same_answer_whatever_its_type(
    mode: str, content_type: str
) -> None:
    with StandIn({CHAT: replies(completion("Hello!"), Content_Type=content_type)}) as server:
        outcome = call_vllm(mode, server)
    assert outcome.error is None
    answer = outcome.answer
    assert (answer.message.content, answer.finish_reason, answer.usage.total_tokens) == ("Hello!", "stop", 9)
    if outcome.chunks:
        assert outcome.text == "Hello!"
        assert [chunk.is_complete for chunk in outcome.chunks].count(True) == 1
        assert outcome.chunks[-1].is_complete


@requirement("REQ-3")
def test_a_whole_answer_to_a_stream_request_equals_the_answer_that_is_not_streamed() -> None:
    calls = [
        {"id": "c1", "type": "function", "function": {"name": "f", "arguments": '{"a": 1}'}},
        {"id": "c2", "type": "function", "function": {"name": "f", "arguments": "{'a': 1}"}},
    ]
    message = {"role": "assistant", "content": "Let me see.", "reasoning": "Hm.", "tool_calls": calls, "odd": 1}
    choice = {"index": 0, "message": message, "finish_reason": "tool_calls"}
    with StandIn({CHAT: replies(completion(choices=[choice], odd={"a": [1]}))}) as server:
        whole = call_vllm("complete", server).answer
        streamed = call_vllm("stream", server)
    times = {"total_duration_ns": None, "time_to_first_token_ns": None}
    unmeasured = [answer.replace(usage=answer.usage.replace(**times)) for answer in (whole, streamed.answer)]
    assert unmeasured[0] == unmeasured[1]
    assert unmeasured[0].to_dict() == unmeasured[1].to_dict()
    assert streamed.answer.message.invalid_tool_calls[0].reason == "not_json"


@requirement("PRV-6")
@pytest.mark.parametrize("mode", ["complete", "sync complete"])
def test_a_stream_in_place_of_a_whole_answer_is_folded(mode: str) -> None:
    body = streams(sse(delta("Hel"), delta("lo!"), delta(None, "stop")), content_type=SSE)
    with StandIn({CHAT: body}) as server:
        outcome = call_vllm(mode, server)
    assert (outcome.answer.message.content, outcome.answer.finish_reason) == ("Hello!", "stop")


@requirement("PRV-6")
@every_stream
def test_an_error_inside_a_stream_with_status_200_is_an_error_with_the_answer_so_far(mode: str) -> None:
    with StandIn(ollama_routes(streams(ndjson(line("So ")), ndjson({"error": "model runner has stopped"})))) as server:
        outcome = call_ollama(mode, server)
    partial: Any = outcome.error.partial
    assert (type(outcome.error), outcome.text, partial.message.content) == (StreamError, "So ", "So ")


@requirement("PRV-6")
@every_mode
def test_an_error_in_a_body_with_status_200_is_an_error(mode: str) -> None:
    error = {"error": {"message": "out of memory", "type": "InternalServerError", "code": 500}}
    with StandIn({CHAT: replies(error)}) as server:
        outcome = call_vllm(mode, server)
    assert outcome.error.info.server_type == "InternalServerError"
    assert outcome.answer is None


@requirement("PRV-6")
@every_mode
def test_an_error_status_becomes_its_own_kind_of_error(mode: str) -> None:
    with StandIn(ollama_routes(replies({"error": "the input length exceeds the context length"}, 400))) as server:
        too_long = call_ollama(mode, server)
        server.routes["/api/chat"] = replies({"error": "model 'm' not found"}, 404)
        missing = call_ollama(mode, server)
    assert (type(too_long.error), too_long.error.info.status) == (TokenLimitError, 400)
    assert (type(missing.error), missing.error.info.status) == (ModelNotFoundError, 404)
    assert missing.error.provider_id == "local"


@requirement("PRV-6")
@every_mode
def test_retry_after_is_told_with_the_error(mode: str) -> None:
    body = {"error": {"message": "slow down", "type": "rate_limit", "code": 429}}
    with StandIn({CHAT: replies(body, 429, Retry_After="7")}) as server:
        outcome = call_vllm(mode, server)
    info = outcome.error.info
    assert (info.category, info.retryable, info.retry_after_s) == ("rate_limited", True, 7.0)


@requirement("PRV-7")
@every_mode
@for_each("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_never_followed(mode: str, status: int) -> None:
    with StandIn({CHAT: replies(completion())}) as other:
        with StandIn({CHAT: replies(b"", status, Location=f"{other.url}{CHAT}?key=xyzzy")}) as server:
            outcome = call_vllm(mode, server)
        assert other.requests == []
        assert other.opened == 0
    assert type(outcome.error) is ProviderResponseError
    expected = f"the server answered {status} and points to {other.url}; redirects are not followed"
    assert (outcome.error.info.message, outcome.error.info.category) == (expected, "protocol")


@requirement("PRV-7", "PRV-9")
@every_mode
@for_each(
    ("location", "where"),
    [
        ("https://evil.example/steal?key=xyzzy#x", "https://evil.example, which is not allowed"),
        ("http://user:xyzzy@evil.example/", "something that is not a plain address"),
        ("//evil.example/xyzzy", "something that is not a plain address"),
        ("/\\evil.example/xyzzy", "something that is not a plain address"),
        ("http://127.0.0.1.evil.example/", "http://127.0.0.1.evil.example, which is not allowed"),
        ("http://0x7f000001/", "something that is not a plain address"),
        ("http://[::ffff:10.0.0.1]/", "something that is not a plain address"),
        ("file:///etc/passwd", "something that is not a plain address"),
        ("gopher://127.0.0.1:11434/xyzzy", "something that is not a plain address"),
    ],
)
def test_a_redirect_to_elsewhere_is_named_as_not_local_without_query_or_password(
    mode: str, location: str, where: str
) -> None:
    with StandIn({CHAT: replies(b"", 302, Location=location)}) as server:
        outcome = call_vllm(mode, server)
    assert outcome.error.info.category == "not_local"
    assert where in outcome.error.info.message
    assert "xyzzy" not in repr(outcome.error) + str(outcome.error)


@requirement("PRV-6")
@every_mode
@for_each("encoding", ["gzip", "deflate", "raw deflate", "identity"])
def test_a_body_that_a_proxy_compressed_is_read(mode: str, encoding: str) -> None:
    plain = sse(delta("Hel"), delta("lo!"), delta(None, "stop"))
    if "complete" in mode:
        plain = json.dumps(completion("Hello!")).encode()
    raw = zlib.compressobj(wbits=-15)
    bodies = {
        "gzip": gzip.compress(plain),
        "deflate": zlib.compress(plain),
        "raw deflate": raw.compress(plain) + raw.flush(),
        "identity": plain,
    }
    content_type = "application/json" if "complete" in mode else SSE
    reply = replies(bodies[encoding], Content_Type=content_type, Content_Encoding=encoding.removeprefix("raw "))
    with StandIn({CHAT: reply}) as server:
        outcome = call_vllm(mode, server)
    assert outcome.error is None
    assert outcome.answer.message.content == "Hello!"


@requirement("PRV-8")
@every_mode
def test_a_compressed_body_cannot_get_around_the_size_limit(mode: str) -> None:
    bomb = gzip.compress(b'{"choices": [' + b" " * 50_000_000)
    assert len(bomb) < 100_000
    with StandIn({CHAT: replies(bomb, Content_Encoding="gzip")}) as server:
        outcome = call_vllm(mode, server, options={"max_response_bytes": 1_000_000})
    assert outcome.error.info.message == "the response is larger than 1000000 bytes"


@requirement("PRV-8")
@every_mode
@for_each("encoding", ["gzip", "deflate"])
@for_each("kind", ["whole", "events", "an error"])
def test_a_body_that_grows_too_much_is_refused_while_it_is_unpacked(mode: str, encoding: str, kind: str) -> None:
    start = {"whole": b'{"choices": [', "events": b":", "an error": b"{"}[kind]
    pack = gzip.compress if encoding == "gzip" else zlib.compress
    bomb = pack(start + b" " * (2 * UNBOUND))
    reply = replies(bomb, 500 if kind == "an error" else 200, Content_Type=SSE, Content_Encoding=encoding)
    with StandIn({CHAT: reply}) as server:
        outcome = call_vllm(mode, server)
    if kind == "an error":  # enough of it is read soon
        assert outcome.error.info.status == 500
    else:
        assert outcome.error.info.message == f"the {encoding} body grows to more than 300 times its size; send it plain"
        assert outcome.error.info.category == "protocol"


@requirement("PRV-8")
@every_mode
def test_a_whole_answer_has_a_lower_limit_than_a_stream(mode: str) -> None:
    assert Limits().whole * 8 == Limits().response
    with StandIn({CHAT: replies(completion("a" * 1000))}) as server:
        outcome = call_vllm(mode, server, options={"max_response_bytes": 1000})
    assert outcome.error.info.message == "the response is larger than 1000 bytes"


@requirement("PRV-6")
@every_mode
def test_every_member_of_a_compressed_body_is_read(mode: str) -> None:
    plain = json.dumps(completion("Hello!")).encode()
    with StandIn(
        {CHAT: replies(gzip.compress(plain[:20]) + gzip.compress(plain[20:]), Content_Encoding="gzip")}
    ) as server:
        outcome = call_vllm(mode, server)
    assert outcome.error is None
    assert outcome.answer.message.content == "Hello!"


@requirement("PRV-6")
@every_mode
@for_each("encoding", ["br", "zstd", "gzip, gzip", "compress", "xyzzy"])
def test_a_compression_that_we_do_not_read_is_refused(mode: str, encoding: str) -> None:
    with StandIn({CHAT: replies(b"????", Content_Encoding=encoding)}) as server:
        outcome = call_vllm(mode, server)
    assert (type(outcome.error), outcome.error.info.category) == (ProviderResponseError, "protocol")


@requirement("PRV-6")
@every_mode
def test_a_body_that_is_not_compressed_as_it_says_is_refused(mode: str) -> None:
    with StandIn({CHAT: replies(b"xyzzy", Content_Encoding="gzip")}) as server:
        outcome = call_vllm(mode, server)
    assert outcome.error.info.message == "the body says it is gzip and is not"


@requirement("PRV-6")
@every_mode
def test_every_error_of_a_call_can_be_pickled_and_names_no_content(mode: str) -> None:
    async def break_off(connection: Connection, request: Request) -> None:
        await connection.stream()
        await connection.line(line("xyzzy"))
        connection.close()

    with StandIn(ollama_routes(break_off)) as server:
        outcome = call_ollama(mode, server)
    again = pickle.loads(pickle.dumps(outcome.error))
    assert (type(again), again.info, again.partial) == (
        type(outcome.error),
        outcome.error.info,
        outcome.error.partial,
    )
    assert "xyzzy" not in repr(outcome.error) + str(outcome.error) + repr(outcome.error.partial)


@requirement("PRV-6")
@every_mode
def test_the_same_bytes_give_the_same_answer_streamed_and_whole(mode: str) -> None:
    async def answer(connection: Connection, request: Request) -> None:
        if request.json["stream"]:
            await streams(*[bytes([byte]) for byte in ndjson(line("Hel"), line("lo!"), END)])(connection, request)
        else:
            await connection.reply(HELLO, Content_Type="application/json")

    with StandIn(ollama_routes(answer)) as server:
        outcome = call_ollama(mode, server)
    assert outcome.error is None
    usage = outcome.answer.usage
    assert outcome.answer.message.content == "Hello!"
    assert (usage.prompt_tokens, usage.completion_tokens, usage.total_tokens) == (7, 2, 9)
    assert usage.total_duration_ns > 0
    if outcome.chunks:
        assert 0 < usage.time_to_first_token_ns <= usage.total_duration_ns
        assert outcome.chunks[-1].usage == usage


@requirement("PRV-6")
@every_stream
def test_media_types_of_streams_are_asked_for(mode: str) -> None:
    with StandIn(ollama_routes(streams(ndjson(HELLO)))) as server:
        call_ollama(mode, server)
        sent = server.requests[-2]
    assert sent.path == "/api/chat"
    assert sent.headers["accept"] == f"{NDJSON}, application/json"
    assert sent.headers["accept-encoding"] == "identity"
