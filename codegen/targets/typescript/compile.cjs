"use strict";
// Compiles definitions to standalone ESM validators with ajv.
//
// stdin:  {"modules": {path: {"definitions": {name: schema}, "exports": {function name: definition name}}}}
// stdout: {path: code of the module}
//
// A reference is the bare name of a definition. ajv gives up where it meets a keyword that is not listed below.
// `oneOf` and `anyOf` are ours, for two reasons: ajv's own `discriminator` takes no fallback member, and the first
// error must name the fault, not the first branch that does not fit. So a union picks one branch wherever the tag or
// the JSON type of the value decides, and the error is the one of that branch.

const { default: Ajv } = require("ajv/dist/core");
const { _, and, or, getProperty } = require("ajv/dist/compile/codegen");
const { resetErrorsCount } = require("ajv/dist/compile/errors");
const { default: N } = require("ajv/dist/compile/names");
const { checkDataType } = require("ajv/dist/compile/validate/dataType");
const { default: standaloneCode } = require("ajv/dist/standalone");
const { default: validation } = require("ajv/dist/vocabularies/validation");
const { default: applicator } = require("ajv/dist/vocabularies/applicator");
const { default: core } = require("ajv/dist/vocabularies/core");
const { default: dependentRequired } = require("ajv/dist/vocabularies/validation/dependentRequired");
const { default: ucs2length } = require("ajv/dist/runtime/ucs2length");

// Lengths count characters, not UTF-16 units. ajv would print a `require` of its own helper here, which neither ESM
// nor a package without dependencies can have; the header of each module imports ours under this name.
ucs2length.code = "countCharacters";

const ALL_TYPES = ["null", "boolean", "integer", "number", "string", "array", "object"];

function typeOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

// The JSON types that a schema may accept.
function typesOf(schema, definitions) {
  if (schema.type !== undefined) return [schema.type].flat();
  if ("const" in schema) return [typeOf(schema.const)];
  if (schema.enum) return [...new Set(schema.enum.map(typeOf))];
  if (schema.$ref) return typesOf(definitions[schema.$ref], definitions);
  const members = schema.oneOf ?? schema.anyOf;
  if (members) return [...new Set(members.flatMap((member) => typesOf(member, definitions)))];
  return ALL_TYPES;
}

// The condition under which a tag picks a member. The fallback member, whose tag may be any string but the ones it
// names, is never picked by a known tag: a known tag with a bad body is an error.
function picks(schema, tagName, tag, definitions) {
  const property = definitions[schema.$ref].properties[tagName];
  if ("const" in property) return _`${tag} === ${property.const}`;
  if (property.enum) return or(...property.enum.map((value) => _`${tag} === ${value}`));
  const known = property.not.enum.map((value) => _`${tag} !== ${value}`);
  return and(_`typeof ${tag} == "string"`, ...known);
}

// Applies the branch whose condition is the first to hold; no branch: the union's own error.
function choose(cxt, branches) {
  const { gen } = cxt;
  const valid = gen.let("valid", false);
  gen.if(false);
  for (const { condition, index } of branches) {
    gen.elseIf(condition);
    const fits = gen.name("_valid");
    cxt.subschema({ keyword: cxt.keyword, schemaProp: index }, fits);
    gen.assign(valid, fits);
  }
  gen.else();
  cxt.error();
  gen.endIf();
  cxt.ok(valid);
}

// Counts the branches that fit and says nothing about the others.
function count(cxt, wrong) {
  const { gen, schema } = cxt;
  const fitting = gen.let("fitting", 0);
  const before = gen.const("_errs", N.errors);
  schema.forEach((_branch, index) => {
    const fits = gen.name("_valid");
    cxt.subschema(
      { keyword: cxt.keyword, schemaProp: index, compositeRule: true, createErrors: false, allErrors: false },
      fits,
    );
    gen.if(fits, () => gen.code(_`${fitting}++`));
  });
  resetErrorsCount(gen, before); // without createErrors ajv still counts the faults of the branches
  cxt.fail(wrong(fitting));
}

function byTag(cxt, tagName, definitions) {
  const { data, gen, schema } = cxt;
  const tag = gen.let("tag");
  gen.if(checkDataType("object", data, true), () => gen.assign(tag, _`${data}${getProperty(tagName)}`));
  choose(cxt, schema.map((member, index) => ({ index, condition: picks(member, tagName, tag, definitions) })));
}

// null beside one other branch only allows null: everything else belongs to that branch.
function notNull(cxt, index) {
  const { data, gen } = cxt;
  const valid = gen.let("valid", true);
  gen.if(_`${data} !== null`, () => {
    const fits = gen.name("_valid");
    cxt.subschema({ keyword: cxt.keyword, schemaProp: index }, fits);
    gen.assign(valid, fits);
  });
  cxt.ok(valid);
}

function anyOf(cxt, definitions) {
  const { data, schema } = cxt;
  const types = schema.map((branch) => typesOf(branch, definitions));
  const nullIndex = schema.findIndex((branch) => branch.type === "null");
  if (schema.length === 2 && nullIndex >= 0) return notNull(cxt, 1 - nullIndex);
  const all = types.flat().map((type) => (type === "integer" ? "number" : type));
  if (new Set(all).size === all.length) {
    return choose(cxt, types.map((of, index) => ({ index, condition: or(...of.map((type) => checkDataType(type, data, true))) })));
  }
  return count(cxt, (fitting) => _`${fitting} === 0`);
}

function oneOf(cxt, definitions) {
  const tagName = cxt.parentSchema.discriminator?.propertyName;
  if (tagName !== undefined) return byTag(cxt, tagName, definitions);
  return count(cxt, (fitting) => _`${fitting} !== 1`);
}

function compiler(definitions) {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true },
    inlineRefs: false, // one function a definition
    meta: false, // the schemas are checked before they come here
    validateSchema: false,
    strictTypes: false, // rules between fields name properties without repeating the type
    strictRequired: false,
    allowUnionTypes: true,
  });
  const replaced = ["oneOf", "anyOf"];
  // What holds whatever the type (unions, rules between fields) comes last: a wrong type or a bad field is named first.
  const groups = ajv.RULES.rules;
  groups.push(...groups.splice(groups.findIndex(({ type }) => type === undefined), 1));
  ajv.addVocabulary(core);
  ajv.addVocabulary(validation);
  ajv.addVocabulary(applicator(true).filter((definition) => !replaced.includes(definition.keyword)));
  ajv.addKeyword(dependentRequired);
  ajv.addKeyword("discriminator");
  const union = { schemaType: "array" };
  ajv.addKeyword({
    ...union,
    keyword: "anyOf",
    error: { message: "must match a schema in anyOf" },
    code: (cxt) => anyOf(cxt, definitions),
  });
  ajv.addKeyword({
    ...union,
    keyword: "oneOf",
    error: { message: "must match exactly one schema in oneOf" },
    code: (cxt) => oneOf(cxt, definitions),
  });
  return ajv;
}

// ajv prints the schema of every function; most functions never read it.
function dropUnusedSchemas(validate) {
  const { scopeValues, validateCode } = validate.source;
  const code = String(validateCode);
  scopeValues.schema = new Set([...(scopeValues.schema ?? [])].filter((name) => code.includes(String(name))));
}

function compile({ definitions, exports }) {
  const ajv = compiler(definitions);
  for (const [name, schema] of Object.entries(definitions)) ajv.addSchema({ $id: name, ...schema });
  for (const name of Object.keys(definitions)) {
    try {
      dropUnusedSchemas(ajv.getSchema(name));
    } catch (error) {
      throw new Error(`${name}: ${error.message}`);
    }
  }
  const code = standaloneCode(ajv, exports);
  if (code.includes("require(")) throw new Error("ajv printed a require; the validators must not need any package");
  return code.replace(/^"use strict";\n?/, "");
}

const { modules } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
try {
  const code = Object.entries(modules).map(([path, module]) => [path, compile(module)]);
  process.stdout.write(JSON.stringify(Object.fromEntries(code)));
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
