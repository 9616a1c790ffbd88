"""The `anthropic` client through the gateway: thinking and text as they stream, an error in the client's own class."""

from __future__ import annotations

from _gateway import gateway
from anthropic import Anthropic, RateLimitError

QUESTION = {"role": "user", "content": "Name a colour."}


def main() -> None:
    with gateway() as url, Anthropic(base_url=url, api_key="none", max_retries=0) as client:
        thinking = {"type": "enabled", "budget_tokens": 1024}
        with client.messages.stream(model="local", max_tokens=2000, messages=[QUESTION], thinking=thinking) as stream:
            for event in stream:
                if event.type in ("thinking", "text"):
                    print(f"{event.type}: {getattr(event, event.type)}")
            message = stream.get_final_message()
        print([block.type for block in message.content], message.stop_reason, message.usage.output_tokens, "tokens")

        try:  # the stand-in fails on purpose for models with such names
            client.messages.create(model="fault-429", max_tokens=50, messages=[QUESTION])
        except RateLimitError as error:
            print("the client raised", type(error).__name__)


if __name__ == "__main__":
    main()
