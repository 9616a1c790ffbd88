"""All that is known of the dialect openai-responses beside its codec."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from turnwire.codecs.dialect import (
    NOW,
    AnswerForm,
    Client,
    Detection,
    Dialect,
    Habits,
    Marks,
    ModelPath,
    OwnFields,
    Places,
    RequiredFields,
    StatefulField,
    ToolPlaces,
    listed,
    tagged,
    tools_of_type,
)
from turnwire.core.errors import Problem


def _references(body: Mapping[str, Any]) -> Iterator[Problem]:
    for place, item in enumerate(listed(body.get("input"))):
        if isinstance(item, Mapping) and item.get("type") == "item_reference":
            yield Problem(f"/input/{place}", "kept_state", "items are not kept here; send the item itself")


_RESEND: Final = "answers are not kept here; send the whole conversation in `input`"
# A completed response was completed at the time at which it was written.
_COMPLETED: Final = RequiredFields((), {"completed_at": NOW}, ("status", "completed"), also_null=True)

RECORD: Final = Dialect(
    name="openai-responses",
    codec_of="turnwire.codecs.openai_responses.codec:codec_of",
    variants={"openai-responses": "turnwire.codecs.openai_responses.variants:OPENAI_RESPONSES"},
    request=Places("input", "instructions"),
    tools=ToolPlaces(tools_of_type("function"), ("parameters",), "/tool_choice/name"),
    answer=AnswerForm(
        document="wire/openai-responses/v1/response",
        definition="Response",
        places={"/usage/extras": ("usage",)},
        own={
            "text": OwnFields("OutputText", {"item": "OutputMessage"}),
            "thinking": OwnFields("ReasoningText", {"item": "OutputReasoning"}),
            "call": OwnFields("FunctionCall", {"item": "FunctionCall"}),
        },
    ),
    detection=Detection(
        marks=(
            Marks(4, "wire/openai-responses/v1/request", ("ResponsesRequest",)),
            Marks(4, "wire/openai-responses/v1/response", ("Response",)),
        ),
        events=(1, "wire/openai-responses/v1/event", "ResponseStreamEvent"),
    ),
    endpoints_of="openai-chat",
    client=Client(
        habits=Habits(id_prefix="resp_"),
        prefixes=("/v1/responses",),
        paths=(ModelPath(path="/v1/responses", in_batches=True),),
        required=(_COMPLETED,),
        required_in_events={"response.completed": (_COMPLETED.below("response"),)},
        # Source: the published request object.
        stateful=(
            StatefulField("previous_response_id", _RESEND),
            StatefulField("conversation", _RESEND),
            StatefulField("background", "answers are not kept here, so none can be fetched later; leave it out", True),
            StatefulField("prompt", "prompts are not kept here; send the text in `input` or `instructions`"),
        ),
        stateful_items=_references,
        base="/v1",
    ),
    recorded_paths="turnwire.codecs.openai_responses.recorded_paths:RECORDED_PATHS",
    readers={"openai-responses.stored": "decode_response"},
    normal_form="turnwire.contract.normal_forms.openai_responses",
    ends_stream=tagged("type", "response.completed", "response.incomplete", "response.failed"),
    call_id=lambda node: "call_id" if node.get("type") == "function_call" else None,
)
