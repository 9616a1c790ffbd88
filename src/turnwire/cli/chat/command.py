"""The command `turnwire chat`: its options, and the choice between terminal and pipe."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from turnwire.cli.context import StoreOption, is_own_store, look_into_store, open_store
from turnwire.cli.exit_codes import UsageError, exit_code
from turnwire.cli.open_providers import BUILT_IN, embedded_hint, need_model, open_provider
from turnwire.cli.options import ConfigOption, ModelOption, provider_option
from turnwire.cli.output import error_json, print_error, tell
from turnwire.config import LoadedConfig, load_config
from turnwire.core.errors import ConfigurationError, ProviderUnavailableError, TurnwireError
from turnwire.install import install_hint

if TYPE_CHECKING:
    from turnwire.agent import AgentThreads
    from turnwire.cli.chat.session import ChatSession
    from turnwire.providers.base import ModelProvider
    from turnwire.store import ContextStore

EXAMPLE: Final = 'Example: turnwire chat "What does @src/app.py do?" --continue'


@dataclass(frozen=True, kw_only=True)
class _Wanted:
    """The options of the command line."""

    words: str
    provider: str | None
    model: str | None
    mode: str | None
    thread: str | None
    is_last: bool
    workspace: Path | None
    files: Sequence[str]
    images: Sequence[str]
    as_json: bool
    has_tools: bool


def chat(
    message: Annotated[
        list[str] | None,
        typer.Argument(metavar="MESSAGE", help="What to say first. In a pipe, standard input comes behind it."),
    ] = None,
    provider: Annotated[
        str | None,
        provider_option(help="Provider to ask. Absent: agent.provider, else the default."),
    ] = None,
    model: ModelOption = None,
    mode: Annotated[str | None, typer.Option("--mode", metavar="NAME", help="Mode to work in.")] = None,
    thread: Annotated[
        str | None,
        typer.Option("--thread", metavar="ID", help="Go on with this thread; the beginning of its id is enough."),
    ] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Go on with the thread that was changed last.")] = False,
    new: Annotated[bool, typer.Option("--new", help="Begin a new thread. This is so without --thread, too.")] = False,
    store: StoreOption = None,
    workspace: Annotated[
        Path | None,
        typer.Option(
            "--workspace",
            metavar="DIR",
            help="Folder of the files that may be read. Absent: agent.workspace_root, else the working directory.",
        ),
    ] = None,
    file: Annotated[
        list[str] | None,
        typer.Option("--file", metavar="PATH[:10-20]", help="Give a file of the workspace with the message."),
    ] = None,
    image: Annotated[
        list[str] | None, typer.Option("--image", metavar="PATH", help="Show an image with the message.")
    ] = None,
    no_tools: Annotated[bool, typer.Option("--no-tools", help="Offer the model no tools.")] = False,
    config: ConfigOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print every event as a line of JSON.")] = False,
) -> None:
    """Talk with a model in the terminal.

    Conversations are kept, and go on with --continue or --thread. /help in the chat lists what can be done there.

    Without a terminal, or with --json, one message is answered. A tool that would need an approval is denied then, and
    the exit code is 6. Without the extra "chat" one message is answered too: as it comes, without tools, and not kept.
    """
    wanted = _Wanted(
        words=" ".join(message or ()),
        provider=provider,
        model=model,
        mode=mode,
        thread=thread,
        is_last=go_on,
        workspace=workspace,
        files=file or (),
        images=image or (),
        as_json=as_json,
        has_tools=not no_tools,
    )
    try:
        _check(wanted, is_new=new)
        code = _run(wanted, store, config)
    except TurnwireError as error:
        if not as_json:
            raise
        sys.stdout.write(json.dumps({"error": error_json(error)}) + "\n")  # in one line, as everything here
        code = exit_code(error)
    if code:
        raise typer.Exit(code)


def _check(wanted: _Wanted, *, is_new: bool) -> None:
    if sum((wanted.thread is not None, wanted.is_last, is_new)) > 1:
        raise UsageError("give only one of --thread, --continue and --new")
    for name, value in (("--model", wanted.model), ("--thread", wanted.thread)):
        if value is not None and not value.strip():
            raise UsageError(f"{name}: it is blank")


def _run(wanted: _Wanted, store: str | None, config: Path | None) -> int:
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and not wanted.as_json
    if is_terminal and not _is_one_question(wanted, store):
        _need_terminal()
    piped = "" if sys.stdin.isatty() else _read_stdin()
    if not is_terminal and not (wanted.words.strip() or piped.strip()):
        raise UsageError("there is nothing to answer; give a message, or write it to standard input")
    loaded = load_config(config)
    hint = None if wanted.as_json else embedded_hint(loaded, wanted.provider)
    if not _has_store(is_terminal) and _is_one_question(wanted, store):
        from turnwire.cli.chat.single_answer import SingleAnswer

        text = "\n\n".join(each for each in (wanted.words, piped) if each.strip())
        model = wanted.model or (loaded.agent.model if loaded.agent is not None else None)
        return SingleAnswer(as_json=wanted.as_json, hint=hint).run(_provider(wanted, loaded), text, model)
    is_there = wanted.thread is not None and not is_own_store(store, config)  # what is gone on with was stored there
    with (look_into_store if is_there else open_store)(store, config) as opened:
        try:
            return asyncio.run(_hold(wanted, piped, loaded, opened, is_terminal=is_terminal))
        except ProviderUnavailableError as error:  # asked for its models
            if hint is None:
                raise
            print_error(error, as_json=False)
            tell(hint)
            return exit_code(error)


def _has_store(is_terminal: bool) -> bool:
    """Whether a chat can be kept, and in a terminal held."""
    needed = ("sqlalchemy", "alembic", *(("prompt_toolkit",) if is_terminal else ()))
    return all(find_spec(name) is not None for name in needed)


def _is_one_question(wanted: _Wanted, store: str | None) -> bool:
    """Whether nothing is asked for that needs a store or an agent: one message, and no more."""
    more = (wanted.thread, wanted.is_last, wanted.mode, wanted.workspace, wanted.files, wanted.images, store)
    return not any(more) and bool(wanted.words.strip() or not sys.stdin.isatty())


def _read_stdin() -> str:
    try:
        return sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError:
        raise UsageError("standard input: it is no UTF-8 text") from None


def _need_terminal() -> None:
    if find_spec("prompt_toolkit") is None:
        text = f"turnwire chat in a terminal needs prompt_toolkit: {install_hint('chat')}"
        raise ConfigurationError(text, retryable=False)


async def _hold(wanted: _Wanted, piped: str, loaded: LoadedConfig, store: ContextStore, *, is_terminal: bool) -> int:
    from turnwire.agent import AgentThreads, configured_agent
    from turnwire.cli.chat.session import ChatSession

    async with AsyncExitStack() as stack:
        provider = await stack.enter_async_context(_provider(wanted, loaded))
        agent = await stack.enter_async_context(
            configured_agent(
                loaded,
                provider,
                model=await _model(wanted, loaded, provider),
                mode=wanted.mode,
                workspace_root=_workspace(wanted, loaded),
                has_tools=wanted.has_tools,
                on_problem=_tell_problem,
            )
        )
        threads = await stack.enter_async_context(AgentThreads(agent, store))
        session = await _session(ChatSession, threads, wanted)
        for image in wanted.images:
            session.add_image(image)
        for file in wanted.files:
            session.add_file(file)
        if is_terminal:
            from turnwire.cli.chat.terminal import Terminal

            return await Terminal(session).run(wanted.words)
        from turnwire.cli.chat.pipe import Pipe

        return await Pipe(session, as_json=wanted.as_json).run(wanted.words, piped)


async def _session(kind: type[ChatSession], threads: AgentThreads, wanted: _Wanted) -> ChatSession:
    from turnwire.cli.chat.session import find_thread, last_thread

    thread_id = wanted.thread
    if wanted.is_last:
        thread_id = await last_thread(threads)
        if thread_id is None:
            tell("turnwire: no thread is stored yet; this is a new one")
    if thread_id is None:
        return await kind.new(threads, mode=wanted.mode, model=wanted.model)
    session = kind(threads, await threads.get(await find_thread(threads, thread_id)))
    if wanted.mode is not None:
        await session.set_mode(wanted.mode)
    if wanted.model is not None:
        await session.set_model(wanted.model)
    return session


def _provider(wanted: _Wanted, loaded: LoadedConfig) -> ModelProvider:
    configured = loaded.agent.provider if loaded.agent is not None else None
    name = wanted.provider or configured or loaded.default_id
    if name is None:
        raise ConfigurationError("no provider is configured; add one under model_providers.providers")
    if name in BUILT_IN and name not in loaded.providers:
        from turnwire_schema.v1.config import ProviderConfig

        from turnwire.providers.factory import make_provider

        provider = make_provider(name, ProviderConfig.from_dict({"type": name}))
    else:
        provider = open_provider(loaded, name)
    need_model(provider, wanted.model)
    return provider


async def _model(wanted: _Wanted, loaded: LoadedConfig, provider: ModelProvider) -> str | None:
    """The model where neither the command line nor the configuration names one: the first that the server offers."""
    configured = loaded.agent.model if loaded.agent is not None else None
    if wanted.model or configured or provider.info().models:
        return None
    offered = await provider.models()
    return offered[0].name if offered else None


def _workspace(wanted: _Wanted, loaded: LoadedConfig) -> str | None:
    if wanted.workspace is not None:
        return str(wanted.workspace)
    configured = loaded.agent.workspace_root if loaded.agent is not None else None
    return None if configured is not None else "."


def _tell_problem(server: str, error: TurnwireError) -> None:
    tell(f"turnwire: the tools of {server} are not available: {error}")
