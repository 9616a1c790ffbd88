"""Kinds of client-run tools other than functions, and the wire names of a request's tools.

A custom tool takes plain text; tools of the other kinds have their own form of definition, call and output. On every
other wire each of them is a function, so the canonical tool is a function, and its kind is in `text_input` or, as
`type`, in provider options of this dialect. Provider options also record another type of a call or output.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.tool import ToolDefinition

from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.values.provider_options import own_of
from turnwire.codecs.values.wire_values import object_of, text_of

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw


class ToolKind(NamedTuple):
    """Wire types of one kind of tool."""

    tool: str
    call: str
    output: str
    field: str
    """Field with the input of a call."""
    prefix: str
    """Prefix of the ids of its calls."""


CUSTOM: Final = ToolKind("custom", "custom_tool_call", "custom_tool_call_output", "input", "ctc")
TOOL_SEARCH: Final = ToolKind("tool_search", "tool_search_call", "tool_search_output", "arguments", "tsc")
LOCAL_SHELL: Final = ToolKind("local_shell", "local_shell_call", "local_shell_call_output", "action", "lsh")
SHELL: Final = ToolKind("shell", "shell_call", "shell_call_output", "action", "sh")
APPLY_PATCH: Final = ToolKind("apply_patch", "apply_patch_call", "apply_patch_call_output", "operation", "apc")

_KINDS: Final = (CUSTOM, TOOL_SEARCH, LOCAL_SHELL, SHELL, APPLY_PATCH)
BY_TOOL: Final[Mapping[object, ToolKind]] = {kind.tool: kind for kind in _KINDS}
BY_CALL: Final[Mapping[object, ToolKind]] = {kind.call: kind for kind in _KINDS}
BY_OUTPUT: Final[Mapping[object, ToolKind]] = {kind.output: kind for kind in _KINDS}

_TEXT: Final = {"type": "string"}
_TEXTS: Final = {"type": "array", "items": _TEXT}


def _schema(required: tuple[str, ...], **properties: object) -> Mapping[str, object]:
    return {"type": "object", "properties": properties, "required": list(required), "additionalProperties": False}


BUILT_IN: Final[Mapping[str, tuple[str, Mapping[str, object]]]] = {
    "tool_search": ("Search for tools that can be called next.", _schema(("query",), query=_TEXT)),
    "local_shell": (
        "Run a command on the user's machine.",
        _schema(("command",), command=_TEXTS, working_directory=_TEXT, timeout_ms={"type": "integer"}),
    ),
    "shell": (
        "Run shell commands on the user's machine, one after another.",
        _schema(("commands",), commands=_TEXTS, timeout_ms={"type": "integer"}),
    ),
    "apply_patch": (
        "Create, change or delete one file. The change is a diff in the V4A format.",
        _schema(
            ("type", "path"),
            type={"enum": ["create_file", "update_file", "delete_file"]},
            path=_TEXT,
            diff=_TEXT,
        ),
    ),
}
"""Description and arguments, as for a function, of the tools that the wire defines only by type.

Source of the arguments: LocalShellAction, ShellAction and PatchOperation of OpenAI's OpenAPI 2.3.0.
"""


def is_run_by_client(tool: AnyRaw) -> bool:
    """Return whether a built-in tool is run by the client, not by the server or in its container."""
    match tool.get("type"):
        case "tool_search":
            return tool.get("execution") == "client"
        case "shell":
            return bool(object_of(tool.get("environment")).get("type", "local") == "local")
        case kind:
            return kind in ("local_shell", "apply_patch")


def call_kind(item: AnyRaw) -> ToolKind | None:
    """Return the kind of a call that the client answers; None for function calls and all other items."""
    kind = BY_CALL.get(text_of(item.get("type")))
    if kind is TOOL_SEARCH and not isinstance(item.get("call_id"), str):
        return None  # the server runs the search
    return kind


class Spelled(NamedTuple):
    """Name of a tool on this wire."""

    name: str
    namespace: str | None = None
    kind: ToolKind | None = None


KnownName: TypeAlias = Callable[[str, str | None], str | None]
"""Returns the canonical name of a tool of the request for `(name, namespace)`; None if there is no such tool.

A tool whose name is its type belongs to the namespace with the empty name.
"""


def no_names(name: str, namespace: str | None) -> str | None:
    """Return None: no request, so no known tools."""
    return None


class Spellings:
    """Canonical names and wire names of one request's tools.

    A client gets its own names back. A server gets a function under its canonical name, like every server, and other
    tools as the client wrote them, because only this wire supports them.
    """

    __slots__ = ("_canonical", "_spelled")

    def __init__(self, tools: Iterable[ToolDefinition] | None, *, for_client: bool) -> None:
        self._spelled = {tool.name: _spelled(tool, for_client=for_client) for tool in tools or ()}
        self._canonical: dict[tuple[str, str | None], str] = {}
        for name, spelled in self._spelled.items():
            is_named = spelled.kind is None or spelled.kind is CUSTOM
            self._canonical.setdefault((spelled.name, spelled.namespace if is_named else ""), name)

    def of(self, name: str) -> Spelled:
        """Return the wire name of the tool with that canonical name; an unknown name is unchanged."""
        return self._spelled.get(name) or Spelled(name)

    def may_grow(self, name: str) -> bool:
        """Return whether a name received in deltas may be the beginning of another tool's name."""
        return any(other.startswith(name) and other != name for other in self._spelled)

    def canonical(self, name: str, namespace: str | None) -> str | None:
        """Return the canonical name of a tool; see `KnownName`."""
        return self._canonical.get((name, namespace))


def known_names(request: ChatRequest | None) -> KnownName:
    """Return a function that finds the tools of a request by the names that its server uses."""
    if request is None or not request.tools:
        return no_names
    return Spellings(request.tools, for_client=False).canonical


def _spelled(tool: ToolDefinition, *, for_client: bool) -> Spelled:
    kind = CUSTOM if tool.text_input is not None else BY_TOOL.get(own_type(tool.provider_options))
    namespace = None if tool.namespace is None else tool.namespace.name
    if kind is not None and kind is not CUSTOM:
        return Spelled(kind.tool, namespace, kind)
    is_own = for_client or kind is not None or namespace is not None
    return Spelled((is_own and tool.original_name) or tool.name, namespace, kind)


def own_type(options: Mapping[str, object] | None) -> str | None:
    """Return the wire type of a tool, call or result if it is not a function's."""
    kind = own_of(options, DIALECT).get("type") if options else None
    return kind if isinstance(kind, str) else None
