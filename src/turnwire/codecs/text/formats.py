"""Compile text formats from their rows."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from turnwire_schema.documents import format_text

from turnwire.codecs.text.machine import Steps
from turnwire.codecs.text.source import any_of, longest_first
from turnwire.codecs.text.steps import compile_steps


class Block:
    """A block that a mark begins: thoughts, calls, or a mark that is only removed."""

    def __init__(self, kind: str, row: Mapping[str, Any], steps: Steps = ()) -> None:
        self.kind = kind
        self.closes = longest_first(row.get("close") or ())
        self.ends = any_of(self.closes)
        self.steps = steps
        self.keeps: int = row.get("keeps") or 0
        self.is_anywhere = kind != "thought" or bool(row.get("anywhere"))


class CompiledFormat:
    """A compiled row."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.name: str = row["name"]
        self.template_marks: tuple[str, ...] = tuple(row.get("template_marks") or ())
        self.history: str | None = row.get("history")
        self.models: tuple[str, ...] = tuple(row.get("models") or ())
        self.blocks: dict[str, Block] = {}
        self.starts: dict[str, Block] = {}
        self.bare: dict[str, Block] = {}
        thoughts = row.get("thoughts") or {}
        self.opened_by_prompt: str = thoughts.get("opened_by_prompt") or "never"
        self._written: str = thoughts.get("written") or ""
        self.thought_openings: tuple[str, ...] = tuple(thoughts.get("open") or ())
        for word in self.thought_openings:
            self.blocks[word] = Block("thought", thoughts)
        for calls in row.get("calls") or ():
            block = Block("calls", calls, compile_steps(calls["steps"]))
            for word in calls.get("open") or ():
                self.blocks[word] = block
            for word in calls.get("open_at_start") or ():
                self.starts[word] = block
            for sign in calls.get("bare") or "":
                self.bare[sign] = block
        for word in row.get("dropped") or ():
            self.blocks[word] = Block("dropped", {})
        self.words = longest_first(self.blocks)
        self.start_words = longest_first(self.starts)
        self.begins = any_of(self.words)
        self.edges: str = row.get("space_before_calls") or ""
        firsts = "".join(sorted({word[0] for word in self.words}))
        self.finds_sign = re.compile(f"[{re.escape(firsts)}]" if firsts else "(?!)").search
        self.thought_words = longest_first(thoughts.get("close") or ())
        self.thought_ends = any_of(self.thought_words)
        self.thought_space_inside: str = thoughts.get("space_inside") or ""
        self.thought_space_after: str = thoughts.get("space_after") or ""

    def marked(self, thoughts: str) -> str:
        """Return thoughts in the form of the model's template for the content of an earlier turn."""
        before, _, behind = self._written.partition("…")
        return f"{before}{thoughts}{behind}"


@cache
def text_format(name: str) -> CompiledFormat:
    """Return the compiled format of that name.

    Raises: UnknownDocument.
    """
    return CompiledFormat(json.loads(format_text(name)))
