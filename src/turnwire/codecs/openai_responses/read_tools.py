"""Tools of a request, wire → canonical: functions, custom tools, namespaces of both, and built-in tools.

In: `tools`, and the tools in items of the input: `additional_tools`, and results of a tool search. Out: canonical tools
in order, those of the input last; tools that only a server can run are recorded unchanged.

The canonical name of a tool in a namespace combines both names. It depends only on the request, so the same request
always gives the same names, and no state is needed for the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.openai_responses.names import DIALECT, TOOL
from turnwire.codecs.openai_responses.tool_kinds import BUILT_IN, TOOL_SEARCH, is_run_by_client
from turnwire.codecs.requests.tool_definitions import read_definition, read_text_definition
from turnwire.codecs.values.provider_options import unknown_fields, with_own
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import items_of, object_of, objects_of
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_responses as raw
    from turnwire_schema.wire.raw import AnyRaw

_IN_NAMESPACES: Final = ("function", "custom")
_CUSTOM: Final = frozenset({"type", "name", "description", "format"})
_NAMESPACE: Final = frozenset({"type", "name", "description", "tools"})
_SEARCH: Final = frozenset({"type", "execution", "description", "parameters"})


class ReadTools(NamedTuple):
    """Tools of a request by kind."""

    tools: list[Values] | None
    """Canonical tools; None if the request has no list."""
    others: list[Mapping[str, object]]
    """Tools that only a server can run, unchanged."""


def read_tools(given: object, input_items: object, names: ToolNames, problems: list[Problem]) -> ReadTools:
    """Return the tools of a request: those in its list `given`, and those in items of its input."""
    reader = _ToolReader(names)
    brought = list(_brought(input_items))
    for tool in (*items_of(given), *brought):
        reader.reserve(tool)
    has_list = isinstance(given, (list, tuple))
    if given is not None and not has_list:
        problems.append(Problem("/tools", "type", "must be a list"))
    for place, tool in enumerate(items_of(given)):
        reader.read(tool, f"/tools/{place}", problems)
    others = list(reader.others)
    for tool in brought:  # problems in them belong to the history, and were accepted at the time
        reader.read(tool, "", [])
    return ReadTools(reader.tools if has_list or reader.tools else None, others)


def _brought(input_items: object) -> Iterator[object]:
    for item in objects_of(input_items):
        # The list of tools also has those that the server's own search found.
        is_found = item.get("type") == TOOL_SEARCH.output and isinstance(item.get("call_id"), str)
        if is_found or item.get("type") == "additional_tools":
            yield from items_of(item.get("tools"))


class _ToolReader:
    """Reader of tools, in order. Not thread-safe."""

    def __init__(self, names: ToolNames) -> None:
        self.tools: list[Values] = []
        self.others: list[Mapping[str, object]] = []
        self._names = names
        self._taken: set[object] = set()

    def reserve(self, tool: object) -> None:
        """Reserve a name that needs no change, so that no other tool gets it."""
        if isinstance(tool, dict) and tool.get("type") in _IN_NAMESPACES and isinstance(tool.get("name"), str):
            self._names.reserve(tool["name"])

    def read(self, tool: object, at: str, problems: list[Problem]) -> None:
        """Read the next tool; `at` is its path."""
        kind = tool.get("type") if isinstance(tool, dict) else None
        if not isinstance(tool, dict) or not isinstance(kind, str):
            problems.append(Problem(at, "type", "a tool must be an object with a type"))
        elif kind == "function":
            self._add(self._function(tool, at, problems), is_given=bool(at))
        elif kind == "custom":
            self._add(self._custom(tool, at, problems), is_given=bool(at))
        elif kind == "namespace" and self._is_namespace(tool):
            self._namespace(tool, at, problems)
        elif is_run_by_client(tool):
            self._add(self._built_in(tool, kind), is_given=bool(at))
        else:
            self.others.append(tool)

    def _add(self, tool: Values | None, *, is_given: bool) -> None:
        """Add a tool; one from the input that is already known is a repetition."""
        if tool is not None and (is_given or tool["name"] not in self._taken):
            self.tools.append(tool)
            self._taken.add(tool["name"])

    def _function(self, tool: raw.RawFunctionTool, at: str, problems: list[Problem]) -> Values | None:
        found = read_definition(tool, at, self._names, problems, owner="a function tool")
        if found is None:
            return None
        read, beside = found
        if read["strict"] is None:
            beside["strict"] = None
        return with_own(read, beside | unknown_fields(tool, TOOL), DIALECT)

    def _custom(self, tool: raw.RawCustomTool, at: str, problems: list[Problem]) -> Values | None:
        form = object_of(tool.get("format"))
        is_known = form.keys() == {"type", "syntax", "definition"} and form["type"] == "grammar"
        grammar, syntax = (form["definition"], form["syntax"]) if is_known else (None, None)
        found = read_text_definition(tool, at, self._names, problems, grammar=grammar, syntax=syntax)
        if found is None:
            return None
        read, beside = found
        return with_own(read, beside | unknown_fields(tool, _CUSTOM), DIALECT)

    def _built_in(self, tool: AnyRaw, kind: str) -> Values:
        usual, parameters = BUILT_IN[kind]
        own: Values = {"type": kind}
        read: Values = {"name": self._names.within("", kind), "description": usual, "strict": None}
        read["parameters"] = parameters
        if kind == "tool_search":
            said, schema = tool.get("description"), tool.get("parameters")
            if isinstance(said, str) and said:
                read["description"] = said
            else:
                own["description"] = None
            if isinstance(schema, dict) and schema.get("type") == "object":
                read["parameters"] = schema
            else:
                own["parameters"] = schema
            own |= unknown_fields(tool, _SEARCH)
        else:
            own |= unknown_fields(tool, {"type"})
        return with_own(read, own, DIALECT)

    # Namespaces

    def _is_namespace(self, tool: raw.RawNamespaceTool) -> bool:
        """Return whether a namespace contains tools that the client runs."""
        name, inner = tool.get("name"), objects_of(tool.get("tools"))
        return isinstance(name, str) and bool(name) and any(each.get("type") in _IN_NAMESPACES for each in inner)

    def _namespace(self, tool: raw.RawNamespaceTool, at: str, problems: list[Problem]) -> None:
        name = str(tool.get("name"))
        said: Values = {"name": name}
        if isinstance(tool.get("description"), str):
            said["description"] = tool["description"]
        others: list[object] = []
        own = unknown_fields(tool, _NAMESPACE)
        reader = _ToolReader(_NamesWithin(self._names, name))
        for place, inner in enumerate(items_of(tool.get("tools"))):
            if isinstance(inner, dict) and inner.get("type") in _IN_NAMESPACES:
                reader.read(inner, f"{at}/tools/{place}" if at else "", problems)
            else:
                others.append(inner)
        if others:
            own["tools"] = others
        for read in reader.tools:
            read["namespace"] = with_own(dict(said), own, DIALECT)
            self._add(read, is_given=bool(at))


class _NamesWithin(ToolNames):
    """Names of one namespace."""

    __slots__ = ("_names", "_namespace")

    def __init__(self, names: ToolNames, namespace: str) -> None:
        super().__init__()
        self._names = names
        self._namespace = namespace

    def canonical(self, name: str) -> str:
        """See `ToolNames.canonical`."""
        return self._names.within(self._namespace, name)
