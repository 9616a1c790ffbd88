"""Faults of the clauses about schemas: the server gives the value that the question asks for and the schema forbids."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from tests.contract.faults import Row, row
from turnwire.contract.live.questions.schemas import CASES

_CHAT: Final = "openai-chat"
_MESSAGE: Final = "/choices/0/message"
_ARGUMENTS: Final = f"{_MESSAGE}/tool_calls/0/function/arguments"
_ANSWER_FIRST: Final = json.dumps({"answer": "yes", "reasoning": "It is sunny."})


def _rows() -> Iterator[Row]:
    for case in CASES:
        wrong = case.answer(case.wrong[0])
        name = f"structured.holds.{case.name}"
        yield row(name, _CHAT, case.questions("held")[0], ("set", f"{_MESSAGE}/content", wrong))
        if case.in_tools:
            name = f"tools.strict.{case.name}"
            yield row(name, _CHAT, case.questions("strict")[0], ("set", _ARGUMENTS, wrong))
    name, question = "structured.holds.key-order", "held-key-order"
    yield row(name, _CHAT, question, ("set", f"{_MESSAGE}/content", _ANSWER_FIRST))


SCHEMAS: Final = tuple(_rows())
