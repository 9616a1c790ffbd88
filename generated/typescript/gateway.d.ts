// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Gateway: What the gateway says of itself, on the paths that belong to no dialect.
 * Inspector: Exchanges that a gateway keeps in memory, where it was started with --inspect.
 */

import type { Json, Validator } from "./runtime.js";

/** Body of GET /health. With ?providers=1 every provider is asked. */
export interface Health {
  /**
   * ok: answers are written. stopping: the gateway finishes the running answers and takes no new ones; the status is
   * 503.
   */
  readonly status: "ok" | "stopping";
  /** Version of the gateway. */
  readonly version: string;
  /** State of each provider by its id. Absent: not asked. */
  readonly providers?: ProviderStates;
}

/** State of each provider by its id. */
export type ProviderStates = { readonly [name: string]: ProviderState };

/** Whether a provider is up. */
export interface ProviderState {
  /** Whether it answers. */
  readonly available: boolean;
  /** How long it took to say so, in milliseconds. Absent: not measured. */
  readonly latency_ms?: number;
  /** Code of the error that it failed with, such as ACODE-MDL-003. Absent: it did not fail. */
  readonly error_code?: string;
}

/** Body of GET /schemas: the documents that GET /schemas/{name} serves. */
export interface SchemaIndex {
  /** One entry a document, by name. */
  readonly schemas: readonly SchemaEntry[];
}

/** A schema document. */
export interface SchemaEntry {
  /** Name, such as turnwire/v1/message. */
  readonly name: string;
  /** Title, a few words. */
  readonly title: string;
  /** Where the gateway serves it. */
  readonly path: string;
  /** Names of its definitions. */
  readonly definitions: readonly string[];
}

/** Body of GET /pools: every pool by the id of its provider, as this process sees it. */
export interface Pools {
  /** The pools by id. */
  readonly pools: { readonly [name: string]: Pool };
}

/** A pool: servers of the same model behind one name. */
export interface Pool {
  /** Its members by the ids of their providers. */
  readonly members: { readonly [name: string]: PoolMember };
  /** Calls that wait for the first place at any member. */
  readonly waiting: number;
}

/** One member of a pool. */
export interface PoolMember {
  /** Whether it is to get calls. */
  readonly state: PoolMemberState;
  /** Whether it gets calls: it is neither drained nor cooling down after a failure. */
  readonly available: boolean;
  /** Calls that run there. */
  readonly calls: number;
  /** Turns that wait for this member because it has read their beginning. */
  readonly waiting: number;
  /**
   * Seconds for which it gets no call because it failed. 0: one call shows whether it is well again. Absent: it did not
   * fail.
   */
  readonly cools_for_s?: number;
  /** Most calls that run there at once. Absent: as many as come. */
  readonly concurrency?: number;
  /** Most calls that begin there in a second. Absent: as many as come. */
  readonly rate?: number;
}

/** active: it gets calls. draining: it gets no new ones, and those that run go on. */
export type PoolMemberState = "active" | "draining";

/** Body of POST /pools/{pool}/members/{id}. */
export interface PoolMemberChange {
  /** What it is to be. */
  readonly state: PoolMemberState;
}

/** Body of GET /inspector/exchanges: what the gateway keeps now, and within which limits. */
export interface ExchangeList {
  /** The exchanges that are kept, the oldest first. */
  readonly exchanges: readonly ExchangeRow[];
  /** How much is kept. */
  readonly limits: KeepingLimits;
  /** The state of the list, to follow it from here as Last-Event-ID. */
  readonly position: string;
}

/** How much the gateway keeps, and how much it holds now. */
export interface KeepingLimits {
  /** Most exchanges. */
  readonly exchanges: number;
  /** Most bytes of all of them. */
  readonly bytes: number;
  /** Bytes that are held now. */
  readonly used_bytes: number;
}

/** One request to the gateway and its answer, as a row of the list: no content but the names of models. */
export interface ExchangeRow {
  /** Id of the exchange. */
  readonly id: string;
  /** Its place in the order of all requests, from 1. */
  readonly number: number;
  /** When the request came. */
  readonly started_at: string;
  /** Who asked. Absent: the client says nothing of itself. */
  readonly client?: ExchangeClient;
  /** HTTP method. */
  readonly method: string;
  /** Path with its query; values that may be keys are hidden. */
  readonly path: string;
  /** Dialect in which the client asked; none: the path belongs to no dialect. */
  readonly dialect: string;
  /** Codec in which the model server was asked. Absent: no server was asked, or not in words of a codec. */
  readonly server_dialect?: string;
  /** Id of the provider that was asked. Absent: none was. */
  readonly provider?: string;
  /** Model that the client named. Absent: it named none. */
  readonly model_asked?: string;
  /** Model that the provider was asked for. Absent: none was. */
  readonly model?: string;
  /** Status of the answer. Absent: not known yet, or the client left before. */
  readonly status?: number;
  /** Whether the exchange has ended. */
  readonly is_over: boolean;
  /** Whether the answer came as a stream. */
  readonly is_streamed: boolean;
  /** Whether it is kept until it is released. */
  readonly is_pinned: boolean;
  /** Whether something of it was too large to be kept whole. */
  readonly is_cut: boolean;
  /** Whether the client went away before the end. Absent: it did not. */
  readonly client_left?: boolean;
  /** Milliseconds from the request to the first piece of a streamed answer. Absent: the answer was not streamed. */
  readonly first_token_ms?: number;
  /** Milliseconds from the request to the end. Absent: it goes on. */
  readonly end_ms?: number;
  /**
   * Tokens of the answer for each second from the first piece, or else from the request, to the end. Absent: not
   * counted.
   */
  readonly tokens_per_second?: number;
  /** Token counts. Absent: nobody counted. */
  readonly usage?: ExchangeUsage;
  /**
   * How much of its conversation's last prompt the server read again. Absent: the server counted no cached tokens, or
   * nothing has been answered.
   */
  readonly prompt_reuse?: PromptReuse;
  /** How many losses there were. */
  readonly losses: number;
  /** Why it failed. Absent: it did not. */
  readonly error?: ExchangeError;
  /** Id of the exchange that this one repeats with another model. Absent: a client sent it. */
  readonly again_of?: string;
}

/** Who asked. */
export interface ExchangeClient {
  /** Address of the client. */
  readonly address?: string;
  /** Its User-Agent header. */
  readonly agent?: string;
}

/** Token counts of one exchange. */
export interface ExchangeUsage {
  /** Tokens of the request. Absent: nobody counted. */
  readonly prompt_tokens?: number;
  /** Tokens of the answer. Absent: nobody counted. */
  readonly completion_tokens?: number;
  /** Tokens of the request that came from the server's cache. Absent: the server did not say. */
  readonly cached_tokens?: number;
  /** Whether the counts are estimates. */
  readonly is_estimated: boolean;
}

/** How much of its conversation's last prompt the server read again. */
export interface PromptReuse {
  /** Random id of the conversation in this run of the gateway; the log has the same. */
  readonly conversation: string;
  /**
   * Share of the tokens of the last prompt that were read again. Absent: no earlier turn is known that this one
   * extends.
   */
  readonly read_again?: number;
  /** Whether most of the last prompt was read again. */
  readonly is_lost: boolean;
  /**
   * Id of the exchange with the last turn of the conversation. Absent: this is the first turn, or the last one is no
   * longer kept.
   */
  readonly last_turn?: string;
}

/** Why an exchange failed, as the client was told. */
export interface ExchangeError {
  /** Stable code of the error. */
  readonly code: string;
  /** Category of the error. */
  readonly category: string;
  /** Text of the error. */
  readonly message: string;
}

/** Body of GET /inspector/exchanges/{id}: everything that is kept of one exchange. */
export interface Exchange {
  /** Its row in the list. */
  readonly row: ExchangeRow;
  /**
   * Headers of the client's request that matter to its meaning, by name in lower case; of one that may be a key only
   * that it was there.
   */
  readonly request_headers: { readonly [name: string]: string };
  /** Body that the client sent. */
  readonly request: KeptText;
  /** The request in canonical form, as the provider got it. Absent: no provider was asked in canonical form. */
  readonly canonical_request?: KeptText;
  /** What was asked of servers meanwhile, in order; the last one to be a POST gave the answer. */
  readonly calls: readonly ServerCall[];
  /** The answer in canonical form. Absent: no answer. */
  readonly canonical_answer?: KeptText;
  /** What the client got. Absent: nothing yet. */
  readonly answer?: KeptAnswer;
  /** What was lost on the way, with its places. */
  readonly losses: readonly ExchangeLoss[];
  /** The first event of a stream that is wrong. Absent: none is, or there is no stream. */
  readonly wrong?: WrongEvent;
  /**
   * What has changed since the last turn of the conversation. Absent: hardly anything of the last prompt was read
   * again, a body of one of the two turns is not kept whole, or they are in different dialects.
   */
  readonly prompt_change?: PromptChange;
}

/** The first place where a prompt differs from the last one of its conversation, and who changed it. */
export interface PromptChange {
  /**
   * client: the client's body has changed. gateway: the client's body goes on as before, but the body that the server
   * got does not. server: neither has changed, so the server did not keep what it had read.
   */
  readonly cause: "client" | "gateway" | "server";
  /** Place in the client's body. Absent: it goes on as before. */
  readonly client?: PromptDifference;
  /**
   * Place in the body that the server got. Absent: it goes on as before, or the provider answers in the gateway's
   * process.
   */
  readonly server?: PromptDifference;
}

/** The first difference of two bodies. */
export interface PromptDifference {
  /** JSON pointer into the later body. */
  readonly at: string;
  /**
   * How many characters at the start of the text at this place are as before. Absent: it is not a text that has
   * changed.
   */
  readonly same_characters?: number;
}

/** A body as it was sent, without secrets. */
export interface KeptText {
  /** The body, or its beginning. */
  readonly text: string;
  /** Bytes of the whole body. */
  readonly size: number;
  /** Whether only the beginning is kept. */
  readonly is_cut: boolean;
}

/** An answer: a whole body, or the events of a stream. */
export interface KeptAnswer {
  /** HTTP status. */
  readonly status: number;
  /** Media type. Absent: none was given. */
  readonly content_type?: string;
  /** A whole body. Absent: the answer is a stream. */
  readonly body?: KeptText;
  /** A stream. Absent: the answer is a whole body. */
  readonly stream?: KeptStream;
}

/** The events of a stream. */
export interface KeptStream {
  /** Events in the order in which they were whole. */
  readonly events: readonly KeptEvent[];
  /** Bytes of the whole stream. */
  readonly size: number;
  /** Whether later events are not kept. */
  readonly is_cut: boolean;
}

/** One event of a stream. */
export interface KeptEvent {
  /** Milliseconds from the request to the moment at which the event was whole. */
  readonly at_ms: number;
  /** The event as it was sent, without the end of its last line. */
  readonly text: string;
  /** What it adds to the answer. Absent: it adds nothing, or cannot be read. */
  readonly chunks?: readonly ({ readonly [name: string]: Json })[];
}

/** One call of a model server. */
export interface ServerCall {
  /** Milliseconds from the request to the call. */
  readonly at_ms: number;
  /** HTTP method. */
  readonly method: string;
  /** Path below the endpoint, with its query; values that may be keys are hidden. */
  readonly path: string;
  /** Address of the server. Absent: it is not known. */
  readonly endpoint?: string;
  /** Body that was sent; empty if there was no body. */
  readonly request: KeptText;
  /** What came. Absent: nothing. */
  readonly answer?: KeptAnswer;
  /** Milliseconds from the request to the end of the answer. Absent: it goes on, or was left unread. */
  readonly end_ms?: number;
  /** How the connection failed. Absent: it did not. */
  readonly failure?: string;
}

/** Something that could not be said, with its place on each side as far as it has one. */
export interface ExchangeLoss {
  /** Stable id of this kind of loss. */
  readonly id: string;
  /**
   * Where it was lost: between the client's body and the canonical request, between that and the server's body, or
   * between the canonical answer and the client's.
   */
  readonly stage: "client_request" | "server_request" | "client_answer";
  /** JSON pointer into what was converted. */
  readonly at: string;
  /** What could not be said and why, without its content. */
  readonly reason: string;
  /** What the conversion did instead. */
  readonly action: string;
  /**
   * JSON pointer into the client's body, or into the client's answer for a loss of an answer: the place, or what is
   * nearest to it.
   */
  readonly client_at?: string;
  /** The same in the canonical request or answer. */
  readonly canonical_at?: string;
  /** The same in the body that was sent to the server, or in its answer. */
  readonly server_at?: string;
}

/** The first event of a stream that is wrong. */
export interface WrongEvent {
  /** server: the model server sent it. client: the gateway did, to report what broke. */
  readonly side: "server" | "client";
  /** Its number in the stream, from 0. */
  readonly event: number;
  /** What is wrong. */
  readonly message: string;
  /** JSON pointer into the event. Absent: it concerns the whole. */
  readonly path?: string;
}

/** Body of GET /inspector/exchanges/{id}/state: the answer as it was once an event had come. */
export interface AnswerState {
  /** Number of the event, from 0. */
  readonly event: number;
  /** The canonical answer so far. Absent: nothing has come. */
  readonly answer?: { readonly [name: string]: Json };
  /** Whether the answer is complete. */
  readonly is_complete: boolean;
  /** Why the stream cannot be read on from here. Absent: it can. */
  readonly error?: string;
}

/** Body of POST /inspector/exchanges/{id}/again. */
export interface SendAgain {
  /** Model to ask this time. */
  readonly model: string;
}

/** One event of GET /inspector/events. */
export type InspectorEvent = ExchangeChanged | ExchangesGone | ExchangesMissed | ListBegun;

/** An exchange is new, or has changed. */
export interface ExchangeChanged {
  /** Kind of event. */
  readonly event: "exchange";
  /** Its row as it is now. */
  readonly row: ExchangeRow;
}

/** Exchanges are kept no more. */
export interface ExchangesGone {
  /** Kind of event. */
  readonly event: "gone";
  /** Their ids. */
  readonly ids: readonly string[];
}

/** Exchanges came and went before they could be reported. */
export interface ExchangesMissed {
  /** Kind of event. */
  readonly event: "missed";
  /** How many. */
  readonly count: number;
}

/** What the page knows is out of date: every row follows. */
export interface ListBegun {
  /** Kind of event. */
  readonly event: "begun";
}

export type { Json, UnknownTag, ValidationError, Validator } from "./runtime.js";

export declare const validateHealth: Validator<Health>;
export declare const validateProviderStates: Validator<ProviderStates>;
export declare const validateProviderState: Validator<ProviderState>;
export declare const validateSchemaIndex: Validator<SchemaIndex>;
export declare const validateSchemaEntry: Validator<SchemaEntry>;
export declare const validatePools: Validator<Pools>;
export declare const validatePool: Validator<Pool>;
export declare const validatePoolMember: Validator<PoolMember>;
export declare const validatePoolMemberState: Validator<PoolMemberState>;
export declare const validatePoolMemberChange: Validator<PoolMemberChange>;
export declare const validateExchangeList: Validator<ExchangeList>;
export declare const validateKeepingLimits: Validator<KeepingLimits>;
export declare const validateExchangeRow: Validator<ExchangeRow>;
export declare const validateExchangeClient: Validator<ExchangeClient>;
export declare const validateExchangeUsage: Validator<ExchangeUsage>;
export declare const validatePromptReuse: Validator<PromptReuse>;
export declare const validateExchangeError: Validator<ExchangeError>;
export declare const validateExchange: Validator<Exchange>;
export declare const validatePromptChange: Validator<PromptChange>;
export declare const validatePromptDifference: Validator<PromptDifference>;
export declare const validateKeptText: Validator<KeptText>;
export declare const validateKeptAnswer: Validator<KeptAnswer>;
export declare const validateKeptStream: Validator<KeptStream>;
export declare const validateKeptEvent: Validator<KeptEvent>;
export declare const validateServerCall: Validator<ServerCall>;
export declare const validateExchangeLoss: Validator<ExchangeLoss>;
export declare const validateWrongEvent: Validator<WrongEvent>;
export declare const validateAnswerState: Validator<AnswerState>;
export declare const validateSendAgain: Validator<SendAgain>;
export declare const validateInspectorEvent: Validator<InspectorEvent>;
export declare const validateExchangeChanged: Validator<ExchangeChanged>;
export declare const validateExchangesGone: Validator<ExchangesGone>;
export declare const validateExchangesMissed: Validator<ExchangesMissed>;
export declare const validateListBegun: Validator<ListBegun>;
