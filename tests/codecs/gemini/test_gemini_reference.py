"""Recorded exchanges of the service and its SDKs: every one is read, and comes back up to its normal form."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs.gemini.gemini_wire import GEMINI, Data, plain, run
from tests.normal_forms import normalize_request, normalize_response
from tests.reference import needs_reference, recorded_exchanges
from turnwire.core.errors import ProviderError


class Exchange(NamedTuple):
    """A recorded request and its answer."""

    name: str
    model: str
    body: Data
    response: Data


def exchange(path: Path) -> Exchange:
    """The exchange in a file."""
    found = json.loads(path.read_text("utf-8"))
    asked = found["request"]
    model = asked["path"].rpartition("/models/")[2].partition(":")[0]
    return Exchange(path.stem, model, asked["body"], found["response"])


EXCHANGES = [exchange(path) for path in recorded_exchanges("gemini-sdk")]
FAILED = [each for each in EXCHANGES if each.response["status"] != 200]
STREAMED = [each for each in EXCHANGES if "sse" in each.response]
NOTHING = [each for each in EXCHANGES if each.name == "finish-other-no-content"]
WHOLE = [
    each for each in EXCHANGES if each.response["status"] == 200 and "sse" not in each.response and each not in NOTHING
]
pytestmark = needs_reference


def each_of(exchanges: list[Exchange]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("recorded", exchanges, ids=[each.name for each in exchanges])


def streamed(response: Data) -> bytes:
    """The bytes of a recorded stream."""
    return b"".join(event.encode() + b"\r\n\r\n" for event in response["sse"])


@each_of(EXCHANGES)
def test_a_recorded_request_comes_back_without_loss(recorded: Exchange) -> None:
    body, model = recorded.body, recorded.model
    converted = GEMINI.encode_request(GEMINI.decode_request(body, model=model).value)
    assert converted.losses == ()
    assert normalize_request(GEMINI, plain(converted.value)) == normalize_request(GEMINI, body)


@each_of(WHOLE)
def test_a_recorded_answer_comes_back_without_loss(recorded: Exchange) -> None:
    response = recorded.response
    asked = GEMINI.decode_request(recorded.body, model=recorded.model).value
    answer = GEMINI.decode_response(response["body"], request=asked)
    converted = GEMINI.encode_response(answer, request=asked)
    told = {loss.id for loss in converted.losses}
    assert told <= {"gemini.usage_unknown"}
    assert normalize_response(GEMINI, plain(converted.value)) == normalize_response(GEMINI, response["body"])
    event = b"data: " + json.dumps(response["body"]).encode() + b"\r\n\r\n"
    assert GEMINI.decode_stream([event], request=asked) == answer


@each_of(NOTHING)
def test_a_recorded_answer_without_content_and_without_a_reason_is_an_error(recorded: Exchange) -> None:
    with pytest.raises(ProviderError, match="OTHER"):
        GEMINI.decode_response(recorded.response["body"])


@each_of(FAILED)
def test_a_recorded_error_is_classified_and_passed_on(recorded: Exchange) -> None:
    response = recorded.response
    info = GEMINI.decode_error(response["status"], json.dumps(response["body"]))
    assert info.category in ("authentication", "not_found", "rate_limited")
    told = GEMINI.encode_error(info)
    assert told.status == response["status"]
    for field in ("code", "message", "status"):
        assert told.body["error"][field] == response["body"]["error"][field]


@each_of(STREAMED)
def test_a_recorded_stream_is_the_same_however_it_comes_and_comes_back(recorded: Exchange) -> None:
    response = recorded.response
    data = streamed(response)
    wanted = run([data])
    for size in (1, 7, 61):
        assert run([data[at : at + size] for at in range(0, len(data), size)]) == wanted
    assert run([data.replace(b"\r\n", b"\n")]) == wanted
    listed = b"[" + b",\r\n".join(event.encode().removeprefix(b"data: ") for event in response["sse"]) + b"]"
    assert run([listed]) == wanted
    if wanted[1] is not None:
        assert "error" in recorded.name
        return
    for json_array in (False, True):
        encoder = GEMINI.stream_encoder(json_array=json_array)
        written = b"".join(encoder.feed(StreamingChunk.from_dict(each)) for each in wanted[0]) + encoder.close()
        assert encoder.losses == ()
        assert GEMINI.decode_stream([written]) == GEMINI.decode_stream([data])


def test_the_recorded_error_in_mid_stream_keeps_what_came() -> None:
    [recorded] = (each for each in STREAMED if each.name == "stream-error-mid-stream")
    with pytest.raises(ProviderError, match="cancelled") as caught:
        GEMINI.decode_stream([streamed(recorded.response)])
    partial: Any = caught.value.partial
    assert partial.message.content == "First Second "
