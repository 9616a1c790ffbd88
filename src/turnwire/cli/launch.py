"""`turnwire launch`: a coding agent on a local model."""

from __future__ import annotations

import asyncio
import os
import shlex
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.provider import ModelInfo

from turnwire.cli.exit_codes import UsageError, suggestion
from turnwire.cli.options import ConfigOption, model_names, provider_option
from turnwire.cli.output import print_json, say, tell
from turnwire.cli.serve import inspector_line, need_server, open_answering
from turnwire.cli.serve_options import gateway_key
from turnwire.config import LoadedConfig, load_config
from turnwire.core.audit_sink import NullSink
from turnwire.core.errors import ConfigurationError, InvalidDataError, ProviderError
from turnwire.core.text_format import AUTO, OFF
from turnwire.gateway.settings import DEFAULT_HOST, DEFAULT_PORT
from turnwire.launch.agents import AGENTS, NO_KEY, Agent, Target
from turnwire.launch.foreground import path_of, prepared, run_in_foreground, shell_lines, unproxied
from turnwire.launch.model_choice import Choice, choose, listed_choice
from turnwire.providers.factory import make_provider
from turnwire.providers.settings import Surroundings
from turnwire.providers.transport.local_only import LocalOnly

EXAMPLE: Final = "Example: turnwire launch claude --provider ollama --model qwen3-coder:30b"
_BUILT_IN: Final = "turnwire launch … --provider embedded"
_CONNECT_S: Final = 30.0
"""Seconds to wait for a running gateway, which may be busy."""
_GATEWAY: Final = f"http://{DEFAULT_HOST}:{DEFAULT_PORT}"


def launch(
    agent: Annotated[str, typer.Argument(metavar="AGENT", help=f"{', '.join(AGENTS)}.")],
    arguments: Annotated[
        list[str] | None, typer.Argument(metavar="[-- ARGS]...", help="What follows -- goes to the agent as it is.")
    ] = None,
    provider: Annotated[
        str | None,
        provider_option(help="A configured provider, or embedded. Absent: the default one."),
    ] = None,
    model: Annotated[
        str | None,
        typer.Option(
            "--model",
            "-m",
            metavar="NAME",
            autocompletion=model_names,
            help="The model that answers every name. Absent: the first listed.",
        ),
    ] = None,
    gateway: Annotated[
        str | None,
        typer.Option("--gateway", metavar="URL", help="A gateway that runs already. Absent: one for this agent."),
    ] = None,
    api_key_env: Annotated[
        str | None,
        typer.Option("--api-key-env", metavar="NAME", help="With --gateway: environment variable with its key."),
    ] = None,
    log: Annotated[
        Path | None, typer.Option("--log", metavar="PATH", help="Append the gateway's log, without content, here.")
    ] = None,
    inspect: Annotated[
        bool,
        typer.Option("--inspect", help="Keep what the agent and the model exchange, and print the page that shows it."),
    ] = False,
    as_lines: Annotated[
        bool, typer.Option("--print", help="Print the lines for a POSIX shell (sh, bash, zsh) that do the same.")
    ] = False,
    config: ConfigOption = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="With --print: command, environment and files as JSON, gateway included.")
    ] = False,
) -> None:
    """Start a coding agent on a local model.

    A gateway runs on a free loopback port as long as the agent does. The agent is given its address by environment and
    arguments; your own files are read and never written. Tool calls that the model writes as text are read. The agent's
    exit code is that of this command.
    """
    need_server("launch")
    if as_json and not as_lines:
        raise UsageError("--json: needs --print; what is started has the terminal")
    found = AGENTS.get(agent)
    if found is None:
        meant = suggestion(agent, AGENTS)
        hint = f"use one of: {', '.join(AGENTS)}" if meant is None else f"did you mean {meant}?"
        raise UsageError(f"there is no agent {agent}; {hint}")
    path = path_of(found.command)
    if path is None and not as_lines:
        raise ConfigurationError(f"{found.title} is not installed: {found.install}", retryable=False)
    if gateway is not None and (provider is not None or log is not None):
        raise UsageError(f"--{'provider' if provider is not None else 'log'}: cannot be given with --gateway")
    if gateway is not None and inspect:
        raise UsageError("--inspect: cannot be given with --gateway; start that one with --inspect")
    if gateway is None and api_key_env is not None:
        raise UsageError("--api-key-env: needs --gateway")
    if model is not None and not model.strip():
        raise UsageError("--model: the name is blank")
    loaded = load_config(config)
    given = tuple(arguments or ())
    if gateway is not None:
        url = _address(gateway)
        key = gateway_key(api_key_env, None)
        running = asyncio.run(_model_of_gateway(url, api_key_env, model))
        for note in running.notes:
            tell(f"Note: {note}")
        target = Target(
            url=url,
            model=running.model,
            key=key.reveal() if key else NO_KEY,
            context_length=running.context_length,
        )
        if as_lines:
            _print(found, target, given, None, as_json=as_json)
            return
        raise typer.Exit(_run(found, path, target, given))
    choice = asyncio.run(_choice(loaded, provider, model))
    for note in (*choice.notes, *_read_texts(loaded, choice, model)):
        tell(f"Note: {note}")
    if as_lines:
        _note_what_lines_cannot(loaded, model)
        target = Target(url=_GATEWAY, model=choice.shown_as, context_length=choice.context_length)
        words = [*_gateway_words(choice, config), *(("--inspect",) if inspect else ())]
        _print(found, target, given, words, as_json=as_json)
        return
    with _serving(loaded, choice, model, log, inspect=inspect) as url:
        target = Target(url=url, model=choice.shown_as, context_length=choice.context_length)
        code = _run(found, path, target, given)
    raise typer.Exit(code)


async def _choice(loaded: LoadedConfig, provider: str | None, model: str | None) -> Choice:
    from turnwire.gateway.calls.routing import Router

    # Asked with providers of their own: connections belong to the event loop that opened them.
    registry = open_answering(provider, loaded, None, NullSink())
    try:
        aliases = {name: each.model for name, each in (loaded.section.aliases or {}).items()}
        return await choose(Router(registry, aliases), model, _BUILT_IN)
    finally:
        await registry.close()


def _read_texts(loaded: LoadedConfig, choice: Choice, wanted: str | None) -> Iterator[str]:
    """That the texts of the model are read, where its name or the configuration tells their format."""
    from turnwire.codecs.text.choosing import known_format

    alias = (loaded.section.aliases or {}).get(wanted or "")
    provider = (loaded.section.providers or {}).get(choice.provider_id)
    given = [each.defaults.text_format for each in (alias, provider) if each is not None and each.defaults is not None]
    chosen = next((each for each in given if each is not None), AUTO)
    name = known_format(choice.model) if chosen == AUTO else chosen
    if name not in (None, OFF):
        yield f"tool calls that {choice.model} writes as text are read, in the format {name}"


def _address(gateway: str) -> str:
    """The address of a gateway that runs, as agents are given it: without the path that its OpenAI clients have.

    Raises:
        UsageError: it is not a valid address.
    """
    url = gateway.rstrip("/").removesuffix("/v1")
    try:
        return ProviderConfig(type="vllm", endpoint=url).endpoint or url
    except InvalidDataError:
        raise UsageError(f"--gateway {gateway}: must be an address such as {_GATEWAY}") from None


async def _model_of_gateway(url: str, key_name: str | None, wanted: str | None) -> Choice:
    """The model that was asked for, or the first that a running gateway lists.

    Raises:
        ConfigurationError: nothing answers there, or it lists no model.
    """
    host = urlsplit(url).hostname
    surroundings = Surroundings(local_only=LocalOnly((host,) if host else ()))

    async def listed(kind: str) -> tuple[ModelInfo, ...]:
        named = ProviderConfig(type=kind, endpoint=url, api_key_env=key_name, connect_timeout=_CONNECT_S)
        async with make_provider("gateway", named, surroundings=surroundings) as provider:
            return await provider.models()

    try:
        models = await listed("vllm")
    except ConfigurationError:
        raise
    except ProviderError as error:
        is_key = error.info.status in (401, 403)
        said = "wants another key: --api-key-env" if is_key else "does not answer as a gateway; start one"
        raise ConfigurationError(f"--gateway {url}: {said}", retryable=False) from None
    if wanted is None and not models:
        raise ConfigurationError(f"--gateway {url}: it lists no model; name one by --model", retryable=False)
    try:  # no model server has this list, too
        await listed("gemini")
        is_ours = True
    except ProviderError:
        is_ours = False
    return listed_choice(url, wanted, models, is_ours=is_ours)


@contextmanager
def _serving(
    loaded: LoadedConfig, choice: Choice, wanted: str | None, log: Path | None, *, inspect: bool
) -> Iterator[str]:
    """The address of a gateway in this process that answers every name with the model that was chosen.

    Where an alias was `wanted`, its parameters hold. With `inspect` it says where its inspector is.
    """
    from turnwire.gateway.app import Gateway
    from turnwire.gateway.logs import logs_to
    from turnwire.gateway.runner import GatewayServer, bind, url_of
    from turnwire.gateway.settings import GatewaySettings, InspectionSettings

    alias = (loaded.section.aliases or {}).get(wanted or "")
    defaults = None if alias is None else alias.defaults
    full = f"{choice.provider_id}/{choice.model}"
    settings = GatewaySettings(
        port=0,
        aliases={choice.shown_as: full, "*": full},
        alias_defaults={} if defaults is None else {choice.shown_as: defaults, "*": defaults},
        grace_s=1.0,
        inspection=InspectionSettings() if inspect else None,
    )
    with ExitStack() as opened:
        try:  # the terminal is the agent's: what the gateway logs would be written into its screen
            place = opened.enter_context(open(os.devnull if log is None else log, "a", encoding="utf-8"))
        except OSError as error:
            raise ConfigurationError(f"--log {log}: it cannot be written ({error.strerror})", retryable=False) from None
        opened.enter_context(logs_to(place))
        registry = open_answering(choice.provider_id, loaded, None, NullSink())
        listener = opened.enter_context(bind(settings))
        server = GatewayServer(Gateway(registry, settings))
        thread = threading.Thread(target=lambda: server.run(listener), name="turnwire-gateway")
        thread.start()
        if settings.inspection is not None:
            tell(inspector_line(url_of(listener), settings.inspection))
        try:
            yield url_of(listener)  # it queues what comes before the gateway has started
        finally:
            server.stop()
            thread.join()


def _run(agent: Agent, path: str | None, target: Target, given: tuple[str, ...]) -> int:
    """Run the agent to its end; its exit code."""
    with prepared(agent.setup(target), os.environ, _hosts(target)) as (arguments, environment):
        return run_in_foreground([path or agent.command, *arguments, *given], environment)


def _hosts(target: Target) -> tuple[str, ...]:
    """Names of the gateway's machine, which are asked without a proxy."""
    return tuple(dict.fromkeys((urlsplit(target.url).hostname or DEFAULT_HOST, DEFAULT_HOST, "localhost")))


def _gateway_words(choice: Choice, config: Path | None) -> list[str]:
    """The command that serves what was chosen under every name."""
    full = f"{choice.provider_id}/{choice.model}"
    # Quiet: the terminal is the agent's.
    words = ["turnwire", "serve", "--quiet", "--provider", choice.provider_id]
    words += ["--alias", f"{choice.shown_as}={full}"]
    return [*words, "--alias", f"*={full}", *(("--config", str(config)) if config is not None else ())]


def _print(agent: Agent, target: Target, given: tuple[str, ...], gateway: list[str] | None, *, as_json: bool) -> None:
    setup, hosts = agent.setup(target), _hosts(target)
    if as_json:
        told = {
            "command": [agent.command, *setup.arguments, *given],
            "environment": {**unproxied(os.environ, hosts), **setup.environment},
            "files": dict(setup.files),
        }
        print_json({**told, "gateway": gateway} if gateway is not None else told)
        return
    if gateway is not None:
        say(f"{shlex.join(gateway)} &")
        # Not on the lines themselves: an interactive zsh knows no comments, and would run their text.
        tell("Note: the first line starts the gateway in the background, where it stays; `kill %1` ends it")
    ready = None if gateway is None else f"{target.url}/health"
    for line in shell_lines(setup, agent.command, given, hosts, ready=ready):
        say(line)


def _note_what_lines_cannot(loaded: LoadedConfig, model: str | None) -> None:
    """Say in which way the printed lines will not do the same."""
    alias = (loaded.section.aliases or {}).get(model or "")
    if alias is not None and alias.defaults is not None:
        tell(f"Note: the parameters of the alias {model} do not hold in these lines; without --print they do")
    if _is_taken():
        tell(f"Note: {_GATEWAY} is taken, so the gateway of these lines cannot start; end what listens there")


def _is_taken() -> bool:
    """Whether something listens where the printed lines start their gateway."""
    with socket.socket() as probe:
        return probe.connect_ex((DEFAULT_HOST, DEFAULT_PORT)) == 0
