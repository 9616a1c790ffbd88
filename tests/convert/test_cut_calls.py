"""A call that something cut before its arguments is no call for the client of any wire."""

from __future__ import annotations

import json
from typing import Any

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.convert import StreamTranscoder, transcode_response
from turnwire.core.errors import ProviderError

TARGETS = ("openai-chat", "anthropic", "openai-responses", "gemini", "gemini-interactions", "ollama")
CALL = {"id": "t1", "type": "function"}
FULL = '{"target":"staging"}'


def runnable(codec: Any, data: Any, *, is_stream: bool) -> list[dict[str, Any]]:
    """The arguments of the calls that a client of the wire would run; none if it gets an error."""
    try:
        found = codec.decode_stream([data]) if is_stream else codec.decode_response(data)
    except ProviderError:
        return []
    return [dict(call.arguments) for call in found.message.tool_calls or ()]


@requirement("COD-4")
@for_each("target", TARGETS)
@for_each("reason", ["length", "content_filter"])
@for_each("before", [[], [FULL]], ids=["alone", "second"])
@for_each("arguments", ["", "{}", "null"])
def test_a_call_that_was_cut_before_its_arguments_runs_on_no_wire(
    arguments: str, before: list[str], reason: str, target: str
) -> None:
    texts = [*before, arguments]
    calls = [
        {**CALL, "id": f"t{place}", "function": {"name": "deploy", "arguments": text}}
        for place, text in enumerate(texts)
    ]
    head = {"id": "c", "created": 5, "model": "m"}
    message = {"role": "assistant", "content": None, "tool_calls": calls}
    body = {**head, "object": "chat.completion", "choices": [{"index": 0, "message": message, "finish_reason": reason}]}
    pieces: list[tuple[dict[str, Any], str | None]] = [
        ({"tool_calls": [{**call, "index": place}]}, None) for place, call in enumerate(calls)
    ]
    events = [
        {**head, "object": "chat.completion.chunk", "choices": [{"index": 0, "delta": delta, "finish_reason": word}]}
        for delta, word in (*pieces, ({}, reason))
    ]
    stream = StreamTranscoder("openai-chat", target)
    data = b"".join(f"data: {json.dumps(event)}\n\n".encode() for event in events) + b"data: [DONE]\n\n"
    codec, whole = get_codec(target), transcode_response(body, "openai-chat", target).value
    wanted = [{"target": "staging"} for _ in before]
    assert runnable(codec, stream.feed(data) + stream.close(), is_stream=True) == wanted
    assert runnable(codec, whole, is_stream=False) == wanted


@requirement("COD-4", "REQ-3")
@for_each("target", ["openai-chat", "anthropic"])
@for_each("arguments", ['{"a"', "[1]"])
def test_a_cut_call_with_the_id_of_another_call_keeps_the_one_that_was_made_for_it(arguments: str, target: str) -> None:
    items = [
        {
            "type": "function_call",
            "id": "i0",
            "call_id": "c",
            "name": "f",
            "arguments": '{"a": 1}',
            "status": "completed",
        },
        {
            "type": "function_call",
            "id": "i1",
            "call_id": "c",
            "name": "g",
            "arguments": arguments,
            "status": "incomplete",
        },
    ]
    events: list[dict[str, Any]] = [{"type": "response.created", "response": {"id": "r", "output": []}}]
    for place, item in enumerate(items):
        begun = {"type": "response.output_item.added", "output_index": place, "item": {**item, "arguments": ""}}
        delta = {"item_id": item["id"], "output_index": place, "delta": item["arguments"]}
        done = {"type": "response.output_item.done", "output_index": place, "item": item}
        events += [begun, {"type": "response.function_call_arguments.delta", **delta}, done]
    response = {
        "id": "r",
        "status": "incomplete",
        "incomplete_details": {"reason": "max_output_tokens"},
        "output": items,
    }
    events.append({"type": "response.incomplete", "response": response})
    data = b"".join(f"event: {event['type']}\ndata: {json.dumps(event)}\n\n".encode() for event in events)
    stream = StreamTranscoder("openai-responses", target)
    found = get_codec(target).decode_stream([stream.feed(data) + stream.close()])
    calls = [(call.id == "c", call.name) for call in found.message.tool_calls or ()]
    cut = [(call.id == "c", call.name) for call in found.message.invalid_tool_calls or ()]
    assert (found.finish_reason, calls, cut) == ("length", [(True, "f")], [(False, "g")])
