// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
// Ids for tool calls whose server sent none: made from facts of the answer, so the same bytes give the same ids.

const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const STEPS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

/** `call_` and 16 hex digits made from facts, by BLAKE2s (RFC 7693) of eight bytes. */
export function mintToolCallId(...facts) {
  const data = new TextEncoder().encode(facts.join("\x1f"));
  const state = Uint32Array.from(START);
  state[0] ^= 0x01010000 ^ 8;
  for (let begin = 0; ; begin += 64) {
    const end = Math.min(data.length, begin + 64);
    compress(state, data.subarray(begin, end), end, end === data.length);
    if (end === data.length) break;
  }
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(0, state[0], true);
  view.setUint32(4, state[1], true);
  const bytes = [...new Uint8Array(view.buffer)];
  return `call_${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function compress(state, bytes, count, isLast) {
  const words = new Uint32Array(16);
  bytes.forEach((byte, index) => (words[index >> 2] |= byte << (8 * (index & 3))));
  const v = Uint32Array.from([...state, ...START]);
  v[12] ^= count;
  v[13] ^= Math.floor(count / 2 ** 32);
  if (isLast) v[14] = ~v[14];
  const turn = (value, by) => (value >>> by) | (value << (32 - by));
  for (const row of ORDER) {
    STEPS.forEach(([a, b, c, d], number) => {
      v[a] += v[b] + words[row[2 * number]];
      v[d] = turn(v[d] ^ v[a], 16);
      v[c] += v[d];
      v[b] = turn(v[b] ^ v[c], 12);
      v[a] += v[b] + words[row[2 * number + 1]];
      v[d] = turn(v[d] ^ v[a], 8);
      v[c] += v[d];
      v[b] = turn(v[b] ^ v[c], 7);
    });
  }
  for (let index = 0; index < 8; index += 1) state[index] ^= v[index] ^ v[index + 8];
}
