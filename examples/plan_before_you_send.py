"""One conversation, read from Anthropic's words: what would be lost in each dialect, before anything is sent."""

from __future__ import annotations

import json
from pathlib import Path

from turnwire import LossRefusedError, get_codec, plan

DIALECTS = ("anthropic", "openai-chat", "openai-responses", "gemini", "gemini-interactions", "ollama")


def main() -> None:
    body = json.loads((Path(__file__).parent / "data" / "anthropic-request.json").read_text(encoding="utf-8"))
    request = get_codec("anthropic").decode_request(body).value
    for dialect in DIALECTS:
        losses = plan(request, dialect)
        print(f"{dialect}:" if losses else f"{dialect}: nothing is lost")
        for loss in losses:
            print(f"  {loss.at}: {loss.reason} ({loss.action}) [{loss.id}]")

    try:  # a program that wants no loss says so
        get_codec("ollama").encode_request(request, on_loss="raise")
    except LossRefusedError as error:
        print(f"refused: {len(error.losses)} losses")


if __name__ == "__main__":
    main()
