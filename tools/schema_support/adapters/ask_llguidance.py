"""Asks llguidance, with its defaults, over a tokenizer of single bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import llguidance
from answering import Refused, answer_all


def ask(schema: Any, instances: list[str]) -> Iterator[bool]:
    """Whether each instance can be written below the schema."""
    tokenizer = llguidance.LLTokenizer("byte")
    try:
        grammar = llguidance.LLMatcher.grammar_from_json_schema(json.dumps(schema))
    except ValueError as error:
        raise Refused(str(error)) from error
    matcher = llguidance.LLMatcher(tokenizer, grammar, log_level=0)
    if reason := matcher.get_error():
        raise Refused(reason)
    return (_fits(matcher.deep_copy(), tokenizer.tokenize_str(text)) for text in instances)


def _fits(matcher: llguidance.LLMatcher, tokens: list[int]) -> bool:
    return bool(matcher.validate_tokens(tokens) == len(tokens) and matcher.consume_tokens(tokens)) and bool(
        matcher.is_accepting()
    )


if __name__ == "__main__":
    answer_all(ask)
