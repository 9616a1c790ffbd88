// Payloads to begin with, one for each thing that is worth seeing.

const tool = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };

export const EXAMPLES = {
  "Anthropic request with thinking and a tool result": {
    model: "claude-opus-4-5",
    max_tokens: 1024,
    system: "Answer in one sentence.",
    thinking: { type: "enabled", budget_tokens: 1024 },
    messages: [
      { role: "user", content: "How warm is it in Paris?" },
      {
        role: "assistant",
        content: [
          { type: "thinking", thinking: "I need the weather.", signature: "c2lnbmVk" },
          { type: "tool_use", id: "toolu_01", name: "get_weather", input: { city: "Paris" } },
        ],
      },
      { role: "user", content: [{ type: "tool_result", tool_use_id: "toolu_01", content: "18 degrees" }] },
    ],
    tools: [{ name: "get_weather", description: "Weather of a city", input_schema: tool }],
  },
  "Ollama request": {
    model: "qwen3",
    messages: [{ role: "user", content: "Say hello." }],
    think: false,
    options: { temperature: 0, num_ctx: 4096 },
    stream: true,
  },
  "OpenAI Chat request with a fault": {
    model: "gpt-4o-mini",
    temperature: "warm",
    messages: [{ role: "user", content: [{ type: "text", text: 1 }] }],
  },
  "Responses request": {
    model: "gpt-5.1",
    instructions: "Answer briefly.",
    input: [{ role: "user", content: [{ type: "input_text", text: "What is 15 times 37?" }] }],
    reasoning: { effort: "low", summary: "auto" },
    max_output_tokens: 64,
  },
  "Gemini request": {
    contents: [{ role: "user", parts: [{ text: "Name a river in France." }] }],
    generationConfig: { temperature: 0.2, stopSequences: ["."] },
  },
  "Chat stream with parallel calls": [
    { choices: [{ index: 0, delta: { role: "assistant", content: null } }] },
    { choices: [{ index: 0, delta: { tool_calls: [{ index: 0, id: "call_a", type: "function", function: { name: "get_weather", arguments: "" } }] } }] },
    { choices: [{ index: 0, delta: { tool_calls: [{ index: 1, id: "call_b", type: "function", function: { name: "get_time", arguments: "" } }] } }] },
    { choices: [{ index: 0, delta: { tool_calls: [{ index: 1, function: { arguments: '{"city":"Oslo"}' } }] } }] },
    { choices: [{ index: 0, delta: { tool_calls: [{ index: 0, function: { arguments: '{"city":"Paris"}' } }] } }] },
    { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] },
  ]
    .map((chunk) => `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1795298356, model: "m", ...chunk })}\n\n`)
    .concat("data: [DONE]\n\n")
    .join(""),
};
