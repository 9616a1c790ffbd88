"""What holds for every value on every wire: any cut of a stream, any bytes, any body, any error."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tests.codecs import strategies as values
from tests.codecs.anthropic import anthropic_wire, test_anthropic_properties as anthropic
from tests.codecs.gemini import gemini_wire, test_gemini_properties as gemini
from tests.codecs.gemini_interactions import test_interactions_properties as interactions
from tests.codecs.ollama import test_ollama_properties as ollama
from tests.codecs.openai_chat import chat_wire, test_chat_properties as chat
from tests.codecs.openai_responses import responses_wire, test_responses_properties as responses
from tests.normal_forms import normalize_request
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.codec import Codec
from turnwire.codecs.registry import get_codec
from turnwire.codecs.streams.framing import Limits
from turnwire.core.errors import InvalidDataError, ProviderError, StreamError

thorough = examples(20)


@dataclass(frozen=True)
class Wire:
    """What one dialect's payloads look like."""

    name: str
    stream: bytes
    """A stream with text, thoughts and calls, and with characters of several bytes."""
    body: dict[str, Any] | None
    """A whole answer that is read as a stream, too, if the wire has it."""
    bodies: st.SearchStrategy[Any]
    """Bodies that nearly are answers."""
    requests: st.SearchStrategy[dict[str, Any]]
    step: int = 1
    """Every how many bytes the stream is cut."""

    @property
    def codec(self) -> Codec:
        return get_codec(self.name)

    def chunks(self, *pieces: bytes) -> list[dict[str, Any]]:
        decoder = self.codec.stream_decoder()
        found = [each for piece in pieces for each in decoder.feed(piece)]
        return [each.to_dict() for each in [*found, *decoder.close()]]


def _gemini_stream() -> bytes:
    parts = ({"text": "h\u2028m", "thought": True}, {"text": "G\U0001f600t"}, gemini_wire.call("f", {"é": 1}, "a"))
    chunks = [{"candidates": [{"content": {"parts": [each], "role": "model"}}], **gemini_wire.HEAD} for each in parts]
    chunks[-1]["candidates"][0]["finishReason"] = "STOP"
    return gemini_wire.sse(*chunks, end="\n")


WIRES = (
    Wire(
        "anthropic",
        anthropic.LONG,
        anthropic_wire.body(anthropic_wire.text("Hé")),
        st.builds(lambda value: {"content": [value]}, values.json_values)
        | st.builds(
            lambda kind, value: {"content": [{**value, "type": kind}]},
            st.sampled_from(["text", "tool_use", "thinking"]),
            values.json_objects,
        ),
        anthropic.wire_requests,
        step=3,
    ),
    Wire(
        "gemini",
        _gemini_stream(),
        {"candidates": [{"content": {"parts": [{"text": "Hé"}]}, "finishReason": "STOP"}]},
        st.builds(lambda value: {"candidates": [{"content": {"parts": value}}]}, values.json_values),
        gemini.wire_requests,
    ),
    Wire(
        "gemini-interactions",
        interactions.LONG,
        None,
        st.builds(lambda value: {"status": "completed", "steps": value}, values.json_values),
        interactions.wire_requests,
        step=3,
    ),
    Wire(
        "ollama",
        ollama.LONG,
        None,
        st.builds(lambda value: {"model": "m", "message": value, "done": True}, values.json_values),
        ollama.wire_requests,
    ),
    Wire(
        "openai-chat",
        chat.LONG,
        chat_wire.body({"content": "Hé"}),
        st.builds(lambda value: {"choices": [{"index": 0, "message": value}]}, values.json_values),
        chat.wire_requests,
    ),
    Wire(
        "openai-responses",
        responses.LONG,
        responses_wire.body(responses_wire.message("Hé")),
        st.builds(lambda value: responses_wire.body(output=[value]), values.json_values)
        | st.builds(
            lambda item, key, value: responses_wire.body({**item, key: value}),
            st.sampled_from(responses.ITEMS),
            st.sampled_from(responses.FIELDS_OF_ITEMS),
            values.json_values,
        ),
        responses.wire_requests,
        step=7,
    ),
)
every_wire = pytest.mark.parametrize("wire", WIRES, ids=lambda wire: wire.name)


@requirement("REQ-3", "COD-3")
@every_wire
def test_a_stream_cut_in_two_anywhere_gives_the_same_chunks(wire: Wire) -> None:
    whole = [json.dumps(wire.body).encode()] if wire.body is not None else []
    for data in (wire.stream, wire.stream.replace(b"\n", b"\r\n"), *whole):
        wanted = wire.chunks(data)
        assert len(wanted) > 1
        for cut in range(0, len(data) + 1, wire.step):
            assert wire.chunks(data[:cut], data[cut:]) == wanted
        assert wire.chunks(*(data[at : at + 1] for at in range(len(data)))) == wanted


@every_wire
@thorough
@given(data=st.data())
def test_any_bytes_are_an_answer_or_a_typed_error(wire: Wire, data: st.DataObject) -> None:
    odd = (b"\n", b"data: {", b'data: {"error": {}}', b'data: {"type": "error"}', b"data: []", b"\xff", b"\x00")
    lines = data.draw(st.lists(st.sampled_from([*wire.stream.split(b"\n"), *odd]), max_size=12))
    try:
        wire.codec.decode_stream([b"\n".join(lines)])
    except ProviderError as error:
        found = error
    else:
        return
    assert found.partial is not None


@every_wire
@examples(40)
@given(data=st.data())
def test_any_body_is_an_answer_or_a_typed_error(wire: Wire, data: st.DataObject) -> None:
    body = data.draw(values.json_values | wire.bodies)
    try:
        wire.codec.decode_response(body)
    except ProviderError as error:
        found = error
    else:
        return
    assert found.info.message


@every_wire
@thorough
@given(body=values.json_values | st.binary(max_size=40) | st.none(), status=st.integers(-1, 700) | st.none())
def test_any_error_body_gives_an_error(wire: Wire, body: Any, status: int | None) -> None:
    info = wire.codec.decode_error(status, body if isinstance(body, bytes) else json.dumps(body))
    assert info.message
    assert info.status == status or status is None or not 400 <= status < 600


@requirement("PRV-8")
@every_wire
def test_a_stream_over_its_limits_is_a_typed_error(wire: Wire) -> None:
    for limits in (Limits(line=20), Limits(response=40)):
        decoder = wire.codec.stream_decoder(limits=limits)
        with pytest.raises(StreamError) as caught:
            decoder.feed(wire.stream)
        assert caught.value.info.category == "protocol"
        with pytest.raises(StreamError):
            decoder.feed(b"")


@every_wire
@thorough
@given(data=st.data())
def test_the_normal_form_of_a_normal_form_is_itself(wire: Wire, data: st.DataObject) -> None:
    body = data.draw(wire.requests)
    try:
        once = normalize_request(wire.codec, body)
    except InvalidDataError:
        return
    assert normalize_request(wire.codec, once) == once
