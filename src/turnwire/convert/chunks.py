"""Convert the messages of a request alone, for callers who write the rest of a request themselves.

In: wire messages (items, contents) and, if the dialect has it next to them, the system instruction; or canonical
messages. Out: the other one, with losses. Losses about the rest of the request are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.message import ChatMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.tool import ToolDefinition

from turnwire.codecs.codec import Codec
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.registry import get_codec
from turnwire.convert.bodies import read_request
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted
from turnwire.core.messages import Messages

ANY_LIMIT: Final = 4096
"""Placeholder for the token limit that some requests require; it is removed again."""

_OF_A_WHOLE_REQUEST: Final = frozenset({"max_tokens", "no_message", "prefill"})
"""Losses about the rest of the request: its required fields, and what its last message means."""


def write_pieces(
    messages: Sequence[ChatMessage], codec: Codec, *, model: str = "model", tools: tuple[ToolDefinition, ...] = ()
) -> Converted[dict[str, Any]]:
    """Return the body of a request with these messages and tools, of which only places count, or an empty one."""
    if not messages:
        return Converted({})
    # Only messages and tools are looked at, so no parameter is left for a dialect to make up, or to lose.
    parameters = ModelParameters(model=model, temperature=None, top_p=None, max_tokens=ANY_LIMIT)
    request = ChatRequest(messages=tuple(messages), parameters=parameters, tools=tools or None)
    value, losses = codec.encode_request(request)
    of_pieces = tuple(loss for loss in losses if loss.id.partition(".")[2] not in _OF_A_WHOLE_REQUEST)
    return Converted(value, of_pieces)


def write_messages(messages: Iterable[ChatMessage], dialect: str, *, model: str = "model") -> Converted[dict[str, Any]]:
    """Return the wire messages in `dialect` (a codec's name) under their field name in a request, and the system
    instruction under its own if it is next to them.

    Raises:
        InvalidDataError: no codec has that name.
    """
    codec = get_codec(dialect)
    places = dialect_named(codec.dialect).request
    body, losses = write_pieces(tuple(messages), codec, model=model)
    found = {name: body[name] for name in places if name is not None and name in body}
    if places.messages in found:
        found[places.messages] = listed(found[places.messages])
    return Converted(found, losses)


def listed(messages: Any) -> list[Any]:
    """Return wire messages as a list: Interactions may have a single text."""
    if isinstance(messages, str):
        return [{"type": "user_input", "content": [{"type": "text", "text": messages}]}]
    return list(messages or ())


def read_messages(value: Any, dialect: str, *, system: Any = None, model: str = "model") -> Converted[Messages]:
    """Return the messages in `value`: the wire messages of `dialect` alone, or an object that has them and perhaps the
    system instruction under the names of a request. `system` is the instruction if it is given separately.

    Raises:
        InvalidDataError: they are not messages of the dialect, each problem with its path; or no codec has that name.
    """
    codec = get_codec(dialect)
    places = dialect_named(codec.dialect).request
    if not isinstance(value, (Mapping, list, tuple)):
        problem = Problem("", "type", f"must be a list of messages, or an object with {places.messages}")
        raise InvalidDataError("not valid messages", [problem])
    body = dict(value) if isinstance(value, Mapping) and places.messages in value else {places.messages: value}
    if system is not None:
        if places.system is None:
            text = f"{codec.dialect} has its system texts among the messages"
            raise InvalidDataError("not valid messages", [Problem("/system", "additionalProperties", text)])
        body[places.system] = system
    body = {name: body[name] for name in places if name is not None and body.get(name) is not None}
    body |= dialect_named(codec.dialect).request_needs
    request, losses = read_request(body, dialect, model=model)
    return Converted(Messages(request.messages), losses)
