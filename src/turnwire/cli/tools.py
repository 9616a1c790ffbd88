"""The tools that `turnwire provider test` offers: loaded from the command line, run when the model calls them."""

from __future__ import annotations

import importlib
import inspect
import json
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from turnwire_schema.v1.tool import ToolCall, ToolDefinition, ToolResult

from turnwire.cli.exits import UsageError
from turnwire.core.bound_tools import Tool
from turnwire.core.errors import InvalidDataError, ToolArgumentError
from turnwire.core.tools import tool_from_type, validate_call
from turnwire.core.validate import load_json


@dataclass(frozen=True)
class RunnableTool:
    """A tool to offer, and the function behind it where there is one."""

    definition: ToolDefinition
    function: Callable[..., Any] | None


async def run_call(call: ToolCall, tools: Mapping[str, RunnableTool]) -> ToolResult:
    """What the called tool says; a failed result where the call or the tool is wrong. Ctrl-C ends the tool."""
    try:
        validate_call(call, [tool.definition for tool in tools.values()])
    except ToolArgumentError as error:
        return ToolResult.failure(call, str(error), recoverable=True)
    function = tools[call.name].function
    if function is None:
        return ToolResult.failure(call, "the tool cannot be run here; only its definition was given")
    try:
        with _interruptible():
            value = function(**call.arguments)
        if inspect.isawaitable(value):
            value = await value
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        text.encode()  # a lone surrogate is not text, and could not be sent
        return ToolResult.success(call, text)
    except (Exception, SystemExit) as error:  # a tool may fail in any way; the model is told
        return ToolResult.failure(call, error)


@contextmanager
def _interruptible() -> Iterator[None]:
    """Ctrl-C raises KeyboardInterrupt here; asyncio would only note it until the function comes back."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def load_tools(specs: list[str]) -> list[RunnableTool]:
    """The tools that the command line names.

    Raises:
        UsageError: one cannot be loaded, or two have the same name.
    """
    tools = [_load_tool(spec) for spec in specs]
    names = [tool.definition.name for tool in tools]
    for spec, name in zip(specs, names, strict=True):
        if names.count(name) > 1:
            raise UsageError(f"--tool {spec}: two tools have the name {name}")
    return tools


def _load_tool(spec: str) -> RunnableTool:
    try:
        if spec.endswith(".json"):
            return RunnableTool(load_json(ToolDefinition, Path(spec).read_bytes()), None)
        module, colon, function = spec.partition(":")
        if not (module and colon and function):
            raise UsageError(f"--tool {spec}: give MODULE:FUNCTION or a .json file")
        return _load_function(module, function)
    except OSError as error:
        raise UsageError(f"--tool {spec}: {error.strerror or 'cannot be read'}") from None
    except InvalidDataError as error:
        raise UsageError(f"--tool {spec}: {error}") from None


def _load_function(module: str, name: str) -> RunnableTool:
    if "" not in sys.path:
        sys.path.insert(0, "")  # the module lies in the working directory, as with `python -m`
    try:
        function = getattr(importlib.import_module(module), name)
    except (Exception, SystemExit) as error:  # the module runs when it is imported and may fail in any way
        raise UsageError(f"--tool {module}:{name}: {type(error).__name__}: {error}") from None
    return RunnableTool(function.definition if isinstance(function, Tool) else tool_from_type(function), function)
