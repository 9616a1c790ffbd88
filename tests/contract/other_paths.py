"""Right answers of paths that a gateway may not have: embeddings, completions, tokens. All follow from the request."""

from __future__ import annotations

import base64
import json
import struct
from typing import Any

_UNKNOWN = "turnwire-no-such-model"
_TEXT = " eight, nine, ten"


def other_answer(path: str, body: Any) -> tuple[int, str, bytes] | None:
    """(status, content type, body) for one of these paths; None where it is none of them."""
    name, _, verb = path.rpartition("/")[2].partition(":")
    kind = {"embed": "ollama", "embeddings": "openai", "batchEmbedContents": "gemini", "embedContent": "gemini"}.get(
        verb or name
    )
    if kind is not None:
        return _embeddings(kind, path, body)
    if path in ("/v1/completions", "/api/generate"):
        return _completion(path == "/v1/completions", body)
    if path == "/tokenize":
        return _json(200, {"tokens": list(body["content"].encode())})
    if path == "/detokenize":
        return _json(200, {"content": bytes(body["tokens"]).decode()})
    return None


def _embeddings(kind: str, path: str, body: Any) -> tuple[int, str, bytes]:
    texts: Any = body.get("input")
    if path.endswith(":embedContent"):
        return _json(200, {"embedding": {"values": _vector("")}})
    if kind == "gemini":
        requests = body.get("requests")
        is_list = isinstance(requests, list)
        texts = [each["content"]["parts"][0]["text"] for each in requests] if is_list else requests
    if _UNKNOWN in (body.get("model"), path.partition("/models/")[2].partition(":")[0]):
        return _refusal(kind, 404)
    if isinstance(texts, str):
        texts = [texts]
    if not isinstance(texts, list):
        return _refusal(kind, 400)
    vectors: list[Any] = [_vector(text) for text in texts]
    if kind == "ollama":
        return _json(200, {"model": body["model"], "embeddings": vectors, "prompt_eval_count": 7})
    if kind == "gemini":
        return _json(200, {"embeddings": [{"values": vector} for vector in vectors]})
    if body.get("encoding_format") == "base64":
        vectors = [base64.b64encode(struct.pack("<4f", *vector)).decode() for vector in vectors]
    data = [{"object": "embedding", "index": place, "embedding": vector} for place, vector in enumerate(vectors)]
    usage = {"prompt_tokens": 7, "total_tokens": 7}
    return _json(200, {"object": "list", "data": data, "model": body["model"], "usage": usage})


def _vector(text: str) -> list[float]:
    return [float(1 + sum(text.encode()[place::4]) % 97) for place in range(4)]


def _completion(is_openai: bool, body: Any) -> tuple[int, str, bytes]:
    kind = "openai" if is_openai else "ollama"
    if body.get("model") == _UNKNOWN:
        return _refusal(kind, 404)
    prompts = body.get("prompt")
    if not isinstance(prompts, str | list):
        return _refusal(kind, 400)
    prompts = [prompts] if isinstance(prompts, str) else prompts
    stops = body.get("stop") or (body.get("options") or {}).get("stop") or []
    text = _TEXT.partition(stops[0])[0] if stops else _TEXT
    texts = [f"{prompt}{text}" if body.get("echo") else text for prompt in prompts]
    return _openai_text(body, texts) if is_openai else _ollama_text(body, texts[0])


def _openai_text(body: Any, texts: list[str]) -> tuple[int, str, bytes]:
    head = {"id": "cmpl-1", "object": "text_completion", "created": 1_795_000_000, "model": body["model"]}
    choices = [
        {"text": text, "index": place, "logprobs": None, "finish_reason": "length"} for place, text in enumerate(texts)
    ]
    usage = {"prompt_tokens": 9, "completion_tokens": 8, "total_tokens": 17}
    if not body.get("stream"):
        return _json(200, {**head, "choices": choices, "usage": usage})
    events = [
        {**head, "choices": [{**choices[0], "finish_reason": None}]},
        {**head, "choices": [{**choices[0], "text": ""}]},
    ]
    lines = [f"data: {json.dumps(event)}\n\n" for event in events]
    return 200, "text/event-stream", "".join([*lines, "data: [DONE]\n\n"]).encode()


def _ollama_text(body: Any, text: str) -> tuple[int, str, bytes]:
    head = {"model": body["model"], "created_at": "2026-11-21T22:57:40.1Z"}
    end = {"done": True, "done_reason": "length", "prompt_eval_count": 9, "eval_count": 8}
    if not body.get("stream"):
        return _json(200, {**head, "response": text, **end})
    lines = [{**head, "response": text, "done": False}, {**head, "response": "", **end}]
    return 200, "application/x-ndjson", "".join(f"{json.dumps(line)}\n" for line in lines).encode()


def _refusal(kind: str, status: int) -> tuple[int, str, bytes]:
    said = "no such model" if status == 404 else "the body is wrong"
    openai = {"error": {"message": said, "type": "invalid_request_error", "param": None, "code": None}}
    gemini = {
        "error": {"code": status, "message": said, "status": "NOT_FOUND" if status == 404 else "INVALID_ARGUMENT"}
    }
    return _json(status, {"openai": openai, "gemini": gemini, "ollama": {"error": said}}[kind])


def _json(status: int, value: Any) -> tuple[int, str, bytes]:
    return status, "application/json", json.dumps(value).encode()
