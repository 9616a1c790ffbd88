"""Fill in response fields that a local server left out: id, time, model, token counts, durations, empty fields.

Nothing is invented silently: an id and a time are the gateway's own, counts are estimated from the texts and marked
(`is_estimated`; the header `turnwire-usage: estimated` on a whole answer), times are measured here. Fields that the
published specification requires and that say nothing on a local server (no cache, no container) get the value by which
the specification says "nothing", only where they are absent; the records of the dialects name them.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, cast
from uuid import uuid4

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import ServerTimings, UsageInfo

from turnwire.codecs.base import Fill
from turnwire.codecs.dialect import NOW, Client, Habits, RequiredFields
from turnwire.codecs.dialects import dialect_named
from turnwire.core.tokens import estimate_request_tokens, estimate_tokens
from turnwire.core.trusted_copy import changed
from turnwire.gateway.request_context import RequestContext


def published(dialect: str, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """`body`, a whole answer, with every required field. `body` stays as it is."""
    return cast("Mapping[str, Any]", _filled(body, _client(dialect).required))


def filler(dialect: str) -> Fill | None:
    """Return the function that fills in the events of a stream before they are written; None if they need nothing."""
    events = _client(dialect).required_in_events
    if not events:
        return None

    def filled(event: str, fields: Mapping[str, Any]) -> Mapping[str, Any]:
        rules = events.get(event)
        return fields if rules is None else cast("Mapping[str, Any]", _filled(fields, rules))

    return filled


def _client(dialect: str) -> Client:
    return dialect_named(dialect).client


def _filled(value: Any, rules: tuple[RequiredFields, ...]) -> Any:
    for rule in rules:
        value = _with(value, rule, rule.path)
    return value


def _with(value: Any, rule: RequiredFields, path: tuple[str, ...]) -> Any:
    """`value` with the fields of `rule` in the objects at `path`; what is changed is copied."""
    if not path:
        if not isinstance(value, Mapping) or (rule.kind is not None and value.get(rule.kind[0]) != rule.kind[1]):
            return value
        missing = {
            name: int(time.time()) if empty is NOW else empty
            for name, empty in rule.fields.items()
            if name not in value or (rule.also_null and value[name] is None)
        }
        return {**value, **missing} if missing else value
    step, *rest = path
    if step == "*":
        return [_with(each, rule, tuple(rest)) for each in value] if isinstance(value, list) else value
    if not isinstance(value, Mapping) or step not in value:
        return value
    return {**value, step: _with(value[step], rule, tuple(rest))}


def new_id(habits: Habits) -> str:
    """An id for an answer; empty if the dialect has none."""
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


def measured(usage: UsageInfo, context: RequestContext) -> UsageInfo:
    """`usage` of an answer that is over now, with every time that Ollama reports."""
    start, asked, first = context.started_ns, context.asked_ns, context.first_token_ns
    return with_times(
        usage,
        elapsed_ns=context.elapsed_ns,
        asked_ns=0 if asked is None else asked - start,
        first_token_ns=None if first is None else first - start,
    )


def measured_vectors(usage: UsageInfo, context: RequestContext) -> UsageInfo:
    """`usage` of vectors that are there now, with the two times that Ollama reports of them."""
    told = usage.server_timings or ServerTimings()
    asked = 0 if context.asked_ns is None else context.asked_ns - context.started_ns
    total = context.elapsed_ns if told.total_ns is None else told.total_ns
    load = min(asked, total) if told.load_ns is None else told.load_ns
    return usage.replace(server_timings=told.replace(load_ns=load, total_ns=max(1, load, total)))


def with_times(usage: UsageInfo, *, elapsed_ns: int, asked_ns: int, first_token_ns: int | None) -> UsageInfo:
    """`usage` with every time that Ollama reports; the parts together are no longer than the whole.

    All times are counted from the arrival of the request; `first_token_ns` is None if nobody saw the first piece.
    What the model server measured stays as it is, but for a 0, by which clients would divide.
    """
    told = usage.server_timings or ServerTimings()
    load, prompt, completion = told.load_ns, told.prompt_ns, told.completion_ns
    known = sum(each or 0 for each in (told.queue_ns, load, prompt, completion))
    total = max(elapsed_ns, known) if told.total_ns is None else told.total_ns
    rest = max(0, total - known)
    if load is None:
        load = min(rest, asked_ns)
        rest -= load
    if prompt is None and completion is None and first_token_ns is not None:
        prompt = min(rest, max(0, first_token_ns - asked_ns))
    elif prompt is None:
        prompt = _share_of_prompt(rest, usage) if completion is None else rest
    if completion is None:
        completion = max(0, rest - (prompt if told.prompt_ns is None else 0))
    prompt, completion = max(1, prompt), max(1, completion)
    total = max(total, load + prompt + completion)
    timings = told.replace(load_ns=load, prompt_ns=prompt, completion_ns=completion, total_ns=total)
    return usage.replace(server_timings=timings)


def _share_of_prompt(rest: int, usage: UsageInfo) -> int:
    """The part of the time in which the prompt was read, as if every token took the same."""
    prompt, completion = usage.prompt_tokens or 0, usage.completion_tokens or 0
    return rest * prompt // max(1, prompt + completion)
