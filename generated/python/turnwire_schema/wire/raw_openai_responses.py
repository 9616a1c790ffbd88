# Generated from schemas/wire/openai-responses/v1/ by `make generate`. Do not edit: changes are lost.

"""The objects of the dialect openai-responses before they are judged; for annotations alone."""

from typing import Literal, TypeAlias

from turnwire_schema.wire.raw import RawObject

RawAccessPrograms: TypeAlias = RawObject[Literal["cyber"]]
RawAdditionalTools: TypeAlias = RawObject[Literal["type", "role", "tools", "id"]]
RawAllowedToolsChoice: TypeAlias = RawObject[Literal["type", "mode", "tools"]]
RawAnnotation: TypeAlias = RawObject[
    Literal["type", "url", "title", "start_index", "end_index", "file_id", "filename", "index", "container_id"]
]
RawAnnotationAddedEvent: TypeAlias = RawObject[
    Literal["type", "annotation", "item_id", "output_index", "content_index", "annotation_index", "sequence_number"]
]
RawApplyPatchCall: TypeAlias = RawObject[
    Literal["type", "call_id", "operation", "id", "status", "caller", "created_by"]
]
RawApplyPatchCallOutput: TypeAlias = RawObject[
    Literal["type", "call_id", "status", "output", "id", "caller", "created_by"]
]
RawAudioData: TypeAlias = RawObject[Literal["data", "format"]]
RawAudioDeltaEvent: TypeAlias = RawObject[Literal["type", "delta", "sequence_number"]]
RawAudioDoneEvent: TypeAlias = RawObject[Literal["type", "sequence_number"]]
RawBackgroundOptions: TypeAlias = RawObject[Literal["completion_window", "continuation_id"]]
RawBuiltInTool: TypeAlias = RawObject[Literal["type", "allowed_callers"]]
RawBuiltInToolChoice: TypeAlias = RawObject[Literal["type"]]
RawBuiltInToolDeltaEvent: TypeAlias = RawObject[
    Literal["type", "delta", "item_id", "output_index", "obfuscation", "sequence_number"]
]
RawBuiltInToolEvent: TypeAlias = RawObject[Literal["type", "item_id", "output_index", "sequence_number"]]
RawCodeInterpreterCall: TypeAlias = RawObject[Literal["type", "id", "container_id", "code", "outputs", "status"]]
RawCodeInterpreterCodeDoneEvent: TypeAlias = RawObject[
    Literal["type", "code", "item_id", "output_index", "sequence_number"]
]
RawCodeInterpreterContainer: TypeAlias = RawObject[Literal["type", "file_ids", "memory_limit", "network_policy"]]
RawCodeInterpreterOutput: TypeAlias = RawObject[Literal["type", "logs", "url"]]
RawCodeInterpreterTool: TypeAlias = RawObject[Literal["type", "container", "allowed_callers"]]
RawCompactionItem: TypeAlias = RawObject[Literal["type", "encrypted_content", "id", "created_by"]]
RawCompactionTrigger: TypeAlias = RawObject[Literal["type", "id"]]
RawCompletedEvent: TypeAlias = RawObject[Literal["type", "response", "timings", "sequence_number"]]
RawComputerAction: TypeAlias = RawObject[
    Literal["type", "x", "y", "button", "scroll_x", "scroll_y", "keys", "path", "text"]
]
RawComputerCall: TypeAlias = RawObject[
    Literal["type", "id", "call_id", "action", "actions", "pending_safety_checks", "status"]
]
RawComputerCallOutput: TypeAlias = RawObject[
    Literal["type", "call_id", "output", "id", "status", "acknowledged_safety_checks", "created_by"]
]
RawComputerScreenshot: TypeAlias = RawObject[Literal["type", "image_url", "file_id"]]
RawComputerUsePreviewTool: TypeAlias = RawObject[Literal["type", "environment", "display_width", "display_height"]]
RawConfigurationUpdate: TypeAlias = RawObject[Literal["type", "id", "reasoning", "text"]]
RawContainerFileCitation: TypeAlias = RawObject[
    Literal["type", "container_id", "file_id", "filename", "start_index", "end_index"]
]
RawContentPart: TypeAlias = RawObject[
    Literal[
        "type",
        "text",
        "prompt_cache_breakpoint",
        "image_url",
        "file_id",
        "detail",
        "file_data",
        "file_url",
        "filename",
        "input_audio",
        "annotations",
        "logprobs",
        "refusal",
    ]
]
RawContentPartAddedEvent: TypeAlias = RawObject[
    Literal["type", "part", "item_id", "output_index", "content_index", "sequence_number"]
]
RawContentPartDoneEvent: TypeAlias = RawObject[
    Literal["type", "part", "item_id", "output_index", "content_index", "sequence_number"]
]
RawContextManagement: TypeAlias = RawObject[Literal["type", "compact_threshold"]]
RawConversationReference: TypeAlias = RawObject[Literal["id"]]
RawCreatedEvent: TypeAlias = RawObject[Literal["type", "response", "sequence_number"]]
RawCustomTool: TypeAlias = RawObject[
    Literal["type", "name", "description", "format", "defer_loading", "allowed_callers", "async"]
]
RawCustomToolCall: TypeAlias = RawObject[
    Literal["type", "call_id", "name", "input", "id", "status", "namespace", "caller", "async"]
]
RawCustomToolCallInputDeltaEvent: TypeAlias = RawObject[
    Literal["type", "delta", "item_id", "output_index", "obfuscation", "sequence_number"]
]
RawCustomToolCallInputDoneEvent: TypeAlias = RawObject[
    Literal["type", "input", "item_id", "output_index", "sequence_number"]
]
RawCustomToolCallOutput: TypeAlias = RawObject[
    Literal["type", "call_id", "output", "id", "status", "caller", "created_by"]
]
RawCustomToolChoice: TypeAlias = RawObject[Literal["type", "name"]]
RawCustomToolFormat: TypeAlias = RawObject[Literal["type", "syntax", "definition"]]
RawDetailError: TypeAlias = RawObject[Literal["detail"]]
RawErrorBody: TypeAlias = RawObject[
    Literal["message", "type", "param", "code", "n_prompt_tokens", "n_ctx", "misalignment"]
]
RawErrorEnvelope: TypeAlias = RawObject[Literal["error"]]
RawErrorEvent: TypeAlias = RawObject[Literal["type", "message", "code", "param", "error", "sequence_number"]]
RawErrorResponse: TypeAlias = RawObject[
    Literal["error", "signin_url", "detail", "object", "message", "type", "param", "code"]
]
RawErrorText: TypeAlias = RawObject[Literal["error", "signin_url"]]
RawFailedEvent: TypeAlias = RawObject[Literal["type", "response", "sequence_number"]]
RawFileCitation: TypeAlias = RawObject[Literal["type", "file_id", "filename", "index"]]
RawFilePath: TypeAlias = RawObject[Literal["type", "file_id", "index"]]
RawFileSearchCall: TypeAlias = RawObject[Literal["type", "id", "queries", "status", "results"]]
RawFileSearchResult: TypeAlias = RawObject[Literal["file_id", "filename", "score", "text", "attributes"]]
RawFileSearchTool: TypeAlias = RawObject[
    Literal["type", "vector_store_ids", "max_num_results", "filters", "ranking_options"]
]
RawFunctionCall: TypeAlias = RawObject[
    Literal["type", "call_id", "name", "arguments", "id", "status", "namespace", "caller", "async"]
]
RawFunctionCallArgumentsDeltaEvent: TypeAlias = RawObject[
    Literal["type", "delta", "item_id", "output_index", "obfuscation", "sequence_number"]
]
RawFunctionCallArgumentsDoneEvent: TypeAlias = RawObject[
    Literal["type", "arguments", "item_id", "output_index", "name", "sequence_number"]
]
RawFunctionCallOutput: TypeAlias = RawObject[
    Literal["type", "output", "call_id", "id", "status", "name", "namespace", "caller", "created_by"]
]
RawFunctionTool: TypeAlias = RawObject[
    Literal[
        "type",
        "name",
        "description",
        "parameters",
        "strict",
        "output_schema",
        "defer_loading",
        "allowed_callers",
        "async",
    ]
]
RawFunctionToolChoice: TypeAlias = RawObject[Literal["type", "name"]]
RawImageGenerationCall: TypeAlias = RawObject[
    Literal[
        "type",
        "id",
        "result",
        "status",
        "revised_prompt",
        "action",
        "background",
        "output_format",
        "quality",
        "size",
        "error",
        "svg_usage",
    ]
]
RawImageGenerationTool: TypeAlias = RawObject[
    Literal[
        "type",
        "model",
        "action",
        "background",
        "complexity",
        "frame_count",
        "frame_duration_ms",
        "input_fidelity",
        "input_image_mask",
        "moderation",
        "output_compression",
        "output_format",
        "partial_images",
        "quality",
        "size",
        "svg",
    ]
]
RawImageOptions: TypeAlias = RawObject[Literal["context_compression"]]
RawImageUsage: TypeAlias = RawObject[
    Literal[
        "input_tokens",
        "output_tokens",
        "total_tokens",
        "input_tokens_details",
        "output_tokens_details",
        "cached_tokens",
        "cached_tokens_details",
    ]
]
RawInProgressEvent: TypeAlias = RawObject[Literal["type", "response", "sequence_number"]]
RawIncompleteDetails: TypeAlias = RawObject[Literal["reason"]]
RawIncompleteEvent: TypeAlias = RawObject[Literal["type", "response", "sequence_number"]]
RawInputAudio: TypeAlias = RawObject[Literal["type", "input_audio"]]
RawInputFile: TypeAlias = RawObject[
    Literal["type", "file_data", "file_url", "file_id", "filename", "detail", "prompt_cache_breakpoint"]
]
RawInputImage: TypeAlias = RawObject[Literal["type", "image_url", "file_id", "detail", "prompt_cache_breakpoint"]]
RawInputItem: TypeAlias = RawObject[
    Literal[
        "type",
        "role",
        "content",
        "id",
        "status",
        "phase",
        "call_id",
        "name",
        "arguments",
        "namespace",
        "caller",
        "async",
        "output",
        "created_by",
        "input",
        "summary",
        "encrypted_content",
        "reasoning",
        "text",
        "queries",
        "results",
        "action",
        "actions",
        "pending_safety_checks",
        "acknowledged_safety_checks",
        "container_id",
        "code",
        "outputs",
        "result",
        "revised_prompt",
        "background",
        "output_format",
        "quality",
        "size",
        "error",
        "svg_usage",
        "environment",
        "max_output_length",
        "operation",
        "server_label",
        "tools",
        "approval_request_id",
        "approve",
        "reason",
        "execution",
        "fingerprint",
    ]
]
RawInputText: TypeAlias = RawObject[Literal["type", "text", "prompt_cache_breakpoint"]]
RawInputTokensDetails: TypeAlias = RawObject[
    Literal[
        "cached_tokens",
        "cache_write_tokens",
        "cache_write_tokens_details",
        "input_tokens_per_turn",
        "cached_tokens_per_turn",
    ]
]
RawInputTransformation: TypeAlias = RawObject[Literal["id", "type", "action", "reason"]]
RawItemReference: TypeAlias = RawObject[Literal["type", "id"]]
RawJsonObjectFormat: TypeAlias = RawObject[Literal["type"]]
RawJsonSchemaFormat: TypeAlias = RawObject[Literal["type", "name", "schema", "description", "strict"]]
RawLocalShellAction: TypeAlias = RawObject[Literal["type", "command", "env", "timeout_ms", "user", "working_directory"]]
RawLocalShellCall: TypeAlias = RawObject[Literal["type", "id", "call_id", "action", "status"]]
RawLocalShellCallOutput: TypeAlias = RawObject[Literal["type", "id", "output", "status"]]
RawLogprob: TypeAlias = RawObject[Literal["token", "logprob", "bytes", "top_logprobs"]]
RawMcpApprovalRequest: TypeAlias = RawObject[Literal["type", "id", "server_label", "name", "arguments"]]
RawMcpApprovalResponse: TypeAlias = RawObject[Literal["type", "approval_request_id", "approve", "id", "reason"]]
RawMcpCall: TypeAlias = RawObject[
    Literal["type", "id", "server_label", "name", "arguments", "output", "error", "status", "approval_request_id"]
]
RawMcpCallArgumentsDoneEvent: TypeAlias = RawObject[
    Literal["type", "arguments", "item_id", "output_index", "sequence_number"]
]
RawMcpListTools: TypeAlias = RawObject[Literal["type", "id", "server_label", "tools", "error"]]
RawMcpTool: TypeAlias = RawObject[
    Literal[
        "type",
        "server_label",
        "server_url",
        "connector_id",
        "tunnel_id",
        "server_description",
        "authorization",
        "headers",
        "allowed_tools",
        "allowed_callers",
        "require_approval",
        "defer_loading",
    ]
]
RawMcpToolChoice: TypeAlias = RawObject[Literal["type", "server_label", "name"]]
RawMcpToolListing: TypeAlias = RawObject[Literal["name", "input_schema", "description", "annotations"]]
RawMessageItem: TypeAlias = RawObject[Literal["type", "role", "content", "id", "status", "phase"]]
RawModerationMode: TypeAlias = RawObject[Literal["mode"]]
RawModerationOptions: TypeAlias = RawObject[Literal["model", "policy"]]
RawModerationOutcome: TypeAlias = RawObject[
    Literal[
        "type", "model", "flagged", "categories", "category_scores", "category_applied_input_types", "code", "message"
    ]
]
RawModerationPolicy: TypeAlias = RawObject[Literal["input", "output"]]
RawModerationReport: TypeAlias = RawObject[Literal["input", "output"]]
RawNamespaceTool: TypeAlias = RawObject[Literal["type", "name", "tools", "description"]]
RawObjectError: TypeAlias = RawObject[Literal["object", "message", "type", "param", "code"]]
RawOutputContent: TypeAlias = RawObject[Literal["type", "text", "annotations", "logprobs", "refusal"]]
RawOutputItem: TypeAlias = RawObject[
    Literal[
        "type",
        "id",
        "role",
        "status",
        "content",
        "phase",
        "summary",
        "encrypted_content",
        "call_id",
        "name",
        "arguments",
        "namespace",
        "caller",
        "async",
        "output",
        "created_by",
        "input",
        "queries",
        "results",
        "action",
        "actions",
        "pending_safety_checks",
        "acknowledged_safety_checks",
        "container_id",
        "code",
        "outputs",
        "result",
        "revised_prompt",
        "background",
        "output_format",
        "quality",
        "size",
        "error",
        "svg_usage",
        "environment",
        "max_output_length",
        "operation",
        "server_label",
        "tools",
        "approval_request_id",
        "approve",
        "reason",
        "execution",
        "fingerprint",
    ]
]
RawOutputItemAddedEvent: TypeAlias = RawObject[Literal["type", "item", "output_index", "sequence_number"]]
RawOutputItemDoneEvent: TypeAlias = RawObject[Literal["type", "item", "output_index", "sequence_number"]]
RawOutputMessage: TypeAlias = RawObject[Literal["type", "id", "role", "status", "content", "phase"]]
RawOutputReasoning: TypeAlias = RawObject[Literal["type", "id", "summary", "content", "encrypted_content", "status"]]
RawOutputText: TypeAlias = RawObject[Literal["type", "text", "annotations", "logprobs"]]
RawOutputTextDeltaEvent: TypeAlias = RawObject[
    Literal["type", "delta", "item_id", "output_index", "content_index", "logprobs", "obfuscation", "sequence_number"]
]
RawOutputTextDoneEvent: TypeAlias = RawObject[
    Literal["type", "text", "item_id", "output_index", "content_index", "logprobs", "sequence_number"]
]
RawOutputTokensDetails: TypeAlias = RawObject[
    Literal["reasoning_tokens", "tool_output_tokens", "output_tokens_per_turn", "tool_output_tokens_per_turn"]
]
RawPartialImageEvent: TypeAlias = RawObject[
    Literal[
        "type",
        "partial_image_b64",
        "partial_image_index",
        "item_id",
        "output_index",
        "background",
        "output_format",
        "quality",
        "size",
        "sequence_number",
    ]
]
RawPatchOperation: TypeAlias = RawObject[Literal["type", "path", "diff"]]
RawPlainTextFormat: TypeAlias = RawObject[Literal["type"]]
RawProgram: TypeAlias = RawObject[Literal["type", "id", "call_id", "code", "fingerprint"]]
RawProgramOutput: TypeAlias = RawObject[Literal["type", "id", "call_id", "result", "status"]]
RawPromptCacheBreakpoint: TypeAlias = RawObject[Literal["mode", "ttl"]]
RawPromptCacheDiagnostics: TypeAlias = RawObject[
    Literal["type", "reason", "cache_missed_tokens", "comparison_reusable_tokens"]
]
RawPromptCacheOptions: TypeAlias = RawObject[Literal["mode", "ttl", "prewarm", "comparison_response_id"]]
RawPromptTemplate: TypeAlias = RawObject[Literal["id", "version", "variables"]]
RawQueuedEvent: TypeAlias = RawObject[Literal["type", "response", "sequence_number"]]
RawRankingOptions: TypeAlias = RawObject[Literal["ranker", "score_threshold", "hybrid_search"]]
RawReasoningItem: TypeAlias = RawObject[Literal["type", "summary", "id", "content", "encrypted_content", "status"]]
RawReasoningOptions: TypeAlias = RawObject[Literal["effort", "summary", "context", "mode", "generate_summary"]]
RawReasoningSummaryPartAddedEvent: TypeAlias = RawObject[
    Literal["type", "part", "item_id", "output_index", "summary_index", "sequence_number"]
]
RawReasoningSummaryPartDoneEvent: TypeAlias = RawObject[
    Literal["type", "part", "item_id", "output_index", "summary_index", "status", "sequence_number"]
]
RawReasoningSummaryTextDeltaEvent: TypeAlias = RawObject[
    Literal["type", "delta", "item_id", "output_index", "summary_index", "obfuscation", "sequence_number"]
]
RawReasoningSummaryTextDoneEvent: TypeAlias = RawObject[
    Literal["type", "text", "item_id", "output_index", "summary_index", "sequence_number"]
]
RawReasoningText: TypeAlias = RawObject[Literal["type", "text"]]
RawReasoningTextDeltaEvent: TypeAlias = RawObject[
    Literal["type", "delta", "item_id", "output_index", "content_index", "obfuscation", "sequence_number"]
]
RawReasoningTextDoneEvent: TypeAlias = RawObject[
    Literal["type", "text", "item_id", "output_index", "content_index", "sequence_number"]
]
RawRefusal: TypeAlias = RawObject[Literal["type", "refusal"]]
RawRefusalDeltaEvent: TypeAlias = RawObject[
    Literal["type", "delta", "item_id", "output_index", "content_index", "obfuscation", "sequence_number"]
]
RawRefusalDoneEvent: TypeAlias = RawObject[
    Literal["type", "refusal", "item_id", "output_index", "content_index", "sequence_number"]
]
RawResponse: TypeAlias = RawObject[
    Literal[
        "id",
        "object",
        "created_at",
        "completed_at",
        "status",
        "model",
        "output",
        "output_text",
        "error",
        "incomplete_details",
        "usage",
        "instructions",
        "previous_response_id",
        "conversation",
        "prompt",
        "tools",
        "tool_choice",
        "parallel_tool_calls",
        "max_tool_calls",
        "text",
        "reasoning",
        "max_output_tokens",
        "temperature",
        "top_p",
        "top_logprobs",
        "presence_penalty",
        "frequency_penalty",
        "truncation",
        "metadata",
        "background",
        "store",
        "service_tier",
        "safety_identifier",
        "user",
        "prompt_cache_key",
        "prompt_cache_retention",
        "prompt_cache_options",
        "prompt_cache_diagnostics",
        "input_transformations",
        "moderation",
        "access_programs",
        "image",
        "tool_usage",
        "billing",
        "input_messages",
        "output_messages",
        "kv_transfer_params",
        "ec_transfer_params",
    ]
]
RawResponseError: TypeAlias = RawObject[Literal["code", "message", "type", "param", "misalignment"]]
RawResponseStreamEvent: TypeAlias = RawObject[
    Literal[
        "type",
        "response",
        "sequence_number",
        "timings",
        "message",
        "code",
        "param",
        "error",
        "item",
        "output_index",
        "part",
        "item_id",
        "content_index",
        "delta",
        "logprobs",
        "obfuscation",
        "text",
        "annotation",
        "annotation_index",
        "refusal",
        "arguments",
        "name",
        "input",
        "summary_index",
        "status",
        "partial_image_b64",
        "partial_image_index",
        "background",
        "output_format",
        "quality",
        "size",
        "command",
        "command_index",
        "output",
    ]
]
RawResponseUsage: TypeAlias = RawObject[
    Literal["input_tokens", "output_tokens", "total_tokens", "input_tokens_details", "output_tokens_details"]
]
RawResponsesRequest: TypeAlias = RawObject[
    Literal[
        "input",
        "model",
        "instructions",
        "previous_response_id",
        "conversation",
        "prompt",
        "tools",
        "tool_choice",
        "parallel_tool_calls",
        "max_tool_calls",
        "text",
        "reasoning",
        "max_output_tokens",
        "temperature",
        "top_p",
        "top_logprobs",
        "include",
        "stream",
        "stream_options",
        "store",
        "background",
        "background_options",
        "truncation",
        "context_management",
        "metadata",
        "service_tier",
        "safety_identifier",
        "user",
        "prompt_cache_key",
        "prompt_cache_retention",
        "prompt_cache_options",
        "moderation",
        "access_programs",
        "image",
        "top_k",
        "min_p",
        "presence_penalty",
        "frequency_penalty",
        "repetition_penalty",
        "seed",
        "stop",
        "stop_token_ids",
        "ignore_eos",
        "include_stop_str_in_output",
        "skip_special_tokens",
        "logit_bias",
        "include_reasoning",
        "structured_outputs",
        "chat_template_kwargs",
        "priority",
        "request_id",
        "session_id",
        "cache_salt",
        "enable_response_messages",
        "previous_input_messages",
        "media_io_kwargs",
        "mm_processor_kwargs",
        "mm_payload",
        "return_mm_kwargs",
        "watermarking",
        "vllm_xargs",
        "kv_transfer_params",
        "ec_transfer_params",
    ]
]
RawSafetyCheck: TypeAlias = RawObject[Literal["id", "code", "message"]]
RawShellAction: TypeAlias = RawObject[Literal["commands", "timeout_ms", "max_output_length"]]
RawShellCall: TypeAlias = RawObject[
    Literal["type", "call_id", "action", "id", "status", "environment", "caller", "created_by"]
]
RawShellCallOutput: TypeAlias = RawObject[
    Literal["type", "call_id", "output", "id", "status", "max_output_length", "caller", "created_by"]
]
RawShellCommandDeltaEvent: TypeAlias = RawObject[
    Literal["type", "delta", "command_index", "output_index", "obfuscation", "sequence_number"]
]
RawShellCommandEvent: TypeAlias = RawObject[
    Literal["type", "command", "command_index", "output_index", "sequence_number"]
]
RawShellCommandOutput: TypeAlias = RawObject[Literal["stdout", "stderr", "outcome", "created_by"]]
RawShellOutcome: TypeAlias = RawObject[Literal["type", "exit_code"]]
RawShellOutputDelta: TypeAlias = RawObject[Literal["stdout", "stderr"]]
RawShellOutputDeltaEvent: TypeAlias = RawObject[
    Literal["type", "delta", "item_id", "command_index", "output_index", "sequence_number"]
]
RawShellOutputDoneEvent: TypeAlias = RawObject[
    Literal["type", "output", "item_id", "command_index", "output_index", "sequence_number"]
]
RawShellTool: TypeAlias = RawObject[Literal["type", "environment", "allowed_callers"]]
RawStreamData: TypeAlias = RawObject[
    Literal[
        "type",
        "response",
        "sequence_number",
        "timings",
        "message",
        "code",
        "param",
        "error",
        "item",
        "output_index",
        "part",
        "item_id",
        "content_index",
        "delta",
        "logprobs",
        "obfuscation",
        "text",
        "annotation",
        "annotation_index",
        "refusal",
        "arguments",
        "name",
        "input",
        "summary_index",
        "status",
        "partial_image_b64",
        "partial_image_index",
        "background",
        "output_format",
        "quality",
        "size",
        "command",
        "command_index",
        "output",
    ]
]
RawStreamOptions: TypeAlias = RawObject[Literal["include_obfuscation"]]
RawSummaryText: TypeAlias = RawObject[Literal["type", "text"]]
RawTextFormat: TypeAlias = RawObject[Literal["type", "name", "schema", "description", "strict"]]
RawTextOptions: TypeAlias = RawObject[Literal["format", "verbosity"]]
RawTimings: TypeAlias = RawObject[
    Literal[
        "cache_n",
        "prompt_n",
        "prompt_ms",
        "prompt_per_token_ms",
        "prompt_per_second",
        "predicted_n",
        "predicted_ms",
        "predicted_per_token_ms",
        "predicted_per_second",
        "draft_n",
        "draft_n_accepted",
    ]
]
RawTool: TypeAlias = RawObject[
    Literal[
        "type",
        "name",
        "description",
        "parameters",
        "strict",
        "output_schema",
        "defer_loading",
        "allowed_callers",
        "async",
        "format",
        "tools",
        "vector_store_ids",
        "max_num_results",
        "filters",
        "ranking_options",
        "user_location",
        "search_context_size",
        "external_web_access",
        "search_content_types",
        "environment",
        "display_width",
        "display_height",
        "server_label",
        "server_url",
        "connector_id",
        "tunnel_id",
        "server_description",
        "authorization",
        "headers",
        "allowed_tools",
        "require_approval",
        "container",
        "model",
        "action",
        "background",
        "complexity",
        "frame_count",
        "frame_duration_ms",
        "input_fidelity",
        "input_image_mask",
        "moderation",
        "output_compression",
        "output_format",
        "partial_images",
        "quality",
        "size",
        "svg",
        "execution",
    ]
]
RawToolCaller: TypeAlias = RawObject[Literal["type", "caller_id"]]
RawToolChoice: TypeAlias = RawObject[Literal["type", "name", "server_label", "mode", "tools"]]
RawToolChoiceObject: TypeAlias = RawObject[Literal["type", "name", "server_label", "mode", "tools"]]
RawToolSearchCall: TypeAlias = RawObject[
    Literal["type", "arguments", "id", "call_id", "execution", "status", "created_by"]
]
RawToolSearchOutput: TypeAlias = RawObject[
    Literal["type", "tools", "id", "call_id", "execution", "status", "created_by"]
]
RawToolSearchTool: TypeAlias = RawObject[Literal["type", "execution", "description", "parameters"]]
RawToolUsage: TypeAlias = RawObject[Literal["image_gen", "web_search"]]
RawTopLogprob: TypeAlias = RawObject[Literal["token", "logprob", "bytes"]]
RawTypedItem: TypeAlias = RawObject[
    Literal[
        "type",
        "role",
        "content",
        "id",
        "status",
        "phase",
        "call_id",
        "name",
        "arguments",
        "namespace",
        "caller",
        "async",
        "output",
        "created_by",
        "input",
        "summary",
        "encrypted_content",
        "reasoning",
        "text",
        "queries",
        "results",
        "action",
        "actions",
        "pending_safety_checks",
        "acknowledged_safety_checks",
        "container_id",
        "code",
        "outputs",
        "result",
        "revised_prompt",
        "background",
        "output_format",
        "quality",
        "size",
        "error",
        "svg_usage",
        "environment",
        "max_output_length",
        "operation",
        "server_label",
        "tools",
        "approval_request_id",
        "approve",
        "reason",
        "execution",
        "fingerprint",
    ]
]
RawUnknownAnnotation: TypeAlias = RawObject[Literal["type"]]
RawUnknownContent: TypeAlias = RawObject[Literal["type"]]
RawUnknownEvent: TypeAlias = RawObject[Literal["type"]]
RawUnknownItem: TypeAlias = RawObject[Literal["type"]]
RawUnknownOutputContent: TypeAlias = RawObject[Literal["type"]]
RawUnknownOutputItem: TypeAlias = RawObject[Literal["type"]]
RawUnknownTool: TypeAlias = RawObject[Literal["type"]]
RawUnknownToolChoice: TypeAlias = RawObject[Literal["type"]]
RawUntypedMessage: TypeAlias = RawObject[Literal["role", "content", "phase"]]
RawUntypedReference: TypeAlias = RawObject[Literal["id", "type"]]
RawUrlCitation: TypeAlias = RawObject[Literal["type", "url", "title", "start_index", "end_index"]]
RawUserLocation: TypeAlias = RawObject[Literal["type", "city", "country", "region", "timezone"]]
RawValidationIssue: TypeAlias = RawObject[Literal["loc", "msg", "type"]]
RawWebSearchAction: TypeAlias = RawObject[Literal["type", "query", "queries", "sources", "url", "pattern"]]
RawWebSearchCall: TypeAlias = RawObject[Literal["type", "id", "status", "action"]]
RawWebSearchFilters: TypeAlias = RawObject[Literal["allowed_domains"]]
RawWebSearchPreviewTool: TypeAlias = RawObject[
    Literal["type", "user_location", "search_context_size", "search_content_types"]
]
RawWebSearchTool: TypeAlias = RawObject[
    Literal["type", "filters", "user_location", "search_context_size", "external_web_access"]
]
RawWebSearchUsage: TypeAlias = RawObject[Literal["num_requests"]]

__all__ = [
    "RawAccessPrograms",
    "RawAdditionalTools",
    "RawAllowedToolsChoice",
    "RawAnnotation",
    "RawAnnotationAddedEvent",
    "RawApplyPatchCall",
    "RawApplyPatchCallOutput",
    "RawAudioData",
    "RawAudioDeltaEvent",
    "RawAudioDoneEvent",
    "RawBackgroundOptions",
    "RawBuiltInTool",
    "RawBuiltInToolChoice",
    "RawBuiltInToolDeltaEvent",
    "RawBuiltInToolEvent",
    "RawCodeInterpreterCall",
    "RawCodeInterpreterCodeDoneEvent",
    "RawCodeInterpreterContainer",
    "RawCodeInterpreterOutput",
    "RawCodeInterpreterTool",
    "RawCompactionItem",
    "RawCompactionTrigger",
    "RawCompletedEvent",
    "RawComputerAction",
    "RawComputerCall",
    "RawComputerCallOutput",
    "RawComputerScreenshot",
    "RawComputerUsePreviewTool",
    "RawConfigurationUpdate",
    "RawContainerFileCitation",
    "RawContentPart",
    "RawContentPartAddedEvent",
    "RawContentPartDoneEvent",
    "RawContextManagement",
    "RawConversationReference",
    "RawCreatedEvent",
    "RawCustomTool",
    "RawCustomToolCall",
    "RawCustomToolCallInputDeltaEvent",
    "RawCustomToolCallInputDoneEvent",
    "RawCustomToolCallOutput",
    "RawCustomToolChoice",
    "RawCustomToolFormat",
    "RawDetailError",
    "RawErrorBody",
    "RawErrorEnvelope",
    "RawErrorEvent",
    "RawErrorResponse",
    "RawErrorText",
    "RawFailedEvent",
    "RawFileCitation",
    "RawFilePath",
    "RawFileSearchCall",
    "RawFileSearchResult",
    "RawFileSearchTool",
    "RawFunctionCall",
    "RawFunctionCallArgumentsDeltaEvent",
    "RawFunctionCallArgumentsDoneEvent",
    "RawFunctionCallOutput",
    "RawFunctionTool",
    "RawFunctionToolChoice",
    "RawImageGenerationCall",
    "RawImageGenerationTool",
    "RawImageOptions",
    "RawImageUsage",
    "RawInProgressEvent",
    "RawIncompleteDetails",
    "RawIncompleteEvent",
    "RawInputAudio",
    "RawInputFile",
    "RawInputImage",
    "RawInputItem",
    "RawInputText",
    "RawInputTokensDetails",
    "RawInputTransformation",
    "RawItemReference",
    "RawJsonObjectFormat",
    "RawJsonSchemaFormat",
    "RawLocalShellAction",
    "RawLocalShellCall",
    "RawLocalShellCallOutput",
    "RawLogprob",
    "RawMcpApprovalRequest",
    "RawMcpApprovalResponse",
    "RawMcpCall",
    "RawMcpCallArgumentsDoneEvent",
    "RawMcpListTools",
    "RawMcpTool",
    "RawMcpToolChoice",
    "RawMcpToolListing",
    "RawMessageItem",
    "RawModerationMode",
    "RawModerationOptions",
    "RawModerationOutcome",
    "RawModerationPolicy",
    "RawModerationReport",
    "RawNamespaceTool",
    "RawObjectError",
    "RawOutputContent",
    "RawOutputItem",
    "RawOutputItemAddedEvent",
    "RawOutputItemDoneEvent",
    "RawOutputMessage",
    "RawOutputReasoning",
    "RawOutputText",
    "RawOutputTextDeltaEvent",
    "RawOutputTextDoneEvent",
    "RawOutputTokensDetails",
    "RawPartialImageEvent",
    "RawPatchOperation",
    "RawPlainTextFormat",
    "RawProgram",
    "RawProgramOutput",
    "RawPromptCacheBreakpoint",
    "RawPromptCacheDiagnostics",
    "RawPromptCacheOptions",
    "RawPromptTemplate",
    "RawQueuedEvent",
    "RawRankingOptions",
    "RawReasoningItem",
    "RawReasoningOptions",
    "RawReasoningSummaryPartAddedEvent",
    "RawReasoningSummaryPartDoneEvent",
    "RawReasoningSummaryTextDeltaEvent",
    "RawReasoningSummaryTextDoneEvent",
    "RawReasoningText",
    "RawReasoningTextDeltaEvent",
    "RawReasoningTextDoneEvent",
    "RawRefusal",
    "RawRefusalDeltaEvent",
    "RawRefusalDoneEvent",
    "RawResponse",
    "RawResponseError",
    "RawResponseStreamEvent",
    "RawResponseUsage",
    "RawResponsesRequest",
    "RawSafetyCheck",
    "RawShellAction",
    "RawShellCall",
    "RawShellCallOutput",
    "RawShellCommandDeltaEvent",
    "RawShellCommandEvent",
    "RawShellCommandOutput",
    "RawShellOutcome",
    "RawShellOutputDelta",
    "RawShellOutputDeltaEvent",
    "RawShellOutputDoneEvent",
    "RawShellTool",
    "RawStreamData",
    "RawStreamOptions",
    "RawSummaryText",
    "RawTextFormat",
    "RawTextOptions",
    "RawTimings",
    "RawTool",
    "RawToolCaller",
    "RawToolChoice",
    "RawToolChoiceObject",
    "RawToolSearchCall",
    "RawToolSearchOutput",
    "RawToolSearchTool",
    "RawToolUsage",
    "RawTopLogprob",
    "RawTypedItem",
    "RawUnknownAnnotation",
    "RawUnknownContent",
    "RawUnknownEvent",
    "RawUnknownItem",
    "RawUnknownOutputContent",
    "RawUnknownOutputItem",
    "RawUnknownTool",
    "RawUnknownToolChoice",
    "RawUntypedMessage",
    "RawUntypedReference",
    "RawUrlCitation",
    "RawUserLocation",
    "RawValidationIssue",
    "RawWebSearchAction",
    "RawWebSearchCall",
    "RawWebSearchFilters",
    "RawWebSearchPreviewTool",
    "RawWebSearchTool",
    "RawWebSearchUsage",
]
