# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""The canonical model, version 1: every definition by its name, loaded when it is first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turnwire_schema._runtime import Extras as Extras
    from turnwire_schema._runtime import JsonObject as JsonObject
    from turnwire_schema._runtime import JsonValue as JsonValue
    from turnwire_schema._runtime import Metadata as Metadata
    from turnwire_schema.v1.audit import AuditEvent as AuditEvent
    from turnwire_schema.v1.audit import InferenceCompleted as InferenceCompleted
    from turnwire_schema.v1.audit import InferenceFailed as InferenceFailed
    from turnwire_schema.v1.audit import InferenceStarted as InferenceStarted
    from turnwire_schema.v1.audit import ProviderFallback as ProviderFallback
    from turnwire_schema.v1.audit import ProviderHealthCheck as ProviderHealthCheck
    from turnwire_schema.v1.config import AliasConfig as AliasConfig
    from turnwire_schema.v1.config import AuditConfig as AuditConfig
    from turnwire_schema.v1.config import ConfigFile as ConfigFile
    from turnwire_schema.v1.config import FallbackConfig as FallbackConfig
    from turnwire_schema.v1.config import Headers as Headers
    from turnwire_schema.v1.config import ModelConfig as ModelConfig
    from turnwire_schema.v1.config import ModelProviders as ModelProviders
    from turnwire_schema.v1.config import OnLoss as OnLoss
    from turnwire_schema.v1.config import ProviderConfig as ProviderConfig
    from turnwire_schema.v1.config import TlsConfig as TlsConfig
    from turnwire_schema.v1.content import AudioPart as AudioPart
    from turnwire_schema.v1.content import Content as Content
    from turnwire_schema.v1.content import ContentPart as ContentPart
    from turnwire_schema.v1.content import DocumentPart as DocumentPart
    from turnwire_schema.v1.content import ForeignPart as ForeignPart
    from turnwire_schema.v1.content import ImagePart as ImagePart
    from turnwire_schema.v1.content import Origin as Origin
    from turnwire_schema.v1.content import RefusalPart as RefusalPart
    from turnwire_schema.v1.content import TextPart as TextPart
    from turnwire_schema.v1.content import ThinkingPart as ThinkingPart
    from turnwire_schema.v1.content import UnknownPart as UnknownPart
    from turnwire_schema.v1.error import Diagnostic as Diagnostic
    from turnwire_schema.v1.error import ErrorCode as ErrorCode
    from turnwire_schema.v1.error import ErrorInfo as ErrorInfo
    from turnwire_schema.v1.error import ErrorKind as ErrorKind
    from turnwire_schema.v1.error import Loss as Loss
    from turnwire_schema.v1.json import ProviderOptions as ProviderOptions
    from turnwire_schema.v1.message import AssistantMessage as AssistantMessage
    from turnwire_schema.v1.message import ChatMessage as ChatMessage
    from turnwire_schema.v1.message import Conversation as Conversation
    from turnwire_schema.v1.message import MessageRole as MessageRole
    from turnwire_schema.v1.message import SystemMessage as SystemMessage
    from turnwire_schema.v1.message import ToolMessage as ToolMessage
    from turnwire_schema.v1.message import UserMessage as UserMessage
    from turnwire_schema.v1.provider import Capabilities as Capabilities
    from turnwire_schema.v1.provider import Capability as Capability
    from turnwire_schema.v1.provider import ModelInfo as ModelInfo
    from turnwire_schema.v1.provider import ParameterDefaults as ParameterDefaults
    from turnwire_schema.v1.provider import ProviderHealth as ProviderHealth
    from turnwire_schema.v1.provider import ProviderInfo as ProviderInfo
    from turnwire_schema.v1.provider import ProviderType as ProviderType
    from turnwire_schema.v1.request import ChatRequest as ChatRequest
    from turnwire_schema.v1.request import JsonObjectFormat as JsonObjectFormat
    from turnwire_schema.v1.request import JsonSchemaFormat as JsonSchemaFormat
    from turnwire_schema.v1.request import ModelParameters as ModelParameters
    from turnwire_schema.v1.request import ResponseFormat as ResponseFormat
    from turnwire_schema.v1.request import StreamOptions as StreamOptions
    from turnwire_schema.v1.request import TextFormat as TextFormat
    from turnwire_schema.v1.request import ThinkingEffort as ThinkingEffort
    from turnwire_schema.v1.response import ChatResponse as ChatResponse
    from turnwire_schema.v1.response import FinishReason as FinishReason
    from turnwire_schema.v1.stream import StreamingChunk as StreamingChunk
    from turnwire_schema.v1.tool import IdOrigin as IdOrigin
    from turnwire_schema.v1.tool import InvalidToolCall as InvalidToolCall
    from turnwire_schema.v1.tool import InvalidToolCallReason as InvalidToolCallReason
    from turnwire_schema.v1.tool import NamedToolChoice as NamedToolChoice
    from turnwire_schema.v1.tool import ParameterSchema as ParameterSchema
    from turnwire_schema.v1.tool import ToolCall as ToolCall
    from turnwire_schema.v1.tool import ToolCallDelta as ToolCallDelta
    from turnwire_schema.v1.tool import ToolChoice as ToolChoice
    from turnwire_schema.v1.tool import ToolDefinition as ToolDefinition
    from turnwire_schema.v1.tool import ToolError as ToolError
    from turnwire_schema.v1.tool import ToolName as ToolName
    from turnwire_schema.v1.tool import ToolResult as ToolResult
    from turnwire_schema.v1.usage import ServerTimings as ServerTimings
    from turnwire_schema.v1.usage import UsageInfo as UsageInfo

_HOMES = {
    "AuditEvent": "turnwire_schema.v1.audit",
    "InferenceCompleted": "turnwire_schema.v1.audit",
    "InferenceFailed": "turnwire_schema.v1.audit",
    "InferenceStarted": "turnwire_schema.v1.audit",
    "ProviderFallback": "turnwire_schema.v1.audit",
    "ProviderHealthCheck": "turnwire_schema.v1.audit",
    "AliasConfig": "turnwire_schema.v1.config",
    "AuditConfig": "turnwire_schema.v1.config",
    "ConfigFile": "turnwire_schema.v1.config",
    "FallbackConfig": "turnwire_schema.v1.config",
    "Headers": "turnwire_schema.v1.config",
    "ModelConfig": "turnwire_schema.v1.config",
    "ModelProviders": "turnwire_schema.v1.config",
    "OnLoss": "turnwire_schema.v1.config",
    "ProviderConfig": "turnwire_schema.v1.config",
    "TlsConfig": "turnwire_schema.v1.config",
    "AudioPart": "turnwire_schema.v1.content",
    "Content": "turnwire_schema.v1.content",
    "ContentPart": "turnwire_schema.v1.content",
    "DocumentPart": "turnwire_schema.v1.content",
    "ForeignPart": "turnwire_schema.v1.content",
    "ImagePart": "turnwire_schema.v1.content",
    "Origin": "turnwire_schema.v1.content",
    "RefusalPart": "turnwire_schema.v1.content",
    "TextPart": "turnwire_schema.v1.content",
    "ThinkingPart": "turnwire_schema.v1.content",
    "UnknownPart": "turnwire_schema.v1.content",
    "Diagnostic": "turnwire_schema.v1.error",
    "ErrorCode": "turnwire_schema.v1.error",
    "ErrorInfo": "turnwire_schema.v1.error",
    "ErrorKind": "turnwire_schema.v1.error",
    "Loss": "turnwire_schema.v1.error",
    "ProviderOptions": "turnwire_schema.v1.json",
    "Extras": "turnwire_schema._runtime",
    "JsonObject": "turnwire_schema._runtime",
    "JsonValue": "turnwire_schema._runtime",
    "Metadata": "turnwire_schema._runtime",
    "AssistantMessage": "turnwire_schema.v1.message",
    "ChatMessage": "turnwire_schema.v1.message",
    "Conversation": "turnwire_schema.v1.message",
    "MessageRole": "turnwire_schema.v1.message",
    "SystemMessage": "turnwire_schema.v1.message",
    "ToolMessage": "turnwire_schema.v1.message",
    "UserMessage": "turnwire_schema.v1.message",
    "Capabilities": "turnwire_schema.v1.provider",
    "Capability": "turnwire_schema.v1.provider",
    "ModelInfo": "turnwire_schema.v1.provider",
    "ParameterDefaults": "turnwire_schema.v1.provider",
    "ProviderHealth": "turnwire_schema.v1.provider",
    "ProviderInfo": "turnwire_schema.v1.provider",
    "ProviderType": "turnwire_schema.v1.provider",
    "ChatRequest": "turnwire_schema.v1.request",
    "JsonObjectFormat": "turnwire_schema.v1.request",
    "JsonSchemaFormat": "turnwire_schema.v1.request",
    "ModelParameters": "turnwire_schema.v1.request",
    "ResponseFormat": "turnwire_schema.v1.request",
    "StreamOptions": "turnwire_schema.v1.request",
    "TextFormat": "turnwire_schema.v1.request",
    "ThinkingEffort": "turnwire_schema.v1.request",
    "ChatResponse": "turnwire_schema.v1.response",
    "FinishReason": "turnwire_schema.v1.response",
    "StreamingChunk": "turnwire_schema.v1.stream",
    "IdOrigin": "turnwire_schema.v1.tool",
    "InvalidToolCall": "turnwire_schema.v1.tool",
    "InvalidToolCallReason": "turnwire_schema.v1.tool",
    "NamedToolChoice": "turnwire_schema.v1.tool",
    "ParameterSchema": "turnwire_schema.v1.tool",
    "ToolCall": "turnwire_schema.v1.tool",
    "ToolCallDelta": "turnwire_schema.v1.tool",
    "ToolChoice": "turnwire_schema.v1.tool",
    "ToolDefinition": "turnwire_schema.v1.tool",
    "ToolError": "turnwire_schema.v1.tool",
    "ToolName": "turnwire_schema.v1.tool",
    "ToolResult": "turnwire_schema.v1.tool",
    "ServerTimings": "turnwire_schema.v1.usage",
    "UsageInfo": "turnwire_schema.v1.usage",
}

__all__ = [
    "AliasConfig",
    "AssistantMessage",
    "AudioPart",
    "AuditConfig",
    "AuditEvent",
    "Capabilities",
    "Capability",
    "ChatMessage",
    "ChatRequest",
    "ChatResponse",
    "ConfigFile",
    "Content",
    "ContentPart",
    "Conversation",
    "Diagnostic",
    "DocumentPart",
    "ErrorCode",
    "ErrorInfo",
    "ErrorKind",
    "Extras",
    "FallbackConfig",
    "FinishReason",
    "ForeignPart",
    "Headers",
    "IdOrigin",
    "ImagePart",
    "InferenceCompleted",
    "InferenceFailed",
    "InferenceStarted",
    "InvalidToolCall",
    "InvalidToolCallReason",
    "JsonObject",
    "JsonObjectFormat",
    "JsonSchemaFormat",
    "JsonValue",
    "Loss",
    "MessageRole",
    "Metadata",
    "ModelConfig",
    "ModelInfo",
    "ModelParameters",
    "ModelProviders",
    "NamedToolChoice",
    "OnLoss",
    "Origin",
    "ParameterDefaults",
    "ParameterSchema",
    "ProviderConfig",
    "ProviderFallback",
    "ProviderHealth",
    "ProviderHealthCheck",
    "ProviderInfo",
    "ProviderOptions",
    "ProviderType",
    "RefusalPart",
    "ResponseFormat",
    "ServerTimings",
    "StreamOptions",
    "StreamingChunk",
    "SystemMessage",
    "TextFormat",
    "TextPart",
    "ThinkingEffort",
    "ThinkingPart",
    "TlsConfig",
    "ToolCall",
    "ToolCallDelta",
    "ToolChoice",
    "ToolDefinition",
    "ToolError",
    "ToolMessage",
    "ToolName",
    "ToolResult",
    "UnknownPart",
    "UsageInfo",
    "UserMessage",
]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
