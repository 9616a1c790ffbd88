"""`turnwire serve`: the gateway, from the command line."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager, ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import anyio

from turnwire.cli import serve_options as options
from turnwire.cli.context import StoreOption, open_store
from turnwire.cli.exit_codes import UsageError
from turnwire.cli.inputs import read_input
from turnwire.cli.open_providers import open_named, open_registry
from turnwire.cli.options import ConfigOption
from turnwire.cli.output import Waiting, say, visible
from turnwire.codecs.dialects import dialects
from turnwire.config import LoadedConfig, load_config
from turnwire.core.audit_sink import AuditSink, NullSink
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.settings import GatewaySettings, InspectionSettings
from turnwire.install import install_hint
from turnwire.providers.base import ModelProvider
from turnwire.providers.registry import ProviderRegistry

if TYPE_CHECKING:
    from turnwire.agent import AgentThreads
    from turnwire.gateway.settings import GatewaySettings
    from turnwire.providers.base import ModelProvider
    from turnwire.providers.registry import ProviderRegistry


_MOST_MODELS: Final = 8
_PATIENCE_S: Final = 3.0
"""Seconds that the servers have to say which models they have."""


class Found(NamedTuple):
    """The providers and models behind a gateway that starts."""

    models: Sequence[str] = ()
    """The names of the models that clients can ask for; empty if the servers take too long."""
    silent: frozenset[str] = frozenset()
    """Ids of the providers that do not answer."""


async def models_found(registry: ProviderRegistry, settings: GatewaySettings) -> Found:
    """List the models that clients can ask for, and the servers that do not answer. Closes the registry."""
    from turnwire.gateway.calls.routing import Router

    healths: dict[str, bool] = {}

    async def ask(provider: ModelProvider) -> None:
        healths[provider.provider_id] = await provider.is_available()

    try:
        models: list[str] = []
        with anyio.move_on_after(_PATIENCE_S):
            async with anyio.create_task_group() as asking:
                for provider in registry.all():
                    asking.start_soon(ask, provider)
                router = Router(registry, settings.aliases, only_listed=settings.only_listed_models)
                models = [listed.name for listed in await router.all()]
        silent = (each.provider_id for each in registry.all() if not healths.get(each.provider_id))
        return Found(models, frozenset(silent))
    finally:
        with anyio.CancelScope(shield=True):
            await registry.close()


def show_banner(
    url: str, providers: Sequence[str], default: str | None, found: Found, *, inspects: bool, threads: bool
) -> None:
    """Show where everything is, each address ready to be copied."""
    for line in _lines(url, providers, default, found, inspects=inspects, threads=threads):
        say(line)


def _lines(
    url: str, providers: Sequence[str], default: str | None, found: Found, *, inspects: bool, threads: bool
) -> Iterator[str]:
    named = [_named(each, each == default and len(providers) > 1, each in found.silent) for each in providers]
    yield f"Turnwire listens on {url}; Ctrl-C ends it"
    yield ""
    yield f"  Workbench  {url}/"
    yield f"  Inspector  {f'{url}/inspector' if inspects else 'off; --inspect switches it on'}"
    yield f"  Threads    {f'{url}/static/threads.html' if threads else 'off; --threads switches them on'}"
    yield f"  Providers  {', '.join(named)}"
    yield f"  Models     {_some(found.models)}"
    yield ""
    yield "  Base URL for clients of"
    for name, dialect in dialects().items():
        if dialect.client.paths:
            yield f"    {name:<22} {url}{dialect.client.base}"
    yield ""


def _named(provider: str, is_default: bool, is_silent: bool) -> str:
    facts = [*(["default"] if is_default else []), *(["not reachable"] if is_silent else [])]
    return f"{provider} ({', '.join(facts)})" if facts else provider


def _some(models: Sequence[str]) -> str:
    if not models:
        return "none found"
    more = f", and {len(models) - _MOST_MODELS} more" if len(models) > _MOST_MODELS else ""
    return visible(", ".join(models[:_MOST_MODELS])) + more


EXAMPLE: Final = "Example: turnwire serve --provider embedded --port 8787"
BUILT_IN_MODEL: Final = "turnwire serve --provider embedded"
_NEEDED: Final = "starlette"
_MEBIBYTE: Final = 1024 * 1024


@options.with_settings
def serve(
    *,
    provider: options.Provider = None,
    alias: options.Alias = None,
    on_loss: options.LossPolicy = None,
    api_key_env: options.ApiKeyEnv = None,
    api_key_file: options.ApiKeyFile = None,
    audit: options.Audit = None,
    quiet: options.Quiet = False,
    script: options.Script = None,
    scenario: options.Scenario = None,
    threads: options.Threads = False,
    store: StoreOption = None,
    inspect: options.Inspect = False,
    inspect_exchanges: options.InspectExchanges = None,
    inspect_bytes: options.InspectBytes = None,
    workers: options.Workers = 1,
    config: ConfigOption = None,
    as_json: options.AsJson = False,
    **given: Any,
) -> None:
    """Answer clients of every dialect from any provider.

    Ollama, OpenAI Chat and Responses, Anthropic, Gemini; a model is PROVIDER/MODEL, a model that a provider lists, or
    an alias. The log goes to stderr without content: for people in a terminal, else as JSON lines. Ctrl-C ends it.
    """
    need_server("serve")
    from turnwire.gateway.app import Gateway
    from turnwire.gateway.logs import LOGGER, write_logs
    from turnwire.gateway.runner import bind, serve as run, url_of

    loaded = load_config(config)
    if (script is not None or scenario is not None) and provider != "mock":
        raise UsageError(f"--{'scenario' if script is None else 'script'}: needs --provider mock")
    if script is not None and scenario is not None:
        raise UsageError("give --script or --scenario, not both")
    if scenario is not None and threads:
        raise UsageError("--threads: cannot be given with --scenario")
    if workers > 1 and (script is not None or scenario is not None):
        raise UsageError("--workers: a script or scenario is told in its order by one process; leave it out")
    if store is not None and not threads:
        raise UsageError("--store: needs --threads")
    if threads:
        from turnwire.store.store import need_packages

        need_packages()  # before waiting for servers
    wanted = {
        "alias": alias,
        "on_loss": on_loss,
        "api_key_env": api_key_env,
        "api_key_file": api_key_file,
        "inspect": inspect,
        "inspect_exchanges": inspect_exchanges,
        "inspect_bytes": inspect_bytes,
        **given,
    }
    settings = options.gateway_settings(loaded, **wanted)
    if scenario is not None:
        _serve_scenario(scenario, settings, audit_sink(audit, loaded), quiet=quiet, as_json=as_json)
        return
    registry = open_answering(provider, loaded, script, audit_sink(audit, loaded))
    # Asked with providers of their own: connections belong to the event loop that opened them.
    with Waiting("looking for models"):
        hint = asyncio.run(look_ahead(open_answering(provider, loaded, script, NullSink()), settings, loaded, provider))
    if not threads:
        registry.default()  # if no default exists, report it before anything listens
    ids = [each.provider_id for each in registry.all()]

    def announce(url: str) -> None:
        if sys.stdout.isatty() and not as_json:
            found = asyncio.run(models_found(open_answering(provider, loaded, script, NullSink()), settings))
            inspects = settings.inspection is not None
            show_banner(url, ids, registry.default_id, found, inspects=inspects, threads=threads)
        else:
            _announce(url, registry, settings, as_json=as_json)
        if hint:
            LOGGER.warning("no_model_server", extra={"turnwire": {"hint": hint}})

    if workers > 1:
        from turnwire.cli.serve_workers import serve_by_workers

        own = {"provider": provider, "audit": audit, "quiet": quiet, "threads": threads, "store": store}
        if threads:
            with ExitStack() as kept:  # made, or brought to this version, before several processes open it
                serve_threads(kept, loaded, registry, store, config)
        serve_by_workers(workers, settings, loaded.section, {**wanted, **own, "config": config}, announce, quiet=quiet)
        return
    with ExitStack() as kept:
        source = serve_threads(kept, loaded, registry, store, config) if threads else None
        listener = bind(settings)
        write_logs(quiet=quiet, formatter=log_format())
        announce(url_of(listener))
        run(Gateway(registry, settings, threads=source), listener, owns_process=True)


def serve_threads(
    kept: ExitStack, loaded: LoadedConfig, registry: ProviderRegistry, store: str | None, config: Path | None
) -> AbstractAsyncContextManager[AgentThreads]:
    """The threads of the configured agent. Loads agents, a tenth of the start, only when called."""
    from turnwire.gateway.threads.configured import agent_provider, configured_threads

    answering = agent_provider(loaded, registry)
    return configured_threads(loaded, answering, kept.enter_context(open_store(store, config)))


def _serve_scenario(scenario: Path, settings: GatewaySettings, sink: AuditSink, *, quiet: bool, as_json: bool) -> None:
    """Serve a stand-in that answers and fails as a file says, until a signal."""
    from turnwire.gateway.logs import write_logs
    from turnwire.gateway.runner import bind, serve as run, url_of
    from turnwire.standin.app import ScriptedGateway
    from turnwire.standin.scenario_files import read_scenario

    standin = ScriptedGateway(read_scenario(scenario, remembers=False), settings, sink=sink)
    listener = bind(settings)
    write_logs(quiet=quiet, formatter=log_format())
    _announce(url_of(listener), standin.gateway.services.registry, settings, as_json=as_json)
    run(standin.gateway, listener, standin, owns_process=True)


def log_format() -> logging.Formatter | None:
    """The log's lines: for a person where stderr is a terminal, else JSON."""
    if not sys.stderr.isatty():
        return None
    from turnwire.gateway.readable_log import ReadableLines

    return ReadableLines(colour=not os.environ.get("NO_COLOR"))


def need_server(command: str) -> None:
    """Refuse a command that serves where its extra is not installed.

    Raises:
        ConfigurationError: it is not.
    """
    if find_spec(_NEEDED) is None:
        text = f"turnwire {command} needs {_NEEDED}: {install_hint('server')}"
        raise ConfigurationError(text, retryable=False)


def _announce(url: str, registry: ProviderRegistry, settings: GatewaySettings, *, as_json: bool) -> None:
    ids = [provider.provider_id for provider in registry.all()]
    kept = settings.inspection
    if as_json:
        told: dict[str, object] = {"url": url, "pid": os.getpid(), "providers": ids, "default": registry.default_id}
        if kept is not None:
            told["inspector"] = {"url": inspector_url(url), "exchanges": kept.exchanges, "bytes": kept.bytes}
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
        return
    say(f"Turnwire listens on {url} (default provider: {registry.default_id}); Ctrl-C ends it")
    if kept is not None:
        say(inspector_line(url, kept))


def inspector_url(url: str) -> str:
    """The address of the inspector's page of a gateway at `url`."""
    return f"{url}/inspector"


def inspector_line(url: str, kept: InspectionSettings) -> str:
    """What is kept, and where it is shown."""
    size = f"{kept.bytes / _MEBIBYTE:g} MiB"
    return (
        f"Inspector: {inspector_url(url)} shows the last {kept.exchanges} exchanges, content included; "
        f"they are kept in memory only, up to {size}"
    )


async def look_ahead(
    registry: ProviderRegistry, settings: GatewaySettings, config: LoadedConfig, wanted: str | None
) -> str | None:
    """What to do if no server would answer; None if one will, or the user has decided.

    Raises:
        ConfigurationError: an alias leads to nothing.
    """
    from turnwire.gateway.calls.routing import Router

    try:
        router = Router(registry, settings.aliases, only_listed=settings.only_listed_models)
        if settings.aliases and (lost := await router.lost_aliases()):
            name, model = next(iter(lost.items()))
            text = f"alias {name}: no provider has the model {model}; give a listed model or PROVIDER/MODEL"
            raise ConfigurationError(text, retryable=False)
        if wanted is None and config.path is None and not await registry.default().is_available():
            default = registry.default().info()
            return f"{default.type} does not answer at {default.endpoint}; start it, or: {BUILT_IN_MODEL}"
    finally:
        await registry.close()
    return None


def audit_sink(audit: Path | None, config: LoadedConfig) -> AuditSink:
    """The sink of `--audit`, which replaces those of the configuration."""
    configured = config.section.audit
    if audit is not None:
        from turnwire.audit import JsonLinesSink

        _need_writable(audit, f"--audit {audit}")
        return JsonLinesSink(audit)
    if configured is not None and configured.jsonl is not None:
        base = config.path.parent if config.path is not None else Path()
        _need_writable(base / configured.jsonl, f"audit.jsonl {base / configured.jsonl}")
    return NullSink()


def _need_writable(file: Path, name: str) -> None:
    try:  # now, and not at the first request: what is not written then is not missed
        os.close(os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600))
    except OSError as error:
        raise ConfigurationError(f"{name}: it cannot be written ({error.strerror})", retryable=False) from None


def open_answering(wanted: str | None, config: LoadedConfig, script: Path | None, sink: AuditSink) -> ProviderRegistry:
    """The providers that answer: the one that is wanted, or all that are configured.

    Raises:
        ConfigurationError: none is configured; the message says what to do.
        ProviderNotFoundError: no provider has that name.
    """
    if wanted is None:
        registry = open_registry(config, sink=sink)
        if not len(registry):
            raise ConfigurationError(
                "no provider is configured; add one under model_providers.providers, "
                f"or use the built-in model: {BUILT_IN_MODEL}"
            )
        return registry
    registry = ProviderRegistry(default_id=wanted)
    registry.register(_provider(wanted, config, script, sink))
    return registry


def _provider(wanted: str, config: LoadedConfig, script: Path | None, sink: AuditSink) -> ModelProvider:
    if wanted == "mock" and script is not None:
        from turnwire.gateway.stub.mock_script import read_script
        from turnwire.providers.kinds.mock import MockProvider

        told = read_script(read_input(str(script)), str(script))
        told.remembers = False  # nothing reads the requests that it received
        return MockProvider(told, sink=sink)
    return open_named(config, wanted, sink=sink)
