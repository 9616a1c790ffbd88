"""Where audit events go."""

from __future__ import annotations

import json
import logging
import stat
import threading
from pathlib import Path

import pytest
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import InMemoryMetricReader
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from turnwire_schema.v1.audit import AuditEvent, InferenceCompleted, InferenceFailed, InferenceStarted
from turnwire_schema.v1.usage import UsageInfo

from tests.requirements import requirement
from turnwire.audit import JsonLinesSink, LoggingSink, ManySinks
from turnwire.audit.otel import OpenTelemetrySink

COMMON = {"at": "2026-11-21T22:50:05Z", "provider_id": "local", "request_id": "r1", "model": "m"}
STARTED = InferenceStarted(event_id="e1", stream=True, message_count=2, **COMMON)
COMPLETED = InferenceCompleted(
    event_id="e2",
    finish_reason="stop",
    usage=UsageInfo(prompt_tokens=11, completion_tokens=5),
    duration_ns=1_500_000_000,
    **COMMON,
)
FAILED = InferenceFailed(event_id="e3", error_code="ACODE-MDL-002", duration_ns=2_000_000_000, **COMMON)


@requirement("PRV-10")
def test_events_are_appended_as_lines_of_json_in_a_private_file(tmp_path: Path) -> None:
    path = tmp_path / "audit.jsonl"
    with JsonLinesSink(path) as sink:
        assert not path.exists()
        sink.emit(STARTED)
        sink.emit(COMPLETED)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert lines == [STARTED.to_dict(), COMPLETED.to_dict()]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@requirement("PRV-10", "NFR-3")
def test_events_of_many_threads_do_not_mix(tmp_path: Path) -> None:
    path = tmp_path / "audit.jsonl"
    sink = JsonLinesSink(path)

    def work() -> None:
        for _ in range(200):
            sink.emit(COMPLETED)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sink.close()
    assert [json.loads(line) for line in path.read_text().splitlines()] == [COMPLETED.to_dict()] * 1600


@requirement("PRV-10")
def test_a_closed_file_refuses_events(tmp_path: Path) -> None:
    sink = JsonLinesSink(tmp_path / "a.jsonl")
    sink.close()
    sink.close()
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # a file of Python says nothing but a sentence
        sink.emit(STARTED)
    assert type(caught.value) is ValueError


@requirement("PRV-10")
def test_failures_are_logged_as_warnings_and_the_rest_as_info(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="turnwire.audit")
    sink = LoggingSink()
    sink.emit(COMPLETED)
    sink.emit(FAILED)
    assert [(record.levelname, record.__dict__["turnwire_event"]) for record in caplog.records] == [
        ("INFO", COMPLETED.to_dict()),
        ("WARNING", FAILED.to_dict()),
    ]


@requirement("PRV-10")
def test_a_sink_that_fails_does_not_keep_events_from_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def emit(self, event: AuditEvent) -> None:
            raise OSError("disk full")

    good = JsonLinesSink(tmp_path / "a.jsonl")
    ManySinks(Broken(), good).emit(STARTED)
    good.close()
    assert (tmp_path / "a.jsonl").read_text() == STARTED.to_json() + "\n"
    assert [record.message for record in caplog.records] == ["an audit sink failed: OSError"]


@requirement("PRV-10")
def test_calls_become_genai_spans_and_metrics() -> None:
    spans = InMemorySpanExporter()
    tracer_provider = TracerProvider()
    tracer_provider.add_span_processor(SimpleSpanProcessor(spans))
    reader = InMemoryMetricReader()
    sink = OpenTelemetrySink(tracer_provider=tracer_provider, meter_provider=MeterProvider([reader]))

    sink.emit(STARTED)
    sink.emit(COMPLETED)
    sink.emit(STARTED.replace(request_id="r2"))
    sink.emit(FAILED.replace(request_id="r2"))

    finished = spans.get_finished_spans()
    common = {"gen_ai.operation.name": "chat", "gen_ai.provider.name": "local", "gen_ai.request.model": "m"}
    assert [(span.name, dict(span.attributes or {}), span.status.is_ok) for span in finished] == [
        (
            "chat m",
            {
                **common,
                "gen_ai.usage.input_tokens": 11,
                "gen_ai.usage.output_tokens": 5,
                "gen_ai.response.finish_reasons": ("stop",),
            },
            True,
        ),
        ("chat m", {**common, "error.type": "ACODE-MDL-002"}, False),
    ]
    data = reader.get_metrics_data()
    assert data is not None
    points = {
        # Only sums come.
        (metric.name, tuple(sorted(dict(point.attributes or {}).items()))): point.sum  # type: ignore[union-attr]
        for resource in data.resource_metrics
        for scope in resource.scope_metrics
        for metric in scope.metrics
        for point in metric.data.data_points
    }
    plain = tuple(sorted(common.items()))
    assert points == {
        ("gen_ai.client.operation.duration", plain): 1.5,
        ("gen_ai.client.operation.duration", tuple(sorted({**common, "error.type": "ACODE-MDL-002"}.items()))): 2.0,
        ("gen_ai.client.token.usage", tuple(sorted({**common, "gen_ai.token.type": "input"}.items()))): 11,
        ("gen_ai.client.token.usage", tuple(sorted({**common, "gen_ai.token.type": "output"}.items()))): 5,
    }
