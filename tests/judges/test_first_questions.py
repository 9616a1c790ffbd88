"""What clients ask beside chat, at their start, for completion and for retrieval: on the stand-in and on a real model.

The official clients as they are; the bodies of programs that are no Python packages, as those programs write them.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.gateway.server import RunningGateway
from tests.judges.clients import anthropic_client, genai_client, groq_client, ollama_client, openai_client, strictly
from tests.scripted import MODEL_NAME

pytestmark = pytest.mark.requirement("COD-1", "END-1")

MODELS: Final = {"gateway": "mock", "embedded_gateway": MODEL_NAME}
TEXTS: Final = ["The sky is blue.", "Grass is green."]


@pytest.fixture(params=sorted(MODELS))
def served(request: pytest.FixtureRequest) -> tuple[RunningGateway, str]:
    """A gateway, and the name of its model."""
    return request.getfixturevalue(request.param), MODELS[request.param]


def same_length(vectors: Any) -> bool:
    """Whether there is a vector for each text, all equally long and none of them empty."""
    lengths = {len(vector) for vector in vectors}
    return len(vectors) == len(TEXTS) and len(lengths) == 1 and lengths != {0}


def test_openais_client_lists_embeds_and_completes(served: tuple[RunningGateway, str]) -> None:
    gateway, model = served
    with openai_client(gateway) as client:
        assert [each.id for each in client.models.list()] == [model]
        assert strictly(client.models.retrieve(model)).id == model
        assert same_length([each.embedding for each in client.embeddings.create(model=model, input=TEXTS).data])
        whole = strictly(client.completions.create(model=model, prompt="Once", max_tokens=4, temperature=0))
        events = list(client.completions.create(model=model, prompt="Once", max_tokens=4, temperature=0, stream=True))
    assert "".join(event.choices[0].text for event in events if event.choices) == whole.choices[0].text


def test_ollamas_client_lists_embeds_and_generates(served: tuple[RunningGateway, str]) -> None:
    gateway, model = served
    cold: Any = {"num_predict": 4, "temperature": 0}
    with ollama_client(gateway) as client:
        assert [each.model for each in client.list().models] == [model]
        assert strictly(client.show(model)).details is not None
        assert client.ps().models == []
        assert same_length(client.embed(model, TEXTS).embeddings)
        assert len(client.embeddings(model, TEXTS[0]).embedding) > 0
        whole = client.generate(model, "Once", options=cold)
        lines = list(client.generate(model, "Once", options=cold, stream=True))
    assert (whole.done, "".join(line.response for line in lines)) == (True, whole.response)


def test_googles_client_lists_counts_and_embeds(served: tuple[RunningGateway, str]) -> None:
    gateway, model = served
    with genai_client(gateway) as client:
        assert [each.name for each in client.models.list()] == [f"models/{model}"]
        assert client.models.get(model=model).name == f"models/{model}"
        assert (client.models.count_tokens(model=model, contents="Why is the sky blue?").total_tokens or 0) > 0
        found = client.models.embed_content(model=model, contents=list(TEXTS)).embeddings
    assert same_length([each.values for each in found or ()])


def test_anthropics_client_lists_and_counts(served: tuple[RunningGateway, str]) -> None:
    gateway, model = served
    with anthropic_client(gateway) as client:
        assert [each.id for each in client.models.list()] == [model]
        assert strictly(client.models.retrieve(model)).id == model
        counted = client.messages.count_tokens(model=model, messages=[{"role": "user", "content": "Hello there"}])
    assert counted.input_tokens > 0


def test_groqs_client_lists_and_embeds(served: tuple[RunningGateway, str]) -> None:
    gateway, model = served
    with groq_client(gateway) as client:
        assert [each.id for each in client.models.list().data] == [model]
        assert same_length([each.embedding for each in client.embeddings.create(model=model, input=TEXTS).data])


AT_THE_START: Final[list[tuple[str, str, int]]] = [
    *(("GET", path, 200) for path in ("/", "/api/version", "/api/tags", "/api/ps", "/v1/models")),  # Open WebUI
    *(("GET", path, 200) for path in ("/health", "/props", "/version")),  # llama.vim, vLLM's clients
    ("HEAD", "/", 200),
    *(("GET", path, 404) for path in ("/slots", "/v1/health", "/api/config", "/models")),
    *(("POST", path, 404) for path in ("/api/pull", "/v1/audio/transcriptions", "/v1/images/generations")),
]


@pytest.mark.parametrize(("method", "path", "status"), AT_THE_START)
def test_what_programs_ask_at_their_start_is_there_or_an_error_that_says_so(
    gateway: RunningGateway, method: str, path: str, status: int
) -> None:
    with gateway.client() as http:
        answer = http.request(method, path, json={} if method == "POST" else None)
    assert answer.status_code == status
    if status == 404:
        told = answer.json()["error"]
        text = told if isinstance(told, str) else told["message"]
        nearest = {"/models": ": your base_url lacks /v1; the path is /v1/models"}
        assert text == f"there is nothing at {path}{nearest.get(path, '; GET /openapi.json lists the paths')}"


_OPTIONS: Final[dict[str, Any]] = {"temperature": 0.01, "num_predict": 4, "stop": ["<|endoftext|>", "\n\n"]}
_FILLED: Final = "<|fim_prefix|>def f(<|fim_suffix|>)<|fim_middle|>"
FILLING: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "continue, on Ollama": (
        "/api/generate",
        {"prompt": _FILLED, "raw": True, "keep_alive": 1800, "options": {**_OPTIONS, "num_ctx": 8096}, "stream": True},
    ),
    "continue, on OpenAI's path": (
        "/v1/completions",
        {"prompt": _FILLED, "max_tokens": 4, "temperature": 0.01, "stream": True, "stop": ["\n\n"]},
    ),
    "twinny, on Ollama": (
        "/api/generate",
        {"prompt": "<PRE> def f( <SUF>) <MID>", "keep_alive": "5m", "options": _OPTIONS, "stream": True},
    ),
    "twinny, on llama.cpp": (
        "/completion",
        {"prompt": "<PRE> def f( <SUF>) <MID>", "temperature": 0.2, "n_predict": 4, "stream": True},
    ),
}
"""Questions for completion, by the program that asks them."""


@pytest.mark.parametrize("program", FILLING)
def test_questions_for_completion_are_answered_with_a_text(served: tuple[RunningGateway, str], program: str) -> None:
    gateway, model = served
    path, body = FILLING[program]
    with gateway.client() as http:
        answer = http.post(path, json={"model": model, **body})
    assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (
        200,
        "application/x-ndjson" if path.startswith("/api") else "text/event-stream",
    )
    assert any(word in answer.text for word in ('"done":true', "[DONE]", '"stop":true'))


def test_what_llama_vim_fills_is_one_body_or_an_error_of_llama_cpp(served: tuple[RunningGateway, str]) -> None:
    gateway, model = served
    sampling: dict[str, Any] = {"n_predict": 4, "top_k": 40, "top_p": 0.99, "samplers": ["top_k", "top_p", "infill"]}
    times = {"t_max_prompt_ms": 500, "t_max_predict_ms": 1000, "cache_prompt": True}
    extra = [{"filename": "a.py", "text": "x = 1"}]
    texts = {"input_prefix": "def f(", "input_suffix": ")\n", "input_extra": extra, "prompt": "    ", "n_indent": 4}
    with gateway.client() as http:
        answer = http.post(
            "/infill", json={**texts, **sampling, **times, "stream": False, "response_fields": ["content"]}
        )
    if model == "mock":
        assert (answer.status_code, answer.json()["content"]) == (200, "You said: def f(    ")
    else:  # the model has no tokens for it, which its server says
        assert (answer.status_code, answer.json()["error"]["message"].count("Infill is not supported")) == (400, 1)
