"""Whole answers, wire → canonical.

In: the body of a 200, parsed or not. Out: one `ChatResponse`, built by the builder that streams use too. Choice 0 is
the answer; the others, and every field that is not canonical, are kept as extras where they stood. A null means absent.
A 200 that holds an error, no choices, HTML or nothing is a typed error, never an empty answer. What a message says and
what a piece of a streamed one says is read by one reader, so that the same answer gives the same message both ways.

In the calls of a stream an index may be missing or a text of digits, arguments may be JSON in place of text; what no
canonical delta has is kept as extras, in `function` where it stood there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.openai_chat import ChatCompletion

from turnwire.codecs.answer_bodies import answer_object
from turnwire.codecs.endings import ending_of
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.numbers import count_of
from turnwire.codecs.openai_chat import names as words
from turnwire.codecs.openai_chat.fields import ANSWER, NOISE, odd_in_message, odd_message, read_usage
from turnwire.codecs.openai_chat.read_messages import foreign
from turnwire.codecs.own_options import Options, own_fields, rest_of
from turnwire.codecs.text_inputs import CLOSING, OPENING, escaped
from turnwire.codecs.variants import ChatVariant
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import (
    holds_arguments,
    index_of,
    items_of,
    object_of,
    objects_of,
    odd_at,
    text_of,
    unreadable,
)
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.calls import RawCall, json_text, says_anything
from turnwire.core.errors import ProviderResponseError, error_from_info
from turnwire.core.growing_name import names_tool
from turnwire.core.tool_deltas import ToolDeltaRouter

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_chat as sent
    from turnwire_schema.wire.raw import AnyRaw

    RawMessage: TypeAlias = sent.RawResponseMessage | sent.RawDelta

_DIGITS: Final = late_pattern("[0-9]{1,9}")
_SAID: Final[tuple[Literal["text", "thinking", "refusal"], ...]] = ("text", "thinking", "refusal")
_APART: Final = 10**9
"""Index from which calls that are not objects count, so that they continue no call of the server's."""
_READ: Final = frozenset({"role", "content", "tool_calls"})
"""Fields of a message that are read first; most messages have no other that says anything."""
_SELDOM: Final = frozenset((*words.THINKING_FIELDS, "reasoning_details", "refusal", "function_call"))
"""Fields of a message that are read where one of them says anything."""
KNOWN_TOP: Final = ANSWER.keys | NOISE
"""Fields of a body or chunk that are canonical, or nothing."""


def call_entries(calls: object, at: str) -> list[sent.RawMessageToolCall]:
    """The entries of a list of calls; one that is not an object stands for the arguments of a call without a name.

    Raises:
        ProviderResponseError: it is not a list.
    """
    if not isinstance(calls, (list, tuple)):
        raise unreadable(at, "a list of calls")
    return [
        entry if isinstance(entry, dict) else {"index": _APART + place, "function": {"arguments": json_text(entry)}}
        for place, entry in enumerate(calls)
    ]


def thinking_of(raw: RawMessage) -> tuple[str, str] | None:
    """(field, text) of the thoughts beside the content; the first field that holds any, for some servers fill two."""
    for field in words.THINKING_FIELDS:
        found = raw.get(field)
        if found and isinstance(found, str):
            return field, found
    details = object_of(raw).get("reasoning_details")
    if details is None:
        return None
    texts = (text_of(entry.get("text") or entry.get("summary")) for entry in objects_of(details))
    text = "".join(piece for piece in texts if piece is not None)
    return ("reasoning_details", text) if text else None


def origin(field: str) -> dict[str, str]:
    """Where thoughts stood, so that they go back under the same name."""
    return {"dialect": words.DIALECT, "field": field}


class ContentPiece(NamedTuple):
    """One entry of a content list: `text`, `thinking` or `refusal` with its text, or a whole `part`."""

    kind: Literal["text", "thinking", "refusal", "part"]
    text: str = ""
    part: dict[str, object] | None = None
    options: Options | None = None
    """Provider options: what the entry says beside its text."""


def pieces_of(content: Sequence[object]) -> Iterator[ContentPiece]:
    """The entries of a content list (Mistral, and servers that answer in parts)."""
    for raw in content:
        if isinstance(raw, str):
            yield ContentPiece("text", raw)
        elif isinstance(raw, dict):
            entry: sent.RawAssistantContentPart = raw
            said = next((field for field in _SAID if field == entry.get("type")), None)
            text = None if said is None else entry.get(said)
            if said == "thinking":
                text = _thinking_text(text)
            if said is not None and isinstance(text, str):
                yield ContentPiece(said, text, options=own_fields(entry, {"type", said}, words.DIALECT))
            else:
                yield ContentPiece("part", part=foreign(entry))


def _thinking_text(raw: object) -> str | None:
    """The text of thoughts; None where they are more than that."""
    if raw is None or isinstance(raw, str):
        return raw or ""
    if not isinstance(raw, (list, tuple)):
        return None
    pieces = list(pieces_of(raw))  # Mistral: a list of text parts
    is_text = all(piece.kind == "text" and piece.options is None for piece in pieces)
    return "".join(piece.text for piece in pieces) if is_text else None


class ToolEntryRouter(ToolDeltaRouter):
    """Gives the entries of this wire their call. Not thread-safe."""

    __slots__ = ("_texts",)

    def __init__(self, *, whole_calls: bool = False) -> None:
        super().__init__(whole_calls=whole_calls)
        self._texts: dict[int, None] = {}  # calls of custom tools, whose arguments are still open

    def route(
        self, entry: sent.RawMessageToolCall, place: int, count: int = 1, *, is_whole: bool = False
    ) -> dict[str, Any]:
        """The canonical delta for the entry at `place` of a list of `count`, as plain data; of a whole list each is a
        call.
        """
        if isinstance(entry.get("custom"), dict):
            return self._custom(entry, place, is_whole=is_whole)
        given = entry.get("function")
        function: sent.RawFunctionDelta = given if isinstance(given, dict) else {}
        arguments = function.get("arguments")
        text = arguments if isinstance(arguments, str) else None
        is_parsed = arguments is not None and text is None
        if is_parsed:
            text = json_text(arguments)
        extras = rest_of(entry, words.KNOWN_CALL)
        if rest := rest_of(function, words.KNOWN_FUNCTION):
            extras["function"] = rest
        delta = self.take(
            place,
            count=count,
            index=place if is_whole else _index(entry.get("index")),
            given=text_of(entry.get("id")),
            name=text_of(function.get("name")),
            arguments=text,
            extras=extras or None,
        )
        if extras and holds_arguments(extras, extras.get("function")):
            self.refuse(delta["index"], without_arguments=True)  # in a field that this wire does not have for them
        if is_whole:  # of a stream, the deltas alone say this
            call = self.calls[delta["index"]]
            call.is_complete = call.is_complete or "is_complete" in delta
            if "extras" in delta:
                call.extras = {**(call.extras or {}), **delta["extras"]}
            if is_parsed and len(call.pieces) == 1:  # what the server had parsed is not parsed again
                call.value, call.is_parsed = arguments, True
        return delta

    def _custom(self, entry: sent.RawMessageToolCall, place: int, *, is_whole: bool) -> dict[str, object]:
        """The same for a call of a custom tool: the pieces of its text are pieces of the arguments that hold it."""
        custom: sent.RawCustomCall = object_of(entry.get("custom"))
        extras = rest_of(entry, words.KNOWN_CALL | {"custom"})
        if rest := rest_of(custom, {"name", "input"}):
            extras["custom"] = rest
        delta = self.take(
            place,
            index=place if is_whole else _index(entry.get("index")),
            given=text_of(entry.get("id")),
            name=text_of(custom.get("name")),
            extras=extras or None,
        )
        position: int = delta["index"]
        call = self.calls[position]
        piece = escaped(text_of(custom.get("input")) or "")
        if position not in self._texts:
            self._texts[position] = None
            piece = OPENING + piece
            call.provider_options = delta["provider_options"] = {words.DIALECT: {"type": "custom"}}
        if is_whole:
            call.is_unproven = True
            call.extras = delta.get("extras")
        call.pieces.append(piece)
        return {**delta, "arguments": piece}

    def is_custom(self, position: int) -> bool:
        """Whether the call at `position` is one of a custom tool."""
        return position in self._texts

    def take_again(self, message: AnyRaw) -> list[dict[str, Any]]:
        """The deltas for arguments that a whole message has, and the pieces of its calls had not.

        What came in pieces counts. A call for which pieces brought an empty object must not run.
        """
        deltas: list[dict[str, Any]] = []
        entries = [*objects_of(message.get("tool_calls")), {"function": message.get("function_call")}]
        for place, entry in enumerate(entries):
            function: sent.RawFunctionDelta = object_of(entry.get("function"))
            text = _arguments_text(function.get("arguments"))
            if not says_anything(text):
                continue
            position = self._again(place, text_of(entry.get("id")), text_of(function.get("name")))
            if position is None:
                self.doubt()
            elif not self.calls[position].has_arguments:
                self.calls[position].pieces.append(text)
                deltas.append({"index": position, "arguments": text})
            elif not self.calls[position].says_anything:
                self.refuse(position)
        return deltas

    def said_again(self, legacy: sent.RawFunctionDelta) -> list[dict[str, Any]] | None:
        """The delta for the arguments that only the old form of a call has; None where it is a call of its own."""
        name, text = text_of(legacy.get("name")), _arguments_text(legacy.get("arguments"))
        for position, call in enumerate(self.calls):
            if call.name != name:
                continue
            if call.text == text and not call.is_parsed:
                return []
            if not call.says_anything:
                self.refuse(position, without_arguments=True)
                if not (call.has_arguments or call.is_parsed):
                    call.pieces.append(text)
                    return [{"index": position, "arguments": text}]
        return None

    def _again(self, place: int, given: str | None, name: str | None) -> int | None:
        known = (position for position, call in enumerate(self.calls) if given is not None and call.given == given)
        found = next(known, place if place < len(self.calls) else None)
        return found if found is not None and name in (None, self.calls[found].name) else None

    def doubt(self) -> None:
        """Arguments came that may be those of any call."""
        for position in range(len(self.calls)):
            self.refuse(position, without_arguments=True)

    def doubt_beside(self, choices: object) -> None:
        """Look for arguments of the calls here among those of further choices."""
        if not (choices and self.calls):
            return
        ids = {call.given for call in self.calls if call.given is not None}
        for choice in objects_of(choices):
            message = object_of(choice.get("message"))
            for entry in (*objects_of(message.get("tool_calls")), {"function": message.get("function_call")}):
                function: sent.RawFunctionDelta = object_of(entry.get("function"))
                is_named = bool(text_of(function.get("name")) and choice.get("finish_reason"))
                text = _arguments_text(function.get("arguments"))
                if says_anything(text) and not (is_named and text_of(entry.get("id")) not in ids):
                    self.doubt()

    def close_texts(self) -> list[dict[str, object]]:
        """The deltas that end the arguments of the calls of custom tools, once a whole message or stream has ended."""
        for position in self._texts:
            self.calls[position].pieces.append(CLOSING)
        return [{"index": position, "arguments": CLOSING} for position in self._texts]


def _plain_calls(entries: Sequence[sent.RawMessageToolCall], variant: ChatVariant) -> list[RawCall]:
    """The calls of a whole message where each has an id of its own, a name and arguments, and nothing besides: then no
    rule has anything to decide, in a quarter of the time. None of them where one is another.
    """
    found: dict[str, RawCall] = {}
    for entry in entries:
        function = entry.get("function")
        if not (isinstance(function, dict) and entry.keys() <= words.KNOWN_CALL):
            return []
        given, name, text = entry.get("id"), function.get("name"), function.get("arguments")
        if not (isinstance(given, str) and isinstance(name, str) and isinstance(text, str)):
            return []
        if not (given and given not in found and names_tool(name) and says_anything(text)):
            return []
        if not function.keys() <= words.KNOWN_FUNCTION:
            return []
        found[given] = RawCall(id=given, name=name, pieces=[text])
        if variant.whole_calls and text.rstrip().endswith("}"):
            found[given].is_complete = True
    return [*found.values()]


def _arguments_text(arguments: object) -> str:
    return arguments if isinstance(arguments, str) else "" if arguments is None else json_text(arguments)


def _index(value: object) -> int | None:
    return int(value) if isinstance(value, str) and _DIGITS.fullmatch(value) else count_of(value)


class PieceReader:
    """Reads what the answer's message says, whole or piece by piece, into fields of chunks. Not thread-safe.

    `keep` gets a wire object and the names of it that are read: the others are extras of the message. `id_fact` is what
    ids of calls are made from that came without one. Where it `skips_router`, calls of a
    whole message go to `plain_calls`, if all of them are plain.
    """

    plain_calls: Sequence[RawCall] = ()
    """Calls of a whole message that need no router."""
    has_refusal = False
    has_said = False
    """Whether a piece said anything; set by who reads the pieces."""
    thinking_field: str | None = None
    """The field that the thoughts came in first."""
    _router: ToolEntryRouter | None = None
    _part_index = -1
    _part_kind = ""

    def __init__(
        self,
        variant: ChatVariant,
        keep: Callable[[AnyRaw, Set[str]], None],
        *,
        is_whole: bool = False,
        id_fact: object = None,
        skips_router: bool = False,
    ) -> None:
        self._skips_router = skips_router
        self._id_fact = id_fact
        self._variant = variant
        self._keep = keep
        self._is_whole = is_whole

    @property
    def router(self) -> ToolEntryRouter:
        """What has the calls."""
        if self._router is None:  # most answers have no call
            self._router = ToolEntryRouter(whole_calls=self._variant.whole_calls)
            self._router.set_facts(self._id_fact)
        return self._router

    @property
    def calls(self) -> list[RawCall]:
        """The calls that the router has."""
        return [] if self._router is None else self._router.calls

    def name_calls_by(self, fact: object) -> None:
        """Make the ids of calls that come without one of this."""
        self._id_fact = fact
        if self._router is not None:
            self._router.set_facts(fact)

    def end(self, others: object, *, is_cut: bool = False) -> list[dict[str, Any]]:
        """The deltas that end the calls; `others` are the further choices, where arguments of theirs may be."""
        if self._router is None:
            return []
        self._router.doubt_beside(others)
        closed = [] if is_cut else self._router.close_texts()
        return [*closed, *self._router.end()]

    def read(self, said: RawMessage) -> list[dict[str, Any]]:
        """The fields of the chunk that a message or delta is, none where it says nothing, and of those behind it."""
        fields: dict[str, Any] = {}
        further: list[dict[str, Any]] = []
        content, calls = said.get("content"), said.get("tool_calls")
        if isinstance(content, str):
            if content:
                fields["text"] = content
        elif isinstance(content, (list, tuple)):
            self._list(content, further)
        elif content is not None:
            self._keep({"content": content}, frozenset())
        if calls:
            at = f"/choices/0/{'message' if self._is_whole else 'delta'}/tool_calls"
            entries = call_entries(calls, at)
            if self._skips_router and said.get("function_call") is None:
                self.plain_calls = _plain_calls(entries, self._variant)
            if not self.plain_calls:
                fields["tool_call_deltas"] = [
                    self.router.route(entry, place, len(entries), is_whole=self._is_whole)
                    for place, entry in enumerate(entries)
                ]
        for name, value in said.items():
            if value is not None and name not in _READ:
                self._read_rest(said, fields)
                break
        return [fields, *further]

    def _read_rest(self, said: RawMessage, fields: dict[str, Any]) -> None:
        news = [name for name, value in said.items() if value is not None]
        if not _SELDOM.isdisjoint(news):
            self._read_seldom(said, fields)
        if not words.KNOWN_MESSAGE.issuperset(news):
            self._keep(said, words.KNOWN_MESSAGE)

    def _read_seldom(self, said: RawMessage, fields: dict[str, Any]) -> None:
        if (thinking := thinking_of(said)) is not None:
            field, fields["thinking"] = thinking
            if self.thinking_field is None:
                self.thinking_field = field
                fields["thinking_origin"] = origin(field)
            for name in words.THINKING_FIELDS:
                if name != field and (other := said.get(name)) and other != thinking[1]:
                    self._keep({name: other}, frozenset())
        if (refusal := text_of(said.get("refusal"))) is not None:
            fields["refusal"] = refusal
            self.has_refusal = True
        if odd := odd_message(said):
            self._keep(odd, frozenset({"content"}))
        legacy = said.get("function_call")
        if isinstance(legacy, dict):
            deltas = self.router.said_again(legacy) if self._is_whole else None
            if deltas is None:
                place = len(self.router.calls) if self._is_whole else 0
                entry: sent.RawMessageToolCall = {"index": place, "function": legacy}
                deltas = [self.router.route(entry, place, is_whole=self._is_whole)]
            if deltas:
                fields.setdefault("tool_call_deltas", []).extend(deltas)

    def _list(self, content: Sequence[object], out: list[dict[str, Any]]) -> None:
        """Content as parts, a chunk for each piece: of a stream, those of one kind in a row are one part.

        A refusal has a number only where it has fields of its own to keep apart.
        """
        for kind, text, part, options in pieces_of(content):
            fields: dict[str, Any] = {"parts": [part]} if kind == "part" else {kind: text}
            if kind != "refusal" or options:
                if kind != self._part_kind or kind in ("part", "refusal") or self._is_whole:
                    self._part_index += 1
                    self._part_kind = kind
                fields["part_index"] = self._part_index
            if options:
                fields["provider_options"] = options
            if kind == "thinking":
                fields["thinking_origin"] = origin("content")
            self.has_refusal = self.has_refusal or kind == "refusal"
            out.append(fields)


def _built(reader: PieceReader, message: sent.RawResponseMessage, others: Sequence[object]) -> AnswerBuilder:
    """A builder with everything that a whole message says."""
    builder = AnswerBuilder()
    for fields in reader.read(message):
        fields.pop("tool_call_deltas", None)  # the router has them
        builder.add(**fields)
    builder.calls += reader.plain_calls
    if reader.calls:
        reader.end(others)
        builder.calls = reader.calls
    return builder


def _read_choice(body: sent.RawChatCompletion) -> sent.RawChoice:
    """The choice that is the answer.

    Raises:
        ProviderError: the body holds an error, or no choice.
    """
    choices = body.get("choices")
    if not choices:
        error = read_error(body)
        if error is not None:
            raise error_from_info(classify(error, None))
    if choices is not None and not isinstance(choices, (list, tuple)):
        raise unreadable("/choices", "a list of choices")
    if not choices:
        raise ProviderResponseError("the answer has no choices", category="protocol")
    for choice in choices:
        if isinstance(choice, dict) and not index_of(choice.get("index")):
            return choice
    if isinstance(choices[0], dict):
        return choices[0]
    raise unreadable("/choices/0", "an object")


def split_choices(body: sent.RawChatCompletion) -> tuple[sent.RawChoice, list[object]]:
    """The choice that is the answer, and the others as they came.

    Raises:
        ProviderError: the body holds an error, or no choice.
    """
    choices = body.get("choices")
    if type(choices) is list and len(choices) == 1 and type(choices[0]) is dict:
        return choices[0], []
    answer = _read_choice(body)
    return answer, [choice for choice in items_of(body["choices"]) if choice is not answer]


def error_next_to(body: AnyRaw, choice: AnyRaw) -> ErrorInfo | None:
    """The error that a server wrote into a body that has an answer, or into its choice (OpenRouter)."""
    held = body.get("error") or choice.get("error")
    if not held:
        return None
    error = read_error({"error": held})
    return None if error is None else classify(error, None)


def odd_index(answer: sent.RawChoice | sent.RawChunkChoice) -> dict[str, object]:
    """The index of the answer's choice, where it has another than the first."""
    index = answer.get("index")
    if index == 0 and type(index) is int:
        return {}
    return {} if index is None or index_of(index) == 0 else {"index": index}


def read_response(body: object, request: ChatRequest | None = None, *, variant: ChatVariant) -> ChatResponse:
    """The answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer.
    """
    whole, raw_body = answer_object(body)
    choice, others = split_choices(whole)
    message = choice.get("message")
    if not isinstance(message, dict):
        raise ProviderResponseError("choices[0] has no message", category="protocol")
    identity, extras, odd_names = ANSWER.take(whole)
    message_extras: dict[str, object] = {}
    reader = PieceReader(
        variant,
        lambda wire, known: message_extras.update(rest_of(wire, known)),
        is_whole=True,
        skips_router=not others,
        id_fact=identity.get("id") or identity.get("created") or None,
    )
    builder = _built(reader, message, others)
    usage, odd = read_usage(whole.get("usage"), whole.get("timings"))
    raw = text_of(choice.get("finish_reason"))
    ending = ending_of(
        raw,
        words.finish_words(raw, variant),
        builder.calls,
        usage,
        request,
        has_refusal=builder.has_refusal,
        told=error_next_to(whole, choice),
    )
    own = rest_of(choice, words.KNOWN_CHOICE)
    if index := odd_index(choice):
        own |= index
    if own:
        extras["choice"] = own
    if others:
        extras["choices"] = others
    odd += [odd_at(f"/extras/{name}") for name in odd_names]
    if index:
        odd.append(odd_at("/extras/choice/index"))
    if message_extras:
        odd += odd_in_message(message_extras)
    return build_answer(
        builder,
        ending,
        identity,
        body=whole,
        raw=raw_body,
        kind=ChatCompletion,
        usage=usage,
        extras=extras,
        odd=odd,
        message_extras=message_extras,
    )
