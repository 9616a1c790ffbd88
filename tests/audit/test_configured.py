"""Sinks that the configuration names: a file, a logger, OpenTelemetry."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.config import AuditConfig, ModelProviders

from tests.providers.standin import ask
from tests.requirements import requirement
from turnwire.audit import open_sinks
from turnwire.config import load_config, parse_config
from turnwire.core.errors import ConfigurationError, InvalidDataError
from turnwire.core.tokens import estimate_request_tokens
from turnwire.providers.factory import make_configured, make_registry
from turnwire.providers.settings import Surroundings
from turnwire.providers.sync.factory import make_sync_registry

MOCK = {"a": {"type": "mock"}}


def section(**audit: Any) -> ModelProviders:
    return ModelProviders.from_dict({"providers": MOCK, "audit": audit})


def events(file: Path) -> list[str]:
    return [json.loads(line)["event"] for line in file.read_text().splitlines()]


@requirement("CFG-1", "PRV-10")
def test_events_go_to_the_file_that_the_configuration_names_beside_it(tmp_path: Path) -> None:
    (tmp_path / ".agent").mkdir()
    file = tmp_path / ".agent" / "config.yml"
    file.write_text("model_providers:\n  providers: {a: {type: mock}}\n  audit: {jsonl: audit.jsonl}\n")
    loaded = load_config(file)
    registry = make_sync_registry(loaded.section, surroundings=Surroundings(base=file.parent))
    audit = tmp_path / ".agent" / "audit.jsonl"
    assert not audit.exists()  # opened when the first event comes
    registry.default().complete(ask("a question with several words"))
    registry.close()
    assert events(audit) == ["inference_started", "inference_completed"]
    assert audit.stat().st_mode & 0o777 == 0o600
    started = json.loads(audit.read_text().splitlines()[0])
    assert started["prompt_tokens_estimate"] == estimate_request_tokens(ask("a question with several words")) > 5


@requirement("CFG-1", "PRV-10")
def test_events_go_to_the_logger_that_the_configuration_names(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "my.app")
    registry = make_registry(section(logging="my.app"))
    asyncio.run(registry.default().complete(ask()))
    asyncio.run(registry.close())
    assert [(record.name, record.getMessage().partition(" ")[0]) for record in caplog.records] == [
        ("my.app", "inference_started"),
        ("my.app", "inference_completed"),
    ]


@requirement("CFG-1", "PRV-10")
def test_events_become_spans_when_the_configuration_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from turnwire.audit import otel

    seen: list[str] = []
    monkeypatch.setattr(otel.OpenTelemetrySink, "emit", lambda self, event: seen.append(event.event))
    make_sync_registry(section(otel=True)).default().complete(ask())
    make_sync_registry(section(otel=False)).default().complete(ask())
    assert seen == ["inference_started", "inference_completed"]


@requirement("CFG-2")
def test_open_telemetry_that_is_not_installed_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "opentelemetry", None)
    with pytest.raises(ConfigurationError, match=r"^ACODE-MDL-004: audit\.otel: .*install .*\[otel\]'"):
        make_registry(section(otel=True))


@requirement("PRV-10")
def test_several_sinks_get_every_event(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "my.app")
    file = tmp_path / "audit.jsonl"
    registry = make_sync_registry(section(jsonl=str(file), logging="my.app"))
    registry.default().complete(ask())
    registry.close()
    assert (len(events(file)), len(caplog.records)) == (2, 2)


@requirement("PRV-10")
def test_a_program_s_own_sink_stands_in_for_the_configured_ones(tmp_path: Path) -> None:
    seen: list[Any] = []

    class Own:
        def emit(self, event: Any) -> None:
            seen.append(event.event)

    file = tmp_path / "audit.jsonl"
    registry = make_sync_registry(section(jsonl=str(file)), surroundings=Surroundings(sink=Own()))
    registry.default().complete(ask())
    registry.close()
    assert (seen, file.exists()) == (["inference_started", "inference_completed"], False)


@requirement("PRV-10")
def test_a_file_that_cannot_be_written_is_named_in_the_log_and_the_answer_comes_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "nowhere" / "audit.jsonl"
    answer = make_sync_registry(section(jsonl=str(file))).default().complete(ask("xyzzy"))
    assert answer.message.text
    assert {record.getMessage() for record in caplog.records} == {
        f"an audit sink failed: {file} cannot be written (No such file or directory)"
    }


@requirement("CFG-2")
def test_a_directory_is_no_audit_file(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match=r"audit\.jsonl: .* is a directory; give a file"):
        open_sinks(AuditConfig(jsonl="."), base=tmp_path)


@requirement("CFG-2")
def test_a_wrong_word_in_the_section_is_named_with_its_line() -> None:
    text = "model_providers:\n  audit:\n    file: audit.jsonl\n"
    with pytest.raises(ConfigurationError, match=r"config\.yml:3: /model_providers/audit: 'file' is not known"):
        parse_config(text)
    with pytest.raises(InvalidDataError):
        ModelProviders.from_dict({"on_loss": "ignore"})


@requirement("CFG-1")
def test_on_loss_of_the_section_holds_where_a_provider_s_options_say_nothing() -> None:
    config = {
        "on_loss": "raise",
        "providers": {
            "a": {"type": "ollama", "endpoint": "http://127.0.0.1:9"},
            "b": {"type": "ollama", "endpoint": "http://127.0.0.1:9", "options": {"on_loss": "report"}},
        },
    }
    registry = make_sync_registry(ModelProviders.from_dict(config))
    # Only those over HTTP have one.
    policies = [provider._server.policy.on_loss for provider in registry.all()]  # type: ignore[attr-defined]
    single = make_configured(ModelProviders.from_dict(config), "a")
    # Only those over HTTP have one.
    assert (policies, single._server.policy.on_loss) == (["raise", "report"], "raise")  # type: ignore[attr-defined]
