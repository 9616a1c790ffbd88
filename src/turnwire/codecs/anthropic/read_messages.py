"""Messages of a request and their content blocks, wire → canonical. Answers and streams use the block readers too.

In: the top-level `system` and the objects of `messages`. Out: canonical messages as plain dictionaries; every problem
is reported with its path. The top-level system text is the first message. A user message with tool results becomes a
tool message for each result, then a user message with the rest of its content. Calls in the history are validated like
a model's calls and keep their position among the blocks. Unknown keys of a user message with results are recorded with
its first result, under `message`.

A block that is not canonical (search results, server tools, compaction …), or has an unknown kind of source, becomes a
`foreign` part that holds its JSON and is written back unchanged. A known block without its content is a problem in a
request.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from turnwire_schema.v1.tool import ToolCall

from turnwire.codecs.anthropic import names as words
from turnwire.codecs.anthropic.ids import ESCAPED, original_id
from turnwire.codecs.requests.messages import Part, Values, call_of, text_part
from turnwire.codecs.requests.open_calls import finished_in
from turnwire.codecs.values.provider_options import foreign_part, own_fields, unknown_fields, with_own
from turnwire.codecs.values.wire_values import holds_arguments, items_of, object_of, objects_of, text_of
from turnwire.core.calls import RawCall
from turnwire.core.data_urls import NOT_BASE64, standard_base64
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_anthropic as raw
    from turnwire_schema.wire.raw_anthropic import RawMessageParam, RawToolResultBlockParam, RawToolUseBlock


_ROLES: Final = ("user", "assistant", "system")
_Call: TypeAlias = "tuple[RawToolUseBlock, int]"
"""A call as received, and the number of parts before it."""
foreign: Final = partial(foreign_part, words.DIALECT)
"""Return a part that only this dialect knows."""


class MessageReader:
    """Reader of the messages of one request, in order. Not thread-safe."""

    __slots__ = ("_names", "_problems", "_tool_of", "out")

    def __init__(self, names: ToolNames, problems: list[Problem]) -> None:
        self._names = names
        self._problems = problems
        self._tool_of: dict[str, str] = {}
        self.out: list[Values] = []

    def read_all(self, system: object, messages: object) -> list[Values]:
        """Return the canonical messages; add problems to the list given at construction."""
        if system is not None:
            content = self._content(system, "/system")
            if content not in ("", []):
                self.out.append({"role": "system", "content": content})
        if not isinstance(messages, (list, tuple)) or not messages:
            self._fault("/messages", "minItems", "must be a list with at least one message")
            return self.out
        for position, raw in enumerate(messages):
            if not isinstance(raw, dict):
                self._fault(f"/messages/{position}", "type", "a message must be an object with role and content")
                continue
            self._read(raw, f"/messages/{position}", position)
        return self.out

    def _fault(self, path: str, rule: str, message: str) -> None:
        self._problems.append(Problem(path, rule, message))

    def _read(self, raw: RawMessageParam, at: str, position: int) -> None:
        role, content = raw.get("role"), raw.get("content")
        if role not in _ROLES:
            self._fault(f"{at}/role", "enum", f"must be one of: {', '.join(_ROLES)}")
        elif role == "system" or isinstance(content, str):
            self._finish({"role": role, "content": self._content(content, f"{at}/content", "required")}, raw)
        elif not isinstance(content, (list, tuple)):
            self._fault(f"{at}/content", "required", "must be a string or a list of blocks")
        elif role == "user":
            self._user(content, raw, f"{at}/content")
        else:
            self._finish(self._assistant(content, f"{at}/content", position), raw)

    def _finish(self, message: Values, raw: RawMessageParam) -> None:
        with_own(message, unknown_fields(raw, words.MESSAGE), words.DIALECT)
        self.out.append(message)

    def _content(self, content: object, at: str, rule: str = "type") -> str | list[Part]:
        if isinstance(content, str):
            return content
        if isinstance(content, (list, tuple)):
            return [part for index, block in enumerate(content) if (part := self._part(block, at, index)) is not None]
        self._fault(at, rule, "must be a string or a list of blocks")
        return ""

    def _part(self, block: Any, at: str, index: int) -> Part | None:
        """Return a block that is neither call nor result; None after reporting a problem."""
        is_text_block = type(block) is dict and block.get("type") == "text" and type(block.get("text")) is str
        if is_text_block and len(block) == 2:
            return text_part(block["text"])
        return read_block(block, f"{at}/{index}", self._problems)

    # Users and results

    def _user(self, content: Sequence[object], raw: RawMessageParam, at: str) -> None:
        parts: list[Part] = []
        beside = {"message": rest} if len(raw) > 2 and (rest := unknown_fields(raw, words.MESSAGE)) else {}
        has_results = False
        for index, block in enumerate(content):
            if isinstance(block, dict) and block.get("type") == "tool_result":
                result = self._result(block, f"{at}/{index}", {} if has_results else beside)
                if result is not None:
                    has_results = True
                    self.out.append(result)
            elif (part := self._part(block, at, index)) is not None:
                parts.append(part)
        if not has_results:
            self._finish({"role": "user", "content": parts}, raw)
        elif parts:
            self.out.append({"role": "user", "content": parts})

    def _result(self, block: RawToolResultBlockParam, at: str, beside: Mapping[str, object]) -> Values | None:
        call_id = id_of(block.get("tool_use_id"))
        if not isinstance(call_id, str) or not call_id:
            self._fault(f"{at}/tool_use_id", "required", "a tool result must name the call that it answers")
            return None
        content = block.get("content")
        if type(content) is not str:
            content = "" if content is None else self._content(content, f"{at}/content")
        message: Values = {"role": "tool", "content": content, "tool_call_id": call_id}
        if (name := self._tool_of.get(call_id)) is not None:
            message["name"] = name
        if block.get("is_error") is True:
            message["is_error"] = True
        with_own(message, {**unknown_fields(block, words.TOOL_RESULT), **beside}, words.DIALECT)
        return message

    # Assistants

    def _assistant(self, content: Sequence[object], at: str, position: int) -> Values:
        parts: list[Part] = []
        given: list[_Call] = []
        for index, block in enumerate(content):
            if isinstance(block, dict) and block.get("type") == "tool_use":
                given.append((block, len(parts)))
            elif (part := self._part(block, at, index)) is not None:
                parts.append(part)
        message: Values = {"role": "assistant"}
        if given and not (given[0][1] == len(parts) and self._plain_calls(given, message)):
            self._judge(given, position, message, len(parts))
        if parts or not given:
            message["content"] = parts
        return message

    def _plain_calls(self, given: list[_Call], message: Values) -> bool:
        """Put the calls into `message` and return True if none of them needs validation."""
        calls: dict[str, ToolCall] = {}
        for block, _ in given:
            name = self._names.known(block.get("name"))
            call = call_of(id_of(block.get("id")), name, block.get("input"), calls) if len(block) == 4 else None
            if call is None:
                return False
            calls[call.id] = call
        self._tool_of |= {call.id: call.name for call in calls.values()}
        message["tool_calls"] = tuple(calls.values())
        return True

    def _judge(self, given: list[_Call], position: int, message: Values, parts: int) -> None:
        calls = [read_call(*call, self._names) for call in given]
        finished = finished_in(message, calls, position, parts)
        for found in (*finished.valid, *finished.invalid):
            if isinstance(found.get("name"), str):
                self._tool_of[found["id"]] = found["name"]


def id_of(given: object) -> object:
    """Return the id of a call as the server knows it."""
    return original_id(given) if type(given) is str and given.startswith(ESCAPED) else given


ORIGIN: Final = {"dialect": words.DIALECT}

_NONE: Final[frozenset[str]] = frozenset()


def read_block(given: object, at: str, problems: list[Problem]) -> dict[str, object] | None:
    """Return one block of a request; None after reporting a problem."""
    if not isinstance(given, dict):
        problems.append(Problem(at, "type", "a content block must be an object with a type"))
        return None
    block: raw.RawContentBlockParam = given
    kind, text = block.get("type"), block.get("text")
    match kind:
        case "text":
            if isinstance(text, str):
                return with_own({"type": "text", "text": text}, unknown_fields(block, words.TEXT), words.DIALECT)
            problems.append(Problem(f"{at}/text", "type", "a text block must have text"))
            return None
        case "thinking":
            return _thinking(block, at, problems)
        case "redacted_thinking" if isinstance(block.get("data"), str):
            return redacted(block)
        case "image":
            return _media(block, "image", words.IMAGE, at, problems)
        case "search_result" if (found := _search_result(block)) is not None:
            return found
        case "document":
            return _media(block, "document", words.DOCUMENT, at, problems)
        case str():
            return foreign(block)
        case _:
            problems.append(Problem(f"{at}/type", "required", "a content block must name its type"))
            return None


def redacted(block: raw.RawRedactedThinkingBlock) -> dict[str, object]:
    """Return encrypted thinking, which only the server can read."""
    part = {"type": "thinking", "redacted_data": block["data"], "origin": ORIGIN}
    return with_own(part, unknown_fields(block, words.REDACTED), words.DIALECT)


def read_call(block: raw.RawToolUseBlock, place: int, names: ToolNames | None = None) -> RawCall:
    """Return one call as received, from a request whose tools have these `names`; it is validated later."""
    arguments, name = block.get("input"), text_of(block.get("name"))
    call = RawCall()
    own = call.provider_options = own_fields(block, words.TOOL_USE, words.DIALECT)
    call.part_index = place
    call.id, call.name = text_of(id_of(block.get("id"))), name if names is None or name is None else names.known(name)
    call.value, call.is_parsed = {} if arguments is None else arguments, arguments != ""
    if own is not None and not call.says_anything and holds_arguments(own[words.DIALECT]):
        call.invalid = "not_json"
    return call


def _thinking(block: raw.RawContentBlockParam, at: str, problems: list[Problem]) -> dict[str, object] | None:
    text = block.get("thinking")
    if not isinstance(text, str):
        problems.append(Problem(f"{at}/thinking", "type", "a thinking block must have text, which may be empty"))
        return None
    part: dict[str, object] = {"type": "thinking", "text": text, "origin": ORIGIN}
    if (signature := text_of(block.get("signature"))) is not None:
        part["signature"] = signature
    return with_own(part, unknown_fields(block, words.THINKING), words.DIALECT)


def _search_result(block: raw.RawContentBlockParam) -> dict[str, object] | None:
    """Return a search result as a text with its title, source and content; None if it contains no text."""
    said = block.get("content")
    title, source, texts = block.get("title"), block.get("source"), _texts_of(said)
    if texts is None or not isinstance(title, str) or not isinstance(source, str):
        return None
    text = "\n".join((title, source, texts))
    own: dict[str, object] = {"type": "search_result"}
    if search_result(text)["content"] != said or "\n" in f"{title}{source}":
        own |= {"title": title, "source": source, "content": said}
    more = unknown_fields(block, {"type", "title", "source", "content"})
    return with_own({"type": "text", "text": text}, {**own, **more}, words.DIALECT)


def search_result(text: str) -> dict[str, object]:
    """Return the search result for a text that was read from a search result."""
    title, source, said = [*text.split("\n", 2), "", ""][:3]
    content = [{"type": "text", "text": said}]
    return {"type": "search_result", "source": source, "title": title, "content": content}


def _texts_of(blocks: object) -> str | None:
    """Return the joined text if all blocks are texts and at least one is not empty, else None."""
    if isinstance(blocks, str):
        return blocks or None
    given = items_of(blocks)
    texts = [text for block in objects_of(given) if (text := text_of(block.get("text"))) is not None]
    return "\n\n".join(texts) if texts and len(texts) == len(given) else None


def _media(
    block: raw.RawContentBlockParam, kind: str, known: frozenset[str], at: str, problems: list[Problem]
) -> dict[str, object] | None:
    source: raw.RawDocumentSource = object_of(block.get("source"))
    form = text_of(source.get("type"))
    if form is None or not source.keys() <= words.SOURCES.get(form, _NONE):
        return foreign(block)
    part: dict[str, object] = {"type": kind}
    own: dict[str, object] = {}
    data, media_type = source.get("data"), source.get("media_type")
    match form:
        case "base64" if isinstance(data, str) and text_of(media_type):
            if (found := standard_base64(data)) is None:
                problems.append(Problem(f"{at}/source/data", "base64", NOT_BASE64))
                return None
            part |= {"data": found, "media_type": media_type}
        case "text" if kind == "document" and isinstance(data, str) and media_type == words.PLAIN:
            part["text"] = data
        case "url" if text_of(source.get("url")):
            part["url"] = source["url"]
        case "file" if text_of(source.get("file_id")):
            part["file_id"] = source["file_id"]
        case "content" if kind == "document" and (texts := _texts_of(source.get("content"))) is not None:
            part["text"] = texts
            own["source"] = {**object_of(source), "data": None, "media_type": None}
        case _:
            return foreign(block)
    if kind == "document" and isinstance(title := block.get("title"), str):
        part["name"] = title
    return with_own(part, own | unknown_fields(block, known), words.DIALECT)
