"""Detect which body of an endpoint other than chat a JSON object is: embeddings, reranking, completions, tokens.

These bodies have few keys, and some are the same in two dialects. A word that only such bodies have selects a row of
`_ROWS`; of its definitions those that know most keys remain, and of these the valid ones. If several remain nothing
distinguishes them, and the caller must choose one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.documents import load_document, validator_for

from turnwire.codecs.values.wire_values import whole_of


class Row(NamedTuple):
    """The definitions of a body with a certain word."""

    told: Callable[[Mapping[str, Any]], bool]
    definitions: tuple[tuple[str, str], ...]
    """Documents and definitions in them."""
    is_same: bool = False
    """Whether equally good definitions mean the same, so that the first one is taken."""


_OPENAI: Final = "wire/openai-chat/v1"
_OLLAMA: Final = "wire/ollama/v1"
_GEMINI: Final = "wire/gemini/v1"
_OTHER: Final = ("messages", "role", "type", "contents")
"""Keys of chats, messages and events, which no body here has."""


_WORDS: Final = frozenset(
    {"inputs", "input", "query", "input_prefix", "input_suffix", "prompt", "tokens", "content", "requests", "data"}
    | {"add_special", "with_pieces", "add_special_tokens", "return_token_strs"}
    | {"embedding", "embeddings", "results", "response"}
)
"""Every row requires one of these, except those for answers of completions."""


def _is_ids(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(whole_of(each) is not None for each in value)


def _items(value: Any) -> list[Mapping[str, Any]]:
    """Return the objects of a list; empty if it holds anything else."""
    is_list = isinstance(value, list) and all(isinstance(each, Mapping) for each in value)
    return list(value) if is_list else []


def _is_text(value: Any) -> bool:
    return isinstance(value, str) or (isinstance(value, list) and bool(value) and not _items(value))


def _embeds(body: Mapping[str, Any]) -> bool:
    """Return True if `input` is to be embedded: a chat's is one text, or a list of objects, without these options."""
    given = body.get("input")
    if isinstance(given, list):
        return _is_text(given)
    wishes = ("encoding_format", "dimensions", "truncate", "keep_alive", "options", "embd_normalize")
    return isinstance(given, str) and any(name in body for name in wishes)


_ROWS: Final = (
    # has the prompt, and may have tokens
    Row(
        lambda body: isinstance(body.get("content"), str) and isinstance(body.get("stop"), bool),
        ((f"{_OPENAI}/native", "NativeCompletion"), (f"{_OPENAI}/native", "NativePiece")),
    ),
    Row(lambda body: "inputs" in body, (("turnwire/v1/embedding", "EmbeddingRequest"),)),
    Row(_embeds, ((f"{_OPENAI}/embeddings", "EmbeddingsRequest"), (f"{_OLLAMA}/embed", "EmbedRequest"))),
    Row(
        lambda body: "query" in body and "documents" in body,
        ((f"{_OPENAI}/rerank", "RerankRequest"), ("turnwire/v1/rerank", "RerankRequest")),
        is_same=True,
    ),
    Row(lambda body: "input_prefix" in body or "input_suffix" in body, ((f"{_OPENAI}/native", "InfillRequest"),)),
    Row(
        lambda body: _is_text(body.get("prompt")) and "parameters" in body,
        (("turnwire/v1/completion", "CompletionRequest"),),
    ),
    Row(
        lambda body: any(
            name in body for name in ("add_special", "with_pieces", "add_special_tokens", "return_token_strs")
        ),
        ((f"{_OPENAI}/tokens", "TokenizeRequest"),),
    ),
    Row(
        lambda body: _is_text(body.get("prompt")) and "n_predict" in body,
        ((f"{_OPENAI}/native", "NativeCompletionRequest"), (f"{_OPENAI}/completions", "CompletionRequest")),
        is_same=True,  # the older path and the newer one read the same
    ),
    Row(
        lambda body: _is_text(body.get("prompt")),
        (
            (f"{_OPENAI}/completions", "CompletionRequest"),
            (f"{_OLLAMA}/generate", "GenerateRequest"),
            (f"{_OLLAMA}/embed", "EmbeddingsRequest"),
        ),
    ),
    Row(
        lambda body: "tokens" in body and (_is_ids(body["tokens"]) or bool(_items(body["tokens"]))),
        ((f"{_OPENAI}/tokens", "DetokenizeRequest"), (f"{_OPENAI}/tokens", "TokenizeResponse")),
    ),
    Row(
        lambda body: isinstance(body.get("content"), Mapping) and "parts" in body["content"],
        ((f"{_GEMINI}/embeddings", "EmbedContentRequest"),),
    ),
    Row(
        lambda body: any("content" in each for each in _items(body.get("requests"))),
        ((f"{_GEMINI}/embeddings", "BatchEmbedContentsRequest"),),
    ),
    # answers
    Row(
        lambda body: body.get("object") == "text_completion",
        ((f"{_OPENAI}/completions", "Completion"), (f"{_OPENAI}/completions", "CompletionChunk")),
        is_same=True,  # a piece of a stream that is a whole answer, too
    ),
    Row(
        lambda body: any("embedding" in each for each in _items(body.get("data"))),
        ((f"{_OPENAI}/embeddings", "EmbeddingsResponse"),),
    ),
    Row(
        lambda body: isinstance(body.get("embedding"), Mapping),
        ((f"{_GEMINI}/embeddings", "EmbedContentResponse"),),
    ),
    Row(lambda body: isinstance(body.get("embedding"), list), ((f"{_OLLAMA}/embed", "EmbeddingsResponse"),)),
    Row(
        lambda body: isinstance(body.get("embeddings"), list) and ("usage" in body or "model" not in body),
        (("turnwire/v1/embedding", "EmbeddingResponse"), (f"{_GEMINI}/embeddings", "BatchEmbedContentsResponse")),
    ),
    Row(lambda body: isinstance(body.get("embeddings"), list), ((f"{_OLLAMA}/embed", "EmbedResponse"),)),
    Row(
        lambda body: any("relevance_score" in each for each in _items(body.get("results"))),
        ((f"{_OPENAI}/rerank", "RerankResponse"),),
    ),
    Row(
        lambda body: any("score" in each for each in _items(body.get("results"))),
        (("turnwire/v1/rerank", "RerankResponse"),),
    ),
    Row(
        lambda body: isinstance(body.get("response"), str) and "done" in body,
        ((f"{_OLLAMA}/generate", "GenerateResponse"),),
    ),
    Row(
        lambda body: (
            isinstance(body.get("text"), str)
            and "finish_reason" in body
            and "usage" in body
            and "is_complete" not in body
        ),
        (("turnwire/v1/completion", "CompletionResponse"),),
    ),
)


def endpoint_definitions(body: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Return the definitions of `body` with their documents: none, one, or all that nothing distinguishes."""
    if any(key in body for key in _OTHER) or not _may_be(body):
        return ()
    row = next((each for each in _ROWS if each.told(body)), None)
    if row is None:
        return ()
    if len(row.definitions) == 1:
        return row.definitions
    unknown = [len(body.keys() - _known(*each)) for each in row.definitions]
    best = [each for each, count in zip(row.definitions, unknown, strict=True) if count == min(unknown)]
    valid = [each for each in best if validator_for(*each).is_valid(body)]
    left = tuple(valid or best)
    return left[:1] if row.is_same else left


def _may_be(body: Mapping[str, Any]) -> bool:
    """Return True if a row may match: most lines of a file are something else."""
    if not _WORDS.isdisjoint(body):
        return True
    return body.get("object") == "text_completion" or ("text" in body and "usage" in body)


@cache
def _known(document: str, definition: str) -> frozenset[str]:
    return frozenset(load_document(document)["$defs"][definition].get("properties", ()))
