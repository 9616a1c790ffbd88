"""What the mock provider answers beside chat: it follows from the request alone, and texts that share words are near.

A vector has one place for each word, found by a hash, and the length 1: a text is nearest to itself, and nearer to one
that shares words with it than to one that shares none. Tokens are estimated.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Sequence
from operator import mul
from typing import Final

from turnwire_schema.v1.embedding import Embedding, EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse, RerankResult
from turnwire_schema.v1.usage import UsageInfo

from turnwire.core.errors import ProviderResponseError
from turnwire.core.tokens import estimate_text_tokens

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
