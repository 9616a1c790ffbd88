"""Kinds of tools other than functions that the client runs, and how the tools of a request are called on this wire.

A custom tool takes bare text; tools of the other kinds have a shape of their own for definition, call and output. On
every other wire each is a function, so the canonical tool is one, and its kind is in `text_input` or, as `type`, among
the own options of this dialect. Calls and outputs that came with another type keep it there, too.
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
    """The types by which one kind is known on the wire."""

    tool: str
    call: str
    output: str
    field: str
    """What a call is made with."""
    prefix: str
    """How the ids of its calls begin."""


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
"""Description and arguments of the tools that the wire defines by their type alone, as a function says them.

Source of the arguments: LocalShellAction, ShellAction and PatchOperation of OpenAI's OpenAPI 2.3.0.
"""


def is_run_by_client(tool: AnyRaw) -> bool:
    """Whether a tool of a built-in type is run by the client, and not by the server or in a container of its."""
    match tool.get("type"):
        case "tool_search":
            return tool.get("execution") == "client"
        case "shell":
            return bool(object_of(tool.get("environment")).get("type", "local") == "local")
        case kind:
            return kind in ("local_shell", "apply_patch")


def call_kind(item: AnyRaw) -> ToolKind | None:
    """The kind of a call that the client answers; None for function calls and everything else."""
    kind = BY_CALL.get(text_of(item.get("type")))
    if kind is TOOL_SEARCH and not isinstance(item.get("call_id"), str):
        return None  # the server searches
    return kind


class Spelled(NamedTuple):
    """How a tool is called on this wire."""

    name: str
    namespace: str | None = None
    kind: ToolKind | None = None


KnownName: TypeAlias = Callable[[str, str | None], str | None]
"""`(name, namespace)`: the canonical name of a tool of the request; None: it has no such tool.

A tool whose name is its type belongs to the namespace with the empty name.
"""


def no_names(name: str, namespace: str | None) -> str | None:
    """The canonical name of a tool where no request is known."""
    return None


class Spellings:
    """The tools of one request by their canonical names and by those on the wire.

    A client gets its own names back. A server gets a function under its canonical name, as every server does, and
    other tools as the client wrote them: they are known on this wire alone.
    """

    __slots__ = ("_canonical", "_spelled")

    def __init__(self, tools: Iterable[ToolDefinition] | None, *, for_client: bool) -> None:
        self._spelled = {tool.name: _spelled(tool, for_client=for_client) for tool in tools or ()}
        self._canonical: dict[tuple[str, str | None], str] = {}
        for name, spelled in self._spelled.items():
            is_named = spelled.kind is None or spelled.kind is CUSTOM
            self._canonical.setdefault((spelled.name, spelled.namespace if is_named else ""), name)

    def of(self, name: str) -> Spelled:
        """How the tool of that canonical name is called; a name that no tool has stays as it is."""
        return self._spelled.get(name) or Spelled(name)

    def may_grow(self, name: str) -> bool:
        """Whether a name that comes in pieces may be the beginning of another tool's name."""
        return any(other.startswith(name) and other != name for other in self._spelled)

    def canonical(self, name: str, namespace: str | None) -> str | None:
        """The canonical name of a tool; see `KnownName`."""
        return self._canonical.get((name, namespace))


def known_names(request: ChatRequest | None) -> KnownName:
    """What knows the tools of a request by the names that its server has for them."""
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
    """The type on this wire of a tool, call or result, where it has another than a function's."""
    kind = own_of(options, DIALECT).get("type") if options else None
    return kind if isinstance(kind, str) else None
