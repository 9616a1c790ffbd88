"""A dialect as one record: all that gateway, contract, detection, formatters and command line know of it.

A dialect says it in `dialect.py` of its package, once, in values and in functions that look at values. What loads a
codec is named (`module:name`) and loaded when it is used, so that a record costs nothing before. Where nothing is said
the dialect does as most do: server-sent events, JSON, the model in the body.
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
"""`module:name` of what is loaded when it is used."""

SSE: Final = "text/event-stream"
NDJSON: Final = "application/x-ndjson"
JSON: Final = "application/json"

NOW: Final = object()
"""Stands for the time at which an answer is written, in seconds, among the values of required fields."""

_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


@cache
def resolved(ref: Ref) -> Any:
    """What a reference names."""
    module, _, name = ref.partition(":")
    return getattr(import_module(module), name)


def late(ref: Ref) -> Callable[..., Any]:
    """The function or class that a reference names, loaded when it is first called."""

    def call(*given: Any, **named: Any) -> Any:
        return resolved(ref)(*given, **named)

    return call


# What stands in bodies


class Places(NamedTuple):
    """Where a request has its messages and its system instruction; no `system`: among the messages."""

    messages: str
    system: str | None = None


ToolsOf: TypeAlias = Callable[[Mapping[str, Any]], Iterator[tuple[str, Mapping[str, Any]]]]


_AMONG_MESSAGES: Final = Places("messages")


class ToolPlaces(NamedTuple):
    """Where a request has what the canonical request has in `tools` and `tool_choice`."""

    tools: ToolsOf
    """Pointer and definition of every tool that the client runs, in their order."""
    parameters: tuple[str, ...]
    """Names that the parameters of a tool may have; the first one that is there."""
    choice: str
    """Pointer of the name of the tool that must be called."""
    is_placed: bool = False
    """Whether the codec places faults of a tool itself."""


class StatefulField(NamedTuple):
    """A field at the top of a request that may refer to what a server kept, and what to send instead."""

    name: str
    instead: str
    only_true: bool = False
    """Whether it refers to something only where it is true; else wherever it is given."""


class OwnFields(NamedTuple):
    """What the provider options of a part or call are fields of, and which of them hold fields of another object."""

    definition: str
    within: Mapping[str, str] = _NOTHING


class AnswerForm(NamedTuple):
    """The wire document of a whole answer, and where a codec puts the extras of a place."""

    document: str
    definition: str
    places: Mapping[str, tuple[str, ...]] = _NOTHING
    """By pointer of extras: properties of the answer; the answer itself where nothing is said."""
    calls: tuple[str, ...] = ()
    """The properties under which calls stand."""
    within: Mapping[str, Mapping[str, tuple[str, ...]]] = _NOTHING
    """By pointer of extras: those that hold the fields of an object within the place, or a list of such objects."""
    own: Mapping[str, OwnFields] = _NOTHING
    """By type of a part, or `call`: what its provider options are fields of."""


class RequiredFields(NamedTuple):
    """Fields of the objects at `path` (`*`: each item of a list) that a published answer must have; with `kind`, only
    where that field has that value.
    """

    path: tuple[str, ...]
    fields: Mapping[str, Any]
    kind: tuple[str, str] | None = None
    also_null: bool = False
    """Whether a null is filled in like an absent field."""

    def below(self, *steps: str) -> RequiredFields:
        """The same rule for an object that stands deeper."""
        return self._replace(path=(*steps, *self.path))


# How a payload is recognised


class Marks(NamedTuple):
    """Definitions of one document that a whole payload may be."""

    rank: int
    """Where two fit equally well the one of the lower rank is taken."""
    document: str
    """`wire/DIALECT/v1/KIND`; KIND says what it is: request, response, chunk, event, stream, error."""
    definitions: tuple[str, ...]


class Detection(NamedTuple):
    """What tells the payloads of a dialect from all others."""

    marks: tuple[Marks, ...] = ()
    events: tuple[int, str, str] | None = None
    """Rank, document and name of a union of events, each of which is found by its tag."""
    lists: frozenset[str] = frozenset()
    """Definitions that are lists."""
    same_as_another: frozenset[str] = frozenset()
    """Members of the union, with their document, that a body of another kind is, too."""
    looks: Mapping[str, Callable[[Mapping[str, Any]], bool]] = _NOTHING
    """By document: whether something inside tells a body from one with the same keys."""
    types: Mapping[str, Ref] = _NOTHING
    """By KIND: the typed dict of a body whose document does not come with this package."""


# How clients are answered

StreamRule = Literal["flag", "flag_on", "always", "never"]
"""Where the wish for a stream stands: `stream` in the body (absent: no, or yes), or the path."""

KeepAlive: TypeAlias = Callable[[str, int], bytes]
"""What is sent in a silent stream, from the model's name and the time of the answer."""


def _comment(model: str, created: int) -> bytes:
    return b": keep-alive\n\n"


class Habits(NamedTuple):
    """What clients expect around a body."""

    stream_type: str = SSE
    keep_alive: KeepAlive = _comment
    id_prefix: str | None = None
    """Beginning of an answer's id where the model server gave none; None: answers have no id."""
    request_id_header: str = "x-request-id"
    """Header in which clients look for the id of the request."""
    content_types: frozenset[str] | None = frozenset({JSON})
    """Content types of a request, or none at all; None: every one in which no form of a web page can send JSON."""
    calls_in_sequence: bool = False
    """Whether clients need the calls of a stream one after another."""
    streams_overflow: bool = False
    """Whether a stream that was asked for with too long a prompt begins and fails, in place of an error status."""
    fails_in_order: bool = False
    """Whether an error inside a stream is an end that all clients know, after which the body is not cut."""
    needs_times: bool = False
    """Whether clients read the times of an answer without looking whether they are there."""
    array_unless: tuple[str, str] | None = None
    """The parameter of a query without which a stream is one JSON array; None: a stream is never one."""


_HABITS: Final = Habits()


class ModelPath(NamedTuple):
    """One path at which a model is asked."""

    path: str
    stream: StreamRule = "flag"
    model_in_path: bool = False
    counts_tokens: bool = False
    """Whether the path counts the tokens of a request and does not answer it."""
    endpoint: str | None = None
    """The endpoint of `turnwire.codecs.endpoints.codecs` that it is; None: turns are answered."""
    variant: str | None = None
    """The variant whose codec of that endpoint reads and writes; None: the dialect's own."""
    names_model: bool = True
    """Whether clients name a model; those of servers with one model need not, and the first one is asked."""
    scores: bool = False
    """Whether texts are scored one by one: reranking in vLLM's other form."""
    in_batches: bool = False
    """Whether a line of a batch file may name it."""
    habits: Habits | None = None
    """Habits at this path alone; None: the dialect's."""


class Versions(NamedTuple):
    """Versions of a dialect that a client names in a header: by its value, the codec."""

    header: str
    codecs: Mapping[str, str]


class Client(NamedTuple):
    """Clients of a dialect at the gateway."""

    paths: tuple[ModelPath, ...] = ()
    habits: Habits = _HABITS
    prefixes: tuple[str, ...] = ()
    """Beginnings of paths that are this dialect's, whether there is such a path or not; the longest one decides."""
    headers: tuple[str, ...] = ()
    """Headers by which its clients are known at a path that several dialects share."""
    verbs: tuple[str, ...] = ()
    """Ends of such paths that are this dialect's."""
    versions: Versions | None = None
    required: tuple[RequiredFields, ...] = ()
    """Of whole answers."""
    required_in_events: Mapping[str, tuple[RequiredFields, ...]] = _NOTHING
    stateful: tuple[StatefulField, ...] = ()
    stateful_items: Callable[[Mapping[str, Any]], Iterator[Problem]] | None = None
    """The same for what stands deeper in a request."""
    plain_form: Ref | None = None
    """`(body) -> body` in the spelling that its document has, where servers read others too."""
    counted: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None
    """The request in the body of a count."""
    loads_models: bool = False
    """Whether a request without messages has a model loaded."""
    model_list: Ref | None = None
    """`(models, query) -> body` for its clients; None: as OpenAI lists them."""
    model: Ref | None = None
    """`(model) -> body` about one model."""
    base: str = ""
    """What clients want after the address of a server."""


# The dialect


class Endpoint(NamedTuple):
    """An endpoint beside chat, and the variants that have it."""

    codec: Ref
    """A class of `EndpointCodec`, made with a row of variants."""
    only: frozenset[str] | None = None
    """The variants that alone have it; None: all."""
    never: frozenset[str] = frozenset()
    """Variants whose servers do not have it."""
    obeyed: frozenset[str] = frozenset()
    """Options that the codec itself obeys when it writes the answer to a client."""


_NO_DETECTION: Final = Detection()
_NO_CLIENT: Final = Client()


class Dialect(NamedTuple):
    """A dialect. Immutable; `turnwire.codecs.dialects` has all of them."""

    name: str
    codec_of: Ref
    """`(variant) -> Codec`."""
    variants: Mapping[str, Ref]
    """By the name of a codec: its row. The first one is the dialect itself."""
    losses: Ref | None = None
    """The sentences of its losses, by their ids."""
    request: Places = _AMONG_MESSAGES
    request_needs: Mapping[str, Any] = _NOTHING
    """What a request must have beside its messages, as it stands where messages alone are read."""
    tools: ToolPlaces | None = None
    answer: AnswerForm | None = None
    detection: Detection = _NO_DETECTION
    endpoints: Mapping[str, Endpoint] = _NOTHING
    endpoints_of: str | None = None
    """The dialect whose endpoints a vendor has beside those of this one."""
    client: Client = _NO_CLIENT
    servers: Mapping[str, str] = _NOTHING
    """By the name of a server in recordings: the codec that speaks for it; others speak the dialect's own words."""
    spelling: Ref | None = None
    """`(key) -> key` as its documents spell it, where servers read other spellings too."""
    more_keys: Ref | None = None
    """By definition of its documents: keys that are known in addition to those that it names."""
    recorded_paths: tuple[RecordedPath, ...] | None = None
    """Which documents judge an exchange at which path; None: the paths of its clients at which turns are answered,
    judged by no document.
    """
    readers: Mapping[str, Ref | str] = _NOTHING
    """By recorded path that is not a chat: what reads a whole body, a reference or a function of the codec."""
    ends_stream: Callable[[Any], bool] | None = None
    """Whether the JSON of an event says that the answer is over."""
    call_id: Callable[[Mapping[str, Any]], str | None] | None = None
    """The field with the id of a call, for every object of an answer; None: it is no call."""
    count_path: str | None = None
    """The path, or its end, at which the dialect's own service counts a request."""


def tagged(name: str, *tags: str) -> Callable[[Any], bool]:
    """Whether an event is an object with one of these tags."""
    return lambda data: isinstance(data, dict) and data.get(name) in tags


def listed(value: Any) -> list[Any]:
    """A list, or no items where a value is none."""
    return value if isinstance(value, list) else []


def tools_of_type(*types: str | None) -> ToolsOf:
    """The entries of `tools` of these types."""

    def found(body: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
        for position, tool in enumerate(listed(body.get("tools"))):
            if isinstance(tool, dict) and any(tool.get("type") == each for each in types):
                yield f"/tools/{position}", tool

    return found


def tools_in_function(body: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The objects `function` in the entries of `tools`, and those of custom tools."""
    for position, tool in enumerate(listed(body.get("tools"))):
        kind = "custom" if isinstance(tool, dict) and tool.get("type") == "custom" else "function"
        if isinstance(tool, dict) and isinstance(tool.get(kind), dict):
            yield f"/tools/{position}/{kind}", tool[kind]
