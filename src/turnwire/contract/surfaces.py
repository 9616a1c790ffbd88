"""Which part of a server's API an exchange belongs to, from its path: a table, first match wins.

A surface is judged (a codec and wire documents exist), checked by its documents only, pending (named, comes later) or
outside the contract. Refusals (status 400 and above) are checked on every path whose error form a dialect owns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, cast

from turnwire_schema.documents import document_names
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.dialect import resolved
from turnwire.codecs.dialects import dialect_named, dialects
from turnwire.codecs.recorded_paths import Definition as Definition, RecordedPath, rows_of
from turnwire.codecs.registry import get_codec
from turnwire.contract.recording import Recording
from turnwire.core.definitions import definition_checker
from turnwire.core.losses import Converted


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface(RecordedPath):
    """A part of an API of one dialect."""

    dialect: str

    def takes(self, recording: Recording) -> bool:
        """Whether the exchange belongs to it."""
        if self.pattern.fullmatch(path_of(recording)) is None:
            return False
        return not self.headers or any(name in recording.request.headers for name in self.headers)

    def model_in_path(self, recording: Recording) -> str | None:
        """The model that the request names in its path, as Gemini's clients do; None if the body names it."""
        found = self.pattern.fullmatch(path_of(recording))
        return None if found is None else found.groupdict().get("model")


def path_of(recording: Recording) -> str:
    """The path of the request without its query."""
    return recording.request.path.partition("?")[0]


def surfaces() -> tuple[Surface, ...]:
    """Every surface of every dialect, in the order in which they are tried: headers tell more than a path alone."""
    return _surfaces(tuple(dialects()))


@cache
def _surfaces(names: tuple[str, ...]) -> tuple[Surface, ...]:
    found = [
        Surface(dialect=name, **{each.name: getattr(row, each.name) for each in fields(RecordedPath)})
        for name in names
        for row in rows_of(dialect_named(name))
    ]
    return tuple(sorted(found, key=lambda each: (not each.headers, each.is_rest)))


def surface_of(recording: Recording) -> Surface:
    """The surface that the exchange belongs to."""
    return next(surface for surface in surfaces() if surface.takes(recording))


_SHOWN = 5


def has_document(definition: Definition) -> bool:
    """Whether the package holds the document."""
    return definition.document in document_names()


def faults(definition: Definition, value: Any, *, most: int = _SHOWN) -> tuple[str, ...]:
    """Where `value` does not fit, as `/path: keyword`, without the value. Empty where it fits.

    The first `most` of them.

    Raises:
        UnknownDocument: there is no such document or definition.
    """
    checker = definition_checker(definition.document, definition.name)
    if checker.is_valid(value):
        return ()
    found = (
        f"{path or '/'}: {keyword}{f' {wanted}' if wanted else ''}" for path, keyword, wanted in checker.faults(value)
    )
    return tuple(dict.fromkeys(found))[:most]


Decode = Callable[[Mapping[str, Any]], Converted[ChatRequest]]
Encode = Callable[[ChatRequest], Converted[Mapping[str, object]]]


def codec_for(surface: Surface, server: str) -> Codec | None:
    """The codec for `server` on this surface, or None if no codec exists yet."""
    return get_codec(dialect_named(surface.dialect).servers.get(server, surface.dialect))


def reader_for(surface: Surface, codec: Codec, recording: Recording) -> Callable[[Any], Any] | None:
    """Return the decoder of a whole body of a surface that is not a chat; None if there is no decoder."""
    ref = dialect_named(surface.dialect).readers.get(surface.id)
    if ref is None:
        return None
    read = resolved(ref) if ":" in ref else getattr(codec, ref)
    if surface.id == "ollama.show":
        body = recording.request.body
        return lambda answer: read(answer, body.get("model") or body.get("name") or "")
    return cast("Callable[[Any], Any]", read)


def count_coders(surface: Surface, codec: Codec | None) -> tuple[Decode, Encode] | None:
    """Return decoder and encoder of requests to count tokens; None for every other surface."""
    if surface.id != "anthropic.count_tokens" or codec is None:
        return None
    encode = codec.encode_count_tokens
    return None if encode is None else (codec.decode_count_tokens, encode)
