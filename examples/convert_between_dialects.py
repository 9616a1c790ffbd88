"""Convert a request of Chat Completions to one of Ollama, and report the losses."""

from __future__ import annotations

import json

from turnwire import get_codec

BODY = {
    "model": "qwen3:4b",
    "messages": [{"role": "user", "content": "What's the weather in Paris?"}],
    "tools": [
        {"type": "function", "function": {"name": "get_weather", "parameters": {"type": "object", "properties": {}}}}
    ],
    "tool_choice": "required",
    "max_tokens": 100,
}


def main() -> None:
    request, _ = get_codec("openai-chat").decode_request(BODY)
    body, losses = get_codec("ollama").encode_request(request)
    print("for ollama:", json.dumps(body, indent=2))
    for loss in losses:
        print(f"lost {loss.at}: {loss.reason} ({loss.action})")


if __name__ == "__main__":
    main()
