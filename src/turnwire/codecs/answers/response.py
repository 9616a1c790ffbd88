"""Build the canonical value of a whole answer or chunk: the last step of every reader.

What the canonical model refuses is a typed error with its path. Numbers that are not valid JSON (servers write NaN and
infinity among log probabilities and times) do not fail an answer: they become text, with a diagnostic for each place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import BaseModel

from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.answers.finish_reasons import Ending
from turnwire.codecs.answers.message_parts import made_answer, made_chunk
from turnwire.codecs.values.rows import Rows
from turnwire.codecs.values.type_checks import type_check
from turnwire.codecs.values.unused_fields import UnreadEvents, unread
from turnwire.codecs.values.wire_values import finite, items_of
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.answer_builder import AnswerBuilder, judged_last
from turnwire.core.calls import without_their_arguments
from turnwire.core.errors import ProviderResponseError, error_from_info
from turnwire.core.finish import ENDED
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw

M = TypeVar("M", bound=BaseModel)


def build_answer(
    builder: AnswerBuilder,
    ending: Ending,
    identity: Mapping[str, Any],
    *,
    body: AnyRaw,
    kind: type,
    usage: Mapping[str, object] | None,
    extras: Mapping[str, object],
    odd: Iterable[object],
    message_extras: Mapping[str, object] | None = None,
    raw: bytes | None = None,
) -> ChatResponse:
    """Return the whole answer. `odd` are the diagnostics of everything outside of the message.

    `body` is what the server sent and `kind` its typed dict: a value of another type that is not in the answer is
    preserved in a diagnostic. `raw` are the bytes that it was strictly parsed from (no NaN, infinity or overflow); None
    if it was not, or came parsed.

    Raises:
        ProviderError: the answer ended in an error, which has it as `partial`.
        ProviderResponseError: the canonical model refuses what decides the answer; the message names the path.
    """
    for place in without_their_arguments(builder.calls):
        builder.calls[place].invalid = builder.calls[place].invalid or "not_json"
    reason, raw_reason, found, failure = ending
    id_facts = (identity.get("id") or identity.get("created"),)
    message, notes = builder.message(reason, was_cut=reason not in ENDED, id_facts=id_facts)
    if message_extras:
        message["extras"] = message_extras
    response = {"message": message, "usage": usage if usage is not None else {}, "finish_reason": reason, **identity}
    if extras:
        response["extras"] = extras
    if failure is not None:
        if notes:
            response["diagnostics"] = notes
        has_begun = builder.content() or builder.calls
        partial = mended(ChatResponse, response, reports=False) if has_begun else None
        raise error_from_info(failure, partial=partial)
    if raw_reason is not None:
        response["raw_finish_reason"] = raw_reason
    if found or odd or notes:
        response["diagnostics"] = judged_last([*found, *odd, *notes])
    if (raw is None or not type_check(kind)(raw)) and (lost := unread(kind, body, response)):
        response["diagnostics"] = [*items_of(response.get("diagnostics")), *lost]
    return (None if raw is None else made_answer(response)) or mended(ChatResponse, response)


def mended(kind: type[M], fields: Mapping[str, object], what: str = "the answer", *, reports: bool = True) -> M:
    """Return the `kind` with these fields; if it refuses them, with text for numbers that are not valid JSON.

    Raises:
        ProviderResponseError: it refuses those, too; the message begins with `what` and names the path.
    """
    try:
        return kind.model_validate(fields)
    except UNFIT:
        finite_fields, notes = finite(fields)
    if reports:
        finite_fields["diagnostics"] = [*items_of(finite_fields.get("diagnostics")), *notes]
    try:
        return kind.model_validate(finite_fields)
    except UNFIT as error:
        raise ProviderResponseError(f"{what} cannot be read: {first_problem(error)}", category="protocol") from None


def listed_model(rows: Rows, entry: AnyRaw) -> ModelInfo:
    """Return one model of a server's list by the dialect's rows; fields without rows are extras.

    Raises:
        ProviderResponseError: see `build_model`.
    """
    values, extras, _ = rows.read(entry)
    values.setdefault("name", entry.get(rows.rows[0].wire))  # what is no name is refused with its place
    return build_model(values | ({"extras": extras} if extras else {}))


def build_model(fields: Mapping[str, object]) -> ModelInfo:
    """Return one model of a server's list.

    Raises:
        ProviderResponseError: a field that decides which model it is cannot be read; the message names the path.
    """
    return mended(ModelInfo, fields, "a model of the list", reports=False)


class ChunkMaker:
    """Makes the chunks of one stream. Not thread-safe.

    Diagnostics that `make` and `note` find go out with the last chunk.
    """

    __slots__ = ("_event", "_is_strict", "_notes", "_raw", "_unread")

    def __init__(self, unread: UnreadEvents) -> None:
        self._unread = unread
        self._notes: dict[str, dict[str, object]] = {}
        self._event: object = None
        self._raw: bytes | None = None
        self._is_strict = True

    def begin(self, event: object, raw: bytes | None) -> None:
        """Begin the next event, with the bytes that it was strictly parsed from (no NaN), or None."""
        self._event, self._raw = event, raw
        self._is_strict = self._is_strict and raw is not None  # what an event brings may go out with a later one

    def end(self) -> None:
        """Let go of the event: it may be long until the next one."""
        self._event, self._raw = None, self._raw and b""

    def note(self, notes: Iterable[dict[str, object]]) -> None:
        """Record diagnostics for the last chunk, each once."""
        for note in notes:
            self._notes.setdefault(repr(note), note)

    def see(self, event: AnyRaw, kind: type | None = None) -> None:
        """Check an event outside the common forms; its invalid values that are not read go out with the last chunk.

        `kind` is its typed dict if it is not an event of the stream.
        """
        self._unread.see(event, self._raw if event is self._event else None, kind)

    def make(self, fields: dict[str, object]) -> StreamingChunk:
        """Return the chunk with these fields.

        Raises:
            InvalidDataError: the canonical model refuses one that decides the answer.
        """
        ready = self._with_notes(fields)
        if self._is_strict and self._raw is not None and (made := made_chunk(ready)) is not None:
            return made
        try:
            return StreamingChunk.model_validate(ready)
        except UNFIT:
            finite_fields, notes = finite(fields)
            if not notes:
                raise
        self.note({**note, "at": _in_answer(note["at"])} for note in notes)
        return StreamingChunk.model_validate(self._with_notes(finite_fields))

    def _with_notes(self, fields: dict[str, object]) -> dict[str, object]:
        if not fields.get("is_complete"):
            self._unread.drop_held(fields)
            return fields
        if self._notes:
            told = items_of(fields.get("diagnostics"))
            known = {repr(note) for note in told}
            rest = [note for key, note in self._notes.items() if key not in known]
            fields = {**fields, "diagnostics": [*told, *rest]}
        odd = self._unread.notes(fields)
        return {**fields, "diagnostics": [*items_of(fields.get("diagnostics")), *odd]} if odd else fields


def _in_answer(at: str) -> str:
    """Return the place in the answer for a field of a chunk."""
    beside = f"/extras/{MESSAGE_EXTRAS}/"  # with the name alone it is no object, and stays a field of the answer
    if at.startswith(beside):
        return f"/message/extras/{at.removeprefix(beside)}"
    return at if at.split("/")[1] in ("usage", "extras") else "/message"
