"""The words of the wire as tables: finish words, names of options, thinking levels.

Nothing here decides; the other modules look things up. Sources are the wire documents of the dialect
(schemas/wire/ollama/v1/chat.schema.json), which say which server version sends what.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire.ollama import Options, ThinkLevel

DIALECT: Final = "ollama"

FINISH_WORDS: Final[Mapping[str, FinishReason]] = {
    "stop": "stop",  # also after a tool call: the native API never says tool_calls (ollama/ollama#5995)
    "length": "length",
    "load": "other",  # answer to a request without messages: the model was loaded, nobody spoke
    "unload": "other",
}
NO_TURN_WORDS: Final = frozenset({"load", "unload"})

DONE_REASONS: Final[Mapping[str, str | None]] = {
    "stop": "stop",
    "tool_calls": "stop",
    "length": "length",
    "content_filter": "content_filter",  # no word of the server's own; clients take an unknown word as "other"
    "other": None,
    "error": "length",  # the one word for an answer that was cut; without `done` the official client sees a whole one
    "cancelled": "length",
}


OPTION_NAMES: Final = frozenset(Options.__annotations__)
"""Names that the server looks for inside `options` and nowhere else."""

THINK_LEVELS: Final = frozenset(get_args(ThinkLevel))
THINK_SUBSTITUTES: Final[Mapping[str, ThinkLevel]] = {
    # What the server itself does with these levels on its OpenAI path (openai/openai.go).
    "minimal": "low",
    "xhigh": "max",
}
