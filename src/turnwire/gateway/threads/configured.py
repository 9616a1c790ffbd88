"""Threads of `turnwire serve --threads`: the configured agent and its tools, for the lifetime of the gateway."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from turnwire.agent import AgentThreads, configured_agent
from turnwire.config import LoadedConfig
from turnwire.core.errors import ProviderNotFoundError
from turnwire.gateway.logs import LOGGER
from turnwire.providers.base import ModelProvider
from turnwire.providers.registry import ProviderRegistry
from turnwire.store import ContextStore


def agent_provider(config: LoadedConfig, registry: ProviderRegistry) -> ModelProvider:
    """Return the agent's provider: the one that the section `agent` names, else the default one.

    Raises:
        ProviderNotFoundError: the gateway has no such provider.
    """
    wanted = None if config.agent is None else config.agent.provider
    if wanted is None:
        return registry.default()
    found = registry.get(wanted)
    if found is None:
        known = ", ".join(provider.provider_id for provider in registry.all())
        raise ProviderNotFoundError(f"agent.provider: there is no provider {wanted} here; use one of: {known}")
    return found


@asynccontextmanager
async def configured_threads(
    config: LoadedConfig, provider: ModelProvider, store: ContextStore
) -> AsyncIterator[AgentThreads]:
    """The threads of the configured agent over `store`, which stays open.

    Raises:
        ConfigurationError: the workspace cannot be opened, or a server's settings are wrong.
        InvalidDataError: two tools have one name, or the mode is unknown.
    """
    async with (
        configured_agent(config, provider, on_problem=_without_server) as agent,
        AgentThreads(agent, store) as threads,
    ):
        yield threads


def _without_server(name: str, error: Exception) -> None:
    LOGGER.warning("mcp_server", extra={"turnwire": {"server": name, "error": type(error).__name__}})
