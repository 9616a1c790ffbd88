"""Calls from the raw output of a model: the one place that decides whether a tool call is complete.

In come `RawCall`s in the order of the answer, and the reason for which the answer ended. Out come valid calls, invalid
calls with their raw text, diagnostics, and the canonical finish reason. Streams and whole bodies go through here alike,
so the same answer gives the same calls both ways.

A call is valid only if its arguments parse to an object and nothing says that it was cut. A cut call is never repaired.
A closed object was not cut: unless the answer broke off, it is a call. An empty one proves nothing, because servers
write it in place of arguments that were cut (recordings vllm-0.32.0/chat-stream/tool-call-truncated-15.json and
llama.cpp-xllamacpp-2026.10.11549/messages/tool-truncated.json). So a call without arguments runs only if the model
ended its answer, or the wire says that the call is whole. Nor does it run where arguments of the same answer belong to
no call, because they may be its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, get_args

from pydantic.fields import FieldInfo
from pydantic_core import to_json

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.tool import ToolName

from turnwire.core.ids import mint_tool_call_id
from turnwire.core.json_truncation import text_is_cut
from turnwire.core.jsontext import is_finite, read_json
from turnwire.core.streamed_name import GrowingName, names_tool

_NAME_RULE: Final[FieldInfo] = get_args(ToolName)[-1]
NAME: Final = late_pattern(next(rule.pattern for rule in _NAME_RULE.metadata if hasattr(rule, "pattern")))
"""The pattern of tool names in the schema."""

_SPACE: Final = " \t\r\n"
_MARKS: Final = f'{_SPACE}"\\'
"""The text around arguments that are JSON inside a JSON text."""

JUDGED: Final = ("choice_not_met", "stop_text_left", "answers_missing", "tool_not_offered", "arguments_do_not_fit")
"""Diagnostics of an answer compared with its request; they come after what was found in reading the calls."""


class RawCall:
    """One call as the wire gave it. `arguments` is text in pieces, or JSON that the server had parsed already."""

    # Most calls have an id, a name and a text, and keep what the class says of the rest.
    origin: str | None = None
    """Where it came from, as `CallOrigin` has it; None: the server."""
    is_minted = False
    given: str | None = None
    """Of a call that comes in pieces, the id by which its server knows it; None as long as it sent none."""
    is_unproven = False
    """Whether closed arguments do not prove the call whole: the name came after them, or they hold bare text."""
    value: Any = None
    is_parsed = False
    is_complete = False
    invalid: str | None = None
    part_index: int | None = None
    extras: dict[str, Any] | None = None
    provider_options: dict[str, Any] | None = None
    _read: tuple[str, _Verdict] | None = None

    def __init__(self, *, id: str | None = None, name: str | None = None, pieces: list[str] | None = None) -> None:
        self.id = id
        self.name = name
        self.pieces: list[str] = [] if pieces is None else pieces

    @classmethod
    def parsed(cls, value: Any, *, id: str | None = None, name: str | None = None) -> RawCall:
        """A call whose arguments the server had parsed already."""
        call = cls(id=id, name=name)
        call.value, call.is_parsed = value, True
        return call

    def read(self) -> _Verdict:
        """The parsed arguments, whatever else is wrong with the call; their text is parsed once."""
        if self.is_parsed:
            return _read_value(self.value)
        text, known = self.text, self._read
        if known is None or known[0] != text:
            known = self._read = (text, _read_text(text))
        return known[1]

    @property
    def name(self) -> str | None:
        """The tool's name so far."""
        name = self._name
        return name.text if isinstance(name, GrowingName) else name

    @name.setter
    def name(self, name: str | None) -> None:
        self._name: GrowingName | str | None = name if name is None or names_tool(name) else ""

    def add_name(self, piece: str) -> bool:
        """Take a piece of the name; whether it changed the name."""
        if not isinstance(self._name, GrowingName):  # most names come whole
            self._name = GrowingName(self._name)
        is_news = self._name.add(piece)
        self.is_unproven = self.is_unproven or (is_news and names_tool(piece) and self.has_arguments)
        return is_news

    @property
    def text(self) -> str:
        return "".join(self.pieces)

    @property
    def has_arguments(self) -> bool:
        """Whether anything but blanks came as arguments."""
        return self.is_parsed or any(piece.strip() for piece in self.pieces)

    @property
    def says_anything(self) -> bool:
        """Whether the arguments are more than an empty object."""
        if self.is_parsed and not isinstance(self.value, str):
            return bool(self.value)
        return says_anything(self.value if self.is_parsed else self.text)

    def is_left_by(self, given: str | None) -> bool | None:
        """Whether a further piece with the id `given` is of another call; None if ids do not say that.

        They say nothing if the piece has none, or the call has only the one that was made for it.
        """
        if given is None or given == self.id:
            return None if given is None else False
        return None if self.given is None else given != self.given


@dataclass(slots=True)
class FinishedCalls:
    """The results for the raw calls; plain dictionaries in canonical form, validated with the message they go into."""

    valid: list[dict[str, Any]] = field(default_factory=list)
    invalid: list[dict[str, Any]] = field(default_factory=list)
    diagnostics: list[dict[str, Any]] = field(default_factory=list)
    last_is_cut: bool = False

    def into(self, message: dict[str, Any]) -> None:
        """Put the calls into a message, valid and invalid ones, where there are any."""
        if self.valid:
            message["tool_calls"] = self.valid
        if self.invalid:
            message["invalid_tool_calls"] = self.invalid

    def in_order(self) -> list[dict[str, Any]]:
        """All of them, in the order in which they were made."""
        if not self.invalid:
            return self.valid
        invalid = {call["position"]: call for call in self.invalid}
        valid = iter(self.valid)
        return [invalid.get(place) or next(valid) for place in range(len(self.valid) + len(invalid))]


def finish_calls(
    raw_calls: Sequence[RawCall],
    *,
    was_cut: bool,
    at_limit: bool = False,
    was_stopped: bool = False,
    id_facts: tuple[object, ...] = (),
    parts_before: Callable[[int], int | None] | None = None,
) -> FinishedCalls:
    """Validate every raw call.

    Args:
        raw_calls: in the order of the answer.
        was_cut: the model did not end the answer (see `ENDED`): its last call is then cut, whatever it looks like, and
            every call without arguments, unless the wire marks this call as complete (`is_complete`; Ollama and Groq
            send only whole calls).
        at_limit: the answer ended at the token limit: a call whose arguments are a closed object is whole all the same.
        was_stopped: something else ended it (see `STOPPED`): so is a call, unless the wire marks it as cut.
        id_facts: facts for minted ids, see `mint_tool_call_id`.
        parts_before: from the number of a call among the stream's parts to how many parts of the content come before
            it; None when all do.
    """
    out = FinishedCalls()
    if not raw_calls:
        return out
    seen: set[str] = set()
    last = len(raw_calls) - 1
    has_stray = _has_stray_arguments(raw_calls)
    for position, raw in enumerate(raw_calls):
        name, call_id, extras, is_minted = raw.name, raw.id, raw.extras, raw.is_minted
        if call_id and call_id not in seen:
            seen.add(call_id)
        else:
            call_id, original = assign_id(call_id, seen, position, name, id_facts)
            is_minted = True
            if original is not None:
                extras = {**(extras or {}), "original_id": original}
        is_cut = was_cut and not raw.is_complete and (position == last or not raw.says_anything)
        keeps_closed = at_limit or (was_stopped and raw.invalid is None)
        verdict = _judge(raw, name, is_cut, keeps_closed, has_stray)
        if verdict.reason == "truncated" and position == last:
            out.last_is_cut = True
        call: dict[str, Any] = {"id": call_id}
        if is_minted:
            call["id_origin"] = "minted"
        if raw.origin is not None:
            call["origin"] = raw.origin
        if extras:
            call["extras"] = extras
        if raw.provider_options:
            call["provider_options"] = raw.provider_options
        if raw.part_index is not None:
            place = raw.part_index if parts_before is None else parts_before(raw.part_index)
            if place is not None:
                call["part_index"] = place
        if verdict.reason is None:
            call["name"] = name
            call["arguments"] = verdict.arguments
            at, where = "tool_calls", out.valid
        else:
            call |= _invalid_fields(raw, verdict, position)
            at, where = "invalid_tool_calls", out.invalid
        if is_minted or verdict.notes:
            notes = [_id_note(extras), *verdict.notes] if is_minted else verdict.notes
            at = f"/message/{at}/{len(where)}"
            out.diagnostics += [{"id": kind, "what": what, "at": at} for kind, what in notes]
        where.append(call)
    return out


def is_closed(pieces: list[str]) -> bool:
    """Whether arguments are an object that the token limit cannot have cut: closed, and not empty."""
    call = RawCall(id="x", name="x", pieces=pieces)
    return bool(finish_calls((call,), was_cut=True, at_limit=True).valid)


def ends_inside(call: RawCall) -> bool:
    """Whether the arguments of a call end inside a JSON value."""
    if call.is_parsed:
        return False
    reason = call.read().reason
    is_json = reason in (None, "not_an_object") and bool(call.text.strip())
    return not is_json and (call.invalid or reason) == "truncated"


def says_anything(arguments: str) -> bool:
    """Whether the text of arguments is more than an empty object."""
    if arguments.startswith('{"'):  # nearly all
        return True
    text = arguments.strip().strip(_MARKS)
    return text not in ("", "null") and not (text[0] == "{" and text[-1] == "}" and not text[1:-1].strip())


def assign_id(
    given: str | None, seen: set[str], position: int, name: str | None, facts: tuple[object, ...]
) -> tuple[str, str | None]:
    """(id, original id if it was taken already) of the call at `position`; `seen` grows by the id."""
    original = None
    if not given:
        given = mint_tool_call_id(*facts, position, name)
    elif given in seen:
        original, given = given, mint_tool_call_id(*facts, position, name, given)
    seen.add(given)
    return given, original


def _id_note(extras: dict[str, Any] | None) -> tuple[str, str]:
    if extras and "original_id" in extras:
        return "duplicate_tool_call_id", "two tool calls came with one id; the later one got a new id"
    return "minted_tool_call_id", "a tool call came without an id and got one"


def _invalid_fields(raw: RawCall, verdict: _Verdict, position: int) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "arguments_text": json_text(raw.value) if raw.is_parsed else raw.text,
        "reason": verdict.reason,
        "position": position,
    }
    if raw.name is not None:
        fields["name"] = raw.name
    if verdict.detail is not None:
        fields["detail"] = verdict.detail
    return fields


class _Verdict(NamedTuple):
    """The result for one call: valid with these arguments (no reason), or invalid for this reason."""

    reason: str | None
    detail: str | None = None
    arguments: Any = None
    notes: Sequence[tuple[str, str]] = ()


def _judge(raw: RawCall, name: str | None, is_cut: bool, keeps_closed: bool, has_stray: bool) -> _Verdict:
    if raw.invalid is not None and not (keeps_closed and raw.invalid == "truncated"):
        return _Verdict(raw.invalid)
    read = raw.read()
    if (is_cut or raw.invalid is not None) and not (keeps_closed and read.arguments and not raw.is_unproven):
        return _Verdict("truncated", None if raw.invalid else "the answer ended inside this call")
    if read.reason is not None:
        return read
    if not name:
        return _Verdict("no_name", "the call names no tool", None, read.notes)
    if has_stray and not raw.says_anything:
        return _Verdict("not_json")
    if NAME.fullmatch(name) is None:
        return _Verdict("bad_name", "a tool name has 1 to 64 of A–Z, a–z, 0–9 and _", None, read.notes)
    return read


def _read_text(text: str) -> _Verdict:
    value = None
    if text.strip():
        try:
            value = read_json(text, replace_surrogates=True)
        except ValueError as error:
            if text_is_cut(text):
                return _Verdict("truncated", "the arguments end inside a JSON value")
            return _Verdict("not_json", str(error))  # line and column; the parser never quotes the text
    return _of_value(value)


def _read_value(value: Any) -> _Verdict:
    if not is_finite(value):
        return _Verdict("not_json", "a number is NaN or infinite")
    return _of_value(value)


def _of_value(value: Any) -> _Verdict:
    notes: list[tuple[str, str]] = []
    if isinstance(value, str):
        value = _unwrap(value, notes)
    if value is None:
        # OpenAI and vLLM write "" for a call without arguments; the finish reason has told that nothing was cut.
        notes.append(("empty_arguments", "arguments were empty and are read as {}"))
        value = {}
    if not isinstance(value, dict):
        return _Verdict("not_an_object", f"the arguments are a JSON {_kind(value)}", None, notes)
    return _Verdict(None, None, value, notes)


def _has_stray_arguments(calls: Sequence[RawCall]) -> bool:
    """Whether arguments came that belong to no call, and another call has none.

    They belong to none without a name, and behind the object that another call has already.
    """
    if len(calls) < 2 or all(call.says_anything for call in calls):
        return False
    return any(map(is_stray, calls))


def is_stray(call: RawCall) -> bool:
    """Whether arguments of a call may be those of another one."""
    return (not call.name and call.says_anything) or goes_on_after_object(call)


def without_their_arguments(calls: Sequence[RawCall]) -> list[int]:
    """The places of calls that came again with the same id and name, and have no arguments while the other one has."""
    if len(calls) < 2:
        return []
    keys = [(_given_id(call), call.name) for call in calls]
    if len(set(keys)) == len(keys):
        return []
    named: dict[tuple[str | None, str | None], list[int]] = {}
    for place, key in enumerate(keys):
        if key[0] is not None:
            named.setdefault(key, []).append(place)
    shared = [places for places in named.values() if len(places) > 1]
    return sorted(
        place
        for places in shared
        if any(calls[place].says_anything for place in places)
        for place in places
        if not calls[place].says_anything
    )


def _given_id(call: RawCall) -> str | None:
    """The id that the server gave a call; another call may have the same."""
    original = call.extras.get("original_id") if call.extras else None
    return original if isinstance(original, str) else call.id


def goes_on_after_object(call: RawCall) -> bool:
    """Whether more arguments came behind the object that a call has already."""
    if call.is_parsed or not call.has_arguments:
        return False
    import json  # most answers have one call

    text = call.text.lstrip(_SPACE)
    try:
        value, end = json.JSONDecoder(parse_constant=_refuse).raw_decode(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and bool(text[end:].strip(_SPACE))


def _refuse(constant: str) -> None:
    raise ValueError(constant)


def _unwrap(value: str, notes: list[tuple[str, str]]) -> Any:
    """Arguments encoded twice (vllm#54964): unwrapped once when the result is an object, else left as text."""
    try:
        inner = read_json(value, replace_surrogates=True)
    except ValueError:
        return value
    if not isinstance(inner, dict):
        return value
    notes.append(("double_encoded_arguments", "arguments were JSON inside a JSON text"))
    return inner


def _kind(value: Any) -> str:
    match value:
        case bool():
            return "boolean"
        case int() | float():
            return "number"
        case str():
            return "text"
        case list():
            return "array"
        case _:
            return "null"


def json_text(value: Any) -> str:
    """Arguments that came parsed, as `json_of` writes them; empty for what JSON cannot say."""
    try:
        return json_of(value)
    except ValueError:
        return ""


def json_of(value: Any) -> str:
    """Arguments that came parsed, as JSON text, whole and streamed alike.

    Raises:
        ValueError: a caller's own value is an object, a circle, or thousands of levels deep.
    """
    try:
        return to_json(value, inf_nan_mode="constants").decode()
    except ValueError:  # a lone surrogate stays one
        import json

        try:
            return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        except (TypeError, RecursionError):
            raise ValueError("not JSON") from None
