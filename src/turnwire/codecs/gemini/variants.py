"""Facts about servers and models of the dialect gemini, as rows with their source, never an `if` in the codec.

`GeminiVariant` describes how a server differs from the published API, `ModelFacts` what a family of models supports.
The first row of `MODELS` whose prefix matches the model's name applies; an unknown name is treated as a new model.
Sources: the v1beta service definition (December 2025), Vertex AI v1 discovery (November 2026), google-genai 3.4.0, and
recordings of the live service in pydantic-ai (MIT).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from turnwire.codecs.variants import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class GeminiVariant(Variant):
    """Differences between one server and the Developer API."""

    dialect: str = "gemini"
    stop_limit: int = 5
    """Maximum number of stop texts in one request (definition of `stopSequences`)."""
    schema_form: Literal["json_schema", "schema"] = "json_schema"
    """Form of tool and answer schemas: unchanged JSON Schema, or the older `Schema` object."""


GEMINI = GeminiVariant(name="gemini")


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelFacts:
    """Capabilities of a family of models."""

    needs_signatures: bool = False
    """Whether the first function call of a model turn must have a thoughtSignature when it is sent back, else 400."""
    thinking: Literal["levels", "budget", "none"] = "none"
    """How thinking is requested: by level, by a token budget, or not at all (400)."""
    can_stop_thinking: bool = True
    thinks_by_default: bool = True
    json_schema: bool = True
    """Whether schemas may be JSON Schema; otherwise the `Schema` form is written."""
    tool_media: bool = False
    """Whether a function response may have media in `parts`."""
    part_resolution: bool = False
    """Whether a part may have `mediaResolution`."""


_NEWEST: Final = ModelFacts(
    needs_signatures=True, thinking="levels", can_stop_thinking=False, tool_media=True, part_resolution=True
)

MODELS: Final[tuple[tuple[str, ModelFacts], ...]] = (
    ("gemini-1", ModelFacts(json_schema=False)),  # without parametersJsonSchema
    ("gemini-2.0", ModelFacts()),  # accepts responseJsonSchema (recording json-schema-live)
    # Thinking documentation: Pro thinks with at least 128 tokens, Flash-Lite thinks only on request.
    ("gemini-2.5-pro", ModelFacts(thinking="budget", can_stop_thinking=False)),
    ("gemini-2.5-flash-lite", ModelFacts(thinking="budget", thinks_by_default=False)),
    ("gemini-2.5-flash-image", ModelFacts()),
    ("gemini-2", ModelFacts(thinking="budget")),
    ("gemma", ModelFacts()),
    ("gemini-", _NEWEST),  # 3 and later: 400 `Function call is missing a thought_signature`
)


def plain_model(name: str) -> str:
    """Return a model's name without the folders of the resource name (`models/…`, `publishers/google/models/…`)."""
    return name.rpartition("/")[2]


def facts_of(model: str) -> ModelFacts:
    """Return the facts of the family that `model` belongs to."""
    name = plain_model(model)
    for prefix, facts in MODELS:
        if name.startswith(prefix):
            return facts
    return _NEWEST
