// A program that uses the package as its readers would. It has to compile under --strict with every check on; a line
// below @ts-expect-error has to fail (tsc reports the comment if it does not).
import {
  validateChatMessage,
  validateContentPart,
  type AssistantMessage,
  type ChatMessage,
  type ChatRequest,
  type ContentPart,
  type FinishReason,
  type ImagePart,
  type Json,
  type JsonObject,
  type ToolCall,
  type ToolChoice,
  type UnknownPart,
  type UnknownTag,
  type Validator,
} from "turnwire-schema";
import type { ToolCall as ToolCallOfV1 } from "turnwire-schema/v1";
import type { ChatResponse, StreamLine, ToolCall as ToolCallOfOllama } from "turnwire-schema/wire/ollama";

function never(value: never): never {
  throw new Error(`not handled: ${JSON.stringify(value)}`);
}

// A message narrows on its role, and the switch is exhaustive.
export function answeredCall(message: ChatMessage): string | null {
  switch (message.role) {
    case "system":
      // @ts-expect-error: a system message answers no call
      message.tool_call_id;
      return null;
    case "user":
      return null;
    case "assistant":
      return message.tool_calls?.[0]?.id ?? null;
    case "tool":
      return message.tool_call_id;
    default:
      return never(message);
  }
}

export function forgotten(message: ChatMessage): string {
  switch (message.role) {
    case "system":
    case "user":
    case "assistant":
      return message.role;
    default:
      // @ts-expect-error: the tool message is left over
      return never(message);
  }
}

// Content parts are open: every known tag narrows to its part alone, what is left is the unknown part.
export function describe(part: ContentPart): string {
  switch (part.type) {
    case "text":
    case "refusal":
      return part.text;
    case "image": {
      const image: ImagePart = part;
      return image.url ?? image.path ?? "image";
    }
    case "audio":
      return part.transcript ?? "audio";
    case "document":
      return part.name ?? "document";
    case "thinking":
      return part.text ?? "";
    case "foreign":
      return JSON.stringify(part.data["x"]);
    default: {
      const unknown: UnknownPart = part;
      const field: Json | undefined = unknown["anything"];
      const tag: string = unknown.type;
      return tag === "video" ? tag : JSON.stringify(field);
    }
  }
}

export function incomplete(part: ContentPart): string {
  switch (part.type) {
    case "text":
      // @ts-expect-error: a text part has no URL, not even an unknown one
      return part.url;
    default: {
      // @ts-expect-error: there are more known parts than text
      const unknown: UnknownPart = part;
      return unknown.type;
    }
  }
}

// @ts-expect-error: a known tag is no unknown tag
export const notUnknown: UnknownPart = { type: "text", text: "a" };
export const video: ContentPart = { type: "video" as UnknownTag, frames: [1, 2] };

// A type guard narrows what came from outside.
export function read(json: string): ChatMessage {
  const value: unknown = JSON.parse(json);
  // @ts-expect-error: unknown until it is validated
  value.role;
  if (validateChatMessage(value)) return value;
  const fault = validateChatMessage.errors?.[0];
  throw new TypeError(`${fault?.instancePath}: ${fault?.keyword}`);
}

export const guards: readonly Validator<ContentPart>[] = [validateContentPart];

// Requests are written as they are.
export const request: ChatRequest = {
  messages: [
    { role: "system", content: "Be brief.", variant: null },
    { role: "user", content: [{ type: "text", text: "What is this?" }, { type: "image", url: "https://localhost/a" }] },
    { role: "assistant", tool_calls: [{ id: "c1", name: "look", arguments: { deep: [{ a: null }] } }] },
    { role: "tool", content: "a cat", tool_call_id: "c1" },
  ],
  parameters: { model: "smollm2", temperature: null },
  tools: [{ name: "look", description: "Looks.", parameters: { type: "object", properties: {} } }],
  tool_choice: { type: "tool", name: "look" },
};

export const choices: readonly ToolChoice[] = ["auto", "none", "required", { type: "tool", name: "look" }];
// @ts-expect-error: not a word of the contract
export const otherChoice: ToolChoice = "any";
// @ts-expect-error: the messages are required
export const noMessages: ChatRequest = { parameters: { model: "smollm2" } };
// @ts-expect-error: arguments are an object, never text
export const textArguments: ToolCall = { id: "c1", name: "look", arguments: "{}" };
// @ts-expect-error: a field that does not exist
export const misspelt: AssistantMessage = { role: "assistant", content: "Hi", tool_call: [] };
// @ts-expect-error: functions are no JSON
export const notJson: JsonObject = { a: () => 1 };

export function readonlyThroughout(message: AssistantMessage, calls: readonly ToolCall[]): AssistantMessage {
  // @ts-expect-error: messages do not change
  message.content = "other";
  // @ts-expect-error: nor do their lists
  message.tool_calls?.push(...calls);
  return { ...message, tool_calls: calls };
}

// An enumeration is exhaustive as well.
export const short: Record<FinishReason, string> = {
  stop: ".",
  length: "…",
  tool_calls: "()",
  error: "!",
  cancelled: "x",
  content_filter: "-",
  other: "?",
};

// The same name in the model and on a wire: two types.
export function fromWire(line: StreamLine): string {
  if (!("done" in line)) return JSON.stringify(line);
  const response: ChatResponse = line;
  const call: ToolCallOfOllama | undefined = response.message?.tool_calls?.[0];
  // @ts-expect-error: Ollama's call is not the call of the model
  const wrong: ToolCallOfV1 | undefined = call;
  return call?.function.name ?? String(wrong);
}
