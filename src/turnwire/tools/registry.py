"""The tools that an agent may call: functions of the program, and the tools of MCP servers under names of their own."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from math import isfinite
from types import NoneType
from typing import TYPE_CHECKING, Any

from turnwire_schema.v1.entry import ToolRequestData, ToolRequestEntry
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall, ToolDefinition

from turnwire.context.versions import CURRENT
from turnwire.core.argument_types import items_of, require
from turnwire.core.bound_tools import Tool, ToolLike, bound
from turnwire.core.errors import ConfigurationError, InvalidDataError, Problem, TurnwireError
from turnwire.core.globs import glob_matches
from turnwire.core.tools import fit_name, validate_call
from turnwire.core.validate import require_model
from turnwire.mcp.errors import McpServerError

if TYPE_CHECKING:
    from turnwire.mcp.servers import McpServers


@dataclass(frozen=True, slots=True)
class RegisteredTool:
    """One tool as it can be run. Immutable; `name` is what the model calls it by."""

    definition: ToolDefinition
    tool: Tool[..., Any] | None
    """The tool with its function; None if `function` takes the call itself."""
    function: Callable[..., Any]
    is_safe: bool = False
    """Whether it may run in parallel with other safe tools: it changes nothing that they see."""
    timeout_s: float | None = None
    """Its time limit in seconds. None: the executor's; 0: none."""
    server: str | None = None
    """MCP server that offers it. None: the program itself."""
    original_name: str = ""
    """Its name on its server; the same as `name` for tools of the program."""

    @property
    def name(self) -> str:
        """The name that the model calls it by."""
        return self.definition.name

    @property
    def is_async(self) -> bool:
        """Whether the function is asynchronous, so that it can be stopped."""
        call = getattr(self.function, "__call__", None)  # noqa: B004 - an object with an async __call__ counts
        return inspect.iscoroutinefunction(self.function) or inspect.iscoroutinefunction(call)

    def prepare(self, call: ToolCall) -> Callable[[], Any]:
        """The run of `call`, ready to start; nothing has run yet.

        Raises:
            ToolArgumentError: the arguments do not fit; each problem has its path, and no value is shown.
        """
        if self.tool is not None:
            return partial(self.function, **self.tool.arguments(call))
        validate_call(call, [self.definition])
        return partial(self.function, call)


class ToolRegistry:
    """Tools by name. Belongs to one event loop or thread at a time."""

    def __init__(self, tools: Iterable[ToolLike] = ()) -> None:
        self._tools: dict[str, RegisteredTool] = {}
        self._names: dict[tuple[str, str], str] = {}  # a server's tool keeps its name while it comes and goes
        for each in items_of(tools, "tools", "a list, also of one tool"):
            self.add(each)

    def add(
        self,
        source: ToolLike,
        *,
        run: Callable[[ToolCall], Any] | None = None,
        is_safe: bool = False,
        timeout_s: float | None = None,
    ) -> RegisteredTool:
        """A tool of the program: a function, a `Tool`, or a definition whose calls `run` takes (sync or async).

        Raises:
            InvalidDataError: it is no tool, a definition came without `run`, the name is taken, or `timeout_s` is no
                time.
        """
        check_seconds(timeout_s, "timeout_s")
        found = bound(source)
        if isinstance(found, ToolDefinition):
            if run is None:
                problem = Problem("/run", "required", "give run=, a function that takes the call")
                raise InvalidDataError(f"the definition {found.name} cannot be run", [problem])
            made = RegisteredTool(found, None, run, is_safe, timeout_s, original_name=found.name)
        elif run is not None:
            problem = Problem("/run", "not", "leave run= out; the tool has its function")
            raise InvalidDataError(f"the tool {found.name} has two functions", [problem])
        else:
            made = RegisteredTool(found.definition, found, found.function, is_safe, timeout_s, original_name=found.name)
        if made.name in self._tools or made.name in self._names.values():
            problem = Problem(
                "/name", "unique", "give it another name; add the program's tools before those of servers"
            )
            raise InvalidDataError(f"there is a tool {made.name} already", [problem])
        self._tools[made.name] = made
        return made

    def set_server(
        self,
        server: str,
        definitions: Iterable[ToolDefinition],
        call_tool: Callable[[str, Mapping[str, Any]], Awaitable[Any]],
        *,
        safe: Iterable[str] = (),
        timeout_s: float | None = None,
    ) -> tuple[RegisteredTool, ...]:
        """The tools of an MCP server, in place of those that it had: `call_tool(its own name, arguments)` runs one.

        A name that clashes gets the server's name in front. A tool keeps its name while the program runs, also when
        the server takes it away and offers it again. `safe` are globs of the server's own names for tools that may run
        side by side; what a server says of its tools itself (`readOnlyHint`) is not believed.

        Raises:
            InvalidDataError: something given is of the wrong type, or `timeout_s` is no time; nothing is changed.
        """
        check_seconds(timeout_s, "timeout_s")
        require(server, str, "server", "the name of a server")
        offered = items_of(definitions, "definitions", "a list of definitions")
        for given in offered:
            require(given, ToolDefinition, "definitions", "a list of definitions")
        globs = items_of(safe, "safe", "a list of globs")
        self.remove_server(server)
        made = []
        for given in offered:
            original = given.original_name or given.name
            name = self._name(server, original)
            changed = given.replace(name=name, original_name=None if name == original else original)
            is_safe = any(glob_matches(glob, original) for glob in globs)
            run = partial(_run_on_server, call_tool, original)
            found = RegisteredTool(changed, None, run, is_safe, timeout_s, server, original)
            self._tools[name] = found
            made.append(found)
        return tuple(made)

    async def add_servers(
        self, servers: McpServers, *, safe: Mapping[str, Iterable[str]] | None = None
    ) -> dict[str, TurnwireError]:
        """Ask every server for its tools; what is returned are the servers that gave none, with the reason.

        `safe` are the globs of `set_server` by server. Call it again after a server reported a change.
        """
        failed: dict[str, TurnwireError] = {}
        for server in servers.names:
            try:
                definitions = await servers.tools(server)
            except (McpServerError, ConfigurationError) as error:
                self.remove_server(server)
                failed[server] = error
                continue
            run = partial(servers.call_tool, server)
            self.set_server(server, definitions, run, safe=(safe or {}).get(server, ()))
        return failed

    def remove_server(self, server: str) -> None:
        """Take away the tools of a server."""
        self._tools = {name: found for name, found in self._tools.items() if found.server != server}

    def _name(self, server: str, original: str) -> str:
        known = self._names.get((server, original))
        if known is not None:
            return known
        taken = {*self._tools, *self._names.values()}
        name = fit_name(original)
        if name in taken:
            name = fit_name(f"{server}_{original}", taken=taken)
        self._names[server, original] = name
        return name

    def find(self, name: str) -> RegisteredTool | None:
        """Return the tool that the model calls `name`, or None if no such tool exists.

        Raises:
            InvalidDataError: this is no name.
        """
        require(name, str, "name", "the name of a tool")
        return self._tools.get(name)

    @property
    def names(self) -> tuple[str, ...]:
        """Every name, in the order in which the tools came."""
        return tuple(self._tools)

    def definitions(self) -> tuple[ToolDefinition, ...]:
        """The definitions that the model is shown."""
        return tuple(found.definition for found in self._tools.values())

    def request_data(self, call: ToolCall | InvalidToolCall, *, answer_id: str | None = None) -> ToolRequestData:
        """A call of a model as an entry's data, with the server whose tool it is; nothing is decided yet."""
        if isinstance(call, InvalidToolCall):
            return ToolRequestData(invalid_call=call, state="waiting", answer_id=answer_id)
        require_model(call, ToolCall)
        found = self.find(call.name)
        server = None if found is None else found.server
        return ToolRequestData(call=call, state="waiting", answer_id=answer_id, server=server)

    def request_entry(
        self, call: ToolCall | InvalidToolCall, *, id: str, created_at: str, answer_id: str | None = None
    ) -> ToolRequestEntry:
        """A call of a model as an entry, see `request_data`; `created_at` is RFC 3339 in UTC."""
        data = self.request_data(call, answer_id=answer_id)
        return ToolRequestEntry(type="tool_request", version=CURRENT, id=id, created_at=created_at, data=data)


def check_seconds(given: float | None, name: str) -> None:
    """Refuse what is no time limit: a NaN among the timers of an event loop stops the others.

    Raises:
        InvalidDataError: it is negative or no finite number.
    """
    require(given, (int, float, NoneType), name, "a number of seconds, or None")
    if given is not None and not (given >= 0 and isfinite(given)):
        problem = Problem(f"/{name}", "minimum", "must be a finite number of seconds from 0; None for the usual limit")
        raise InvalidDataError("this is no time limit", [problem])


async def _run_on_server(
    call_tool: Callable[[str, Mapping[str, Any]], Awaitable[Any]], original: str, call: ToolCall
) -> Any:
    return await call_tool(original, call.arguments)
