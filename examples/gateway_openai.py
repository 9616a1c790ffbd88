"""The `openai` client through the gateway: two tools called in parallel in a stream, and their results sent back.

Any model of a provider works; this example uses the stand-in, which answers by rule.
"""

from __future__ import annotations

from _gateway import gateway
from openai import OpenAI

CITY = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
TOOLS = [
    {"type": "function", "function": {"name": name, "description": f"{name} of a city", "parameters": CITY}}
    for name in ("get_weather", "get-time")  # not a canonical name, and it comes back as it is
]


def main() -> None:
    with gateway() as url, OpenAI(base_url=f"{url}/v1", api_key="none") as client:
        messages = [{"role": "user", "content": "The weather and the time in Paris?"}]
        with client.chat.completions.stream(model="local", messages=messages, tools=TOOLS) as stream:
            for event in stream:
                if event.type == "tool_calls.function.arguments.done":
                    print(f"call {event.index}: {event.name}({event.arguments})")
            answer = stream.get_final_completion().choices[0]
        print("finish:", answer.finish_reason)

        results = [
            {"role": "tool", "tool_call_id": call.id, "content": "sunny"} for call in answer.message.tool_calls or ()
        ]
        history = [*messages, answer.message.model_dump(exclude_none=True), *results]
        print(client.chat.completions.create(model="local", messages=history).choices[0].message.content)


if __name__ == "__main__":
    main()
