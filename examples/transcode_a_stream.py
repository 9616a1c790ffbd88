"""A Chat Completions stream of two interleaved calls, cut anywhere by the network, as Anthropic events, at once."""

from __future__ import annotations

import json

from turnwire import StreamTranscoder


def call(index: int, arguments: str, **head: str) -> dict[str, object]:
    """Return a piece of a call in the wire format; the first one has `head`."""
    name = {"name": head["name"]} if head else {}
    return {"index": index, **({"id": head["id"]} if head else {}), "function": {**name, "arguments": arguments}}


DELTAS = [
    ({"role": "assistant", "reasoning_content": "Both."}, None),
    ({"tool_calls": [call(0, "", id="c1", name="get_weather"), call(1, "", id="c2", name="get_time")]}, None),
    ({"tool_calls": [call(0, '{"city":')]}, None),
    ({"tool_calls": [call(1, '{"city": "Paris"}')]}, None),  # comes inside the first call
    ({"tool_calls": [call(0, ' "Paris"}')]}, None),
    ({}, "tool_calls"),
]


def source() -> bytes:
    """What a server sends."""
    head = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    events: list[dict[str, object]] = [
        {**head, "choices": [{"index": 0, "delta": delta, "finish_reason": finish}]} for delta, finish in DELTAS
    ]
    events.append({**head, "choices": [], "usage": {"prompt_tokens": 9, "completion_tokens": 7, "total_tokens": 16}})
    return b"".join(b"data: " + json.dumps(event).encode() + b"\n\n" for event in events) + b"data: [DONE]\n\n"


def main() -> None:
    transcoder = StreamTranscoder("openai-chat", "anthropic")
    data = source()
    for start in range(0, len(data), 100):  # wherever the network cuts
        out = transcoder.feed(data[start : start + 100])
        for line in out.decode().splitlines():
            if line.startswith("data: "):
                print(f"after byte {min(start + 100, len(data)):4}: {line.removeprefix('data: ')}")
    transcoder.close()
    print("broken by:", transcoder.error)
    for loss in transcoder.losses:
        print(f"lost {loss.at}: {loss.reason} ({loss.action})")


if __name__ == "__main__":
    main()
