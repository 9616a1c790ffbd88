"""`turnwire provider`: the configured providers, their health, and a question to one of them."""

from __future__ import annotations

import json
import math
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import typer

from turnwire_schema.v1.provider import Capabilities, ProviderHealth, ProviderInfo

from turnwire.cli import provider_bench
from turnwire.cli.exit_codes import Exit, UsageError, exit_code
from turnwire.cli.help_text import CommandGroup
from turnwire.cli.open_providers import BUILT_IN, default_of, need_model, open_named, open_registry
from turnwire.cli.options import ConfigOption, JsonFlag, ModelOption, OneProviderOption, ProviderArgument
from turnwire.cli.output import Waiting, error_json, print_error, print_json, print_table, say, say_marked
from turnwire.config import LoadedConfig, load_config
from turnwire.core.errors import ConfigurationError, ProviderError, ProviderTimeoutError, counted, error_from_info
from turnwire.providers.kinds.tested_versions import OLD
from turnwire.providers.settings import configured_models

T = TypeVar("T")

app = CommandGroup(help="Look at the configured providers and try them.", epilog="Example: turnwire provider health")
app.command("bench", epilog=provider_bench.EXAMPLE)(provider_bench.bench)


@app.command("list", epilog="Example: turnwire provider list --json")
def list_providers(
    with_health: Annotated[bool, typer.Option("--health", help="Ask each whether it is up.")] = False,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """List the configured providers; the default is marked."""
    loaded = load_config(config)
    healths: dict[str, ProviderHealth] = {}
    if with_health:
        with Waiting(f"asking {', '.join(loaded.providers)}"):
            healths = _run(_healths(loaded))
    infos = [
        ProviderInfo(
            provider_id=provider_id,
            type=provider.type,
            endpoint=provider.endpoint,
            is_default=provider_id == loaded.default_id,
            models=configured_models(provider) or None,
            defaults=provider.defaults,
            fallback=tuple(each.provider for each in provider.fallback or ()) or None,
            members=provider.members,
        )
        for provider_id, provider in loaded.providers.items()
    ]
    if as_json:
        path = str(loaded.path) if loaded.path else None
        found = {"healths": [health.to_dict() for health in healths.values()]} if with_health else {}
        print_json({"config": path, "providers": [info.to_dict() for info in infos], **found})
        return
    print_table(("", "id", "type", "endpoint", "models"), (_row(info) for info in infos))
    for health in healths.values():
        say_marked(_health_line(health))
    say(f"* default; configuration: {loaded.path or 'built in'}")


def _run(work: Coroutine[Any, Any, T]) -> T:
    """The result of `work`, run in an event loop; commands that ask no server do not load one."""
    import asyncio

    return asyncio.run(work)


async def _healths(loaded: LoadedConfig) -> dict[str, ProviderHealth]:
    registry = open_registry(loaded)
    try:
        return {health.provider_id: health for health in await registry.healths()}
    finally:
        await registry.close()


def _row(info: ProviderInfo) -> tuple[str, ...]:
    models = ", ".join(model.name for model in info.models or ())
    return "*" if info.is_default else "", info.provider_id, info.type, place_of(info), models


def place_of(info: ProviderInfo) -> str:
    """Where a provider's calls go, for people."""
    return info.endpoint or (f"pool of {', '.join(info.members)}" if info.members else "in this process")


@app.command("health", epilog="Example: turnwire provider health ollama")
def health(
    provider_id: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="Only the provider of this id. Absent: all.")
    ] = None,
    provider: OneProviderOption = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Ask providers how they are.

    ✓ or ✗, latency, version. When one is not available the exit code is 1; or 3 or 4 when the only reason is its
    configuration or a timeout. Without a configuration one that answers is enough.
    """
    if provider_id is not None and provider is not None:
        raise UsageError("give ID or --provider, not both")
    provider = provider_id or provider
    loaded = load_config(config)
    ids = [provider] if provider is not None else list(loaded.providers)
    with Waiting(f"asking {', '.join(ids)}"):
        results = _run(_ask_health(loaded, ids))
    if as_json:
        print_json([result.to_dict() for result in results])
    else:
        for result in results:
            say_marked(_health_line(result))
    if provider is None and loaded.path is None and any(result.is_available for result in results):
        return  # the user did not choose these providers, so not all of them need to run
    codes = {_health_code(result) for result in results} - {Exit.SUCCESS}
    if codes:
        raise typer.Exit(codes.pop() if len(codes) == 1 else Exit.FAILURE)


async def _ask_health(loaded: LoadedConfig, ids: list[str]) -> list[ProviderHealth]:
    import asyncio

    return list(await asyncio.gather(*(_health_of(loaded, provider_id) for provider_id in ids)))


async def _health_of(loaded: LoadedConfig, provider_id: str) -> ProviderHealth:
    try:
        async with open_named(loaded, provider_id) as provider:
            return _with_address(await provider.health(), provider.info().endpoint)
    except ConfigurationError as error:  # the others are asked all the same
        return ProviderHealth(provider_id=provider_id, is_available=False, error=error.info)


def _with_address(result: ProviderHealth, endpoint: str | None) -> ProviderHealth:
    """Let what is wrong name the address: another server may listen there, whose words do not."""
    error = result.error
    if error is None or endpoint is None or error.status is None:  # an error of the connection names it itself
        return result
    return result.replace(error=error.replace(message=f"{endpoint}: {error.message}"))


def _health_code(result: ProviderHealth) -> Exit:
    if result.is_available:
        return Exit.SUCCESS
    return exit_code(error_from_info(result.error)) if result.error is not None else Exit.FAILURE


def _health_line(result: ProviderHealth) -> str:
    if not result.is_available:
        reason = result.error.message if result.error is not None else "not available"
        return f"✗ {result.provider_id}: {reason}"
    facts = [f"{result.latency_ns / 1e6:.0f} ms"] if result.latency_ns is not None else []
    if result.version:
        older = result.is_version_tested is False
        note = f" (older than {result.oldest_tested_version}, the oldest that was tried)" if older else ""
        facts.append(f"version {result.version}{note}")
    if result.models is not None:
        facts.append(counted(len(result.models), "model") if result.models else "no model that could be asked")
    notes = [each.what for each in result.diagnostics or () if each.id != OLD]
    return f"✓ {result.provider_id}: {'; '.join([', '.join(facts), *notes])}"


@app.command("info", epilog="Example: turnwire provider info embedded")
def info(
    provider_id: ProviderArgument = None,
    timeout: Annotated[
        float | None,
        typer.Option("--timeout", metavar="SECONDS", min=0.001, help="Time limit for asking the server, altogether."),
    ] = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Show a provider.

    Its settings without secrets, configured models, health, models of the server and capabilities. Exit codes as for
    `health`; 1 when the server has not the configured model.
    """
    loaded = load_config(config)
    if timeout is not None and not math.isfinite(timeout):
        raise UsageError("--timeout: give a number of seconds")
    wanted = provider_id or default_of(loaded)
    with Waiting(f"asking {wanted}"):
        found = _run(_gather_info(loaded, wanted, timeout))
    if as_json:
        print_json(found.to_json())
    else:
        for line in _info_lines(found):
            say_marked(line)
    if not found.health.is_available:
        raise typer.Exit(_health_code(found.health))
    if found.problem is not None:
        raise typer.Exit(exit_code(found.problem))


@dataclass(frozen=True, kw_only=True)
class _Found:
    """The known facts about a provider."""

    info: ProviderInfo
    timeout_s: float
    health: ProviderHealth
    capabilities: Capabilities | None = None
    problem: ProviderError | None = None
    """Why its capabilities are unknown: mostly, the server does not have the configured model."""

    def to_json(self) -> dict[str, Any]:
        return {
            "provider": self.info.to_dict(),
            "timeout": self.timeout_s,
            "health": self.health.to_dict(),
            "capabilities": self.capabilities.to_dict() if self.capabilities is not None else {},
            **({} if self.problem is None else {"problem": error_json(self.problem)}),
        }


def _info_lines(found: _Found) -> Iterator[str]:
    told = found.info.to_dict()
    yield f"provider: {found.info.provider_id}{' (default)' if found.info.is_default else ''}"
    yield f"type: {found.info.type}"
    yield f"endpoint: {place_of(found.info)}"
    if found.info.fallback:
        yield f"fallback: {', '.join(found.info.fallback)}"
    yield f"timeout: {found.timeout_s:g} s"
    for name, value in told.get("defaults", {}).items():
        yield f"default {name.replace('_', ' ')}: {json.dumps(value, ensure_ascii=False)}"
    for model in told.get("models", ()):
        yield f"configured model {_model_line(model)}"
    yield _health_line(found.health)
    if found.problem is not None:
        yield f"✗ {found.info.provider_id}: {found.problem.info.message}"
    for model in found.health.to_dict().get("models", ()):
        yield f"model {_model_line(model)}"
    if found.capabilities is not None:
        for name, value in found.capabilities.to_dict().items():
            yield f"{name.replace('_', ' ')}: {value}"


def _model_line(model: dict[str, Any]) -> str:
    facts = [f"context {model['context_length']}"] if "context_length" in model else []
    facts += [str(model[name]) for name in ("family", "parameter_size", "quantization") if name in model]
    return f"{model['name']}{': ' + ', '.join(facts) if facts else ''}"


async def _gather_info(loaded: LoadedConfig, provider_id: str, timeout: float | None) -> _Found:
    import anyio

    from turnwire.providers.calls.io_actions import TOTAL_S

    configured = loaded.providers.get(provider_id)
    async with open_named(loaded, provider_id) as provider:
        health = capabilities = problem = None
        with anyio.move_on_after(timeout):
            health = await provider.health()
            if health.is_available:
                try:
                    capabilities = await provider.capabilities()
                except ProviderError as error:
                    problem = error
        if health is None:
            late = ProviderTimeoutError(f"no answer within {timeout:g} s", provider_id=provider_id, limit_s=timeout)
            health = ProviderHealth(provider_id=provider_id, is_available=False, error=late.info)
        return _Found(
            info=provider.info(is_default=provider_id == loaded.default_id),
            timeout_s=(configured.timeout if configured is not None else None) or TOTAL_S,
            health=health,
            capabilities=capabilities,
            problem=problem,
        )


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
            "--tool",
            metavar="TOOL",
            help="A tool: MODULE:FUNCTION (is run) or a JSON file with a tool definition (is only shown).",
        ),
    ] = None,
    model: ModelOption = None,
    max_tokens: Annotated[
        int, typer.Option("--max-tokens", metavar="COUNT", min=1, help="Most tokens to write.")
    ] = 256,
    timeout: Annotated[
        float | None,
        typer.Option("--timeout", metavar="SECONDS", min=0.001, help="Time limit of each answer."),
    ] = None,
    config: ConfigOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Ask a provider one question.

    The answer and its tool calls are shown, and at the end the usage on stderr. Ctrl-C ends it and shows what came so
    far.
    """
    from turnwire.cli.conversation import Conversation, load_tools

    if len(words) > 2:
        raise UsageError("give a prompt, and before it at most a provider's id; quote a prompt of several words")
    if not words[-1].strip():
        raise UsageError("the prompt is empty")
    if model is not None and not model.strip():
        raise UsageError("--model: the name is blank")
    if timeout is not None and not math.isfinite(timeout):
        raise UsageError("--timeout: give a number of seconds")
    loaded = load_config(config)
    if len(words) == 1 and words[0] in (*loaded.providers, *BUILT_IN):
        raise UsageError(f'the prompt is missing; for example: turnwire provider test {words[0]} "Hello"')
    provider_id = words[0] if len(words) == 2 else default_of(loaded)
    conversation = Conversation(
        words[-1], load_tools(tool or []), stream=stream, max_tokens=max_tokens, timeout=timeout, show=not as_json
    )

    async def talk() -> None:
        async with open_named(loaded, provider_id) as provider:
            need_model(provider, model)
            await conversation.run(provider, model)

    failure: ProviderError | None = None
    is_cancelled = False
    try:
        _run(talk())
    except KeyboardInterrupt:
        is_cancelled = True
    except ProviderError as error:
        failure = error
    conversation.end(cancelled=is_cancelled)
    if as_json:
        print_json(conversation.to_json(failure))
    elif failure is not None:
        print_error(failure, as_json=False)
    if is_cancelled or failure is not None:
        raise typer.Exit(Exit.CANCELLED if failure is None else exit_code(failure))
