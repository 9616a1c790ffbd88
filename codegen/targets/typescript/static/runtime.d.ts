/** Any JSON value, as `JSON.parse` makes it. Integers above 2^53 lose digits there, as always in JavaScript. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * A tag that this version does not know: any string but the known tags. It is declared as an enum because that is the
 * one kind of string that no literal compares to, so that a `switch` over the known tags narrows. It is a string in every
 * other way. To look at it, widen it: `const tag: string = part.type`; to write it, cast it: `"video" as UnknownTag`.
 */
declare enum UnknownTag {
  any = "",
}
export type { UnknownTag };

/** What is wrong with a value. It holds no content of the value, only names and what the schema wants. */
export interface ValidationError {
  /** JSON pointer of the place in the value; "" is the value itself. */
  readonly instancePath: string;
  /** Place of the keyword below its definition. */
  readonly schemaPath: string;
  /** The JSON Schema keyword that is not met. */
  readonly keyword: string;
  /** Details of the keyword; `missingProperty` for `required`, `additionalProperty` for `additionalProperties`. */
  readonly params: { readonly [name: string]: unknown };
  /** The fault in words. */
  readonly message?: string;
}

/**
 * Tells whether a value is a `T`. It stops at the first fault: after a call that returned false, `errors[0]` says what is
 * wrong and where; in a union it is the fault of the member that the tag or the JSON type picks.
 */
export interface Validator<T> {
  (value: unknown): value is T;
  /** The fault that the last call found; null when it found none. */
  readonly errors?: readonly ValidationError[] | null;
}

/** How many characters (code points) a text has, as JSON Schema counts them. */
export declare function countCharacters(text: string): number;
