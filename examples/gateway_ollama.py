"""The `ollama` client through the gateway: which models there are, an answer in a schema, a stream."""

from __future__ import annotations

from _gateway import gateway
from ollama import Client

SCHEMA = {
    "type": "object",
    "properties": {"name": {"type": "string"}, "warm": {"type": "boolean"}},
    "required": ["name", "warm"],
}


def main() -> None:
    with gateway() as url:
        client = Client(url)
        print("models:", [model.model for model in client.list().models])

        messages = [{"role": "user", "content": "Name a colour."}]
        print("in a schema:", client.chat("local", messages, format=SCHEMA).message.content)

        print("streamed:", end=" ")
        for piece in client.chat("local", messages, stream=True):
            print(piece.message.content, end="|")
        print(f"\n{piece.done_reason}, {piece.prompt_eval_count} + {piece.eval_count} tokens")


if __name__ == "__main__":
    main()
