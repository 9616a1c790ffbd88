// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
export const CHUNK = new Set(["text", "thinking", "refusal", "signature", "tool_call_deltas", "parts", "part_index", "thinking_origin", "provider_options", "is_complete", "finish_reason", "raw_finish_reason", "usage", "model", "id", "created", "diagnostics", "extras"]);
export const DELTA = new Set(["index", "id", "name", "arguments", "part_index", "id_origin", "origin", "is_complete", "invalid", "provider_options", "extras"]);
