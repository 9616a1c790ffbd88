"""The tokens of the mock provider: the bytes of a text, so that every text has tokens and comes back from them."""

from __future__ import annotations

from collections.abc import Sequence

from turnwire_schema.v1.tokens import TokenCount

from turnwire.core.errors import ProviderResponseError
from turnwire.providers.calls.completions import require_token_ids


def counted_text(text: str) -> TokenCount:
    """The tokens of a text: the bytes of its UTF-8."""
    data = text.encode("utf-8", "replace")
    return TokenCount(tokens=len(data), token_ids=tuple(data))


def text_of_tokens(token_ids: Sequence[int]) -> str:
    """The text of tokens; bytes that are none of UTF-8 are replaced.

    Raises:
        ProviderResponseError: a number is no byte.
    """
    require_token_ids(token_ids)
    if any(not 0 <= each <= 255 for each in token_ids):
        text = "tokens: the mock provider's are the numbers from 0 to 255"
        raise ProviderResponseError(text, status=400, category="invalid_request", parameter="tokens", retryable=False)
    return bytes(token_ids).decode("utf-8", "replace")
