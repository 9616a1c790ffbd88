"""Building bodies and events of the Responses wire for tests, and judging them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.openai_responses.codec import codec_of
from turnwire.core.accumulate import StreamAccumulator

Data = dict[str, Any]

CODEC = codec_of()
NAME = "openai-responses"
USAGE: Data = {
    "input_tokens": 12,
    "input_tokens_details": {"cached_tokens": 4},
    "output_tokens": 8,
    "output_tokens_details": {"reasoning_tokens": 3},
    "total_tokens": 20,
}
WEATHER: Data = {
    "type": "function",
    "name": "get_weather",
    "description": "Get the weather in a city",
    "parameters": {
        "type": "object",
        "properties": {"city": {"type": "string"}},
        "required": ["city"],
        "additionalProperties": False,
    },
    "strict": True,
}
PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


# Items


def message(*content: Any, item_id: str = "msg_1", **fields: Any) -> Data:
    """A message of the assistant; texts stand for output texts."""
    parts = [
        {"type": "output_text", "text": part, "annotations": [], "logprobs": []} if isinstance(part, str) else part
        for part in content
    ]
    return {
        "id": item_id,
        "type": "message",
        "role": "assistant",
        "status": "completed",
        "content": parts,
        **fields,
    }


def function_call(arguments: str = "{}", call_id: str = "call_1", name: str = "f", **fields: Any) -> Data:
    """A function call."""
    return {
        "id": f"fc_{call_id}",
        "type": "function_call",
        "status": "completed",
        "call_id": call_id,
        "name": name,
        "arguments": arguments,
        **fields,
    }


def reasoning(*summary: str, item_id: str = "rs_1", **fields: Any) -> Data:
    """A reasoning item with summaries."""
    texts = [{"type": "summary_text", "text": text} for text in summary]
    return {"id": item_id, "type": "reasoning", "summary": texts, **fields}


def body(*output: Data, **fields: Any) -> Data:
    """The body of a whole answer."""
    return {
        "id": "resp_1",
        "object": "response",
        "created_at": 1795298111,
        "status": "completed",
        "error": None,
        "incomplete_details": None,
        "model": "m",
        "output": list(output),
        "usage": USAGE,
        **fields,
    }


# Streams


def sse(*events: Any) -> bytes:
    """Events as a server sends them; text stands as it is."""
    texts = []
    for event in events:
        if isinstance(event, str):
            texts.append(event)
        else:
            texts.append(f"event: {event['type']}\ndata: {json.dumps(event, ensure_ascii=False)}\n\n")
    return "".join(texts).encode()


def events_of(data: bytes) -> list[Data]:
    """The events in bytes, each checked against its document and against its `event:` line."""
    out = []
    for block in data.decode().split("\n\n")[:-1]:
        name, _, line = block.partition("\n")
        event = json.loads(line.removeprefix("data: "))
        assert name == f"event: {event['type']}"
        check_wire("event", "ResponseStreamEvent", event)
        out.append(event)
    return out


def streamed(whole: Data, size: int = 3) -> list[Data]:
    """A whole answer as OpenAI streams it: texts and arguments in pieces, the whole answer last."""
    started = {**whole, "status": "in_progress", "output": [], "usage": None, "incomplete_details": None}
    events: list[Data] = [
        {"type": "response.created", "response": started},
        {"type": "response.in_progress", "response": started},
    ]
    for index, item in enumerate(whole["output"]):
        events += _item_events(item, index, size)
    status = whole.get("status", "completed")
    events.append(
        {"type": f"response.{status if status in ('incomplete', 'failed') else 'completed'}", "response": whole}
    )
    return [{**event, "sequence_number": number} for number, event in enumerate(events)]


def _pieces(text: str, size: int) -> list[str]:
    return [text[start : start + size] for start in range(0, len(text), size)]


def _item_events(item: Data, index: int, size: int) -> list[Data]:
    place = {"output_index": index}
    begun = dict(item)
    if "status" in begun or item["type"] != "reasoning":
        begun["status"] = "in_progress"
    events: list[Data] = []
    match item["type"]:
        case "message":
            begun["content"] = []
            for number, part in enumerate(item["content"] or ()):
                events += _part_events(part, {**place, "item_id": item["id"], "content_index": number}, size)
        case "reasoning":
            begun |= {"summary": [], "encrypted_content": "not the last word"}
            begun.pop("content", None)
            for number, part in enumerate(item["summary"]):
                at = {**place, "item_id": item["id"], "summary_index": number}
                empty = {**part, "text": ""}
                events.append({"type": "response.reasoning_summary_part.added", **at, "part": empty})
                events += [
                    {"type": "response.reasoning_summary_text.delta", **at, "delta": piece}
                    for piece in _pieces(part["text"], size)
                ]
                events.append({"type": "response.reasoning_summary_text.done", **at, "text": part["text"]})
                events.append({"type": "response.reasoning_summary_part.done", **at, "part": part})
            for number, part in enumerate(item.get("content") or ()):
                at = {**place, "item_id": item["id"], "content_index": number}
                events += [
                    {"type": "response.reasoning_text.delta", **at, "delta": piece}
                    for piece in _pieces(part["text"], size)
                ]
        case "function_call":
            begun["arguments"] = ""
            at = {**place, "item_id": item["id"]}
            events += [
                {"type": "response.function_call_arguments.delta", **at, "delta": piece}
                for piece in _pieces(item["arguments"], size)
            ]
            events.append({"type": "response.function_call_arguments.done", **at, "arguments": item["arguments"]})
    added = {"type": "response.output_item.added", **place, "item": begun}
    return [added, *events, {"type": "response.output_item.done", **place, "item": item}]


def _part_events(part: Data, at: Data, size: int) -> list[Data]:
    if part["type"] == "refusal":
        deltas = [{"type": "response.refusal.delta", **at, "delta": piece} for piece in _pieces(part["refusal"], size)]
        return [*deltas, {"type": "response.refusal.done", **at, "refusal": part["refusal"]}]
    if part["type"] != "output_text":
        return []
    empty = {**part, "text": "", "annotations": []}
    return [
        {"type": "response.content_part.added", **at, "part": empty},
        *(
            {"type": "response.output_text.delta", **at, "delta": piece, "logprobs": []}
            for piece in _pieces(part["text"], size)
        ),
        {"type": "response.output_text.done", **at, "text": part["text"], "logprobs": []},
        {"type": "response.content_part.done", **at, "part": part},
    ]


# Judges


def check_wire(document: str, definition: str, value: Any) -> None:
    """Fail where `value` does not fit a definition of the wire's documents."""
    validator = validator_for(f"wire/openai-responses/v1/{document}", definition)
    faults = [f"{list(error.instance_path)}: {error.message}" for error in validator.iter_errors(plain(value))]
    assert not faults, faults


REQUIRED = frozenset(
    ("id", "object", "created_at", "error", "incomplete_details", "instructions", "model", "tools", "output")
) | {"parallel_tool_calls", "metadata", "tool_choice", "temperature", "top_p"}
"""Fields that the published response requires (OpenAI OpenAPI 2.3.0)."""


def check_answer(whole: Data) -> None:
    """Fail where a body for clients is not what the published response says."""
    check_wire("response", "Response", whole)
    assert whole.keys() >= REQUIRED
    for item in whole["output"]:
        assert item["type"] == "reasoning" or item["status"] in ("completed", "incomplete", "in_progress")
        assert item["id"]
        if item["type"] == "message":
            for part in item["content"]:
                assert part["type"] != "output_text" or part.keys() >= {"text", "annotations", "logprobs"}


def check_grammar(events: Sequence[Data], *, ends: bool = True) -> None:
    """Fail where events are not in the published order: numbers, items, parts, deltas, whole texts, one end."""
    assert [event["sequence_number"] for event in events] == list(range(len(events)))
    assert [event["type"] for event in events[:2]] == ["response.created", "response.in_progress"]
    terminal = {"response.completed", "response.incomplete", "response.failed"}
    ended = [position for position, event in enumerate(events) if event["type"] in terminal]
    assert ended == ([len(events) - 1] if ends else [])
    added: list[Data] = []
    done: dict[int, Data] = {}
    texts: dict[tuple[Any, ...], str] = {}
    parts: dict[tuple[Any, ...], str] = {}
    for event in events[2:]:
        kind = event["type"].removeprefix("response.")
        index = event.get("output_index")
        place = (index, event.get("content_index"), event.get("summary_index"))
        match kind:
            case "output_item.added":
                assert index == len(added)
                assert len(done) == len(added), "an item begins before the one before it is done"
                added.append(event["item"])
                continue
            case "output_item.done":
                assert index not in done
                assert event["item"]["id"] == added[index]["id"]
                assert event["item"]["type"] == added[index]["type"]
                done[index] = event["item"]
                continue
            case "completed" | "incomplete" | "failed":
                if kind != "failed":
                    assert event["response"]["output"] == [done[number] for number in range(len(added))]
                    assert event["response"]["id"] == events[0]["response"]["id"]
                continue
        assert index is not None
        assert index < len(added)
        assert index not in done, f"{kind} after the end of its item"
        assert event["item_id"] == added[index]["id"]
        match kind:
            case "content_part.added" | "reasoning_summary_part.added":
                assert place not in parts
                parts[place] = "open"
            case "content_part.done" | "reasoning_summary_part.done":
                assert parts[place] == "open"
                parts[place] = "done"
            case _ if kind.endswith(".delta"):
                assert parts.get(place, "open") == "open"
                texts[(kind.removesuffix(".delta"), *place)] = (
                    texts.get((kind.removesuffix(".delta"), *place), "") + event["delta"]
                )
            case _ if kind.endswith(".done"):
                whole = event.get("text", event.get("arguments", event.get("refusal")))
                assert texts.get((kind.removesuffix(".done"), *place), "") == whole
    assert set(parts.values()) <= {"done"} or not ends or events[-1]["type"] == "response.failed"


# Canonical


def request(*messages: Data, **fields: Any) -> ChatRequest:
    """A canonical request; one user message where none is given; fields of the parameters have their own names."""
    own = {name: fields.pop(name) for name in list(fields) if name in _REQUEST_FIELDS}
    parameters = {"model": "m", "temperature": None, "top_p": None, **fields}
    said = list(messages) or [{"role": "user", "content": "Hello!"}]
    return ChatRequest.from_dict({"messages": said, "parameters": parameters, **own})


_REQUEST_FIELDS = {"tools", "tool_choice", "parallel_tool_calls", "response_format", "stream", "stream_options"}


def chunk(**fields: Any) -> StreamingChunk:
    """A canonical chunk."""
    return StreamingChunk.from_dict(fields)


def encode_stream(chunks: Iterable[StreamingChunk], **options: Any) -> list[Data]:
    """The events that chunks become."""
    encoder = CODEC.stream_encoder(**{"model": "m", "response_id": "resp_1", "created": 5, **options})
    data = b"".join(encoder.feed(each) for each in chunks) + encoder.close()
    return events_of(data)


def accumulate(chunks: Iterable[StreamingChunk]) -> ChatResponse:
    """The answer that chunks make."""
    accumulator = StreamAccumulator()
    for each in chunks:
        accumulator.add(each)
    return accumulator.response


def chunks_of(data: bytes, **options: Any) -> list[StreamingChunk]:
    """The chunks of a stream that ends well."""
    decoder = CODEC.stream_decoder(**options)
    return [*decoder.feed(data), *decoder.close()]


def plain(value: Any) -> Any:
    """`value` as it is after a trip over the wire."""
    from turnwire.codecs.values.wirejson import dump_wire_json

    return json.loads(dump_wire_json(value))


def encode(value: ChatRequest, **options: Any) -> Data:
    """The request's body, which must fit the wire document and be without loss."""
    converted = CODEC.encode_request(value, **options)
    assert converted.losses == ()
    check_wire("request", "ResponsesRequest", converted.value)
    found: Data = plain(converted.value)
    return found


def encode_lossy(value: ChatRequest, **options: Any) -> tuple[Data, list[tuple[str, str]]]:
    """The request's body and its losses as (id without the dialect, place)."""
    converted = CODEC.encode_request(value, **options)
    check_wire("request", "ResponsesRequest", converted.value)
    return plain(converted.value), names(converted.losses)


def names(losses: Any) -> list[tuple[str, str]]:
    """Ids without the dialect, and places, of losses."""
    return [(loss.id.removeprefix(f"{NAME}."), loss.at) for loss in losses]


def note_ids(response: ChatResponse) -> list[str]:
    """The ids of the answer's diagnostics."""
    return [found.id for found in response.diagnostics or ()]
