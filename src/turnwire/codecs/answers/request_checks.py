"""Check an answer against its request: deviations become diagnostics, for whole and streamed answers.

Checked are the text, if a format was requested, the calls, and whether `tool_choice`, stop texts and the number of
answers were obeyed. The answer is not changed. The text is checked only if the answer ended normally: an answer that
was cut, refused, or that calls tools is incomplete or not meant to fit, as its finish reason shows. Calls must be of
tools that the request offers, with arguments that fit them, by the same rules as `validate_call`, so a diagnostic here
is a refusal there. Neither the name that the model made up nor its arguments are shown. A format's schema that cannot
be compiled checks nothing, which `format_not_checked` reports with its place. A diagnostic about a schema lists the
broken rules in `faults`, with their places in the answer and in the request; `unheld_rules.py` next to this module adds
which of them the server was not able to hold.
"""

from __future__ import annotations

from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import NamedToolChoice

from turnwire.codecs.answers.finish_reasons import empty_answer
from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.text.signs import may_hold_marks
from turnwire.codecs.values.wire_values import note
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.broken_rules import NOT_CHECKED, broken_rules
from turnwire.core.calls import JUDGED
from turnwire.core.errors import InvalidDataError, Problem, ProviderError
from turnwire.core.finish import ENDED, is_whole_text
from turnwire.core.jsonschema import SchemaChecker, checker_for
from turnwire.core.jsontext import read_json
from turnwire.core.text_format import OFF
from turnwire.core.tools import argument_checker

BROKEN_FORMAT: Final = "format_not_met"
TEXT_NOTES: Final = ("call_read_from_text", "marks_not_read", "text_not_read", "call_repeated")
"""Ids of diagnostics about thoughts and calls in the text: read, unread marks, an unread text, and a call that came
both in the text and as structure.
"""
READ, NOT_READ, UNREAD, REPEATED = TEXT_NOTES
BROKEN_CHOICE, STOP_LEFT, TOO_FEW, NOT_OFFERED, NO_FIT = JUDGED

# Own options under which a server has tools that the request does not define: hosted tools, and state of its own.
_MORE_TOOLS: Final = frozenset(
    (
        *("tools", "functions", "mcp_servers", "prompt", "previous_response_id", "conversation"),
        *("previous_interaction_id", "cachedContent", "agent"),
    )
)
_AT: Final = "/message/content"
# Own options: the number of answers (OpenAI, Gemini), and those by which a server leaves the stop text (vLLM, SGLang).
_NUMBERS: Final = ("n", "candidateCount")
_OTHERS: Final = ("choices", "candidates")
_ONLY_TEXT: Final = {"text"}
_PLAIN: Final = frozenset(("text", "thinking", "refusal"))
_KEEPS_STOP: Final = ("include_stop_str_in_output", "no_stop_trim")


def judged(response: ChatResponse, request: ChatRequest | None) -> ChatResponse:
    """Return `response` with a diagnostic for every deviation from `request`, and one if it is empty."""
    message = response.message
    says_anything = message.content or message.tool_calls or message.invalid_tool_calls or message.extras
    if says_anything and request is None:
        return response
    found = empty_answer(response.finish_reason, response.usage.completion_tokens, lambda: not says_anything)
    if request is not None:
        found += tuple(request_faults(response, request))
    return response.replace(diagnostics=[*(response.diagnostics or ()), *found]) if found else response


def judging(decoder: StreamDecoder, request: ChatRequest | None) -> StreamDecoder:
    """Return `decoder`, whose last chunk has the diagnostics of the whole answer."""
    if request is None or not (request.tools or _is_read_whole(request) or _reports_text(request)):
        return decoder
    return _JudgingDecoder(decoder, request)


def wants_reading(request: ChatRequest | None) -> bool:
    """Return True if thoughts and calls are to be read from the text of the answer."""
    return request is not None and request.parameters.text_format not in (None, OFF)


def text_faults(text: str, finish_reason: str | None, request: ChatRequest) -> list[dict[str, object]]:
    """Return diagnostics for unread thoughts or calls in the text, unless the request does not want that."""
    if not _reports_text(request) or not may_hold_marks(text, (tool.name for tool in request.tools or ())):
        return []
    from turnwire.codecs.text.unread import unread_marks  # it loads the rows of all formats

    return unread_marks(text, request, is_cut=finish_reason not in ENDED)


def _reports_text(request: ChatRequest) -> bool:
    return request.parameters.text_format != OFF


class _JudgingDecoder(StreamDecoder):
    """Passes on the chunks of a decoder and checks the answer at the last one. Not thread-safe.

    The answer is assembled from the chunks only if its content may need checks: if the request needs the whole answer
    for them, or a call came. Else its text is enough.
    """

    __slots__ = ("_add_text", "_decoder", "_feed", "_folded", "_is_whole", "_request")

    def __init__(self, decoder: StreamDecoder, request: ChatRequest) -> None:
        self._decoder = decoder
        self._feed = decoder.feed
        self._request = request
        self._folded = StreamAccumulator()
        self._add_text = self._folded.add_text
        self._is_whole = _is_read_whole(request)

    def feed(self, data: bytes) -> list[StreamingChunk]:
        """See `StreamDecoder.feed`."""
        chunks = self._feed(data)
        if len(chunks) == 1 and (chunk := chunks[0]).__pydantic_fields_set__ == _ONLY_TEXT and chunk.text is not None:
            self._add_text(chunk.text)  # nearly all of a stream is this, and must not cost
            return chunks
        return self._take(chunks)

    def close(self) -> list[StreamingChunk]:
        """See `StreamDecoder.close`."""
        return self._take(self._decoder.close())

    @property
    def failure(self) -> ProviderError | None:
        """See `StreamDecoder.failure`."""
        return self._decoder.failure

    def held_back(self) -> list[StreamingChunk]:
        """See `StreamDecoder.held_back`."""
        return self._decoder.held_back()

    def _take(self, chunks: list[StreamingChunk]) -> list[StreamingChunk]:
        add = self._folded.add
        for chunk in chunks:
            add(chunk)
        if chunks and (last := chunks[-1]).is_complete and (found := self._found(last.finish_reason)):
            chunks = [*chunks[:-1], last.replace(diagnostics=[*(last.diagnostics or ()), *found])]
        return chunks

    def _found(self, finish_reason: str | None) -> list[dict[str, object]]:
        folded, request = self._folded, self._request
        if not (self._is_whole or folded.tool_calls.calls):
            return text_faults(folded.text, finish_reason, request)
        return request_faults(folded.response, request)


def _has_format(request: ChatRequest) -> bool:
    return isinstance(request.response_format, (JsonSchemaFormat, JsonObjectFormat))


def _is_read_whole(request: ChatRequest) -> bool:
    """Return True if the request asks for something that an answer without calls may lack."""
    parameters = request.parameters
    return (
        _has_format(request)
        or request.tool_choice not in (None, "auto")
        or bool(parameters.stop_sequences)
        or _answers_wanted(request) > 1
    )


def request_faults(response: ChatResponse, request: ChatRequest) -> list[dict[str, object]]:
    """Return a diagnostic for every deviation of an answer from its request."""
    fault = _format_fault(response, request)
    return [
        *([] if fault is None else [fault]),
        *_choice_faults(response, request),
        *_stop_faults(response, request),
        *_number_faults(response, request),
        *_call_faults(response, request),
        *text_faults(response.message.text, response.finish_reason, request),
    ]


# The text


def _format_fault(response: ChatResponse, request: ChatRequest) -> dict[str, object] | None:
    """Return the diagnostic of an answer whose text does not have the requested format, or None."""
    wanted, message = request.response_format, response.message
    if not isinstance(wanted, (JsonSchemaFormat, JsonObjectFormat)) or not is_whole_text(response):
        return None
    try:
        value = read_json(message.text, replace_surrogates=True)
    except ValueError as error:
        why = f"not valid JSON: {error}" if message.text.strip() else "the answer has no text"
        fault = {"path": "", "rule": "json", "message": why}
        return {**note(BROKEN_FORMAT, "the text is not JSON, which was asked for", _AT), "faults": [fault]}
    if isinstance(wanted, JsonObjectFormat):
        if isinstance(value, dict):
            return None
        fault = {"path": "", "rule": "type", "message": "the type must be object", "request_at": "/response_format"}
        return {**note(BROKEN_FORMAT, "a JSON object was asked for", _AT), "faults": [fault]}
    try:
        checker = checker_for(wanted.json_schema)
    except InvalidDataError as error:
        return _unreadable(error.problems[0])
    what = "the text breaks the JSON schema that was asked for"
    return _schema_fault(checker, value, BROKEN_FORMAT, what, _AT, "/response_format/json_schema")


def _unreadable(problem: Problem) -> dict[str, object]:
    """Return the diagnostic of an answer that was not checked, because `problem` is in the schema."""
    what = f"the JSON schema that was asked for cannot be read, and the text was not checked: {problem.message}"
    at = f"/response_format/json_schema{problem.path}"
    return {**note(NOT_CHECKED, what, _AT), "extras": {"request_at": at}}


def _schema_fault(
    checker: SchemaChecker, value: Any, name: str, what: str, at: str, schema_at: str
) -> dict[str, object] | None:
    """Return the diagnostic of a value that does not fit the schema at `schema_at` of the request, or None."""
    broken = broken_rules(checker, value)
    if not broken:
        return None
    faults = [
        {"path": each.path, "rule": each.rule, "message": each.message}
        | ({} if each.schema_path is None else {"request_at": schema_at + each.schema_path})
        for each in broken
    ]
    rules = ", ".join(sorted({each.rule for each in broken}))
    return {**note(name, f"{what}: {rules}", at), "faults": faults}


def _stop_faults(response: ChatResponse, request: ChatRequest) -> list[dict[str, object]]:
    """Return a diagnostic if the text ends with a stop text, which servers leave out unless asked for it."""
    stops = request.parameters.stop_sequences
    if not stops or response.finish_reason != "stop" or _has_option(request, *_KEEPS_STOP):
        return []
    if not response.message.text.endswith(tuple(stop for stop in stops if stop)):
        return []
    return [note(STOP_LEFT, "the text ends with a stop text, which the server did not take away", _AT)]


def _number_faults(response: ChatResponse, request: ChatRequest) -> list[dict[str, object]]:
    """Return a diagnostic if fewer answers came than were requested."""
    wanted = _answers_wanted(request)
    if wanted < 2:
        return []
    others = next((found for name in _OTHERS if (found := (response.extras or {}).get(name)) is not None), ())
    came = 1 + (len(others) if isinstance(others, (list, tuple)) else 0)
    if came >= wanted:
        return []
    return [note(TOO_FEW, f"{wanted} answers were asked for, and the server gave {came}")]


def _answers_wanted(request: ChatRequest) -> int:
    """Return how many answers an own option of the request asks for."""
    found = [1]
    for options in (request.parameters.provider_options or {}).values():
        nested = options.get("generationConfig")
        for held in (options, nested if isinstance(nested, dict) else {}):
            found += [value for name in _NUMBERS if type(value := held.get(name)) is int]
    return max(found)


# The choice of tools


def _choice_faults(response: ChatResponse, request: ChatRequest) -> list[dict[str, object]]:
    """Return diagnostics if the server did not obey `tool_choice`."""
    choice, message = request.tool_choice, response.message
    if choice is None or choice == "auto":
        return []
    called: list[str | None] = [call.name for call in message.tool_calls or ()]
    called += [call.name for call in message.invalid_tool_calls or ()]
    if choice == "none":
        what = "tool_choice was none, and the model called a tool; the call was not asked for" if called else ""
    elif not called:
        is_over = response.finish_reason in ("stop", "tool_calls", "other")
        has_others = any(part.type not in _PLAIN for part in message.parts)  # may be calls of another kind
        what = "tool_choice asked for a call, and none came" if is_over and not has_others else ""
    else:
        named = choice.name if isinstance(choice, NamedToolChoice) else None
        is_other = named is not None and not {*called} <= {named, None}
        what = f"tool_choice named {named}, and another tool was called" if is_other else ""
    at = "/message/tool_calls" if message.tool_calls else "/message"
    return [note(BROKEN_CHOICE, what, at)] if what else []


# The calls


def _call_faults(response: ChatResponse, request: ChatRequest) -> list[dict[str, object]]:
    """Return a diagnostic for every call whose tool the request does not offer, or whose arguments do not fit.

    For a request without tools, calls are not checked.
    """
    calls = response.message.tool_calls
    if not calls or not request.tools:
        return []
    offered = {tool.name: (number, tool) for number, tool in enumerate(request.tools)}
    faults: list[dict[str, object]] = []
    for place, call in enumerate(calls):
        at = f"/message/tool_calls/{place}"
        tool = offered.get(call.name)
        if tool is None:
            if not _has_option(request, *_MORE_TOOLS):
                faults.append(note(NOT_OFFERED, "the request offers no tool of that name", f"{at}/name"))
            continue
        number, definition = tool
        try:
            checker = argument_checker(definition)
        except InvalidDataError:  # no request has such a tool: core/rules.py refuses its schema
            continue
        what = f"the arguments do not fit the schema of {definition.name}"
        schema_at = f"/tools/{number}/parameters"
        fault = _schema_fault(checker, call.arguments, NO_FIT, what, f"{at}/arguments", schema_at)
        if fault is not None:
            faults.append(fault)
    return faults


def _has_option(request: ChatRequest, *names: str) -> bool:
    """Return True if one of these own options is set."""
    options = (request.parameters.provider_options or {}).values()
    return any(each.get(name) for each in options for name in names)
