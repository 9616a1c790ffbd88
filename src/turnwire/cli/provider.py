"""`turnwire provider`: the configured providers, their health, and a question to one of them."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from turnwire_schema.v1.provider import ProviderHealth, ProviderInfo

from turnwire.cli.exits import Exit
from turnwire.cli.output import err, out, print_json, print_table
from turnwire.config import LoadedConfig, load_config
from turnwire.core.errors import ProviderNotFoundError
from turnwire.providers.base import ModelProvider
from turnwire.providers.factory import make_provider
from turnwire.providers.local_only import LocalOnly
from turnwire.providers.settings import Surroundings, configured_models

app = typer.Typer(help="Look at the configured providers and try them.", no_args_is_help=True, rich_markup_mode=None)

ConfigOption = Annotated[
    Path | None,
    typer.Option("--config", help="Configuration file. Absent: TURNWIRE_CONFIG, else the nearest .agent/config.yml."),
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]

T = TypeVar("T")


def open_provider(config: LoadedConfig, provider_id: str) -> ModelProvider:
    """The configured provider of that id, ready to be used and to be closed.

    Raises:
        ProviderNotFoundError: there is none; the ones that exist are named.
        ConfigurationError: its configuration is wrong.
    """
    found = config.providers.get(provider_id)
    if found is None:
        known = ", ".join(config.providers) or "none are configured"
        raise ProviderNotFoundError(f"there is no provider {provider_id}; use one of: {known}")
    local_only = LocalOnly(allow_hosts=config.allow_hosts, air_gapped=bool(config.section.air_gapped))
    base = config.path.parent if config.path is not None else None
    return make_provider(provider_id, found, surroundings=Surroundings(local_only=local_only, base=base))


def run_async(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run `work`; the first Ctrl-C cancels it so that it can end cleanly.

    Raises:
        KeyboardInterrupt: it was cancelled and did not turn that into a result.
    """

    async def guarded() -> T:
        task = asyncio.ensure_future(work())
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGINT, task.cancel)
        try:
            return await task
        except asyncio.CancelledError:
            raise KeyboardInterrupt from None
        finally:
            loop.remove_signal_handler(signal.SIGINT)

    return asyncio.run(guarded())


def _default_of(config: LoadedConfig) -> str:
    if config.default_id is None:
        raise ProviderNotFoundError("no provider is configured; add one under model_providers.providers")
    return config.default_id


@app.command("list", epilog="Example: turnwire provider list --json")
def list_providers(config: ConfigOption = None, as_json: JsonFlag = False) -> None:
    """List the configured providers; the default is marked."""
    loaded = load_config(config)
    infos = [
        ProviderInfo(
            provider_id=provider_id,
            type=provider.type,
            endpoint=provider.endpoint,
            is_default=provider_id == loaded.default_id,
            models=configured_models(provider) or None,
        )
        for provider_id, provider in loaded.providers.items()
    ]
    if as_json:
        path = str(loaded.path) if loaded.path else None
        print_json({"config": path, "providers": [info.to_dict() for info in infos]})
        return
    print_table(("", "id", "type", "endpoint", "models"), (_row(info) for info in infos))
    out.print(f"* default; configuration: {loaded.path or 'built in'}")


def _row(info: ProviderInfo) -> tuple[str, ...]:
    models = ", ".join(model.name for model in info.models or ())
    return "*" if info.is_default else "", info.provider_id, info.type, info.endpoint or "in this process", models


@app.command("health", epilog="Example: turnwire provider health --provider ollama")
def health(
    provider: Annotated[str | None, typer.Option("--provider", help="Only this provider. Absent: all.")] = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Ask providers how they are: ✓ or ✗, latency, version. Exit code 1 when one is not available."""
    loaded = load_config(config)
    ids = [provider] if provider is not None else list(loaded.providers)
    results = run_async(lambda: _ask_health(loaded, ids))
    if as_json:
        print_json([result.to_dict() for result in results])
    else:
        for result in results:
            out.print(_health_line(result))
    if not all(result.is_available for result in results):
        raise typer.Exit(Exit.FAILURE)


async def _ask_health(loaded: LoadedConfig, ids: list[str]) -> list[ProviderHealth]:
    providers = [open_provider(loaded, provider_id) for provider_id in ids]
    try:
        return list(await asyncio.gather(*(provider.health() for provider in providers)))
    finally:
        await asyncio.gather(*(provider.close() for provider in providers))


def _health_line(result: ProviderHealth) -> str:
    if not result.is_available:
        reason = result.error.message if result.error is not None else "not available"
        return f"✗ {result.provider_id}: {reason}"
    facts = [f"{result.latency_ns / 1e6:.0f} ms"] if result.latency_ns is not None else []
    if result.version:
        facts.append(f"version {result.version}")
    if result.models is not None:
        facts.append(f"{len(result.models)} model(s)")
    return f"✓ {result.provider_id}: {', '.join(facts)}"


@app.command("info", epilog="Example: turnwire provider info embedded")
def info(
    provider_id: Annotated[str, typer.Argument(metavar="ID", help="Id of the provider.")],
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Show a provider: settings without secrets, health, models and capabilities."""
    loaded = load_config(config)
    data = run_async(lambda: _gather_info(loaded, provider_id))
    if as_json:
        print_json(data)
        return
    for name, value in data["provider"].items():
        if name not in ("models", "capabilities"):
            out.print(f"{name}: {value}")
    out.print(_health_line(ProviderHealth.from_dict(data["health"])))
    for model in data["health"].get("models", ()):
        facts = [f"context {model['context_length']}"] if "context_length" in model else []
        facts += [str(model[name]) for name in ("family", "parameter_size", "quantization") if name in model]
        out.print(f"model {model['name']}{': ' + ', '.join(facts) if facts else ''}")
    for name, value in data["capabilities"].items():
        out.print(f"{name.replace('_', ' ')}: {value}")


async def _gather_info(loaded: LoadedConfig, provider_id: str) -> dict[str, Any]:
    async with open_provider(loaded, provider_id) as provider:
        found = await provider.health()
        capabilities = await provider.capabilities() if found.is_available else None
        return {
            "provider": provider.info(is_default=provider_id == loaded.default_id).to_dict(),
            "health": found.to_dict(),
            "capabilities": capabilities.to_dict() if capabilities is not None else {},
        }


@app.command(
    "test", epilog='Example: turnwire provider test embedded "What is the weather in Paris?" --tool mytools:get_weather'
)
def ask(
    words: Annotated[
        list[str], typer.Argument(metavar="[ID] PROMPT", help="What to ask; before it the provider's id.")
    ],
    stream: Annotated[bool, typer.Option("--stream", help="Show the answer as it comes.")] = False,
    tool: Annotated[
        list[str] | None,
        typer.Option(
            "--tool", help="A tool: MODULE:FUNCTION (is run) or a JSON file with a tool definition (is only shown)."
        ),
    ] = None,
    model: Annotated[str | None, typer.Option("--model", help="Model to ask. Absent: the provider's first.")] = None,
    max_tokens: Annotated[int, typer.Option("--max-tokens", min=1, help="Most tokens to write.")] = 256,
    timeout: Annotated[float | None, typer.Option("--timeout", min=0.001, help="Time limit in seconds.")] = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Ask a provider one question; show the answer, its tool calls, and the usage. Ctrl-C ends it cleanly."""
    from turnwire.cli.conversation import Conversation, load_tools

    if len(words) > 2:
        err.print("turnwire: give a prompt, and before it at most a provider's id; quote a prompt of several words")
        raise typer.Exit(Exit.USAGE)
    loaded = load_config(config)
    provider_id = words[0] if len(words) == 2 else _default_of(loaded)
    if not words[-1].strip():
        err.print("turnwire: the prompt is empty")
        raise typer.Exit(Exit.USAGE)
    tools = load_tools(tool or [])
    conversation = Conversation(
        words[-1], tools, stream=stream, max_tokens=max_tokens, timeout=timeout, show=not as_json
    )

    async def talk() -> None:
        async with open_provider(loaded, provider_id) as provider:
            await conversation.run(provider, model)

    try:
        run_async(talk)
    except KeyboardInterrupt:
        conversation.end(cancelled=True)
        if as_json:
            print_json(conversation.to_json())
        sys.stdout.flush()
        raise typer.Exit(Exit.CANCELLED) from None
    if as_json:
        print_json(conversation.to_json())
