"""Settings of an agent, with its clock and its source of ids."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeAlias

from turnwire_schema.v1.context import Mode
from turnwire_schema.v1.policy import Budget, ToolPolicy
from turnwire_schema.v1.tool import ToolDefinition

from turnwire.agent.hooks import RequestHook
from turnwire.core.argument_types import items_of, require
from turnwire.core.bound_tools import ToolLike
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.providers.base import ModelProvider
from turnwire.tools import ToolRegistry

if TYPE_CHECKING:
    from turnwire.files import FileResolver
    from turnwire.images import ImageReader
    from turnwire.mcp import McpServers


Clock: TypeAlias = Callable[[], datetime]
"""Gives the time, with a zone."""
NewId: TypeAlias = Callable[[], str]
"""Gives an id that was never given before."""


def utc_now() -> datetime:
    """The time of this machine, in UTC."""
    return datetime.now(UTC)


def random_id() -> str:
    """32 hexadecimal digits by chance."""
    return uuid.uuid4().hex


@dataclass(frozen=True, kw_only=True)
class Agent:
    """A model with what it may use. Immutable; threads are made of it, see `AgentThread` and `AgentThreads`.

    `provider` is not closed by the agent. `parameters` are those of `ModelParameters` (`temperature`, `max_tokens` …).
    """

    provider: ModelProvider
    model: str | None = None
    """Model to ask. None: the first one configured for the provider."""
    tools: ToolRegistry | Iterable[ToolLike] = ()
    """The tools: a registry, or functions and tools in any form."""
    policy: ToolPolicy = field(default_factory=ToolPolicy)
    """Which calls run. By default every call is asked for."""
    modes: Sequence[Mode] = ()
    """Modes that a thread can switch to."""
    mode: str | None = None
    """Mode of a new thread. None: the first of `modes`, if there is one."""
    budget: Budget | None = None
    """What one run may use. None: 25 rounds."""
    hooks: Sequence[RequestHook] = ()
    """What changes a request before it is sent."""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    """Parameters of every request."""
    token_limit: int | None = None
    """Most tokens of the messages of a request, by estimate. None: three quarters of the model's configured context."""
    workspace_root: str | None = None
    """Folder of the files; stored with new contexts."""
    files: FileResolver | None = None
    """Reads references to files. None: they are shown as not available."""
    images: ImageReader | None = None
    """Reads images. None: they are sent as they are."""
    mcp: McpServers | None = None
    """MCP servers; `add_server_tools` puts their tools into `tools`."""
    system: str | None = None
    """System message of new threads where no mode has one."""
    max_concurrent: int = 4
    """Most safe calls at once."""
    call_timeout_s: float | None = 60.0
    """Longest time of one call."""
    now: Clock = utc_now
    new_id: NewId = random_id

    def __post_init__(self) -> None:
        require(self.provider, ModelProvider, "provider", "an asynchronous provider, as in OllamaProvider('local')")
        if not isinstance(self.tools, ToolRegistry):
            object.__setattr__(self, "tools", ToolRegistry(self.tools))
        for mode in items_of(self.modes, "modes", "a list of modes"):
            require(mode, Mode, "modes", "a list of modes, as Mode(name=…) makes them")
        self.check_mode(self.mode)

    def check_mode(self, name: str | None) -> None:
        """Check that the agent has this mode, or that None is given.

        Raises:
            InvalidDataError: the agent has no such mode; the error lists its modes.
        """
        names = [mode.name for mode in self.modes]
        if name is not None and name not in names:
            problem = Problem("/mode", "unknown_mode", f"there are: {', '.join(names) or 'none'}")
            raise InvalidDataError("no mode has this name", [problem])

    @property
    def registry(self) -> ToolRegistry:
        """The tools, as a registry."""
        assert isinstance(self.tools, ToolRegistry)
        return self.tools

    @property
    def first_mode(self) -> str | None:
        """Mode of a new thread; None if the agent has no modes."""
        return self.mode or (self.modes[0].name if self.modes else None)

    def offered(self, mode: Mode | None) -> tuple[ToolDefinition, ...]:
        """The tools that the model is shown in `mode`."""
        known = self.registry.definitions()
        if mode is None or mode.tools is None:
            return known
        return tuple(each for each in known if each.name in mode.tools)

    def model_of(self, wanted: str | None) -> str | None:
        """Return the model to call: `wanted`, the agent's, or the first configured one; None if no model is known."""
        if wanted or self.model:
            return wanted or self.model
        models = self.provider.info().models
        return models[0].name if models else None

    def limit_of(self, model: str) -> int | None:
        """Most tokens of the messages for `model`; None if nobody said."""
        if self.token_limit is not None:
            return self.token_limit
        for known in self.provider.info().models or ():
            if known.name == model and known.context_length:
                return known.context_length * 3 // 4
        return None
