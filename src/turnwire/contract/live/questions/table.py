"""Every question by its id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.contract.live.questions import chat, invalid as faulty, schemas, tools
from turnwire.contract.live.requests import Question

_ALL: Final = (
    *chat.CONVERSATION,
    *chat.SAMPLING,
    *chat.STRUCTURED,
    *schemas.SCHEMAS,
    *chat.THINKING,
    *chat.LIMITS,
    *tools.CALLS,
    *tools.FAULTY,
    *faulty.BODIES,
    *faulty.FIELDS,
    *faulty.PARAMETERS,
)

QUESTIONS: Final[Mapping[str, Question]] = {question.id: question for question in _ALL}
"""Every question that clauses ask of a path where models answer."""
