/**
 * Why marks in a text are no call: in code or a quotation; a tool that was not offered; arguments that do not fit its
 * schema; an object in them that has a member twice; the same text in a user message or a tool result; a body that the
 * format does not have; cut by something else than the model; ended by the model before the call was complete; a mark
 * that counts only at the beginning.
 */
export type Reason =
  | "quoted"
  | "not_offered"
  | "does_not_fit"
  | "ambiguous"
  | "from_input"
  | "malformed"
  | "cut"
  | "unfinished"
  | "not_at_start";

/** The next piece of the content or of the thoughts. */
export interface TextPiece {
  readonly kind: "content" | "thought";
  readonly text: string;
}

/**
 * The next piece of a call's arguments, as JSON text. Nothing runs on it: the call is one when `ReadCall` comes. `number`
 * counts the calls that were begun, from 0; a call that becomes none keeps its number.
 */
export interface CallPiece {
  readonly kind: "arguments";
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

/** A complete call: JSON text of its arguments, the model's own id where the format has ids, and what it wrote. */
export interface ReadCall {
  readonly kind: "call";
  readonly number: number;
  readonly name: string;
  readonly arguments: string;
  readonly id: string | null;
  readonly raw: string;
}

/** Marks that are no call. Their text came as content, but for a call that was cut, whose text is in `raw`. */
export interface NoCall {
  readonly kind: "no_call";
  readonly reason: Reason;
  readonly name: string | null;
  readonly raw: string;
}

export type ReadEvent = TextPiece | CallPiece | ReadCall | NoCall;

/** From name, arguments and raw text of a complete call to why it is none; null where it is one. */
export type Judge = (name: string, args: string, raw: string) => Reason | null;

/** A format, ready to read by. */
export interface TextFormat {
  readonly name: string;
}

export interface ReaderOptions {
  /** From the name of an offered tool to the JSON Schema of its parameters. Absent: nothing is known, any name is a tool's. */
  readonly tools?: { readonly [name: string]: unknown } | null;
  /** What else decides whether a complete call is one. Absent: nothing. */
  readonly judge?: Judge | null;
  /** Whether the prompt opened the thoughts, so that the text begins inside them. */
  readonly inThoughts?: boolean;
}

/** What was read in a text. */
export interface TextReading {
  content: string;
  thoughts: string;
  calls: ReadCall[];
  noCalls: NoCall[];
}

/** The names of the formats. */
export declare function formatNames(): string[];

/** The format of that name. Throws a RangeError where there is none. */
export declare function textFormat(name: string): TextFormat;

/** Reads one answer. However its text is cut, the same comes out; only what could still be a mark is held back. */
export declare class TextReader {
  constructor(format: TextFormat, options?: ReaderOptions);
  /** Takes the next piece of the text; gives what is certain by now. */
  feed(text: string): ReadEvent[];
  /** The text is over. `isCut`: something else than the model ended it, so that an open call is a cut one. */
  end(options?: { readonly isCut?: boolean }): ReadEvent[];
}

/** Reads a whole answer. */
export declare function readText(
  text: string,
  format: TextFormat,
  options?: ReaderOptions & { readonly isCut?: boolean },
): TextReading;

/** What the events of a reader make together. */
export declare function foldText(events: Iterable<ReadEvent>): TextReading;

/** A judge that refuses calls that a text of a user or a tool has word for word: a model may repeat it as an example. */
export declare function refusesRepeats(said: Iterable<string>): Judge;
