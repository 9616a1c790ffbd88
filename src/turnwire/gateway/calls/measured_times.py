"""Times of an answer that clients divide by, measured by the gateway where the model server reports none.

Ollama's clients read four durations of every answer without looking whether they are there. The gateway sees when a
request came, when the provider was asked, when the first piece of the answer came, and when the answer was over. What
comes before the question counts as loading, as Ollama counts it. Of a whole answer nobody sees the first piece: the
time is then shared by the counts of tokens.
"""

from __future__ import annotations

from turnwire_schema.v1.usage import ServerTimings, UsageInfo

from turnwire.gateway.request_context import RequestContext


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

    All times are counted from the arrival of the request; `first_token_ns` is None where nobody saw the first piece.
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
