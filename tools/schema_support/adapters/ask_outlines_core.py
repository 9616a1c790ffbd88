"""Asks outlines_core: the regular expression that it makes of the schema, indexed over single bytes as tokens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from answering import Refused, answer_all
from outlines_core import Index, Vocabulary
from outlines_core.json_schema import build_regex_from_schema

END = 256
BYTES = Vocabulary(END, {bytes([value]): [value] for value in range(END)})


def ask(schema: Any, instances: list[str]) -> Iterator[bool]:
    """Whether each instance can be written below the schema."""
    try:
        index = Index(build_regex_from_schema(json.dumps(schema)), BYTES)
    except Exception as error:  # of no common kind: whatever it raises is its answer
        raise Refused(str(error)) from error
    return (_fits(index, text.encode()) for text in instances)


def _fits(index: Index, text: bytes) -> bool:
    state = index.get_initial_state()
    for value in text:
        state = index.get_next_state(state, value)
        if state is None:
            return False
    return bool(index.is_final_state(state))


if __name__ == "__main__":
    answer_all(ask)
