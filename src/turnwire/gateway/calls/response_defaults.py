"""What a published answer must have and a local server left out: id, time, model, token counts.

Nothing is invented silently: an id and a time are the gateway's own, counts are estimated from the texts and marked
(`is_estimated`; the header `turnwire-usage: estimated` on a whole answer).
"""

from __future__ import annotations

from uuid import uuid4

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.dialect import Habits
from turnwire.core.tokens import estimate_request_tokens, estimate_tokens
from turnwire.core.trusted_copy import changed


def new_id(habits: Habits) -> str:
    """An id for an answer; empty where the dialect has none."""
    return "" if habits.id_prefix is None else f"{habits.id_prefix}{uuid4().hex}"


def id_for(habits: Habits, given: str) -> str:
    """An id of another dialect as clients expect it: some look at its beginning. Without that it is `given`."""
    prefix = habits.id_prefix or ""
    return given if given.startswith(prefix) else prefix + given


def complete(response: ChatResponse, request: ChatRequest, *, response_id: str, created: int) -> ChatResponse:
    """`response` with everything that a published answer has."""
    parts: dict[str, object] = {}
    if not response.id and response_id:
        parts["id"] = response_id
    if response.created is None:
        parts["created"] = created
    if not response.model:
        parts["model"] = request.parameters.model
    usage = counted(response.usage, response.message, request)
    if usage is not response.usage:
        parts["usage"] = usage
    return changed(response, **parts) if parts else response


def counted(usage: UsageInfo | None, message: AssistantMessage | None, request: ChatRequest) -> UsageInfo:
    """`usage` with both counts; what the server did not count is estimated, and then marked."""
    if usage is not None and usage.prompt_tokens is not None and usage.completion_tokens is not None:
        return usage
    usage = usage or UsageInfo()
    prompt, completion = usage.prompt_tokens, usage.completion_tokens
    return usage.replace(
        prompt_tokens=estimate_request_tokens(request) if prompt is None else prompt,
        completion_tokens=(0 if message is None else estimate_tokens(message)) if completion is None else completion,
        is_estimated=True,
    )
