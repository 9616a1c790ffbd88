"""What we write, judged by others: the types of the google-genai SDK and the published description of the API."""

from __future__ import annotations

import json
import warnings
from importlib import resources
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter

from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs.gemini_interactions.interactions_wire import (
    CODEC,
    OWN,
    PNG,
    WEATHER,
    Data,
    chunks_of,
    encode,
    encode_stream,
    events_of,
    plain,
    request,
    response,
    streamed,
)
from tests.codecs.gemini_interactions.test_interactions_answers import ANSWERS
from tests.codecs.gemini_interactions.test_interactions_requests import LOST
from tests.late import Late

if TYPE_CHECKING:
    from google.genai._gaos.types import interactions
else:
    interactions = Late("google.genai._gaos.types.interactions")

REQUESTS = [request(*messages, **fields) for messages, fields, _ in LOST] + [
    request(
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": [{"type": "image", "data": PNG, "media_type": "image/png"}]},
        {
            "role": "assistant",
            "content": [{"type": "thinking", "text": "hm", "signature": "c2ln", "origin": OWN}],
            "tool_calls": [{"id": "a", "name": "get_weather", "arguments": {"city": "Paris"}}],
        },
        {"role": "tool", "tool_call_id": "a", "content": [{"type": "text", "text": "sunny"}]},
        tools=[WEATHER],
        tool_choice="required",
        thinking="high",
        max_tokens=5,
        stop_sequences=["a"],
        response_format={"type": "json_schema", "json_schema": {"type": "object"}},
        stream=True,
    )
]
# Words that the published events do not have, although the service says them of whole answers.
NOT_IN_EVENTS = {"over the budget"}


def answers() -> list[Any]:
    """Answers of this service, and of others with thoughts, refusals and calls."""
    foreign = [
        response({"content": [{"type": "thinking", "text": "hm"}, {"type": "refusal", "text": "No."}]}),
        response({"tool_calls": [{"id": "a", "name": "f", "arguments": {"x": 1.5}}]}, "tool_calls", created=5),
    ]
    return [CODEC.decode_response(wire) for name, wire in ANSWERS.items() if name not in NOT_IN_EVENTS] + foreign


def written_streams() -> list[bytes]:
    """Streams that we write: of this service's chunks, and of chunks without any facts."""
    bare: list[Data] = [
        {"thinking": "hm"},
        {"text": "Hel"},
        {"tool_call_deltas": [{"index": 0, "name": "f", "arguments": "{}"}]},
        {"is_complete": True, "finish_reason": "tool_calls", "usage": {"prompt_tokens": 1, "completion_tokens": 2}},
    ]
    own = [encode_stream(chunks_of(streamed(wire))) for name, wire in ANSWERS.items() if name not in NOT_IN_EVENTS]
    return [*own, encode_stream([StreamingChunk.from_dict(each) for each in bare])]


def is_known(value: Any) -> bool:
    """Whether the SDK took nothing in it for a kind that it does not know."""
    if getattr(value, "is_unknown", False):
        return bool(value.raw.get("type") == "hologram")
    fields = getattr(type(value), "model_fields", {})
    if fields:
        return all(is_known(getattr(value, name)) for name in fields if name != "response_mime_type")
    return all(map(is_known, value)) if isinstance(value, list) else True


def test_the_sdk_reads_our_answers() -> None:
    for answer in answers():
        wire = plain(CODEC.encode_response(answer).value)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            read = TypeAdapter(interactions.Interaction).validate_python(wire)
            assert is_known(read)
        assert (read.status, len(read.steps or ())) == (wire["status"], len(wire["steps"]))


def test_the_sdk_reads_every_event_of_our_streams() -> None:
    adapter = TypeAdapter(interactions.InteractionSSEEvent)
    for data in written_streams():
        for event in events_of(data):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)
                read = adapter.validate_python(event)
                assert is_known(read), event
            assert read.event_type == event["event_type"]


# The published description


def validator(name: str) -> Any:
    """A validator for a schema of the published description."""
    from jsonschema_rs import validator_for

    text = resources.files("llm_comply.specs").joinpath("google_interactions.json").read_text("utf-8")
    description = json.loads(text)
    description["components"]["schemas"]["ModelOption"] = {"type": "string"}  # a list of the models of its day
    return validator_for({"$ref": f"#/components/schemas/{name}", "components": _usable(description["components"])})


def _usable(value: Any) -> Any:
    """Without `oneOf` as the description uses it: its branches of plain objects overlap."""
    if isinstance(value, dict):
        out = {key: _usable(item) for key, item in value.items() if key not in ("discriminator", "format")}
        if "oneOf" in out:
            out["anyOf"] = out.pop("oneOf")
        return out
    return [_usable(item) for item in value] if isinstance(value, list) else value


def faults(judge: Any, value: Any) -> list[str]:
    return [f"{list(error.instance_path)}: {error.message[:200]}" for error in judge.iter_errors(plain(value))]


def test_our_requests_fit_the_published_description() -> None:
    judge = validator("CreateModelInteractionParams")
    for made in REQUESTS:
        assert faults(judge, CODEC.encode_request(made).value) == []
    assert faults(judge, {"input": "x"})
    assert encode(REQUESTS[-1])["stream"] is True


def test_our_answers_fit_the_published_description() -> None:
    judge = validator("Interaction")
    for answer in answers():
        wire = CODEC.encode_response(answer).value
        if "hologram" not in json.dumps(wire):
            assert faults(judge, wire) == []
    assert faults(judge, {"status": "done"})


def test_our_events_fit_the_published_description() -> None:
    judge = validator("InteractionSseEvent")
    for data in written_streams():
        for event in events_of(data):
            if "hologram" not in json.dumps(event):
                assert faults(judge, event) == []
    assert faults(judge, {"event_type": "step.start"})
