"""Why an answer ended: what the dialects' judgements, of whole bodies and of streams, have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import FinishReason


class Ending(NamedTuple):
    """Why an answer ended, in the canonical word and in the server's, and what is odd about that."""

    reason: FinishReason
    raw: str | None
    diagnostics: list[dict[str, object]]


def reached_limit(usage: Mapping[str, object] | None, request: ChatRequest | None) -> bool:
    """Whether as many tokens were counted as the request asked for at the most."""
    limit = None if request is None else request.parameters.max_tokens
    # Equal, not more: where a request asks for several answers, OpenAI's servers count the tokens of all together.
    return limit is not None and usage is not None and usage.get("completion_tokens") == limit


def note(name: str, what: str, at: str | None = None) -> dict[str, object]:
    """A diagnostic."""
    return {"id": name, "what": what} if at is None else {"id": name, "what": what, "at": at}
