// Runs stream cases against the accumulator of the package: argv has the URL of its stream module and the file.
// stdout: the list of results.
import { readFileSync } from "node:fs";

const [module, file] = process.argv.slice(2);
const { ChunkDecoder, StreamAccumulator, StreamError } = await import(module);
const { cases } = JSON.parse(readFileSync(file, "utf8"));

function answer(bytes, size) {
  const decoder = new ChunkDecoder();
  const answer = new StreamAccumulator();
  const partial = [];
  for (let begin = 0; begin < bytes.length; begin += size) {
    for (const chunk of decoder.push(bytes.subarray(begin, begin + size))) {
      answer.add(chunk);
      partial.push(answer.partial());
      partial.push(JSON.stringify(partial.at(-1)));
    }
  }
  while (partial.length > 0) {
    const [text, value] = [partial.pop(), partial.pop()];
    if (JSON.stringify(value) !== text) throw new Error("an earlier partial answer was changed");
  }
  const last = decoder.finish();
  if (last !== null) answer.add(last);
  return answer.response;
}

function run({ chunks }, size) {
  const bytes = new TextEncoder().encode(chunks.map((chunk) => JSON.stringify(chunk)).join("\n"));
  try {
    return { response: answer(bytes, size) };
  } catch (error) {
    if (!(error instanceof StreamError)) throw error;
    if (error.partial !== undefined) return { error: "interrupted", partial: error.partial };
    return { error: error.message.includes("after the complete one") ? "after_end" : error.message };
  }
}

const results = cases.map((each) => {
  const whole = run(each, Infinity);
  for (const size of [1, 17]) {
    if (JSON.stringify(run(each, size)) !== JSON.stringify(whole)) throw new Error(`cut otherwise: ${each.name}`);
  }
  return whole;
});
process.stdout.write(JSON.stringify(results));
