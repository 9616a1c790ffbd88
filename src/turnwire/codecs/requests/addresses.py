"""Find addresses in a body that the receiving server would fetch.

In: a request as it goes over the wire, whether its parts come from a codec, a foreign part or an option. Out: each
address with its JSON pointer. The wire schemas mark properties that hold addresses (`x-fetched`), and the table is
generated from them; a property that no schema knows counts as an address by its name. Objects that a server passes on
unread, such as arguments and schemas, are skipped: what looks like an address in them is content.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from typing import Any, Final, TypeAlias

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.wire.addresses import FETCHED, TOLD

_ADDRESS_NAME: Final = late_pattern(r"ur[il](?:s|prefix)?$|^hrefs?$", re.IGNORECASE)
_ADDRESS: Final = late_pattern(r"[\s\x00-\x20]*(?:[a-z][a-z0-9+.\t\r\n-]*:|/[\t\r\n]*/|\\[\t\r\n]*\\)", re.IGNORECASE)
"""A scheme, or two slashes: what follows is an address. Base64 and ids of uploaded files have neither.

Control characters in front, and tabs and line ends anywhere, are taken away by readers of URLs before they read.
"""

_MEDIA_NAME: Final = late_pattern(
    r"^(?:src|source|image|video|audio|file|document|media)s?(?:_?(?:path|file|id)s?)?$"
    r"|^(?:path|endpoint|cached_?content|connector_id)s?$",
    re.IGNORECASE,
)
_WHOLE_ADDRESS: Final = late_pattern(
    r"[\s\x00-\x20]*(?:[a-z][a-z0-9+.\t\r\n-]*:[\t\r\n]*)?[/\\][\t\r\n]*[/\\]", re.IGNORECASE
)
"""Names whose value may also be a text or an id, so that a word and a colon do not make an address.

Some URL parsers take backslashes for slashes.
"""

_DATA_NAME: Final = late_pattern(r"^(?:image|video|audio|file|media)_?data$", re.IGNORECASE)
_SCHEMED: Final = late_pattern(r"[\s\x00-\x20]*[a-z][a-z0-9+.\t\r\n-]*:[\t\r\n]*[/\\][\t\r\n]*[/\\]", re.IGNORECASE)
"""Base64 may begin with two slashes, and has no colon."""

_ALSO_TOLD: Final = frozenset({("search_result", "source")})
"""The caller's own search results on Anthropic's wire name the origin of a text; the server does not fetch it."""

# Name of a property -> where it holds an object that the server does not read: the `type` of the object around it, or
# the property that holds that one ("": the body itself). None: everywhere.
_ALL: Final = None
_UNREAD: Final[Mapping[str, frozenset[str] | None]] = {
    "args": frozenset({"functionCall", "function_call"}),
    "arguments": frozenset({"function", "function_call"}),
    "input": frozenset({"tool_use", "server_tool_use", "mcp_tool_use"}),
    "response": frozenset({"functionResponse", "function_response"}),
    "result": frozenset({"function_result"}),
    "metadata": frozenset({""}),
    "format": frozenset({""}),  # Ollama: the schema itself
    "parameters": frozenset({"function", "functionDeclarations", "function_declarations"}),
    "schema": frozenset({"json_schema", "format", "response_format"}),
    "json_schema": frozenset({"", "structured_outputs"}),
    "guided_json": frozenset({""}),
    "input_schema": _ALL,
    "parametersJsonSchema": _ALL,
    "parameters_json_schema": _ALL,
    "responseSchema": _ALL,
    "response_schema": _ALL,
    "responseJsonSchema": _ALL,
    "response_json_schema": _ALL,
    "responseFormatSchema": _ALL,
}


_Place: TypeAlias = tuple["_Place", str | int] | tuple[()]
"""A place, linked to the place that contains it: a pointer is written only if an address is found."""


def fetched_addresses(body: Mapping[str, object], dialect: str) -> Iterator[tuple[str, str]]:
    """Return (JSON pointer, address) of everything in `body` that the server would fetch, except data URLs."""
    fetched = FETCHED.get(dialect, frozenset())
    told = TOLD.get(dialect, frozenset()) | _ALSO_TOLD
    waiting: list[tuple[Any, str, _Place]] = [(body, "", ())]
    while waiting:
        value, holder, at = waiting.pop()
        if isinstance(value, (list, tuple)):
            for index, item in enumerate(value):
                if isinstance(item, str):
                    if _is_address(holder, item, fetched):
                        yield _pointer((at, index)), item
                else:
                    waiting.append((item, holder, (at, index)))
            continue
        if not isinstance(value, dict):  # a dict first: asking the ABC costs more
            continue
        tag = value.get("type")
        around = (tag, holder) if isinstance(tag, str) else (holder,)
        for key, item in value.items():
            if isinstance(item, str):
                if _is_address(key, item, fetched) and not any((each, key) in told for each in around):
                    yield _pointer((at, key)), item
            elif isinstance(item, (list, tuple)) or (isinstance(item, dict) and not _is_unread(key, around)):
                waiting.append((item, key, (at, key)))


def _is_address(name: str, text: str, fetched: Set[str]) -> bool:
    """Return True if `text` is an address but not a data URL, as far as the name of its property shows."""
    if ":" not in text and "/" not in text and "\\" not in text:  # neither pattern can match; most words end here
        return False
    if name in fetched or _ADDRESS_NAME.search(name):
        found = _ADDRESS.match(text)
    elif _MEDIA_NAME.match(name):
        found = _WHOLE_ADDRESS.match(text)
    else:
        found = _SCHEMED.match(text) if _DATA_NAME.match(name) else None
    return found is not None and text.lstrip()[:5].lower() != "data:"


def _is_unread(key: str, around: tuple[str, ...]) -> bool:
    if key not in _UNREAD:
        return False
    places = _UNREAD[key]
    return places is None or not places.isdisjoint(around)


def _pointer(at: _Place) -> str:
    steps: list[str] = []
    while at:
        at, step = at
        steps.append(str(step).replace("~", "~0").replace("/", "~1"))
    return "".join(f"/{step}" for step in reversed(steps))
