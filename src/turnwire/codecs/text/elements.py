"""Read arguments as elements named after them, with nested elements for objects and lists."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.text.machine import Run, Step
from turnwire.codecs.text.source import MORE, WRONG
from turnwire.codecs.text.values import items_of, member_of, typed, types_in
from turnwire.core.calls import json_text

_NAME: Final = re.compile(r"[^<>\s/][^<>]{0,255}")
_LONGEST_TAG: Final = 260
_DEEPEST: Final = 100


class Elements(Step):
    """Elements of arguments, up to a word of the format."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self._mark: str = row["mark"]
        self._item: str = row["item"]
        self._until: str = row["until"]

    def run(self, run: Run) -> int:
        source = run.source
        if run.memory is None:
            run.memory = [_Element("", run.parts.schema)]
        stack: list[_Element] = run.memory
        while True:
            found = source.text.find(self._mark, source.at)
            if found < 0:
                if source.is_end:
                    return WRONG
                keep = max(source.at, len(source.text) - len(self._mark) + 1)
                stack[-1].texts.append(source.text[source.at : keep])
                source.at = keep
                return MORE
            stack[-1].texts.append(source.text[source.at : found])
            source.at = found
            if len(stack) == 1:
                ends = source.starts_with((self._until,))
                if ends == "":
                    return MORE
                if ends:
                    return run.advance() if not stack[0].text().strip() else WRONG
            state = self._tag(run, stack)
            if state:
                return state

    def _tag(self, run: Run, stack: list[_Element]) -> int:
        source = run.source
        begun = source.at + len(self._mark)
        rest = source.text[begun : begun + _LONGEST_TAG]
        end = rest.find(">")
        if end < 0:
            return WRONG if source.is_end or len(rest) == _LONGEST_TAG else MORE
        tag = rest[:end]
        if not tag.startswith("<"):
            return WRONG
        name = tag[1:].removeprefix("/")
        if _NAME.fullmatch(name) is None:
            return WRONG
        source.at = begun + end + 1
        run.has_begun = True
        if not tag.startswith("</"):
            if len(stack) == _DEEPEST:
                return WRONG
            stack.append(_Element(name, self._schema_of(name, stack[-1].schema, run.parts.schema)))
            return 0
        if len(stack) == 1 or stack[-1].name != name:
            return WRONG
        element = stack.pop()
        value = element.value(self._item, run.parts.schema)
        if value is None:
            return WRONG
        if len(stack) == 1:
            run.parts.add_member(name, value)
        stack[-1].children.append((name, value))
        return 0

    def _schema_of(self, name: str, outer: Any, root: Any) -> Any:
        """Return the schema of a nested element, or None if it is unknown."""
        found = member_of(outer, name, root)
        return items_of(outer, root) if found is None and name == self._item else found


class _Element:
    """An open element: its text, or the elements inside it as JSON text."""

    def __init__(self, name: str, schema: Any) -> None:
        self.name = name
        self.schema = schema
        self.texts: list[str] = []
        self.children: list[tuple[str, str]] = []

    def text(self) -> str:
        return "".join(self.texts)

    def value(self, item: str, root: Any) -> str | None:
        """Return it as JSON text; None if it has both text and elements."""
        types = types_in(self.schema, root)
        if not self.children:
            text = self.text()
            if not text.strip() and types and "string" not in types and "null" not in types:
                if "object" in types:
                    return "{}"
                if "array" in types:
                    return "[]"
            return typed(text, types or frozenset(("string",)))
        if self.text().strip():
            return None
        if all(name == item for name, _ in self.children) and "object" not in types:
            return f"[{','.join(value for _, value in self.children)}]"
        return "{" + ",".join(f"{json_text(name)}:{value}" for name, value in self.children) + "}"
