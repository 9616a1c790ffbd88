"""The dialects in contract checks: path and headers of each, and how it is found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote

from turnwire.codecs.dialect import NDJSON
from turnwire.codecs.dialects import dialect_named
from turnwire.contract.recording import Framing
from turnwire.contract.surfaces import Surface, surfaces
from turnwire.providers.kinds.hosted import KINDS, Api
from turnwire.providers.secrets import BEARER, KeyHeader


@dataclass(frozen=True, slots=True, kw_only=True)
class DialectRow:
    """Where a dialect is asked. `{model}` in a path is the model's name."""

    name: str
    path: str
    stream_path: str | None = None
    """Path of a stream; None: the same, and the body says it."""
    headers: Mapping[str, str] = field(default_factory=dict)
    key_header: KeyHeader = BEARER
    """The header that carries an API key."""
    limit: tuple[str, ...]
    """Where a body says how many tokens an answer may have."""
    found_by: str | None = None
    """Path that is read to detect the dialect; None: an empty body is sent to `path`."""
    found_field: str | None = None
    """The field that the answer to `found_by` must have; None: any answer will do."""
    models_path: str
    models_field: str
    model_fields: tuple[str, ...]

    @property
    def stream_type(self) -> str:
        """The media type of a stream."""
        return dialect_named(self.name).client.habits.stream_type

    @property
    def framing(self) -> Framing:
        """How the events of a stream are separated."""
        return "ndjson" if self.stream_type == NDJSON else "sse"

    def key(self, key: str) -> tuple[str, str]:
        """The header that carries this API key."""
        return self.key_header.name.lower(), f"{self.key_header.prefix}{key}"

    @property
    def surface(self) -> Surface:
        """The surface on which models answer, with its wire documents."""
        return surface(f"{self.name}.chat")

    def place(self, model: str, *, stream: bool = False) -> str:
        """The path at which `model` is asked."""
        path = (self.stream_path or self.path) if stream else self.path
        return path.replace("{model}", quote(model, safe="/"))

    def models_of(self, body: Any) -> list[str]:
        """The names in a list of models."""
        listed = body.get(self.models_field) if isinstance(body, dict) else None
        rows = [row for row in listed if isinstance(row, dict)] if isinstance(listed, list) else []
        names = [next((row[name] for name in self.model_fields if isinstance(row.get(name), str)), "") for row in rows]
        return [name.removeprefix("models/") for name in names if name]


def _row(api: Api, **own: Any) -> DialectRow:
    """A dialect as our provider uses it, with what only a check needs."""
    return DialectRow(
        name=api.codec,
        path=api.path,
        stream_path=api.stream_path,
        headers=api.headers or {},
        key_header=api.key_header,
        models_path=api.models_path,
        **own,
    )


_OPENAI: Final = KINDS["openai"].apis
_ANTHROPIC: Final = KINDS["anthropic"].apis
_GEMINI: Final = KINDS["gemini"].apis

DIALECTS: Final[Mapping[str, DialectRow]] = {
    row.name: row
    for row in (
        DialectRow(
            name="ollama",
            path="/api/chat",
            limit=("options", "num_predict"),
            # Not the chat itself: llama.cpp has an /api/chat that answers in OpenAI's words.
            found_by="/api/version",
            found_field="version",
            models_path="/api/tags",
            models_field="models",
            model_fields=("model", "name"),
        ),
        _row(_OPENAI["chat"], limit=("max_tokens",), models_field="data", model_fields=("id",)),
        _row(_OPENAI["responses"], limit=("max_output_tokens",), models_field="data", model_fields=("id",)),
        _row(_ANTHROPIC["2023-06-01"], limit=("max_tokens",), models_field="data", model_fields=("id",)),
        _row(
            _GEMINI["v1beta"],
            limit=("generationConfig", "maxOutputTokens"),
            models_field="models",
            model_fields=("name",),
        ),
        _row(
            _GEMINI["interactions"],
            limit=("generation_config", "max_output_tokens"),
            models_field="models",
            model_fields=("name",),
        ),
    )
}
"""Every dialect, in the order in which they are looked for."""

VERSION_OF_CODEC: Final = {api.codec: dict(api.headers) for api in _ANTHROPIC.values() if api.headers}
"""Headers that a codec needs besides its dialect's."""


def surface(name: str) -> Surface:
    """The surface of that id, with its wire documents.

    Raises:
        KeyError: no such dialect exists.
    """
    found = next((each for each in surfaces() if each.id == name), None)
    if found is None:
        raise KeyError(name)
    return found
