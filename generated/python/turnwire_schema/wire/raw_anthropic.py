# Generated from schemas/wire/anthropic/v1/ by `make generate`. Do not edit: changes are lost.

"""The objects of the dialect anthropic before they are judged; for annotations alone."""

from typing import Literal, TypeAlias

from turnwire_schema.wire.raw import RawObject

RawAdaptiveThinking: TypeAlias = RawObject[Literal["type", "display"]]
RawAdvisorResult: TypeAlias = RawObject[Literal["type", "text"]]
RawAdvisorTool: TypeAlias = RawObject[
    Literal[
        "type", "name", "model", "caching", "max_uses", "cache_control", "allowed_callers", "defer_loading", "strict"
    ]
]
RawAnyToolChoice: TypeAlias = RawObject[Literal["type", "disable_parallel_tool_use"]]
RawAppliedContextManagement: TypeAlias = RawObject[Literal["applied_edits"]]
RawAppliedEdit: TypeAlias = RawObject[
    Literal["type", "cleared_input_tokens", "cleared_tool_uses", "cleared_thinking_turns"]
]
RawAssistantMessageParam: TypeAlias = RawObject[Literal["role", "content", "reasoning_content"]]
RawAutoToolChoice: TypeAlias = RawObject[Literal["type", "disable_parallel_tool_use"]]
RawBareErrorEvent: TypeAlias = RawObject[Literal["type", "code", "message"]]
RawBase64ImageSource: TypeAlias = RawObject[Literal["type", "media_type", "data"]]
RawBase64PdfSource: TypeAlias = RawObject[Literal["type", "media_type", "data"]]
RawBashTool: TypeAlias = RawObject[
    Literal["type", "name", "cache_control", "allowed_callers", "defer_loading", "strict", "input_examples"]
]
RawBillingPolicy: TypeAlias = RawObject[Literal["type", "bill_to"]]
RawBlockLocationCitation: TypeAlias = RawObject[
    Literal["type", "cited_text", "document_index", "document_title", "file_id", "start_block_index", "end_block_index"]
]
RawBrowserStateBlock: TypeAlias = RawObject[Literal["type", "tabs", "state_changes", "cache_control"]]
RawBrowserStateChange: TypeAlias = RawObject[
    Literal["type", "tab_id", "download_id", "url", "path", "size_bytes", "error"]
]
RawBrowserTab: TypeAlias = RawObject[Literal["tab_id", "title", "url", "active"]]
RawBuiltInTool: TypeAlias = RawObject[
    Literal[
        "type",
        "name",
        "cache_control",
        "allowed_callers",
        "defer_loading",
        "strict",
        "input_examples",
        "max_characters",
        "display_width_px",
        "display_height_px",
        "display_number",
        "enable_zoom",
        "allowed_domains",
        "blocked_domains",
        "max_uses",
        "user_location",
        "response_inclusion",
        "max_content_tokens",
        "citations",
        "url_sources",
        "use_cache",
        "model",
        "caching",
        "mcp_server_name",
        "configs",
        "default_config",
    ]
]
RawCacheControl: TypeAlias = RawObject[Literal["type", "ttl"]]
RawCacheCreation: TypeAlias = RawObject[Literal["ephemeral_5m_input_tokens", "ephemeral_1h_input_tokens"]]
RawCacheMissReason: TypeAlias = RawObject[Literal["type", "cache_missed_input_tokens"]]
RawCaller: TypeAlias = RawObject[Literal["type", "tool_id"]]
RawCapabilitySupport: TypeAlias = RawObject[Literal["supported"]]
RawCharLocationCitation: TypeAlias = RawObject[
    Literal["type", "cited_text", "document_index", "document_title", "file_id", "start_char_index", "end_char_index"]
]
RawCitationsConfig: TypeAlias = RawObject[Literal["enabled"]]
RawCitationsDelta: TypeAlias = RawObject[Literal["type", "citation"]]
RawCodeExecutionCaller: TypeAlias = RawObject[Literal["type", "tool_id"]]
RawCodeExecutionOutput: TypeAlias = RawObject[Literal["type", "file_id"]]
RawCodeExecutionResult: TypeAlias = RawObject[Literal["type", "stdout", "stderr", "return_code", "content"]]
RawCodeExecutionTool: TypeAlias = RawObject[
    Literal["type", "name", "cache_control", "allowed_callers", "defer_loading", "strict"]
]
RawCompactionBlock: TypeAlias = RawObject[Literal["type", "content", "encrypted_content", "cache_control"]]
RawCompactionDelta: TypeAlias = RawObject[Literal["type", "content", "encrypted_content"]]
RawComputerTool: TypeAlias = RawObject[
    Literal[
        "type",
        "name",
        "display_width_px",
        "display_height_px",
        "display_number",
        "enable_zoom",
        "cache_control",
        "allowed_callers",
        "defer_loading",
        "strict",
        "input_examples",
    ]
]
RawContainer: TypeAlias = RawObject[Literal["id", "expires_at", "skills"]]
RawContainerParams: TypeAlias = RawObject[Literal["id", "skills"]]
RawContainerReference: TypeAlias = RawObject[Literal["id", "skills"]]
RawContainerUploadBlock: TypeAlias = RawObject[Literal["type", "file_id", "cache_control"]]
RawContentBlock: TypeAlias = RawObject[
    Literal[
        "type",
        "text",
        "citations",
        "thinking",
        "signature",
        "id",
        "name",
        "input",
        "caller",
        "toolset_name",
        "data",
        "cache_control",
        "tool_use_id",
        "content",
        "file_id",
        "server_name",
        "is_error",
        "encrypted_content",
        "from",
        "to",
        "trigger",
    ]
]
RawContentBlockDeltaEvent: TypeAlias = RawObject[Literal["type", "index", "delta"]]
RawContentBlockParam: TypeAlias = RawObject[
    Literal[
        "type",
        "text",
        "citations",
        "cache_control",
        "source",
        "transformations",
        "title",
        "context",
        "content",
        "thinking",
        "signature",
        "id",
        "name",
        "input",
        "caller",
        "toolset_name",
        "tool_use_id",
        "is_error",
        "tool_name",
        "data",
        "file_id",
        "server_name",
        "encrypted_content",
        "from",
        "to",
        "trigger",
    ]
]
RawContentBlockStartEvent: TypeAlias = RawObject[Literal["type", "index", "content_block"]]
RawContentBlockStopEvent: TypeAlias = RawObject[Literal["type", "index"]]
RawContentDelta: TypeAlias = RawObject[
    Literal["type", "text", "partial_json", "thinking", "signature", "citation", "content", "encrypted_content"]
]
RawContentSource: TypeAlias = RawObject[Literal["type", "content"]]
RawContextEdit: TypeAlias = RawObject[
    Literal[
        "type",
        "trigger",
        "keep",
        "clear_at_least",
        "clear_tool_inputs",
        "exclude_tools",
        "instructions",
        "pause_after_compaction",
    ]
]
RawContextKeep: TypeAlias = RawObject[Literal["type", "value"]]
RawContextManagementCapability: TypeAlias = RawObject[
    Literal["supported", "clear_thinking_20251015", "clear_tool_uses_20250919", "compact_20260112"]
]
RawContextManagementConfig: TypeAlias = RawObject[Literal["edits"]]
RawContextThreshold: TypeAlias = RawObject[Literal["type", "value"]]
RawCountTokensRequest: TypeAlias = RawObject[
    Literal[
        "model",
        "messages",
        "system",
        "tools",
        "tool_choice",
        "thinking",
        "output_config",
        "cache_control",
        "speed",
        "context_management",
        "mcp_servers",
        "output_format",
        "user_profile_id",
        "workspace_id",
        "chat_template_kwargs",
    ]
]
RawCountTokensResponse: TypeAlias = RawObject[Literal["input_tokens", "context_management"]]
RawCountedContextManagement: TypeAlias = RawObject[Literal["original_input_tokens"]]
RawCustomTool: TypeAlias = RawObject[
    Literal[
        "type",
        "name",
        "description",
        "input_schema",
        "strict",
        "cache_control",
        "allowed_callers",
        "defer_loading",
        "eager_input_streaming",
        "input_examples",
    ]
]
RawDetailError: TypeAlias = RawObject[Literal["detail"]]
RawDiagnostics: TypeAlias = RawObject[Literal["cache_miss_reason"]]
RawDiagnosticsParams: TypeAlias = RawObject[Literal["previous_message_id"]]
RawDirectCaller: TypeAlias = RawObject[Literal["type"]]
RawDisabledThinking: TypeAlias = RawObject[Literal["type"]]
RawDocumentBlockParam: TypeAlias = RawObject[
    Literal["type", "source", "title", "context", "citations", "cache_control"]
]
RawDocumentSource: TypeAlias = RawObject[Literal["type", "media_type", "data", "content", "url", "file_id"]]
RawEffortCapability: TypeAlias = RawObject[Literal["supported", "low", "medium", "high", "max", "xhigh"]]
RawEnabledThinking: TypeAlias = RawObject[Literal["type", "budget_tokens", "display"]]
RawEncryptedCodeExecutionResult: TypeAlias = RawObject[
    Literal["type", "encrypted_stdout", "stderr", "return_code", "content"]
]
RawErrorBody: TypeAlias = RawObject[Literal["type", "message", "details", "code", "param", "n_prompt_tokens", "n_ctx"]]
RawErrorDetails: TypeAlias = RawObject[Literal["error_code"]]
RawErrorEnvelope: TypeAlias = RawObject[Literal["type", "error", "request_id"]]
RawErrorEvent: TypeAlias = RawObject[Literal["type", "error", "request_id"]]
RawErrorResponse: TypeAlias = RawObject[Literal["type", "error", "request_id", "detail"]]
RawErrorText: TypeAlias = RawObject[Literal["error"]]
RawFallbackBlock: TypeAlias = RawObject[Literal["type", "from", "to", "trigger"]]
RawFallbackCreditToken: TypeAlias = RawObject[Literal["token", "mode"]]
RawFallbackTrigger: TypeAlias = RawObject[Literal["type", "category"]]
RawFetchedDocument: TypeAlias = RawObject[Literal["type", "source", "title", "citations", "context", "cache_control"]]
RawFileSource: TypeAlias = RawObject[Literal["type", "file_id"]]
RawImageBlockParam: TypeAlias = RawObject[Literal["type", "source", "cache_control", "transformations"]]
RawImageSource: TypeAlias = RawObject[Literal["type", "media_type", "data", "url", "file_id"]]
RawImageTransformations: TypeAlias = RawObject[Literal["oversized_image"]]
RawInputJsonDelta: TypeAlias = RawObject[Literal["type", "partial_json"]]
RawInputTransformation: TypeAlias = RawObject[Literal["type", "path", "reason"]]
RawJsonOutputFormat: TypeAlias = RawObject[Literal["type", "schema"]]
RawMcpServer: TypeAlias = RawObject[Literal["type", "url", "name", "authorization_token", "tool_configuration"]]
RawMcpText: TypeAlias = RawObject[Literal["type", "text", "citations", "cache_control"]]
RawMcpToolConfiguration: TypeAlias = RawObject[Literal["allowed_tools", "enabled"]]
RawMcpToolResultBlock: TypeAlias = RawObject[Literal["type", "tool_use_id", "content", "is_error", "cache_control"]]
RawMcpToolUseBlock: TypeAlias = RawObject[Literal["type", "id", "name", "server_name", "input", "cache_control"]]
RawMcpToolset: TypeAlias = RawObject[Literal["type", "mcp_server_name", "configs", "default_config", "cache_control"]]
RawMemoryTool: TypeAlias = RawObject[
    Literal["type", "name", "cache_control", "allowed_callers", "defer_loading", "strict", "input_examples"]
]
RawMessage: TypeAlias = RawObject[
    Literal[
        "id",
        "type",
        "role",
        "model",
        "content",
        "stop_reason",
        "stop_sequence",
        "stop_details",
        "container",
        "context_management",
        "diagnostics",
        "input_transformations",
        "usage",
    ]
]
RawMessageDelta: TypeAlias = RawObject[Literal["stop_reason", "stop_sequence", "stop_details", "container"]]
RawMessageDeltaEvent: TypeAlias = RawObject[
    Literal["type", "delta", "usage", "context_management", "input_transformations"]
]
RawMessageDeltaUsage: TypeAlias = RawObject[
    Literal[
        "output_tokens",
        "input_tokens",
        "cache_creation_input_tokens",
        "cache_read_input_tokens",
        "output_tokens_details",
        "server_tool_use",
        "iterations",
    ]
]
RawMessageParam: TypeAlias = RawObject[Literal["role", "content", "reasoning_content"]]
RawMessageStartEvent: TypeAlias = RawObject[Literal["type", "message"]]
RawMessageStopEvent: TypeAlias = RawObject[Literal["type"]]
RawMessageStreamEvent: TypeAlias = RawObject[
    Literal[
        "type",
        "message",
        "index",
        "content_block",
        "delta",
        "usage",
        "context_management",
        "input_transformations",
        "error",
        "request_id",
        "code",
    ]
]
RawMessagesRequest: TypeAlias = RawObject[
    Literal[
        "model",
        "messages",
        "max_tokens",
        "system",
        "tools",
        "tool_choice",
        "thinking",
        "output_config",
        "stop_sequences",
        "stream",
        "temperature",
        "top_p",
        "top_k",
        "metadata",
        "service_tier",
        "cache_control",
        "container",
        "inference_geo",
        "speed",
        "diagnostics",
        "user_profile_id",
        "workspace_id",
        "context_management",
        "mcp_servers",
        "output_format",
        "billing_policy",
        "fallback_credit_token",
        "thread",
        "chat_template_kwargs",
        "cache_salt",
        "vllm_xargs",
        "kv_transfer_params",
        "ec_transfer_params",
        "watermarking",
        "mm_payload",
        "return_mm_kwargs",
        "logit_bias",
    ]
]
RawMetadata: TypeAlias = RawObject[Literal["user_id"]]
RawModel: TypeAlias = RawObject[
    Literal["type", "id", "display_name", "created_at", "max_input_tokens", "max_tokens", "capabilities", "lifecycle"]
]
RawModelCapabilities: TypeAlias = RawObject[
    Literal[
        "batch",
        "citations",
        "code_execution",
        "context_management",
        "effort",
        "image_input",
        "pdf_input",
        "structured_outputs",
        "thinking",
    ]
]
RawModelList: TypeAlias = RawObject[Literal["data", "has_more", "first_id", "last_id"]]
RawModelReference: TypeAlias = RawObject[Literal["model"]]
RawNamedToolChoice: TypeAlias = RawObject[Literal["type", "name", "disable_parallel_tool_use"]]
RawNoToolChoice: TypeAlias = RawObject[Literal["type"]]
RawOutputConfig: TypeAlias = RawObject[Literal["effort", "format", "task_budget"]]
RawOutputTokensDetails: TypeAlias = RawObject[Literal["thinking_tokens"]]
RawPageLocationCitation: TypeAlias = RawObject[
    Literal["type", "cited_text", "document_index", "document_title", "file_id", "start_page_number", "end_page_number"]
]
RawPingEvent: TypeAlias = RawObject[Literal["type"]]
RawPlainTextSource: TypeAlias = RawObject[Literal["type", "media_type", "data"]]
RawRedactedAdvisorResult: TypeAlias = RawObject[Literal["type", "encrypted_content"]]
RawRedactedThinkingBlock: TypeAlias = RawObject[Literal["type", "data"]]
RawSearchResultBlockParam: TypeAlias = RawObject[
    Literal["type", "source", "title", "content", "citations", "cache_control"]
]
RawSearchResultCitation: TypeAlias = RawObject[
    Literal["type", "cited_text", "source", "title", "search_result_index", "start_block_index", "end_block_index"]
]
RawServerToolError: TypeAlias = RawObject[Literal["type", "error_code", "error_message"]]
RawServerToolResult: TypeAlias = RawObject[
    Literal[
        "type",
        "error_code",
        "error_message",
        "stdout",
        "stderr",
        "return_code",
        "content",
        "encrypted_stdout",
        "file_type",
        "num_lines",
        "start_line",
        "total_lines",
        "is_file_update",
        "lines",
        "old_start",
        "old_lines",
        "new_start",
        "new_lines",
        "tool_references",
        "url",
        "retrieved_at",
        "text",
        "encrypted_content",
    ]
]
RawServerToolResultBlock: TypeAlias = RawObject[Literal["type", "tool_use_id", "content", "caller", "cache_control"]]
RawServerToolUsage: TypeAlias = RawObject[Literal["web_search_requests", "web_fetch_requests"]]
RawServerToolUseBlock: TypeAlias = RawObject[Literal["type", "id", "name", "input", "caller", "cache_control"]]
RawSignatureDelta: TypeAlias = RawObject[Literal["type", "signature"]]
RawSkill: TypeAlias = RawObject[Literal["type", "skill_id", "version"]]
RawStartBlock: TypeAlias = RawObject[
    Literal[
        "type",
        "text",
        "citations",
        "thinking",
        "signature",
        "id",
        "name",
        "input",
        "caller",
        "toolset_name",
        "data",
        "cache_control",
        "tool_use_id",
        "content",
        "file_id",
        "server_name",
        "is_error",
        "encrypted_content",
        "from",
        "to",
        "trigger",
    ]
]
RawStartMessage: TypeAlias = RawObject[
    Literal[
        "id",
        "type",
        "role",
        "model",
        "content",
        "stop_reason",
        "stop_sequence",
        "stop_details",
        "container",
        "context_management",
        "diagnostics",
        "input_transformations",
        "usage",
    ]
]
RawStartToolUseBlock: TypeAlias = RawObject[Literal["type", "id", "name", "input", "caller", "toolset_name"]]
RawStopDetails: TypeAlias = RawObject[Literal["type", "category", "explanation"]]
RawSystemMessageParam: TypeAlias = RawObject[Literal["role", "content"]]
RawTaskBudget: TypeAlias = RawObject[Literal["type", "total", "remaining"]]
RawTextBlock: TypeAlias = RawObject[Literal["type", "text", "citations"]]
RawTextBlockParam: TypeAlias = RawObject[Literal["type", "text", "citations", "cache_control"]]
RawTextCitation: TypeAlias = RawObject[
    Literal[
        "type",
        "cited_text",
        "document_index",
        "document_title",
        "file_id",
        "start_char_index",
        "end_char_index",
        "start_page_number",
        "end_page_number",
        "start_block_index",
        "end_block_index",
        "source",
        "title",
        "search_result_index",
        "url",
        "encrypted_index",
    ]
]
RawTextDelta: TypeAlias = RawObject[Literal["type", "text"]]
RawTextEditorCreateResult: TypeAlias = RawObject[Literal["type", "is_file_update"]]
RawTextEditorReplaceResult: TypeAlias = RawObject[
    Literal["type", "lines", "old_start", "old_lines", "new_start", "new_lines"]
]
RawTextEditorTool: TypeAlias = RawObject[
    Literal[
        "type",
        "name",
        "cache_control",
        "allowed_callers",
        "defer_loading",
        "strict",
        "input_examples",
        "max_characters",
    ]
]
RawTextEditorViewResult: TypeAlias = RawObject[
    Literal["type", "content", "file_type", "num_lines", "start_line", "total_lines"]
]
RawThinkingBetweenTools: TypeAlias = RawObject[Literal["type"]]
RawThinkingBlock: TypeAlias = RawObject[Literal["type", "thinking", "signature"]]
RawThinkingBlockParam: TypeAlias = RawObject[Literal["type", "thinking", "signature"]]
RawThinkingCapability: TypeAlias = RawObject[Literal["supported", "types"]]
RawThinkingConfig: TypeAlias = RawObject[Literal["type", "budget_tokens", "display"]]
RawThinkingDelta: TypeAlias = RawObject[Literal["type", "thinking"]]
RawThinkingTypes: TypeAlias = RawObject[Literal["adaptive", "enabled"]]
RawThreadParams: TypeAlias = RawObject[Literal["type"]]
RawToolChoice: TypeAlias = RawObject[Literal["type", "disable_parallel_tool_use", "name"]]
RawToolConfig: TypeAlias = RawObject[Literal["enabled", "defer_loading"]]
RawToolInputSchema: TypeAlias = RawObject[Literal["type", "properties", "required"]]
RawToolName: TypeAlias = RawObject[Literal["type", "name"]]
RawToolParam: TypeAlias = RawObject[
    Literal[
        "type",
        "name",
        "description",
        "input_schema",
        "strict",
        "cache_control",
        "allowed_callers",
        "defer_loading",
        "eager_input_streaming",
        "input_examples",
        "max_characters",
        "display_width_px",
        "display_height_px",
        "display_number",
        "enable_zoom",
        "allowed_domains",
        "blocked_domains",
        "max_uses",
        "user_location",
        "response_inclusion",
        "max_content_tokens",
        "citations",
        "url_sources",
        "use_cache",
        "model",
        "caching",
        "mcp_server_name",
        "configs",
        "default_config",
    ]
]
RawToolReferenceBlock: TypeAlias = RawObject[Literal["type", "tool_name", "cache_control"]]
RawToolResultBlockParam: TypeAlias = RawObject[
    Literal["type", "tool_use_id", "content", "is_error", "toolset_name", "cache_control"]
]
RawToolResultItem: TypeAlias = RawObject[
    Literal[
        "type",
        "text",
        "citations",
        "cache_control",
        "source",
        "transformations",
        "title",
        "context",
        "content",
        "tool_name",
        "tabs",
        "state_changes",
    ]
]
RawToolSearchResult: TypeAlias = RawObject[Literal["type", "tool_references"]]
RawToolSearchTool: TypeAlias = RawObject[
    Literal["type", "name", "cache_control", "allowed_callers", "defer_loading", "strict"]
]
RawToolUseBlock: TypeAlias = RawObject[Literal["type", "id", "name", "input", "caller", "toolset_name"]]
RawToolUseBlockParam: TypeAlias = RawObject[
    Literal["type", "id", "name", "input", "caller", "toolset_name", "cache_control"]
]
RawToolset: TypeAlias = RawObject[Literal["type", "configs", "cache_control"]]
RawUnknownBlock: TypeAlias = RawObject[Literal["type"]]
RawUnknownBlockParam: TypeAlias = RawObject[Literal["type"]]
RawUnknownCaller: TypeAlias = RawObject[Literal["type"]]
RawUnknownCitation: TypeAlias = RawObject[Literal["type"]]
RawUnknownDelta: TypeAlias = RawObject[Literal["type"]]
RawUnknownEvent: TypeAlias = RawObject[Literal["type"]]
RawUnknownServerToolResult: TypeAlias = RawObject[Literal["type"]]
RawUnknownSource: TypeAlias = RawObject[Literal["type"]]
RawUnknownTool: TypeAlias = RawObject[Literal["type"]]
RawUnknownToolResultItem: TypeAlias = RawObject[Literal["type"]]
RawUrlSource: TypeAlias = RawObject[Literal["type", "url"]]
RawUsage: TypeAlias = RawObject[
    Literal[
        "input_tokens",
        "output_tokens",
        "cache_creation_input_tokens",
        "cache_read_input_tokens",
        "cache_creation",
        "output_tokens_details",
        "server_tool_use",
        "service_tier",
        "inference_geo",
        "speed",
        "iterations",
    ]
]
RawUsageIteration: TypeAlias = RawObject[
    Literal[
        "type",
        "model",
        "input_tokens",
        "output_tokens",
        "cache_creation_input_tokens",
        "cache_read_input_tokens",
        "cache_creation",
    ]
]
RawUserLocation: TypeAlias = RawObject[Literal["type", "city", "region", "country", "timezone"]]
RawUserMessageParam: TypeAlias = RawObject[Literal["role", "content"]]
RawWebFetchResult: TypeAlias = RawObject[Literal["type", "url", "content", "retrieved_at"]]
RawWebFetchTool: TypeAlias = RawObject[
    Literal[
        "type",
        "name",
        "allowed_domains",
        "blocked_domains",
        "max_uses",
        "max_content_tokens",
        "citations",
        "url_sources",
        "use_cache",
        "response_inclusion",
        "cache_control",
        "allowed_callers",
        "defer_loading",
        "strict",
    ]
]
RawWebFetchUrlSource: TypeAlias = RawObject[Literal["type", "tools"]]
RawWebFetchUrlSources: TypeAlias = RawObject[Literal["user_input", "client_tool_results", "server_tool_results"]]
RawWebSearchCitation: TypeAlias = RawObject[Literal["type", "cited_text", "url", "title", "encrypted_index"]]
RawWebSearchResult: TypeAlias = RawObject[Literal["type", "url", "title", "encrypted_content", "page_age"]]
RawWebSearchTool: TypeAlias = RawObject[
    Literal[
        "type",
        "name",
        "allowed_domains",
        "blocked_domains",
        "max_uses",
        "user_location",
        "response_inclusion",
        "cache_control",
        "allowed_callers",
        "defer_loading",
        "strict",
    ]
]
RawWebSearchToolResultBlock: TypeAlias = RawObject[Literal["type", "tool_use_id", "content", "caller", "cache_control"]]
RawWebSearchToolResultContent: TypeAlias = RawObject[Literal["type", "error_code", "error_message"]]

__all__ = [
    "RawAdaptiveThinking",
    "RawAdvisorResult",
    "RawAdvisorTool",
    "RawAnyToolChoice",
    "RawAppliedContextManagement",
    "RawAppliedEdit",
    "RawAssistantMessageParam",
    "RawAutoToolChoice",
    "RawBareErrorEvent",
    "RawBase64ImageSource",
    "RawBase64PdfSource",
    "RawBashTool",
    "RawBillingPolicy",
    "RawBlockLocationCitation",
    "RawBrowserStateBlock",
    "RawBrowserStateChange",
    "RawBrowserTab",
    "RawBuiltInTool",
    "RawCacheControl",
    "RawCacheCreation",
    "RawCacheMissReason",
    "RawCaller",
    "RawCapabilitySupport",
    "RawCharLocationCitation",
    "RawCitationsConfig",
    "RawCitationsDelta",
    "RawCodeExecutionCaller",
    "RawCodeExecutionOutput",
    "RawCodeExecutionResult",
    "RawCodeExecutionTool",
    "RawCompactionBlock",
    "RawCompactionDelta",
    "RawComputerTool",
    "RawContainer",
    "RawContainerParams",
    "RawContainerReference",
    "RawContainerUploadBlock",
    "RawContentBlock",
    "RawContentBlockDeltaEvent",
    "RawContentBlockParam",
    "RawContentBlockStartEvent",
    "RawContentBlockStopEvent",
    "RawContentDelta",
    "RawContentSource",
    "RawContextEdit",
    "RawContextKeep",
    "RawContextManagementCapability",
    "RawContextManagementConfig",
    "RawContextThreshold",
    "RawCountTokensRequest",
    "RawCountTokensResponse",
    "RawCountedContextManagement",
    "RawCustomTool",
    "RawDetailError",
    "RawDiagnostics",
    "RawDiagnosticsParams",
    "RawDirectCaller",
    "RawDisabledThinking",
    "RawDocumentBlockParam",
    "RawDocumentSource",
    "RawEffortCapability",
    "RawEnabledThinking",
    "RawEncryptedCodeExecutionResult",
    "RawErrorBody",
    "RawErrorDetails",
    "RawErrorEnvelope",
    "RawErrorEvent",
    "RawErrorResponse",
    "RawErrorText",
    "RawFallbackBlock",
    "RawFallbackCreditToken",
    "RawFallbackTrigger",
    "RawFetchedDocument",
    "RawFileSource",
    "RawImageBlockParam",
    "RawImageSource",
    "RawImageTransformations",
    "RawInputJsonDelta",
    "RawInputTransformation",
    "RawJsonOutputFormat",
    "RawMcpServer",
    "RawMcpText",
    "RawMcpToolConfiguration",
    "RawMcpToolResultBlock",
    "RawMcpToolUseBlock",
    "RawMcpToolset",
    "RawMemoryTool",
    "RawMessage",
    "RawMessageDelta",
    "RawMessageDeltaEvent",
    "RawMessageDeltaUsage",
    "RawMessageParam",
    "RawMessageStartEvent",
    "RawMessageStopEvent",
    "RawMessageStreamEvent",
    "RawMessagesRequest",
    "RawMetadata",
    "RawModel",
    "RawModelCapabilities",
    "RawModelList",
    "RawModelReference",
    "RawNamedToolChoice",
    "RawNoToolChoice",
    "RawOutputConfig",
    "RawOutputTokensDetails",
    "RawPageLocationCitation",
    "RawPingEvent",
    "RawPlainTextSource",
    "RawRedactedAdvisorResult",
    "RawRedactedThinkingBlock",
    "RawSearchResultBlockParam",
    "RawSearchResultCitation",
    "RawServerToolError",
    "RawServerToolResult",
    "RawServerToolResultBlock",
    "RawServerToolUsage",
    "RawServerToolUseBlock",
    "RawSignatureDelta",
    "RawSkill",
    "RawStartBlock",
    "RawStartMessage",
    "RawStartToolUseBlock",
    "RawStopDetails",
    "RawSystemMessageParam",
    "RawTaskBudget",
    "RawTextBlock",
    "RawTextBlockParam",
    "RawTextCitation",
    "RawTextDelta",
    "RawTextEditorCreateResult",
    "RawTextEditorReplaceResult",
    "RawTextEditorTool",
    "RawTextEditorViewResult",
    "RawThinkingBetweenTools",
    "RawThinkingBlock",
    "RawThinkingBlockParam",
    "RawThinkingCapability",
    "RawThinkingConfig",
    "RawThinkingDelta",
    "RawThinkingTypes",
    "RawThreadParams",
    "RawToolChoice",
    "RawToolConfig",
    "RawToolInputSchema",
    "RawToolName",
    "RawToolParam",
    "RawToolReferenceBlock",
    "RawToolResultBlockParam",
    "RawToolResultItem",
    "RawToolSearchResult",
    "RawToolSearchTool",
    "RawToolUseBlock",
    "RawToolUseBlockParam",
    "RawToolset",
    "RawUnknownBlock",
    "RawUnknownBlockParam",
    "RawUnknownCaller",
    "RawUnknownCitation",
    "RawUnknownDelta",
    "RawUnknownEvent",
    "RawUnknownServerToolResult",
    "RawUnknownSource",
    "RawUnknownTool",
    "RawUnknownToolResultItem",
    "RawUrlSource",
    "RawUsage",
    "RawUsageIteration",
    "RawUserLocation",
    "RawUserMessageParam",
    "RawWebFetchResult",
    "RawWebFetchTool",
    "RawWebFetchUrlSource",
    "RawWebFetchUrlSources",
    "RawWebSearchCitation",
    "RawWebSearchResult",
    "RawWebSearchTool",
    "RawWebSearchToolResultBlock",
    "RawWebSearchToolResultContent",
]
