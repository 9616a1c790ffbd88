"""Create the agent that the section `agent` of the configuration describes."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from turnwire_schema.v1.policy import AgentConfig

from turnwire.agent.built_in import own_tools
from turnwire.agent.hooks import RequestHook
from turnwire.agent.settings import Agent, Clock, NewId, random_id, utc_now
from turnwire.config import LoadedConfig
from turnwire.core.bound_tools import ToolLike
from turnwire.core.errors import TurnwireError
from turnwire.files import FileResolver
from turnwire.images import ImageReader, ocr_engine
from turnwire.mcp import McpServers
from turnwire.providers.base import ModelProvider
from turnwire.providers.transport.local_only import LocalOnly
from turnwire.tools import ToolRegistry
from turnwire.tools.policy import ASK_EVERYTHING

_log: Final = logging.getLogger("turnwire.agent")


@asynccontextmanager
async def configured_agent(
    config: LoadedConfig,
    provider: ModelProvider,
    *,
    model: str | None = None,
    mode: str | None = None,
    workspace_root: str | None = None,
    tools: Iterable[ToolLike] = (),
    has_tools: bool = True,
    hooks: Sequence[RequestHook] = (),
    now: Clock = utc_now,
    new_id: NewId = random_id,
    on_problem: Callable[[str, TurnwireError], None] | None = None,
) -> AsyncIterator[Agent]:
    """The configured agent with its workspace and its MCP servers, which end with the `async with`.

    What is given wins over the configuration. The tools are `tools`, those for tasks and files, and those of every
    server that answers; one that does not is reported to `on_problem` (its name and the error), or logged.

    Raises:
        ConfigurationError: the workspace cannot be opened, or a server's settings are wrong.
        InvalidDataError: two tools have one name, or the mode is unknown.
    """
    section = config.agent or AgentConfig()
    root = workspace_root or _configured_root(config)
    async with AsyncExitStack() as stack:
        files = None if root is None else stack.enter_context(FileResolver(root, section.files, now=now))
        ocr = section.ocr
        engine = ocr_engine(ocr) if ocr is not None else None
        images = ImageReader(engine=engine, files=files)
        registry = ToolRegistry()
        if has_tools:
            for tool in (*tools, *own_tools(files=files is not None)):
                registry.add(tool)
        servers: McpServers | None = None
        if section.mcp:
            servers = await stack.enter_async_context(
                McpServers(section.mcp, local_only=LocalOnly(config.allow_hosts), now=now)
            )
            if has_tools:
                await add_server_tools(registry, servers, on_problem=on_problem)
        yield Agent(
            provider=provider,
            model=model or section.model,
            tools=registry,
            policy=section.tools or ASK_EVERYTHING,
            modes=section.modes or (),
            mode=mode or section.mode,
            budget=section.budget,
            hooks=hooks,
            workspace_root=None if files is None else files.root,
            files=files,
            images=images,
            mcp=servers,
            now=now,
            new_id=new_id,
        )


def _configured_root(config: LoadedConfig) -> str | None:
    """The configured workspace; a relative path starts from the folder of the file, as every path in it."""
    root = config.agent.workspace_root if config.agent is not None else None
    if root is None or config.path is None:
        return root
    return str(config.path.resolve().parent / Path(root).expanduser())


async def add_server_tools(
    registry: ToolRegistry,
    servers: McpServers,
    *,
    on_problem: Callable[[str, TurnwireError], None] | None = None,
) -> None:
    """Put the tools of every server into `registry`; a server that does not answer is reported and left out."""
    for name in servers.names:
        try:
            definitions = await servers.tools(name)
        except TurnwireError as error:
            if on_problem is None:
                _log.warning("the tools of MCP server %s are not available: %s", name, error)
            else:
                on_problem(name, error)
            continue
        registry.set_server(name, definitions, _caller(servers, name))


def _caller(servers: McpServers, name: str) -> Callable[[str, Any], Any]:
    async def call(tool: str, arguments: Any) -> Any:
        return await servers.call_tool(name, tool, arguments)

    return call
