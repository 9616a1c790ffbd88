"""What a model says to the questions about schemas if its server holds the schema, and if it does not."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.tool import ToolCall

from turnwire.contract.live.questions.schemas import CASES, IN_ORDER, TOOL
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.messages import assistant


@dataclass(frozen=True)
class Said:
    """The two answers to one question, as JSON texts."""

    asked: str
    right: str
    wrong: str
    is_call: bool

    def message(self, text: str) -> AssistantMessage:
        """The message of a model that says `text`, or calls the tool with it."""
        if not self.is_call:
            return assistant(text)
        call = ToolCall(id=mint_tool_call_id(text), name=TOOL, arguments=json.loads(text))
        return AssistantMessage(role="assistant", tool_calls=(call,))

    def turn(self, text: str) -> dict[str, Any]:
        """The turn of a scenario in which the model says so."""
        call = {"name": TOOL, "arguments": json.loads(text)}
        answer = {"tool_calls": [call]} if self.is_call else {"text": text}
        return {"match": {"contains": self.asked}, "answer": answer}


def _all() -> Iterator[Said]:
    for case in CASES:
        for kind in ("held", "strict") if case.in_tools else ("held",):
            for name, wrong in zip(case.questions(kind), case.wrong, strict=True):
                yield Said(
                    QUESTIONS[name].ask["text"], case.answer(case.right), case.answer(wrong), is_call=kind == "strict"
                )
    backwards = json.dumps(dict(reversed(IN_ORDER.items())))
    yield Said(QUESTIONS["held-key-order"].ask["text"], json.dumps(IN_ORDER), backwards, is_call=False)


ANSWERS: Final = tuple(_all())
_BY_TEXT: Final[Mapping[str, Said]] = {said.asked: said for said in ANSWERS}


def said_about_schema(asked: str) -> Said | None:
    """The answers to the question with this text; None if it is another question."""
    return _BY_TEXT.get(asked)


def scenario(*, obeys: bool) -> dict[str, Any]:
    """The scenario of a server that holds every schema, or ignores every schema."""
    return {"turns": [said.turn(said.right if obeys else said.wrong) for said in ANSWERS]}
