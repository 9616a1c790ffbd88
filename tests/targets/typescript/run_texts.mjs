// Reads texts in pieces: argv has the URL of the text module, stdin a list of {format, tools, inThoughts, isCut, pieces}.
// stdout: of each, the events of every piece and of the end.
import { readFileSync } from "node:fs";

const { TextReader, textFormat } = await import(process.argv[2]);

const events = JSON.parse(readFileSync(0, "utf8")).map(({ format, pieces, isCut, ...options }) => {
  const reader = new TextReader(textFormat(format), options);
  return [...pieces.map((piece) => reader.feed(piece)), reader.end({ isCut })];
});
process.stdout.write(JSON.stringify(events));
