# Generated from schemas/wire/gemini-interactions/v1/ by `make generate`. Do not edit: changes are lost.

"""The objects of the dialect gemini-interactions before they are judged; for annotations alone."""

from typing import Literal, TypeAlias

from turnwire_schema.wire.raw import RawObject

RawAllowedTools: TypeAlias = RawObject[Literal["mode", "tools"]]
RawAnnotation: TypeAlias = RawObject[Literal["type", "start_index", "end_index", "url", "title"]]
RawArgumentsDelta: TypeAlias = RawObject[Literal["type", "arguments"]]
RawAudioContent: TypeAlias = RawObject[Literal["type", "data", "uri", "mime_type", "channels", "sample_rate"]]
RawContent: TypeAlias = RawObject[
    Literal["type", "text", "annotations", "data", "uri", "mime_type", "resolution", "channels", "sample_rate"]
]
RawDeltaMetadata: TypeAlias = RawObject[Literal["total_usage"]]
RawDocumentContent: TypeAlias = RawObject[Literal["type", "data", "uri", "mime_type"]]
RawErrorDetail: TypeAlias = RawObject[Literal["code", "message", "status", "details"]]
RawErrorResponse: TypeAlias = RawObject[Literal["error"]]
RawFunctionCallStep: TypeAlias = RawObject[Literal["type", "id", "name", "arguments", "signature"]]
RawFunctionResultStep: TypeAlias = RawObject[Literal["type", "call_id", "result", "name", "is_error"]]
RawFunctionTool: TypeAlias = RawObject[Literal["type", "name", "description", "parameters"]]
RawGenerationConfig: TypeAlias = RawObject[
    Literal[
        "max_output_tokens",
        "seed",
        "stop_sequences",
        "temperature",
        "top_p",
        "thinking_level",
        "thinking_summaries",
        "tool_choice",
    ]
]
RawImageContent: TypeAlias = RawObject[Literal["type", "data", "uri", "mime_type", "resolution"]]
RawInteraction: TypeAlias = RawObject[
    Literal[
        "id",
        "status",
        "object",
        "model",
        "agent",
        "created",
        "updated",
        "steps",
        "usage",
        "errors",
        "previous_interaction_id",
        "service_tier",
        "labels",
    ]
]
RawInteractionCompletedEvent: TypeAlias = RawObject[Literal["event_type", "interaction", "event_id"]]
RawInteractionCreatedEvent: TypeAlias = RawObject[Literal["event_type", "interaction", "event_id"]]
RawInteractionEvent: TypeAlias = RawObject[
    Literal[
        "event_type",
        "interaction",
        "event_id",
        "interaction_id",
        "status",
        "index",
        "step",
        "delta",
        "metadata",
        "usage",
        "step_usage",
        "error",
    ]
]
RawInteractionFault: TypeAlias = RawObject[Literal["code", "message"]]
RawInteractionRequest: TypeAlias = RawObject[
    Literal[
        "model",
        "agent",
        "input",
        "system_instruction",
        "tools",
        "generation_config",
        "response_format",
        "response_mime_type",
        "previous_interaction_id",
        "store",
        "stream",
        "background",
        "labels",
        "service_tier",
    ]
]
RawInteractionStatusUpdate: TypeAlias = RawObject[Literal["event_type", "interaction_id", "status", "event_id"]]
RawMediaDelta: TypeAlias = RawObject[Literal["type", "data", "uri", "mime_type"]]
RawModalityTokens: TypeAlias = RawObject[Literal["modality", "tokens"]]
RawModelOutputStep: TypeAlias = RawObject[Literal["type", "content", "error"]]
RawOtherContent: TypeAlias = RawObject[Literal["type"]]
RawOtherDelta: TypeAlias = RawObject[Literal["type"]]
RawOtherEvent: TypeAlias = RawObject[Literal["event_type"]]
RawOtherFormat: TypeAlias = RawObject[Literal["type"]]
RawOtherStep: TypeAlias = RawObject[Literal["type"]]
RawOtherTool: TypeAlias = RawObject[Literal["type"]]
RawOutputFault: TypeAlias = RawObject[Literal["code", "message", "details"]]
RawResponseFormat: TypeAlias = RawObject[Literal["type", "mime_type", "schema"]]
RawStep: TypeAlias = RawObject[
    Literal[
        "type", "content", "error", "signature", "summary", "id", "name", "arguments", "call_id", "result", "is_error"
    ]
]
RawStepDeltaData: TypeAlias = RawObject[
    Literal["type", "text", "data", "uri", "mime_type", "arguments", "signature", "content", "annotations"]
]
RawStepDeltaEvent: TypeAlias = RawObject[Literal["event_type", "index", "delta", "metadata", "event_id"]]
RawStepStartEvent: TypeAlias = RawObject[Literal["event_type", "index", "step", "event_id"]]
RawStepStopEvent: TypeAlias = RawObject[Literal["event_type", "index", "usage", "step_usage", "event_id"]]
RawStreamErrorEvent: TypeAlias = RawObject[Literal["event_type", "error", "event_id"]]
RawTextAnnotationDelta: TypeAlias = RawObject[Literal["type", "annotations"]]
RawTextContent: TypeAlias = RawObject[Literal["type", "text", "annotations"]]
RawTextDelta: TypeAlias = RawObject[Literal["type", "text"]]
RawTextFormat: TypeAlias = RawObject[Literal["type", "mime_type", "schema"]]
RawThoughtSignatureDelta: TypeAlias = RawObject[Literal["type", "signature"]]
RawThoughtStep: TypeAlias = RawObject[Literal["type", "signature", "summary"]]
RawThoughtSummaryDelta: TypeAlias = RawObject[Literal["type", "content"]]
RawTool: TypeAlias = RawObject[Literal["type", "name", "description", "parameters"]]
RawToolChoiceConfig: TypeAlias = RawObject[Literal["allowed_tools"]]
RawUsage: TypeAlias = RawObject[
    Literal[
        "total_input_tokens",
        "total_cached_tokens",
        "total_output_tokens",
        "total_thought_tokens",
        "total_tool_use_tokens",
        "total_tokens",
        "input_tokens_by_modality",
        "output_tokens_by_modality",
        "cached_tokens_by_modality",
        "tool_use_tokens_by_modality",
    ]
]
RawUserInputStep: TypeAlias = RawObject[Literal["type", "content"]]
RawVideoContent: TypeAlias = RawObject[Literal["type", "data", "uri", "mime_type", "resolution"]]

__all__ = [
    "RawAllowedTools",
    "RawAnnotation",
    "RawArgumentsDelta",
    "RawAudioContent",
    "RawContent",
    "RawDeltaMetadata",
    "RawDocumentContent",
    "RawErrorDetail",
    "RawErrorResponse",
    "RawFunctionCallStep",
    "RawFunctionResultStep",
    "RawFunctionTool",
    "RawGenerationConfig",
    "RawImageContent",
    "RawInteraction",
    "RawInteractionCompletedEvent",
    "RawInteractionCreatedEvent",
    "RawInteractionEvent",
    "RawInteractionFault",
    "RawInteractionRequest",
    "RawInteractionStatusUpdate",
    "RawMediaDelta",
    "RawModalityTokens",
    "RawModelOutputStep",
    "RawOtherContent",
    "RawOtherDelta",
    "RawOtherEvent",
    "RawOtherFormat",
    "RawOtherStep",
    "RawOtherTool",
    "RawOutputFault",
    "RawResponseFormat",
    "RawStep",
    "RawStepDeltaData",
    "RawStepDeltaEvent",
    "RawStepStartEvent",
    "RawStepStopEvent",
    "RawStreamErrorEvent",
    "RawTextAnnotationDelta",
    "RawTextContent",
    "RawTextDelta",
    "RawTextFormat",
    "RawThoughtSignatureDelta",
    "RawThoughtStep",
    "RawThoughtSummaryDelta",
    "RawTool",
    "RawToolChoiceConfig",
    "RawUsage",
    "RawUserInputStep",
    "RawVideoContent",
]
