"""Asking again for an answer that does not fit: whether to, what is asked, and what the later answer says of it.

The model reads its own answer and what is wrong with it, by place and rule. An answer that was cut, refused, or that
calls tools is not asked for again: a longer limit or the results of the tools are needed, not another attempt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from turnwire_schema.v1.error import Diagnostic
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest, JsonSchemaFormat
from turnwire_schema.v1.response import ChatResponse

from turnwire.core.errors import InvalidDataError, Problem, ProviderError, counted
from turnwire.core.messages import user
from turnwire.core.trusted_copy import changed

MOST_REPAIRS: Final = 10
"""Most times that one answer may be asked for again."""
MOST_FAULTS: Final = 20
"""Most faults that the model reads."""
LONGEST_FAULT: Final = 1000
"""Most characters that the model reads of one fault: names and constants may be of any length."""
_NO_ANSWER: Final = frozenset(("text", "thinking"))
"""Parts of a message that without any text make no answer."""
ASKED_AGAIN: Final = "asked_again"
"""Id of the diagnostic of an answer that was asked for again."""


def check_repair(repair: object, *, has_schema: bool) -> None:
    """Check how often an answer may be asked for again.

    Raises:
        InvalidDataError: it is not a number from 0 to `MOST_REPAIRS`, or no schema tells whether an answer fits.
    """
    text = None
    if type(repair) is not int or not 0 <= repair <= MOST_REPAIRS:
        text = f"give a whole number from 0 to {MOST_REPAIRS}"
    elif repair and not has_schema:
        text = "nothing tells whether the answer fits; give output, a type or a JsonSchemaFormat"
    if text is not None:
        raise InvalidDataError("this cannot be used", [Problem("/repair", "range", text)])


def format_of(request: ChatRequest) -> JsonSchemaFormat | None:
    """Return the schema that an answer to `request` is asked to fit; None if there is no such schema."""
    wanted = request.response_format
    return wanted if isinstance(wanted, JsonSchemaFormat) else None


def repair_request(request: ChatRequest, response: ChatResponse, problems: Sequence[Problem]) -> ChatRequest:
    """Return the request that asks again for `response`, an answer to `request` in which `problems` are wrong.

    Only the latest answer is in it, and no empty one: the conversation does not grow with the attempts.
    """
    faults = "; ".join(_shortened(str(problem)) for problem in problems[:MOST_FAULTS])
    more = len(problems) - MOST_FAULTS
    faults += f"; and {counted(more, 'fault')} more" if more > 0 else ""
    said = f"Your answer cannot be used: {faults}. Write the whole answer again, as JSON that fits the schema."
    repeated = (response.message,) if _says_anything(response.message) else ()  # many servers refuse an empty message
    return request.replace(messages=(*request.messages, *repeated, user(said)))


def _says_anything(message: AssistantMessage) -> bool:
    return bool(message.text.strip()) or any(part.type not in _NO_ANSWER for part in message.parts)


def _shortened(fault: str) -> str:
    return fault if len(fault) <= LONGEST_FAULT else f"{fault[:LONGEST_FAULT]} …"


@contextmanager
def keeping_earlier(earlier: tuple[ChatResponse, ...]) -> Iterator[None]:
    """Keep the answers so far on the error of a call that asks again and fails: they were paid for."""
    try:
        yield
    except ProviderError as error:
        error.earlier = earlier
        raise


def with_attempts(response: ChatResponse, earlier: Sequence[ChatResponse]) -> ChatResponse:
    """Return `response` with a diagnostic that counts the attempts before it and their tokens, if there were any."""
    if not earlier:
        return response
    usage = {
        name: sum(counts)
        for name in ("prompt_tokens", "completion_tokens")
        if (counts := [count for each in earlier if (count := getattr(each.usage, name)) is not None])
    }
    attempts = len(earlier) + 1
    what = f"the answer did not fit and was asked for again; this is attempt {attempts}"
    note = Diagnostic.from_dict(
        {"id": ASKED_AGAIN, "what": what, "extras": {"attempts": attempts, "earlier_usage": usage}}
    )
    return changed(response, diagnostics=(*(response.diagnostics or ()), note))


def earlier_tokens(response: ChatResponse) -> dict[str, int] | None:
    """Return the tokens of the attempts before `response`, by name, as far as they were counted; None if it is the
    first attempt.
    """
    for note in response.diagnostics or ():
        if note.id == ASKED_AGAIN and note.extras is not None:
            return {name: count for name, count in note.extras["earlier_usage"].items() if type(count) is int}
    return None
