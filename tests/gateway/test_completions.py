"""Completions, tokens and properties at the gateway: each client's own form, in front of the stand-in and of others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from turnwire_schema.v1.config import ModelConfig, ProviderConfig

from tests.gateway.dialects import check, until_cut
from tests.gateway.server import RunningGateway, run_gateway
from tests.late import Late
from tests.providers.standin import SSE, StandIn, replies, sse, streams
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.hosted import HostedProvider
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleProvider
from turnwire.providers.settings import Surroundings

if TYPE_CHECKING:
    import ollama
    import openai
else:
    ollama = Late("ollama")
    openai = Late("openai")

pytestmark = pytest.mark.requirement("END-1")

RECORDINGS = Path(__file__).parents[1] / "recordings"
TEXT = "there was a model, and it wrote."


def post(running: RunningGateway, path: str, body: Any, status: int = 200) -> Any:
    with running.client() as http:
        answer = http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer


def get(running: RunningGateway, path: str) -> Any:
    with running.client() as http:
        return http.get(path).json()


def test_a_completion_is_as_openai_writes_it(gateway: RunningGateway) -> None:
    gateway.mock.script.then(TEXT)
    answer = post(gateway, "/v1/completions", {"model": "mock", "prompt": "Once", "max_tokens": 9, "logprobs": None})
    body = answer.json()
    check("wire/openai-chat/v1/completions#Completion", body)
    assert body.pop("id").startswith("cmpl-")
    assert body.pop("created") > 0
    assert (body["object"], body["model"], [*body["choices"][0]]) == (
        "text_completion",
        "mock",
        ["text", "index", "logprobs", "finish_reason"],
    )


def test_the_published_clients_read_streams_and_whole_answers() -> None:
    with run_gateway(MockProvider(TEXT)) as running:
        with openai.OpenAI(base_url=f"{running}/v1", api_key="none") as client:
            whole = client.completions.create(model="mock", prompt="Once", suffix="end")
            events = list(client.completions.create(model="mock", prompt="Once", stream=True))
        with ollama.Client(str(running)) as llama:
            said = llama.generate(model="mock", prompt="Once", suffix="end")
            lines = list(llama.generate(model="mock", prompt="Once", stream=True))
            loaded = llama.generate(model="mock", keep_alive=0)
    assert whole.choices[0].text == said.response == TEXT
    assert "".join(event.choices[0].text for event in events if event.choices) == TEXT
    assert [event.choices[0].finish_reason for event in events if event.choices][-1] == "stop"
    assert "".join(line.response for line in lines) == TEXT
    assert [line.done for line in lines] == [False] * (len(lines) - 1) + [True]
    assert (loaded.response, loaded.done_reason) == ("", "unload")


@pytest.mark.parametrize(
    ("path", "body", "named"),
    [
        ("/v1/completions", {"model": "mock"}, "prompt"),
        ("/v1/completions", {"prompt": "a"}, "model"),
        ("/v1/completions", {"model": "mock", "prompt": {"a": 1}}, "prompt"),
        ("/v1/completions", {"model": "mock", "prompt": "a", "logprobs": True}, "logprobs"),
        ("/api/generate", {"prompt": "a"}, "model"),
        ("/api/generate", {"model": "mock", "prompt": "a", "images": "b"}, "images"),
        ("/completion", {"model": "mock"}, "prompt"),
        ("/completion", {"prompt": ["a", "b"]}, "prompt"),
        ("/completions", {"prompt": "a", "n_predict": "9"}, "n_predict"),
        ("/infill", {"input_prefix": "a"}, "input_suffix"),
        ("/infill", {"input_prefix": "a", "input_suffix": "b", "model": " "}, "model"),
        ("/tokenize", {"model": "mock"}, "prompt"),
        ("/tokenize", {"model": "mock", "messages": [{"role": "user", "content": "a"}]}, "names no tokens"),
        ("/detokenize", {"model": "mock", "tokens": ["a"]}, "tokens"),
        ("/detokenize", {"model": "mock", "tokens": [999]}, "tokens"),
    ],
)
def test_what_is_no_request_is_refused_with_its_place(
    gateway: RunningGateway, path: str, body: dict[str, Any], named: str
) -> None:
    assert named in post(gateway, path, body, 400).text


@pytest.mark.parametrize("asked", [{"content": "Hi", "with_pieces": True}, {"prompt": "Hi", "return_token_strs": True}])
def test_texts_of_tokens_that_are_asked_for_are_a_loss(gateway: RunningGateway, asked: dict[str, Any]) -> None:
    answer = post(gateway, "/tokenize", {"model": "mock", **asked})
    assert (answer.json()["tokens"], answer.headers["turnwire-losses"]) == ([72, 105], "convert.token_texts")
    plain = post(gateway, "/tokenize", {"model": "mock", "content": "Hi", "with_pieces": False})
    assert "turnwire-losses" not in plain.headers
    with run_gateway(MockProvider(), GatewaySettings(port=0, on_loss="raise")) as strict:
        assert "convert.token_texts" in post(strict, "/tokenize", {"model": "mock", **asked}, 400).text


@pytest.mark.parametrize("stream", [False, True])
def test_every_prompt_has_its_answers_and_echo_puts_it_before_them(gateway: RunningGateway, stream: bool) -> None:
    with openai.OpenAI(base_url=f"{gateway}/v1", api_key="none") as client:
        asked: Any = {"model": "mock", "prompt": ["one", "two"], "n": 2, "echo": True, "stream": stream}
        answer = client.completions.create(**asked)
        found = dict.fromkeys(range(4), "")
        for event in answer if stream else [answer]:
            for choice in event.choices:
                found[choice.index] += choice.text
        tokens: Any = client.completions.create(model="mock", prompt=[72, 105], echo=True)
    assert found == {
        0: "oneYou said: one",
        1: "oneYou said: one",
        2: "twoYou said: two",
        3: "twoYou said: two",
    }
    assert tokens.choices[0].text.startswith("Hi")


def test_what_the_stand_in_was_asked_too_often_and_an_error_are_told(gateway: RunningGateway) -> None:
    body = {"model": "mock", "prompt": ["a"] * 65, "n": 2}
    assert "up to 128 answers" in post(gateway, "/v1/completions", body, 400).text
    assert post(gateway, "/v1/completions", {"model": "fault-429", "prompt": ["a", "b"]}, 429)


def test_further_prompts_of_a_stream_are_carried_to_its_end() -> None:
    data = (RECORDINGS / "vllm-0.32.0" / "completions" / "stream-prompt-list.sse").read_bytes()
    asked = {"model": "m", "prompt": ["The capital of France is", "The capital of Spain is"], "stream": True}
    with (
        StandIn({"/v1/completions": streams(data, content_type=SSE)}) as server,
        run_gateway(vllm(server)) as running,
        openai.OpenAI(base_url=f"{running}/v1", api_key="none") as client,
    ):
        choices = [choice for event in client.completions.create(**asked) for choice in event.choices]
        sent = [request.json["prompt"] for request in server.requests if request.path == "/v1/completions"]
    texts = ["".join(choice.text for choice in choices if choice.index == place) for place in (0, 1)]
    assert (texts, sent) == ([" Paris.\n\n", " Madrid.\n\n"], [asked["prompt"]])
    assert [choice.finish_reason for choice in choices if choice.finish_reason] == ["length", "length"]


NATIVE = "wire/openai-chat/v1/native"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/completion", {"prompt": "Once", "n_predict": 9}),
        ("/completions", {"prompt": [1, 2], "n_predict": -1, "model": "mock"}),
        (
            "/infill",
            {"input_prefix": "def f():\n", "prompt": "  return ", "input_suffix": "\n", "samplers": []},
        ),
    ],
)
def test_llamacpps_own_paths_answer_in_its_words_and_need_no_model(
    gateway: RunningGateway, path: str, body: dict[str, Any]
) -> None:
    gateway.mock.script = Script(TEXT)
    whole = post(gateway, path, body).json()
    check(f"{NATIVE}#NativeCompletion", whole)
    assert (whole["model"], whole["stop"], whole["stop_type"]) == ("mock", True, "eos")
    streamed = post(gateway, path, {**body, "stream": True}).text
    events = [json.loads(line.removeprefix("data: ")) for line in streamed.splitlines() if line]
    for event in events:
        check(f"{NATIVE}#NativeEvent", event)
    assert "".join(event["content"] for event in events) == whole["content"] == TEXT
    assert [event["stop"] for event in events] == [False] * (len(events) - 1) + [True]


def test_an_editors_gap_reaches_llamacpp_with_its_files_and_others_with_a_loss() -> None:
    said = {"content": "a + b", "stop": True, "model": "m", "tokens_predicted": 3, "tokens_evaluated": 9}
    body = {"input_prefix": "def f(a, b):\n", "prompt": "  return ", "input_suffix": "\n", "n_predict": 3}
    body |= {"input_extra": [{"filename": "b.py", "text": "c"}], "response_fields": ["content"]}
    config = {"endpoint": "", "models": [ModelConfig(name="m")]}
    sent = []
    with StandIn({"/infill": replies(said)}) as server:
        llamacpp = ProviderConfig(type="llamacpp", **{**config, "endpoint": server.url})
        with run_gateway(OpenAICompatibleProvider("llamacpp", llamacpp, Surroundings())) as running:
            answer = post(running, "/infill", body)
        sent = [request.json for request in server.requests if request.path == "/infill"]
    assert sent == [
        {
            "model": "m",
            "input_prefix": "def f(a, b):\n  return ",
            "input_suffix": "\n",
            "n_predict": 3,
            "input_extra": body["input_extra"],
        }
    ]
    assert (answer.json()["content"], answer.json()["tokens_predicted"]) == ("a + b", 3)
    assert answer.headers["turnwire-losses"] == "openai-chat.infill_prompt, openai-chat.native_form"
    whole = {**CHUNK, "choices": [PIECE], "usage": USAGE}
    with StandIn({"/v1/completions": replies(whole)}) as server, run_gateway(vllm(server)) as running:
        other = post(running, "/infill", body)
    assert set(other.headers["turnwire-losses"].split(", ")) >= {"openai-chat.suffix", "openai-chat.foreign_option"}


def test_the_embedded_model_goes_on_with_a_text_at_llamacpps_own_path(embedded_gateway: RunningGateway) -> None:
    body = {"prompt": "The capital of France is", "n_predict": 4, "temperature": 0}
    whole = post(embedded_gateway, "/completion", body).json()
    check(f"{NATIVE}#NativeCompletion", whole)
    streamed = post(embedded_gateway, "/completion", {**body, "stream": True}).text
    events = [json.loads(line.removeprefix("data: ")) for line in streamed.splitlines() if line]
    assert "".join(event["content"] for event in events) == whole["content"] != ""
    assert events[-1]["tokens_predicted"] == whole["tokens_predicted"] == 4
    gap = post(embedded_gateway, "/infill", {"input_prefix": "a", "input_suffix": "b"}, 400)
    assert "Infill is not supported by this model" in gap.json()["error"]["message"]


def test_tokens_are_named_in_the_words_of_both_servers(gateway: RunningGateway) -> None:
    for body in ({"model": "mock", "prompt": "Hé"}, {"content": "Hé"}):
        answer = post(gateway, "/tokenize", body).json()
        check("wire/openai-chat/v1/tokens#TokenizeResponse", answer)
        assert answer == {"count": 3, "tokens": [72, 195, 169], "max_model_len": 32768}
    assert post(gateway, "/detokenize", {"tokens": [72, 195, 169]}).json() == {"prompt": "Hé", "content": "Hé"}


def test_only_what_is_true_of_the_gateway_is_among_its_properties(gateway: RunningGateway) -> None:
    version = get(gateway, "/version")["version"]
    assert get(gateway, "/health")["version"] == version
    assert get(gateway, "/props") == {
        "total_slots": 1024,
        "build_info": f"turnwire-{version}",
        "endpoint_slots": False,
        "endpoint_props": False,
        "endpoint_metrics": True,
        "model_alias": "mock",
        "default_generation_settings": {"n_ctx": 32768, "params": {}},
    }


CHUNK = {"id": "cmpl-7", "object": "text_completion", "created": 7, "model": "m"}
PIECE = {"index": 0, "text": TEXT, "logprobs": None, "finish_reason": "stop", "stop_reason": "."}
USAGE = {"prompt_tokens": 4, "completion_tokens": 2, "total_tokens": 6}


def vllm(server: StandIn, surroundings: Surroundings | None = None) -> OpenAICompatibleProvider:
    config = ProviderConfig(type="vllm", endpoint=server.url, models=[ModelConfig(name="m")])
    return OpenAICompatibleProvider("vllm", config, surroundings or Surroundings())


def test_ollamas_client_is_served_by_a_vllm_and_what_it_cannot_say_is_named() -> None:
    whole = {**CHUNK, "choices": [PIECE], "usage": USAGE}
    with StandIn({"/v1/completions": replies(whole)}) as server, run_gateway(vllm(server)) as running:
        body = {"model": "m", "prompt": "Once", "suffix": "end", "options": {"num_predict": 3, "num_ctx": 9}}
        answer = post(running, "/api/generate", {**body, "stream": False})
        sent = next(request.json for request in server.requests if request.path == "/v1/completions")
    assert sent == {"model": "m", "prompt": "Once", "max_tokens": 3}
    assert (answer.json()["response"], answer.json()["eval_count"]) == (TEXT, 2)
    assert set(answer.headers["turnwire-losses"].split(", ")) >= {"openai-chat.foreign_option", "openai-chat.suffix"}


def test_a_stream_that_breaks_is_broken_for_the_client() -> None:
    data = sse({**CHUNK, "choices": [{**PIECE, "finish_reason": None}]}, done=False)
    routes = {"/v1/completions": streams(data, content_type=SSE)}
    asked = {"model": "m", "prompt": "Once"}
    with (
        StandIn(routes) as server,
        run_gateway(vllm(server)) as running,
        running.client() as http,
        http.stream("POST", "/api/generate", json=asked) as answer,
    ):
        seen = until_cut(answer.iter_bytes())
    lines = [json.loads(line) for line in seen.splitlines()]
    assert lines[0]["response"] == TEXT
    assert "error" in lines[-1]


def test_counts_are_the_model_servers_where_it_counts() -> None:
    tokens = {"count": 42, "max_model_len": 64, "tokens": list(range(42)), "token_strs": None}
    with StandIn({"/tokenize": replies(tokens)}) as server, run_gateway(vllm(server)) as running:
        body = {"model": "m", "messages": [{"role": "user", "content": "Hi"}]}
        counted = post(running, "/v1/messages/count_tokens", body)
        gemini = post(
            running, "/v1beta/models/m:countTokens", {"contents": [{"role": "user", "parts": [{"text": "Hi"}]}]}
        )
    assert (counted.json(), counted.headers["turnwire-tokens"]) == ({"input_tokens": 42}, "counted")
    assert (gemini.json()["totalTokens"], gemini.headers["turnwire-tokens"]) == (42, "counted")


@pytest.mark.requirement("PFX-1")
@pytest.mark.parametrize("status", [200, 500])
def test_counts_for_claude_code_leave_out_its_attribution(status: int) -> None:
    line = "x-anthropic-billing-header: cc_version=2.1.332.0d9; cc_entrypoint=cli;"
    tokens = {"count": 42, "max_model_len": 64, "tokens": list(range(42)), "token_strs": None}
    with StandIn({"/tokenize": replies(tokens, status)}) as server, run_gateway(vllm(server)) as running:
        body = {"model": "m", "messages": [{"role": "user", "content": "Hi"}]}
        blocks = [{"type": "text", "text": line}, {"type": "text", "text": "Be kind."}]
        counted = post(running, "/v1/messages/count_tokens", {**body, "system": blocks})
        plain = post(running, "/v1/messages/count_tokens", {**body, "system": blocks[1:]})
    assert counted.json() == plain.json()
    asked = [request.json["messages"] for request in server.requests if request.path == "/tokenize"]
    assert asked
    assert all(messages == asked[-1] for messages in asked)


def test_a_provider_without_completions_is_a_typed_error() -> None:
    with StandIn({}) as server:
        config = ProviderConfig(
            type="anthropic", endpoint=server.url, models=[ModelConfig(name="c")], headers={"x-api-key": "k"}
        )
        with run_gateway(HostedProvider("anthropic", config)) as running:
            for stream in (False, True):
                answer = post(running, "/v1/completions", {"model": "c", "prompt": "a", "stream": stream}, 400)
                assert "offers no completions" in answer.json()["error"]["message"]
