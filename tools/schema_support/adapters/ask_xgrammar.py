"""Asks xgrammar, with its defaults: strict mode, any whitespace. Its own matcher, no tokenizer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import xgrammar
from answering import Refused, answer_all


def _compiled(grammar: xgrammar.Grammar) -> xgrammar.CompiledGrammar:
    return xgrammar.GrammarCompiler(xgrammar.TokenizerInfo([]), cache_enabled=False).compile_grammar(grammar)


def _fits(compiled: xgrammar.CompiledGrammar, text: str) -> bool:
    matcher = xgrammar.GrammarMatcher(compiled, terminate_without_stop_token=True)
    return bool(matcher.accept_string(text) and matcher.is_terminated())


def ask(schema: Any, instances: list[str]) -> Iterator[bool]:
    """Whether each instance can be written below the schema as an answer's format."""
    try:
        compiled = _compiled(xgrammar.Grammar.from_json_schema(json.dumps(schema)))
    except Exception as error:  # of no common kind: whatever it raises is its answer
        raise Refused(str(error)) from error
    return (_fits(compiled, text) for text in instances)


def ask_tool(schema: Any, instances: list[str]) -> Iterator[bool]:
    """Whether each instance can be written as the arguments of a call: the schema inside of a structural tag."""
    content = {"type": "json_schema", "json_schema": schema}
    tag = {"type": "structural_tag", "format": {"type": "tag", "begin": "<call>", "content": content, "end": "</call>"}}
    try:
        compiled = _compiled(xgrammar.Grammar.from_structural_tag(json.dumps(tag)))
    except Exception as error:  # of no common kind: whatever it raises is its answer
        raise Refused(str(error)) from error
    return (_fits(compiled, f"<call>{text}</call>") for text in instances)


if __name__ == "__main__":
    answer_all(ask)
