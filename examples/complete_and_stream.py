"""One question, asked twice: once for the whole answer, once in pieces. The model runs in this process."""

from __future__ import annotations

from turnwire import ChatRequest, Messages, ModelParameters, SyncEmbeddedProvider


def main() -> None:
    with SyncEmbeddedProvider() as provider:
        request = ChatRequest(
            messages=tuple(Messages().user("Name a colour.")),
            parameters=ModelParameters(model=provider.default_model, temperature=0, max_tokens=20),
        )
        answer = provider.complete(request)
        print("the whole answer:", answer.message.text)

        print("in pieces:", end=" ")
        with provider.stream(request) as stream:
            for chunk in stream:
                print(chunk.text or "", end="|")
        usage = stream.response.usage
        print(f"\n{usage.prompt_tokens} + {usage.completion_tokens} tokens, finish: {stream.response.finish_reason}")


if __name__ == "__main__":
    main()
