import type { ChatResponse, FinishReason, StreamingChunk } from "./v1/index.js";

/** Why a stream is no answer; the message quotes nothing. */
export declare class StreamError extends Error {
  /** The answer as far as it came, where the stream ended too early. */
  readonly partial?: ChatResponse;
}

/** Reads JSON lines of chunks from bytes that come in pieces. Lines end at LF or CRLF; empty ones are skipped. */
export declare class ChunkDecoder {
  /**
   * Takes the next bytes; gives the chunks whose lines are whole. What is no chunk throws a StreamError from then on,
   * after the chunks before it were given.
   */
  push(bytes: Uint8Array): StreamingChunk[];
  /** Ends the stream; gives the chunk of a last line without an end. Throws StreamError. */
  finish(): StreamingChunk | null;
}

/** Folds chunks into the answer that is the same when it is not streamed: add every chunk, then read `response`. */
export declare class StreamAccumulator {
  /** Whether the last chunk has come. */
  get isComplete(): boolean;
  /** Takes the next chunk. Throws StreamError if the complete one has come already. */
  add(chunk: StreamingChunk): void;
  /** The finished answer. Throws StreamError, with the partial answer, if the complete chunk has not come. */
  get response(): ChatResponse;
  /** The answer as far as it came, its last call marked as cut. */
  partial(reason?: FinishReason): ChatResponse;
}
