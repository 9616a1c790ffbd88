"""A codec and your own HTTP client: Turnwire says what is sent and reads what comes, httpx carries it.

The client here is an ordinary `httpx.Client`. Its transport answers by itself, so that the example runs without a
server; with `turnwire.LocalOnlyTransport()` in its place the same code calls an Ollama on this machine, and no other.
"""

from __future__ import annotations

import json

import httpx

from turnwire import ChatRequest, Messages, ModelParameters, StreamAccumulator, error_from_info, get_codec

URL = "http://127.0.0.1:11434/api/chat"


def complete(client: httpx.Client, request: ChatRequest) -> str:
    """Ask for the whole answer."""
    codec = get_codec("ollama")
    body, losses = codec.encode_request(request, stream=False)
    for loss in losses:
        print(f"lost: {loss.at}: {loss.reason}")
    answer = client.post(URL, json=body)
    if answer.status_code != 200:
        raise error_from_info(codec.decode_error(answer.status_code, answer.content))
    return codec.decode_response(answer.json(), request=request).message.text or ""


def stream(client: httpx.Client, request: ChatRequest) -> str:
    """Ask for the answer in pieces, and print them as they come."""
    codec = get_codec("ollama")
    body, _ = codec.encode_request(request, stream=True)
    decoder, answer = codec.stream_decoder(request=request), StreamAccumulator()
    with client.stream("POST", URL, json=body) as response:
        if response.status_code != 200:
            raise error_from_info(codec.decode_error(response.status_code, response.read()))
        for data in response.iter_bytes():
            for chunk in decoder.feed(data):
                print(chunk.text or "", end="|")
                answer.add(chunk)
        for chunk in decoder.close():  # an error where the stream broke off; the chunks until then are in `answer`
            answer.add(chunk)
    print()
    return answer.response.message.text or ""


def stand_in(request: httpx.Request) -> httpx.Response:
    """What an Ollama would say."""
    asked = json.loads(request.content)
    if asked["model"] != "smollm2":
        return httpx.Response(404, json={"error": f"model '{asked['model']}' not found"})
    words = ["Blue", " and", " green."]
    if not asked["stream"]:
        words = ["".join(words)]
    lines = [{"model": "smollm2", "message": {"role": "assistant", "content": word}, "done": False} for word in words]
    lines[-1] |= {"done": True, "done_reason": "stop", "prompt_eval_count": 12, "eval_count": 3}
    return httpx.Response(200, content="".join(json.dumps(line) + "\n" for line in lines))


def main() -> None:
    def ask(model: str) -> ChatRequest:
        return ChatRequest(
            messages=tuple(Messages().user("Name two colours.")), parameters=ModelParameters(model=model)
        )

    with httpx.Client(transport=httpx.MockTransport(stand_in)) as client:
        print("the whole answer:", complete(client, ask("smollm2")))
        print("in pieces and whole:", stream(client, ask("smollm2")))
        try:
            complete(client, ask("nobody-has-this"))
        except Exception as error:  # printed, whatever it is: this is a demonstration
            print(f"raised {type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
