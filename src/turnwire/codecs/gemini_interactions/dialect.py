"""Registry entry of the dialect gemini-interactions: paths, detection and schemas. The codec is in `codec.py`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final

from turnwire.codecs import dialect
from turnwire.codecs.recorded_paths import path_of


def _is_request(value: Mapping[str, Any]) -> bool:
    """Return whether the input has a step or content that the Responses API does not know."""
    given = value.get("input")
    entries = given if isinstance(given, list) else [given]
    kinds = [entry.get("type") for entry in entries if isinstance(entry, dict)]
    return any(isinstance(kind, str) and kind in _own_tags() for kind in kinds)


@cache
def _own_tags() -> frozenset[str]:
    step, item = "wire/gemini-interactions/v1/step", "wire/openai-responses/v1/request"
    return (_tags(step, "Step") | _tags(step, "Content")) - _tags(item, "TypedItem")


def _tags(document: str, union: str) -> frozenset[str]:
    """Return the tags of a union's members that are defined in the same document."""
    from turnwire_schema.documents import load_document

    definitions: dict[str, Any] = load_document(document)["$defs"]
    tag = definitions[union]["discriminator"]["propertyName"]
    listed = definitions[union].get("oneOf", definitions[union].get("anyOf", ()))
    names = [member["$ref"].rpartition("/")[2] for member in listed if "$ref" in member]
    members = [definitions[name]["properties"][tag] for name in names if name in definitions]
    return frozenset(word for member in members for word in (member.get("enum") or [member.get("const")]) if word)


_path: Final = partial(path_of, "gemini-interactions")

_RECORDED: Final = (
    _path(
        "chat",
        "/v1(beta)?/interactions",
        is_chat=True,
        request="request#InteractionRequest",
        response="response#Interaction",
        event="event#InteractionEvent",
    ),
)

RECORD: Final = dialect.Dialect(
    name="gemini-interactions",
    codec_of="turnwire.codecs.gemini_interactions.codec:codec_of",
    losses="turnwire.codecs.gemini_interactions.names:LOSSES",
    variants={"gemini-interactions": "turnwire.codecs.variants:GEMINI_INTERACTIONS"},
    request=dialect.Places("input", "system_instruction"),
    tools=dialect.ToolPlaces(
        dialect.tools_of_type("function"),
        ("parameters",),
        "/generation_config/tool_choice/allowed_tools/tools",
        is_placed=True,
    ),
    answer=dialect.AnswerForm(
        document="wire/gemini-interactions/v1/response",
        definition="Interaction",
        places={"/usage/extras": ("usage",)},
        own={
            "text": dialect.OwnFields("TextContent", {"step": "ModelOutputStep"}),
            "thinking": dialect.OwnFields("ThoughtStep"),
            "call": dialect.OwnFields("FunctionCallStep"),
        },
    ),
    detection=dialect.Detection(
        marks=(
            dialect.Marks(5, "wire/gemini-interactions/v1/request", ("InteractionRequest",)),
            dialect.Marks(5, "wire/gemini-interactions/v1/response", ("Interaction",)),
        ),
        events=(3, "wire/gemini-interactions/v1/event", "InteractionEvent"),
        looks={"wire/gemini-interactions/v1/request": _is_request},
    ),
    endpoints_of="gemini",
    client=dialect.Client(
        habits=dialect.Habits(id_prefix=""),
        prefixes=("/v1beta/interactions", "/v1/interactions"),
        paths=(dialect.ModelPath(path="/v1beta/interactions"), dialect.ModelPath(path="/v1/interactions")),
        # Source: the published request object.
        stateful=(
            dialect.StatefulField(
                "previous_interaction_id", "answers are not kept here; send the whole conversation in `input`"
            ),
            dialect.StatefulField(
                "background", "answers are not kept here, so none can be fetched later; leave it out", True
            ),
            dialect.StatefulField("agent", "there are no agents here; name a model"),
        ),
    ),
    recorded_paths=_RECORDED,
    ends_stream=dialect.tagged("event_type", "interaction.completed"),
    call_id=lambda node: "id" if node.get("type") == "function_call" else None,
)
