"""Every public function and method, given the wrong type: a typed error that says what to give, or Python's own.

Python's own are a call that does not bind, and what its protocols prescribe (`KeyError` of a missing key). Nothing else
may come from inside: no `AttributeError` of a value that was never looked at, no error of another library.
"""

from __future__ import annotations

import asyncio
import importlib
import inspect
import traceback
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from pydantic import BaseModel

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    ChatRequest,
    ConversationHistory,
    LocalOnly,
    Messages,
    ProviderRegistry,
    StreamAccumulator,
    StreamTranscoder,
    SyncMockProvider,
    SyncProviderRegistry,
    ToolCall,
    ToolCallAccumulator,
    TurnwireError,
    formatter,
    get_codec,
    system,
    tool,
    user,
)
from turnwire.tools import ToolRegistry

MODULES = (
    *("turnwire", "turnwire.agent", "turnwire.batch", "turnwire.config", "turnwire.contract", "turnwire.files"),
    *("turnwire.gateway", "turnwire.mcp", "turnwire.tools"),
)
VALUES: tuple[Callable[[], Any], ...] = (
    *(lambda: None, lambda: 1, lambda: "x", list, dict, object),
    *(lambda: b"x", lambda: -1.5, lambda: [1], lambda: {1: 2}, lambda: "\ud800"),
)
LEFT_OUT = {
    "turnwire.FinishReason": "an enumeration: ValueError, as every one of Python's",
    "turnwire.MessageRole": "an enumeration: ValueError, as every one of Python's",
    "turnwire.ToolLike": "a type, and no function",
    "turnwire.agent.ThreadFault": "a type, and no function",
    "turnwire.agent.AgentThread": "made by AgentThreads alone",
    "turnwire.agent.add_server_tools": "waits for servers",
    "turnwire.mcp.ResourceCache": "made of open servers",
    "turnwire.gateway.serve": "listens until it is stopped",
    "turnwire.agent.Clock": "a type, and no function",
    "turnwire.agent.NewId": "a type, and no function",
    "turnwire.agent.RequestHook": "a type, and no function",
    "turnwire.agent.Summarizer": "a type, and no function",
    "turnwire.LocalOnlyTransport": "hands `verify` to httpx",
    "turnwire.LocalOnlyAsyncTransport": "hands `verify` to httpx",
}
POSITIONAL = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


def look(city: str) -> str:
    """Look it up."""
    return city


REQUEST = ChatRequest.from_dict({"messages": [{"role": "user", "content": "x"}], "parameters": {"model": "m"}})
GIVEN: dict[str, Any] = {"model": "m", "messages": "x", "request": REQUEST, "message": user("x"), "prompt": "x"}
"""What other arguments are while one is wrong, where a text will not do."""
INSTANCES: tuple[Callable[[], Any], ...] = (
    lambda: Messages().human("x"),
    lambda: ConversationHistory([system("x"), user("y")]),
    lambda: tool(look),
    lambda: SyncMockProvider("ok"),
    *(ProviderRegistry, SyncProviderRegistry, StreamAccumulator, ToolCallAccumulator, LocalOnly, ToolRegistry),
    lambda: get_codec("openai-chat"),
    lambda: get_codec("openai-chat").stream_decoder(),
    lambda: get_codec("ollama").stream_decoder(),
    lambda: StreamTranscoder("openai-chat", "anthropic"),
    lambda: formatter("anthropic"),
    lambda: ToolCall(id="1", name="look", arguments={"city": "x"}),
)
INHERITED = {name for kind in (BaseModel, dict, Exception) for name in dir(kind)}
NOT_ASKED = {
    "Messages.index": "ValueError where it is not found, as every sequence",
    "ToolCall.judge_keywords": "called by constructors",
    "ToolCall.to_json": "hands `indent` to the serializer",
    "Codec.decode_models": "takes what its dialect's function takes",
    "Codec.encoder": "stream_encoder checks what it is given",
    "Codec.decoder": "stream_decoder checks what it is given",
    "ToolCallAccumulator.ending": "a slice",
    "ToolCallAccumulator.arguments_so_far": "an index",
    "ToolRegistry.add_servers": "asks open servers",
}


def public() -> Iterator[Any]:
    for module in MODULES:
        home = importlib.import_module(module)
        for name in home.__all__:
            found, label = getattr(home, name), f"{module}.{name}"
            is_error = inspect.isclass(found) and issubclass(found, (BaseException, BaseModel))
            if not callable(found) or label in LEFT_OUT or is_error or inspect.isabstract(found):
                continue
            yield pytest.param(found, id=label)


def methods() -> Iterator[Any]:
    for make in INSTANCES:
        kind = type(make())
        for name in dir(kind):
            label = f"{kind.__name__}.{name}"
            if name.startswith("_") or name in INHERITED or label in NOT_ASKED:
                continue
            if callable(inspect.getattr_static(kind, name, None)) or isinstance(
                inspect.getattr_static(kind, name, None), (classmethod, staticmethod)
            ):
                yield pytest.param(make, name, id=label)


def tries(function: Callable[..., Any]) -> Iterator[tuple[list[Any], dict[str, Any]]]:
    """Every parameter once wrong by each value, and all of them wrong at once."""
    parameters = list(inspect.signature(function).parameters.values())
    needed = [each for each in parameters if each.default is each.empty and each.kind.name[:3] != "VAR"]
    by_place = [each for each in needed if each.kind in POSITIONAL]
    for value in VALUES:
        yield [value() for _ in by_place], {each.name: value() for each in needed if each not in by_place}
        for wrong in parameters:
            if wrong.kind.name[:3] == "VAR" or wrong.kind is wrong.POSITIONAL_ONLY:
                continue
            others = {each.name: GIVEN.get(each.name, "ollama") for each in needed}
            yield [], {**others, wrong.name: value()}


def untyped(function: Callable[..., Any], given: list[Any], named: dict[str, Any]) -> str | None:
    """What came out that is neither a value, a typed error nor a call that does not bind."""
    try:
        found = function(*given, **named)
        if isinstance(found, Awaitable):
            asyncio.run(_awaited(found))
        elif isinstance(found, Iterator):
            list(found)
    except TurnwireError:
        return None
    except KeyError as error:  # of a key that is not there
        return None if error.args[0] in (*given, *named.values()) else repr(error)
    except Exception as error:  # whatever else comes is what is looked for
        last = traceback.extract_tb(error.__traceback__)[-1]
        if isinstance(error, TypeError) and last.filename == __file__:
            return None
        shown = [type(value).__name__ for value in (*given, *named.values())]
        return f"{type(error).__name__} at {last.filename[-40:]}:{last.lineno}: {error} ({shown})"
    return None


async def _awaited(found: Awaitable[Any]) -> None:
    await found


@requirement("API-2")
@for_each("function", tuple(public()))
def test_a_public_function_given_the_wrong_type_says_what_to_give(function: Callable[..., Any]) -> None:
    assert [said for given, named in tries(function) if (said := untyped(function, given, named))] == []


@requirement("API-2")
@for_each(("make", "name"), tuple(methods()))
def test_a_public_method_given_the_wrong_type_says_what_to_give(make: Callable[[], Any], name: str) -> None:
    method = getattr(make(), name)
    if not callable(method):
        return
    assert [said for given, named in tries(method) if (said := untyped(getattr(make(), name), given, named))] == []
