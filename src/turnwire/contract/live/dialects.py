"""The dialects as the suite meets them: where each is asked, with which headers, and how it is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote

from turnwire.contract.recording import Framing
from turnwire.contract.surfaces import SURFACES, Surface


@dataclass(frozen=True, slots=True, kw_only=True)
class DialectRow:
    """Where a dialect is asked. `{model}` in a path is the model's name."""

    name: str
    path: str
    stream_path: str | None = None
    """Path of a stream; None: the same, and the body says it."""
    headers: Mapping[str, str] = field(default_factory=dict)
    key: Callable[[str], tuple[str, str]] = lambda key: ("authorization", f"Bearer {key}")
    """The header that carries an API key."""
    framing: Framing = "sse"
    found_by: tuple[str, str]
    """Method and path that answer something else than 404, 405 or 501 where the dialect is spoken."""
    found_field: str | None = None
    """The field that the answer to `found_by` must have; None: any answer will do."""
    models_path: str
    models_field: str
    model_fields: tuple[str, ...]

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


_GEMINI_KEY: Final = lambda key: ("x-goog-api-key", key)  # noqa: E731  # a row's value, like the default beside it

DIALECTS: Final[Mapping[str, DialectRow]] = {
    row.name: row
    for row in (
        DialectRow(
            name="ollama",
            path="/api/chat",
            framing="ndjson",
            # Not the chat itself: llama.cpp has an /api/chat that answers in OpenAI's words.
            found_by=("GET", "/api/version"),
            found_field="version",
            models_path="/api/tags",
            models_field="models",
            model_fields=("model", "name"),
        ),
        DialectRow(
            name="openai-chat",
            path="/v1/chat/completions",
            found_by=("POST", "/v1/chat/completions"),
            models_path="/v1/models",
            models_field="data",
            model_fields=("id",),
        ),
        DialectRow(
            name="openai-responses",
            path="/v1/responses",
            found_by=("POST", "/v1/responses"),
            models_path="/v1/models",
            models_field="data",
            model_fields=("id",),
        ),
        DialectRow(
            name="anthropic",
            path="/v1/messages",
            headers={"anthropic-version": "2023-06-01"},
            key=lambda key: ("x-api-key", key),
            found_by=("POST", "/v1/messages"),
            models_path="/v1/models",
            models_field="data",
            model_fields=("id",),
        ),
        DialectRow(
            name="gemini",
            path="/v1beta/models/{model}:generateContent",
            stream_path="/v1beta/models/{model}:streamGenerateContent?alt=sse",
            key=_GEMINI_KEY,
            found_by=("POST", "/v1beta/models/{model}:generateContent"),
            models_path="/v1beta/models",
            models_field="models",
            model_fields=("name",),
        ),
        DialectRow(
            name="gemini-interactions",
            path="/v1beta/interactions",
            key=_GEMINI_KEY,
            found_by=("POST", "/v1beta/interactions"),
            models_path="/v1beta/models",
            models_field="models",
            model_fields=("name",),
        ),
    )
}
"""Every dialect, in the order in which they are looked for."""

VERSION_OF_CODEC: Final = {"anthropic-2026-10-21": {"anthropic-version": "2026-10-21"}}
"""Headers that a variant needs beside its dialect's."""


def surface(name: str) -> Surface:
    """The surface of that id, with its wire documents.

    Raises:
        KeyError: there is none.
    """
    found = next((each for each in SURFACES if each.id == name), None)
    if found is None:
        raise KeyError(name)
    return found
