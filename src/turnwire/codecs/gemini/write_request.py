"""Requests, canonical → wire.

In: a canonical request. Out: the body, with every loss; the model and whether to stream stand in the URL, so they are
not in the body. Options of this dialect are merged into it last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.gemini.losses import GeminiLosses
from turnwire.codecs.gemini.names import DIALECT
from turnwire.codecs.gemini.parameters import write_parameters
from turnwire.codecs.gemini.variants import GeminiVariant, facts_of
from turnwire.codecs.gemini.write_messages import ContentWriter
from turnwire.codecs.gemini.write_tools import ToolWriter
from turnwire.codecs.own_options import merge_own
from turnwire.codecs.prefill import begun_answer
from turnwire.core.losses import Converted, OnLoss

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini import GenerateContentRequest


def write_request(
    request: ChatRequest, variant: GeminiVariant, *, on_loss: OnLoss = "report"
) -> Converted[GenerateContentRequest]:
    """The body to send.

    Raises:
        LossRefusedError: something cannot be said and `on_loss` is `raise`.
    """
    losses = GeminiLosses()
    parameters = request.parameters
    facts = facts_of(parameters.model)
    writer = ContentWriter(facts, losses)
    writer.write_all(request.messages)
    if (begun := begun_answer(request.messages)) is not None:
        losses.lose("prefill", begun, "sent all the same")
    wire: GenerateContentRequest = {"contents": writer.contents}
    if writer.system:
        wire["systemInstruction"] = {"parts": writer.system}
    tools = ToolWriter(losses, json_schema=facts.json_schema and variant.schema_form == "json_schema")
    tools.tools(request, wire)
    config = write_parameters(parameters, variant, facts, losses)
    tools.response_format(request, config)
    if config:
        wire["generationConfig"] = config
    if request.stream_options is not None and request.stream_options.include_usage is False:
        losses.lose("include_usage", "/stream_options/include_usage", "counted all the same")
    if parameters.provider_options:
        merge_own(wire, parameters.provider_options, DIALECT)
    return losses.settle(wire, on_loss)
