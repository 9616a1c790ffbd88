"""Audit events as OpenTelemetry GenAI spans and metrics, when `opentelemetry-api` is installed (extra `otel`).

Names follow the GenAI semantic conventions (span `chat {model}`, `gen_ai.client.operation.duration`,
`gen_ai.client.token.usage`). No content is recorded.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Any

from turnwire_schema.v1.audit import AuditEvent, InferenceCompleted, InferenceFailed, InferenceStarted

from turnwire.core.errors import ConfigurationError
from turnwire.install import install_hint

if TYPE_CHECKING:
    from opentelemetry.metrics import MeterProvider
    from opentelemetry.trace import TracerProvider


class OpenTelemetrySink:
    """Opens a client span when a call starts and ends it when the call does; records duration and token histograms.

    Raises:
        ConfigurationError: `opentelemetry-api` is not installed.
    """

    def __init__(
        self, *, tracer_provider: TracerProvider | None = None, meter_provider: MeterProvider | None = None
    ) -> None:
        try:
            from opentelemetry import metrics, trace
        except ImportError as error:
            text = f"OpenTelemetry is not installed; install the extra: {install_hint('otel')}"
            raise ConfigurationError(text) from error
        self._trace = trace
        self._tracer = trace.get_tracer("turnwire", tracer_provider=tracer_provider)
        meter = metrics.get_meter("turnwire", meter_provider=meter_provider)
        self._duration = meter.create_histogram("gen_ai.client.operation.duration", unit="s")
        self._tokens = meter.create_histogram("gen_ai.client.token.usage", unit="{token}")
        self._spans: dict[str, Any] = {}
        self._lock = Lock()

    def emit(self, event: AuditEvent) -> None:
        """Record `event`."""
        match event:
            case InferenceStarted():
                span = self._tracer.start_span(
                    f"chat {event.model}", kind=self._trace.SpanKind.CLIENT, attributes=self._common(event)
                )
                with self._lock:
                    self._spans[event.request_id] = span
            case InferenceCompleted():
                self._complete(event)
            case InferenceFailed():
                self._fail(event)
            case _:
                pass  # health checks are not model calls; the conventions have no span for them

    @staticmethod
    def _common(event: InferenceStarted | InferenceCompleted | InferenceFailed) -> dict[str, Any]:
        return {
            "gen_ai.operation.name": "chat",
            "gen_ai.provider.name": event.provider_id,
            "gen_ai.request.model": event.model,
        }

    def _take(self, request_id: str) -> Any:
        with self._lock:
            return self._spans.pop(request_id, None)

    def _complete(self, event: InferenceCompleted) -> None:
        attributes = self._common(event)
        usage = event.usage
        counts = {"input": usage.prompt_tokens, "output": usage.completion_tokens}
        for kind, count in counts.items():
            if count is not None:
                self._tokens.record(count, {**attributes, "gen_ai.token.type": kind})
        self._duration.record(event.duration_ns / 1e9, attributes)
        span = self._take(event.request_id)
        if span is not None:
            for kind, count in counts.items():
                if count is not None:
                    span.set_attribute(f"gen_ai.usage.{kind}_tokens", count)
            span.set_attribute("gen_ai.response.finish_reasons", (event.finish_reason,))
            span.end()

    def _fail(self, event: InferenceFailed) -> None:
        self._duration.record(event.duration_ns / 1e9, {**self._common(event), "error.type": event.error_code})
        span = self._take(event.request_id)
        if span is not None:
            span.set_attribute("error.type", event.error_code)
            span.set_status(self._trace.Status(self._trace.StatusCode.ERROR))
            span.end()
