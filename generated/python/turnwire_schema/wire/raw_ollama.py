# Generated from schemas/wire/ollama/v1/ by `make generate`. Do not edit: changes are lost.

"""The objects of the dialect ollama before they are judged; for annotations alone."""

from typing import Literal, TypeAlias

from turnwire_schema.wire.raw import RawObject

RawChatRequest: TypeAlias = RawObject[
    Literal[
        "model",
        "messages",
        "tools",
        "format",
        "options",
        "stream",
        "keep_alive",
        "think",
        "truncate",
        "shift",
        "logprobs",
        "top_logprobs",
        "_debug_render_only",
    ]
]
RawChatResponse: TypeAlias = RawObject[
    Literal[
        "model",
        "created_at",
        "message",
        "done",
        "done_reason",
        "remote_model",
        "remote_host",
        "logprobs",
        "_debug_info",
        "total_duration",
        "load_duration",
        "prompt_eval_count",
        "prompt_eval_cached_count",
        "prompt_eval_duration",
        "eval_count",
        "eval_duration",
    ]
]
RawCloudStatus: TypeAlias = RawObject[Literal["disabled", "source"]]
RawCopyRequest: TypeAlias = RawObject[Literal["source", "destination"]]
RawCreateRequest: TypeAlias = RawObject[
    Literal[
        "model",
        "name",
        "from",
        "files",
        "adapters",
        "template",
        "license",
        "system",
        "parameters",
        "messages",
        "quantize",
        "stream",
    ]
]
RawDebugInfo: TypeAlias = RawObject[Literal["rendered_template", "image_count"]]
RawDeleteRequest: TypeAlias = RawObject[Literal["model", "name"]]
RawEmbedRequest: TypeAlias = RawObject[Literal["model", "input", "truncate", "dimensions", "keep_alive", "options"]]
RawEmbedResponse: TypeAlias = RawObject[
    Literal["model", "embeddings", "total_duration", "load_duration", "prompt_eval_count"]
]
RawEmbeddingsRequest: TypeAlias = RawObject[Literal["model", "prompt", "keep_alive", "options"]]
RawEmbeddingsResponse: TypeAlias = RawObject[Literal["embedding"]]
RawErrorLine: TypeAlias = RawObject[Literal["error", "status", "signin_url"]]
RawErrorResponse: TypeAlias = RawObject[Literal["error", "signin_url", "StatusCode", "Status"]]
RawGenerateLine: TypeAlias = RawObject[
    Literal[
        "model",
        "created_at",
        "response",
        "thinking",
        "tool_calls",
        "context",
        "done",
        "done_reason",
        "remote_model",
        "remote_host",
        "logprobs",
        "_debug_info",
        "total_duration",
        "load_duration",
        "prompt_eval_count",
        "prompt_eval_cached_count",
        "prompt_eval_duration",
        "eval_count",
        "eval_duration",
        "error",
        "status",
        "signin_url",
    ]
]
RawGenerateRequest: TypeAlias = RawObject[
    Literal[
        "model",
        "prompt",
        "suffix",
        "system",
        "template",
        "context",
        "raw",
        "images",
        "format",
        "options",
        "stream",
        "keep_alive",
        "think",
        "truncate",
        "shift",
        "logprobs",
        "top_logprobs",
        "_debug_render_only",
    ]
]
RawGenerateResponse: TypeAlias = RawObject[
    Literal[
        "model",
        "created_at",
        "response",
        "thinking",
        "tool_calls",
        "context",
        "done",
        "done_reason",
        "remote_model",
        "remote_host",
        "logprobs",
        "_debug_info",
        "total_duration",
        "load_duration",
        "prompt_eval_count",
        "prompt_eval_cached_count",
        "prompt_eval_duration",
        "eval_count",
        "eval_duration",
    ]
]
RawListedModel: TypeAlias = RawObject[
    Literal["name", "model", "remote_model", "remote_host", "modified_at", "size", "digest", "details", "capabilities"]
]
RawMessage: TypeAlias = RawObject[
    Literal["role", "content", "thinking", "images", "tool_calls", "tool_name", "tool_call_id"]
]
RawMessageToolCall: TypeAlias = RawObject[Literal["id", "type", "function"]]
RawMessageToolCallFunction: TypeAlias = RawObject[Literal["index", "name", "arguments"]]
RawModelDetails: TypeAlias = RawObject[
    Literal[
        "parent_model",
        "format",
        "family",
        "families",
        "parameter_size",
        "quantization_level",
        "context_length",
        "embedding_length",
    ]
]
RawOptions: TypeAlias = RawObject[
    Literal[
        "num_keep",
        "seed",
        "num_predict",
        "top_k",
        "top_p",
        "min_p",
        "typical_p",
        "repeat_last_n",
        "temperature",
        "repeat_penalty",
        "presence_penalty",
        "frequency_penalty",
        "stop",
        "num_ctx",
        "num_batch",
        "num_gpu",
        "main_gpu",
        "use_mmap",
        "num_thread",
        "draft_num_predict",
    ]
]
RawProgress: TypeAlias = RawObject[Literal["status", "digest", "total", "completed"]]
RawProgressLine: TypeAlias = RawObject[Literal["status", "digest", "total", "completed", "error", "signin_url"]]
RawPsResponse: TypeAlias = RawObject[Literal["models"]]
RawPullRequest: TypeAlias = RawObject[Literal["model", "name", "insecure", "stream"]]
RawPushRequest: TypeAlias = RawObject[Literal["model", "name", "insecure", "stream"]]
RawResponseMessage: TypeAlias = RawObject[Literal["role", "content", "thinking", "images", "tool_calls"]]
RawRunnerError: TypeAlias = RawObject[Literal["code", "message", "type", "n_prompt_tokens", "n_ctx"]]
RawRunnerErrorDocument: TypeAlias = RawObject[Literal["error"]]
RawRunningModel: TypeAlias = RawObject[
    Literal["name", "model", "size", "digest", "details", "expires_at", "size_vram", "context_length"]
]
RawShowRequest: TypeAlias = RawObject[Literal["model", "name", "verbose", "system", "template", "options"]]
RawShowResponse: TypeAlias = RawObject[
    Literal[
        "license",
        "modelfile",
        "parameters",
        "template",
        "system",
        "renderer",
        "parser",
        "details",
        "messages",
        "remote_model",
        "remote_host",
        "model_info",
        "projector_info",
        "tensors",
        "capabilities",
        "modified_at",
        "requires",
    ]
]
RawStatusResponse: TypeAlias = RawObject[Literal["cloud"]]
RawStoredMessage: TypeAlias = RawObject[Literal["role", "content"]]
RawStreamLine: TypeAlias = RawObject[
    Literal[
        "model",
        "created_at",
        "message",
        "done",
        "done_reason",
        "remote_model",
        "remote_host",
        "logprobs",
        "_debug_info",
        "total_duration",
        "load_duration",
        "prompt_eval_count",
        "prompt_eval_cached_count",
        "prompt_eval_duration",
        "eval_count",
        "eval_duration",
        "error",
        "status",
        "signin_url",
        "error parsing tool call",
    ]
]
RawTagsResponse: TypeAlias = RawObject[Literal["models"]]
RawTensor: TypeAlias = RawObject[Literal["name", "type", "shape"]]
RawTokenLogprob: TypeAlias = RawObject[Literal["token", "logprob", "bytes", "top_logprobs"]]
RawTool: TypeAlias = RawObject[Literal["type", "function"]]
RawToolCall: TypeAlias = RawObject[Literal["id", "function"]]
RawToolCallFunction: TypeAlias = RawObject[Literal["index", "name", "arguments"]]
RawToolFunction: TypeAlias = RawObject[Literal["name", "description", "parameters"]]
RawToolParameters: TypeAlias = RawObject[Literal["type", "properties", "required"]]
RawToolParseErrorLine: TypeAlias = RawObject[Literal["error parsing tool call"]]
RawTopLogprob: TypeAlias = RawObject[Literal["token", "logprob", "bytes"]]
RawVersionResponse: TypeAlias = RawObject[Literal["version"]]

__all__ = [
    "RawChatRequest",
    "RawChatResponse",
    "RawCloudStatus",
    "RawCopyRequest",
    "RawCreateRequest",
    "RawDebugInfo",
    "RawDeleteRequest",
    "RawEmbedRequest",
    "RawEmbedResponse",
    "RawEmbeddingsRequest",
    "RawEmbeddingsResponse",
    "RawErrorLine",
    "RawErrorResponse",
    "RawGenerateLine",
    "RawGenerateRequest",
    "RawGenerateResponse",
    "RawListedModel",
    "RawMessage",
    "RawMessageToolCall",
    "RawMessageToolCallFunction",
    "RawModelDetails",
    "RawOptions",
    "RawProgress",
    "RawProgressLine",
    "RawPsResponse",
    "RawPullRequest",
    "RawPushRequest",
    "RawResponseMessage",
    "RawRunnerError",
    "RawRunnerErrorDocument",
    "RawRunningModel",
    "RawShowRequest",
    "RawShowResponse",
    "RawStatusResponse",
    "RawStoredMessage",
    "RawStreamLine",
    "RawTagsResponse",
    "RawTensor",
    "RawTokenLogprob",
    "RawTool",
    "RawToolCall",
    "RawToolCallFunction",
    "RawToolFunction",
    "RawToolParameters",
    "RawToolParseErrorLine",
    "RawTopLogprob",
    "RawVersionResponse",
]
