"""Answers of the mock provider at endpoints other than chat: they depend on the request alone, and texts that share
words have similar vectors.

A vector has one place for each word, found by a hash, and the length 1: a text is nearest to itself, and nearer to one
that shares words with it than to one that shares none. The tokens of a text are the bytes of its UTF-8. A completion
has an answer for each prompt, `n` of them, with the prompt before it where OpenAI's option `echo` asks for it; the
first answer is the completion, the others are further choices, as a server's would be.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Collection, Mapping, Sequence
from operator import mul
from typing import Any, Final

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.embedding import Embedding, EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse, RerankResult
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tokens import TokenCount
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.endpoints.completion_turns import turn_of_request
from turnwire.codecs.values.wire_values import whole_of
from turnwire.core.errors import ProviderResponseError
from turnwire.core.tokens import estimate_text_tokens
from turnwire.providers.calls.completions import require_token_ids

DIMENSIONS: Final = 64
"""Length of a vector where the request names none."""
MOST_DIMENSIONS: Final = 16_384

_WORD: Final = re.compile(r"\w+")


def embedded(request: EmbeddingRequest) -> EmbeddingResponse:
    """The vectors of a request's inputs.

    Raises:
        ProviderResponseError: they would be too long.
    """
    size = request.dimensions or DIMENSIONS
    if size > MOST_DIMENSIONS:
        text = f"dimensions: the stand-in gives vectors of up to {MOST_DIMENSIONS} numbers"
        raise ProviderResponseError(text, status=400, category="invalid_request", parameter="dimensions")
    tokens = sum(estimate_text_tokens(each) if isinstance(each, str) else len(each) for each in request.inputs)
    return EmbeddingResponse(
        embeddings=tuple(
            Embedding(index=index, values=vector_of(each, size)) for index, each in enumerate(request.inputs)
        ),
        usage=UsageInfo(prompt_tokens=tokens, completion_tokens=0, is_estimated=True),
        model=request.model,
    )


def reranked(request: RerankRequest) -> RerankResponse:
    """The documents, those first that share most words with the question; scores are from 0 to 1."""
    asked = vector_of(request.query, DIMENSIONS)
    scores = [sum(map(mul, asked, vector_of(each, DIMENSIONS))) for each in request.documents]
    order = sorted(range(len(scores)), key=lambda place: -scores[place])[: request.top_n]
    tokens = sum(estimate_text_tokens(each) for each in (request.query, *request.documents))
    return RerankResponse(
        results=tuple(RerankResult(index=place, score=scores[place]) for place in order),
        usage=UsageInfo(prompt_tokens=tokens, completion_tokens=0, is_estimated=True),
        model=request.model,
    )


def vector_of(text: str | Sequence[int], size: int) -> tuple[float, ...]:
    """The vector of a text, or of the ids of its tokens."""
    words = _WORD.findall(text.lower()) if isinstance(text, str) else [str(each) for each in text]
    counts = [0] * size
    for word in words or [""]:
        counts[int.from_bytes(hashlib.sha256(word.encode("utf-8", "replace")).digest()[:4], "big") % size] += 1
    length = math.sqrt(sum(count * count for count in counts))
    return tuple(count / length for count in counts)


_DIALECT: Final = "openai-chat"
OBEYED: Final[Mapping[str, Collection[str]]] = {_DIALECT: frozenset({"prompt", "n", "echo"})}
"""The options of completions that are obeyed, by dialect."""

MOST: Final = 128
"""Most answers to one request."""


def asked_turns(request: CompletionRequest, turn: ChatRequest) -> list[ChatRequest]:
    """The turns of a completion, in the order of their answers; `turn` is the first.

    Raises:
        ProviderResponseError: they are too many.
    """
    prompts, times = _prompts(request), _times(request)
    if len(prompts) * times > MOST:
        text = f"n: the stand-in gives up to {MOST} answers to a request"
        raise ProviderResponseError(text, status=400, category="invalid_request", parameter="n")
    others = [turn_of_request(request.replace(prompt=prompt)) for prompt in prompts[1:]]
    parameters = turn.parameters
    turns = [turn, *(each.replace(parameters=parameters, stream=turn.stream) for each in others)]
    return [each for each in turns for _ in range(times)]


def in_one(request: CompletionRequest, answers: Sequence[ChatResponse]) -> ChatResponse:
    """One answer that holds all of them.

    Raises:
        ProviderResponseError: a prompt that is to be echoed is no tokens of the stand-in's.
    """
    prompts, times = _prompts(request), _times(request)
    before = [_text(prompt) if _own(request).get("echo") is True else "" for prompt in prompts]
    texts = [before[place // times] + answer.message.text for place, answer in enumerate(answers)]
    others = [
        {
            "index": place,
            "message": {"role": "assistant", "content": texts[place]},
            "finish_reason": answers[place].finish_reason,
        }
        for place in range(1, len(answers))
    ]
    counted = [answer.usage for answer in answers]
    usage = counted[0].replace(
        prompt_tokens=_sum(each.prompt_tokens for each in counted[::times]),
        completion_tokens=_sum(each.completion_tokens for each in counted),
    )
    changes: dict[str, Any] = {"usage": usage}
    if others:
        changes["extras"] = {**(answers[0].extras or {}), "choices": others}
    if before[0]:
        changes["message"] = answers[0].message.replace(content=texts[0])
    return answers[0].replace(**changes)


def _own(request: CompletionRequest) -> Mapping[str, Any]:
    options = request.parameters.provider_options or {}
    return options.get(_DIALECT) or {}


def _prompts(request: CompletionRequest) -> list[Any]:
    several = _own(request).get("prompt")
    return list(several) if isinstance(several, (list, tuple)) and several else [request.prompt]


def _times(request: CompletionRequest) -> int:
    return max(whole_of(_own(request).get("n")) or 1, 1)


def _text(prompt: Any) -> str:
    return prompt if isinstance(prompt, str) else text_of_tokens(prompt)


def _sum(counts: Any) -> int | None:
    found = list(counts)
    return None if any(each is None for each in found) else sum(found)


def counted_text(text: str) -> TokenCount:
    """The tokens of a text: the bytes of its UTF-8."""
    data = text.encode("utf-8", "replace")
    return TokenCount(tokens=len(data), token_ids=tuple(data))


def text_of_tokens(token_ids: Sequence[int]) -> str:
    """Return the text of tokens; bytes that are not valid UTF-8 are replaced.

    Raises:
        ProviderResponseError: a number is no byte.
    """
    require_token_ids(token_ids)
    if any(not 0 <= each <= 255 for each in token_ids):
        text = "tokens: the mock provider's are the numbers from 0 to 255"
        raise ProviderResponseError(text, status=400, category="invalid_request", parameter="tokens", retryable=False)
    return bytes(token_ids).decode("utf-8", "replace")
