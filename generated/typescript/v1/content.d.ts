// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Content parts: What a message is made of: text, media, thinking, refusals, and parts that only one dialect or a later
 * version knows.
 */

import type { Json, UnknownTag } from "../runtime.js";
import type { Extras, JsonObject, ProviderOptions } from "./json.js";

/** A piece of text. */
export interface TextPart {
  /** Tag of this part. */
  readonly type: "text";
  /** The text, code point for code point; may be empty. */
  readonly text: string;
  /**
   * Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * An image, given by exactly one of URL, base64 data, file path or file id.
 * Rule: exactly one of url | data | path | file_id is required.
 */
export interface ImagePart {
  /** Tag of this part. */
  readonly type: "image";
  /** Where the image is: an http, https or file URL. Codecs read `data:` URLs into `data`. */
  readonly url?: string | null;
  /** The image itself, standard base64 without a `data:` prefix; codecs add missing padding. */
  readonly data?: string | null;
  /** Path of the file that holds the image; read by the caller before sending, never by a codec. */
  readonly path?: string | null;
  /** Id under which a server already stores the image. */
  readonly file_id?: string | null;
  /** Media type of the image, for example `image/png`, with parameters where it has some. Required with `data`. */
  readonly media_type?: string | null;
  /**
   * How closely the model should look, in the server's words (`auto`, `low`, `high`, `original`). Absent: the server's
   * default.
   */
  readonly detail?: string | null;
  /**
   * Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * A piece of sound, given by exactly one of URL, base64 data, file path or file id.
 * Rule: exactly one of url | data | path | file_id is required.
 */
export interface AudioPart {
  /** Tag of this part. */
  readonly type: "audio";
  /** Where the sound is: an http, https or file URL. Codecs read `data:` URLs into `data`. */
  readonly url?: string | null;
  /** The sound itself, standard base64 without a `data:` prefix; codecs add missing padding. */
  readonly data?: string | null;
  /** Path of the file that holds the sound; read by the caller before sending, never by a codec. */
  readonly path?: string | null;
  /** Id under which a server already stores the sound. */
  readonly file_id?: string | null;
  /** Media type of the sound, for example `audio/wav`, with parameters where it has some. Required with `data`. */
  readonly media_type?: string | null;
  /** What is said in it, where the server reports it. */
  readonly transcript?: string | null;
  /**
   * Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * A document or file, given by exactly one of URL, base64 data, file path, file id or plain text.
 * Rule: exactly one of url | data | path | file_id | text is required.
 */
export interface DocumentPart {
  /** Tag of this part. */
  readonly type: "document";
  /** Where the document is: an http, https or file URL. Codecs read `data:` URLs into `data`. */
  readonly url?: string | null;
  /** The document itself, standard base64 without a `data:` prefix; codecs add missing padding. */
  readonly data?: string | null;
  /** Path of the file that holds the document; read by the caller before sending, never by a codec. */
  readonly path?: string | null;
  /** Id under which a server already stores the document. */
  readonly file_id?: string | null;
  /** The document as plain text. */
  readonly text?: string | null;
  /**
   * Media type of the document, for example `application/pdf`, with parameters where it has some. Required with `data`.
   */
  readonly media_type?: string | null;
  /** File name or title shown to the model. */
  readonly name?: string | null;
  /**
   * Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * What the model thought before or between its answers: readable text, an opaque signature, or redacted data.
 * Rule: at least one of text | signature | redacted_data is required.
 */
export interface ThinkingPart {
  /** Tag of this part. */
  readonly type: "thinking";
  /** The thoughts as text; may be empty where only a signature was sent. */
  readonly text?: string | null;
  /** Opaque proof of the server that wrote the thoughts; sent back unchanged and only to the same dialect. */
  readonly signature?: string | null;
  /** Encrypted thoughts; sent back unchanged and only to the same dialect. */
  readonly redacted_data?: string | null;
  /** Where the thoughts came from. Absent: written by the program itself. */
  readonly origin?: Origin | null;
  /**
   * Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** The model's words when it refuses to answer. */
export interface RefusalPart {
  /** Tag of this part. */
  readonly type: "refusal";
  /** The refusal as text. */
  readonly text: string;
  /**
   * Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * A part that one wire dialect has and the canonical model has not. Kept as it came and sent back to the same dialect
 * only.
 */
export interface ForeignPart {
  /** Tag of this part. */
  readonly type: "foreign";
  /** Dialect whose words the data are, for example `openai-chat`. */
  readonly dialect: string;
  /** The part as it was on the wire. */
  readonly data: JsonObject;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * A part whose tag this version does not know, with its JSON intact. A known tag with a bad body is an error, never an
 * unknown part.
 */
export interface UnknownPart {
  /** The unknown tag. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/** Where a part came from, so that it goes back under the same name. */
export interface Origin {
  /** Dialect that sent it, for example `openai-chat`. */
  readonly dialect: string;
  /** Field it was in, for example `reasoning` or `reasoning_content`. */
  readonly field?: string | null;
  /** Model that wrote it. */
  readonly model?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** One part of a message; an unknown tag is kept as an UnknownPart. */
export type ContentPart =
  | TextPart
  | ImagePart
  | AudioPart
  | DocumentPart
  | ThinkingPart
  | RefusalPart
  | ForeignPart
  | UnknownPart;

/** Text, or parts in order. A text is the same as one text part. */
export type Content = string | readonly ContentPart[];
