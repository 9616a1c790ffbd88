// The lines of an answer as they come. Whole lines are joined and decoded, so that a line of many megabytes is read once.

const LINE_END = 10;

/** @param {ReadableStream<Uint8Array>} stream @returns {AsyncGenerator<string>} */
export async function* linesOf(stream) {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  /** @type {Uint8Array[]} */
  let held = [];
  const taken = (/** @type {Uint8Array} */ end) => {
    const text = [...held, end].map((piece) => decoder.decode(piece, { stream: true })).join("") + decoder.decode();
    held = [];
    return text;
  };
  for (;;) {
    const { value, done } = await reader.read().catch((error) => {
      throw error instanceof TypeError ? new Error("the connection broke") : error;
    });
    if (done) return;
    let start = 0;
    for (let end = value.indexOf(LINE_END); end !== -1; end = value.indexOf(LINE_END, start)) {
      const line = taken(value.subarray(start, end));
      if (line) yield line;
      start = end + 1;
    }
    held.push(value.subarray(start));
  }
}
