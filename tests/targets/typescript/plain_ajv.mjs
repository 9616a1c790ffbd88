// Judges every vector below a folder with ajv, set up as the folder's README says. Prints what disagrees as JSON.
import { createRequire } from "node:module";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [folder, ajvAt] = process.argv.slice(2);
const Ajv2020 = createRequire(import.meta.url)(ajvAt).default;
const found = { documents: 0, vectors: 0, wrong: [] };

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.name.endsWith(".vectors.json")) continue;
  const file = join(entry.parentPath ?? entry.path, entry.name);
  const document = JSON.parse(readFileSync(file.replace(".vectors.json", ".schema.json"), "utf8"));
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(document);
  found.documents += 1;
  for (const [name, sides] of Object.entries(JSON.parse(readFileSync(file, "utf8")).definitions)) {
    const validate = ajv.getSchema(`${document.$id}#/$defs/${name}`);
    for (const side of ["valid", "invalid"]) {
      for (const vector of sides[side]) {
        found.vectors += 1;
        if (validate(vector.value) !== (side === "valid")) found.wrong.push(`${entry.name} ${name} ${vector.name}`);
      }
    }
  }
}
console.log(JSON.stringify(found));
