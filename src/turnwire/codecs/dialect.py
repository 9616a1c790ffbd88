"""The `Dialect` record: everything that gateway, contract, detection, formatters and command line know of a dialect.

Each dialect defines its record once, in `dialect.py` of its package, as values and functions on values. Codec code is
named (`module:name`) and loaded when it is first used, so that a record is cheap to import. The defaults are what most
dialects do: server-sent events, JSON, the model in the body.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from turnwire_schema._late_tuples import NamedTuple

from turnwire.core.errors import Problem

if TYPE_CHECKING:
    from turnwire.codecs.recorded_paths import RecordedPath

Ref: TypeAlias = str
"""`module:name` of something that is loaded when it is used."""

SSE: Final = "text/event-stream"
NDJSON: Final = "application/x-ndjson"
JSON: Final = "application/json"

NOW: Final = object()
"""Placeholder, among the values of required fields, for the time at which an answer is written, in seconds."""

_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


@cache
def resolved(ref: Ref) -> Any:
    """Return what a reference names."""
    module, _, name = ref.partition(":")
    return getattr(import_module(module), name)


def late(ref: Ref) -> Callable[..., Any]:
    """Return the function or class that a reference names; it is loaded when it is first called."""

    def call(*given: Any, **named: Any) -> Any:
        return resolved(ref)(*given, **named)

    return call


# What bodies contain


class Places(NamedTuple):
    """Fields of a request for its messages and its system instruction; no `system`: it is among the messages."""

    messages: str
    system: str | None = None


ToolsOf: TypeAlias = Callable[[Mapping[str, Any]], Iterator[tuple[str, Mapping[str, Any]]]]


_AMONG_MESSAGES: Final = Places("messages")


class ToolPlaces(NamedTuple):
    """The fields of a request that hold what the canonical request has in `tools` and `tool_choice`."""

    tools: ToolsOf
    """Pointer and definition of every tool that the client runs, in order."""
    parameters: tuple[str, ...]
    """Possible names of a tool's parameters; the first one that exists counts."""
    choice: str
    """Pointer of the name of the tool that must be called."""
    is_placed: bool = False
    """Whether the codec places faults of a tool itself."""


class StatefulField(NamedTuple):
    """A top-level field of a request that may refer to state on a server, and what to send instead."""

    name: str
    instead: str
    only_true: bool = False
    """Whether it refers to state only if it is true; else whenever it is given."""


class OwnFields(NamedTuple):
    """Where the provider options of a part or call belong, and which of them hold fields of another object."""

    definition: str
    within: Mapping[str, str] = _NOTHING


class AnswerForm(NamedTuple):
    """The wire document of a whole answer, and where a codec puts the extras of each place."""

    document: str
    definition: str
    places: Mapping[str, tuple[str, ...]] = _NOTHING
    """By pointer of extras: properties of the answer; the answer itself if not given."""
    calls: tuple[str, ...] = ()
    """The properties that hold calls."""
    within: Mapping[str, Mapping[str, tuple[str, ...]]] = _NOTHING
    """By pointer of extras: those that hold the fields of an object within the place, or a list of such objects."""
    own: Mapping[str, OwnFields] = _NOTHING
    """By type of a part, or `call`: the object whose fields its provider options are."""


class RequiredFields(NamedTuple):
    """Fields that a published answer must have in the objects at `path` (`*`: each item of a list); with `kind`, only
    if that field has that value.
    """

    path: tuple[str, ...]
    fields: Mapping[str, Any]
    kind: tuple[str, str] | None = None
    also_null: bool = False
    """Whether a null is replaced like an absent field."""

    def below(self, *steps: str) -> RequiredFields:
        """Return the same rule for an object at a deeper path."""
        return self._replace(path=(*steps, *self.path))


# How a payload is recognized


class Marks(NamedTuple):
    """Definitions of one document that a whole payload may match."""

    rank: int
    """If two fit equally well, the one of the lower rank is taken."""
    document: str
    """`wire/DIALECT/v1/KIND`; KIND is one of request, response, chunk, event, stream, error."""
    definitions: tuple[str, ...]


class Detection(NamedTuple):
    """What distinguishes the payloads of a dialect from all others."""

    marks: tuple[Marks, ...] = ()
    events: tuple[int, str, str] | None = None
    """Rank, document and name of a union of events, each of which is found by its tag."""
    lists: frozenset[str] = frozenset()
    """Definitions that are lists."""
    same_as_another: frozenset[str] = frozenset()
    """Members of the union, with their document, that a body of another kind also is."""
    looks: Mapping[str, Callable[[Mapping[str, Any]], bool]] = _NOTHING
    """By document: whether the content distinguishes a body from one with the same keys."""
    types: Mapping[str, Ref] = _NOTHING
    """By KIND: the typed dict of a body whose document is not part of this package."""


# How clients are answered

StreamRule = Literal["flag", "flag_on", "always", "never"]
"""Where a client asks for a stream: `stream` in the body (with its default), or the path."""

KeepAlive: TypeAlias = Callable[[str, int], bytes]
"""The keep-alive of a silent stream, from the model's name and the time of the answer."""


def _comment(model: str, created: int) -> bytes:
    return b": keep-alive\n\n"


class Habits(NamedTuple):
    """What clients expect of requests and answers, apart from their bodies."""

    stream_type: str = SSE
    keep_alive: KeepAlive = _comment
    id_prefix: str | None = None
    """Prefix of an answer's id if the model server gave no id; None: answers have no id."""
    request_id_header: str = "x-request-id"
    """Header in which clients look for the id of the request."""
    content_types: frozenset[str] | None = frozenset({JSON})
    """Accepted content types of a request, or no header at all; None: every type that a web page's form cannot use to
    send JSON.
    """
    calls_in_sequence: bool = False
    """Whether clients need the calls of a stream one after another."""
    streams_overflow: bool = False
    """Whether a stream whose prompt is too long begins and then fails, instead of answering with an error status."""
    fails_in_order: bool = False
    """Whether all clients take an error inside a stream as its end, so that the connection need not be cut."""
    needs_times: bool = False
    """Whether clients read the times of an answer without checking that they exist."""
    array_unless: tuple[str, str] | None = None
    """The query parameter without which a stream is one JSON array; None: a stream is never one."""


_HABITS: Final = Habits()


class ModelPath(NamedTuple):
    """One path for requests to a model."""

    path: str
    stream: StreamRule = "flag"
    model_in_path: bool = False
    counts_tokens: bool = False
    """Whether the path counts the tokens of a request instead of answering it."""
    endpoint: str | None = None
    """Its endpoint in `turnwire.codecs.endpoints.codecs`; None: chat."""
    variant: str | None = None
    """The variant whose endpoint codec is used; None: the dialect's own."""
    names_model: bool = True
    """Whether clients name a model; if not, the first model is asked, as on servers with one model."""
    scores: bool = False
    """Whether texts are scored one by one: reranking in vLLM's other form."""
    in_batches: bool = False
    """Whether a line of a batch file may name it."""
    habits: Habits | None = None
    """Habits at this path alone; None: the dialect's."""


class Versions(NamedTuple):
    """Versions of a dialect that a client names in a header: the codec by the header's value."""

    header: str
    codecs: Mapping[str, str]


class Client(NamedTuple):
    """How the gateway serves clients of a dialect."""

    paths: tuple[ModelPath, ...] = ()
    habits: Habits = _HABITS
    prefixes: tuple[str, ...] = ()
    """Path prefixes of this dialect, whether or not such a path exists; the longest one decides."""
    headers: tuple[str, ...] = ()
    """Headers that identify its clients at a path that several dialects share."""
    verbs: tuple[str, ...] = ()
    """Suffixes of such paths that belong to this dialect."""
    versions: Versions | None = None
    required: tuple[RequiredFields, ...] = ()
    """Of whole answers."""
    required_in_events: Mapping[str, tuple[RequiredFields, ...]] = _NOTHING
    stateful: tuple[StatefulField, ...] = ()
    stateful_items: Callable[[Mapping[str, Any]], Iterator[Problem]] | None = None
    """The same for objects deeper in a request."""
    plain_form: Ref | None = None
    """`(body) -> body` in the spelling of its document, if servers read other spellings too."""
    counted: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None
    """The request in the body of a token count."""
    loads_models: bool = False
    """Whether a request without messages loads a model."""
    model_list: Ref | None = None
    """`(models, query) -> body` for its clients; None: in OpenAI's form."""
    model: Ref | None = None
    """`(model) -> body` about one model."""
    base: str = ""
    """The path that clients need after the address of a server."""


# The dialect


class Endpoint(NamedTuple):
    """An endpoint other than chat, and the variants that have it."""

    codec: Ref
    """A class of `EndpointCodec`, made with a row of variants."""
    only: frozenset[str] | None = None
    """The only variants that have it; None: all."""
    never: frozenset[str] = frozenset()
    """Variants whose servers do not have it."""
    obeyed: frozenset[str] = frozenset()
    """Options that the codec obeys itself when it writes the answer to a client."""


_NO_DETECTION: Final = Detection()
_NO_CLIENT: Final = Client()


class Dialect(NamedTuple):
    """A dialect. Immutable; `turnwire.codecs.dialects` lists all of them."""

    name: str
    codec_of: Ref
    """`(variant) -> Codec`."""
    variants: Mapping[str, Ref]
    """Rows by the names of their codecs. The first one is the dialect itself."""
    losses: Ref | None = None
    """The sentences of its losses, by their ids."""
    request: Places = _AMONG_MESSAGES
    request_needs: Mapping[str, Any] = _NOTHING
    """What a request must have in addition to its messages, filled in when messages alone are read."""
    tools: ToolPlaces | None = None
    answer: AnswerForm | None = None
    detection: Detection = _NO_DETECTION
    endpoints: Mapping[str, Endpoint] = _NOTHING
    endpoints_of: str | None = None
    """The dialect whose endpoints a vendor offers in addition to those of this one."""
    client: Client = _NO_CLIENT
    servers: Mapping[str, str] = _NOTHING
    """Codecs by the name of a server in recordings; all other servers use the dialect's own."""
    spelling: Ref | None = None
    """`(key) -> key` as its documents spell it, if servers read other spellings too."""
    more_keys: Ref | None = None
    """By definition of its documents: known keys in addition to the documented ones."""
    recorded_paths: tuple[RecordedPath, ...] | None = None
    """Which documents validate an exchange at which path; None: the chat paths of its clients, validated by no
    document.
    """
    readers: Mapping[str, Ref | str] = _NOTHING
    """By recorded path that is not a chat: the reader of a whole body, as a reference or a function of the codec."""
    ends_stream: Callable[[Any], bool] | None = None
    """Whether the JSON of an event ends the answer."""
    call_id: Callable[[Mapping[str, Any]], str | None] | None = None
    """The field with the id of a call, for every object of an answer; None: the object is not a call."""
    count_path: str | None = None
    """The path, or its end, at which the dialect's own service counts a request."""


def tagged(name: str, *tags: str) -> Callable[[Any], bool]:
    """Return True if an event is an object with one of these tags."""
    return lambda data: isinstance(data, dict) and data.get(name) in tags


def listed(value: Any) -> list[Any]:
    """Return a list, or no items if the value is not a list."""
    return value if isinstance(value, list) else []


def tools_of_type(*types: str | None) -> ToolsOf:
    """Return the entries of `tools` that have one of these types."""

    def found(body: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
        for position, tool in enumerate(listed(body.get("tools"))):
            if isinstance(tool, dict) and any(tool.get("type") == each for each in types):
                yield f"/tools/{position}", tool

    return found


def tools_in_function(body: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Return the objects `function` in the entries of `tools`, and those of custom tools."""
    for position, tool in enumerate(listed(body.get("tools"))):
        kind = "custom" if isinstance(tool, dict) and tool.get("type") == "custom" else "function"
        if isinstance(tool, dict) and isinstance(tool.get(kind), dict):
            yield f"/tools/{position}/{kind}", tool[kind]
