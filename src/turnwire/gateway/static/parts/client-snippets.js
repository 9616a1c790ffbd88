// A request as a program for the client that the maker of its dialect publishes, and for this library. Pure.

import { pythonArguments, pythonLiteral, scriptLiteral } from "./literals.js";

/** @typedef {{url: string, model: string, body: Record<string, any>, headers: Record<string, string>, key: boolean}} Called `body` asks for a stream; `key`: one is sent, taken from the environment */
/** @typedef {{python?: (called: Called) => string, script?: (called: Called) => string, packages: [string, string]}} Client */

const KEY = "TURNWIRE_KEY";

/** @param {string} url @param {string} path */
const before = (url, path) => url.slice(0, Math.max(0, new URL(url).href.indexOf(path)));

/** @param {boolean} key */
const keyInPython = (key) => (key ? `os.environ["${KEY}"]` : '"none"');
/** @param {boolean} key */
const keyInScript = (key) => (key ? `process.env.${KEY}` : '"none"');
/** @param {boolean} key */
const imports = (key) => (key ? "import os\n\n" : "");

// What the Python clients take by name (openai 3.54, anthropic 2.12, ollama 0.6.3); everything else goes in `extra_body`,
// where the client has one.
const CHAT = new Set("audio frequency_penalty function_call functions logit_bias logprobs max_completion_tokens max_tokens messages metadata modalities model n parallel_tool_calls prediction presence_penalty prompt_cache_key reasoning_effort response_format safety_identifier seed service_tier stop store stream stream_options temperature tool_choice tools top_logprobs top_p user verbosity web_search_options".split(" "));
const RESPONSES = new Set("background conversation include input instructions max_output_tokens max_tool_calls metadata model parallel_tool_calls previous_response_id prompt prompt_cache_key reasoning safety_identifier service_tier store stream stream_options temperature text tool_choice tools top_logprobs top_p truncation user".split(" "));
const MESSAGES = new Set("cache_control container max_tokens messages metadata model output_config service_tier stop_sequences stream system thinking tool_choice tools".split(" "));
const OLLAMA = new Set("format keep_alive logprobs messages model options stream think tools top_logprobs".split(" "));

/** @param {Record<string, any>} body @param {Set<string>} known */
function named(body, known) {
  const own = Object.entries(body).filter(([name]) => known.has(name));
  const more = Object.entries(body).filter(([name]) => !known.has(name));
  return { ...Object.fromEntries(own), ...(more.length && { extra_body: Object.fromEntries(more) }) };
}

/** @param {string} path @param {string} call @param {Set<string>} known @param {string} loop */
const openaiPython = (path, call, known, loop) => (/** @type {Called} */ { url, body, key }) =>
  `${imports(key)}from openai import OpenAI

client = OpenAI(base_url=${JSON.stringify(before(url, path))}, api_key=${keyInPython(key)})
stream = client.${call}.create(
${pythonArguments(named(body, known))})
${loop}`;

/** @param {string} path @param {string} call @param {string} loop */
const openaiScript = (path, call, loop) => (/** @type {Called} */ { url, body, key }) =>
  `import OpenAI from "openai";

const client = new OpenAI({ baseURL: ${JSON.stringify(before(url, path))}, apiKey: ${keyInScript(key)} });
const stream = await client.${call}.create(${scriptLiteral(body)});
${loop}`;

/** @param {Record<string, any>} body Google's client has the rest of a body in `config` */
function configured({ contents, model: _, generationConfig, ...others }) {
  const config = { ...generationConfig, ...others };
  return { contents, ...(Object.keys(config).length && { config }) };
}

/** By dialect. @type {Record<string, Client>} */
export const CLIENTS = {
  "openai-chat": {
    packages: ["openai, Python", "openai, JavaScript"],
    python: openaiPython("/chat/completions", "chat.completions", CHAT, `for chunk in stream:
    for choice in chunk.choices:
        print(choice.delta.content or "", end="", flush=True)
`),
    script: openaiScript("/chat/completions", "chat.completions", 'for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta?.content ?? "");\n'),
  },
  "openai-responses": {
    packages: ["openai, Python", "openai, JavaScript"],
    python: openaiPython("/responses", "responses", RESPONSES, `for event in stream:
    if event.type == "response.output_text.delta":
        print(event.delta, end="", flush=True)
`),
    script: openaiScript("/responses", "responses", 'for await (const event of stream) if (event.type === "response.output_text.delta") process.stdout.write(event.delta);\n'),
  },
  anthropic: {
    packages: ["anthropic, Python", "anthropic, JavaScript"],
    python: ({ url, body, headers, key }) => `${imports(key)}from anthropic import Anthropic

client = Anthropic(
    base_url=${JSON.stringify(before(url, "/v1/messages"))},
    api_key=${keyInPython(key)},
${Object.keys(headers).length ? `    default_headers=${pythonLiteral(headers, "    ")},\n` : ""})
stream = client.messages.create(
${pythonArguments(named({ max_tokens: 1024, ...body }, MESSAGES))})
for event in stream:
    if event.type == "content_block_delta" and event.delta.type == "text_delta":
        print(event.delta.text, end="", flush=True)
`,
    script: ({ url, body, headers, key }) => `import Anthropic from "@anthropic-ai/sdk";

const client = new Anthropic({ baseURL: ${JSON.stringify(before(url, "/v1/messages"))}, apiKey: ${keyInScript(key)}${Object.keys(headers).length ? `, defaultHeaders: ${scriptLiteral(headers)}` : ""} });
const stream = await client.messages.create(${scriptLiteral({ max_tokens: 1024, ...body })});
for await (const event of stream) if (event.type === "content_block_delta" && event.delta.type === "text_delta") process.stdout.write(event.delta.text);
`,
  },
  ollama: {
    packages: ["ollama, Python", "ollama, JavaScript"],
    python({ url, body, key }) {
      const { extra_body: more, ...own } = named(body, OLLAMA);
      const note = more ? `# ollama's client has no argument for: ${Object.keys(more).join(", ")}\n` : "";
      const headers = key ? `, headers={"Authorization": "Bearer " + ${keyInPython(key)}}` : "";
      return `${imports(key)}from ollama import Client

client = Client(host=${JSON.stringify(before(url, "/api/chat"))}${headers})
${note}stream = client.chat(
${pythonArguments(own)})
for chunk in stream:
    print(chunk.message.content or "", end="", flush=True)
`;
    },
    script: ({ url, body, key }) => `import { Ollama } from "ollama";

const client = new Ollama({ host: ${JSON.stringify(before(url, "/api/chat"))}${key ? `, headers: { Authorization: \`Bearer \${${keyInScript(key)}}\` }` : ""} });
const stream = await client.chat(${scriptLiteral(body)});
for await (const chunk of stream) process.stdout.write(chunk.message.content);
`,
  },
  gemini: {
    packages: ["google-genai, Python", "@google/genai, JavaScript"],
    python: ({ url, model, body, key }) => `${imports(key)}from google import genai

client = genai.Client(
    api_key=${keyInPython(key)},
    http_options={"base_url": ${JSON.stringify(before(url, "/v1beta"))}},
)
stream = client.models.generate_content_stream(
${pythonArguments({ model, ...configured(body) })})
for chunk in stream:
    print(chunk.text or "", end="", flush=True)
`,
    script: ({ url, model, body, key }) => `import { GoogleGenAI } from "@google/genai";

const client = new GoogleGenAI({ apiKey: ${keyInScript(key)}, httpOptions: { baseUrl: ${JSON.stringify(before(url, "/v1beta"))} } });
const stream = await client.models.generateContentStream(${scriptLiteral({ model, ...configured(body) })});
for await (const chunk of stream) process.stdout.write(chunk.text ?? "");
`,
  },
};

/** What a provider is made of, for a gateway here or on another machine. @param {string} root @param {boolean} key */
const madeOf = (root, key) => {
  const { host, hostname } = new URL(root);
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return pythonLiteral(root) + (isHere ? "" : `, allow_hosts=[${pythonLiteral(host)}]`) + (key ? `, api_key_env="${KEY}"` : "");
};

/** For this library, which asks the gateway at its path for Chat Completions. @param {{root: string, request: Record<string, any>, key: boolean}} asked `request` is canonical */
export const ownPython = ({ root, request, key }) => `from turnwire import ChatRequest, SyncOpenAICompatibleProvider

request = ChatRequest.from_dict(${pythonLiteral(request)})
with SyncOpenAICompatibleProvider(${madeOf(root, key)}) as provider, provider.stream(request) as stream:
    for chunk in stream:
        print(chunk.text or "", end="", flush=True)
`;
