"""Registry entry of the dialect openai-responses: paths, detection and schemas. The codec is in `codec.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from turnwire.codecs import dialect
from turnwire.codecs.recorded_paths import path_of
from turnwire.core.errors import Problem


def _references(body: Mapping[str, Any]) -> Iterator[Problem]:
    for place, item in enumerate(dialect.listed(body.get("input"))):
        if isinstance(item, dict) and item.get("type") == "item_reference":
            yield Problem(f"/input/{place}", "kept_state", "items are not kept here; send the item itself")


def _tools(body: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the tools that a client runs, including those in namespaces, in order."""
    from turnwire.codecs.openai_responses.tool_kinds import is_run_by_client  # loads classes that records do not need

    for place, tool in enumerate(dialect.listed(body.get("tools"))):
        if not isinstance(tool, dict):
            continue
        if tool.get("type") == "namespace":
            for inner, each in enumerate(dialect.listed(tool.get("tools"))):
                if isinstance(each, dict) and each.get("type") in _NAMED:
                    yield f"/tools/{place}/tools/{inner}", each
        elif tool.get("type") in _NAMED or is_run_by_client(tool):
            yield f"/tools/{place}", tool


_NAMED: Final = ("function", "custom")
_RESEND: Final = "answers are not kept here; send the whole conversation in `input`"
# If a previous response was not found, Agno repeats the request with the whole conversation.
_WITHOUT_STORE: Final = ", as clients do with `store: false` (agent-framework, agno)"
# The completion time of a completed response is the time at which it was written.
_COMPLETED: Final = dialect.RequiredFields((), {"completed_at": dialect.NOW}, ("status", "completed"), also_null=True)

_path: Final = partial(path_of, "openai-responses")

_RECORDED: Final = (
    _path(
        "chat",
        "(/openai)?/v1/responses",
        is_chat=True,
        request="request#ResponsesRequest",
        response="response#Response",
        event="event#StreamData",
    ),
    _path("stored", "/v1/responses/[^/]+(/cancel)?", response="response#Response"),
)

RECORD: Final = dialect.Dialect(
    name="openai-responses",
    codec_of="turnwire.codecs.openai_responses.codec:codec_of",
    losses="turnwire.codecs.openai_responses.names:LOSSES",
    variants={"openai-responses": "turnwire.codecs.openai_responses.variants:OPENAI_RESPONSES"},
    request=dialect.Places("input", "instructions"),
    tools=dialect.ToolPlaces(_tools, ("parameters",), "/tool_choice/name"),
    answer=dialect.AnswerForm(
        document="wire/openai-responses/v1/response",
        definition="Response",
        places={"/usage/extras": ("usage",)},
        own={
            "text": dialect.OwnFields("OutputText", {"item": "OutputMessage"}),
            "thinking": dialect.OwnFields("ReasoningText", {"item": "OutputReasoning"}),
            "call": dialect.OwnFields("FunctionCall", {"item": "FunctionCall"}),
        },
    ),
    detection=dialect.Detection(
        marks=(
            dialect.Marks(4, "wire/openai-responses/v1/request", ("ResponsesRequest", "FunctionTool")),
            dialect.Marks(4, "wire/openai-responses/v1/response", ("Response",)),
        ),
        events=(1, "wire/openai-responses/v1/event", "ResponseStreamEvent"),
    ),
    endpoints_of="openai-chat",
    client=dialect.Client(
        # Codex 0.171.0 (codex-api/src/sse/responses.rs) compacts on the code in `response.failed`, not on a status.
        habits=dialect.Habits(id_prefix="resp_", streams_overflow=True, fails_in_order=True),
        prefixes=("/v1/responses",),
        paths=(dialect.ModelPath(path="/v1/responses", in_batches=True),),
        required=(_COMPLETED,),
        required_in_events={"response.completed": (_COMPLETED.below("response"),)},
        # Source: the published request object.
        stateful=(
            dialect.StatefulField("previous_response_id", f"previous response not found: {_RESEND}{_WITHOUT_STORE}"),
            dialect.StatefulField("conversation", _RESEND),
            dialect.StatefulField(
                "background", "answers are not kept here, so none can be fetched later; leave it out", True
            ),
            dialect.StatefulField("prompt", "prompts are not kept here; send the text in `input` or `instructions`"),
        ),
        stateful_items=_references,
        base="/v1",
    ),
    recorded_paths=_RECORDED,
    readers={"openai-responses.stored": "decode_response"},
    ends_stream=dialect.tagged("type", "response.completed", "response.incomplete", "response.failed"),
    call_id=lambda node: "call_id" if node.get("type") == "function_call" else None,
)
