"""Registry entry of the dialect anthropic: paths, detection, schemas and stream framing. The codec is in `codec.py`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from turnwire.codecs import dialect
from turnwire.codecs.recorded_paths import model_lists, path_of

_VERSION: Final = "anthropic-version"

# Other dialects use the same top-level keys, so these keys of inner objects distinguish them.
_INNER_KEYS: Final = frozenset({"input_schema", "source", "tool_use_id", "input", "thinking", "signature"})


def _is_choice(choice: Any) -> bool:
    """Return whether a tool choice is an object with words of this dialect."""
    return isinstance(choice, dict) and choice.get("type") in ("auto", "any", "tool", "none")


def _is_request(value: Mapping[str, Any]) -> bool:
    """Return whether a tool, message or part has a key of this dialect, or the request has a distinctive word."""
    entries = [
        entry for key in ("tools", "messages") for entry in dialect.listed(value.get(key)) if isinstance(entry, dict)
    ]
    parts = [part for entry in entries for part in dialect.listed(entry.get("content")) if isinstance(part, dict)]
    if value.get("service_tier") == "standard_only" or _is_choice(value.get("tool_choice")):
        return True
    return any(not _INNER_KEYS.isdisjoint(entry) for entry in (*entries, *parts))


_COUNTED: Final = frozenset(("model", "messages", "system", "tools", "tool_choice", "thinking"))
"""Fields of a token count request that affect the count. Sampling parameters do not."""


def _counted(body: Mapping[str, Any]) -> Mapping[str, Any]:
    # `max_tokens` is required in a request but not in a count.
    return {**{name: value for name, value in body.items() if name in _COUNTED}, "max_tokens": 1}


# Required fields of `Message` and `MessageDeltaEvent`. `citations` of a text block is required and may be null by the
# specification, but the service sends none, and clients that read what it sends (the provider of Vercel's AI SDK)
# refuse null. An empty list is taken by all.
_BLOCK: Final = (
    dialect.RequiredFields((), {"citations": []}, ("type", "text")),
    dialect.RequiredFields((), {"caller": {"type": "direct"}}, ("type", "tool_use")),
)
_CACHED: Final = ("cache_creation_input_tokens", "cache_read_input_tokens")
_DETAILS: Final = ("output_tokens_details", "server_tool_use")
_ENDS: Final = ("stop_sequence", "stop_details", "container")
_MESSAGE: Final = (
    dialect.RequiredFields((), dict.fromkeys(("stop_reason", *_ENDS))),
    dialect.RequiredFields(
        ("usage",), dict.fromkeys(("cache_creation", *_CACHED, "inference_geo", *_DETAILS, "service_tier"))
    ),
    *(rule.below("content", "*") for rule in _BLOCK),
)
_MESSAGE_DELTA: Final = (
    dialect.RequiredFields(("delta",), dict.fromkeys(_ENDS)),
    dialect.RequiredFields(("usage",), dict.fromkeys((*_CACHED, "input_tokens", *_DETAILS))),
)

_path: Final = partial(path_of, "anthropic")

_RECORDED: Final = (
    *model_lists("anthropic", "/v1/models", ("anthropic-version",)),
    _path(
        "chat",
        "/v1/messages",
        is_chat=True,
        request="request#MessagesRequest",
        response="response#Message",
        event="event#MessageStreamEvent",
    ),
    _path(
        "count_tokens",
        "/v1/messages/count_tokens",
        request="request#CountTokensRequest",
        response="response#CountTokensResponse",
    ),
)

RECORD: Final = dialect.Dialect(
    name="anthropic",
    codec_of="turnwire.codecs.anthropic.codec:codec_of",
    losses="turnwire.codecs.anthropic.names:LOSSES",
    variants={
        "anthropic": "turnwire.codecs.anthropic.variants:ANTHROPIC",
        "anthropic-2026-10-21": "turnwire.codecs.anthropic.variants:ANTHROPIC_2026",
    },
    request=dialect.Places("messages", "system"),
    request_needs={"max_tokens": 4096},
    tools=dialect.ToolPlaces(dialect.tools_of_type(None, "custom"), ("input_schema",), "/tool_choice/name"),
    answer=dialect.AnswerForm(
        document="wire/anthropic/v1/response",
        definition="Message",
        places={"/usage/extras": ("usage",)},
        own={
            "text": dialect.OwnFields("TextBlock"),
            "thinking": dialect.OwnFields("ThinkingBlock"),
            "call": dialect.OwnFields("ToolUseBlock"),
        },
    ),
    detection=dialect.Detection(
        marks=(
            dialect.Marks(6, "wire/anthropic/v1/request", ("MessagesRequest", "CountTokensRequest", "CustomTool")),
            dialect.Marks(6, "wire/anthropic/v1/response", ("Message", "CountTokensResponse")),
            dialect.Marks(6, "wire/anthropic/v1/models", ("ModelList", "Model")),
            dialect.Marks(6, "wire/anthropic/v1/error", ("ErrorEnvelope",)),
        ),
        events=(2, "wire/anthropic/v1/event", "MessageStreamEvent"),
        same_as_another=frozenset({"wire/anthropic/v1/event#ErrorEvent"}),  # the body of an error
        looks={"wire/anthropic/v1/request": _is_request},
    ),
    client=dialect.Client(
        habits=dialect.Habits(
            # A ping may occur anywhere in a stream: https://docs.anthropic.com/en/api/messages-streaming
            keep_alive=lambda model, created: b'event: ping\ndata: {"type": "ping"}\n\n',
            id_prefix="msg_",
            request_id_header="request-id",
        ),
        prefixes=("/v1/messages",),
        headers=(_VERSION,),
        versions=dialect.Versions(
            header=_VERSION, codecs={"2023-06-01": "anthropic", "2026-10-21": "anthropic-2026-10-21"}
        ),
        paths=(
            dialect.ModelPath(path="/v1/messages", in_batches=True),
            dialect.ModelPath(path="/v1/messages/count_tokens", stream="never", counts_tokens=True),
        ),
        required=_MESSAGE,
        required_in_events={
            "message_start": tuple(rule.below("message") for rule in _MESSAGE),
            "content_block_start": tuple(rule.below("content_block") for rule in _BLOCK),
            "message_delta": _MESSAGE_DELTA,
        },
        counted=_counted,
        model_list="turnwire.codecs.anthropic.models:model_list",
        model="turnwire.codecs.anthropic.models:model",
    ),
    recorded_paths=_RECORDED,
    readers={"anthropic.count_tokens": "decode_token_count"},
    ends_stream=dialect.tagged("type", "message_delta", "message_stop"),
    call_id=lambda node: "id" if node.get("type") == "tool_use" else None,
    count_path="/v1/messages/count_tokens",
)
