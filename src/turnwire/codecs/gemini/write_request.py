"""Requests, canonical → wire.

In: a canonical request. Out: the body, with every loss. The URL contains the model and whether to stream, so the body
does not. Options of this dialect are merged into it last.

Schemas are sent as JSON Schema if the server and the model support it, else in the older `Schema` form, with every
unsupported keyword reported. `strict` has no field: the server enforces no schema of a single tool, and every call is
validated before it runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, cast

from turnwire_schema.v1.request import ChatRequest, JsonSchemaFormat
from turnwire_schema.v1.tool import ToolDefinition

from turnwire.codecs.gemini.names import DIALECT, GeminiLosses, wire_name
from turnwire.codecs.gemini.parameters import write_parameters
from turnwire.codecs.gemini.read_request import says_anything
from turnwire.codecs.gemini.schema import SchemaWriter
from turnwire.codecs.gemini.variants import GeminiVariant, facts_of
from turnwire.codecs.gemini.write_messages import ContentWriter
from turnwire.codecs.requests.tool_definitions import lose_forms
from turnwire.codecs.requests.turns import begun_answer
from turnwire.codecs.values.provider_options import merge_own
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire import gemini as typed

_MODES: Final[Mapping[str, Literal["AUTO", "NONE", "ANY"]]] = {"auto": "AUTO", "none": "NONE", "required": "ANY"}


class ToolWriter:
    """Writer of tools and schemas, in the form that server and model support."""

    __slots__ = ("_json_schema", "_losses")

    def __init__(self, losses: GeminiLosses, *, json_schema: bool) -> None:
        self._losses = losses
        self._json_schema = json_schema

    def tools(self, request: ChatRequest, wire: typed.GenerateContentRequest) -> None:
        """Put `tools` and `toolConfig` into `wire` if the request sets them."""
        if request.tools:
            functions = [self._function(tool, f"/tools/{index}") for index, tool in enumerate(request.tools)]
            wire["tools"] = [{"functionDeclarations": functions}]
        choice = request.tool_choice
        if choice is not None:
            if not request.tools:
                # 400 `Function calling config is set without function_declarations`
                self._losses.lose("tool_choice_without_tools", "/tool_choice")
            elif isinstance(choice, str):
                wire["toolConfig"] = {"functionCallingConfig": {"mode": _MODES[choice]}}
            else:
                config: typed.FunctionCallingConfig = {"mode": "ANY", "allowedFunctionNames": [wire_name(choice.name)]}
                wire["toolConfig"] = {"functionCallingConfig": config}
        if request.parallel_tool_calls is False:
            self._losses.lose("parallel_tool_calls", "/parallel_tool_calls")

    def _function(self, tool: ToolDefinition, at: str) -> typed.FunctionDeclaration:
        lose_forms(tool, at, self._losses)
        wire: typed.FunctionDeclaration = {"name": wire_name(tool.name), "description": tool.description}
        # Older models reject an object without properties; leaving it out has the same meaning.
        if says_anything(tool.parameters):
            if self._json_schema:
                wire["parametersJsonSchema"] = tool.parameters
            else:
                wire["parameters"] = self._older(tool.parameters, f"{at}/parameters")
        if tool.provider_options:
            merge_own(wire, tool.provider_options, DIALECT)
        return wire

    def _older(self, schema: Mapping[str, object], at: str) -> typed.Schema:
        """Return a schema in the form that older servers and models support."""
        writer = SchemaWriter()
        written = writer.write(schema)
        if writer.lost:
            lost = ", ".join(sorted(writer.lost))
            self._losses.lose("schema", at, "added to the description, or left out", detail=lost)
        return cast("typed.Schema", written)  # only keywords of this form

    def response_format(self, request: ChatRequest, config: typed.GenerationConfig) -> None:
        """Put the response format into `generationConfig`."""
        wanted = request.response_format
        if wanted is None:
            return
        if not isinstance(wanted, JsonSchemaFormat):
            config["responseMimeType"] = "text/plain" if wanted.type == "text" else "application/json"
            return
        config["responseMimeType"] = "application/json"
        if self._json_schema:
            config["responseJsonSchema"] = wanted.json_schema
        else:
            config["responseSchema"] = self._older(wanted.json_schema, "/response_format/json_schema")
        if wanted.description is not None:
            self._losses.lose("format_words", "/response_format/description", detail="description")


def write_request(
    request: ChatRequest, variant: GeminiVariant, *, stream: bool | None = None
) -> Converted[typed.GenerateContentRequest]:
    """Return the body to send, with losses for what this dialect cannot express; the URL determines streaming."""
    losses = GeminiLosses()
    parameters = request.parameters
    facts = facts_of(parameters.model)
    writer = ContentWriter(facts, losses)
    writer.write_all(request.messages)
    if (begun := begun_answer(request.messages)) is not None:
        losses.lose("prefill", begun, "sent all the same")
    wire: typed.GenerateContentRequest = {"contents": writer.contents}
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
    return Converted(wire, tuple(losses.losses))
