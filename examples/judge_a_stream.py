"""A stream that a token limit cut inside a tool call: the call is returned with its raw text and can never be run."""

from __future__ import annotations

import json

from turnwire import explain_invalid_call, get_codec

ARGUMENTS = '{"path": "a.txt", "text": "lorem ip'  # the limit was reached here

CHUNKS = [
    ({"tool_calls": [{"index": 0, "id": "call_1", "function": {"name": "write_file", "arguments": ""}}]}, None),
    ({"tool_calls": [{"index": 0, "function": {"arguments": ARGUMENTS}}]}, None),
    ({}, "length"),
]


def stream() -> bytes:
    """What a server sends: one event for each chunk, and the end."""
    head = {"id": "c1", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    events = [{**head, "choices": [{"index": 0, "delta": delta, "finish_reason": finish}]} for delta, finish in CHUNKS]
    return b"".join(b"data: " + json.dumps(event).encode() + b"\n\n" for event in events) + b"data: [DONE]\n\n"


def main() -> None:
    answer = get_codec("vllm").decode_stream([stream()])
    print("finish:", answer.finish_reason, "| calls that may run:", answer.message.tool_calls)
    for call in answer.message.invalid_tool_calls or ():
        print(f"invalid: {call.name} ({call.reason}), {len(call.arguments_text)} characters of arguments")
        print("tell the model:", explain_invalid_call(call, max_tokens=20))


if __name__ == "__main__":
    main()
