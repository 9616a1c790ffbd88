"""Metrics of the gateway in Prometheus' text format. Labels are routes, dialects and our own ids, never content."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Final

from turnwire.core.broken_rules import about_schema
from turnwire.core.prometheus import Labels, Series, shown_labels
from turnwire.core.prompt_reuse import cached_counts
from turnwire.gateway.request_context import RequestContext

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0)
"""Upper bounds of the histogram's buckets."""

_HELP: Final = {
    "turnwire_requests_total": "Requests answered, by route, dialect, status and provider.",
    "turnwire_tokens_total": "Tokens of prompts and completions, by dialect and provider; estimated ones apart.",
    "turnwire_prompt_tokens_read_total": "Prompt tokens that a server had to read, of answers with counts of cached "
    "tokens, by provider.",
    "turnwire_prompt_tokens_cached_total": "Prompt tokens that a server had in its cache, by provider.",
    "turnwire_prompt_reuse_lost_total": "Turns of a conversation for which the server read most of the last prompt "
    "again, by provider.",
    "turnwire_losses_total": "Things that a dialect could not say, by loss id.",
    "turnwire_unfit_answers_total": "Answers that break the schema that was asked for, or were not checked because it "
    "cannot be read, by diagnostic and provider.",
    "turnwire_errors_total": "Answers that failed, by error code and provider.",
    "turnwire_key_requests_total": "Requests with a named key, by its name and the status.",
    "turnwire_key_tokens_total": "Tokens of prompts and completions, by the name of the key.",
    "turnwire_key_refusals_total": "Answers refused because the key got as many as it may, by its name.",
    "turnwire_clients_gone_total": "Answers whose client went away before the end.",
}


class Metrics:
    """Counts of one gateway. Used on the event loop only."""

    def __init__(self) -> None:
        self.active = 0
        """Answers that are being written."""
        self._active_of: dict[str, int] = {}
        self._counters: dict[str, dict[Labels, int]] = {name: {} for name in _HELP}
        self._requests = _Histogram()
        self._first_tokens: dict[str, _Histogram] = {}

    def _add(self, name: str, count: int, **labels: str) -> None:
        series = self._counters[name]
        key = tuple(labels.items())
        series[key] = series.get(key, 0) + count

    def active_of(self, key: str | None) -> int:
        """Answers that are being written for a named key."""
        return self._active_of.get(key or "", 0)

    def begun(self, key: str | None) -> None:
        """Count an answer that is being written, for a named key or for nobody."""
        self.active += 1
        if key is not None:
            self._active_of[key] = self.active_of(key) + 1

    def over(self, key: str | None) -> None:
        """Count it no longer."""
        self.active -= 1
        if key is not None:
            self._active_of[key] -= 1

    def refused(self, key: str | None) -> None:
        """Count an answer that a key did not get."""
        self._add("turnwire_key_refusals_total", 1, key=key or "none")

    def finished(self, context: RequestContext) -> None:
        """Count an answered request."""
        dialect, provider = context.dialect_name, context.provider_id or "none"
        status = str(context.status or 499)
        self._add("turnwire_requests_total", 1, route=context.route, dialect=dialect, status=status, provider=provider)
        if context.key_name is not None:
            self._add("turnwire_key_requests_total", 1, key=context.key_name, status=status)
        self._requests.add(context.elapsed_ns / 1e9)
        if context.first_token_ns is not None:
            waited = (context.first_token_ns - context.started_ns) / 1e9
            self._first_tokens.setdefault(provider, _Histogram()).add(waited)
        if context.usage is not None:
            estimated = "true" if context.usage.is_estimated else "false"
            for kind in ("prompt", "completion"):
                count = getattr(context.usage, f"{kind}_tokens")
                if count is not None and context.key_name is not None:
                    self._add("turnwire_key_tokens_total", count, key=context.key_name, kind=kind)
                if count is not None:
                    self._add(
                        "turnwire_tokens_total",
                        count,
                        dialect=dialect,
                        kind=kind,
                        estimated=estimated,
                        provider=provider,
                    )
        counts = cached_counts(context.usage)
        if counts is not None:
            prompt, cached = counts
            self._add("turnwire_prompt_tokens_read_total", prompt - cached, provider=provider)
            self._add("turnwire_prompt_tokens_cached_total", cached, provider=provider)
        if context.prompt_reuse is not None and context.prompt_reuse.is_lost:
            self._add("turnwire_prompt_reuse_lost_total", 1, provider=provider)
        for loss_id, count in context.losses.items():
            self._add("turnwire_losses_total", count, id=loss_id)
        for diagnostic_id in {each.id for each in about_schema(context.notes)}:
            self._add("turnwire_unfit_answers_total", 1, id=diagnostic_id, provider=provider)
        if context.error is not None:
            category = context.error.category or "none"
            self._add("turnwire_errors_total", 1, code=context.error.code, category=category, provider=provider)
        if context.client_gone:
            self._add("turnwire_clients_gone_total", 1, dialect=dialect)

    def text(self, more: Iterable[Series] = ()) -> str:
        """Everything, for a scraper, and `more` behind it."""
        return "\n".join((*self._lines(), *(line for each in more for line in each.lines()), ""))

    def _lines(self) -> Iterator[str]:
        for name, series in self._counters.items():
            yield from Series(name, "counter", _HELP[name], series).lines()
        active: dict[Labels, int] = {(): self.active}
        yield from Series("turnwire_active_answers", "gauge", "Answers that are being written.", active).lines()
        by_key: dict[Labels, int] = {(("key", key),): count for key, count in self._active_of.items()}
        what = "Answers that are being written, by the name of the key."
        yield from Series("turnwire_key_active_answers", "gauge", what, by_key).lines()
        yield "# HELP turnwire_request_seconds Time from request to the end of its answer."
        yield "# TYPE turnwire_request_seconds histogram"
        yield from self._requests.lines("turnwire_request_seconds", ())
        yield "# HELP turnwire_first_token_seconds Time from request to the first piece of a streamed answer."
        yield "# TYPE turnwire_first_token_seconds histogram"
        for provider, histogram in sorted(self._first_tokens.items()):
            yield from histogram.lines("turnwire_first_token_seconds", (("provider", provider),))


class _Histogram:
    """Times in buckets."""

    __slots__ = ("_buckets", "_sum")

    def __init__(self) -> None:
        self._buckets = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one time."""
        self._sum += seconds
        self._buckets[bisect_left(SECONDS, seconds)] += 1

    def lines(self, name: str, labels: Labels) -> Iterator[str]:
        """The series of this histogram."""
        total = 0
        for limit, count in zip((*map(str, SECONDS), "+Inf"), self._buckets, strict=True):
            total += count
            yield f"{name}_bucket{shown_labels((*labels, ('le', limit)))} {total}"
        yield f"{name}_sum{shown_labels(labels)} {self._sum:.6f}"
        yield f"{name}_count{shown_labels(labels)} {total}"
