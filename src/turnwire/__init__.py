"""Turnwire: a schema-first contract for what goes over the wire to local model servers.

Names are loaded when they are first used: importing this module opens no socket and reads no file outside the package.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire_schema.v1.audit import (
        AuditEvent as AuditEvent,
        InferenceCompleted as InferenceCompleted,
        InferenceFailed as InferenceFailed,
        InferenceStarted as InferenceStarted,
        ProviderFallback as ProviderFallback,
        ProviderHealthCheck as ProviderHealthCheck,
    )
    from turnwire_schema.v1.completion import (
        CompletionChunk as CompletionChunk,
        CompletionRequest as CompletionRequest,
        CompletionResponse as CompletionResponse,
    )
    from turnwire_schema.v1.config import (
        ConfigFile as ConfigFile,
        ModelProviders as ModelProviders,
        ProviderConfig as ProviderConfig,
    )
    from turnwire_schema.v1.content import (
        AudioPart as AudioPart,
        ContentPart as ContentPart,
        DocumentPart as DocumentPart,
        ForeignPart as ForeignPart,
        ImagePart as ImagePart,
        Origin as Origin,
        RefusalPart as RefusalPart,
        TextPart as TextPart,
        ThinkingPart as ThinkingPart,
        UnknownPart as UnknownPart,
    )
    from turnwire_schema.v1.embedding import (
        Embedding as Embedding,
        EmbeddingRequest as EmbeddingRequest,
        EmbeddingResponse as EmbeddingResponse,
    )
    from turnwire_schema.v1.error import Diagnostic as Diagnostic, ErrorInfo as ErrorInfo, Loss as Loss
    from turnwire_schema.v1.message import (
        AssistantMessage as AssistantMessage,
        ChatMessage as ChatMessage,
        SystemMessage as SystemMessage,
        ToolMessage as ToolMessage,
        UserMessage as UserMessage,
    )
    from turnwire_schema.v1.provider import (
        Capabilities as Capabilities,
        ModelInfo as ModelInfo,
        ProviderHealth as ProviderHealth,
        ProviderInfo as ProviderInfo,
    )
    from turnwire_schema.v1.request import (
        ChatRequest as ChatRequest,
        JsonObjectFormat as JsonObjectFormat,
        JsonSchemaFormat as JsonSchemaFormat,
        ModelParameters as ModelParameters,
        StreamOptions as StreamOptions,
        TextFormat as TextFormat,
    )
    from turnwire_schema.v1.rerank import (
        RerankRequest as RerankRequest,
        RerankResponse as RerankResponse,
        RerankResult as RerankResult,
    )
    from turnwire_schema.v1.response import ChatResponse as ChatResponse
    from turnwire_schema.v1.stream import StreamingChunk as StreamingChunk
    from turnwire_schema.v1.tokens import TokenCount as TokenCount
    from turnwire_schema.v1.tool import (
        InvalidToolCall as InvalidToolCall,
        NamedToolChoice as NamedToolChoice,
        ToolCall as ToolCall,
        ToolCallDelta as ToolCallDelta,
        ToolDefinition as ToolDefinition,
        ToolError as ToolError,
        ToolResult as ToolResult,
    )
    from turnwire_schema.v1.usage import ServerTimings as ServerTimings, UsageInfo as UsageInfo

    from turnwire.audit import JsonLinesSink as JsonLinesSink, LoggingSink as LoggingSink, ManySinks as ManySinks
    from turnwire.codecs.base import (
        StreamDecoder as StreamDecoder,
        StreamEncoder as StreamEncoder,
        WireError as WireError,
    )
    from turnwire.codecs.codec import Codec as Codec
    from turnwire.codecs.endpoints.codecs import (
        EndpointCodec as EndpointCodec,
        get_endpoint_codec as get_endpoint_codec,
    )
    from turnwire.codecs.registry import CODEC_NAMES as CODEC_NAMES, get_codec as get_codec
    from turnwire.codecs.streams.framing import Limits as Limits
    from turnwire.codecs.text.reader import TextReader as TextReader
    from turnwire.codecs.text.reading import TextReading as TextReading
    from turnwire.config import load_config as load_config
    from turnwire.config.default import default_registry as default_registry
    from turnwire.convert.bodies import (
        plan as plan,
        transcode_error as transcode_error,
        transcode_request as transcode_request,
        transcode_response as transcode_response,
    )
    from turnwire.convert.payload import convert_payload as convert_payload, detect_payload as detect_payload
    from turnwire.convert.stream import StreamTranscoder as StreamTranscoder
    from turnwire.core.accumulate import StreamAccumulator as StreamAccumulator
    from turnwire.core.bound_tools import Tool as Tool, ToolLike as ToolLike, tool as tool
    from turnwire.core.call_deltas import ToolCallAccumulator as ToolCallAccumulator
    from turnwire.core.errors import (
        ConfigurationError as ConfigurationError,
        ContextError as ContextError,
        HistoryError as HistoryError,
        InvalidDataError as InvalidDataError,
        LossRefusedError as LossRefusedError,
        ModelNotFoundError as ModelNotFoundError,
        NewerVersionError as NewerVersionError,
        NotInContextError as NotInContextError,
        OutputError as OutputError,
        Problem as Problem,
        ProviderError as ProviderError,
        ProviderNotFoundError as ProviderNotFoundError,
        ProviderResponseError as ProviderResponseError,
        ProviderTimeoutError as ProviderTimeoutError,
        ProviderUnavailableError as ProviderUnavailableError,
        RequestCancelledError as RequestCancelledError,
        StreamError as StreamError,
        TokenLimitError as TokenLimitError,
        ToolArgumentError as ToolArgumentError,
        ToolCallParseError as ToolCallParseError,
        TurnwireError as TurnwireError,
        error_from_info as error_from_info,
    )
    from turnwire.core.history import ConversationHistory as ConversationHistory, HistoryPolicy as HistoryPolicy
    from turnwire.core.losses import Converted as Converted, LossWarning as LossWarning
    from turnwire.core.messages import (
        Messages as Messages,
        assistant as assistant,
        developer as developer,
        parse_message as parse_message,
        system as system,
        tool_result as tool_result,
        user as user,
    )
    from turnwire.core.reply import ChatReply as ChatReply
    from turnwire.core.roles import FinishReason as FinishReason, MessageRole as MessageRole
    from turnwire.core.tools import (
        check_arguments as check_arguments,
        explain_invalid_call as explain_invalid_call,
        make_tool as make_tool,
        tool_from_mcp as tool_from_mcp,
        tool_from_type as tool_from_type,
        validate_call as validate_call,
    )
    from turnwire.formatters import Formatter as Formatter, formatter as formatter
    from turnwire.providers.base import PROVIDER_API_VERSION as PROVIDER_API_VERSION, ModelProvider as ModelProvider
    from turnwire.providers.calls.chat import ChatStream as ChatStream
    from turnwire.providers.calls.completions import CompletionStream as CompletionStream
    from turnwire.providers.calls.fallback import Fallback as Fallback, FallbackProvider as FallbackProvider
    from turnwire.providers.calls.retry import RetryPolicy as RetryPolicy, with_retry as with_retry
    from turnwire.providers.calls.streams import ResponseStream as ResponseStream
    from turnwire.providers.factory import make_provider as make_provider, make_registry as make_registry
    from turnwire.providers.kinds.catalog import (
        ProviderKind as ProviderKind,
        register_provider_type as register_provider_type,
    )
    from turnwire.providers.kinds.embedded import EmbeddedProvider as EmbeddedProvider
    from turnwire.providers.kinds.hosted import (
        AnthropicProvider as AnthropicProvider,
        GeminiProvider as GeminiProvider,
        OpenAIProvider as OpenAIProvider,
    )
    from turnwire.providers.kinds.mock import MockProvider as MockProvider, Script as Script
    from turnwire.providers.kinds.ollama import OllamaProvider as OllamaProvider
    from turnwire.providers.kinds.openai_compatible import (
        GroqProvider as GroqProvider,
        LiteLLMProvider as LiteLLMProvider,
        LlamaCppProvider as LlamaCppProvider,
        MlxLmProvider as MlxLmProvider,
        OpenAICompatibleProvider as OpenAICompatibleProvider,
        TransformersServeProvider as TransformersServeProvider,
        VllmProvider as VllmProvider,
    )
    from turnwire.providers.kinds.pool import PoolProvider as PoolProvider
    from turnwire.providers.registry import ProviderRegistry as ProviderRegistry
    from turnwire.providers.settings import Surroundings as Surroundings
    from turnwire.providers.sync.base import SyncModelProvider as SyncModelProvider
    from turnwire.providers.sync.chat import SyncChatStream as SyncChatStream
    from turnwire.providers.sync.completions import SyncCompletionStream as SyncCompletionStream
    from turnwire.providers.sync.embedded import SyncEmbeddedProvider as SyncEmbeddedProvider
    from turnwire.providers.sync.factory import (
        make_sync_provider as make_sync_provider,
        make_sync_registry as make_sync_registry,
    )
    from turnwire.providers.sync.fallback import SyncFallbackProvider as SyncFallbackProvider
    from turnwire.providers.sync.hosted import (
        SyncAnthropicProvider as SyncAnthropicProvider,
        SyncGeminiProvider as SyncGeminiProvider,
        SyncOpenAIProvider as SyncOpenAIProvider,
    )
    from turnwire.providers.sync.mock import SyncMockProvider as SyncMockProvider
    from turnwire.providers.sync.ollama import SyncOllamaProvider as SyncOllamaProvider
    from turnwire.providers.sync.openai_compatible import (
        SyncGroqProvider as SyncGroqProvider,
        SyncLiteLLMProvider as SyncLiteLLMProvider,
        SyncLlamaCppProvider as SyncLlamaCppProvider,
        SyncMlxLmProvider as SyncMlxLmProvider,
        SyncOpenAICompatibleProvider as SyncOpenAICompatibleProvider,
        SyncTransformersServeProvider as SyncTransformersServeProvider,
        SyncVllmProvider as SyncVllmProvider,
    )
    from turnwire.providers.sync.pool import SyncPoolProvider as SyncPoolProvider
    from turnwire.providers.sync.registry import SyncProviderRegistry as SyncProviderRegistry
    from turnwire.providers.sync.streams import SyncResponseStream as SyncResponseStream
    from turnwire.providers.transport.local_httpx import (
        LocalOnlyAsyncTransport as LocalOnlyAsyncTransport,
        LocalOnlyTransport as LocalOnlyTransport,
    )
    from turnwire.providers.transport.local_only import LocalOnly as LocalOnly
    from turnwire.text_reading import read_text as read_text, text_formats as text_formats, text_reader as text_reader

__version__ = "0.1.0"

_load, _names = lazy_names(
    __name__,
    {
        "turnwire.audit": (
            "JsonLinesSink",
            "LoggingSink",
            "ManySinks",
        ),
        "turnwire.codecs.base": (
            "StreamDecoder",
            "StreamEncoder",
            "WireError",
        ),
        "turnwire.codecs.codec": ("Codec",),
        "turnwire.codecs.endpoints.codecs": (
            "EndpointCodec",
            "get_endpoint_codec",
        ),
        "turnwire.codecs.registry": (
            "CODEC_NAMES",
            "get_codec",
        ),
        "turnwire.codecs.streams.framing": ("Limits",),
        "turnwire.codecs.text.reader": ("TextReader",),
        "turnwire.codecs.text.reading": ("TextReading",),
        "turnwire.config": ("load_config",),
        "turnwire.config.default": ("default_registry",),
        "turnwire.convert.bodies": (
            "plan",
            "transcode_error",
            "transcode_request",
            "transcode_response",
        ),
        "turnwire.convert.payload": (
            "convert_payload",
            "detect_payload",
        ),
        "turnwire.convert.stream": ("StreamTranscoder",),
        "turnwire.core.accumulate": ("StreamAccumulator",),
        "turnwire.core.bound_tools": (
            "Tool",
            "ToolLike",
            "tool",
        ),
        "turnwire.core.call_deltas": ("ToolCallAccumulator",),
        "turnwire.core.errors": (
            "ConfigurationError",
            "ContextError",
            "HistoryError",
            "InvalidDataError",
            "LossRefusedError",
            "ModelNotFoundError",
            "NewerVersionError",
            "NotInContextError",
            "OutputError",
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
            "error_from_info",
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
        "turnwire.core.reply": ("ChatReply",),
        "turnwire.core.roles": (
            "FinishReason",
            "MessageRole",
        ),
        "turnwire.core.tools": (
            "check_arguments",
            "explain_invalid_call",
            "make_tool",
            "tool_from_mcp",
            "tool_from_type",
            "validate_call",
        ),
        "turnwire.formatters": (
            "Formatter",
            "formatter",
        ),
        "turnwire.providers.base": (
            "ModelProvider",
            "PROVIDER_API_VERSION",
        ),
        "turnwire.providers.calls.chat": ("ChatStream",),
        "turnwire.providers.calls.completions": ("CompletionStream",),
        "turnwire.providers.calls.fallback": (
            "Fallback",
            "FallbackProvider",
        ),
        "turnwire.providers.calls.retry": (
            "RetryPolicy",
            "with_retry",
        ),
        "turnwire.providers.calls.streams": ("ResponseStream",),
        "turnwire.providers.factory": (
            "make_provider",
            "make_registry",
        ),
        "turnwire.providers.kinds.catalog": (
            "ProviderKind",
            "register_provider_type",
        ),
        "turnwire.providers.kinds.embedded": ("EmbeddedProvider",),
        "turnwire.providers.kinds.hosted": (
            "AnthropicProvider",
            "GeminiProvider",
            "OpenAIProvider",
        ),
        "turnwire.providers.kinds.mock": (
            "MockProvider",
            "Script",
        ),
        "turnwire.providers.kinds.ollama": ("OllamaProvider",),
        "turnwire.providers.kinds.openai_compatible": (
            "GroqProvider",
            "LiteLLMProvider",
            "LlamaCppProvider",
            "MlxLmProvider",
            "OpenAICompatibleProvider",
            "TransformersServeProvider",
            "VllmProvider",
        ),
        "turnwire.providers.kinds.pool": ("PoolProvider",),
        "turnwire.providers.registry": ("ProviderRegistry",),
        "turnwire.providers.settings": ("Surroundings",),
        "turnwire.providers.sync.base": ("SyncModelProvider",),
        "turnwire.providers.sync.chat": ("SyncChatStream",),
        "turnwire.providers.sync.completions": ("SyncCompletionStream",),
        "turnwire.providers.sync.embedded": ("SyncEmbeddedProvider",),
        "turnwire.providers.sync.factory": (
            "make_sync_provider",
            "make_sync_registry",
        ),
        "turnwire.providers.sync.fallback": ("SyncFallbackProvider",),
        "turnwire.providers.sync.hosted": (
            "SyncAnthropicProvider",
            "SyncGeminiProvider",
            "SyncOpenAIProvider",
        ),
        "turnwire.providers.sync.mock": ("SyncMockProvider",),
        "turnwire.providers.sync.ollama": ("SyncOllamaProvider",),
        "turnwire.providers.sync.openai_compatible": (
            "SyncGroqProvider",
            "SyncLiteLLMProvider",
            "SyncLlamaCppProvider",
            "SyncMlxLmProvider",
            "SyncOpenAICompatibleProvider",
            "SyncTransformersServeProvider",
            "SyncVllmProvider",
        ),
        "turnwire.providers.sync.pool": ("SyncPoolProvider",),
        "turnwire.providers.sync.registry": ("SyncProviderRegistry",),
        "turnwire.providers.sync.streams": ("SyncResponseStream",),
        "turnwire.providers.transport.local_httpx": (
            "LocalOnlyAsyncTransport",
            "LocalOnlyTransport",
        ),
        "turnwire.providers.transport.local_only": ("LocalOnly",),
        "turnwire.text_reading": (
            "read_text",
            "text_formats",
            "text_reader",
        ),
        "turnwire_schema.v1.audit": (
            "AuditEvent",
            "InferenceCompleted",
            "InferenceFailed",
            "InferenceStarted",
            "ProviderFallback",
            "ProviderHealthCheck",
        ),
        "turnwire_schema.v1.completion": (
            "CompletionChunk",
            "CompletionRequest",
            "CompletionResponse",
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
        "turnwire_schema.v1.embedding": (
            "Embedding",
            "EmbeddingRequest",
            "EmbeddingResponse",
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
        "turnwire_schema.v1.rerank": (
            "RerankRequest",
            "RerankResponse",
            "RerankResult",
        ),
        "turnwire_schema.v1.response": ("ChatResponse",),
        "turnwire_schema.v1.stream": ("StreamingChunk",),
        "turnwire_schema.v1.tokens": ("TokenCount",),
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
    },
)
__all__ = [*_names, "__version__"]


def __getattr__(name: str) -> Any:
    if name not in _names:
        from turnwire.core.hints import advice

        raise AttributeError(f"module {__name__!r} has no attribute {name!r}{advice(__name__, name)}")
    import_module("turnwire.core")  # attaches the named rules to the generated classes
    globals()[name] = value = _load(name)
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
