"""Turnwire: a schema-first contract for what goes over the wire to local model servers.

Names are loaded when they are first used: importing this module opens no socket and reads no file outside the package.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turnwire_schema.v1.audit import (
        AuditEvent as AuditEvent,
    )
    from turnwire_schema.v1.audit import (
        InferenceCompleted as InferenceCompleted,
    )
    from turnwire_schema.v1.audit import (
        InferenceFailed as InferenceFailed,
    )
    from turnwire_schema.v1.audit import (
        InferenceStarted as InferenceStarted,
    )
    from turnwire_schema.v1.audit import (
        ProviderHealthCheck as ProviderHealthCheck,
    )
    from turnwire_schema.v1.config import (
        ConfigFile as ConfigFile,
    )
    from turnwire_schema.v1.config import (
        ModelProviders as ModelProviders,
    )
    from turnwire_schema.v1.config import (
        ProviderConfig as ProviderConfig,
    )
    from turnwire_schema.v1.content import (
        AudioPart as AudioPart,
    )
    from turnwire_schema.v1.content import (
        ContentPart as ContentPart,
    )
    from turnwire_schema.v1.content import (
        DocumentPart as DocumentPart,
    )
    from turnwire_schema.v1.content import (
        ForeignPart as ForeignPart,
    )
    from turnwire_schema.v1.content import (
        ImagePart as ImagePart,
    )
    from turnwire_schema.v1.content import (
        Origin as Origin,
    )
    from turnwire_schema.v1.content import (
        RefusalPart as RefusalPart,
    )
    from turnwire_schema.v1.content import (
        TextPart as TextPart,
    )
    from turnwire_schema.v1.content import (
        ThinkingPart as ThinkingPart,
    )
    from turnwire_schema.v1.content import (
        UnknownPart as UnknownPart,
    )
    from turnwire_schema.v1.error import (
        Diagnostic as Diagnostic,
    )
    from turnwire_schema.v1.error import (
        ErrorInfo as ErrorInfo,
    )
    from turnwire_schema.v1.error import (
        Loss as Loss,
    )
    from turnwire_schema.v1.message import (
        AssistantMessage as AssistantMessage,
    )
    from turnwire_schema.v1.message import (
        ChatMessage as ChatMessage,
    )
    from turnwire_schema.v1.message import (
        SystemMessage as SystemMessage,
    )
    from turnwire_schema.v1.message import (
        ToolMessage as ToolMessage,
    )
    from turnwire_schema.v1.message import (
        UserMessage as UserMessage,
    )
    from turnwire_schema.v1.provider import (
        Capabilities as Capabilities,
    )
    from turnwire_schema.v1.provider import (
        ModelInfo as ModelInfo,
    )
    from turnwire_schema.v1.provider import (
        ProviderHealth as ProviderHealth,
    )
    from turnwire_schema.v1.provider import (
        ProviderInfo as ProviderInfo,
    )
    from turnwire_schema.v1.request import (
        ChatRequest as ChatRequest,
    )
    from turnwire_schema.v1.request import (
        JsonObjectFormat as JsonObjectFormat,
    )
    from turnwire_schema.v1.request import (
        JsonSchemaFormat as JsonSchemaFormat,
    )
    from turnwire_schema.v1.request import (
        ModelParameters as ModelParameters,
    )
    from turnwire_schema.v1.request import (
        StreamOptions as StreamOptions,
    )
    from turnwire_schema.v1.request import (
        TextFormat as TextFormat,
    )
    from turnwire_schema.v1.response import (
        ChatResponse as ChatResponse,
    )
    from turnwire_schema.v1.response import (
        FinishReason as FinishReason,
    )
    from turnwire_schema.v1.stream import (
        StreamingChunk as StreamingChunk,
    )
    from turnwire_schema.v1.tool import (
        InvalidToolCall as InvalidToolCall,
    )
    from turnwire_schema.v1.tool import (
        NamedToolChoice as NamedToolChoice,
    )
    from turnwire_schema.v1.tool import (
        ToolCall as ToolCall,
    )
    from turnwire_schema.v1.tool import (
        ToolCallDelta as ToolCallDelta,
    )
    from turnwire_schema.v1.tool import (
        ToolDefinition as ToolDefinition,
    )
    from turnwire_schema.v1.tool import (
        ToolError as ToolError,
    )
    from turnwire_schema.v1.tool import (
        ToolResult as ToolResult,
    )
    from turnwire_schema.v1.usage import (
        ServerTimings as ServerTimings,
    )
    from turnwire_schema.v1.usage import (
        UsageInfo as UsageInfo,
    )

    from turnwire.codecs.base import (
        Codec as Codec,
    )
    from turnwire.codecs.base import (
        StreamDecoder as StreamDecoder,
    )
    from turnwire.codecs.base import (
        StreamEncoder as StreamEncoder,
    )
    from turnwire.codecs.framing import (
        Limits as Limits,
    )
    from turnwire.codecs.registry import (
        CODEC_NAMES as CODEC_NAMES,
    )
    from turnwire.codecs.registry import (
        get_codec as get_codec,
    )
    from turnwire.config import (
        load_config as load_config,
    )
    from turnwire.core.accumulate import (
        StreamAccumulator as StreamAccumulator,
    )
    from turnwire.core.accumulate import (
        ToolCallAccumulator as ToolCallAccumulator,
    )
    from turnwire.core.errors import (
        ConfigurationError as ConfigurationError,
    )
    from turnwire.core.errors import (
        HistoryError as HistoryError,
    )
    from turnwire.core.errors import (
        InvalidDataError as InvalidDataError,
    )
    from turnwire.core.errors import (
        LossRefusedError as LossRefusedError,
    )
    from turnwire.core.errors import (
        ModelNotFoundError as ModelNotFoundError,
    )
    from turnwire.core.errors import (
        Problem as Problem,
    )
    from turnwire.core.errors import (
        ProviderError as ProviderError,
    )
    from turnwire.core.errors import (
        ProviderNotFoundError as ProviderNotFoundError,
    )
    from turnwire.core.errors import (
        ProviderResponseError as ProviderResponseError,
    )
    from turnwire.core.errors import (
        ProviderTimeoutError as ProviderTimeoutError,
    )
    from turnwire.core.errors import (
        ProviderUnavailableError as ProviderUnavailableError,
    )
    from turnwire.core.errors import (
        RequestCancelledError as RequestCancelledError,
    )
    from turnwire.core.errors import (
        StreamError as StreamError,
    )
    from turnwire.core.errors import (
        TokenLimitError as TokenLimitError,
    )
    from turnwire.core.errors import (
        ToolArgumentError as ToolArgumentError,
    )
    from turnwire.core.errors import (
        ToolCallParseError as ToolCallParseError,
    )
    from turnwire.core.errors import (
        TurnwireError as TurnwireError,
    )
    from turnwire.core.history import (
        ConversationHistory as ConversationHistory,
    )
    from turnwire.core.history import (
        HistoryPolicy as HistoryPolicy,
    )
    from turnwire.core.losses import (
        Converted as Converted,
    )
    from turnwire.core.losses import (
        LossWarning as LossWarning,
    )
    from turnwire.core.messages import (
        Messages as Messages,
    )
    from turnwire.core.messages import (
        assistant as assistant,
    )
    from turnwire.core.messages import (
        developer as developer,
    )
    from turnwire.core.messages import (
        parse_message as parse_message,
    )
    from turnwire.core.messages import (
        system as system,
    )
    from turnwire.core.messages import (
        tool_result as tool_result,
    )
    from turnwire.core.messages import (
        user as user,
    )
    from turnwire.core.roles import (
        MessageRole as MessageRole,
    )
    from turnwire.core.tools import (
        check_arguments as check_arguments,
    )
    from turnwire.core.tools import (
        explain_invalid_call as explain_invalid_call,
    )
    from turnwire.core.tools import (
        make_tool as make_tool,
    )
    from turnwire.core.tools import (
        tool_from_mcp as tool_from_mcp,
    )
    from turnwire.core.tools import (
        tool_from_type as tool_from_type,
    )
    from turnwire.core.tools import (
        validate_call as validate_call,
    )
    from turnwire.providers.base import (
        ModelProvider as ModelProvider,
    )
    from turnwire.providers.base import (
        ResponseStream as ResponseStream,
    )
    from turnwire.providers.base import (
        SyncModelProvider as SyncModelProvider,
    )
    from turnwire.providers.embedded import (
        EmbeddedProvider as EmbeddedProvider,
    )
    from turnwire.providers.mock import (
        MockProvider as MockProvider,
    )
    from turnwire.providers.ollama import (
        OllamaProvider as OllamaProvider,
    )
    from turnwire.providers.openai_compatible import (
        OpenAICompatibleProvider as OpenAICompatibleProvider,
    )
    from turnwire.providers.registry import (
        ProviderRegistry as ProviderRegistry,
    )
    from turnwire.providers.registry import (
        default_registry as default_registry,
    )
    from turnwire.providers.retry import (
        with_retry as with_retry,
    )

__version__ = "0.1.0"

_HOMES = {
    "turnwire.codecs.base": (
        "Codec",
        "StreamDecoder",
        "StreamEncoder",
    ),
    "turnwire.codecs.framing": ("Limits",),
    "turnwire.codecs.registry": (
        "CODEC_NAMES",
        "get_codec",
    ),
    "turnwire.config": ("load_config",),
    "turnwire.core.accumulate": (
        "StreamAccumulator",
        "ToolCallAccumulator",
    ),
    "turnwire.core.errors": (
        "ConfigurationError",
        "HistoryError",
        "InvalidDataError",
        "LossRefusedError",
        "ModelNotFoundError",
        "Problem",
        "ProviderError",
        "ProviderNotFoundError",
        "ProviderResponseError",
        "ProviderTimeoutError",
        "ProviderUnavailableError",
        "RequestCancelledError",
        "StreamError",
        "TokenLimitError",
        "ToolArgumentError",
        "ToolCallParseError",
        "TurnwireError",
    ),
    "turnwire.core.history": (
        "ConversationHistory",
        "HistoryPolicy",
    ),
    "turnwire.core.losses": (
        "Converted",
        "LossWarning",
    ),
    "turnwire.core.messages": (
        "Messages",
        "assistant",
        "developer",
        "parse_message",
        "system",
        "tool_result",
        "user",
    ),
    "turnwire.core.roles": ("MessageRole",),
    "turnwire.core.tools": (
        "check_arguments",
        "explain_invalid_call",
        "make_tool",
        "tool_from_mcp",
        "tool_from_type",
        "validate_call",
    ),
    "turnwire.providers.base": (
        "ModelProvider",
        "ResponseStream",
        "SyncModelProvider",
    ),
    "turnwire.providers.embedded": ("EmbeddedProvider",),
    "turnwire.providers.mock": ("MockProvider",),
    "turnwire.providers.ollama": ("OllamaProvider",),
    "turnwire.providers.openai_compatible": ("OpenAICompatibleProvider",),
    "turnwire.providers.registry": (
        "ProviderRegistry",
        "default_registry",
    ),
    "turnwire.providers.retry": ("with_retry",),
    "turnwire_schema.v1.audit": (
        "AuditEvent",
        "InferenceCompleted",
        "InferenceFailed",
        "InferenceStarted",
        "ProviderHealthCheck",
    ),
    "turnwire_schema.v1.config": (
        "ConfigFile",
        "ModelProviders",
        "ProviderConfig",
    ),
    "turnwire_schema.v1.content": (
        "AudioPart",
        "ContentPart",
        "DocumentPart",
        "ForeignPart",
        "ImagePart",
        "Origin",
        "RefusalPart",
        "TextPart",
        "ThinkingPart",
        "UnknownPart",
    ),
    "turnwire_schema.v1.error": (
        "Diagnostic",
        "ErrorInfo",
        "Loss",
    ),
    "turnwire_schema.v1.message": (
        "AssistantMessage",
        "ChatMessage",
        "SystemMessage",
        "ToolMessage",
        "UserMessage",
    ),
    "turnwire_schema.v1.provider": (
        "Capabilities",
        "ModelInfo",
        "ProviderHealth",
        "ProviderInfo",
    ),
    "turnwire_schema.v1.request": (
        "ChatRequest",
        "JsonObjectFormat",
        "JsonSchemaFormat",
        "ModelParameters",
        "StreamOptions",
        "TextFormat",
    ),
    "turnwire_schema.v1.response": (
        "ChatResponse",
        "FinishReason",
    ),
    "turnwire_schema.v1.stream": ("StreamingChunk",),
    "turnwire_schema.v1.tool": (
        "InvalidToolCall",
        "NamedToolChoice",
        "ToolCall",
        "ToolCallDelta",
        "ToolDefinition",
        "ToolError",
        "ToolResult",
    ),
    "turnwire_schema.v1.usage": (
        "ServerTimings",
        "UsageInfo",
    ),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "CODEC_NAMES",
    "AssistantMessage",
    "AudioPart",
    "AuditEvent",
    "Capabilities",
    "ChatMessage",
    "ChatRequest",
    "ChatResponse",
    "Codec",
    "ConfigFile",
    "ConfigurationError",
    "ContentPart",
    "ConversationHistory",
    "Converted",
    "Diagnostic",
    "DocumentPart",
    "EmbeddedProvider",
    "ErrorInfo",
    "FinishReason",
    "ForeignPart",
    "HistoryError",
    "HistoryPolicy",
    "ImagePart",
    "InferenceCompleted",
    "InferenceFailed",
    "InferenceStarted",
    "InvalidDataError",
    "InvalidToolCall",
    "JsonObjectFormat",
    "JsonSchemaFormat",
    "Limits",
    "Loss",
    "LossRefusedError",
    "LossWarning",
    "MessageRole",
    "Messages",
    "MockProvider",
    "ModelInfo",
    "ModelNotFoundError",
    "ModelParameters",
    "ModelProvider",
    "ModelProviders",
    "NamedToolChoice",
    "OllamaProvider",
    "OpenAICompatibleProvider",
    "Origin",
    "Problem",
    "ProviderConfig",
    "ProviderError",
    "ProviderHealth",
    "ProviderHealthCheck",
    "ProviderInfo",
    "ProviderNotFoundError",
    "ProviderRegistry",
    "ProviderResponseError",
    "ProviderTimeoutError",
    "ProviderUnavailableError",
    "RefusalPart",
    "RequestCancelledError",
    "ResponseStream",
    "ServerTimings",
    "StreamAccumulator",
    "StreamDecoder",
    "StreamEncoder",
    "StreamError",
    "StreamOptions",
    "StreamingChunk",
    "SyncModelProvider",
    "SystemMessage",
    "TextFormat",
    "TextPart",
    "ThinkingPart",
    "TokenLimitError",
    "ToolArgumentError",
    "ToolCall",
    "ToolCallAccumulator",
    "ToolCallDelta",
    "ToolCallParseError",
    "ToolDefinition",
    "ToolError",
    "ToolMessage",
    "ToolResult",
    "TurnwireError",
    "UnknownPart",
    "UsageInfo",
    "UserMessage",
    "__version__",
    "assistant",
    "check_arguments",
    "default_registry",
    "developer",
    "explain_invalid_call",
    "get_codec",
    "load_config",
    "make_tool",
    "parse_message",
    "system",
    "tool_from_mcp",
    "tool_from_type",
    "tool_result",
    "user",
    "validate_call",
    "with_retry",
]


def __getattr__(name: str) -> Any:
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import_module("turnwire.core")  # attaches the named rules to the generated classes
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
