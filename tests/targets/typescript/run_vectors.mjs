// Runs test vectors against the validators, in JavaScript as its readers would.
//
// stdin:  [{file, module, definitions}]  a vectors file, the URL of the module with its validators, and all definitions
// stdout: [{file, results}], results: [{definition, kind, name, fault, accepted}] for every vector in order:
//         fault is null or {path, keyword, property} of the first error, accepted the definitions that take the value.
import { readFileSync } from "node:fs";

function fault(validate, value) {
  if (validate(value)) return null;
  const { instancePath, keyword, params } = validate.errors[0];
  const property = params.missingProperty ?? params.additionalProperty ?? null;
  return { path: instancePath, keyword, property };
}

async function run({ file, module, definitions }) {
  const validators = await import(module);
  const vectors = JSON.parse(readFileSync(file, "utf8"));
  const results = [];
  for (const [definition, kinds] of Object.entries(vectors.definitions)) {
    const validate = validators[`validate${definition}`];
    if (validate === undefined) throw new Error(`${file}: there is no validate${definition}`);
    for (const kind of ["valid", "invalid"]) {
      for (const { name, value } of kinds[kind]) {
        const before = JSON.stringify(value);
        const found = fault(validate, value);
        const accepted = definitions.filter((other) => validators[`validate${other}`](value));
        if (JSON.stringify(value) !== before) throw new Error(`${file}: ${name}: the validator changed the value`);
        results.push({ definition, kind, name, fault: found, accepted });
      }
    }
  }
  return { file, results };
}

const jobs = JSON.parse(readFileSync(0, "utf8"));
const done = [];
for (const job of jobs) done.push(await run(job));
process.stdout.write(JSON.stringify(done));
