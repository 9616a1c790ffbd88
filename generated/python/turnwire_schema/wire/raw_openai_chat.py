# Generated from schemas/wire/openai-chat/v1/ by `make generate`. Do not edit: changes are lost.

"""The objects of the dialect openai-chat before they are judged; for annotations alone."""

from typing import Literal, TypeAlias

from turnwire_schema.wire.raw import RawObject

RawAllowedTools: TypeAlias = RawObject[Literal["mode", "tools"]]
RawAllowedToolsChoice: TypeAlias = RawObject[Literal["type", "allowed_tools"]]
RawAnnotation: TypeAlias = RawObject[Literal["type", "url_citation", "document_citation", "function_citation"]]
RawApplyTemplateRequest: TypeAlias = RawObject[Literal["messages", "tools", "chat_template_kwargs"]]
RawApplyTemplateResponse: TypeAlias = RawObject[Literal["prompt"]]
RawApproximateLocation: TypeAlias = RawObject[Literal["country", "region", "city", "timezone"]]
RawAssistantContentPart: TypeAlias = RawObject[
    Literal["type", "text", "prompt_cache_breakpoint", "refusal", "thinking", "closed"]
]
RawAssistantMessage: TypeAlias = RawObject[
    Literal[
        "role",
        "content",
        "refusal",
        "name",
        "audio",
        "tool_calls",
        "function_call",
        "reasoning",
        "reasoning_content",
        "annotations",
    ]
]
RawAudioDelta: TypeAlias = RawObject[Literal["id", "data", "transcript", "expires_at"]]
RawAudioEmbedsContent: TypeAlias = RawObject[Literal["type", "audio_embeds", "uuid"]]
RawAudioOptions: TypeAlias = RawObject[Literal["voice", "format"]]
RawAudioOutput: TypeAlias = RawObject[Literal["id", "data", "expires_at", "transcript"]]
RawAudioReference: TypeAlias = RawObject[Literal["id"]]
RawAudioUrlContent: TypeAlias = RawObject[Literal["type", "audio_url"]]
RawBatchAnswer: TypeAlias = RawObject[Literal["status_code", "request_id", "body"]]
RawBatchFailure: TypeAlias = RawObject[Literal["code", "message"]]
RawBatchRequestInput: TypeAlias = RawObject[Literal["custom_id", "method", "url", "body"]]
RawBatchRequestOutput: TypeAlias = RawObject[Literal["id", "custom_id", "response", "error"]]
RawChatCompletion: TypeAlias = RawObject[
    Literal[
        "id",
        "object",
        "created",
        "model",
        "choices",
        "usage",
        "service_tier",
        "system_fingerprint",
        "metadata",
        "moderation",
        "prompt_logprobs",
        "prompt_token_ids",
        "prompt_text",
        "kv_transfer_params",
        "ec_transfer_params",
        "metrics",
        "timings",
        "x_groq",
        "usage_breakdown",
    ]
]
RawChatCompletionChunk: TypeAlias = RawObject[
    Literal[
        "id",
        "object",
        "created",
        "model",
        "choices",
        "usage",
        "service_tier",
        "system_fingerprint",
        "obfuscation",
        "moderation",
        "prompt_token_ids",
        "prompt_text",
        "metrics",
        "timings",
        "prompt_progress",
        "x_groq",
    ]
]
RawChatCompletionRequest: TypeAlias = RawObject[
    Literal[
        "messages",
        "model",
        "stream",
        "stream_options",
        "max_completion_tokens",
        "max_tokens",
        "temperature",
        "top_p",
        "n",
        "stop",
        "seed",
        "frequency_penalty",
        "presence_penalty",
        "logit_bias",
        "logprobs",
        "top_logprobs",
        "tools",
        "tool_choice",
        "parallel_tool_calls",
        "response_format",
        "reasoning_effort",
        "verbosity",
        "user",
        "safety_identifier",
        "prompt_cache_key",
        "prompt_cache_retention",
        "prompt_cache_options",
        "service_tier",
        "store",
        "metadata",
        "modalities",
        "audio",
        "prediction",
        "web_search_options",
        "moderation",
        "functions",
        "function_call",
        "top_k",
        "min_p",
        "repetition_penalty",
        "length_penalty",
        "use_beam_search",
        "min_tokens",
        "stop_token_ids",
        "include_stop_str_in_output",
        "ignore_eos",
        "skip_special_tokens",
        "spaces_between_special_tokens",
        "bad_words",
        "allowed_token_ids",
        "logprob_token_ids",
        "prompt_logprobs",
        "truncate_prompt_tokens",
        "truncation_side",
        "include_reasoning",
        "thinking_token_budget",
        "echo",
        "add_generation_prompt",
        "continue_final_message",
        "add_special_tokens",
        "chat_template",
        "chat_template_kwargs",
        "documents",
        "media_io_kwargs",
        "mm_processor_kwargs",
        "mm_payload",
        "return_mm_kwargs",
        "structured_outputs",
        "priority",
        "request_id",
        "session_id",
        "cache_salt",
        "return_tokens_as_token_ids",
        "return_token_ids",
        "return_prompt_text",
        "return_token_offsets",
        "routed_experts_prompt_start",
        "kv_transfer_params",
        "ec_transfer_params",
        "vllm_xargs",
        "repetition_detection",
        "stream_interval",
        "watermarking",
        "grammar",
        "json_schema",
        "cache_prompt",
        "id_slot",
        "n_predict",
        "n_keep",
        "n_discard",
        "n_cache_reuse",
        "n_indent",
        "n_probs",
        "min_keep",
        "t_max_predict_ms",
        "typical_p",
        "top_n_sigma",
        "dynatemp_range",
        "dynatemp_exponent",
        "repeat_penalty",
        "repeat_last_n",
        "dry_multiplier",
        "dry_base",
        "dry_allowed_length",
        "dry_penalty_last_n",
        "dry_sequence_breakers",
        "xtc_probability",
        "xtc_threshold",
        "mirostat",
        "mirostat_tau",
        "mirostat_eta",
        "adaptive_target",
        "adaptive_decay",
        "samplers",
        "timings_per_token",
        "return_progress",
        "return_tokens",
        "post_sampling_probs",
        "response_fields",
        "lora",
        "sse_ping_interval",
        "backend_sampling",
        "reasoning_format",
        "reasoning_control",
        "reasoning",
        "disable_tool_validation",
        "citation_options",
        "compound_custom",
        "search_settings",
        "include_domains",
        "exclude_domains",
    ]
]
RawChoice: TypeAlias = RawObject[
    Literal["index", "message", "finish_reason", "logprobs", "stop_reason", "token_ids", "routed_experts"]
]
RawChunkChoice: TypeAlias = RawObject[
    Literal["index", "delta", "finish_reason", "logprobs", "stop_reason", "token_ids"]
]
RawCompletion: TypeAlias = RawObject[
    Literal[
        "id",
        "object",
        "created",
        "model",
        "choices",
        "usage",
        "system_fingerprint",
        "service_tier",
        "kv_transfer_params",
        "ec_transfer_params",
        "metrics",
        "timings",
    ]
]
RawCompletionChoice: TypeAlias = RawObject[
    Literal[
        "index",
        "text",
        "logprobs",
        "finish_reason",
        "stop_reason",
        "token_ids",
        "routed_experts",
        "prompt_token_ids",
        "prompt_logprobs",
    ]
]
RawCompletionChunk: TypeAlias = RawObject[
    Literal[
        "id",
        "object",
        "created",
        "model",
        "choices",
        "usage",
        "system_fingerprint",
        "service_tier",
        "kv_transfer_params",
        "ec_transfer_params",
        "metrics",
        "timings",
    ]
]
RawCompletionEvent: TypeAlias = RawObject[
    Literal[
        "id",
        "object",
        "created",
        "model",
        "choices",
        "usage",
        "system_fingerprint",
        "service_tier",
        "kv_transfer_params",
        "ec_transfer_params",
        "metrics",
        "timings",
        "error",
    ]
]
RawCompletionLogprobs: TypeAlias = RawObject[Literal["tokens", "token_logprobs", "top_logprobs", "text_offset"]]
RawCompletionRequest: TypeAlias = RawObject[
    Literal[
        "prompt",
        "suffix",
        "echo",
        "best_of",
        "logprobs",
        "model",
        "max_tokens",
        "temperature",
        "top_p",
        "n",
        "stop",
        "seed",
        "frequency_penalty",
        "presence_penalty",
        "logit_bias",
        "stream",
        "stream_options",
        "user",
        "response_format",
        "top_k",
        "min_p",
        "repetition_penalty",
        "use_beam_search",
        "length_penalty",
        "stop_token_ids",
        "include_stop_str_in_output",
        "ignore_eos",
        "min_tokens",
        "skip_special_tokens",
        "spaces_between_special_tokens",
        "truncate_prompt_tokens",
        "truncation_side",
        "allowed_token_ids",
        "prompt_logprobs",
        "logprob_token_ids",
        "bad_words",
        "structured_outputs",
        "priority",
        "request_id",
        "session_id",
        "return_tokens_as_token_ids",
        "return_token_ids",
        "cache_salt",
        "kv_transfer_params",
        "ec_transfer_params",
        "vllm_xargs",
        "repetition_detection",
        "thinking_token_budget",
        "stream_interval",
        "watermarking",
        "add_special_tokens",
        "grammar",
        "json_schema",
        "cache_prompt",
        "id_slot",
        "n_predict",
        "n_keep",
        "n_discard",
        "n_probs",
        "min_keep",
        "t_max_predict_ms",
        "typical_p",
        "top_n_sigma",
        "dynatemp_range",
        "dynatemp_exponent",
        "repeat_penalty",
        "repeat_last_n",
        "dry_multiplier",
        "dry_base",
        "dry_allowed_length",
        "dry_penalty_last_n",
        "dry_sequence_breakers",
        "xtc_probability",
        "xtc_threshold",
        "mirostat",
        "mirostat_tau",
        "mirostat_eta",
        "samplers",
        "timings_per_token",
        "return_progress",
        "return_tokens",
        "post_sampling_probs",
        "response_fields",
        "lora",
    ]
]
RawCompletionTokensDetails: TypeAlias = RawObject[
    Literal[
        "reasoning_tokens", "audio_tokens", "text_tokens", "accepted_prediction_tokens", "rejected_prediction_tokens"
    ]
]
RawCompoundCustom: TypeAlias = RawObject[Literal["models", "tools"]]
RawCompoundModels: TypeAlias = RawObject[Literal["reasoning_model", "answering_model"]]
RawCompoundTools: TypeAlias = RawObject[Literal["enabled_tools", "wolfram_settings"]]
RawContentPart: TypeAlias = RawObject[
    Literal[
        "type",
        "text",
        "prompt_cache_breakpoint",
        "image_url",
        "input_audio",
        "file",
        "refusal",
        "thinking",
        "closed",
        "audio_url",
        "video_url",
        "input_video",
        "image_embeds",
        "uuid",
        "audio_embeds",
        "video_embeds",
        "data",
        "name",
        "document",
    ]
]
RawCustomCall: TypeAlias = RawObject[Literal["name", "input"]]
RawCustomDefinition: TypeAlias = RawObject[Literal["name", "description", "format"]]
RawCustomFormat: TypeAlias = RawObject[Literal["type", "grammar"]]
RawCustomGrammar: TypeAlias = RawObject[Literal["definition", "syntax"]]
RawCustomGrammarFormat: TypeAlias = RawObject[Literal["type", "grammar"]]
RawCustomTextFormat: TypeAlias = RawObject[Literal["type"]]
RawCustomTool: TypeAlias = RawObject[Literal["type", "custom"]]
RawCustomToolCall: TypeAlias = RawObject[Literal["id", "type", "custom"]]
RawCustomVoice: TypeAlias = RawObject[Literal["id"]]
RawDelta: TypeAlias = RawObject[
    Literal[
        "role",
        "content",
        "refusal",
        "reasoning",
        "reasoning_content",
        "channel",
        "tool_calls",
        "function_call",
        "audio",
        "executed_tools",
        "annotations",
    ]
]
RawDetailError: TypeAlias = RawObject[Literal["detail"]]
RawDetokenizeRequest: TypeAlias = RawObject[Literal["model", "tokens"]]
RawDetokenizeResponse: TypeAlias = RawObject[Literal["prompt", "content"]]
RawDeveloperMessage: TypeAlias = RawObject[Literal["role", "content", "name"]]
RawDocumentCitation: TypeAlias = RawObject[Literal["document_id", "start_index", "end_index"]]
RawDocumentCitationAnnotation: TypeAlias = RawObject[Literal["type", "document_citation"]]
RawDocumentContent: TypeAlias = RawObject[Literal["type", "document"]]
RawDocumentSource: TypeAlias = RawObject[Literal["type", "text", "data"]]
RawEmbeddingObject: TypeAlias = RawObject[Literal["object", "index", "embedding", "encoding_format"]]
RawEmbeddingsRequest: TypeAlias = RawObject[
    Literal["model", "input", "encoding_format", "dimensions", "user", "truncate_prompt_tokens", "embd_normalize"]
]
RawEmbeddingsResponse: TypeAlias = RawObject[Literal["object", "data", "model", "usage", "id", "created"]]
RawEmbeddingsUsage: TypeAlias = RawObject[
    Literal["prompt_tokens", "total_tokens", "completion_tokens", "prompt_tokens_details"]
]
RawErrorBody: TypeAlias = RawObject[
    Literal[
        "message",
        "type",
        "param",
        "code",
        "status_code",
        "failed_generation",
        "schema_path",
        "schema_path_segments",
        "schema_kind",
        "schema_code",
        "n_prompt_tokens",
        "n_ctx",
        "misalignment",
    ]
]
RawErrorEnvelope: TypeAlias = RawObject[Literal["error"]]
RawErrorResponse: TypeAlias = RawObject[
    Literal["error", "signin_url", "detail", "object", "message", "type", "param", "code"]
]
RawErrorText: TypeAlias = RawObject[Literal["error", "signin_url"]]
RawExecutedTool: TypeAlias = RawObject[
    Literal["index", "type", "arguments", "output", "search_results", "code_results", "browser_results"]
]
RawFileContent: TypeAlias = RawObject[Literal["type", "file", "prompt_cache_breakpoint"]]
RawFileData: TypeAlias = RawObject[Literal["file_data", "file_id", "filename"]]
RawFunctionCall: TypeAlias = RawObject[Literal["name", "arguments"]]
RawFunctionCallChoice: TypeAlias = RawObject[Literal["name"]]
RawFunctionCitation: TypeAlias = RawObject[Literal["tool_call_id", "start_index", "end_index"]]
RawFunctionCitationAnnotation: TypeAlias = RawObject[Literal["type", "function_citation"]]
RawFunctionDefinition: TypeAlias = RawObject[Literal["name", "description", "parameters", "strict", "defer_loading"]]
RawFunctionDelta: TypeAlias = RawObject[Literal["name", "arguments"]]
RawFunctionMessage: TypeAlias = RawObject[Literal["role", "name", "content"]]
RawFunctionTool: TypeAlias = RawObject[Literal["type", "function", "defer_loading"]]
RawGatewayProps: TypeAlias = RawObject[
    Literal[
        "total_slots",
        "build_info",
        "model_alias",
        "default_generation_settings",
        "endpoint_slots",
        "endpoint_props",
        "endpoint_metrics",
    ]
]
RawGenerationDefaults: TypeAlias = RawObject[Literal["n_ctx", "params"]]
RawGroqCacheUsage: TypeAlias = RawObject[Literal["sram_cached_tokens", "dram_cached_tokens"]]
RawGroqDebug: TypeAlias = RawObject[Literal["input_token_ids", "input_tokens", "output_token_ids", "output_tokens"]]
RawGroqDocument: TypeAlias = RawObject[Literal["id", "source"]]
RawHealthBody: TypeAlias = RawObject[
    Literal["status", "healthy_endpoints", "unhealthy_endpoints", "healthy_count", "unhealthy_count"]
]
RawHealthResponse: TypeAlias = RawObject[Literal["status"]]
RawImageContent: TypeAlias = RawObject[Literal["type", "image_url", "prompt_cache_breakpoint"]]
RawImageEmbedsContent: TypeAlias = RawObject[Literal["type", "image_embeds", "uuid"]]
RawImageUrl: TypeAlias = RawObject[Literal["url", "detail"]]
RawInfillExtra: TypeAlias = RawObject[Literal["filename", "text"]]
RawInfillRequest: TypeAlias = RawObject[
    Literal[
        "input_prefix",
        "input_suffix",
        "input_extra",
        "prompt",
        "model",
        "stream",
        "n_predict",
        "temperature",
        "top_k",
        "top_p",
        "min_p",
        "seed",
        "stop",
        "cache_prompt",
        "id_slot",
        "samplers",
        "t_max_predict_ms",
        "response_fields",
        "t_max_prompt_ms",
    ]
]
RawInlineDocument: TypeAlias = RawObject[Literal["data", "id"]]
RawInputAudio: TypeAlias = RawObject[Literal["data", "format"]]
RawInputAudioContent: TypeAlias = RawObject[Literal["type", "input_audio", "prompt_cache_breakpoint"]]
RawInputVideo: TypeAlias = RawObject[Literal["data", "url"]]
RawInputVideoContent: TypeAlias = RawObject[Literal["type", "input_video"]]
RawJsonDocumentSource: TypeAlias = RawObject[Literal["type", "data"]]
RawJsonObjectResponseFormat: TypeAlias = RawObject[Literal["type", "schema"]]
RawJsonSchemaResponseFormat: TypeAlias = RawObject[Literal["type", "json_schema"]]
RawJsonSchemaSpec: TypeAlias = RawObject[Literal["name", "description", "schema", "strict"]]
RawLocalModel: TypeAlias = RawObject[
    Literal[
        "name",
        "model",
        "modified_at",
        "size",
        "digest",
        "type",
        "description",
        "tags",
        "capabilities",
        "parameters",
        "details",
    ]
]
RawLocalModelDetails: TypeAlias = RawObject[
    Literal["parent_model", "format", "family", "families", "parameter_size", "quantization_level"]
]
RawLogprobs: TypeAlias = RawObject[Literal["content", "refusal"]]
RawLoraScale: TypeAlias = RawObject[Literal["id", "scale"]]
RawMediaUrl: TypeAlias = RawObject[Literal["url"]]
RawMessageToolCall: TypeAlias = RawObject[Literal["id", "type", "function", "index", "custom"]]
RawModel: TypeAlias = RawObject[
    Literal[
        "id",
        "object",
        "created",
        "owned_by",
        "shutdown_date",
        "root",
        "parent",
        "max_model_len",
        "permission",
        "aliases",
        "tags",
        "architecture",
        "meta",
        "active",
        "context_window",
        "max_completion_tokens",
    ]
]
RawModelArchitecture: TypeAlias = RawObject[Literal["input_modalities", "output_modalities"]]
RawModelList: TypeAlias = RawObject[Literal["object", "data", "models"]]
RawModelMeta: TypeAlias = RawObject[
    Literal["vocab_type", "n_vocab", "n_ctx", "n_ctx_train", "n_embd", "n_params", "size", "ftype"]
]
RawModelPermission: TypeAlias = RawObject[
    Literal[
        "id",
        "object",
        "created",
        "allow_create_engine",
        "allow_sampling",
        "allow_logprobs",
        "allow_search_indices",
        "allow_view",
        "allow_fine_tuning",
        "organization",
        "group",
        "is_blocking",
    ]
]
RawModelUsage: TypeAlias = RawObject[Literal["model", "usage"]]
RawModerationFailure: TypeAlias = RawObject[Literal["type", "code", "message"]]
RawModerationMode: TypeAlias = RawObject[Literal["mode"]]
RawModerationOptions: TypeAlias = RawObject[Literal["model", "policy"]]
RawModerationOutcome: TypeAlias = RawObject[Literal["type", "model", "results", "code", "message"]]
RawModerationPolicy: TypeAlias = RawObject[Literal["input", "output"]]
RawModerationReport: TypeAlias = RawObject[Literal["input", "output"]]
RawModerationResult: TypeAlias = RawObject[
    Literal["type", "model", "flagged", "categories", "category_scores", "category_applied_input_types"]
]
RawModerationResults: TypeAlias = RawObject[Literal["type", "model", "results"]]
RawNamedCustomTool: TypeAlias = RawObject[Literal["name"]]
RawNamedCustomToolChoice: TypeAlias = RawObject[Literal["type", "custom"]]
RawNamedFunction: TypeAlias = RawObject[Literal["name"]]
RawNamedToolChoice: TypeAlias = RawObject[Literal["type", "function"]]
RawNativeCompletion: TypeAlias = RawObject[
    Literal[
        "index",
        "content",
        "tokens",
        "id_slot",
        "stop",
        "model",
        "tokens_predicted",
        "tokens_evaluated",
        "generation_settings",
        "prompt",
        "has_new_line",
        "truncated",
        "stop_type",
        "stopping_word",
        "tokens_cached",
        "timings",
        "completion_probabilities",
    ]
]
RawNativeCompletionRequest: TypeAlias = RawObject[
    Literal[
        "prompt",
        "model",
        "stream",
        "n_predict",
        "temperature",
        "top_k",
        "top_p",
        "min_p",
        "seed",
        "stop",
        "repeat_penalty",
        "presence_penalty",
        "frequency_penalty",
        "grammar",
        "json_schema",
        "cache_prompt",
        "id_slot",
        "samplers",
        "n_probs",
        "return_tokens",
        "response_fields",
        "t_max_predict_ms",
    ]
]
RawNativeEvent: TypeAlias = RawObject[
    Literal[
        "index",
        "content",
        "tokens",
        "stop",
        "id_slot",
        "tokens_predicted",
        "tokens_evaluated",
        "timings",
        "completion_probabilities",
        "model",
        "generation_settings",
        "prompt",
        "has_new_line",
        "truncated",
        "stop_type",
        "stopping_word",
        "tokens_cached",
        "error",
    ]
]
RawNativePiece: TypeAlias = RawObject[
    Literal[
        "index",
        "content",
        "tokens",
        "stop",
        "id_slot",
        "tokens_predicted",
        "tokens_evaluated",
        "timings",
        "completion_probabilities",
    ]
]
RawObjectError: TypeAlias = RawObject[Literal["object", "message", "type", "param", "code"]]
RawPrediction: TypeAlias = RawObject[Literal["type", "content"]]
RawPromptCacheBreakpoint: TypeAlias = RawObject[Literal["mode", "ttl"]]
RawPromptCacheOptions: TypeAlias = RawObject[Literal["mode", "ttl"]]
RawPromptEmbedsContent: TypeAlias = RawObject[Literal["type", "data"]]
RawPromptLogprob: TypeAlias = RawObject[Literal["logprob", "rank", "decoded_token"]]
RawPromptProgress: TypeAlias = RawObject[Literal["total", "cache", "processed", "time_ms"]]
RawPromptTokensDetails: TypeAlias = RawObject[
    Literal[
        "cached_tokens",
        "cache_write_tokens",
        "created_cache_tokens",
        "audio_tokens",
        "text_tokens",
        "image_tokens",
        "multimodal_tokens",
    ]
]
RawProps: TypeAlias = RawObject[
    Literal[
        "default_generation_settings",
        "total_slots",
        "model_path",
        "model_alias",
        "model_ftype",
        "modalities",
        "media_marker",
        "chat_template",
        "chat_template_caps",
        "bos_token",
        "eos_token",
        "build_info",
        "endpoint_slots",
        "endpoint_props",
        "endpoint_metrics",
        "ui",
        "ui_settings",
        "is_sleeping",
        "cors_proxy_enabled",
    ]
]
RawPropsModalities: TypeAlias = RawObject[Literal["vision", "audio", "video"]]
RawPropsResponse: TypeAlias = RawObject[
    Literal[
        "default_generation_settings",
        "total_slots",
        "model_path",
        "model_alias",
        "model_ftype",
        "modalities",
        "media_marker",
        "chat_template",
        "chat_template_caps",
        "bos_token",
        "eos_token",
        "build_info",
        "endpoint_slots",
        "endpoint_props",
        "endpoint_metrics",
        "ui",
        "ui_settings",
        "is_sleeping",
        "cors_proxy_enabled",
    ]
]
RawProxyEndpoint: TypeAlias = RawObject[Literal["model", "model_id"]]
RawProxyHealth: TypeAlias = RawObject[
    Literal["healthy_endpoints", "unhealthy_endpoints", "healthy_count", "unhealthy_count"]
]
RawReasoningOptions: TypeAlias = RawObject[Literal["effort"]]
RawRefusalContent: TypeAlias = RawObject[Literal["type", "refusal"]]
RawRepetitionDetection: TypeAlias = RawObject[Literal["max_pattern_size", "min_pattern_size", "min_count"]]
RawRequestMessage: TypeAlias = RawObject[
    Literal[
        "role",
        "content",
        "name",
        "refusal",
        "audio",
        "tool_calls",
        "function_call",
        "reasoning",
        "reasoning_content",
        "annotations",
        "tool_call_id",
    ]
]
RawRerankAnswer: TypeAlias = RawObject[Literal["object", "id", "model", "results", "usage"]]
RawRerankDocument: TypeAlias = RawObject[Literal["text", "multi_modal"]]
RawRerankInput: TypeAlias = RawObject[Literal["text", "multi_modal"]]
RawRerankQuestion: TypeAlias = RawObject[
    Literal[
        "model",
        "query",
        "documents",
        "top_n",
        "return_documents",
        "truncate_prompt_tokens",
        "user",
        "texts",
        "return_text",
        "raw_scores",
        "truncate",
        "truncation_direction",
    ]
]
RawRerankRequest: TypeAlias = RawObject[
    Literal["model", "query", "documents", "top_n", "return_documents", "truncate_prompt_tokens", "user"]
]
RawRerankResponse: TypeAlias = RawObject[Literal["object", "id", "model", "results", "usage"]]
RawRerankResult: TypeAlias = RawObject[Literal["index", "relevance_score", "document"]]
RawRerankUsage: TypeAlias = RawObject[Literal["prompt_tokens", "total_tokens"]]
RawResponseFormat: TypeAlias = RawObject[Literal["type", "schema", "json_schema", "format", "structures", "triggers"]]
RawResponseMessage: TypeAlias = RawObject[
    Literal[
        "role",
        "content",
        "refusal",
        "reasoning",
        "reasoning_content",
        "tool_calls",
        "function_call",
        "annotations",
        "audio",
        "executed_tools",
    ]
]
RawScore: TypeAlias = RawObject[Literal["index", "object", "score"]]
RawScoreRequest: TypeAlias = RawObject[
    Literal["model", "text_1", "text_2", "queries", "documents", "data_1", "data_2", "truncate_prompt_tokens", "user"]
]
RawScoreResponse: TypeAlias = RawObject[Literal["id", "object", "created", "model", "data", "usage"]]
RawSearchResult: TypeAlias = RawObject[Literal["title", "url", "content", "score"]]
RawSearchResults: TypeAlias = RawObject[Literal["results", "images"]]
RawSearchSettings: TypeAlias = RawObject[Literal["include_domains", "exclude_domains", "include_images", "country"]]
RawStreamEvent: TypeAlias = RawObject[
    Literal[
        "id",
        "object",
        "created",
        "model",
        "choices",
        "usage",
        "service_tier",
        "system_fingerprint",
        "obfuscation",
        "moderation",
        "prompt_token_ids",
        "prompt_text",
        "metrics",
        "timings",
        "prompt_progress",
        "x_groq",
        "error",
    ]
]
RawStreamOptions: TypeAlias = RawObject[Literal["include_usage", "continuous_usage_stats", "include_obfuscation"]]
RawStructuralTagResponseFormat: TypeAlias = RawObject[Literal["type", "format", "structures", "triggers"]]
RawStructureTag: TypeAlias = RawObject[Literal["begin", "schema", "end"]]
RawStructuredOutputs: TypeAlias = RawObject[
    Literal[
        "json",
        "regex",
        "choice",
        "grammar",
        "json_object",
        "structural_tag",
        "disable_any_whitespace",
        "disable_additional_properties",
        "whitespace_pattern",
    ]
]
RawSystemMessage: TypeAlias = RawObject[Literal["role", "content", "name"]]
RawTextContent: TypeAlias = RawObject[Literal["type", "text", "prompt_cache_breakpoint"]]
RawTextDocumentSource: TypeAlias = RawObject[Literal["type", "text"]]
RawTextResponseFormat: TypeAlias = RawObject[Literal["type"]]
RawTextScore: TypeAlias = RawObject[Literal["index", "score", "text"]]
RawTextsRequest: TypeAlias = RawObject[
    Literal["model", "query", "texts", "return_text", "raw_scores", "truncate", "truncation_direction"]
]
RawThinkingContent: TypeAlias = RawObject[Literal["type", "thinking", "closed"]]
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
RawTokenLogprob: TypeAlias = RawObject[Literal["token", "logprob", "bytes", "top_logprobs", "id"]]
RawTokenPiece: TypeAlias = RawObject[Literal["id", "piece"]]
RawTokenizeRequest: TypeAlias = RawObject[
    Literal[
        "model",
        "prompt",
        "content",
        "messages",
        "tools",
        "add_generation_prompt",
        "continue_final_message",
        "add_special_tokens",
        "chat_template_kwargs",
        "return_token_strs",
        "add_special",
        "parse_special",
        "with_pieces",
    ]
]
RawTokenizeResponse: TypeAlias = RawObject[Literal["tokens", "count", "max_model_len", "token_strs"]]
RawTool: TypeAlias = RawObject[Literal["type", "function", "defer_loading", "custom"]]
RawToolCall: TypeAlias = RawObject[Literal["id", "type", "function", "index"]]
RawToolCallDelta: TypeAlias = RawObject[Literal["index", "id", "type", "function"]]
RawToolChoice: TypeAlias = RawObject[Literal["type", "function", "custom", "allowed_tools"]]
RawToolChoiceObject: TypeAlias = RawObject[Literal["type", "function", "custom", "allowed_tools"]]
RawToolMessage: TypeAlias = RawObject[Literal["role", "tool_call_id", "content", "name"]]
RawToolReferenceContent: TypeAlias = RawObject[Literal["type", "name"]]
RawTopLogprob: TypeAlias = RawObject[Literal["token", "logprob", "bytes", "id"]]
RawUnknownAnnotation: TypeAlias = RawObject[Literal["type"]]
RawUnknownContent: TypeAlias = RawObject[Literal["type"]]
RawUnknownTool: TypeAlias = RawObject[Literal["type"]]
RawUrlCitation: TypeAlias = RawObject[Literal["url", "title", "start_index", "end_index"]]
RawUrlCitationAnnotation: TypeAlias = RawObject[Literal["type", "url_citation"]]
RawUsage: TypeAlias = RawObject[
    Literal[
        "prompt_tokens",
        "completion_tokens",
        "total_tokens",
        "prompt_tokens_details",
        "completion_tokens_details",
        "queue_time",
        "prompt_time",
        "completion_time",
        "total_time",
    ]
]
RawUsageBreakdown: TypeAlias = RawObject[Literal["models"]]
RawUserLocation: TypeAlias = RawObject[Literal["type", "approximate"]]
RawUserMessage: TypeAlias = RawObject[Literal["role", "content", "name"]]
RawValidationIssue: TypeAlias = RawObject[Literal["loc", "msg", "type"]]
RawVersionResponse: TypeAlias = RawObject[Literal["version"]]
RawVideoEmbedsContent: TypeAlias = RawObject[Literal["type", "video_embeds", "uuid"]]
RawVideoUrlContent: TypeAlias = RawObject[Literal["type", "video_url"]]
RawWebSearchOptions: TypeAlias = RawObject[Literal["search_context_size", "user_location"]]
RawXGroq: TypeAlias = RawObject[Literal["id", "seed", "usage", "debug"]]
RawXGroqChunk: TypeAlias = RawObject[Literal["id", "seed", "usage", "usage_breakdown", "error", "debug"]]

__all__ = [
    "RawAllowedTools",
    "RawAllowedToolsChoice",
    "RawAnnotation",
    "RawApplyTemplateRequest",
    "RawApplyTemplateResponse",
    "RawApproximateLocation",
    "RawAssistantContentPart",
    "RawAssistantMessage",
    "RawAudioDelta",
    "RawAudioEmbedsContent",
    "RawAudioOptions",
    "RawAudioOutput",
    "RawAudioReference",
    "RawAudioUrlContent",
    "RawBatchAnswer",
    "RawBatchFailure",
    "RawBatchRequestInput",
    "RawBatchRequestOutput",
    "RawChatCompletion",
    "RawChatCompletionChunk",
    "RawChatCompletionRequest",
    "RawChoice",
    "RawChunkChoice",
    "RawCompletion",
    "RawCompletionChoice",
    "RawCompletionChunk",
    "RawCompletionEvent",
    "RawCompletionLogprobs",
    "RawCompletionRequest",
    "RawCompletionTokensDetails",
    "RawCompoundCustom",
    "RawCompoundModels",
    "RawCompoundTools",
    "RawContentPart",
    "RawCustomCall",
    "RawCustomDefinition",
    "RawCustomFormat",
    "RawCustomGrammar",
    "RawCustomGrammarFormat",
    "RawCustomTextFormat",
    "RawCustomTool",
    "RawCustomToolCall",
    "RawCustomVoice",
    "RawDelta",
    "RawDetailError",
    "RawDetokenizeRequest",
    "RawDetokenizeResponse",
    "RawDeveloperMessage",
    "RawDocumentCitation",
    "RawDocumentCitationAnnotation",
    "RawDocumentContent",
    "RawDocumentSource",
    "RawEmbeddingObject",
    "RawEmbeddingsRequest",
    "RawEmbeddingsResponse",
    "RawEmbeddingsUsage",
    "RawErrorBody",
    "RawErrorEnvelope",
    "RawErrorResponse",
    "RawErrorText",
    "RawExecutedTool",
    "RawFileContent",
    "RawFileData",
    "RawFunctionCall",
    "RawFunctionCallChoice",
    "RawFunctionCitation",
    "RawFunctionCitationAnnotation",
    "RawFunctionDefinition",
    "RawFunctionDelta",
    "RawFunctionMessage",
    "RawFunctionTool",
    "RawGatewayProps",
    "RawGenerationDefaults",
    "RawGroqCacheUsage",
    "RawGroqDebug",
    "RawGroqDocument",
    "RawHealthBody",
    "RawHealthResponse",
    "RawImageContent",
    "RawImageEmbedsContent",
    "RawImageUrl",
    "RawInfillExtra",
    "RawInfillRequest",
    "RawInlineDocument",
    "RawInputAudio",
    "RawInputAudioContent",
    "RawInputVideo",
    "RawInputVideoContent",
    "RawJsonDocumentSource",
    "RawJsonObjectResponseFormat",
    "RawJsonSchemaResponseFormat",
    "RawJsonSchemaSpec",
    "RawLocalModel",
    "RawLocalModelDetails",
    "RawLogprobs",
    "RawLoraScale",
    "RawMediaUrl",
    "RawMessageToolCall",
    "RawModel",
    "RawModelArchitecture",
    "RawModelList",
    "RawModelMeta",
    "RawModelPermission",
    "RawModelUsage",
    "RawModerationFailure",
    "RawModerationMode",
    "RawModerationOptions",
    "RawModerationOutcome",
    "RawModerationPolicy",
    "RawModerationReport",
    "RawModerationResult",
    "RawModerationResults",
    "RawNamedCustomTool",
    "RawNamedCustomToolChoice",
    "RawNamedFunction",
    "RawNamedToolChoice",
    "RawNativeCompletion",
    "RawNativeCompletionRequest",
    "RawNativeEvent",
    "RawNativePiece",
    "RawObjectError",
    "RawPrediction",
    "RawPromptCacheBreakpoint",
    "RawPromptCacheOptions",
    "RawPromptEmbedsContent",
    "RawPromptLogprob",
    "RawPromptProgress",
    "RawPromptTokensDetails",
    "RawProps",
    "RawPropsModalities",
    "RawPropsResponse",
    "RawProxyEndpoint",
    "RawProxyHealth",
    "RawReasoningOptions",
    "RawRefusalContent",
    "RawRepetitionDetection",
    "RawRequestMessage",
    "RawRerankAnswer",
    "RawRerankDocument",
    "RawRerankInput",
    "RawRerankQuestion",
    "RawRerankRequest",
    "RawRerankResponse",
    "RawRerankResult",
    "RawRerankUsage",
    "RawResponseFormat",
    "RawResponseMessage",
    "RawScore",
    "RawScoreRequest",
    "RawScoreResponse",
    "RawSearchResult",
    "RawSearchResults",
    "RawSearchSettings",
    "RawStreamEvent",
    "RawStreamOptions",
    "RawStructuralTagResponseFormat",
    "RawStructureTag",
    "RawStructuredOutputs",
    "RawSystemMessage",
    "RawTextContent",
    "RawTextDocumentSource",
    "RawTextResponseFormat",
    "RawTextScore",
    "RawTextsRequest",
    "RawThinkingContent",
    "RawTimings",
    "RawTokenLogprob",
    "RawTokenPiece",
    "RawTokenizeRequest",
    "RawTokenizeResponse",
    "RawTool",
    "RawToolCall",
    "RawToolCallDelta",
    "RawToolChoice",
    "RawToolChoiceObject",
    "RawToolMessage",
    "RawToolReferenceContent",
    "RawTopLogprob",
    "RawUnknownAnnotation",
    "RawUnknownContent",
    "RawUnknownTool",
    "RawUrlCitation",
    "RawUrlCitationAnnotation",
    "RawUsage",
    "RawUsageBreakdown",
    "RawUserLocation",
    "RawUserMessage",
    "RawValidationIssue",
    "RawVersionResponse",
    "RawVideoEmbedsContent",
    "RawVideoUrlContent",
    "RawWebSearchOptions",
    "RawXGroq",
    "RawXGroqChunk",
]
