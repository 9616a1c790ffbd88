"""Requests, canonical → wire.

In: a canonical request. Out: the body in the words of one variant, and every loss. What is plain of the parameters
stands in rows (`fields.py`); the variant says which of them the server honours and how it calls them.
"""

from __future__ import annotations

from typing import cast

from turnwire_schema.v1.request import ChatRequest, ModelParameters, ThinkingEffort
from turnwire_schema.wire.openai_chat import ChatCompletionRequest

from turnwire.codecs.openai_chat.fields import parameters_of
from turnwire.codecs.openai_chat.losses import ChatLosses
from turnwire.codecs.openai_chat.names import SWITCH
from turnwire.codecs.openai_chat.write_messages import MessageWriter
from turnwire.codecs.openai_chat.write_tools import write_response_format, write_tools
from turnwire.codecs.openai_models import openai_model, take_out_sampling
from turnwire.codecs.own_options import merge_own
from turnwire.codecs.prefill import begun_answer
from turnwire.codecs.request_rows import limit_stops
from turnwire.codecs.variants import ChatVariant
from turnwire.core.losses import Converted


def write_request(
    request: ChatRequest, variant: ChatVariant, *, stream: bool | None = None
) -> Converted[ChatCompletionRequest]:
    """The body to send, and what this dialect cannot say of the request."""
    losses = ChatLosses()
    parameters = request.parameters
    wire = write_parameters(parameters, variant, losses)
    wire["messages"] = MessageWriter(variant, losses).write_all(request.messages)
    write_tools(request, variant, wire, losses)
    if not variant.continues_answers and (begun := begun_answer(request.messages)) is not None:
        _note_prefill(parameters, begun, variant, losses)
    wanted = write_response_format(request.response_format, variant, losses)
    if wanted is not None:
        wire["response_format"] = wanted
    streams = bool(request.stream) if stream is None else stream
    if streams:
        wire["stream"] = True
        asked = True if request.stream_options is None else request.stream_options.include_usage
        if asked is not None:
            wire["stream_options"] = {"include_usage": asked}
    if parameters.provider_options:
        merge_own(wire, parameters.provider_options, variant)
        if not streams:
            wire.pop("stream_options", None)  # vLLM refuses them without stream
    return Converted(wire, tuple(losses.losses))


def _note_prefill(parameters: ModelParameters, at: str, variant: ChatVariant, losses: ChatLosses) -> None:
    """Tell that the model will not go on with the answer that stands at `at`, unless an own option asks for it."""
    options = parameters.provider_options or {}
    own = [(options.get(name) or {}).get(variant.continue_option or "") for name in (variant.dialect, variant.name)]
    if True not in own:
        losses.lose("prefill", at, "sent all the same")


def write_parameters(parameters: ModelParameters, variant: ChatVariant, losses: ChatLosses) -> ChatCompletionRequest:
    """The wire fields of the parameters; canonical defaults are sent, nulls are not."""
    found = parameters_of(variant).write(parameters, losses)
    wire = cast("ChatCompletionRequest", found)  # `tools/check_rows.py` holds the rows to the document
    if "stop" in wire and variant.openai_models and not openai_model(parameters.model).stops:
        losses.lose("model_stop", "/parameters/stop_sequences")
        del wire["stop"]
    limit_stops(found, "stop", variant.stop_limit, losses)
    if parameters.thinking is not None:
        _write_thinking(parameters.thinking, wire, variant, losses)
    if variant.openai_models:
        own = (parameters.provider_options or {}).get(variant.dialect) or {}
        take_out_sampling(found, parameters, own.get("reasoning_effort", wire.get("reasoning_effort")), losses)
    return wire


def _write_thinking(
    thinking: bool | ThinkingEffort, wire: ChatCompletionRequest, variant: ChatVariant, losses: ChatLosses
) -> None:
    at = "/parameters/thinking"
    if isinstance(thinking, str):
        if thinking in variant.efforts:
            wire["reasoning_effort"] = thinking
        else:
            losses.lose("thinking_level", at, detail=thinking)
    elif variant.switches_in_template:
        wire["chat_template_kwargs"] = {SWITCH: thinking}
    else:
        word = variant.thinking_on if thinking else variant.thinking_off
        if word is None:
            losses.lose("thinking_switch", at)
        else:
            wire["reasoning_effort"] = word
