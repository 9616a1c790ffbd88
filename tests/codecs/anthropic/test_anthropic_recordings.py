"""Every recorded exchange of /v1/messages, from Anthropic's own service and from other servers of the dialect."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.stream import StreamingChunk

from tests.cases import for_each
from tests.codecs.anthropic.anthropic_wire import CODECS, Data, check_grammar, check_wire, events_of, plain
from tests.normal_forms import normalize_request, normalize_response
from tests.reference import needs_reference, recorded_exchanges
from tests.requirements import requirement
from turnwire.codecs.codec import Codec
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import InvalidDataError, ProviderError

RECORDINGS = Path(__file__).parents[2] / "recordings"


def _is_ours(path: Path) -> bool:
    return path.suffix == ".json" and '"/v1/messages' in path.read_text("utf-8")


OWN = recorded_exchanges("anthropic-sdk")
OTHERS = sorted(path for path in RECORDINGS.glob("*/**/*.json") if _is_ours(path))
each_exchange = for_each("path", [*OWN, *OTHERS], ids=lambda path: f"{path.parent.name}/{path.stem}")

# What these servers take and the wire's contract, as this codec holds it, does not.
REFUSED = {
    *("messages-empty-messages", "messages-missing-messages", "messages-unknown-role", "messages-missing-model"),
    *("messages-temperature-string", "messages-tool-bad-schema", "messages-tool-bad-schema-stream"),
    *("messages-schema-tool-bad-schema-stream", "messages-content-null", "messages-stop-sequences-string"),
    *("messages-tool-choice-string", "messages-tool-choice-named-unknown", "messages-tool-missing-name"),
    *("count-tokens-missing-messages", "messages-get-method", "messages-invalid-json"),
    "messages-tool-choice-unknown",
}
# Numbers that no parameter holds travel as the client wrote them; the server refuses them itself.
OWN_NUMBERS = {"messages-max-tokens-negative"}
# A thinking budget that max_tokens leaves no room for, a choice without tools, an effort that the model has not.
LOSSY = {
    *("messages-thinking-budget-too-large", "thinking-enabled-no-parser", "messages-tool-choice-any-without-tools"),
    "error-400-effort",
}


def _codec(exchange: Data) -> Codec:
    version = (exchange["request"].get("headers") or {}).get("anthropic-version")
    return CODECS["anthropic-2026-10-21" if version == "2026-10-21" else "anthropic"]


def _bytes(path: Path, exchange: Data) -> bytes:
    exact = path.with_suffix(".sse")
    if exact.exists():
        return exact.read_bytes()
    return "".join(f"{event}\n\n" for event in exchange["response"]["sse"]).encode()


def _load(path: Path) -> Data:
    exchange: Data = json.loads(path.read_text("utf-8"))
    return exchange


@needs_reference
def test_the_recordings_of_the_service_are_all_there() -> None:
    assert len(OWN) > 40


@requirement("COD-3")
@each_exchange
def test_a_recorded_request_is_read_and_written_as_it_was(path: Path) -> None:
    exchange = _load(path)
    codec, wire = _codec(exchange), exchange["request"].get("body")
    if path.stem in REFUSED or not isinstance(wire, dict):
        with pytest.raises(InvalidDataError):
            codec.decode_request(wire)
        return
    written = codec.encode_request(codec.decode_request(wire).value)
    if path.stem not in OWN_NUMBERS:
        check_wire("request", "MessagesRequest", written.value)
    made_up = [loss for loss in written.losses if loss.id == "anthropic.max_tokens"]
    assert bool(made_up) == (wire.get("max_tokens") is None)
    if path.stem in LOSSY:
        assert written.losses
    else:
        assert list(written.losses) == made_up
        assert normalize_request(codec, plain(written.value)) == normalize_request(codec, wire)
    if "count_tokens" in exchange["request"]["path"]:
        counted = codec.encode_count_tokens(codec.decode_count_tokens(wire).value)
        check_wire("request", "CountTokensRequest", counted.value)
        assert plain(counted.value).keys() == wire.keys()


@requirement("COD-3")
@each_exchange
def test_a_recorded_answer_is_read_and_written_as_it_was(path: Path) -> None:
    exchange = _load(path)
    codec, reply = _codec(exchange), exchange["response"]
    if reply.get("sse") is not None:
        return
    wire = reply["body"] if reply.get("body") is not None else reply.get("body_text")
    if reply["status"] != 200:
        info = codec.decode_error(reply["status"], wire)
        told = codec.encode_error(info)
        check_wire("error", "ErrorResponse", told.body)
        assert info.status == reply["status"]
        assert codec.decode_error(told.status, told.body).category in (info.category, "invalid_request")
    elif "content" not in wire:
        count = codec.decode_token_count(wire)
        assert codec.encode_token_count(count) == {"input_tokens": wire["input_tokens"]}
    else:
        written = codec.encode_response(codec.decode_response(wire))
        assert written.losses == ()
        check_wire("response", "Message", written.value)
        assert normalize_response(codec, plain(written.value)) == normalize_response(codec, wire)


def _chunks(codec: Codec, pieces: list[bytes]) -> tuple[list[StreamingChunk], ProviderError | None]:
    decoder = codec.stream_decoder()
    found: list[StreamingChunk] = []
    try:
        for data in pieces:
            found += decoder.feed(data)
        found += decoder.close()
    except ProviderError as error:
        return found, error
    return found, None


@requirement("REQ-3")
@each_exchange
def test_a_recorded_stream_is_read_cut_anywhere_and_written_in_grammar(path: Path) -> None:
    exchange = _load(path)
    if exchange["response"].get("sse") is None:
        return
    codec, data = _codec(exchange), _bytes(path, exchange)
    chunks, error = _chunks(codec, [data])
    cut, same = _chunks(codec, [data[at : at + 1] for at in range(len(data))])
    assert cut == chunks
    assert (error and error.info) == (same and same.info)
    encoder = codec.stream_encoder()
    written = b"".join(encoder.feed(chunk) for chunk in chunks)
    events = events_of(written)
    check_grammar(events)
    assert encoder.losses == ()
    again, _ = _chunks(codec, [written])
    if error is not None:
        assert not any(event["type"] == "message_stop" for event in events)
        assert error.info.category in ("interrupted", "server_error", "tool_use_failed")
        return
    assert _folded(again) == _folded(chunks)
    whole = codec.encode_response(codec.decode_stream([data]))
    if not whole.losses:
        assert _without_text(codec.decode_response(plain(whole.value)).to_dict()) == _without_text(_folded(chunks))


def _folded(chunks: list[StreamingChunk]) -> Data:
    accumulator = StreamAccumulator()
    for chunk in chunks:
        accumulator.add(chunk)
    return accumulator.response.to_dict()


def _without_text(data: Any) -> Any:
    """Without the raw text of cut calls, whose white space a whole body does not have."""
    for call in data["message"].get("invalid_tool_calls", ()):
        call["arguments_text"] = json.dumps(json.loads(call["arguments_text"]))
    return data
