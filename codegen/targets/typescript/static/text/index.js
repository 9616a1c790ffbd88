// Thoughts and tool calls that a model wrote into its text, read by the row of its format.
export { formatNames, textFormat } from "./formats.js";
export { TextReader } from "./reader.js";
export { foldText, readText, refusesRepeats } from "./reading.js";
