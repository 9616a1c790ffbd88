"""The normal forms of the endpoints beside chat: embeddings, reranking, completions.

A body is first made plain (no null in any object), then what its endpoint says in several ways is said in one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from tests.normal_forms import ollama, openai_chat
from tests.normal_forms.values import plain, without_nulls
from turnwire.codecs.endpoints.codecs import EndpointCodec
from turnwire.codecs.endpoints.values import placed, vector_of, without
from turnwire.codecs.gemini.embeddings import GeminiEmbeddingsCodec, GeminiOneEmbeddingCodec
from turnwire.codecs.gemini.json_form import whole_form
from turnwire.codecs.ollama.completions import OllamaCompletionCodec, chat_answer, chat_request
from turnwire.codecs.ollama.embeddings import OllamaEmbedCodec, OllamaOneEmbeddingCodec
from turnwire.codecs.openai_chat.completions import OpenAICompletionCodec, chat_body, prompt_of
from turnwire.codecs.openai_chat.embeddings import OpenAIEmbeddingsCodec, inputs_of, prompt_counts
from turnwire.codecs.openai_chat.native import InfillCodec, NativeCompletionCodec
from turnwire.codecs.openai_chat.rerank import OpenAIRerankCodec, best_first, texts_of
from turnwire.codecs.values.wire_values import object_of, objects_of

Normal = Callable[[EndpointCodec[Any, Any], Mapping[str, Any]], dict[str, Any]]


def _ollama_embed_request(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    wire = plain(body)
    if wire.get("dimensions") == 0:
        del wire["dimensions"]
    return {**wire, "input": [wire["input"]] if isinstance(wire["input"], str) else wire["input"]}


def _ollama_one_request(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    return {"prompt": "", **plain(body)}


def _openai_embeddings_request(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    wire = plain(body)
    return {**wire, "input": inputs_of(wire["input"])}


def _openai_embeddings_answer(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    """Vectors as numbers, in the order of the inputs."""
    wire = plain(body)
    items = [wire["data"][position] for position in placed(wire["data"], "/data")]
    data = [
        {**without(item, "encoding_format"), "index": index, "embedding": vector_of(item["embedding"], "")}
        for index, item in enumerate(items)
    ]
    usage = prompt_counts(object_of(wire.get("usage")))
    return {**wire, "data": data, **({"usage": usage} if usage else {})}


def _rerank_request(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    wire = plain(body)
    if wire.get("top_n") == 0:
        del wire["top_n"]
    return {**wire, "documents": texts_of(wire["documents"])}


def _rerank_answer(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    """The best first, documents as objects, one count of tokens."""
    wire = plain(body)
    results = []
    for item in best_first(wire["results"], "relevance_score"):
        text = item.get("document")
        results.append({**item, "document": {"text": text}} if isinstance(text, str) else item)
    usage = prompt_counts(object_of(wire.get("usage")))
    return {"object": "list", "model": "", **wire, "results": results, **({"usage": usage} if usage else {})}


def _gemini_request(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    wire = whole_form(body)
    return {**wire, "requests": [_gemini_item(item) for item in objects_of(wire["requests"])]}


def _gemini_one_request(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    return _gemini_item(whole_form(body))


def _gemini_item(item: Mapping[str, Any]) -> dict[str, Any]:
    """A request without the model's name, which the path has, and without the role."""
    return {**without(item, "model"), "content": without(item["content"], "role")}


def _ollama_completion_request(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    normal = ollama.normal_request(chat_request(body))
    *_, user = normal.pop("messages")
    said = {key: body[key] for key in ("suffix", "system") if body.get(key)}
    return {**normal, **said, "prompt": user["content"], **{key: user[key] for key in ("images",) if key in user}}


def _ollama_completion_answer(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    normal = ollama.normal_response(chat_answer(without_nulls(body)))
    message = normal.pop("message")
    said = {"response": message["content"]} | ({"thinking": message["thinking"]} if "thinking" in message else {})
    return {**said, **normal}


def _openai_completion_request(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    chat = {key: value for key, value in body.items() if key != "prompt"}
    wire = openai_chat.normalize_request(chat, cast("OpenAICompletionCodec", codec).plain)
    wire.pop("messages", None)
    prompt, several = prompt_of(body["prompt"])
    return {**wire, "prompt": several or prompt}


def _openai_completion_answer(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    return openai_chat.normalize_response(chat_body(object_of(body)), codec.variant)


def _native_request(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    said, _ = cast("NativeCompletionCodec", codec).in_openai_words(body)
    return _openai_completion_request(codec, {"model": "m", **said})


def _infill_request(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    return {**_native_request(codec, body), "suffix": body["input_suffix"]}


def _native_answer(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    defaults = {"index": 0, "tokens": [], "id_slot": -1, "truncated": False, "stopping_word": ""}
    return {**defaults, **without_nulls(body)}


_REQUESTS: Final[Mapping[type[EndpointCodec[Any, Any]], Normal]] = {
    OllamaEmbedCodec: _ollama_embed_request,
    OllamaOneEmbeddingCodec: _ollama_one_request,
    OpenAIEmbeddingsCodec: _openai_embeddings_request,
    OpenAIRerankCodec: _rerank_request,
    GeminiEmbeddingsCodec: _gemini_request,
    GeminiOneEmbeddingCodec: _gemini_one_request,
    OllamaCompletionCodec: _ollama_completion_request,
    OpenAICompletionCodec: _openai_completion_request,
    NativeCompletionCodec: _native_request,
    InfillCodec: _infill_request,
}
_ANSWERS: Final[Mapping[type[EndpointCodec[Any, Any]], Normal]] = {
    OpenAIEmbeddingsCodec: _openai_embeddings_answer,
    OpenAIRerankCodec: _rerank_answer,
    OllamaCompletionCodec: _ollama_completion_answer,
    OpenAICompletionCodec: _openai_completion_answer,
    NativeCompletionCodec: _native_answer,
    InfillCodec: _native_answer,
}


def normalize_request(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    """The body of a request in normal form.

    Raises:
        InvalidDataError: the body cannot be read.
    """
    codec.decode_request(body, model="m")
    normal = _REQUESTS.get(type(codec))
    return plain(body) if normal is None else normal(codec, body)


def normalize_response(codec: EndpointCodec[Any, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    """The body of an answer in normal form.

    Raises:
        ProviderError: the body cannot be read.
    """
    codec.decode_response(body)
    normal = _ANSWERS.get(type(codec))
    return plain(body) if normal is None else normal(codec, body)
