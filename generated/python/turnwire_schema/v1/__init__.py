# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

"""The canonical model, version 1: every definition by its name, loaded when it is first asked for."""

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

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
    from turnwire_schema.v1.batch import BatchBody as BatchBody
    from turnwire_schema.v1.batch import BatchError as BatchError
    from turnwire_schema.v1.batch import BatchErrorKind as BatchErrorKind
    from turnwire_schema.v1.batch import BatchFile as BatchFile
    from turnwire_schema.v1.batch import BatchManifest as BatchManifest
    from turnwire_schema.v1.batch import BatchPart as BatchPart
    from turnwire_schema.v1.batch import BatchProblem as BatchProblem
    from turnwire_schema.v1.batch import BatchRequest as BatchRequest
    from turnwire_schema.v1.batch import BatchResult as BatchResult
    from turnwire_schema.v1.batch import BatchSummary as BatchSummary
    from turnwire_schema.v1.benchmark import BenchmarkEnding as BenchmarkEnding
    from turnwire_schema.v1.benchmark import BenchmarkLevel as BenchmarkLevel
    from turnwire_schema.v1.benchmark import BenchmarkRequest as BenchmarkRequest
    from turnwire_schema.v1.benchmark import BenchmarkSpread as BenchmarkSpread
    from turnwire_schema.v1.benchmark import BenchmarkTurn as BenchmarkTurn
    from turnwire_schema.v1.benchmark import ProviderBenchmark as ProviderBenchmark
    from turnwire_schema.v1.completion import CompletionChunk as CompletionChunk
    from turnwire_schema.v1.completion import CompletionRequest as CompletionRequest
    from turnwire_schema.v1.completion import CompletionResponse as CompletionResponse
    from turnwire_schema.v1.completion import PromptTokens as PromptTokens
    from turnwire_schema.v1.config import AliasConfig as AliasConfig
    from turnwire_schema.v1.config import AuditConfig as AuditConfig
    from turnwire_schema.v1.config import ClientKeyConfig as ClientKeyConfig
    from turnwire_schema.v1.config import ConfigFile as ConfigFile
    from turnwire_schema.v1.config import FallbackConfig as FallbackConfig
    from turnwire_schema.v1.config import Headers as Headers
    from turnwire_schema.v1.config import ModelConfig as ModelConfig
    from turnwire_schema.v1.config import ModelProviders as ModelProviders
    from turnwire_schema.v1.config import OnLoss as OnLoss
    from turnwire_schema.v1.config import PoolMemberConfig as PoolMemberConfig
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
    from turnwire_schema.v1.context import Branch as Branch
    from turnwire_schema.v1.context import ContextDocument as ContextDocument
    from turnwire_schema.v1.context import ContextName as ContextName
    from turnwire_schema.v1.context import Mode as Mode
    from turnwire_schema.v1.context import Notice as Notice
    from turnwire_schema.v1.context import Projection as Projection
    from turnwire_schema.v1.context import Removal as Removal
    from turnwire_schema.v1.context import RemovalReason as RemovalReason
    from turnwire_schema.v1.contract import ContractClause as ContractClause
    from turnwire_schema.v1.contract import ContractEnding as ContractEnding
    from turnwire_schema.v1.contract import ContractExchange as ContractExchange
    from turnwire_schema.v1.contract import ContractHeader as ContractHeader
    from turnwire_schema.v1.contract import ContractOutcome as ContractOutcome
    from turnwire_schema.v1.contract import ContractResult as ContractResult
    from turnwire_schema.v1.contract import ContractRun as ContractRun
    from turnwire_schema.v1.contract import ContractSeverity as ContractSeverity
    from turnwire_schema.v1.contract import ContractTarget as ContractTarget
    from turnwire_schema.v1.embedding import Embedding as Embedding
    from turnwire_schema.v1.embedding import EmbeddingPurpose as EmbeddingPurpose
    from turnwire_schema.v1.embedding import EmbeddingRequest as EmbeddingRequest
    from turnwire_schema.v1.embedding import EmbeddingResponse as EmbeddingResponse
    from turnwire_schema.v1.embedding import TokenIds as TokenIds
    from turnwire_schema.v1.entry import Approval as Approval
    from turnwire_schema.v1.entry import ApprovalState as ApprovalState
    from turnwire_schema.v1.entry import ContextEntry as ContextEntry
    from turnwire_schema.v1.entry import ControlKind as ControlKind
    from turnwire_schema.v1.entry import EntryProblem as EntryProblem
    from turnwire_schema.v1.entry import EntryType as EntryType
    from turnwire_schema.v1.entry import FileReferenceData as FileReferenceData
    from turnwire_schema.v1.entry import FileReferenceEntry as FileReferenceEntry
    from turnwire_schema.v1.entry import FileStatus as FileStatus
    from turnwire_schema.v1.entry import ImageData as ImageData
    from turnwire_schema.v1.entry import ImageEntry as ImageEntry
    from turnwire_schema.v1.entry import ImageFallback as ImageFallback
    from turnwire_schema.v1.entry import ImageState as ImageState
    from turnwire_schema.v1.entry import McpResourceData as McpResourceData
    from turnwire_schema.v1.entry import McpResourceEntry as McpResourceEntry
    from turnwire_schema.v1.entry import McpResourceState as McpResourceState
    from turnwire_schema.v1.entry import Recognition as Recognition
    from turnwire_schema.v1.entry import Shortening as Shortening
    from turnwire_schema.v1.entry import SystemControlData as SystemControlData
    from turnwire_schema.v1.entry import SystemControlEntry as SystemControlEntry
    from turnwire_schema.v1.entry import TextData as TextData
    from turnwire_schema.v1.entry import TextEntry as TextEntry
    from turnwire_schema.v1.entry import ToolRequestData as ToolRequestData
    from turnwire_schema.v1.entry import ToolRequestEntry as ToolRequestEntry
    from turnwire_schema.v1.entry import ToolRequestState as ToolRequestState
    from turnwire_schema.v1.entry import ToolResultData as ToolResultData
    from turnwire_schema.v1.entry import ToolResultEntry as ToolResultEntry
    from turnwire_schema.v1.entry import UnknownEntry as UnknownEntry
    from turnwire_schema.v1.error import AnswerFault as AnswerFault
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
    from turnwire_schema.v1.policy import AgentConfig as AgentConfig
    from turnwire_schema.v1.policy import ArgumentPattern as ArgumentPattern
    from turnwire_schema.v1.policy import Budget as Budget
    from turnwire_schema.v1.policy import FilePolicy as FilePolicy
    from turnwire_schema.v1.policy import FileRight as FileRight
    from turnwire_schema.v1.policy import FileRole as FileRole
    from turnwire_schema.v1.policy import McpServerConfig as McpServerConfig
    from turnwire_schema.v1.policy import OcrConfig as OcrConfig
    from turnwire_schema.v1.policy import ToolDecision as ToolDecision
    from turnwire_schema.v1.policy import ToolPolicy as ToolPolicy
    from turnwire_schema.v1.policy import ToolRule as ToolRule
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
    from turnwire_schema.v1.rerank import RerankRequest as RerankRequest
    from turnwire_schema.v1.rerank import RerankResponse as RerankResponse
    from turnwire_schema.v1.rerank import RerankResult as RerankResult
    from turnwire_schema.v1.response import ChatResponse as ChatResponse
    from turnwire_schema.v1.response import FinishReason as FinishReason
    from turnwire_schema.v1.scenario import ContentTypeFault as ContentTypeFault
    from turnwire_schema.v1.scenario import DelayFault as DelayFault
    from turnwire_schema.v1.scenario import DripFault as DripFault
    from turnwire_schema.v1.scenario import ErrorFault as ErrorFault
    from turnwire_schema.v1.scenario import GarbageFault as GarbageFault
    from turnwire_schema.v1.scenario import GiantLineFault as GiantLineFault
    from turnwire_schema.v1.scenario import IdsChange as IdsChange
    from turnwire_schema.v1.scenario import IdsFault as IdsFault
    from turnwire_schema.v1.scenario import MissingEndFault as MissingEndFault
    from turnwire_schema.v1.scenario import RefuseFault as RefuseFault
    from turnwire_schema.v1.scenario import ResetFault as ResetFault
    from turnwire_schema.v1.scenario import Scenario as Scenario
    from turnwire_schema.v1.scenario import ScenarioAnswer as ScenarioAnswer
    from turnwire_schema.v1.scenario import ScenarioCall as ScenarioCall
    from turnwire_schema.v1.scenario import ScenarioDialect as ScenarioDialect
    from turnwire_schema.v1.scenario import ScenarioEnd as ScenarioEnd
    from turnwire_schema.v1.scenario import ScenarioFault as ScenarioFault
    from turnwire_schema.v1.scenario import ScenarioMatch as ScenarioMatch
    from turnwire_schema.v1.scenario import ScenarioMethod as ScenarioMethod
    from turnwire_schema.v1.scenario import ScenarioRole as ScenarioRole
    from turnwire_schema.v1.scenario import ScenarioTurn as ScenarioTurn
    from turnwire_schema.v1.scenario import SplitFault as SplitFault
    from turnwire_schema.v1.scenario import StatusFault as StatusFault
    from turnwire_schema.v1.scenario import UsageFault as UsageFault
    from turnwire_schema.v1.stream import StreamingChunk as StreamingChunk
    from turnwire_schema.v1.thread import AgentEvent as AgentEvent
    from turnwire_schema.v1.thread import AnswerArrived as AnswerArrived
    from turnwire_schema.v1.thread import ApprovalAnswer as ApprovalAnswer
    from turnwire_schema.v1.thread import ApprovalDecided as ApprovalDecided
    from turnwire_schema.v1.thread import ApprovalDecision as ApprovalDecision
    from turnwire_schema.v1.thread import ApprovalDecisions as ApprovalDecisions
    from turnwire_schema.v1.thread import ChunkArrived as ChunkArrived
    from turnwire_schema.v1.thread import EntryAdded as EntryAdded
    from turnwire_schema.v1.thread import MessageCheck as MessageCheck
    from turnwire_schema.v1.thread import MessageCheckReport as MessageCheckReport
    from turnwire_schema.v1.thread import NoticeGiven as NoticeGiven
    from turnwire_schema.v1.thread import RoundStarted as RoundStarted
    from turnwire_schema.v1.thread import RunEnded as RunEnded
    from turnwire_schema.v1.thread import RunOutcome as RunOutcome
    from turnwire_schema.v1.thread import RunStarted as RunStarted
    from turnwire_schema.v1.thread import ThreadDeleted as ThreadDeleted
    from turnwire_schema.v1.thread import ThreadFile as ThreadFile
    from turnwire_schema.v1.thread import ThreadList as ThreadList
    from turnwire_schema.v1.thread import ThreadMessages as ThreadMessages
    from turnwire_schema.v1.thread import ThreadProblem as ThreadProblem
    from turnwire_schema.v1.thread import ThreadRequest as ThreadRequest
    from turnwire_schema.v1.thread import ThreadState as ThreadState
    from turnwire_schema.v1.thread import ThreadStatus as ThreadStatus
    from turnwire_schema.v1.thread import ThreadView as ThreadView
    from turnwire_schema.v1.thread import Todo as Todo
    from turnwire_schema.v1.thread import TodoStatus as TodoStatus
    from turnwire_schema.v1.thread import ToolCompleted as ToolCompleted
    from turnwire_schema.v1.thread import ToolRequested as ToolRequested
    from turnwire_schema.v1.thread import ToolStarted as ToolStarted
    from turnwire_schema.v1.thread import UnknownAgentEvent as UnknownAgentEvent
    from turnwire_schema.v1.thread import UsageTotals as UsageTotals
    from turnwire_schema.v1.tokens import TokenCount as TokenCount
    from turnwire_schema.v1.tool import CallOrigin as CallOrigin
    from turnwire_schema.v1.tool import IdOrigin as IdOrigin
    from turnwire_schema.v1.tool import InvalidToolCall as InvalidToolCall
    from turnwire_schema.v1.tool import InvalidToolCallReason as InvalidToolCallReason
    from turnwire_schema.v1.tool import NamedToolChoice as NamedToolChoice
    from turnwire_schema.v1.tool import ParameterSchema as ParameterSchema
    from turnwire_schema.v1.tool import TextInput as TextInput
    from turnwire_schema.v1.tool import ToolCall as ToolCall
    from turnwire_schema.v1.tool import ToolCallDelta as ToolCallDelta
    from turnwire_schema.v1.tool import ToolChoice as ToolChoice
    from turnwire_schema.v1.tool import ToolDefinition as ToolDefinition
    from turnwire_schema.v1.tool import ToolError as ToolError
    from turnwire_schema.v1.tool import ToolName as ToolName
    from turnwire_schema.v1.tool import ToolNamespace as ToolNamespace
    from turnwire_schema.v1.tool import ToolResult as ToolResult
    from turnwire_schema.v1.usage import ServerTimings as ServerTimings
    from turnwire_schema.v1.usage import UsageInfo as UsageInfo

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "turnwire_schema._runtime": ("Extras", "JsonObject", "JsonValue", "Metadata"),
        "turnwire_schema.v1.audit": (
            "AuditEvent",
            "InferenceCompleted",
            "InferenceFailed",
            "InferenceStarted",
            "ProviderFallback",
            "ProviderHealthCheck",
        ),
        "turnwire_schema.v1.batch": (
            "BatchBody",
            "BatchError",
            "BatchErrorKind",
            "BatchFile",
            "BatchManifest",
            "BatchPart",
            "BatchProblem",
            "BatchRequest",
            "BatchResult",
            "BatchSummary",
        ),
        "turnwire_schema.v1.benchmark": (
            "BenchmarkEnding",
            "BenchmarkLevel",
            "BenchmarkRequest",
            "BenchmarkSpread",
            "BenchmarkTurn",
            "ProviderBenchmark",
        ),
        "turnwire_schema.v1.completion": ("CompletionChunk", "CompletionRequest", "CompletionResponse", "PromptTokens"),
        "turnwire_schema.v1.config": (
            "AliasConfig",
            "AuditConfig",
            "ClientKeyConfig",
            "ConfigFile",
            "FallbackConfig",
            "Headers",
            "ModelConfig",
            "ModelProviders",
            "OnLoss",
            "PoolMemberConfig",
            "ProviderConfig",
            "TlsConfig",
        ),
        "turnwire_schema.v1.content": (
            "AudioPart",
            "Content",
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
        "turnwire_schema.v1.context": (
            "Branch",
            "ContextDocument",
            "ContextName",
            "Mode",
            "Notice",
            "Projection",
            "Removal",
            "RemovalReason",
        ),
        "turnwire_schema.v1.contract": (
            "ContractClause",
            "ContractEnding",
            "ContractExchange",
            "ContractHeader",
            "ContractOutcome",
            "ContractResult",
            "ContractRun",
            "ContractSeverity",
            "ContractTarget",
        ),
        "turnwire_schema.v1.embedding": (
            "Embedding",
            "EmbeddingPurpose",
            "EmbeddingRequest",
            "EmbeddingResponse",
            "TokenIds",
        ),
        "turnwire_schema.v1.entry": (
            "Approval",
            "ApprovalState",
            "ContextEntry",
            "ControlKind",
            "EntryProblem",
            "EntryType",
            "FileReferenceData",
            "FileReferenceEntry",
            "FileStatus",
            "ImageData",
            "ImageEntry",
            "ImageFallback",
            "ImageState",
            "McpResourceData",
            "McpResourceEntry",
            "McpResourceState",
            "Recognition",
            "Shortening",
            "SystemControlData",
            "SystemControlEntry",
            "TextData",
            "TextEntry",
            "ToolRequestData",
            "ToolRequestEntry",
            "ToolRequestState",
            "ToolResultData",
            "ToolResultEntry",
            "UnknownEntry",
        ),
        "turnwire_schema.v1.error": ("AnswerFault", "Diagnostic", "ErrorCode", "ErrorInfo", "ErrorKind", "Loss"),
        "turnwire_schema.v1.json": ("ProviderOptions",),
        "turnwire_schema.v1.message": (
            "AssistantMessage",
            "ChatMessage",
            "Conversation",
            "MessageRole",
            "SystemMessage",
            "ToolMessage",
            "UserMessage",
        ),
        "turnwire_schema.v1.policy": (
            "AgentConfig",
            "ArgumentPattern",
            "Budget",
            "FilePolicy",
            "FileRight",
            "FileRole",
            "McpServerConfig",
            "OcrConfig",
            "ToolDecision",
            "ToolPolicy",
            "ToolRule",
        ),
        "turnwire_schema.v1.provider": (
            "Capabilities",
            "Capability",
            "ModelInfo",
            "ParameterDefaults",
            "ProviderHealth",
            "ProviderInfo",
            "ProviderType",
        ),
        "turnwire_schema.v1.request": (
            "ChatRequest",
            "JsonObjectFormat",
            "JsonSchemaFormat",
            "ModelParameters",
            "ResponseFormat",
            "StreamOptions",
            "TextFormat",
            "ThinkingEffort",
        ),
        "turnwire_schema.v1.rerank": ("RerankRequest", "RerankResponse", "RerankResult"),
        "turnwire_schema.v1.response": ("ChatResponse", "FinishReason"),
        "turnwire_schema.v1.scenario": (
            "ContentTypeFault",
            "DelayFault",
            "DripFault",
            "ErrorFault",
            "GarbageFault",
            "GiantLineFault",
            "IdsChange",
            "IdsFault",
            "MissingEndFault",
            "RefuseFault",
            "ResetFault",
            "Scenario",
            "ScenarioAnswer",
            "ScenarioCall",
            "ScenarioDialect",
            "ScenarioEnd",
            "ScenarioFault",
            "ScenarioMatch",
            "ScenarioMethod",
            "ScenarioRole",
            "ScenarioTurn",
            "SplitFault",
            "StatusFault",
            "UsageFault",
        ),
        "turnwire_schema.v1.stream": ("StreamingChunk",),
        "turnwire_schema.v1.thread": (
            "AgentEvent",
            "AnswerArrived",
            "ApprovalAnswer",
            "ApprovalDecided",
            "ApprovalDecision",
            "ApprovalDecisions",
            "ChunkArrived",
            "EntryAdded",
            "MessageCheck",
            "MessageCheckReport",
            "NoticeGiven",
            "RoundStarted",
            "RunEnded",
            "RunOutcome",
            "RunStarted",
            "ThreadDeleted",
            "ThreadFile",
            "ThreadList",
            "ThreadMessages",
            "ThreadProblem",
            "ThreadRequest",
            "ThreadState",
            "ThreadStatus",
            "ThreadView",
            "Todo",
            "TodoStatus",
            "ToolCompleted",
            "ToolRequested",
            "ToolStarted",
            "UnknownAgentEvent",
            "UsageTotals",
        ),
        "turnwire_schema.v1.tokens": ("TokenCount",),
        "turnwire_schema.v1.tool": (
            "CallOrigin",
            "IdOrigin",
            "InvalidToolCall",
            "InvalidToolCallReason",
            "NamedToolChoice",
            "ParameterSchema",
            "TextInput",
            "ToolCall",
            "ToolCallDelta",
            "ToolChoice",
            "ToolDefinition",
            "ToolError",
            "ToolName",
            "ToolNamespace",
            "ToolResult",
        ),
        "turnwire_schema.v1.usage": ("ServerTimings", "UsageInfo"),
    },
)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
