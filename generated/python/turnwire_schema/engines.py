# Generated from schemas/engines/ by `make generate`. Do not edit: changes are lost.

"""What engines of structured output do not hold of a JSON schema, and which engine a server uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

SchemaFeature: TypeAlias = Literal[
    "number_bounds",
    "multiple_of",
    "pattern_unanchored",
    "pattern_classes",
    "pattern_lookaround",
    "all_of_scalars",
    "unique_items",
]
"""
A keyword of JSON Schema, or a combination of keywords, that engines treat differently. `x-instead` says what to
write instead.
"""


SchemaEffect: TypeAlias = Literal["wider", "narrower", "refused"]
"""
What happens to a feature that is not held. wider: answers that do not fit are accepted; narrower: some fitting
answers cannot be written; refused: the request is answered with an error.
"""


class EngineRow(TypedDict):
    """A feature that an engine does not hold."""

    feature: SchemaFeature
    """The feature."""
    effect: SchemaEffect
    """What the engine does instead."""
    note: NotRequired[str]
    """More about it, for a reader. Absent: nothing more is known."""


Rewriting: TypeAlias = Literal["digit_class", "pattern_anchors", "all_of_merged"]
"""A change of a schema that leaves its meaning as it is and helps an engine."""


class Engine(TypedDict):
    """An engine in one version. What has no row is held: every answer fits, and every fitting answer can be written."""

    engine: str
    """Its name."""
    version: str
    """Its version, as its publisher writes it."""
    source: str
    """How it was asked, and when."""
    rows: list[EngineRow]
    """What it does not hold."""
    rewrites: NotRequired[list[Rewriting]]
    """Rewritings after which it holds more. Absent: none."""


SchemaSurface: TypeAlias = Literal["format", "tool"]
"""Where a schema is. format: the response format; tool: the parameters of a strict tool."""


class EngineChoice(TypedDict):
    """Features for which a server takes another engine."""

    features: list[SchemaFeature]
    """One of them is enough."""
    engine: NotRequired[str]
    """The engine that is taken. Absent: the server refuses the request."""
    note: NotRequired[str]
    """More about it, for a reader. Absent: nothing more is known."""


class ServerRow(TypedDict):
    """The engine of one server, for one surface."""

    server: str
    """The name of the variant, as in `turnwire dialects`."""
    since: NotRequired[str]
    """The first version of the server that the row is true of. Absent: from the first one."""
    until: NotRequired[str]
    """The first version of which it is no longer true. Absent: it still is."""
    surface: SchemaSurface
    """Where the schema is in the request."""
    engine: str
    """Name and version of the engine, as its file has them (`xgrammar-0.2.8`); `none`: the server ignores the schema."""
    choice: NotRequired[list[EngineChoice]]
    """Features that make the server leave this engine; the first row that fits counts. Absent: it never does."""
    source: str
    """Where the facts come from."""


class Servers(TypedDict):
    """The file `servers.json`."""

    rows: list[ServerRow]
    """One row for each server, range of versions and surface."""


ENGINES: Final[Mapping[str, Engine]] = {
    "llama.cpp-b11434": {
        "engine": "llama.cpp",
        "version": "b11434",
        "source": "`json_schema_to_grammar` and the matcher of the source package, without a server, November 2026",
        "rows": [
            {"feature": "number_bounds", "effect": "wider"},
            {"feature": "pattern_unanchored", "effect": "wider", "note": "Any text is accepted."},
            {"feature": "unique_items", "effect": "wider"},
        ],
        "rewrites": ["digit_class", "pattern_anchors"],
    },
    "llguidance-1.7.6": {
        "engine": "llguidance",
        "version": "1.7.6",
        "source": "its own matcher with a tokenizer of bytes, November 2026",
        "rows": [
            {"feature": "pattern_lookaround", "effect": "refused"},
            {"feature": "unique_items", "effect": "refused"},
        ],
    },
    "xgrammar-0.2.8": {
        "engine": "xgrammar",
        "version": "0.2.8",
        "source": "its own matcher with the default settings, November 2026",
        "rows": [
            {"feature": "pattern_lookaround", "effect": "wider"},
            {"feature": "all_of_scalars", "effect": "wider"},
            {"feature": "unique_items", "effect": "wider"},
        ],
    },
}
"""The engines by name and version: ``xgrammar-0.2.8``."""

SERVERS: Final[tuple[ServerRow, ...]] = (
    {
        "server": "llamacpp",
        "surface": "format",
        "engine": "llama.cpp-b11434",
        "source": "the source of llama-server b11434",
    },
    {
        "server": "vllm",
        "since": "0.33",
        "surface": "format",
        "engine": "xgrammar-0.2.8",
        "choice": [{"features": ["unique_items", "all_of_scalars"], "engine": "llguidance-1.7.6"}],
        "source": "vLLM 0.33.0: `has_xgrammar_unsupported_json_features`, requirements",
    },
    {
        "server": "vllm",
        "since": "0.33",
        "surface": "tool",
        "engine": "xgrammar-0.2.8",
        "source": "vLLM 0.33.0: a strict tool becomes a structural tag, without that check",
    },
)
"""Which engine a server uses."""

FEATURES: Final[Mapping[SchemaFeature, str]] = {
    "number_bounds": "`minimum`, `maximum` or their exclusive forms for a `number`.",
    "multiple_of": "`multipleOf`.",
    "pattern_unanchored": "A `pattern` without `^` at its beginning or `$` at its end.",
    "pattern_classes": "A `pattern` with `\\d`, `\\w` or `\\s`.",
    "pattern_lookaround": "A `pattern` that looks ahead or behind.",
    "all_of_scalars": "`allOf` of schemas for a text or a number.",
    "unique_items": "`uniqueItems`.",
}
"""What each feature is."""

INSTEAD: Final[Mapping[SchemaFeature, str]] = {
    "number_bounds": "An integer in a smaller unit, for example cents, or an `enum`.",
    "multiple_of": "An `enum` of the values, if they are few.",
    "pattern_unanchored": "The whole text in the pattern, between `^` and `$`.",
    "pattern_classes": "The characters themselves, for example `[0-9]`.",
    "pattern_lookaround": "A pattern without lookaround, or an `enum`.",
    "all_of_scalars": "One schema with all the keywords.",
    "unique_items": "Check the answer; no engine holds it.",
}
"""What to write instead of a feature, where there is something."""

REWRITINGS: Final[Mapping[Rewriting, str]] = {
    "digit_class": "`\\d` in a pattern becomes `[0-9]`.",
    "pattern_anchors": "A pattern gets the anchors that it lacks.",
    "all_of_merged": "`allOf` becomes one schema.",
}
"""What each rewriting does."""
