// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * OpenAI's batch files: Files of the Batch API of OpenAI, which vLLM (run_batch) and Groq take too: one JSON object on
 * each line.
 * OpenAI Chat Completions stream: What the data lines of a streamed POST /v1/chat/completions hold, as OpenAI, vLLM
 * 0.32, llama.cpp, Groq and Ollama's /v1 send them.
 * OpenAI completions: Request, answer and stream of POST /v1/completions, as OpenAI, vLLM 0.32, llama.cpp and Ollama's
 * /v1 serve it.
 * OpenAI-compatible embeddings: POST /v1/embeddings on OpenAI, vLLM 0.32, llama.cpp, Groq and Ollama.
 * OpenAI Chat Completions errors: What OpenAI, vLLM 0.32, llama.cpp, Groq and Ollama's /v1 send when something went
 * wrong, as a body or inside a stream.
 * OpenAI-compatible models and server state: Which models an OpenAI-compatible server has, and what the server itself
 * is: GET /v1/models on OpenAI, vLLM 0.32, llama.cpp, Groq and Ollama, and the small routes of vLLM and llama.cpp.
 * llama.cpp's own completions: Request, answer and stream of POST /completion and POST /infill of llama.cpp's server.
 * OpenAI Chat Completions request: What POST /v1/chat/completions takes, as spoken by OpenAI, vLLM 0.32, llama.cpp,
 * Groq and Ollama's /v1. Fields that are not OpenAI's say whose they are; objects are open.
 * Reranking on OpenAI-compatible servers: POST /v1/rerank, /rerank and /v2/rerank on vLLM 0.32, /v1/rerank, /rerank,
 * /v1/reranking and /reranking on llama.cpp, in the form that Jina's and Cohere's APIs began.
 * OpenAI Chat Completions response: The whole answer of POST /v1/chat/completions, as OpenAI, vLLM 0.32, llama.cpp,
 * Groq and Ollama's /v1 send it, and the parts that chunks share with it.
 * Scores on servers that rerank: Other forms of reranking: POST /rerank with texts, as Text Embeddings Inference (TEI)
 * and llama.cpp take it, and vLLM's POST /score and /v1/score.
 * Tokens at the server: POST /tokenize and POST /detokenize of vLLM and of llama.cpp, and llama.cpp's POST
 * /apply-template.
 */

import type { Json, UnknownTag, Validator } from "../runtime.js";

/** A line of the input file. */
export interface BatchRequestInput {
  /** Name of the request, chosen by the client; once in a file. */
  readonly custom_id: string;
  /** Always this. */
  readonly method: "POST";
  /** Path that the body is for, for example /v1/chat/completions or /v1/responses. */
  readonly url: string;
  /** The body, as it would be sent to that path; not streamed. */
  readonly body: { readonly [name: string]: Json };
}

/** A line of the output file or of the error file. */
export interface BatchRequestOutput {
  /** Id of the request in the batch, made by the server. */
  readonly id: string;
  /** Name that the client gave it. */
  readonly custom_id: string;
  /** The answer over HTTP. Null: no answer came. */
  readonly response: BatchAnswer | null;
  /** Why there was no answer. Null: there was one. vLLM: a text, or the body of the error again. */
  readonly error: BatchFailure | string | null;
}

/** The answer to one request. */
export interface BatchAnswer {
  /** HTTP status. */
  readonly status_code: number;
  /** Id of the HTTP request at the server. */
  readonly request_id: string;
  /** The body of the answer; of an error, too. */
  readonly body?: { readonly [name: string]: Json } | null;
}

/** Why a request got no answer over HTTP. */
export interface BatchFailure {
  /** A word for machines, for example batch_expired. */
  readonly code?: string | null;
  /** A sentence for people. */
  readonly message?: string | null;
}

/**
 * The JSON of one data line of a stream: a chunk, or an error inside the 200. data: [DONE] is not JSON and ends the
 * stream. vLLM sends [DONE] after an error too; llama.cpp and Groq just stop, and Ollama loses the error and stops
 * after an empty chunk. Groq names the error's line event: error.
 */
export type StreamEvent = ChatCompletionChunk | ErrorEnvelope;

/**
 * A piece of a streamed answer. Usual order per choice: the role, pieces of reasoning, text or calls, finish_reason;
 * then usage without choices, if it was asked for. llama.cpp has been seen to leave the role chunk out, and sends it
 * again with every report of progress.
 */
export interface ChatCompletionChunk {
  /** Id of the answer, the same in every chunk. */
  readonly id: string;
  /** Always this. */
  readonly object: "chat.completion.chunk";
  /** When the answer began, in seconds since 1970; may tick on during a stream (llama.cpp). */
  readonly created: number;
  /** The model that answers. Ollama: "" in the chunk that hides an error. */
  readonly model: string;
  /**
   * Pieces of the answers. Empty in a chunk that brings only usage or moderation; such a chunk can come before the end
   * (llama.cpp with n, OpenAI with moderation).
   */
  readonly choices: readonly ChunkChoice[];
  /**
   * Token counts so far: take the last, never add. Null (OpenAI) or absent: not in this chunk. llama.cpp with n sends
   * one per choice, each counting that choice alone. Ollama before 0.32.6 sends zeros until the last.
   */
  readonly usage?: Usage | null;
  /** Class of service that is used. Absent: not given. */
  readonly service_tier?: string | null;
  /** Names the configuration of the server. vLLM sends it only in the last chunk. Absent or null: not given. */
  readonly system_fingerprint?: string | null;
  /** OpenAI: random text that hides the length of the piece; to be ignored. Absent: switched off. */
  readonly obfuscation?: string;
  /**
   * OpenAI: what moderation found, in a chunk without choices after the one with usage. Absent or null: not in this
   * chunk.
   */
  readonly moderation?: ModerationReport | null;
  /** vLLM: token ids of the prompt, in the first chunk. Null: not asked. Absent in later chunks. */
  readonly prompt_token_ids?: readonly number[] | null;
  /** vLLM: the prompt as the chat template wrote it, in the first chunk. Null: not asked. Absent in later chunks. */
  readonly prompt_text?: string | null;
  /**
   * vLLM: measurements of the request, in the last chunk, where the server is set to send them. Absent or null: not
   * sent.
   */
  readonly metrics?: { readonly [name: string]: Json } | null;
  /**
   * llama.cpp: speed, in the usage chunk, else in the one with finish_reason, or in all with timings_per_token. Absent:
   * not in this chunk.
   */
  readonly timings?: Timings;
  /** llama.cpp: how far the prompt is, with return_progress. Absent: not in this chunk. */
  readonly prompt_progress?: PromptProgress;
  /** Groq: data of its own, in the first and the last chunk. Absent: not in this chunk. */
  readonly x_groq?: XGroqChunk;
}

/** A piece of one answer. With n above 1 the pieces of several answers come in turn. */
export interface ChunkChoice {
  /** Which answer, from 0. */
  readonly index: number;
  /** What is new. */
  readonly delta: Delta;
  /**
   * Why the answer ended. Null: it goes on. It can come with the last piece of text or call (vLLM, older Ollama) or
   * with an empty delta. A stream that ends while it is null was interrupted.
   */
  readonly finish_reason: FinishReason | null;
  /** Log probabilities of the tokens of this piece. Null or absent: not asked, or none here. */
  readonly logprobs?: Logprobs | null;
  /** vLLM: stop text or stop token id, in addition to finish_reason. Null: neither. Absent: the answer goes on. */
  readonly stop_reason?: string | number | null;
  /** vLLM: token ids of this piece. Null: not asked. Absent in the first chunk and on other servers. */
  readonly token_ids?: readonly number[] | null;
}

/** What is new in an answer. May be empty. */
export interface Delta {
  /** Comes with the first piece; with every piece on Ollama before 0.32.6. */
  readonly role?: "assistant";
  /**
   * More text. "" and null bring nothing: "" with the role (OpenAI, vLLM, Groq, Ollama), null with the role
   * (llama.cpp), null with calls and for calls that were dropped (vLLM). Absent: no text.
   */
  readonly content?: string | null;
  /** OpenAI: more words of a refusal. Null or absent: none. */
  readonly refusal?: string | null;
  /**
   * vLLM, Groq, Ollama: more of the reasoning. Null or absent: none. When the history holds marks of reasoning, vLLM
   * streams the reasoning as content.
   */
  readonly reasoning?: string | null;
  /** llama.cpp: more of the reasoning. Null or absent: none. */
  readonly reasoning_content?: string | null;
  /** Groq, gpt-oss: which channel the piece belongs to, analysis for reasoning. Absent: the answer itself. */
  readonly channel?: string;
  /** Pieces of calls. One chunk may bring several, for one call or for many. Absent: none. */
  readonly tool_calls?: readonly ToolCallDelta[];
  /** Deprecated: more of a function_call. Absent: none. */
  readonly function_call?: FunctionDelta;
  /** OpenAI: more of a spoken answer. Absent: none. */
  readonly audio?: AudioDelta;
  /** Groq: tools that ran on the server. Absent: none. */
  readonly executed_tools?: readonly ExecutedTool[];
  /** Groq: citations. Absent: none. */
  readonly annotations?: readonly Annotation[];
}

/**
 * A piece of one call. Pieces belong together by choice and index. Groq and Ollama send the whole call in one piece.
 */
export interface ToolCallDelta {
  /** Which call of this answer, from 0. Ollama gave every call 0 for a time: a new id at a used index is a new call. */
  readonly index: number;
  /** Id of the call, in its first piece. Absent in later ones. */
  readonly id?: string;
  /** In the first piece of a call. Absent in later ones. */
  readonly type?: "function";
  /** More of name and arguments. Absent: nothing new. */
  readonly function?: FunctionDelta;
}

/** More of a call's name and arguments. */
export interface FunctionDelta {
  /** Name, in the first piece of a call. Null: in later pieces of vLLM's schema mode. Absent: nothing new. */
  readonly name?: string | null;
  /**
   * More of the JSON text. vLLM leaves it out of the first piece, except in its schema mode; llama.cpp begins it there
   * with an opening brace. vLLM invents "{}" when the answer is cut right after the name. Absent: nothing new.
   */
  readonly arguments?: string;
}

/** OpenAI: more of a spoken answer. */
export interface AudioDelta {
  /** Id of the sound. Absent: given before. */
  readonly id?: string;
  /** More of the sound in base64. Absent: none. */
  readonly data?: string;
  /** More of what is said. Absent: none. */
  readonly transcript?: string;
  /** Until when the id can be used, in seconds since 1970. Absent: not known yet. */
  readonly expires_at?: number;
}

/** llama.cpp: how far the prompt is. Done when processed reaches total. */
export interface PromptProgress {
  /** Tokens of the prompt. */
  readonly total: number;
  /** Tokens taken from the cache. */
  readonly cache: number;
  /** Tokens done, those from the cache included. */
  readonly processed: number;
  /** Milliseconds since the prompt was begun. */
  readonly time_ms: number;
}

/** Groq: data of its own in a chunk. */
export interface XGroqChunk {
  /** Id of the request, in the first and the last chunk. Null or absent: not in this one. */
  readonly id?: string | null;
  /** Seed that is used, in the first chunk. Null or absent: not in this one. */
  readonly seed?: number | null;
  /** The same as usage of the last chunk, for older clients; not to be added. Null or absent: not in this one. */
  readonly usage?: Usage | null;
  /** Usage by model, in the last chunk. Null or absent: one model. */
  readonly usage_breakdown?: UsageBreakdown | null;
  /** Why the stream stopped early. Null or absent: no error. */
  readonly error?: string | null;
  /** Tokens, when debugging was asked for. Null or absent: not asked. */
  readonly debug?: GroqDebug | null;
}

/** Several texts. */
export type PromptTexts = readonly string[];

/** Token ids of one text. */
export type PromptTokens = readonly number[];

/** Token ids of several texts. */
export type PromptTokenLists = readonly PromptTokens[];

/** One text, several texts, the token ids of one, or the token ids of several. */
export type CompletionPrompt = string | PromptTexts | PromptTokens | PromptTokenLists;

/** Body of POST /v1/completions. Fields that a server does not know are ignored. */
export interface CompletionRequest {
  /**
   * The text to go on with, several, or token ids. Of several each gets its own choices. Ollama's /v1 takes one text
   * only. Absent: vLLM answers 400, llama.cpp 500.
   */
  readonly prompt: CompletionPrompt;
  /**
   * Text after the gap that is to be filled. vLLM answers 400 to anything but null, llama.cpp ignores it (it has POST
   * /infill). Absent or null: none.
   */
  readonly suffix?: string | null;
  /** True: the prompt comes before the answer. llama.cpp ignores it. Absent or null: false. */
  readonly echo?: boolean | null;
  /** OpenAI: how many are written, of which the likeliest are returned. Absent or null: n. */
  readonly best_of?: number | null;
  /**
   * How many alternatives to report for each token, 0 for the chosen one only. Absent or null: no log probabilities.
   */
  readonly logprobs?: number | null;
  /**
   * Name of the model. vLLM takes its first served model when this is absent, null or empty, and answers 404 to a name
   * it does not serve; llama.cpp ignores it; OpenAI, Groq and Ollama require it.
   */
  readonly model?: string | null;
  /**
   * Older name of max_completion_tokens, and the one that all local servers read. OpenAI's reasoning models refuse it.
   * vLLM clamps silently when prompt and limit together pass the context, and answers 400 when the limit alone does. -1
   * means no limit on llama.cpp; vLLM wants at least 1.
   */
  readonly max_tokens?: number | null;
  /**
   * Randomness of the sampling; 0 takes the likeliest token and must be sent, not dropped as empty. OpenAI, Groq and
   * vLLM take 0 to 2, llama.cpp more. Absent: 1 (OpenAI, Groq, Ollama's /v1), the model's own generation settings
   * (vLLM), the server's setting (llama.cpp, usually 0.8). OpenAI's reasoning models refuse it.
   */
  readonly temperature?: number | null;
  /**
   * Nucleus sampling: only the likeliest tokens that together reach this probability. vLLM refuses 0. Absent: 1, on
   * llama.cpp usually 0.95, on vLLM the model's own setting.
   */
  readonly top_p?: number | null;
  /**
   * How many answers to generate. vLLM refuses more than 1 at temperature 0; Groq takes only 1; Ollama ignores it;
   * llama.cpp takes at most its number of slots. Absent or null: 1.
   */
  readonly n?: number | null;
  /**
   * Text, or several texts, that end the answer; the text itself is not returned (see include_stop_str_in_output).
   * OpenAI, Groq and vLLM 0.32 take at most 4, llama.cpp any number; vLLM refuses an empty text. OpenAI's o3 and
   * o4-mini refuse the field. Absent, null or []: none.
   */
  readonly stop?: string | readonly string[] | null;
  /**
   * Start of the random numbers, so that the same request tends to give the same answer. 64 bits signed; vLLM refuses
   * more. llama.cpp reads -1 as random. Absent or null: random.
   */
  readonly seed?: number | null;
  /**
   * Lowers a token's score the more often it has come up; negative values raise it. Groq's models do not support it.
   * Absent: 0.
   */
  readonly frequency_penalty?: number | null;
  /**
   * Lowers a token's score once it has come up at all; negative values raise it. Groq's models do not support it.
   * Absent: 0.
   */
  readonly presence_penalty?: number | null;
  /**
   * Bias added to the score of single tokens. The list of pairs is llama.cpp's own form, the map is everybody's. Ollama
   * and Groq ignore it. Absent, null or empty: none.
   */
  readonly logit_bias?: LogitBiasMap | readonly LogitBiasPair[] | null;
  /** True asks for server-sent events (see the chunk document) instead of one JSON body. Absent or null: false. */
  readonly stream?: boolean | null;
  /**
   * What a stream carries in addition to the text. vLLM answers 400 when it is given without stream; llama.cpp ignores
   * it then. Absent or null: the defaults named there.
   */
  readonly stream_options?: StreamOptions | null;
  /**
   * Stable pseudonym of the end user. OpenAI replaces it by safety_identifier and prompt_cache_key; vLLM and Ollama
   * ignore it. Absent: none.
   */
  readonly user?: string | null;
  /** Form of the answer's text. Absent or null: free text. */
  readonly response_format?: ResponseFormat | null;
  /**
   * vLLM, llama.cpp: only this many of the likeliest tokens are sampled from. No limit: 0 or -1 on vLLM, 0 on
   * llama.cpp. Absent: the model's own setting (vLLM), usually 40 (llama.cpp).
   */
  readonly top_k?: number | null;
  /**
   * vLLM, llama.cpp: a token needs at least this share of the likeliest token's probability. 0: off. Absent: 0 (vLLM),
   * usually 0.05 (llama.cpp).
   */
  readonly min_p?: number | null;
  /**
   * vLLM: divides the score of tokens seen in prompt or answer; above 1 discourages, below 1 encourages. Absent: 1.
   * llama.cpp calls it repeat_penalty.
   */
  readonly repetition_penalty?: number | null;
  /** vLLM: search n beams instead of sampling. Absent: false. */
  readonly use_beam_search?: boolean;
  /** vLLM: exponent on the length with beam search. Absent: 1. */
  readonly length_penalty?: number;
  /**
   * vLLM: token ids that end the answer; the reply then carries the id as an integer in stop_reason. Absent, null or
   * []: none.
   */
  readonly stop_token_ids?: readonly number[] | null;
  /** vLLM: leave the stop text in the answer. Absent: false. */
  readonly include_stop_str_in_output?: boolean;
  /** vLLM, llama.cpp: go on after the end token, up to the token limit. Absent: false. */
  readonly ignore_eos?: boolean;
  /** vLLM: no end of the answer before this many tokens. Absent: 0. */
  readonly min_tokens?: number;
  /** vLLM: leave special tokens out of the text. Absent: true. */
  readonly skip_special_tokens?: boolean;
  /** vLLM: put spaces between special tokens that are kept. Absent: true. */
  readonly spaces_between_special_tokens?: boolean;
  /**
   * vLLM: cut the prompt down to this many tokens; -1 is the length of the context. Absent or null: no cut, too long is
   * 400.
   */
  readonly truncate_prompt_tokens?: number | null;
  /**
   * vLLM: which end truncate_prompt_tokens removes: right keeps the first tokens, left the last. Absent or null: the
   * server's setting.
   */
  readonly truncation_side?: "left" | "right" | null;
  /** vLLM: only these token ids may be generated. Absent or null: all. */
  readonly allowed_token_ids?: readonly number[] | null;
  /**
   * vLLM: report log probabilities of the prompt, with this many alternatives per position; -1 is the whole vocabulary.
   * Not with stream. Absent or null: none.
   */
  readonly prompt_logprobs?: number | null;
  /**
   * vLLM: report the log probability of exactly these token ids at every position, instead of the likeliest ones; needs
   * logprobs. Absent or null: the likeliest ones.
   */
  readonly logprob_token_ids?: readonly number[] | null;
  /** vLLM: texts that must not be generated. Absent or []: none. */
  readonly bad_words?: readonly string[];
  /**
   * vLLM: constrains the text by a schema, a pattern, a list or a grammar. With tools only if tool_choice has the value
   * none or auto. llama.cpp ignores it. Absent or null: no constraint.
   */
  readonly structured_outputs?: StructuredOutputs | null;
  /** vLLM: lower is served earlier; anything but 0 is refused unless the server schedules by priority. Absent: 0. */
  readonly priority?: number;
  /** vLLM: id for logs, and the tail of the reply's id. Absent: made by the server. */
  readonly request_id?: string;
  /** vLLM: id that stays the same over the requests of one conversation. Absent or null: none. */
  readonly session_id?: string | null;
  /** vLLM: with logprobs, tokens are named token_id:N instead of by their text. Absent or null: false. */
  readonly return_tokens_as_token_ids?: boolean | null;
  /** vLLM: the reply carries prompt_token_ids and token_ids. Absent or null: false. */
  readonly return_token_ids?: boolean | null;
  /**
   * vLLM: secret mixed into the prefix cache, so that other users cannot learn about prompts by timing. Absent or null:
   * none.
   */
  readonly cache_salt?: string | null;
  /** vLLM: parameters for handing over the key-value cache between servers. Absent or null: none. */
  readonly kv_transfer_params?: { readonly [name: string]: Json } | null;
  /** vLLM: parameters for handing over the encoder cache between servers. Absent or null: none. */
  readonly ec_transfer_params?: { readonly [name: string]: Json } | null;
  /** vLLM: values for the server's own extensions. Absent or null: none. */
  readonly vllm_xargs?: VllmExtraArgs | null;
  /** vLLM: end the answer early when it repeats itself; finish_reason is then repetition. Absent or null: off. */
  readonly repetition_detection?: RepetitionDetection | null;
  /** vLLM: most tokens of reasoning before the model is made to answer. Absent or null: no limit of its own. */
  readonly thinking_token_budget?: number | null;
  /** vLLM: tokens per streamed chunk, at least the server's own setting. Absent or null: the server's. */
  readonly stream_interval?: number | null;
  /** vLLM: watermark the sampled text where the server supports it. Absent or null: the server's setting. */
  readonly watermarking?: boolean | null;
  /** vLLM: add the tokenizer's special tokens on top of what the chat template writes. Absent: false. */
  readonly add_special_tokens?: boolean;
  /**
   * llama.cpp: GBNF grammar that the text must follow; not together with json_schema (500) or tools (400). Absent or
   * "": none.
   */
  readonly grammar?: string;
  /** llama.cpp: JSON Schema that the text must follow, a shorter way to say response_format. Absent: none. */
  readonly json_schema?: { readonly [name: string]: Json };
  /** llama.cpp: reuse what the slot still holds of the same prompt. Absent: true. */
  readonly cache_prompt?: boolean;
  /** llama.cpp: slot that must serve the request; -1 is any idle one. Absent: -1. */
  readonly id_slot?: number;
  /** llama.cpp's own name of max_tokens; -1 is no limit. Absent: max_tokens counts. */
  readonly n_predict?: number;
  /** llama.cpp: prompt tokens to keep when the context overflows; -1 keeps all. Absent: 0. */
  readonly n_keep?: number;
  /** llama.cpp: tokens to drop when the context is shifted; 0 is half of it. Absent: 0. */
  readonly n_discard?: number;
  /** llama.cpp's own name of top_logprobs. Absent: 0. */
  readonly n_probs?: number;
  /** llama.cpp: every sampler leaves at least this many tokens. Absent: 0. */
  readonly min_keep?: number;
  /** llama.cpp: longest time of generation, in milliseconds, checked at line ends; 0 is no limit. Absent: 0. */
  readonly t_max_predict_ms?: number;
  /** llama.cpp: locally typical sampling; 1 is off. Absent: 1. */
  readonly typical_p?: number;
  /** llama.cpp: keep tokens within this many standard deviations of the best score; -1 is off. Absent: -1. */
  readonly top_n_sigma?: number;
  /** llama.cpp: the temperature moves this far up and down with the entropy; 0 is off. Absent: 0. */
  readonly dynatemp_range?: number;
  /** llama.cpp: how entropy maps to the moving temperature. Absent: 1. */
  readonly dynatemp_exponent?: number;
  /** llama.cpp: penalty for tokens among the last repeat_last_n; 1 is off. Absent: 1. */
  readonly repeat_penalty?: number;
  /** llama.cpp: how many last tokens count for repeat_penalty; 0 is off, -1 the whole context. Absent: 64. */
  readonly repeat_last_n?: number;
  /** llama.cpp: strength of the DRY penalty on repeated sequences; 0 is off. Absent: 0. */
  readonly dry_multiplier?: number;
  /** llama.cpp: base of the DRY penalty's growth. Absent: 1.75. */
  readonly dry_base?: number;
  /** llama.cpp: repeats up to this many tokens are free of the DRY penalty. Absent: 2. */
  readonly dry_allowed_length?: number;
  /** llama.cpp: how many tokens DRY looks back; 0 is off, -1 the whole context. Absent: 64. */
  readonly dry_penalty_last_n?: number;
  /** llama.cpp: texts that end a sequence for DRY. Absent: line feed, colon, quote and asterisk. */
  readonly dry_sequence_breakers?: readonly string[];
  /** llama.cpp: chance that XTC removes the likeliest tokens; 0 is off. Absent: 0. */
  readonly xtc_probability?: number;
  /** llama.cpp: least probability of the tokens that XTC removes; above 0.5 it is off. Absent: 0.1. */
  readonly xtc_threshold?: number;
  /** llama.cpp: 0 no Mirostat sampling, 1 Mirostat, 2 Mirostat 2.0. Absent: 0. */
  readonly mirostat?: 0 | 1 | 2;
  /** llama.cpp: entropy that Mirostat aims at. Absent: 5. */
  readonly mirostat_tau?: number;
  /** llama.cpp: learning rate of Mirostat. Absent: 0.1. */
  readonly mirostat_eta?: number;
  /** llama.cpp: the samplers in their order, by name; one that is left out is not used. Absent: the server's order. */
  readonly samplers?: readonly string[];
  /** llama.cpp: every chunk of a stream carries timings. Absent: false, only the last one does. */
  readonly timings_per_token?: boolean;
  /** llama.cpp: a stream first reports how far the prompt is, in prompt_progress. Absent: false. */
  readonly return_progress?: boolean;
  /** llama.cpp: return the ids of the generated tokens. Absent: false. */
  readonly return_tokens?: boolean;
  /** llama.cpp: log probabilities are taken after sampling. Absent: false. */
  readonly post_sampling_probs?: boolean;
  /** llama.cpp, native endpoint: fields to return. Absent: all. */
  readonly response_fields?: readonly string[];
  /**
   * llama.cpp: scales of the loaded LoRA adapters for this request; one that is left out counts 0. Absent: the server's
   * scales.
   */
  readonly lora?: readonly LoraScale[];
}

/** Body of a 200 answer to a request without stream. */
export interface Completion {
  /**
   * Id of the answer. vLLM: chatcmpl- and 16 hexadecimal digits, or the request_id; llama.cpp: chatcmpl- and 32 letters
   * and digits; Ollama: chatcmpl- and a number below 1000, so it is not unique.
   */
  readonly id: string;
  /** Always this. */
  readonly object: "text_completion";
  /** When the answer was made, in seconds since 1970. OpenAI's own test fixtures have 0. */
  readonly created: number;
  /**
   * The model that answered: a dated version on OpenAI, the alias or file name on llama.cpp, the name asked for
   * elsewhere.
   */
  readonly model: string;
  /** The texts: for each prompt as many as n says. */
  readonly choices: readonly CompletionChoice[];
  /**
   * Token counts of the whole request. Every recorded answer has it; OpenAI's specification lets it be absent, which
   * means not counted.
   */
  readonly usage?: Usage;
  /**
   * Names the configuration of the server: version and settings on vLLM, the build on llama.cpp, fp_ollama on Ollama.
   * Absent or null: not given.
   */
  readonly system_fingerprint?: string | null;
  /** Class of service that was used. vLLM: null. Absent: not given. */
  readonly service_tier?: string | null;
  /** vLLM: for handing over the key-value cache. Null: not used. Absent on other servers. */
  readonly kv_transfer_params?: { readonly [name: string]: Json } | null;
  /** vLLM: for handing over the encoder cache. Null: not used. Absent on other servers. */
  readonly ec_transfer_params?: { readonly [name: string]: Json } | null;
  /**
   * vLLM: measurements of the request, where the server is set to send them. Null: not sent. Absent on other servers.
   */
  readonly metrics?: { readonly [name: string]: Json } | null;
  /** llama.cpp: speed of the request. Absent on other servers. */
  readonly timings?: Timings;
}

/** One text of an answer, or the next piece of one in a stream. */
export interface CompletionChoice {
  /** Number of the text. */
  readonly index: number;
  /** The text, or its next piece. */
  readonly text: string;
  /** Log probabilities: OpenAI and vLLM in parallel lists, llama.cpp as in a chat. Null: not asked. */
  readonly logprobs?: CompletionLogprobs | Logprobs | null;
  /** Why the text ended; null while a stream goes on. */
  readonly finish_reason?: FinishReason | null;
  /**
   * vLLM: the stop text, or the id of the stop token, that ended the answer. Null: neither did. Absent on other
   * servers.
   */
  readonly stop_reason?: string | number | null;
  /** vLLM: token ids of the answer. Null: not asked. Absent on other servers. */
  readonly token_ids?: readonly number[] | null;
  /**
   * vLLM: which experts each token went through, an .npy array in base64. Null: not switched on. Absent on other
   * servers.
   */
  readonly routed_experts?: string | null;
  /** vLLM: token ids of the prompt. Null: not asked. Absent on other servers. */
  readonly prompt_token_ids?: readonly number[] | null;
  /**
   * vLLM: log probabilities of the prompt, one entry per token; the first is null, for nothing comes before it. Null:
   * not asked. Absent on other servers.
   */
  readonly prompt_logprobs?: readonly (PromptTokenLogprobs | null)[] | null;
}

/** Log probabilities in parallel lists, one entry for each token. */
export interface CompletionLogprobs {
  /** The tokens. */
  readonly tokens: readonly string[] | null;
  /** Their log probabilities; null for the first token of an echoed prompt. */
  readonly token_logprobs?: readonly (number | null)[] | null;
  /** The likeliest tokens at each place. Null: none were asked for. */
  readonly top_logprobs?: readonly (CompletionAlternatives | null)[] | null;
  /** Where each token begins in the text, in characters. */
  readonly text_offset?: readonly number[] | null;
}

/** Log probabilities by token. */
export type CompletionAlternatives = { readonly [name: string]: number };

/**
 * The JSON of one data line of a stream: a chunk, or an error inside the 200. llama.cpp sends null first where there
 * are several prompts. data: [DONE] is not JSON and ends the stream.
 */
export type CompletionEvent = CompletionChunk | ErrorEnvelope | null;

/** One event of a stream. */
export interface CompletionChunk {
  /**
   * Id of the answer. vLLM: chatcmpl- and 16 hexadecimal digits, or the request_id; llama.cpp: chatcmpl- and 32 letters
   * and digits; Ollama: chatcmpl- and a number below 1000, so it is not unique.
   */
  readonly id: string;
  /** Always this. */
  readonly object: "text_completion";
  /** When the answer was made, in seconds since 1970. OpenAI's own test fixtures have 0. */
  readonly created: number;
  /**
   * The model that answered: a dated version on OpenAI, the alias or file name on llama.cpp, the name asked for
   * elsewhere.
   */
  readonly model: string;
  /** The next pieces; none in the event that brings the usage. */
  readonly choices: readonly CompletionChoice[];
  /** Counts: in the last event, in every event where that was asked for. Null: not yet. */
  readonly usage?: Usage | null;
  /**
   * Names the configuration of the server: version and settings on vLLM, the build on llama.cpp, fp_ollama on Ollama.
   * Absent or null: not given.
   */
  readonly system_fingerprint?: string | null;
  /** Class of service that was used. vLLM: null. Absent: not given. */
  readonly service_tier?: string | null;
  /** vLLM: for handing over the key-value cache. Null: not used. Absent on other servers. */
  readonly kv_transfer_params?: { readonly [name: string]: Json } | null;
  /** vLLM: for handing over the encoder cache. Null: not used. Absent on other servers. */
  readonly ec_transfer_params?: { readonly [name: string]: Json } | null;
  /**
   * vLLM: measurements of the request, where the server is set to send them. Null: not sent. Absent on other servers.
   */
  readonly metrics?: { readonly [name: string]: Json } | null;
  /** llama.cpp: speed of the request. Absent on other servers. */
  readonly timings?: Timings;
}

/** Body of POST /v1/embeddings. */
export interface EmbeddingsRequest {
  /** Name of the model. llama.cpp and vLLM do without it. */
  readonly model?: string;
  /** What to embed. */
  readonly input: EmbeddingsInput;
  /**
   * How vectors are written: a list of numbers, or the bytes of little-endian 32-bit floats in base64. Absent or null:
   * float.
   */
  readonly encoding_format?: "float" | "base64" | null;
  /** Length that the vectors shall have. Absent: the model's own. llama.cpp ignores it. */
  readonly dimensions?: number | null;
  /** OpenAI, Groq, vLLM: id of the end user. Ignored elsewhere. */
  readonly user?: string | null;
  /**
   * vLLM: cut an input to this many tokens; -1: to what the model takes. Absent: an input that is too long is refused.
   */
  readonly truncate_prompt_tokens?: number | null;
  /** llama.cpp: how vectors are normalised; 2 is the Euclidean norm, which is the default, -1 none. */
  readonly embd_normalize?: number | null;
}

/** One text, a list of texts, or one text as token ids. */
export type EmbeddingsInput = string | readonly EmbeddingsItem[] | readonly number[];

/** A text, or its token ids. */
export type EmbeddingsItem = string | readonly number[];

/** Body of a good answer. */
export interface EmbeddingsResponse {
  /** Always this. */
  readonly object: "list";
  /** A vector for each input. */
  readonly data: readonly EmbeddingObject[];
  /** Model that answered. */
  readonly model: string;
  /** What was counted. */
  readonly usage?: EmbeddingsUsage;
  /** vLLM: id of the answer. Absent on other servers. */
  readonly id?: string;
  /** vLLM: seconds since 1970. Absent on other servers. */
  readonly created?: number;
}

/** The vector of one input. */
export interface EmbeddingObject {
  /** Always this. */
  readonly object: "embedding";
  /** Place of the input among the inputs. */
  readonly index: number;
  /** The vector, as numbers or in base64, as it was asked for. */
  readonly embedding: readonly number[] | string;
  /** llama.cpp: marks a vector in base64. */
  readonly encoding_format?: "base64";
}

/** Tokens of the inputs. */
export interface EmbeddingsUsage {
  /** Tokens of all inputs. */
  readonly prompt_tokens: number;
  /** The same. */
  readonly total_tokens: number;
  /** vLLM: always 0. */
  readonly completion_tokens?: number | null;
  /** vLLM: null. */
  readonly prompt_tokens_details?: { readonly [name: string]: Json } | null;
}

/**
 * Body of an answer with status 400 or above, in every shape that was seen. It may also be empty (vLLM's GET /health),
 * plain text, or a page of HTML from a proxy, which no schema covers.
 */
export type ErrorResponse = ErrorEnvelope | ErrorText | DetailError | ObjectError;

/**
 * The usual shape, and the only one inside a stream. Newer routes of vLLM and Ollama for other dialects add type error.
 */
export interface ErrorEnvelope {
  /** What went wrong. */
  readonly error: ErrorBody;
}

/** What went wrong. */
export interface ErrorBody {
  /**
   * For a person to read. Ollama may put the whole JSON error of its inner llama.cpp server here as text; vLLM's schema
   * errors list every union member that did not fit.
   */
  readonly message: string;
  /**
   * Kind of error. OpenAI, Groq: invalid_request_error and the like. vLLM: Bad Request (body does not fit),
   * BadRequestError (body makes no sense), NotFoundError, PermissionDeniedError, InternalServerError, Service
   * Unavailable. llama.cpp: invalid_request_error, authentication_error, not_found_error, not_supported_error,
   * unavailable_error, server_error, exceed_context_size_error. Ollama: invalid_request_error, not_found_error,
   * api_error (everything, before 0.18.0).
   */
  readonly type: string;
  /**
   * Field of the request that is to blame; vLLM counts from the body (body.messages) or names the parameter. Null:
   * none. Absent on llama.cpp and mostly on Groq.
   */
  readonly param?: string | null;
  /**
   * OpenAI, Groq: a word, such as model_not_found. vLLM, llama.cpp: the HTTP status as a number. Ollama: null. Absent
   * or null: none.
   */
  readonly code?: string | number | null;
  /** Groq, inside a stream: the HTTP status that the error would have had. Absent: see the real one. */
  readonly status_code?: number;
  /**
   * Groq, with code tool_use_failed or json_validate_failed: what the model wrote, often {name, arguments} as JSON
   * text. Absent or null: not given.
   */
  readonly failed_generation?: string | null;
  /** Groq: place in the schema that was broken. Absent or null: none. */
  readonly schema_path?: string | null;
  /** Groq: the same place, in pieces. Absent: none. */
  readonly schema_path_segments?: readonly string[];
  /** Groq: kind of the schema that was broken. Absent or null: none. */
  readonly schema_kind?: string | null;
  /** Groq: rule of the schema that was broken. Absent or null: none. */
  readonly schema_code?: string | null;
  /** llama.cpp, with exceed_context_size_error: tokens of the prompt. Absent otherwise. */
  readonly n_prompt_tokens?: number;
  /** llama.cpp, with exceed_context_size_error: length of the context of one slot. Absent otherwise. */
  readonly n_ctx?: number;
  /** OpenAI: details where a request broke its policy on misalignment. Absent otherwise. */
  readonly misalignment?: { readonly [name: string]: Json };
}

/** A bare text: vLLM's 401 on every route, and Ollama's errors about cloud models, on its /v1 routes too. */
export interface ErrorText {
  /** What went wrong, such as Unauthorized. */
  readonly error: string;
  /** Ollama, 401 for a cloud model: page on which to sign in. Absent otherwise. */
  readonly signin_url?: string;
}

/**
 * vLLM, from its web framework: unknown route (404), wrong method (405), a body that is not UTF-8 (400). An API error
 * never looks like this.
 */
export interface DetailError {
  /** What went wrong, in a few words or as a list of what did not fit (servers of the same framework, 422). */
  readonly detail: string | readonly ValidationIssue[];
}

/** One thing in a body that did not fit. */
export interface ValidationIssue {
  /** Where, from the outside in. */
  readonly loc: readonly (string | number)[];
  /** What was wrong. */
  readonly msg: string;
  /** Kind of problem, such as missing. */
  readonly type: string;
}

/** vLLM of older versions: the error without an envelope. */
export interface ObjectError {
  /** Always this. */
  readonly object: "error";
  /** For a person to read. */
  readonly message: string;
  /** Kind of error, such as BadRequestError. */
  readonly type: string;
  /** Field of the request that is to blame. Null or absent: none. */
  readonly param?: string | null;
  /** The HTTP status. */
  readonly code: number;
}

/** Body of GET /v1/models (llama.cpp also answers GET /models). */
export interface ModelList {
  /** Always this. */
  readonly object: "list";
  /** The models. Null on Ollama when it has none; llama.cpp always has one. */
  readonly data: readonly Model[] | null;
  /** llama.cpp: the same models in the manner of Ollama's tag list, mostly empty texts. Absent on other servers. */
  readonly models?: readonly LocalModel[];
}

/**
 * A model that can be asked for; also the body of GET /v1/models/{id} on OpenAI, Groq and Ollama. vLLM and llama.cpp
 * have no such route.
 */
export interface Model {
  /** Name to put into a request. Ollama: with its tag. */
  readonly id: string;
  /** Always this. */
  readonly object: "model";
  /**
   * Seconds since 1970: of its release (OpenAI), of its last change (Ollama), of this very answer (vLLM, llama.cpp).
   */
  readonly created: number;
  /** Who made it, or which server runs it: vllm, llamacpp, library (Ollama). */
  readonly owned_by: string;
  /** OpenAI: day on which it goes away, as YYYY-MM-DD. Null or absent: not announced. */
  readonly shutdown_date?: string | null;
  /** vLLM: path or name that the model was loaded from; for an adapter, of the adapter. Absent on other servers. */
  readonly root?: string;
  /** vLLM: base model of an adapter. Null: it is a base model. Absent on other servers. */
  readonly parent?: string | null;
  /** vLLM: length of the context in tokens. Null: an adapter. Absent on other servers. */
  readonly max_model_len?: number | null;
  /** vLLM: rights in the manner of OpenAI's old API, always the same. Absent on other servers. */
  readonly permission?: readonly ModelPermission[];
  /** llama.cpp: other names of the model. Absent on other servers. */
  readonly aliases?: readonly string[];
  /** llama.cpp: labels given at start. Absent on other servers. */
  readonly tags?: readonly string[];
  /** llama.cpp: what goes in and comes out. Absent on other servers. */
  readonly architecture?: ModelArchitecture;
  /** llama.cpp: numbers of the loaded model. Null: still loading. Absent on other servers. */
  readonly meta?: ModelMeta | null;
  /** Groq: whether it can be used now. Absent on other servers. */
  readonly active?: boolean;
  /** Groq: length of the context in tokens. Absent on other servers. */
  readonly context_window?: number | null;
  /** Groq: most tokens of an answer. Absent on other servers. */
  readonly max_completion_tokens?: number | null;
}

/** vLLM: rights in the manner of OpenAI's old API, made up for every answer. */
export interface ModelPermission {
  /** A random id. */
  readonly id: string;
  /** Always this. */
  readonly object: "model_permission";
  /** When the answer was made, in seconds since 1970. */
  readonly created: number;
  /** Always false. */
  readonly allow_create_engine: boolean;
  /** Always true. */
  readonly allow_sampling: boolean;
  /** Always true. */
  readonly allow_logprobs: boolean;
  /** Always false. */
  readonly allow_search_indices: boolean;
  /** Always true. */
  readonly allow_view: boolean;
  /** Always false. */
  readonly allow_fine_tuning: boolean;
  /** Always *. */
  readonly organization: string;
  /** Always null. */
  readonly group: string | null;
  /** Always false. */
  readonly is_blocking: boolean;
}

/** llama.cpp: what goes into a model and comes out. */
export interface ModelArchitecture {
  /** What it reads: text, image, audio, video. */
  readonly input_modalities: readonly string[];
  /** What it writes; also text when nothing is known. */
  readonly output_modalities: readonly string[];
}

/** llama.cpp: numbers of the loaded model. */
export interface ModelMeta {
  /** Kind of tokenizer, a number of the library. */
  readonly vocab_type: number;
  /** Tokens in the vocabulary. */
  readonly n_vocab: number;
  /** Length of the context of one slot, in tokens; this is what a request may use. Absent on older builds. */
  readonly n_ctx?: number;
  /** Length of the context that the model was trained with, in tokens. */
  readonly n_ctx_train: number;
  /** Length of an embedding. */
  readonly n_embd: number;
  /** Number of parameters. */
  readonly n_params: number;
  /** Size of the weights in bytes. */
  readonly size: number;
  /** Quantisation, such as Q4_1. Absent on older builds. */
  readonly ftype?: string;
}

/** llama.cpp: a model in the manner of Ollama's tag list. Everything that is not known is "". */
export interface LocalModel {
  /** Name of the model. */
  readonly name: string;
  /** The same name again. */
  readonly model: string;
  /** Always "". */
  readonly modified_at?: string;
  /** Always "", and text, where Ollama has a number. */
  readonly size?: string;
  /** Always "". */
  readonly digest?: string;
  /** Always model. */
  readonly type?: string;
  /** Always "". */
  readonly description?: string;
  /** A single "". */
  readonly tags?: readonly string[];
  /** completion, and multimodal for a model that sees or hears. */
  readonly capabilities?: readonly string[];
  /** Always "". */
  readonly parameters?: string;
  /** Family and format. */
  readonly details?: LocalModelDetails;
}

/** llama.cpp: family and format of a model in the manner of Ollama. */
export interface LocalModelDetails {
  /** Always "". */
  readonly parent_model?: string;
  /** Always gguf. */
  readonly format?: string;
  /** Always "". */
  readonly family?: string;
  /** A single "". */
  readonly families?: readonly string[];
  /** Always "". */
  readonly parameter_size?: string;
  /** Always "". */
  readonly quantization_level?: string;
}

/**
 * Body of GET /version on vLLM, which needs no key. llama.cpp has no such route (404); its build is system_fingerprint,
 * or build_info of /props.
 */
export interface VersionResponse {
  /** Version of the server, such as 0.32.0. */
  readonly version: string;
}

/**
 * Body of GET /health and /v1/health on llama.cpp, which need no key; while the model loads the answer is 503 with an
 * error of type unavailable_error. vLLM's GET /health has an empty body: 200 is well, 503 is a dead engine.
 */
export interface HealthResponse {
  /** The model is loaded and the server is ready. */
  readonly status: "ok";
}

/** Body of GET /health on a LiteLLM proxy, which asks every server behind it. */
export interface ProxyHealth {
  /** The servers that answered. */
  readonly healthy_endpoints: readonly ProxyEndpoint[];
  /** The servers that did not answer, or answered with an error. */
  readonly unhealthy_endpoints: readonly ProxyEndpoint[];
  /** How many servers answered. */
  readonly healthy_count: number;
  /** How many servers did not. */
  readonly unhealthy_count: number;
}

/** One server behind a LiteLLM proxy. Its settings are further properties. */
export interface ProxyEndpoint {
  /** Its model, behind the name of the vendor and a slash. */
  readonly model: string;
  /** The proxy's own id of the entry. Null, absent: it has none. */
  readonly model_id?: string | null;
}

/**
 * Body of GET /health. Its form belongs to the server: llama.cpp and transformers serve name a status, LiteLLM counts
 * the servers behind it.
 */
export type HealthBody = HealthResponse | ProxyHealth;

/** Body of GET /props on llama.cpp: settings of the server. Needs the key, where there is one. */
export interface PropsResponse {
  /** What a request gets that says nothing. */
  readonly default_generation_settings: GenerationDefaults;
  /** Requests that are served at the same time. */
  readonly total_slots: number;
  /** File of the model. */
  readonly model_path: string;
  /** Name of the model in answers. Absent on older builds. */
  readonly model_alias?: string;
  /** Quantisation, such as Q4_1. Absent on older builds. */
  readonly model_ftype?: string;
  /** What the model takes besides text. */
  readonly modalities: PropsModalities;
  /** Text that stands for media in a prompt, random per start. Absent on older builds. */
  readonly media_marker?: string;
  /** Jinja template of the model. */
  readonly chat_template: string;
  /** What the template can do. Absent on older builds. */
  readonly chat_template_caps?: ChatTemplateCaps;
  /** Token that begins a text. */
  readonly bos_token: string;
  /** Token that ends a text. */
  readonly eos_token: string;
  /** Build of the server, such as b1234-abcdef. */
  readonly build_info: string;
  /** Whether GET /slots is served. Absent on older builds. */
  readonly endpoint_slots?: boolean;
  /** Whether POST /props is served; else it answers 501. Absent on older builds. */
  readonly endpoint_props?: boolean;
  /** Whether GET /metrics is served. Absent on older builds. */
  readonly endpoint_metrics?: boolean;
  /** Whether the web page is served. Absent on older builds. */
  readonly ui?: boolean;
  /** Settings of the web page. Absent on older builds. */
  readonly ui_settings?: { readonly [name: string]: Json };
  /** Whether the model was unloaded for idleness. Absent on older builds. */
  readonly is_sleeping?: boolean;
  /** Whether the web page may reach other hosts through the server. Absent on older builds. */
  readonly cors_proxy_enabled?: boolean;
}

/** llama.cpp: what a request gets that says nothing. */
export interface GenerationDefaults {
  /** Length of the context of one slot, in tokens. */
  readonly n_ctx: number;
  /** Sampling settings by name, those of a request and a few of the library's own. */
  readonly params: { readonly [name: string]: Json };
}

/** llama.cpp: what the model takes besides text. */
export interface PropsModalities {
  /** Images. */
  readonly vision: boolean;
  /** Sound. */
  readonly audio: boolean;
  /** Films. Absent on older builds: no. */
  readonly video?: boolean;
}

/**
 * llama.cpp: abilities of the chat template by name: supports_tools, supports_tool_calls, supports_parallel_tool_calls,
 * supports_object_arguments, supports_system_role, supports_string_content, supports_typed_content,
 * supports_preserve_reasoning, supports_reasoning_effort.
 */
export type ChatTemplateCaps = { readonly [name: string]: boolean };

/** Body of POST /completion. Fields of the sampler as in /v1/completions. */
export interface NativeCompletionRequest {
  /** The text to go on with. Several give a list of answers. */
  readonly prompt: CompletionPrompt;
  /** Name of the model, for a server that has several. Absent: the one that is there. */
  readonly model?: string | null;
  /** True asks for server-sent events (see the chunk document) instead of one JSON body. Absent or null: false. */
  readonly stream?: boolean | null;
  /** llama.cpp's own name of max_tokens; -1 is no limit. Absent: max_tokens counts. */
  readonly n_predict?: number;
  /**
   * Randomness of the sampling; 0 takes the likeliest token and must be sent, not dropped as empty. OpenAI, Groq and
   * vLLM take 0 to 2, llama.cpp more. Absent: 1 (OpenAI, Groq, Ollama's /v1), the model's own generation settings
   * (vLLM), the server's setting (llama.cpp, usually 0.8). OpenAI's reasoning models refuse it.
   */
  readonly temperature?: number | null;
  /**
   * vLLM, llama.cpp: only this many of the likeliest tokens are sampled from. No limit: 0 or -1 on vLLM, 0 on
   * llama.cpp. Absent: the model's own setting (vLLM), usually 40 (llama.cpp).
   */
  readonly top_k?: number | null;
  /**
   * Nucleus sampling: only the likeliest tokens that together reach this probability. vLLM refuses 0. Absent: 1, on
   * llama.cpp usually 0.95, on vLLM the model's own setting.
   */
  readonly top_p?: number | null;
  /**
   * vLLM, llama.cpp: a token needs at least this share of the likeliest token's probability. 0: off. Absent: 0 (vLLM),
   * usually 0.05 (llama.cpp).
   */
  readonly min_p?: number | null;
  /**
   * Start of the random numbers, so that the same request tends to give the same answer. 64 bits signed; vLLM refuses
   * more. llama.cpp reads -1 as random. Absent or null: random.
   */
  readonly seed?: number | null;
  /**
   * Text, or several texts, that end the answer; the text itself is not returned (see include_stop_str_in_output).
   * OpenAI, Groq and vLLM 0.32 take at most 4, llama.cpp any number; vLLM refuses an empty text. OpenAI's o3 and
   * o4-mini refuse the field. Absent, null or []: none.
   */
  readonly stop?: string | readonly string[] | null;
  /** llama.cpp: penalty for tokens among the last repeat_last_n; 1 is off. Absent: 1. */
  readonly repeat_penalty?: number;
  /**
   * Lowers a token's score once it has come up at all; negative values raise it. Groq's models do not support it.
   * Absent: 0.
   */
  readonly presence_penalty?: number | null;
  /**
   * Lowers a token's score the more often it has come up; negative values raise it. Groq's models do not support it.
   * Absent: 0.
   */
  readonly frequency_penalty?: number | null;
  /**
   * llama.cpp: GBNF grammar that the text must follow; not together with json_schema (500) or tools (400). Absent or
   * "": none.
   */
  readonly grammar?: string;
  /** llama.cpp: JSON Schema that the text must follow, a shorter way to say response_format. Absent: none. */
  readonly json_schema?: { readonly [name: string]: Json };
  /** llama.cpp: reuse what the slot still holds of the same prompt. Absent: true. */
  readonly cache_prompt?: boolean;
  /** llama.cpp: slot that must serve the request; -1 is any idle one. Absent: -1. */
  readonly id_slot?: number;
  /** llama.cpp: the samplers in their order, by name; one that is left out is not used. Absent: the server's order. */
  readonly samplers?: readonly string[];
  /** llama.cpp's own name of top_logprobs. Absent: 0. */
  readonly n_probs?: number;
  /** llama.cpp: return the ids of the generated tokens. Absent: false. */
  readonly return_tokens?: boolean;
  /** llama.cpp, native endpoint: fields to return. Absent: all. */
  readonly response_fields?: readonly string[];
  /** llama.cpp: longest time of generation, in milliseconds, checked at line ends; 0 is no limit. Absent: 0. */
  readonly t_max_predict_ms?: number;
}

/** Body of POST /infill: the model fills the gap between the two. A model without tokens for that answers 501. */
export interface InfillRequest {
  /** The text before the gap. */
  readonly input_prefix: string;
  /** The text after the gap. */
  readonly input_suffix: string;
  /** Further files that the model sees. Absent: none. */
  readonly input_extra?: readonly InfillExtra[];
  /** Put after the token that begins the middle: what the gap begins with. Absent: nothing. */
  readonly prompt?: string;
  /** Name of the model, for a server that has several. Absent: the one that is there. */
  readonly model?: string | null;
  /** True asks for server-sent events (see the chunk document) instead of one JSON body. Absent or null: false. */
  readonly stream?: boolean | null;
  /** llama.cpp's own name of max_tokens; -1 is no limit. Absent: max_tokens counts. */
  readonly n_predict?: number;
  /**
   * Randomness of the sampling; 0 takes the likeliest token and must be sent, not dropped as empty. OpenAI, Groq and
   * vLLM take 0 to 2, llama.cpp more. Absent: 1 (OpenAI, Groq, Ollama's /v1), the model's own generation settings
   * (vLLM), the server's setting (llama.cpp, usually 0.8). OpenAI's reasoning models refuse it.
   */
  readonly temperature?: number | null;
  /**
   * vLLM, llama.cpp: only this many of the likeliest tokens are sampled from. No limit: 0 or -1 on vLLM, 0 on
   * llama.cpp. Absent: the model's own setting (vLLM), usually 40 (llama.cpp).
   */
  readonly top_k?: number | null;
  /**
   * Nucleus sampling: only the likeliest tokens that together reach this probability. vLLM refuses 0. Absent: 1, on
   * llama.cpp usually 0.95, on vLLM the model's own setting.
   */
  readonly top_p?: number | null;
  /**
   * vLLM, llama.cpp: a token needs at least this share of the likeliest token's probability. 0: off. Absent: 0 (vLLM),
   * usually 0.05 (llama.cpp).
   */
  readonly min_p?: number | null;
  /**
   * Start of the random numbers, so that the same request tends to give the same answer. 64 bits signed; vLLM refuses
   * more. llama.cpp reads -1 as random. Absent or null: random.
   */
  readonly seed?: number | null;
  /**
   * Text, or several texts, that end the answer; the text itself is not returned (see include_stop_str_in_output).
   * OpenAI, Groq and vLLM 0.32 take at most 4, llama.cpp any number; vLLM refuses an empty text. OpenAI's o3 and
   * o4-mini refuse the field. Absent, null or []: none.
   */
  readonly stop?: string | readonly string[] | null;
  /** llama.cpp: reuse what the slot still holds of the same prompt. Absent: true. */
  readonly cache_prompt?: boolean;
  /** llama.cpp: slot that must serve the request; -1 is any idle one. Absent: -1. */
  readonly id_slot?: number;
  /** llama.cpp: the samplers in their order, by name; one that is left out is not used. Absent: the server's order. */
  readonly samplers?: readonly string[];
  /** llama.cpp: longest time of generation, in milliseconds, checked at line ends; 0 is no limit. Absent: 0. */
  readonly t_max_predict_ms?: number;
  /** llama.cpp, native endpoint: fields to return. Absent: all. */
  readonly response_fields?: readonly string[];
  /** llama.vim sends it: longest time for the prompt, in milliseconds. Read by no recorded version. */
  readonly t_max_prompt_ms?: number;
}

/** A further file. */
export interface InfillExtra {
  /** Its name. Absent: it has none. */
  readonly filename?: string;
  /** Its text. */
  readonly text: string;
}

/** Body of a 200 answer, and the last event of a stream. */
export interface NativeCompletion {
  /** Number of the prompt. */
  readonly index?: number;
  /** The text; in the last event of a stream what is left of it. */
  readonly content: string;
  /** Token ids of the text, where they were asked for; of a piece in a stream always. */
  readonly tokens?: readonly number[];
  /** Slot that served the request. */
  readonly id_slot?: number;
  /** The text has ended. */
  readonly stop: true;
  /** Alias or file name of the model. */
  readonly model?: string;
  /** Tokens written. */
  readonly tokens_predicted?: number;
  /** Tokens of the prompt. */
  readonly tokens_evaluated?: number;
  /** Settings that were in force, by name. */
  readonly generation_settings?: { readonly [name: string]: Json };
  /** The prompt as the model saw it. */
  readonly prompt?: string;
  /** Whether the text has a line end. */
  readonly has_new_line?: boolean;
  /** Whether the context was too short. */
  readonly truncated?: boolean;
  /** Why the text ended: eos the model's own end, word a stop text, limit the token limit, none nothing of these. */
  readonly stop_type?: "none" | "eos" | "limit" | "word";
  /** The stop text that ended it; empty for none. */
  readonly stopping_word?: string;
  /** Tokens that stay in the slot. */
  readonly tokens_cached?: number;
  /** Speed of the request. */
  readonly timings?: Timings;
  /** Probabilities of the tokens, where n_probs asks for them. Absent: not asked. */
  readonly completion_probabilities?: readonly ({ readonly [name: string]: Json })[];
}

/** An event of a stream that is not its last. */
export interface NativePiece {
  /** Number of the prompt. */
  readonly index?: number;
  /** The next piece of the text. */
  readonly content: string;
  /** Token ids of the piece. */
  readonly tokens?: readonly number[];
  /** The text goes on. */
  readonly stop: false;
  /** Slot that serves the request; -1 for none told. */
  readonly id_slot?: number;
  /** Tokens written so far. */
  readonly tokens_predicted?: number;
  /** Tokens of the prompt. */
  readonly tokens_evaluated?: number;
  /** Speed so far, where it was asked for. */
  readonly timings?: Timings;
  /** Probabilities of the tokens. Absent: not asked. */
  readonly completion_probabilities?: readonly ({ readonly [name: string]: Json })[];
}

/** The JSON of one data line of a stream, which ends with the piece that says stop; no [DONE] follows. */
export type NativeEvent = NativePiece | NativeCompletion | ErrorEnvelope;

/**
 * Body of POST /v1/chat/completions. The fields up to function_call are OpenAI's; the others name the server they
 * belong to. OpenAI answers an unknown field with 400 unknown_parameter; vLLM, llama.cpp and Ollama ignore what they do
 * not know without a word, so a misspelt or removed field (vLLM's old guided_* fields) changes nothing and nobody says
 * so.
 */
export interface ChatCompletionRequest {
  /**
   * The conversation, oldest message first. An assistant message with tool calls is followed by one tool message per
   * call. llama.cpp continues a last assistant message instead of answering it, and refuses two assistant messages at
   * the end; vLLM continues only with continue_final_message. An empty list is refused by every server but llama.cpp.
   */
  readonly messages: readonly RequestMessage[];
  /**
   * Name of the model. vLLM takes its first served model when this is absent, null or empty, and answers 404 to a name
   * it does not serve; llama.cpp ignores it; OpenAI, Groq and Ollama require it.
   */
  readonly model?: string | null;
  /** True asks for server-sent events (see the chunk document) instead of one JSON body. Absent or null: false. */
  readonly stream?: boolean | null;
  /**
   * What a stream carries in addition to the text. vLLM answers 400 when it is given without stream; llama.cpp ignores
   * it then. Absent or null: the defaults named there.
   */
  readonly stream_options?: StreamOptions | null;
  /**
   * Most tokens to generate, counting those of the reasoning. Absent: OpenAI uses the limit of the model, vLLM and
   * llama.cpp go on to the end of the context. Ollama's /v1 ignores it and reads only max_tokens. vLLM wants at least
   * 1; llama.cpp takes -1 as no limit and answers 0 with one token.
   */
  readonly max_completion_tokens?: number | null;
  /**
   * Older name of max_completion_tokens, and the one that all local servers read. OpenAI's reasoning models refuse it.
   * vLLM clamps silently when prompt and limit together pass the context, and answers 400 when the limit alone does. -1
   * means no limit on llama.cpp; vLLM wants at least 1.
   */
  readonly max_tokens?: number | null;
  /**
   * Randomness of the sampling; 0 takes the likeliest token and must be sent, not dropped as empty. OpenAI, Groq and
   * vLLM take 0 to 2, llama.cpp more. Absent: 1 (OpenAI, Groq, Ollama's /v1), the model's own generation settings
   * (vLLM), the server's setting (llama.cpp, usually 0.8). OpenAI's reasoning models refuse it.
   */
  readonly temperature?: number | null;
  /**
   * Nucleus sampling: only the likeliest tokens that together reach this probability. vLLM refuses 0. Absent: 1, on
   * llama.cpp usually 0.95, on vLLM the model's own setting.
   */
  readonly top_p?: number | null;
  /**
   * How many answers to generate. vLLM refuses more than 1 at temperature 0; Groq takes only 1; Ollama ignores it;
   * llama.cpp takes at most its number of slots. Absent or null: 1.
   */
  readonly n?: number | null;
  /**
   * Text, or several texts, that end the answer; the text itself is not returned (see include_stop_str_in_output).
   * OpenAI, Groq and vLLM 0.32 take at most 4, llama.cpp any number; vLLM refuses an empty text. OpenAI's o3 and
   * o4-mini refuse the field. Absent, null or []: none.
   */
  readonly stop?: string | readonly string[] | null;
  /**
   * Start of the random numbers, so that the same request tends to give the same answer. 64 bits signed; vLLM refuses
   * more. llama.cpp reads -1 as random. Absent or null: random.
   */
  readonly seed?: number | null;
  /**
   * Lowers a token's score the more often it has come up; negative values raise it. Groq's models do not support it.
   * Absent: 0.
   */
  readonly frequency_penalty?: number | null;
  /**
   * Lowers a token's score once it has come up at all; negative values raise it. Groq's models do not support it.
   * Absent: 0.
   */
  readonly presence_penalty?: number | null;
  /**
   * Bias added to the score of single tokens. The list of pairs is llama.cpp's own form, the map is everybody's. Ollama
   * and Groq ignore it. Absent, null or empty: none.
   */
  readonly logit_bias?: LogitBiasMap | readonly LogitBiasPair[] | null;
  /**
   * True asks for the log probability of every token of the answer. Not supported by Groq's models. Absent or null:
   * false.
   */
  readonly logprobs?: boolean | null;
  /**
   * How many alternatives to list per token; needs logprobs true (vLLM and llama.cpp answer 400 otherwise). OpenAI and
   * vLLM allow 20, vLLM also -1 for the whole vocabulary; llama.cpp has no limit. Absent: 0.
   */
  readonly top_logprobs?: number | null;
  /**
   * What the model may call. vLLM refuses an empty list with 400, the others treat it as none. vLLM needs a tool parser
   * at start, llama.cpp a chat template that knows tools. At most 128 (OpenAI, Groq). Absent or null: no tools.
   */
  readonly tools?: readonly Tool[] | null;
  /**
   * Whether and which tool must be called. Absent or null: none without tools, auto with tools. llama.cpp treats a
   * named choice as auto; Ollama ignores the field. On vLLM required and named constrain the arguments only where the
   * tool is strict, and a named call finishes with stop instead of tool_calls.
   */
  readonly tool_choice?: ToolChoice | null;
  /**
   * False allows at most one call per answer. llama.cpp and Ollama ignore false; vLLM drops later calls, in a stream as
   * empty deltas. Absent or null: true.
   */
  readonly parallel_tool_calls?: boolean | null;
  /** Form of the answer's text. Absent or null: free text. */
  readonly response_format?: ResponseFormat | null;
  /**
   * How much a reasoning model thinks. Absent or null: the model's default. A model that cannot think refuses it on
   * Ollama (400) and ignores it on vLLM.
   */
  readonly reasoning_effort?: ReasoningEffort | null;
  /** OpenAI: how long answers should be. Absent or null: medium. vLLM ignores it. */
  readonly verbosity?: "low" | "medium" | "high" | null;
  /**
   * Stable pseudonym of the end user. OpenAI replaces it by safety_identifier and prompt_cache_key; vLLM and Ollama
   * ignore it. Absent: none.
   */
  readonly user?: string | null;
  /** OpenAI: stable pseudonym of the end user for abuse detection, 64 characters by its specification. Absent: none. */
  readonly safety_identifier?: string | null;
  /**
   * OpenAI: groups requests that share a prompt, so that they meet the same cache. Absent: grouped by content alone.
   */
  readonly prompt_cache_key?: string | null;
  /** OpenAI, deprecated: longest life of a cached prompt. Absent or null: decided by the model and the organisation. */
  readonly prompt_cache_retention?: "in_memory" | "24h" | null;
  /** OpenAI: how prompts are cached. Absent: implicitly. */
  readonly prompt_cache_options?: PromptCacheOptions;
  /**
   * Class of service asked for; the reply names the one that was used. Absent or null: auto (OpenAI), on_demand (Groq).
   * Local servers ignore it.
   */
  readonly service_tier?: ServiceTier | null;
  /**
   * OpenAI: keep the completion on the server for later use. Absent or null: false. Groq does not support it, local
   * servers ignore it.
   */
  readonly store?: boolean | null;
  /**
   * OpenAI: labels kept with a stored completion. Groq does not support it, local servers ignore it. Absent or null:
   * none.
   */
  readonly metadata?: Metadata | null;
  /** OpenAI: what the answer may consist of. Absent or null: text alone. */
  readonly modalities?: readonly ("text" | "audio")[] | null;
  /** OpenAI: voice and format of a spoken answer; required when modalities has audio. Absent or null: none. */
  readonly audio?: AudioOptions | null;
  /** OpenAI: text that the answer will mostly repeat, to speed it up. Absent or null: none. */
  readonly prediction?: Prediction | null;
  /** OpenAI: lets a search model look things up; other models refuse it with 400. Absent: no search. */
  readonly web_search_options?: WebSearchOptions;
  /** OpenAI: moderates input and output in addition to the answer. Absent or null: no moderation in the reply. */
  readonly moderation?: ModerationOptions | null;
  /** Deprecated form of tools. OpenAI and Groq still read it; vLLM ignores it silently. Absent: none. */
  readonly functions?: readonly FunctionDefinition[] | null;
  /**
   * Deprecated form of tool_choice, for functions. vLLM ignores it silently. Absent: none without functions, auto with
   * them.
   */
  readonly function_call?: "none" | "auto" | FunctionCallChoice | null;
  /**
   * vLLM, llama.cpp: only this many of the likeliest tokens are sampled from. No limit: 0 or -1 on vLLM, 0 on
   * llama.cpp. Absent: the model's own setting (vLLM), usually 40 (llama.cpp).
   */
  readonly top_k?: number | null;
  /**
   * vLLM, llama.cpp: a token needs at least this share of the likeliest token's probability. 0: off. Absent: 0 (vLLM),
   * usually 0.05 (llama.cpp).
   */
  readonly min_p?: number | null;
  /**
   * vLLM: divides the score of tokens seen in prompt or answer; above 1 discourages, below 1 encourages. Absent: 1.
   * llama.cpp calls it repeat_penalty.
   */
  readonly repetition_penalty?: number | null;
  /** vLLM: exponent on the length with beam search. Absent: 1. */
  readonly length_penalty?: number;
  /** vLLM: search n beams instead of sampling. Absent: false. */
  readonly use_beam_search?: boolean;
  /** vLLM: no end of the answer before this many tokens. Absent: 0. */
  readonly min_tokens?: number;
  /**
   * vLLM: token ids that end the answer; the reply then carries the id as an integer in stop_reason. Absent, null or
   * []: none.
   */
  readonly stop_token_ids?: readonly number[] | null;
  /** vLLM: leave the stop text in the answer. Absent: false. */
  readonly include_stop_str_in_output?: boolean;
  /** vLLM, llama.cpp: go on after the end token, up to the token limit. Absent: false. */
  readonly ignore_eos?: boolean;
  /** vLLM: leave special tokens out of the text. Absent: true. */
  readonly skip_special_tokens?: boolean;
  /** vLLM: put spaces between special tokens that are kept. Absent: true. */
  readonly spaces_between_special_tokens?: boolean;
  /** vLLM: texts that must not be generated. Absent or []: none. */
  readonly bad_words?: readonly string[];
  /** vLLM: only these token ids may be generated. Absent or null: all. */
  readonly allowed_token_ids?: readonly number[] | null;
  /**
   * vLLM: report the log probability of exactly these token ids at every position, instead of the likeliest ones; needs
   * logprobs. Absent or null: the likeliest ones.
   */
  readonly logprob_token_ids?: readonly number[] | null;
  /**
   * vLLM: report log probabilities of the prompt, with this many alternatives per position; -1 is the whole vocabulary.
   * Not with stream. Absent or null: none.
   */
  readonly prompt_logprobs?: number | null;
  /**
   * vLLM: cut the prompt down to this many tokens; -1 is the length of the context. Absent or null: no cut, too long is
   * 400.
   */
  readonly truncate_prompt_tokens?: number | null;
  /**
   * vLLM: which end truncate_prompt_tokens removes: right keeps the first tokens, left the last. Absent or null: the
   * server's setting.
   */
  readonly truncation_side?: "left" | "right" | null;
  /**
   * vLLM, Groq: false leaves the reasoning out of the reply (its tokens are still counted). On Groq it excludes
   * reasoning_format. Absent or null: true.
   */
  readonly include_reasoning?: boolean | null;
  /** vLLM: most tokens of reasoning before the model is made to answer. Absent or null: no limit of its own. */
  readonly thinking_token_budget?: number | null;
  /**
   * vLLM: put the last message in front of the answer when both are of the assistant. Absent: false. llama.cpp ignores
   * it.
   */
  readonly echo?: boolean;
  /**
   * vLLM, llama.cpp: end the prompt with the opening of an assistant message. Must be false with
   * continue_final_message. Absent: true.
   */
  readonly add_generation_prompt?: boolean;
  /**
   * vLLM: leave the last message open and continue it (prefill); needs add_generation_prompt false, else 400. The
   * answer does not repeat the prefill unless echo is set. Absent: false. llama.cpp continues a last assistant message
   * by itself and, without a stream, repeats it.
   */
  readonly continue_final_message?: boolean;
  /** vLLM: add the tokenizer's special tokens on top of what the chat template writes. Absent: false. */
  readonly add_special_tokens?: boolean;
  /**
   * vLLM: Jinja template for this request; 400 unless the server was started to trust it. Absent or null: the model's
   * own.
   */
  readonly chat_template?: string | null;
  /** vLLM, llama.cpp: variables for the chat template, such as {"enable_thinking": false}. Absent or null: none. */
  readonly chat_template_kwargs?: { readonly [name: string]: Json } | null;
  /**
   * vLLM, Groq: documents to answer from. vLLM hands flat maps of text to the chat template, Groq wants objects with a
   * source. Absent or null: none.
   */
  readonly documents?: readonly (GroqDocument | TextDocument)[] | null;
  /** vLLM: options for loading media. Absent or null: the server's. */
  readonly media_io_kwargs?: MediaIoOptions | null;
  /** vLLM: options for the model's processor of images and the like. Absent or null: none. */
  readonly mm_processor_kwargs?: { readonly [name: string]: Json } | null;
  /** vLLM, render endpoints only: what is sent back for media; ignored here. Absent: tensors. */
  readonly mm_payload?: "tensors" | "none";
  /** vLLM, deprecated: false means mm_payload none. Render endpoints only. */
  readonly return_mm_kwargs?: boolean | null;
  /**
   * vLLM: constrains the text by a schema, a pattern, a list or a grammar. With tools only if tool_choice has the value
   * none or auto. llama.cpp ignores it. Absent or null: no constraint.
   */
  readonly structured_outputs?: StructuredOutputs | null;
  /** vLLM: lower is served earlier; anything but 0 is refused unless the server schedules by priority. Absent: 0. */
  readonly priority?: number;
  /** vLLM: id for logs, and the tail of the reply's id. Absent: made by the server. */
  readonly request_id?: string;
  /** vLLM: id that stays the same over the requests of one conversation. Absent or null: none. */
  readonly session_id?: string | null;
  /**
   * vLLM: secret mixed into the prefix cache, so that other users cannot learn about prompts by timing. Absent or null:
   * none.
   */
  readonly cache_salt?: string | null;
  /** vLLM: with logprobs, tokens are named token_id:N instead of by their text. Absent or null: false. */
  readonly return_tokens_as_token_ids?: boolean | null;
  /** vLLM: the reply carries prompt_token_ids and token_ids. Absent or null: false. */
  readonly return_token_ids?: boolean | null;
  /** vLLM: the reply carries the rendered prompt in prompt_text. Absent or null: false. */
  readonly return_prompt_text?: boolean | null;
  /** vLLM, render endpoints only: character offsets of tokens; ignored here. Absent or null: false. */
  readonly return_token_offsets?: boolean | null;
  /** vLLM: leave the first N prompt tokens out of routed_experts. Absent: 0. */
  readonly routed_experts_prompt_start?: number;
  /** vLLM: parameters for handing over the key-value cache between servers. Absent or null: none. */
  readonly kv_transfer_params?: { readonly [name: string]: Json } | null;
  /** vLLM: parameters for handing over the encoder cache between servers. Absent or null: none. */
  readonly ec_transfer_params?: { readonly [name: string]: Json } | null;
  /** vLLM: values for the server's own extensions. Absent or null: none. */
  readonly vllm_xargs?: VllmExtraArgs | null;
  /** vLLM: end the answer early when it repeats itself; finish_reason is then repetition. Absent or null: off. */
  readonly repetition_detection?: RepetitionDetection | null;
  /** vLLM: tokens per streamed chunk, at least the server's own setting. Absent or null: the server's. */
  readonly stream_interval?: number | null;
  /** vLLM: watermark the sampled text where the server supports it. Absent or null: the server's setting. */
  readonly watermarking?: boolean | null;
  /**
   * llama.cpp: GBNF grammar that the text must follow; not together with json_schema (500) or tools (400). Absent or
   * "": none.
   */
  readonly grammar?: string;
  /** llama.cpp: JSON Schema that the text must follow, a shorter way to say response_format. Absent: none. */
  readonly json_schema?: { readonly [name: string]: Json };
  /** llama.cpp: reuse what the slot still holds of the same prompt. Absent: true. */
  readonly cache_prompt?: boolean;
  /** llama.cpp: slot that must serve the request; -1 is any idle one. Absent: -1. */
  readonly id_slot?: number;
  /** llama.cpp's own name of max_tokens; -1 is no limit. Absent: max_tokens counts. */
  readonly n_predict?: number;
  /** llama.cpp: prompt tokens to keep when the context overflows; -1 keeps all. Absent: 0. */
  readonly n_keep?: number;
  /** llama.cpp: tokens to drop when the context is shifted; 0 is half of it. Absent: 0. */
  readonly n_discard?: number;
  /** llama.cpp: smallest piece of a cached prompt worth reusing, in tokens; 0 is off. Absent: 0. */
  readonly n_cache_reuse?: number;
  /** llama.cpp: smallest indentation of new lines, in blanks. Absent: 0. */
  readonly n_indent?: number;
  /** llama.cpp's own name of top_logprobs. Absent: 0. */
  readonly n_probs?: number;
  /** llama.cpp: every sampler leaves at least this many tokens. Absent: 0. */
  readonly min_keep?: number;
  /** llama.cpp: longest time of generation, in milliseconds, checked at line ends; 0 is no limit. Absent: 0. */
  readonly t_max_predict_ms?: number;
  /** llama.cpp: locally typical sampling; 1 is off. Absent: 1. */
  readonly typical_p?: number;
  /** llama.cpp: keep tokens within this many standard deviations of the best score; -1 is off. Absent: -1. */
  readonly top_n_sigma?: number;
  /** llama.cpp: the temperature moves this far up and down with the entropy; 0 is off. Absent: 0. */
  readonly dynatemp_range?: number;
  /** llama.cpp: how entropy maps to the moving temperature. Absent: 1. */
  readonly dynatemp_exponent?: number;
  /** llama.cpp: penalty for tokens among the last repeat_last_n; 1 is off. Absent: 1. */
  readonly repeat_penalty?: number;
  /** llama.cpp: how many last tokens count for repeat_penalty; 0 is off, -1 the whole context. Absent: 64. */
  readonly repeat_last_n?: number;
  /** llama.cpp: strength of the DRY penalty on repeated sequences; 0 is off. Absent: 0. */
  readonly dry_multiplier?: number;
  /** llama.cpp: base of the DRY penalty's growth. Absent: 1.75. */
  readonly dry_base?: number;
  /** llama.cpp: repeats up to this many tokens are free of the DRY penalty. Absent: 2. */
  readonly dry_allowed_length?: number;
  /** llama.cpp: how many tokens DRY looks back; 0 is off, -1 the whole context. Absent: 64. */
  readonly dry_penalty_last_n?: number;
  /** llama.cpp: texts that end a sequence for DRY. Absent: line feed, colon, quote and asterisk. */
  readonly dry_sequence_breakers?: readonly string[];
  /** llama.cpp: chance that XTC removes the likeliest tokens; 0 is off. Absent: 0. */
  readonly xtc_probability?: number;
  /** llama.cpp: least probability of the tokens that XTC removes; above 0.5 it is off. Absent: 0.1. */
  readonly xtc_threshold?: number;
  /** llama.cpp: 0 no Mirostat sampling, 1 Mirostat, 2 Mirostat 2.0. Absent: 0. */
  readonly mirostat?: 0 | 1 | 2;
  /** llama.cpp: entropy that Mirostat aims at. Absent: 5. */
  readonly mirostat_tau?: number;
  /** llama.cpp: learning rate of Mirostat. Absent: 0.1. */
  readonly mirostat_eta?: number;
  /** llama.cpp: probability that the adaptive sampler aims at; -1 is off. Absent: -1. */
  readonly adaptive_target?: number;
  /** llama.cpp: how fast the adaptive sampler forgets. Absent: 0.9. */
  readonly adaptive_decay?: number;
  /** llama.cpp: the samplers in their order, by name; one that is left out is not used. Absent: the server's order. */
  readonly samplers?: readonly string[];
  /** llama.cpp: every chunk of a stream carries timings. Absent: false, only the last one does. */
  readonly timings_per_token?: boolean;
  /** llama.cpp: a stream first reports how far the prompt is, in prompt_progress. Absent: false. */
  readonly return_progress?: boolean;
  /** llama.cpp: return the ids of the generated tokens. Absent: false. */
  readonly return_tokens?: boolean;
  /** llama.cpp: log probabilities are taken after sampling. Absent: false. */
  readonly post_sampling_probs?: boolean;
  /** llama.cpp, native endpoint: fields to return. Absent: all. */
  readonly response_fields?: readonly string[];
  /**
   * llama.cpp: scales of the loaded LoRA adapters for this request; one that is left out counts 0. Absent: the server's
   * scales.
   */
  readonly lora?: readonly LoraScale[];
  /** llama.cpp: seconds between comment lines while a stream is silent; -1 is never. Absent: the server's setting. */
  readonly sse_ping_interval?: number;
  /** llama.cpp: sample on the device. Absent: the server's setting. */
  readonly backend_sampling?: boolean;
  /**
   * How reasoning is returned. llama.cpp: none leaves it in the text with its marks, deepseek and auto move it to
   * reasoning_content, deepseek-legacy does both. Groq: hidden, raw (in the text) or parsed (in reasoning); it excludes
   * include_reasoning. Absent: the server's setting.
   */
  readonly reasoning_format?: "none" | "auto" | "deepseek" | "deepseek-legacy" | "hidden" | "raw" | "parsed";
  /** llama.cpp: lets a later call end the reasoning of this completion early. Absent: false. */
  readonly reasoning_control?: boolean;
  /** Ollama's /v1: another spelling of reasoning_effort. Absent: reasoning_effort counts. */
  readonly reasoning?: ReasoningOptions;
  /** Groq: return calls of tools that are not in tools, instead of an error. Absent: false. */
  readonly disable_tool_validation?: boolean;
  /** Groq: whether the answer cites documents and search results in annotations. Absent or null: enabled. */
  readonly citation_options?: "enabled" | "disabled" | null;
  /** Groq: models and tools of a Compound system. Absent or null: its own choice. */
  readonly compound_custom?: CompoundCustom | null;
  /** Groq: how a Compound system searches the web. Absent or null: no limits. */
  readonly search_settings?: SearchSettings | null;
  /** Groq, deprecated: search_settings.include_domains. */
  readonly include_domains?: readonly string[] | null;
  /** Groq, deprecated: search_settings.exclude_domains. */
  readonly exclude_domains?: readonly string[] | null;
}

/**
 * One message of the conversation, distinguished by role. vLLM and llama.cpp hand any other role to the chat template
 * with 200, where it usually vanishes or breaks the prompt; this contract takes the six known roles only.
 */
export type RequestMessage =
  | DeveloperMessage
  | SystemMessage
  | UserMessage
  | AssistantMessage
  | ToolMessage
  | FunctionMessage;

/**
 * Instructions of the application; takes the place of system on OpenAI's o1 and newer (o1-mini takes neither). Groq
 * reads it as system; vLLM and llama.cpp hand it to the chat template, which may not know it.
 */
export interface DeveloperMessage {
  /** Tag of this message. */
  readonly role: "developer";
  /** The instructions, one text or several. Ollama's /v1 turns every part into a message of its own. */
  readonly content: string | readonly TextContent[];
  /**
   * Name of the speaker, to distinguish several of one role. vLLM hands it to the chat template, most of which ignore
   * it; Groq does not support it. Absent: none.
   */
  readonly name?: string;
}

/**
 * Instructions of the application. May be anywhere and occur more than once on OpenAI; some chat templates of vLLM and
 * llama.cpp want it first, or read only the first.
 */
export interface SystemMessage {
  /** Tag of this message. */
  readonly role: "system";
  /** The instructions, one text or several. Ollama's /v1 turns every part into a message of its own. */
  readonly content: string | readonly TextContent[];
  /**
   * Name of the speaker, to distinguish several of one role. vLLM hands it to the chat template, most of which ignore
   * it; Groq does not support it. Absent: none.
   */
  readonly name?: string;
}

/** What the user says and shows. */
export interface UserMessage {
  /** Tag of this message. */
  readonly role: "user";
  /**
   * One text, or parts in order. A part that the model cannot read is 400 on vLLM ("not a multimodal model") and 500 on
   * llama.cpp. Ollama's /v1 turns every part into a message of its own. An empty text is taken everywhere. vLLM also
   * takes a user message without content, llama.cpp one with null; OpenAI and Groq take neither, nor does this
   * contract.
   */
  readonly content: string | readonly ContentPart[];
  /**
   * Name of the speaker, to distinguish several of one role. vLLM hands it to the chat template, most of which ignore
   * it; Groq does not support it. Absent: none.
   */
  readonly name?: string;
}

/** An earlier answer of the model. Standing last, llama.cpp continues it; OpenAI writes a new message after it. */
export interface AssistantMessage {
  /** Tag of this message. */
  readonly role: "assistant";
  /**
   * The text. Absent or null with tool calls. Without calls OpenAI answers null with 400 and llama.cpp an absent
   * content with 400, while vLLM takes both, and an empty list of parts too.
   */
  readonly content?: string | readonly AssistantContentPart[] | null;
  /** Words with which the model refused, where it did. Absent or null: no refusal. */
  readonly refusal?: string | null;
  /**
   * Name of the speaker, to distinguish several of one role. vLLM hands it to the chat template, most of which ignore
   * it; Groq does not support it. Absent: none.
   */
  readonly name?: string;
  /** OpenAI: an earlier spoken answer. Absent or null: none. */
  readonly audio?: AudioReference | null;
  /**
   * Calls that the model made, in order. Absent, null or []: none. llama.cpp answers 500 when the arguments of a call
   * are not JSON; vLLM tolerates it and reads "" as {}.
   */
  readonly tool_calls?: readonly MessageToolCall[] | null;
  /** Deprecated: a single call from the time before tool_calls. Absent or null: none. */
  readonly function_call?: FunctionCall | null;
  /**
   * What the model thought, given back under the name that vLLM, Groq and Ollama use. Whether it reaches the prompt is
   * up to the chat template. Absent or null: none.
   */
  readonly reasoning?: string | null;
  /**
   * What the model thought, given back under the name that llama.cpp uses. vLLM 0.32 accepts it. Absent or null: none.
   */
  readonly reasoning_content?: string | null;
  /** Citations of a reply that is sent back whole; vLLM accepts and ignores them. Absent or null: none. */
  readonly annotations?: readonly ({ readonly [name: string]: Json })[] | null;
}

/** Result of one tool call. There is no mark for an error: say it in the text. */
export interface ToolMessage {
  /** Tag of this message. */
  readonly role: "tool";
  /**
   * The id of the call, exactly as it came. vLLM and llama.cpp accept an id that no call has. vLLM also accepts a
   * message without it; OpenAI and Groq do not.
   */
  readonly tool_call_id: string;
  /**
   * The result. OpenAI takes text only; an image goes into a user message after the results. Ollama's /v1 loses
   * tool_call_id when content is a list.
   */
  readonly content: string | readonly ContentPart[];
  /**
   * Name of the tool, which vLLM hands to the chat template and Ollama uses to find the call. Absent: found by the id.
   */
  readonly name?: string;
}

/** Deprecated: result of a function_call. */
export interface FunctionMessage {
  /** Tag of this message. */
  readonly role: "function";
  /** Name of the function that was called. */
  readonly name: string;
  /** The result. Null: the function returned nothing. */
  readonly content: string | null;
}

/** One part of a user or tool message, distinguished by type. */
export type ContentPart =
  | TextContent
  | ImageContent
  | InputAudioContent
  | FileContent
  | RefusalContent
  | ThinkingContent
  | AudioUrlContent
  | VideoUrlContent
  | InputVideoContent
  | ImageEmbedsContent
  | AudioEmbedsContent
  | VideoEmbedsContent
  | PromptEmbedsContent
  | ToolReferenceContent
  | DocumentContent
  | UnknownContent;

/**
 * One part of an assistant message, distinguished by type. OpenAI wants texts, or exactly one refusal; thinking is
 * vLLM's.
 */
export type AssistantContentPart = TextContent | RefusalContent | ThinkingContent | UnknownContent;

/** A piece of text. */
export interface TextContent {
  /** Tag of this part. */
  readonly type: "text";
  /** The text; may be empty. Without it vLLM answers 400 and llama.cpp 500. */
  readonly text: string;
  /**
   * OpenAI only: the prompt up to and including this part is worth caching. Absent: no mark here. Other servers ignore
   * it.
   */
  readonly prompt_cache_breakpoint?: PromptCacheBreakpoint;
}

/** An image. */
export interface ImageContent {
  /** Tag of this part. */
  readonly type: "image_url";
  /** Where the image is. Ollama's /v1 also takes the bare URL as a string. */
  readonly image_url: ImageUrl;
  /**
   * OpenAI only: the prompt up to and including this part is worth caching. Absent: no mark here. Other servers ignore
   * it.
   */
  readonly prompt_cache_breakpoint?: PromptCacheBreakpoint;
}

/** Where an image is and how closely to look. */
export interface ImageUrl {
  /**
   * An http, https or data: URL. Ollama takes only data: URLs with jpeg, png or webp in base64; llama.cpp also raw
   * base64 and, where allowed, file: URLs.
   */
  readonly url: string;
  /**
   * How closely the model looks, which decides the number of tokens. Absent: auto. original is OpenAI's alone; local
   * servers ignore the field.
   */
  readonly detail?: "auto" | "low" | "high" | "original";
}

/** Sound, inline. A model that cannot hear answers 400. */
export interface InputAudioContent {
  /** Tag of this part. */
  readonly type: "input_audio";
  /** The sound. */
  readonly input_audio: InputAudio;
  /**
   * OpenAI only: the prompt up to and including this part is worth caching. Absent: no mark here. Other servers ignore
   * it.
   */
  readonly prompt_cache_breakpoint?: PromptCacheBreakpoint;
}

/** Sound in base64. */
export interface InputAudio {
  /** The bytes, base64 without a data: prefix. */
  readonly data: string;
  /** Encoding of the bytes. llama.cpp looks at the bytes instead. */
  readonly format: "wav" | "mp3";
}

/** A file, such as a PDF. OpenAI only. */
export interface FileContent {
  /** Tag of this part. */
  readonly type: "file";
  /** The file. */
  readonly file: FileData;
  /**
   * OpenAI only: the prompt up to and including this part is worth caching. Absent: no mark here. Other servers ignore
   * it.
   */
  readonly prompt_cache_breakpoint?: PromptCacheBreakpoint;
}

/**
 * A file by its bytes or by the id of an upload.
 * Rule: at least one of file_data | file_id is required.
 */
export interface FileData {
  /** The bytes as a data: URL in base64. Absent: file_id counts. */
  readonly file_data?: string;
  /** Id of a file uploaded before. Absent: file_data counts. */
  readonly file_id?: string;
  /** Name of the file, given with file_data. Absent: none. */
  readonly filename?: string;
}

/** Words with which the model refused, in an assistant message. */
export interface RefusalContent {
  /** Tag of this part. */
  readonly type: "refusal";
  /** The words. */
  readonly refusal: string;
}

/** vLLM: what the model thought, as a part of the content. */
export interface ThinkingContent {
  /** Tag of this part. */
  readonly type: "thinking";
  /** The thought. */
  readonly thinking: string;
  /** False when the thought was cut off. Absent: the chat template's default. */
  readonly closed?: boolean;
}

/** Where a recording is. */
export interface MediaUrl {
  /** An http, https, data: or, where the server allows it, file: URL. */
  readonly url: string;
}

/** vLLM: sound by URL. */
export interface AudioUrlContent {
  /** Tag of this part. */
  readonly type: "audio_url";
  /** Where the sound is. */
  readonly audio_url: MediaUrl;
}

/** vLLM: a film by URL. */
export interface VideoUrlContent {
  /** Tag of this part. */
  readonly type: "video_url";
  /** Where the film is. */
  readonly video_url: MediaUrl;
}

/** llama.cpp: a film, inline or by URL. */
export interface InputVideoContent {
  /** Tag of this part. */
  readonly type: "input_video";
  /** The film. */
  readonly input_video: InputVideo;
}

/**
 * llama.cpp: a film by its bytes or by URL.
 * Rule: at least one of data | url is required.
 */
export interface InputVideo {
  /** The bytes in base64. Absent: url counts. */
  readonly data?: string;
  /** Where the film is. Absent: data counts. */
  readonly url?: string;
}

/** vLLM: an image as embeddings computed before. Only on a server that was started to allow it. */
export interface ImageEmbedsContent {
  /** Tag of this part. */
  readonly type: "image_embeds";
  /** A tensor in base64, or a map of named tensors. Null, or absent: taken from the server's cache by uuid. */
  readonly image_embeds?: string | { readonly [name: string]: Json } | null;
  /** Key of the item in the server's cache. Absent or null: not cached by key. */
  readonly uuid?: string | null;
}

/** vLLM: sound as embeddings computed before. Only on a server that was started to allow it. */
export interface AudioEmbedsContent {
  /** Tag of this part. */
  readonly type: "audio_embeds";
  /** A tensor in base64, or a map of named tensors. Null, or absent: taken from the server's cache by uuid. */
  readonly audio_embeds?: string | { readonly [name: string]: Json } | null;
  /** Key of the item in the server's cache. Absent or null: not cached by key. */
  readonly uuid?: string | null;
}

/** vLLM: a film as embeddings computed before. Only on a server that was started to allow it. */
export interface VideoEmbedsContent {
  /** Tag of this part. */
  readonly type: "video_embeds";
  /** A tensor in base64, or a map of named tensors. Null, or absent: taken from the server's cache by uuid. */
  readonly video_embeds?: string | { readonly [name: string]: Json } | null;
  /** Key of the item in the server's cache. Absent or null: not cached by key. */
  readonly uuid?: string | null;
}

/** vLLM: a piece of the prompt as embeddings. Only on a server that was started to allow it. */
export interface PromptEmbedsContent {
  /** Tag of this part. */
  readonly type: "prompt_embeds";
  /** The tensor in base64. */
  readonly data: string;
}

/** vLLM: names a tool whose definition was held back (defer_loading). */
export interface ToolReferenceContent {
  /** Tag of this part. */
  readonly type: "tool_reference";
  /** Name of the tool. */
  readonly name: string;
}

/** Groq: a document as data. */
export interface DocumentContent {
  /** Tag of this part. */
  readonly type: "document";
  /** The document. */
  readonly document: InlineDocument;
}

/** Groq: a document inside a message. */
export interface InlineDocument {
  /** The document, any JSON object. */
  readonly data: { readonly [name: string]: Json };
  /** Name to cite it by. Absent or null: none. */
  readonly id?: string | null;
}

/** A part of a type that this contract does not know. No server here takes one: vLLM and llama.cpp answer 400. */
export interface UnknownContent {
  /** Any other type. */
  readonly type: UnknownTag;
}

/** OpenAI: mark for the prompt cache. */
export interface PromptCacheBreakpoint {
  /** The only mode there is. */
  readonly mode: "explicit";
  /** Least life of the cache entry: 30 minutes or 12 hours. Absent: that of prompt_cache_options. */
  readonly ttl?: "30m" | "12h";
}

/** OpenAI: points at an earlier spoken answer. */
export interface AudioReference {
  /** Its id, from message.audio.id of the reply. */
  readonly id: string;
}

/** A call that the model made, distinguished by type. Only OpenAI makes calls of type custom. */
export type MessageToolCall = ToolCall | CustomToolCall;

/** A call of a function, the same in replies and in the history. */
export interface ToolCall {
  /**
   * Links the call to its result; to be sent back as it came. vLLM: chatcmpl-tool- and 16 hexadecimal digits;
   * llama.cpp: 32 letters and digits; Groq: 9 characters, or fc_ and a UUID; Ollama: call_ and 8 characters. Some
   * compatible services send "".
   */
  readonly id: string;
  /** Tag of this call. */
  readonly type: "function";
  /** What to call, and with what. */
  readonly function: FunctionCall;
  /**
   * Ollama's /v1 sends the position of the call in whole replies too; versions before its fix gave every call 0.
   * Ignored when sent back. Absent elsewhere.
   */
  readonly index?: number;
}

/** Name and arguments of a call. */
export interface FunctionCall {
  /** Name of the function, as the model wrote it; it need not exist. */
  readonly name: string;
  /**
   * The arguments as JSON text, as the model wrote them: may be empty, cut off, not an object, or not JSON at all. A
   * reply of llama.cpp that was cut carries the beginning; vLLM then returns no call but the raw text in content.
   */
  readonly arguments: string;
}

/** OpenAI: a call of a custom tool. */
export interface CustomToolCall {
  /** Links the call to its result. */
  readonly id: string;
  /** Tag of this call. */
  readonly type: "custom";
  /** What to call, and with what. */
  readonly custom: CustomCall;
}

/** OpenAI: name and input of a custom tool's call. */
export interface CustomCall {
  /** Name of the tool. */
  readonly name: string;
  /** The input, plain text. */
  readonly input: string;
}

/** Something that the model may call, distinguished by type. */
export type Tool = FunctionTool | CustomTool | UnknownTool;

/** A function of the caller. */
export interface FunctionTool {
  /** Tag of this tool. */
  readonly type: "function";
  /** The function. Without it vLLM answers 400, llama.cpp 500. */
  readonly function: FunctionDefinition;
  /** vLLM: keep the definition out of the prompt until a part tool_reference names it. Absent or null: false. */
  readonly defer_loading?: boolean | null;
}

/** A function that can be called. */
export interface FunctionDefinition {
  /**
   * Its name. OpenAI allows letters, digits, _ and -, up to 64; vLLM and llama.cpp take anything, even an empty name,
   * and give the model what they got.
   */
  readonly name: string;
  /** What it does, for the model to read. Absent or null: nothing is said. */
  readonly description?: string | null;
  /**
   * JSON Schema of the arguments, an object at the top. Absent or null: no parameters. A schema that the grammar
   * compiler cannot read fails only where the call is constrained: 400 on vLLM and llama.cpp, with stream on vLLM an
   * error inside a 200.
   */
  readonly parameters?: { readonly [name: string]: Json } | null;
  /**
   * True makes the arguments follow the schema: on OpenAI for a subset of JSON Schema, on vLLM by a grammar, if the
   * call is required or named. Ollama ignores it. Absent or null: false.
   */
  readonly strict?: boolean | null;
  /** vLLM: the same as on the tool. Absent or null: that of the tool. */
  readonly defer_loading?: boolean | null;
}

/** OpenAI: a tool that takes text instead of arguments. vLLM and llama.cpp refuse it. */
export interface CustomTool {
  /** Tag of this tool. */
  readonly type: "custom";
  /** The tool. */
  readonly custom: CustomDefinition;
}

/** OpenAI: a custom tool. */
export interface CustomDefinition {
  /** Its name. */
  readonly name: string;
  /** What it does, for the model to read. Absent: nothing is said. */
  readonly description?: string;
  /** Form of the input. Absent: any text. */
  readonly format?: CustomFormat;
}

/** OpenAI: form of a custom tool's input. */
export type CustomFormat = CustomTextFormat | CustomGrammarFormat;

/** OpenAI: any text. */
export interface CustomTextFormat {
  /** Tag of this format. */
  readonly type: "text";
}

/** OpenAI: text that follows a grammar. */
export interface CustomGrammarFormat {
  /** Tag of this format. */
  readonly type: "grammar";
  /** The grammar. */
  readonly grammar: CustomGrammar;
}

/** OpenAI: a grammar. */
export interface CustomGrammar {
  /** The grammar itself. */
  readonly definition: string;
  /** Language it is written in. */
  readonly syntax: "lark" | "regex";
}

/** A tool of another type, such as Groq's browser_search, code_interpreter and mcp. vLLM answers 400, llama.cpp 500. */
export interface UnknownTool {
  /** Any other type. */
  readonly type: UnknownTag;
}

/** Whether a tool is called: a word, or an object that names tools. */
export type ToolChoice = ToolChoiceMode | ToolChoiceObject;

/**
 * none: no call; auto: the model decides; required: at least one call. vLLM needs a tool parser for auto and required;
 * llama.cpp ignores required without tools.
 */
export type ToolChoiceMode = "none" | "auto" | "required";

/**
 * Names the tools that may or must be called, distinguished by type. vLLM, Groq and llama.cpp know only type function.
 */
export type ToolChoiceObject = NamedToolChoice | NamedCustomToolChoice | AllowedToolsChoice;

/** This function must be called. llama.cpp treats it as auto; vLLM then finishes with stop and content "". */
export interface NamedToolChoice {
  /** Tag of this choice. */
  readonly type: "function";
  /** The function. */
  readonly function: NamedFunction;
}

/** A function by its name. */
export interface NamedFunction {
  /** Its name; vLLM answers 400 when no tool has it, llama.cpp does not look. */
  readonly name: string;
}

/** OpenAI: this custom tool must be called. */
export interface NamedCustomToolChoice {
  /** Tag of this choice. */
  readonly type: "custom";
  /** The tool. */
  readonly custom: NamedCustomTool;
}

/** OpenAI: a custom tool by its name. */
export interface NamedCustomTool {
  /** Its name. */
  readonly name: string;
}

/** OpenAI: only some of the tools may be called. */
export interface AllowedToolsChoice {
  /** Tag of this choice. */
  readonly type: "allowed_tools";
  /** Which, and whether one must be called. */
  readonly allowed_tools: AllowedTools;
}

/** OpenAI: a subset of the tools. */
export interface AllowedTools {
  /** auto: the model decides; required: at least one call. */
  readonly mode: "auto" | "required";
  /** The tools, each as {type, function: {name}} or {type, custom: {name}}. */
  readonly tools: readonly ({ readonly [name: string]: Json })[];
}

/** Deprecated: this function must be called. */
export interface FunctionCallChoice {
  /** Its name. */
  readonly name: string;
}

/** Form of the answer's text, distinguished by type. Any other type is 400 on vLLM and llama.cpp. */
export type ResponseFormat =
  | TextResponseFormat
  | JsonObjectResponseFormat
  | JsonSchemaResponseFormat
  | StructuralTagResponseFormat;

/** Free text. */
export interface TextResponseFormat {
  /** Tag of this format. */
  readonly type: "text";
}

/** Some JSON object. OpenAI wants the word JSON in the messages. */
export interface JsonObjectResponseFormat {
  /** Tag of this format. */
  readonly type: "json_object";
  /** llama.cpp: JSON Schema that the object must follow. Absent: any JSON. Others ignore it. */
  readonly schema?: { readonly [name: string]: Json };
}

/**
 * JSON that follows a schema. Groq has it on some models only, and Ollama ignores it for models that it runs in the
 * cloud.
 */
export interface JsonSchemaResponseFormat {
  /** Tag of this format. */
  readonly type: "json_schema";
  /** The schema. Without it vLLM answers 400; llama.cpp takes the request and does not constrain the text. */
  readonly json_schema: JsonSchemaSpec;
}

/** A schema with its name. */
export interface JsonSchemaSpec {
  /** Name of the schema, which the model may read. OpenAI allows letters, digits, _ and -, up to 64. */
  readonly name: string;
  /** What the answer is for. Absent or null: nothing is said. */
  readonly description?: string | null;
  /**
   * The JSON Schema. Absent or null: any JSON on OpenAI, 400 on vLLM. vLLM reports an unknown type as 400, or as an
   * error inside a streamed 200.
   */
  readonly schema?: { readonly [name: string]: Json } | null;
  /**
   * OpenAI: follow the schema exactly, for a subset of JSON Schema. The local servers always do what their grammar can.
   * Absent or null: false.
   */
  readonly strict?: boolean | null;
}

/**
 * vLLM: free text with constrained stretches, either by a format of the grammar library or by the older list of
 * structures.
 * Rule: at least one of format | structures + triggers is required.
 */
export interface StructuralTagResponseFormat {
  /** Tag of this format. */
  readonly type: "structural_tag";
  /** The format. Absent: structures and triggers count. */
  readonly format?: { readonly [name: string]: Json };
  /** Older form: the constrained stretches. Absent: format counts. */
  readonly structures?: readonly StructureTag[];
  /** Older form: texts after which a stretch may begin. Absent: format counts. */
  readonly triggers?: readonly string[];
}

/** vLLM: one constrained stretch of the text. */
export interface StructureTag {
  /** Text that opens it. */
  readonly begin: string;
  /** JSON Schema of what is inside. Absent or null: any JSON. */
  readonly schema?: { readonly [name: string]: Json } | null;
  /** Text that closes it. */
  readonly end: string;
}

/**
 * vLLM: constraint on the whole text. Exactly one kind; none and two are 400.
 * Rule: exactly one of json | regex | choice | grammar | json_object | structural_tag is required.
 */
export interface StructuredOutputs {
  /** A JSON Schema, as an object or as text. Absent: another kind counts. */
  readonly json?: { readonly [name: string]: Json } | string;
  /** A regular expression for the whole text. Absent: another kind counts. */
  readonly regex?: string;
  /** The texts to choose from. Absent: another kind counts. */
  readonly choice?: readonly string[];
  /** A grammar in GBNF or Lark. Absent: another kind counts. */
  readonly grammar?: string;
  /** True: any JSON object. Absent: another kind counts. */
  readonly json_object?: boolean;
  /** A structural tag as JSON text. Absent: another kind counts. */
  readonly structural_tag?: string;
  /** No blanks between JSON tokens. Absent: false. */
  readonly disable_any_whitespace?: boolean;
  /** Read every object of the schema as closed. Absent: false. */
  readonly disable_additional_properties?: boolean;
  /** Regular expression of the blanks between JSON tokens. Absent or null: the backend's. */
  readonly whitespace_pattern?: string | null;
}

/** What a stream carries in addition to the text. */
export interface StreamOptions {
  /**
   * True asks for a last chunk with usage and no choices. On OpenAI every other chunk then has usage null; on vLLM it
   * stays absent. Groq sends usage without being asked. Absent or null: false, unless vLLM was started to force it.
   */
  readonly include_usage?: boolean | null;
  /**
   * vLLM: every chunk carries the numbers so far; take the last, never add. Needs include_usage, without which it does
   * nothing. Absent or null: false.
   */
  readonly continuous_usage_stats?: boolean | null;
  /** OpenAI: false leaves the random obfuscation field out of the chunks. Absent: true. */
  readonly include_obfuscation?: boolean;
}

/**
 * Bias by token id, the id written as text. OpenAI takes whole numbers from -100 to 100; vLLM answers 400 to a key that
 * is not an id of its vocabulary, llama.cpp also takes text as the key.
 */
export type LogitBiasMap = { readonly [name: string]: number };

/**
 * llama.cpp: token and bias. The token is an id, or text of which every token is meant; the bias is a number, or false
 * to ban the token.
 */
export type LogitBiasPair = readonly (number | string | boolean)[];

/** OpenAI: up to 16 labels; a key has up to 64 characters, a value up to 512. */
export type Metadata = { readonly [name: string]: string };

/**
 * none: do not think. minimal, low, medium, high, xhigh, max: more and more; which of them a model knows differs.
 * default is Groq's, for letting a Qwen model think; ultra is Ollama's, and counts as max.
 */
export type ReasoningEffort = "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max" | "default" | "ultra";

/** Ollama's /v1: how much to think. */
export interface ReasoningOptions {
  /** The effort. Absent: the model's default. */
  readonly effort?: ReasoningEffort;
}

/** OpenAI: auto, default, flex, scale, priority, fast. Groq: auto, on_demand, flex, performance. */
export type ServiceTier = "auto" | "default" | "flex" | "scale" | "priority" | "fast" | "on_demand" | "performance";

/** OpenAI: voice and format of a spoken answer. */
export interface AudioOptions {
  /** Name of a built-in voice, or a custom voice. */
  readonly voice: string | CustomVoice;
  /** Encoding of the sound. */
  readonly format: "wav" | "aac" | "mp3" | "flac" | "opus" | "pcm16";
}

/** OpenAI: a voice of the caller's own. */
export interface CustomVoice {
  /** Its id. */
  readonly id: string;
}

/** OpenAI: text that the answer will mostly repeat. */
export interface Prediction {
  /** The only type there is. */
  readonly type: "content";
  /** The text, one or several. */
  readonly content: string | readonly TextContent[];
}

/** OpenAI: how to search the web. */
export interface WebSearchOptions {
  /** How much of the context the results may fill. Absent: medium. */
  readonly search_context_size?: "low" | "medium" | "high";
  /** Where the user is. Absent or null: unknown. */
  readonly user_location?: UserLocation | null;
}

/** OpenAI: where the user is. */
export interface UserLocation {
  /** The only type there is. */
  readonly type: "approximate";
  /** The place. */
  readonly approximate: ApproximateLocation;
}

/** OpenAI: a place, as far as it is known. */
export interface ApproximateLocation {
  /** Two letters of ISO 3166-1. Absent: unknown. */
  readonly country?: string;
  /** Name of the region. Absent: unknown. */
  readonly region?: string;
  /** Name of the city. Absent: unknown. */
  readonly city?: string;
  /** Name of the IANA time zone. Absent: unknown. */
  readonly timezone?: string;
}

/** OpenAI: moderation in addition to the answer. */
export interface ModerationOptions {
  /** Moderation model. */
  readonly model: string;
  /** What happens on a hit. Absent or null: only the scores are reported. */
  readonly policy?: ModerationPolicy | null;
}

/** OpenAI: what happens when moderation hits. */
export interface ModerationPolicy {
  /** For the prompt. Absent or null: score. */
  readonly input?: ModerationMode | null;
  /** For the answer. Absent or null: score. */
  readonly output?: ModerationMode | null;
}

/** OpenAI: reaction to a hit. */
export interface ModerationMode {
  /** score: report only; block: withhold the answer. */
  readonly mode: "score" | "block";
}

/** OpenAI: how prompts are cached. */
export interface PromptCacheOptions {
  /** implicit: the server sets one mark by itself; explicit: only the marks in the messages count. Absent: implicit. */
  readonly mode?: "implicit" | "explicit";
  /** Least life of an entry. Absent: 30 minutes. */
  readonly ttl?: "30m" | "12h";
}

/** vLLM: which repetition ends the answer. */
export interface RepetitionDetection {
  /** Longest pattern looked for, in tokens. Absent: 0, which is off. */
  readonly max_pattern_size?: number;
  /** Shortest pattern looked for, in tokens. Absent: 0. */
  readonly min_pattern_size?: number;
  /** How often a pattern must repeat. Absent: 0. */
  readonly min_count?: number;
}

/** vLLM: options for loading media, by modality (image, video, audio). */
export type MediaIoOptions = { readonly [name: string]: { readonly [name: string]: Json } };

/** vLLM: named values for the server's extensions. */
export type VllmExtraArgs = { readonly [name: string]: string | number | readonly (string | number)[] };

/** vLLM: a document as a flat map of texts, by habit title and text. */
export type TextDocument = { readonly [name: string]: string };

/** Groq: a document to answer from. */
export interface GroqDocument {
  /** Name to cite it by. Absent or null: made by the server. */
  readonly id?: string | null;
  /** What it says. */
  readonly source: DocumentSource;
}

/** Groq: the body of a document, distinguished by type. */
export type DocumentSource = TextDocumentSource | JsonDocumentSource;

/** Groq: a document as text. */
export interface TextDocumentSource {
  /** Tag of this source. */
  readonly type: "text";
  /** The text. */
  readonly text: string;
}

/** Groq: a document as JSON. */
export interface JsonDocumentSource {
  /** Tag of this source. */
  readonly type: "json";
  /** The data. */
  readonly data: { readonly [name: string]: Json };
}

/** Groq: how a Compound system searches the web. */
export interface SearchSettings {
  /** Only these domains. Absent or null: all. */
  readonly include_domains?: readonly string[] | null;
  /** Not these domains. Absent or null: none. */
  readonly exclude_domains?: readonly string[] | null;
  /** Search images too. Absent or null: false. */
  readonly include_images?: boolean | null;
  /** Country whose results come first. Absent or null: none. */
  readonly country?: string | null;
}

/** Groq: models and tools of a Compound system. */
export interface CompoundCustom {
  /** The models. Absent or null: its own choice. */
  readonly models?: CompoundModels | null;
  /** The tools. Absent or null: all. */
  readonly tools?: CompoundTools | null;
}

/** Groq: models of a Compound system. */
export interface CompoundModels {
  /** Model that thinks. Absent or null: its own choice. */
  readonly reasoning_model?: string | null;
  /** Model that answers. Absent or null: its own choice. */
  readonly answering_model?: string | null;
}

/** Groq: tools of a Compound system. */
export interface CompoundTools {
  /** Names of the tools that may be used. Absent or null: all. */
  readonly enabled_tools?: readonly string[] | null;
  /** Settings of the Wolfram tool. Absent or null: none. */
  readonly wolfram_settings?: { readonly [name: string]: Json } | null;
}

/** llama.cpp: scale of one LoRA adapter. */
export interface LoraScale {
  /** Number of the adapter on the server. */
  readonly id: number;
  /** How strongly it counts. */
  readonly scale: number;
}

/** Body of a request. */
export interface RerankRequest {
  /** Name of the model. llama.cpp and vLLM do without it. */
  readonly model?: string | null;
  /** The question. */
  readonly query: string;
  /** What is ordered. */
  readonly documents: readonly RerankInput[];
  /** Most results. Absent or null: one for each document; vLLM: 0 says so too. */
  readonly top_n?: number | null;
  /** Jina, Cohere: whether results repeat their documents. vLLM always does, llama.cpp never; both ignore it. */
  readonly return_documents?: boolean | null;
  /** vLLM: cut question and document together to this many tokens; -1: to what the model takes. */
  readonly truncate_prompt_tokens?: number | null;
  /** vLLM: id of the end user. */
  readonly user?: string | null;
}

/** A document, as text or as an object with a text. */
export type RerankInput = string | RerankDocument;

/** A document as an object; what other fields it has is read by nobody. */
export interface RerankDocument {
  /** The text. */
  readonly text: string;
  /** vLLM: images of the document; null for a text. */
  readonly multi_modal?: { readonly [name: string]: Json } | null;
}

/** Body of a good answer. */
export interface RerankResponse {
  /** llama.cpp: always this. Absent on vLLM. */
  readonly object?: "list";
  /** vLLM: id of the answer. Absent on llama.cpp. */
  readonly id?: string;
  /** Model that answered. */
  readonly model?: string;
  /** The best first. */
  readonly results: readonly RerankResult[];
  /** What was counted. */
  readonly usage?: RerankUsage;
}

/** How well one document answers. */
export interface RerankResult {
  /** Place of the document among the documents. */
  readonly index: number;
  /** The more, the better. */
  readonly relevance_score: number;
  /** The document, where the server repeats it. */
  readonly document?: string | RerankDocument | null;
}

/** Tokens of the question and the documents. */
export interface RerankUsage {
  /** Tokens of all pairs of question and document. Absent on vLLM before 0.11 and at Jina. */
  readonly prompt_tokens?: number;
  /** The same. */
  readonly total_tokens: number;
}

/**
 * Body of a 200 answer to a request without stream. vLLM writes a null for everything that it could have sent;
 * llama.cpp and Ollama leave out what they do not have; Groq and OpenAI mix both.
 */
export interface ChatCompletion {
  /**
   * Id of the answer. vLLM: chatcmpl- and 16 hexadecimal digits, or the request_id; llama.cpp: chatcmpl- and 32 letters
   * and digits; Ollama: chatcmpl- and a number below 1000, so it is not unique.
   */
  readonly id: string;
  /** Always this. */
  readonly object: "chat.completion";
  /** When the answer was made, in seconds since 1970. OpenAI's own test fixtures have 0. */
  readonly created: number;
  /**
   * The model that answered: a dated version on OpenAI, the alias or file name on llama.cpp, the name asked for
   * elsewhere.
   */
  readonly model: string;
  /** The answers, one per n. */
  readonly choices: readonly Choice[];
  /**
   * Token counts of the whole request. Every recorded answer has it; OpenAI's specification lets it be absent, which
   * means not counted.
   */
  readonly usage?: Usage;
  /** Class of service that was used. vLLM: null. Absent: not given. */
  readonly service_tier?: string | null;
  /**
   * Names the configuration of the server: version and settings on vLLM, the build on llama.cpp, fp_ollama on Ollama.
   * Absent or null: not given.
   */
  readonly system_fingerprint?: string | null;
  /** OpenAI: labels of a stored completion. Absent or null: none. */
  readonly metadata?: Metadata | null;
  /** OpenAI: what moderation found, when the request asked for it. Absent or null: not asked. */
  readonly moderation?: ModerationReport | null;
  /**
   * vLLM: log probabilities of the prompt, one entry per token; the first is null, for nothing comes before it. Null:
   * not asked. Absent on other servers.
   */
  readonly prompt_logprobs?: readonly (PromptTokenLogprobs | null)[] | null;
  /** vLLM: token ids of the prompt. Null: not asked. Absent on other servers. */
  readonly prompt_token_ids?: readonly number[] | null;
  /** vLLM: the prompt as the chat template wrote it. Null: not asked. Absent on other servers. */
  readonly prompt_text?: string | null;
  /** vLLM: for handing over the key-value cache. Null: not used. Absent on other servers. */
  readonly kv_transfer_params?: { readonly [name: string]: Json } | null;
  /** vLLM: for handing over the encoder cache. Null: not used. Absent on other servers. */
  readonly ec_transfer_params?: { readonly [name: string]: Json } | null;
  /**
   * vLLM: measurements of the request, where the server is set to send them. Null: not sent. Absent on other servers.
   */
  readonly metrics?: { readonly [name: string]: Json } | null;
  /** llama.cpp: speed of the request. Absent on other servers. */
  readonly timings?: Timings;
  /** Groq: data of its own. Absent on other servers. */
  readonly x_groq?: XGroq;
  /** Groq: usage by model for Compound systems. Null or absent: one model. */
  readonly usage_breakdown?: UsageBreakdown | null;
}

/** One answer. */
export interface Choice {
  /** Position among the answers, from 0. */
  readonly index: number;
  /** The answer. */
  readonly message: ResponseMessage;
  /** Why it ended. A forced named call ends with stop on vLLM; decide by the calls, not by this. */
  readonly finish_reason: FinishReason;
  /** Log probabilities. Null (OpenAI, vLLM, Groq) or absent (llama.cpp, Ollama): not asked. */
  readonly logprobs?: Logprobs | null;
  /**
   * vLLM: the stop text, or the id of the stop token, that ended the answer. Null: neither did. Absent on other
   * servers.
   */
  readonly stop_reason?: string | number | null;
  /** vLLM: token ids of the answer. Null: not asked. Absent on other servers. */
  readonly token_ids?: readonly number[] | null;
  /**
   * vLLM: which experts each token went through, an .npy array in base64. Null: not switched on. Absent on other
   * servers.
   */
  readonly routed_experts?: string | null;
}

/**
 * Why an answer ended. stop: by itself, at a stop text or with a refusal; length: at a token limit or the end of the
 * context; tool_calls: with calls; content_filter: withheld (OpenAI); function_call: with a deprecated call. vLLM adds
 * abort (the server was stopped), error (the engine failed) and repetition (repetition_detection). vLLM says tool_calls
 * even when the arguments are broken, or when the call is lost inside the reasoning.
 */
export type FinishReason =
  | "stop"
  | "length"
  | "tool_calls"
  | "content_filter"
  | "function_call"
  | "abort"
  | "error"
  | "repetition";

/** An answer of the model. */
export interface ResponseMessage {
  /** Always this. */
  readonly role: "assistant";
  /**
   * The text. With calls: null on OpenAI, null (auto) or "" (required, named) on vLLM, "" on llama.cpp and Ollama,
   * absent on Groq. Null too for a refusal, and on vLLM when everything was reasoning.
   */
  readonly content?: string | null;
  /**
   * OpenAI: words with which the model refused; content is then null and finish_reason stop. Null: no refusal (always,
   * on vLLM). Absent on other servers.
   */
  readonly refusal?: string | null;
  /**
   * vLLM, Groq, Ollama: what the model thought. vLLM needs a reasoning parser, and sends null otherwise; Groq needs
   * reasoning_format parsed. Absent: none.
   */
  readonly reasoning?: string | null;
  /** llama.cpp: what the model thought. vLLM called its field so before it became reasoning. Absent: none. */
  readonly reasoning_content?: string | null;
  /** The calls, in order. Absent when empty; no recorded server sends null or []. */
  readonly tool_calls?: readonly MessageToolCall[];
  /** Deprecated single call. vLLM: always null. Absent or null: none. */
  readonly function_call?: FunctionCall | null;
  /** Citations in the text. OpenAI: [] when empty; vLLM: null. Absent: none. */
  readonly annotations?: readonly Annotation[] | null;
  /** OpenAI: the answer as sound. vLLM: null. Absent or null: none. */
  readonly audio?: AudioOutput | null;
  /** Groq: tools that a Compound system ran by itself; no call for the client to answer. Absent: none. */
  readonly executed_tools?: readonly ExecutedTool[];
}

/** A citation in the text, distinguished by type. */
export type Annotation =
  | UrlCitationAnnotation
  | DocumentCitationAnnotation
  | FunctionCitationAnnotation
  | UnknownAnnotation;

/** OpenAI: cites a page of the web. */
export interface UrlCitationAnnotation {
  /** Tag of this annotation. */
  readonly type: "url_citation";
  /** The page and the place in the text. */
  readonly url_citation: UrlCitation;
}

/** OpenAI: a page of the web and the stretch of text that cites it. */
export interface UrlCitation {
  /** Address of the page. */
  readonly url: string;
  /** Title of the page. Absent: unknown. */
  readonly title?: string;
  /** First character of the stretch, counted from 0. */
  readonly start_index: number;
  /** Last character of the stretch. */
  readonly end_index: number;
}

/** Groq: cites a document of the request. */
export interface DocumentCitationAnnotation {
  /** Tag of this annotation. */
  readonly type: "document_citation";
  /** The document and the place in the text. */
  readonly document_citation: DocumentCitation;
}

/** Groq: a document and the stretch of text that cites it. */
export interface DocumentCitation {
  /** Id of the document. */
  readonly document_id: string;
  /** First character of the stretch, counted from 0. */
  readonly start_index: number;
  /** End of the stretch. */
  readonly end_index: number;
}

/** Groq: cites the result of a call. */
export interface FunctionCitationAnnotation {
  /** Tag of this annotation. */
  readonly type: "function_citation";
  /** The call and the place in the text. */
  readonly function_citation: FunctionCitation;
}

/** Groq: a call and the stretch of text that cites its result. */
export interface FunctionCitation {
  /** Id of the call. */
  readonly tool_call_id: string;
  /** First character of the stretch, counted from 0. */
  readonly start_index: number;
  /** End of the stretch. */
  readonly end_index: number;
}

/** A citation of a type that this contract does not know. */
export interface UnknownAnnotation {
  /** Any other type. */
  readonly type: UnknownTag;
}

/** OpenAI: an answer as sound. */
export interface AudioOutput {
  /** Id to refer to it in later requests. */
  readonly id: string;
  /** The sound in base64, in the format that the request named. */
  readonly data: string;
  /** Until when the id can be used, in seconds since 1970. */
  readonly expires_at: number;
  /** What is said. */
  readonly transcript: string;
}

/** Groq: a tool that ran on the server. */
export interface ExecutedTool {
  /** Position among the tools that ran, from 0. */
  readonly index: number;
  /** Kind of tool, such as search. */
  readonly type: string;
  /** The arguments as JSON text. */
  readonly arguments: string;
  /** What it returned, as text. Null or absent: nothing. */
  readonly output?: string | null;
  /** What a search found. Null or absent: no search. */
  readonly search_results?: SearchResults | null;
  /** What code printed and drew. Absent: no code. */
  readonly code_results?: readonly ({ readonly [name: string]: Json })[];
  /** Pages that were visited. Absent: none. */
  readonly browser_results?: readonly ({ readonly [name: string]: Json })[];
}

/** Groq: what a search found. */
export interface SearchResults {
  /** The pages, best first. Absent: none. */
  readonly results?: readonly SearchResult[];
  /** Addresses of images. Absent: none. */
  readonly images?: readonly string[];
}

/** Groq: a page that a search found. */
export interface SearchResult {
  /** Title of the page. Absent: unknown. */
  readonly title?: string;
  /** Address of the page. */
  readonly url: string;
  /** The part of the page that matters. */
  readonly content: string;
  /** How well it fits, up to 1. */
  readonly score: number;
}

/** Token counts of the whole request, prompt and all choices. */
export interface Usage {
  /** Tokens of the prompt, cached ones included. */
  readonly prompt_tokens: number;
  /**
   * Tokens of the answers, reasoning included. llama.cpp counts one answer only when n is above 1, and its total_tokens
   * likewise.
   */
  readonly completion_tokens: number;
  /** Prompt and answers. */
  readonly total_tokens: number;
  /**
   * What the prompt consisted of. Null on vLLM unless it was started with --enable-prompt-tokens-details. Absent: not
   * given.
   */
  readonly prompt_tokens_details?: PromptTokensDetails | null;
  /**
   * What the answers consisted of. vLLM: null, or absent in a stream, without a reasoning parser. Absent: not given.
   */
  readonly completion_tokens_details?: CompletionTokensDetails | null;
  /** Groq: seconds spent waiting. Absent on other servers. */
  readonly queue_time?: number;
  /** Groq: seconds spent on the prompt. Absent on other servers. */
  readonly prompt_time?: number;
  /** Groq: seconds spent on the answer. Absent on other servers. */
  readonly completion_time?: number;
  /** Groq: seconds spent on prompt and answer, without waiting. Absent on other servers. */
  readonly total_time?: number;
}

/** What the prompt consisted of. All counts are parts of prompt_tokens. */
export interface PromptTokensDetails {
  /** Taken from a cache. Null or absent: not counted. */
  readonly cached_tokens?: number | null;
  /** OpenAI: written to the cache. Absent: not counted. */
  readonly cache_write_tokens?: number;
  /** vLLM: written to the cache. Null or absent: not counted. */
  readonly created_cache_tokens?: number | null;
  /** OpenAI: sound. Absent: not counted. */
  readonly audio_tokens?: number;
  /** OpenAI: text. Absent: not counted. */
  readonly text_tokens?: number;
  /** OpenAI: images. Absent: not counted. */
  readonly image_tokens?: number;
  /** vLLM: media, by kind. Null or absent: no media. */
  readonly multimodal_tokens?: MultimodalTokens | null;
}

/** vLLM: tokens of media in the prompt, by kind (image, video, audio). */
export type MultimodalTokens = { readonly [name: string]: number };

/** What the answers consisted of. All but the rejected ones are parts of completion_tokens. */
export interface CompletionTokensDetails {
  /**
   * Reasoning. vLLM sends it only with a reasoning parser, and then often 0 although reasoning is not empty. Absent:
   * not counted.
   */
  readonly reasoning_tokens?: number;
  /** OpenAI: sound. Absent: not counted. */
  readonly audio_tokens?: number;
  /** OpenAI: text. Absent: not counted. */
  readonly text_tokens?: number;
  /** OpenAI: taken over from the prediction. Absent: not counted. */
  readonly accepted_prediction_tokens?: number;
  /** OpenAI: predicted in vain, and still paid for. Absent: not counted. */
  readonly rejected_prediction_tokens?: number;
}

/** Groq: usage by model. */
export interface UsageBreakdown {
  /** The models in the order they were used. Null: one model, see usage. */
  readonly models: readonly ModelUsage[] | null;
}

/** Groq: usage of one model. */
export interface ModelUsage {
  /** Name of the model. */
  readonly model: string;
  /** Its tokens and times. */
  readonly usage: Usage;
}

/** Log probabilities of one answer, or of one chunk of it. */
export interface Logprobs {
  /**
   * The tokens of the text, in order. vLLM includes those of the reasoning and its marks. Null: none of the text
   * (OpenAI, when it refuses).
   */
  readonly content: readonly TokenLogprob[] | null;
  /** OpenAI: the tokens of a refusal, in order. Null or absent: no refusal. */
  readonly refusal?: readonly TokenLogprob[] | null;
}

/** A token and its alternatives. */
export interface TokenLogprob {
  /** The token as text; a piece of a character comes as a replacement character. */
  readonly token: string;
  /** Natural logarithm of its probability, -9999 when it was not among those looked at. */
  readonly logprob: number;
  /**
   * The token in UTF-8; joined over tokens they give whole characters. Null: it has none (OpenAI, for special tokens).
   */
  readonly bytes: readonly number[] | null;
  /**
   * The likeliest tokens at this place, best first. When the request gave no top_logprobs: [] on OpenAI and vLLM, 20
   * entries on llama.cpp.
   */
  readonly top_logprobs: readonly TopLogprob[];
  /** llama.cpp: id of the token. Absent on other servers. */
  readonly id?: number;
}

/** A token that was possible here. */
export interface TopLogprob {
  /** The token as text. */
  readonly token: string;
  /** Natural logarithm of its probability. */
  readonly logprob: number;
  /** The token in UTF-8. Null: it has none. */
  readonly bytes: readonly number[] | null;
  /** llama.cpp: id of the token. Absent on other servers. */
  readonly id?: number;
}

/** vLLM: a place of the prompt: token ids as text, the real token and its alternatives. */
export type PromptTokenLogprobs = { readonly [name: string]: PromptLogprob };

/** vLLM: a token of the prompt. */
export interface PromptLogprob {
  /** Natural logarithm of its probability. */
  readonly logprob: number;
  /** Rank in the vocabulary, 1 is the likeliest. Null: not known. */
  readonly rank: number | null;
  /** The token as text. Null: not decoded. */
  readonly decoded_token: string | null;
}

/** llama.cpp: speed of one request. Tokens in the context are cache_n, prompt_n and predicted_n together. */
export interface Timings {
  /** Prompt tokens taken from the cache. */
  readonly cache_n: number;
  /** Prompt tokens computed. */
  readonly prompt_n: number;
  /** Time on the prompt, in milliseconds. */
  readonly prompt_ms: number;
  /** Milliseconds per prompt token. */
  readonly prompt_per_token_ms: number;
  /** Prompt tokens per second. */
  readonly prompt_per_second: number;
  /** Tokens generated. */
  readonly predicted_n: number;
  /** Time on the answer, in milliseconds. */
  readonly predicted_ms: number;
  /** Milliseconds per generated token. */
  readonly predicted_per_token_ms: number;
  /** Generated tokens per second. */
  readonly predicted_per_second: number;
  /** Tokens proposed by the draft model. Absent: no speculative decoding. */
  readonly draft_n?: number;
  /** Proposed tokens that were taken. Absent: no speculative decoding. */
  readonly draft_n_accepted?: number;
}

/** Groq: data of its own in a whole answer. */
export interface XGroq {
  /** Id of the request, for Groq's support. */
  readonly id: string;
  /** Seed that was used. Null or absent: not given. */
  readonly seed?: number | null;
  /** Use of the hardware's caches. Null or absent: not given. */
  readonly usage?: GroqCacheUsage | null;
  /** Tokens, when debugging was asked for. Null or absent: not asked. */
  readonly debug?: GroqDebug | null;
}

/** Groq: use of the hardware's caches. */
export interface GroqCacheUsage {
  /** Tokens served from SRAM. Absent: not counted. */
  readonly sram_cached_tokens?: number;
  /** Tokens served from DRAM. Absent: not counted. */
  readonly dram_cached_tokens?: number;
}

/** Groq: tokens of prompt and answer. */
export interface GroqDebug {
  /** Token ids of the prompt. Absent: not given. */
  readonly input_token_ids?: readonly number[];
  /** Tokens of the prompt as text. Absent: not given. */
  readonly input_tokens?: readonly string[];
  /** Token ids of the answer. Absent: not given. */
  readonly output_token_ids?: readonly number[];
  /** Tokens of the answer as text. Absent: not given. */
  readonly output_tokens?: readonly string[];
}

/** OpenAI: what moderation found in prompt and answer. */
export interface ModerationReport {
  /** For the prompt. */
  readonly input: ModerationOutcome;
  /** For the answer. */
  readonly output: ModerationOutcome;
}

/** OpenAI: results of moderation, or its failure, distinguished by type. */
export type ModerationOutcome = ModerationResults | ModerationFailure;

/** OpenAI: results of moderation. */
export interface ModerationResults {
  /** Tag of this outcome. */
  readonly type: "moderation_results";
  /** Model that moderated. */
  readonly model: string;
  /** The results. */
  readonly results: readonly ModerationResult[];
}

/** OpenAI: moderation did not work. */
export interface ModerationFailure {
  /** Tag of this outcome. */
  readonly type: "error";
  /** Kind of failure. */
  readonly code: string;
  /** What went wrong, for a person to read. */
  readonly message: string;
}

/** OpenAI: one result of moderation. */
export interface ModerationResult {
  /** Always this. */
  readonly type: "moderation_result";
  /** Model that moderated. */
  readonly model: string;
  /** Whether any category hit. */
  readonly flagged: boolean;
  /** Which categories hit. */
  readonly categories: ModerationFlags;
  /** How strongly each category fits. */
  readonly category_scores: ModerationScores;
  /** Which kinds of input each category looked at. */
  readonly category_applied_input_types: ModerationInputTypes;
}

/** OpenAI: hits by category, such as self-harm/intent. */
export type ModerationFlags = { readonly [name: string]: boolean };

/** OpenAI: scores by category, 0 to 1. */
export type ModerationScores = { readonly [name: string]: number };

/** OpenAI: kinds of input (text, image) by category. */
export type ModerationInputTypes = { readonly [name: string]: readonly string[] };

/** Body of a request for an order, in either form. */
export type RerankQuestion = RerankRequest | TextsRequest;

/** Body of a good answer, in the form of the request. */
export type RerankAnswer = RerankResponse | TextScores;

/** TEI and llama.cpp: body of a request for a bare list of scores. */
export interface TextsRequest {
  /** Name of the model. Absent: the one that is served. */
  readonly model?: string | null;
  /** The question. */
  readonly query: string;
  /** What is ordered. */
  readonly texts: readonly string[];
  /** Whether results repeat their texts. Absent or null: they do not. */
  readonly return_text?: boolean | null;
  /** TEI: scores as the model gives them, not between 0 and 1. Absent or null: between 0 and 1. */
  readonly raw_scores?: boolean | null;
  /** TEI: cut what is too long for the model. Absent or null: that is an error. */
  readonly truncate?: boolean | null;
  /** TEI: the side that is cut. Absent or null: the right one. */
  readonly truncation_direction?: "left" | "right" | "Left" | "Right" | null;
}

/** TEI and llama.cpp: body of a good answer, the best first. */
export type TextScores = readonly TextScore[];

/** How well one text answers. */
export interface TextScore {
  /** Place of the text among the texts. */
  readonly index: number;
  /** The more, the better. */
  readonly score: number;
  /** The text, where return_text asked for it. */
  readonly text?: string | null;
}

/**
 * vLLM: body of POST /score. One text is scored against one or several others.
 * Rule: at least one of text_1 + text_2 | queries + documents | data_1 + data_2 is required.
 */
export interface ScoreRequest {
  /** Name of the model. Absent: the one that is served. */
  readonly model?: string | null;
  /** The text that the others are scored against. */
  readonly text_1?: string | readonly string[];
  /** The others. */
  readonly text_2?: string | readonly string[];
  /** The same as text_1. */
  readonly queries?: string | readonly string[];
  /** The same as text_2. */
  readonly documents?: string | readonly string[];
  /** The same as text_1. */
  readonly data_1?: string | readonly string[];
  /** The same as text_2. */
  readonly data_2?: string | readonly string[];
  /** Cut both texts together to this many tokens; -1: to what the model takes. */
  readonly truncate_prompt_tokens?: number | null;
  /** Id of the end user. */
  readonly user?: string | null;
}

/** vLLM: body of a good answer of POST /score. */
export interface ScoreResponse {
  /** Id of the answer. */
  readonly id?: string;
  /** Always this. */
  readonly object: "list";
  /** When it was made, in seconds since 1970. */
  readonly created?: number;
  /** Model that answered. */
  readonly model: string;
  /** A score for each of the others, in their order. */
  readonly data: readonly Score[];
  /** What was counted. */
  readonly usage?: RerankUsage;
}

/** How near one text is to the first. */
export interface Score {
  /** Place of the text among the others. */
  readonly index: number;
  /** Always this. */
  readonly object: "score";
  /** The more, the nearer. */
  readonly score: number;
}

/** Body of POST /tokenize: vLLM wants prompt or messages, llama.cpp content (without it, it answers with no tokens). */
export interface TokenizeRequest {
  /** vLLM: name of the model. Absent: the one that is served. */
  readonly model?: string | null;
  /** vLLM: the text. */
  readonly prompt?: string;
  /** llama.cpp: the text. */
  readonly content?: string;
  /** vLLM: a conversation, which the chat template turns into a text. */
  readonly messages?: readonly RequestMessage[];
  /** vLLM: the tools of the conversation. */
  readonly tools?: readonly Tool[] | null;
  /** vLLM: end with the opening of an assistant message. Absent: true. */
  readonly add_generation_prompt?: boolean;
  /** vLLM: leave the last message open. Absent: false. */
  readonly continue_final_message?: boolean;
  /** vLLM: add the tokenizer's special tokens (absent: for a prompt, not for messages). */
  readonly add_special_tokens?: boolean;
  /** vLLM: variables for the chat template. */
  readonly chat_template_kwargs?: { readonly [name: string]: Json } | null;
  /** vLLM: answer with the texts of the tokens too. Absent: no. */
  readonly return_token_strs?: boolean | null;
  /** llama.cpp: add special tokens, such as the one that begins a text. Absent: false. */
  readonly add_special?: boolean;
  /** llama.cpp: read special tokens written in the text as such. Absent: true. */
  readonly parse_special?: boolean;
  /** llama.cpp: answer with the texts of the tokens too. Absent: false. */
  readonly with_pieces?: boolean;
}

/** Body of a 200 answer of POST /tokenize. vLLM gives count and max_model_len too. */
export interface TokenizeResponse {
  /** The tokens in order: ids, or with_pieces ids and texts. */
  readonly tokens: readonly (number | TokenPiece)[];
  /** vLLM: how many. Absent on llama.cpp. */
  readonly count?: number;
  /** vLLM: length of the context. Absent on llama.cpp. */
  readonly max_model_len?: number;
  /** vLLM: texts of the tokens. Null: not asked. Absent on llama.cpp. */
  readonly token_strs?: readonly string[] | null;
}

/** llama.cpp: a token with its text. */
export interface TokenPiece {
  /** Id of the token. */
  readonly id: number;
  /** Its text, or its bytes where they are no text by themselves. */
  readonly piece: string | readonly number[];
}

/** Body of POST /detokenize. */
export interface DetokenizeRequest {
  /** vLLM: name of the model. Absent: the one that is served. */
  readonly model?: string | null;
  /** Ids of the tokens. */
  readonly tokens: readonly number[];
}

/**
 * Body of a 200 answer of POST /detokenize.
 * Rule: at least one of prompt | content is required.
 */
export interface DetokenizeResponse {
  /** vLLM: the text. */
  readonly prompt?: string;
  /** llama.cpp: the text. */
  readonly content?: string;
}

/** llama.cpp: body of POST /apply-template, the fields of a chat request that make its prompt. */
export interface ApplyTemplateRequest {
  /**
   * The conversation, oldest message first. An assistant message with tool calls is followed by one tool message per
   * call. llama.cpp continues a last assistant message instead of answering it, and refuses two assistant messages at
   * the end; vLLM continues only with continue_final_message. An empty list is refused by every server but llama.cpp.
   */
  readonly messages: readonly RequestMessage[];
  /**
   * What the model may call. vLLM refuses an empty list with 400, the others treat it as none. vLLM needs a tool parser
   * at start, llama.cpp a chat template that knows tools. At most 128 (OpenAI, Groq). Absent or null: no tools.
   */
  readonly tools?: readonly Tool[] | null;
  /** vLLM, llama.cpp: variables for the chat template, such as {"enable_thinking": false}. Absent or null: none. */
  readonly chat_template_kwargs?: { readonly [name: string]: Json } | null;
}

/** Body of GET /props: of llama.cpp, or of a gateway, which says so in build_info. */
export type Props = PropsResponse | GatewayProps;

/** Body of GET /props of a gateway in front of several servers: of llama.cpp's properties those that it has itself. */
export interface GatewayProps {
  /** How many answers are written at the same time at most. */
  readonly total_slots: number;
  /** Name and version of the gateway. */
  readonly build_info: string;
  /** Model that is asked if a request names no model. Absent: no model is known. */
  readonly model_alias?: string;
  /** Length of that model's context. Absent: not known. */
  readonly default_generation_settings?: GenerationDefaults;
  /** Whether GET /slots is served. */
  readonly endpoint_slots?: boolean;
  /** Whether POST /props is served. */
  readonly endpoint_props?: boolean;
  /** Whether GET /metrics is served. */
  readonly endpoint_metrics?: boolean;
}

/** llama.cpp: body of a 200 answer of POST /apply-template. */
export interface ApplyTemplateResponse {
  /** The conversation as the model would see it. */
  readonly prompt: string;
}

export type { Json, UnknownTag, ValidationError, Validator } from "../runtime.js";

export declare const validateBatchRequestInput: Validator<BatchRequestInput>;
export declare const validateBatchRequestOutput: Validator<BatchRequestOutput>;
export declare const validateBatchAnswer: Validator<BatchAnswer>;
export declare const validateBatchFailure: Validator<BatchFailure>;
export declare const validateStreamEvent: Validator<StreamEvent>;
export declare const validateChatCompletionChunk: Validator<ChatCompletionChunk>;
export declare const validateChunkChoice: Validator<ChunkChoice>;
export declare const validateDelta: Validator<Delta>;
export declare const validateToolCallDelta: Validator<ToolCallDelta>;
export declare const validateFunctionDelta: Validator<FunctionDelta>;
export declare const validateAudioDelta: Validator<AudioDelta>;
export declare const validatePromptProgress: Validator<PromptProgress>;
export declare const validateXGroqChunk: Validator<XGroqChunk>;
export declare const validatePromptTexts: Validator<PromptTexts>;
export declare const validatePromptTokens: Validator<PromptTokens>;
export declare const validatePromptTokenLists: Validator<PromptTokenLists>;
export declare const validateCompletionPrompt: Validator<CompletionPrompt>;
export declare const validateCompletionRequest: Validator<CompletionRequest>;
export declare const validateCompletion: Validator<Completion>;
export declare const validateCompletionChoice: Validator<CompletionChoice>;
export declare const validateCompletionLogprobs: Validator<CompletionLogprobs>;
export declare const validateCompletionAlternatives: Validator<CompletionAlternatives>;
export declare const validateCompletionEvent: Validator<CompletionEvent>;
export declare const validateCompletionChunk: Validator<CompletionChunk>;
export declare const validateEmbeddingsRequest: Validator<EmbeddingsRequest>;
export declare const validateEmbeddingsInput: Validator<EmbeddingsInput>;
export declare const validateEmbeddingsItem: Validator<EmbeddingsItem>;
export declare const validateEmbeddingsResponse: Validator<EmbeddingsResponse>;
export declare const validateEmbeddingObject: Validator<EmbeddingObject>;
export declare const validateEmbeddingsUsage: Validator<EmbeddingsUsage>;
export declare const validateErrorResponse: Validator<ErrorResponse>;
export declare const validateErrorEnvelope: Validator<ErrorEnvelope>;
export declare const validateErrorBody: Validator<ErrorBody>;
export declare const validateErrorText: Validator<ErrorText>;
export declare const validateDetailError: Validator<DetailError>;
export declare const validateValidationIssue: Validator<ValidationIssue>;
export declare const validateObjectError: Validator<ObjectError>;
export declare const validateModelList: Validator<ModelList>;
export declare const validateModel: Validator<Model>;
export declare const validateModelPermission: Validator<ModelPermission>;
export declare const validateModelArchitecture: Validator<ModelArchitecture>;
export declare const validateModelMeta: Validator<ModelMeta>;
export declare const validateLocalModel: Validator<LocalModel>;
export declare const validateLocalModelDetails: Validator<LocalModelDetails>;
export declare const validateVersionResponse: Validator<VersionResponse>;
export declare const validateHealthResponse: Validator<HealthResponse>;
export declare const validateProxyHealth: Validator<ProxyHealth>;
export declare const validateProxyEndpoint: Validator<ProxyEndpoint>;
export declare const validateHealthBody: Validator<HealthBody>;
export declare const validatePropsResponse: Validator<PropsResponse>;
export declare const validateGenerationDefaults: Validator<GenerationDefaults>;
export declare const validatePropsModalities: Validator<PropsModalities>;
export declare const validateChatTemplateCaps: Validator<ChatTemplateCaps>;
export declare const validateNativeCompletionRequest: Validator<NativeCompletionRequest>;
export declare const validateInfillRequest: Validator<InfillRequest>;
export declare const validateInfillExtra: Validator<InfillExtra>;
export declare const validateNativeCompletion: Validator<NativeCompletion>;
export declare const validateNativePiece: Validator<NativePiece>;
export declare const validateNativeEvent: Validator<NativeEvent>;
export declare const validateChatCompletionRequest: Validator<ChatCompletionRequest>;
export declare const validateRequestMessage: Validator<RequestMessage>;
export declare const validateDeveloperMessage: Validator<DeveloperMessage>;
export declare const validateSystemMessage: Validator<SystemMessage>;
export declare const validateUserMessage: Validator<UserMessage>;
export declare const validateAssistantMessage: Validator<AssistantMessage>;
export declare const validateToolMessage: Validator<ToolMessage>;
export declare const validateFunctionMessage: Validator<FunctionMessage>;
export declare const validateContentPart: Validator<ContentPart>;
export declare const validateAssistantContentPart: Validator<AssistantContentPart>;
export declare const validateTextContent: Validator<TextContent>;
export declare const validateImageContent: Validator<ImageContent>;
export declare const validateImageUrl: Validator<ImageUrl>;
export declare const validateInputAudioContent: Validator<InputAudioContent>;
export declare const validateInputAudio: Validator<InputAudio>;
export declare const validateFileContent: Validator<FileContent>;
export declare const validateFileData: Validator<FileData>;
export declare const validateRefusalContent: Validator<RefusalContent>;
export declare const validateThinkingContent: Validator<ThinkingContent>;
export declare const validateMediaUrl: Validator<MediaUrl>;
export declare const validateAudioUrlContent: Validator<AudioUrlContent>;
export declare const validateVideoUrlContent: Validator<VideoUrlContent>;
export declare const validateInputVideoContent: Validator<InputVideoContent>;
export declare const validateInputVideo: Validator<InputVideo>;
export declare const validateImageEmbedsContent: Validator<ImageEmbedsContent>;
export declare const validateAudioEmbedsContent: Validator<AudioEmbedsContent>;
export declare const validateVideoEmbedsContent: Validator<VideoEmbedsContent>;
export declare const validatePromptEmbedsContent: Validator<PromptEmbedsContent>;
export declare const validateToolReferenceContent: Validator<ToolReferenceContent>;
export declare const validateDocumentContent: Validator<DocumentContent>;
export declare const validateInlineDocument: Validator<InlineDocument>;
export declare const validateUnknownContent: Validator<UnknownContent>;
export declare const validatePromptCacheBreakpoint: Validator<PromptCacheBreakpoint>;
export declare const validateAudioReference: Validator<AudioReference>;
export declare const validateMessageToolCall: Validator<MessageToolCall>;
export declare const validateToolCall: Validator<ToolCall>;
export declare const validateFunctionCall: Validator<FunctionCall>;
export declare const validateCustomToolCall: Validator<CustomToolCall>;
export declare const validateCustomCall: Validator<CustomCall>;
export declare const validateTool: Validator<Tool>;
export declare const validateFunctionTool: Validator<FunctionTool>;
export declare const validateFunctionDefinition: Validator<FunctionDefinition>;
export declare const validateCustomTool: Validator<CustomTool>;
export declare const validateCustomDefinition: Validator<CustomDefinition>;
export declare const validateCustomFormat: Validator<CustomFormat>;
export declare const validateCustomTextFormat: Validator<CustomTextFormat>;
export declare const validateCustomGrammarFormat: Validator<CustomGrammarFormat>;
export declare const validateCustomGrammar: Validator<CustomGrammar>;
export declare const validateUnknownTool: Validator<UnknownTool>;
export declare const validateToolChoice: Validator<ToolChoice>;
export declare const validateToolChoiceMode: Validator<ToolChoiceMode>;
export declare const validateToolChoiceObject: Validator<ToolChoiceObject>;
export declare const validateNamedToolChoice: Validator<NamedToolChoice>;
export declare const validateNamedFunction: Validator<NamedFunction>;
export declare const validateNamedCustomToolChoice: Validator<NamedCustomToolChoice>;
export declare const validateNamedCustomTool: Validator<NamedCustomTool>;
export declare const validateAllowedToolsChoice: Validator<AllowedToolsChoice>;
export declare const validateAllowedTools: Validator<AllowedTools>;
export declare const validateFunctionCallChoice: Validator<FunctionCallChoice>;
export declare const validateResponseFormat: Validator<ResponseFormat>;
export declare const validateTextResponseFormat: Validator<TextResponseFormat>;
export declare const validateJsonObjectResponseFormat: Validator<JsonObjectResponseFormat>;
export declare const validateJsonSchemaResponseFormat: Validator<JsonSchemaResponseFormat>;
export declare const validateJsonSchemaSpec: Validator<JsonSchemaSpec>;
export declare const validateStructuralTagResponseFormat: Validator<StructuralTagResponseFormat>;
export declare const validateStructureTag: Validator<StructureTag>;
export declare const validateStructuredOutputs: Validator<StructuredOutputs>;
export declare const validateStreamOptions: Validator<StreamOptions>;
export declare const validateLogitBiasMap: Validator<LogitBiasMap>;
export declare const validateLogitBiasPair: Validator<LogitBiasPair>;
export declare const validateMetadata: Validator<Metadata>;
export declare const validateReasoningEffort: Validator<ReasoningEffort>;
export declare const validateReasoningOptions: Validator<ReasoningOptions>;
export declare const validateServiceTier: Validator<ServiceTier>;
export declare const validateAudioOptions: Validator<AudioOptions>;
export declare const validateCustomVoice: Validator<CustomVoice>;
export declare const validatePrediction: Validator<Prediction>;
export declare const validateWebSearchOptions: Validator<WebSearchOptions>;
export declare const validateUserLocation: Validator<UserLocation>;
export declare const validateApproximateLocation: Validator<ApproximateLocation>;
export declare const validateModerationOptions: Validator<ModerationOptions>;
export declare const validateModerationPolicy: Validator<ModerationPolicy>;
export declare const validateModerationMode: Validator<ModerationMode>;
export declare const validatePromptCacheOptions: Validator<PromptCacheOptions>;
export declare const validateRepetitionDetection: Validator<RepetitionDetection>;
export declare const validateMediaIoOptions: Validator<MediaIoOptions>;
export declare const validateVllmExtraArgs: Validator<VllmExtraArgs>;
export declare const validateTextDocument: Validator<TextDocument>;
export declare const validateGroqDocument: Validator<GroqDocument>;
export declare const validateDocumentSource: Validator<DocumentSource>;
export declare const validateTextDocumentSource: Validator<TextDocumentSource>;
export declare const validateJsonDocumentSource: Validator<JsonDocumentSource>;
export declare const validateSearchSettings: Validator<SearchSettings>;
export declare const validateCompoundCustom: Validator<CompoundCustom>;
export declare const validateCompoundModels: Validator<CompoundModels>;
export declare const validateCompoundTools: Validator<CompoundTools>;
export declare const validateLoraScale: Validator<LoraScale>;
export declare const validateRerankRequest: Validator<RerankRequest>;
export declare const validateRerankInput: Validator<RerankInput>;
export declare const validateRerankDocument: Validator<RerankDocument>;
export declare const validateRerankResponse: Validator<RerankResponse>;
export declare const validateRerankResult: Validator<RerankResult>;
export declare const validateRerankUsage: Validator<RerankUsage>;
export declare const validateChatCompletion: Validator<ChatCompletion>;
export declare const validateChoice: Validator<Choice>;
export declare const validateFinishReason: Validator<FinishReason>;
export declare const validateResponseMessage: Validator<ResponseMessage>;
export declare const validateAnnotation: Validator<Annotation>;
export declare const validateUrlCitationAnnotation: Validator<UrlCitationAnnotation>;
export declare const validateUrlCitation: Validator<UrlCitation>;
export declare const validateDocumentCitationAnnotation: Validator<DocumentCitationAnnotation>;
export declare const validateDocumentCitation: Validator<DocumentCitation>;
export declare const validateFunctionCitationAnnotation: Validator<FunctionCitationAnnotation>;
export declare const validateFunctionCitation: Validator<FunctionCitation>;
export declare const validateUnknownAnnotation: Validator<UnknownAnnotation>;
export declare const validateAudioOutput: Validator<AudioOutput>;
export declare const validateExecutedTool: Validator<ExecutedTool>;
export declare const validateSearchResults: Validator<SearchResults>;
export declare const validateSearchResult: Validator<SearchResult>;
export declare const validateUsage: Validator<Usage>;
export declare const validatePromptTokensDetails: Validator<PromptTokensDetails>;
export declare const validateMultimodalTokens: Validator<MultimodalTokens>;
export declare const validateCompletionTokensDetails: Validator<CompletionTokensDetails>;
export declare const validateUsageBreakdown: Validator<UsageBreakdown>;
export declare const validateModelUsage: Validator<ModelUsage>;
export declare const validateLogprobs: Validator<Logprobs>;
export declare const validateTokenLogprob: Validator<TokenLogprob>;
export declare const validateTopLogprob: Validator<TopLogprob>;
export declare const validatePromptTokenLogprobs: Validator<PromptTokenLogprobs>;
export declare const validatePromptLogprob: Validator<PromptLogprob>;
export declare const validateTimings: Validator<Timings>;
export declare const validateXGroq: Validator<XGroq>;
export declare const validateGroqCacheUsage: Validator<GroqCacheUsage>;
export declare const validateGroqDebug: Validator<GroqDebug>;
export declare const validateModerationReport: Validator<ModerationReport>;
export declare const validateModerationOutcome: Validator<ModerationOutcome>;
export declare const validateModerationResults: Validator<ModerationResults>;
export declare const validateModerationFailure: Validator<ModerationFailure>;
export declare const validateModerationResult: Validator<ModerationResult>;
export declare const validateModerationFlags: Validator<ModerationFlags>;
export declare const validateModerationScores: Validator<ModerationScores>;
export declare const validateModerationInputTypes: Validator<ModerationInputTypes>;
export declare const validateRerankQuestion: Validator<RerankQuestion>;
export declare const validateRerankAnswer: Validator<RerankAnswer>;
export declare const validateTextsRequest: Validator<TextsRequest>;
export declare const validateTextScores: Validator<TextScores>;
export declare const validateTextScore: Validator<TextScore>;
export declare const validateScoreRequest: Validator<ScoreRequest>;
export declare const validateScoreResponse: Validator<ScoreResponse>;
export declare const validateScore: Validator<Score>;
export declare const validateTokenizeRequest: Validator<TokenizeRequest>;
export declare const validateTokenizeResponse: Validator<TokenizeResponse>;
export declare const validateTokenPiece: Validator<TokenPiece>;
export declare const validateDetokenizeRequest: Validator<DetokenizeRequest>;
export declare const validateDetokenizeResponse: Validator<DetokenizeResponse>;
export declare const validateApplyTemplateRequest: Validator<ApplyTemplateRequest>;
export declare const validateProps: Validator<Props>;
export declare const validateGatewayProps: Validator<GatewayProps>;
export declare const validateApplyTemplateResponse: Validator<ApplyTemplateResponse>;
