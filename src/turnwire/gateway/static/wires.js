// How a request of each dialect is sent to the gateway, and what its stream says: one row for each dialect. A reader
// takes one parsed event and tells the answer; it knows nothing of the page.

function usageOf(input, output) {
  return { input, output };
}

function readOllama(line, answer) {
  if (line.error) answer.failed(line.error);
  answer.thought(line.message?.thinking);
  answer.said(line.message?.content);
  (line.message?.tool_calls ?? []).forEach((call) => answer.call({}, { id: call.id, name: call.function?.name, text: JSON.stringify(call.function?.arguments ?? {}) }));
  if (!line.done) return;
  answer.finished(line.done_reason);
  answer.counted(usageOf(line.prompt_eval_count, line.eval_count));
  answer.ended();
}

function readChat(chunk, answer) {
  if (chunk.error) answer.failed(chunk.error.message);
  if (chunk.usage) answer.counted(usageOf(chunk.usage.prompt_tokens, chunk.usage.completion_tokens));
  const choice = chunk.choices?.[0];
  if (!choice) return;
  const delta = choice.delta ?? {};
  answer.thought(delta.reasoning_content ?? delta.reasoning);
  answer.said(delta.content);
  answer.said(delta.refusal);
  for (const piece of delta.tool_calls ?? []) answer.call(piece.index, { id: piece.id, name: piece.function?.name, text: piece.function?.arguments });
  answer.finished(choice.finish_reason);
}

const RESPONSES = {
  "response.output_text.delta": (event, answer) => answer.said(event.delta),
  "response.refusal.delta": (event, answer) => answer.said(event.delta),
  "response.reasoning_text.delta": (event, answer) => answer.thought(event.delta),
  "response.reasoning_summary_text.delta": (event, answer) => answer.thought(event.delta),
  "response.output_item.added": (event, answer) => {
    if (event.item?.type === "function_call") answer.call(event.output_index, { id: event.item.call_id, name: event.item.name });
  },
  "response.function_call_arguments.delta": (event, answer) => answer.call(event.output_index, { text: event.delta }),
  error: (event, answer) => answer.failed(event.message ?? event.error?.message),
};

function readResponses(event, answer) {
  RESPONSES[event.type]?.(event, answer);
  if (!["response.completed", "response.incomplete", "response.failed"].includes(event.type)) return;
  const { response } = event;
  if (response.error) answer.failed(response.error.message);
  if (response.usage) answer.counted(usageOf(response.usage.input_tokens, response.usage.output_tokens));
  answer.finished(response.incomplete_details?.reason ?? response.status);
  answer.ended();
}

function readAnthropic(event, answer) {
  const { delta } = event;
  switch (event.type) {
    case "message_start":
      answer.counted(usageOf(event.message?.usage?.input_tokens, undefined));
      break;
    case "content_block_start":
      if (event.content_block?.type === "tool_use") answer.call(event.index, { id: event.content_block.id, name: event.content_block.name });
      answer.said(event.content_block?.text);
      answer.thought(event.content_block?.thinking);
      break;
    case "content_block_delta":
      answer.said(delta?.text);
      answer.thought(delta?.thinking);
      if (delta?.partial_json !== undefined) answer.call(event.index, { text: delta.partial_json });
      break;
    case "message_delta":
      answer.finished(delta?.stop_reason);
      answer.counted(usageOf(event.usage?.input_tokens, event.usage?.output_tokens));
      break;
    case "message_stop":
      answer.ended();
      break;
    case "error":
      answer.failed(event.error?.message);
      break;
    default:
  }
}

function readGemini(chunk, answer) {
  if (chunk.error) answer.failed(chunk.error.message);
  const candidate = chunk.candidates?.[0];
  for (const part of candidate?.content?.parts ?? []) {
    if (part.thought) answer.thought(part.text);
    else answer.said(part.text);
    if (part.functionCall) answer.call({}, { id: part.functionCall.id, name: part.functionCall.name, text: JSON.stringify(part.functionCall.args ?? {}) });
  }
  const usage = chunk.usageMetadata;
  if (usage) answer.counted(usageOf(usage.promptTokenCount, usage.candidatesTokenCount));
  if (candidate?.finishReason) {
    answer.finished(candidate.finishReason);
    answer.ended();
  }
}

function readInteractions(event, answer) {
  const { delta, step } = event;
  if (event.event_type === "error" || event.error) answer.failed(event.error?.message);
  if (event.event_type === "step.start" && step?.type === "function_call") answer.call(event.index, { id: step.id, name: step.name });
  if (delta?.type === "text") answer.said(delta.text);
  if (delta?.type === "thought_summary") answer.thought(delta.content?.text);
  if (delta?.type === "arguments_delta") answer.call(event.index, { text: delta.arguments });
  if (event.event_type !== "interaction.completed") return;
  const { usage, status } = event.interaction;
  if (usage) answer.counted(usageOf(usage.total_input_tokens, usage.total_output_tokens));
  answer.finished(status);
  answer.ended();
}

// `done` is the data that ends a stream of server-sent events without being JSON; `lines` a stream of JSON lines.
export const WIRES = {
  ollama: { path: () => "api/chat", body: (body, model) => ({ ...body, model, stream: true }), read: readOllama, lines: true },
  "openai-chat": {
    path: () => "v1/chat/completions",
    body: (body, model) => ({ ...body, model, stream: true, stream_options: { ...body.stream_options, include_usage: true } }),
    read: readChat,
    done: "[DONE]",
  },
  "openai-responses": { path: () => "v1/responses", body: (body, model) => ({ ...body, model, stream: true }), read: readResponses },
  anthropic: { path: () => "v1/messages", body: (body, model) => ({ ...body, model, stream: true }), read: readAnthropic },
  gemini: {
    path: (model) => `v1beta/models/${model.split("/").map(encodeURIComponent).join("/")}:streamGenerateContent?alt=sse`,
    body: (body) => body,
    read: readGemini,
  },
  "gemini-interactions": { path: () => "v1beta/interactions", body: (body, model) => ({ ...body, model, stream: true }), read: readInteractions },
};

const VARIANTS = { vllm: "openai-chat", llamacpp: "openai-chat", groq: "openai-chat", "ollama-v1": "openai-chat" };
const VERSION = "anthropic-";

// The dialect in which a codec's requests are sent.
export function dialectOf(codec) {
  if (codec?.startsWith(VERSION)) return "anthropic";
  return VARIANTS[codec] ?? codec;
}

// What a codec's requests need beside their body.
export function headersOf(codec) {
  return codec?.startsWith(VERSION) ? { "anthropic-version": codec.slice(VERSION.length) } : {};
}
