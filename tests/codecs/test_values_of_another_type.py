"""A value of another type at any place of an answer: what is read of the bytes is what is read of the parsed body.

Of bytes a typed parser says that nothing is of another type, and the answer is made without the validator; a parsed
body is walked and validated. No answer may tell the two apart.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from turnwire_schema._json import FrozenDict, FrozenList

from tests.codecs.recorded_results import answers
from turnwire.codecs.codec import Codec
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ProviderError, TurnwireError

VALUES: tuple[Any, ...] = (5, "x", [1], {"a": 1}, True, 1.5, -1, "")
Steps = tuple[str | int, ...]


def places(value: Any, at: Steps = ()) -> Iterator[Steps]:
    """Every place in a body; of a list the first two."""
    inside = value.items() if isinstance(value, dict) else enumerate(value[:2]) if isinstance(value, list) else ()
    for step, each in inside:
        yield (*at, step)
        yield from places(each, (*at, step))


def changed(body: Any, at: Steps, value: Any) -> Any:
    body = copy.deepcopy(body)
    holder = body
    for step in at[:-1]:
        holder = holder[step]
    holder[at[-1]] = value
    return body


def said(codec: Codec, body: Any) -> str:
    try:
        return codec.decode_response(body).to_json()
    except TurnwireError as error:
        return f"{type(error).__name__}: {error}"


def test_bytes_and_parsed_bodies_read_the_same_whatever_stands_at_a_place() -> None:
    seen: set[tuple[str, str, tuple[object, ...]]] = set()
    for recording, codec in answers():
        body = recording.response.body
        if recording.response.is_stream or not isinstance(body, dict):
            continue
        for at in places(body):
            kind = (codec.name, recording.server, tuple(0 if isinstance(step, int) else step for step in at))
            if kind in seen:
                continue
            seen.add(kind)
            for value in VALUES:
                new = changed(body, at, value)
                assert said(codec, json.dumps(new).encode()) == said(codec, new), (recording.name, at, value)
    assert len(seen) > 600


def read_only(value: Any) -> bool:
    """Whether a value cannot change, all the way down."""
    if isinstance(value, dict):
        return isinstance(value, FrozenDict) and all(map(read_only, value.values()))
    return not isinstance(value, list) or (isinstance(value, FrozenList) and all(map(read_only, value)))


def test_everything_that_a_chunk_keeps_of_a_recorded_stream_is_read_only() -> None:
    for recording, codec in answers():
        if recording.response.is_stream:
            decoder, chunks = codec.stream_decoder(), []
            with suppress(ProviderError):  # some were recorded as they broke
                chunks += decoder.feed(recording.response.raw)
                chunks += decoder.close()
            for chunk in chunks:
                usage = None if chunk.usage is None else chunk.usage.extras
                assert all(map(read_only, (chunk.extras, usage))), recording.name


def test_citations_that_grow_in_a_stream_are_read_only_in_its_last_chunk() -> None:
    def document(source: str, **ending: str) -> bytes:
        candidate = {"citationMetadata": {"citationSources": [{"uri": source}]}, "index": 0, **ending}
        body = {"candidates": [{"content": {"parts": [{"text": "a"}], "role": "model"}, **candidate}]}
        return f"data: {json.dumps(body)}\n\n".encode()

    decoder = get_codec("gemini").stream_decoder()
    chunks = [*decoder.feed(document("a")), *decoder.feed(document("b", finishReason="STOP")), *decoder.close()]
    assert chunks[-1].extras is not None
    assert chunks[-1].extras["candidate"] == {"citationMetadata": {"citationSources": [{"uri": "a"}, {"uri": "b"}]}}
    assert read_only(chunks[-1].extras)


def test_an_original_id_that_the_server_made_up_tells_no_call_from_another() -> None:
    calls = [{"id": id_, "original_id": [1], "function": {"name": "f", "arguments": "{}"}} for id_ in ("a", "b")]
    choice = {"index": 0, "finish_reason": "tool_calls", "message": {"role": "assistant", "tool_calls": calls}}
    body = json.dumps({"choices": [choice]}).encode()
    whole = get_codec("openai-chat").decode_response(body)
    assert [(call.id, call.extras) for call in whole.message.tool_calls or ()] == [
        ("a", {"original_id": [1]}),
        ("b", {"original_id": [1]}),
    ]
    assert get_codec("openai-chat").decode_stream([body]).message == whole.message


@pytest.mark.parametrize("message", [True, "Hi", [1], 5])
def test_a_message_that_is_no_object_is_an_error_also_where_a_stream_was_asked_for(message: Any) -> None:
    codec = get_codec("openai-chat")
    body = json.dumps({"choices": [{"index": 0, "finish_reason": "stop", "message": message}]}).encode()
    for read in (codec.decode_response, lambda data: codec.decode_stream([data])):
        with pytest.raises(ProviderError, match="has no message"):
            read(body)
