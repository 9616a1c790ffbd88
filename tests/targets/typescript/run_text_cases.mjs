// Runs the cases of text formats against the reader of the package, however they are cut: argv has the URL of its text
// module, the folder of the cases, and ajv, which judges the arguments. stdout: the readings by format and case.
import { createRequire } from "node:module";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [module, folder, ajvAt] = process.argv.slice(2);
const { TextReader, foldText, readText, textFormat } = await import(module);
const Ajv2020 = createRequire(import.meta.url)(ajvAt).default;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const LONGEST_CUT_EVERYWHERE = 400;

function judgeOf(tools) {
  const checkers = new Map(Object.entries(tools ?? {}).map(([name, schema]) => [name, ajv.compile(schema)]));
  return (name, text) => (checkers.get(name)?.(JSON.parse(text)) ?? true ? null : "does_not_fit");
}

/** Splits of a text: unit by unit, which cuts characters in halves, in two at every place, and at random. */
function* splits(text) {
  yield text.split("");
  for (let at = 1; at < text.length && text.length < LONGEST_CUT_EVERYWHERE; at += 1) {
    yield [text.slice(0, at), text.slice(at)];
  }
  for (let seed = 1; seed <= 5; seed += 1) {
    const pieces = [];
    for (let at = 0, chance = seed; at < text.length; ) {
      chance = (chance * 48271) % 0x7fffffff;
      pieces.push(text.slice(at, (at += 1 + (chance % 24))));
    }
    yield pieces;
  }
}

function plain({ content, thoughts, calls, noCalls }) {
  const fields = {
    content,
    thoughts,
    calls: calls.map(({ name, arguments: text, id }) => ({ name, arguments: JSON.parse(text), ...(id && { id }) })),
    no_calls: noCalls.map(({ reason, name }) => ({ reason, ...(name && { name }) })),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0));
}

function run(format, { name, text, tools, in_thoughts, is_cut }) {
  const options = { tools, judge: judgeOf(tools), inThoughts: in_thoughts ?? false };
  const whole = readText(text, textFormat(format), { ...options, isCut: is_cut ?? false });
  for (const pieces of splits(text)) {
    const reader = new TextReader(textFormat(format), options);
    const events = pieces.flatMap((piece) => reader.feed(piece));
    const cut = foldText([...events, ...reader.end({ isCut: is_cut ?? false })]);
    if (JSON.stringify(cut) !== JSON.stringify(whole)) {
      throw new Error(`cut otherwise: ${format}: ${name}: ${JSON.stringify(pieces)}`);
    }
  }
  return plain(whole);
}

const readings = {};
for (const file of readdirSync(folder).filter((name) => name.endsWith(".cases.json"))) {
  const { format, cases } = JSON.parse(readFileSync(join(folder, file), "utf8"));
  readings[format] = Object.fromEntries(cases.map((each) => [each.name, run(format, each)]));
}
process.stdout.write(JSON.stringify(readings));
