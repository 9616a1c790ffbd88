// Prints what the TypeScript compiler finds in a project, as JSON: a list of {file, line, codes, text}, where the first
// code is that of the finding and the others are those of its reasons.
import { createRequire } from "node:module";
import { dirname } from "node:path";

const [modules, configuration] = process.argv.slice(2);
const ts = createRequire(modules + "/")("typescript");
const read = ts.readConfigFile(configuration, ts.sys.readFile);
const { fileNames, options, errors } = ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(configuration));
const found = [...errors, ...ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options))];
const codesOf = (chain) => [chain.code, ...(chain.next ?? []).flatMap(codesOf)];
const rows = found.map(({ file, start, code, messageText }) => ({
  file: file?.fileName ?? "",
  line: file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1,
  codes: typeof messageText === "string" ? [code] : codesOf(messageText),
  text: ts.flattenDiagnosticMessageText(messageText, "\n"),
}));
process.stdout.write(JSON.stringify(rows));
