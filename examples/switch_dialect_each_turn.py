"""One conversation, each turn answered in another dialect over HTTP: calls, results and texts keep their places.

The paths of the gateway are six servers that speak six dialects; the conversation itself stays canonical.
"""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

from _gateway import gateway

from turnwire import ChatRequest, ChatResponse, Messages, ModelParameters, get_codec, make_tool

PATHS = {
    "ollama": "/api/chat",
    "openai-chat": "/v1/chat/completions",
    "openai-responses": "/v1/responses",
    "anthropic": "/v1/messages",
    "gemini": "/v1beta/models/mock:generateContent",
    "gemini-interactions": "/v1beta/interactions",
}
CITY = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
TOOLS = (make_tool("get_weather", "The weather of a city.", CITY), make_tool("get_time", "The time of a city.", CITY))
PARAMETERS = ModelParameters(model="mock", temperature=None, top_p=None)


def ask(url: str, dialect: str, chain: Messages) -> ChatResponse:
    """The answer of a server that speaks `dialect`; what it cannot carry is printed."""
    codec = get_codec(dialect)
    request = ChatRequest(messages=tuple(chain), tools=TOOLS, parameters=PARAMETERS)
    body, losses = codec.encode_request(request, stream=False)
    for loss in losses:
        print(f"   lost {loss.at}: {loss.reason}")
    post = Request(url + PATHS[dialect], json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(post) as answer:
        return codec.decode_response(json.load(answer), request=request)


def main() -> None:
    with gateway() as url:
        chain = Messages()
        for dialect in PATHS:
            chain = chain.user("The weather and the time in Paris?") if not chain or chain[-1].role != "tool" else chain
            answer = ask(url, dialect, chain)
            calls = answer.message.tool_calls or ()
            shown = ", ".join(f"{call.name} as {call.id}" for call in calls) or answer.message.text
            print(f"{dialect}: {answer.finish_reason}: {shown}")
            chain = chain.add(answer.message)
            for call in calls:
                chain = chain.tool(call.id, "sunny", name=call.name)
        chain.validate()
        print(f"{len(chain)} messages, every result next to its call")


if __name__ == "__main__":
    main()
