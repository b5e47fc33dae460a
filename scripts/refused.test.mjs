import { readdirSync, readFileSync } from "node:fs";
import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { root } from "./run.mjs";

const FILE = "docs/refusals.md";
/** Told with their bounds; of the others the document tells that there is one. */
const BOUNDS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "format"];
const KINDS = ["pattern", "enum"];
const NO_SOURCE = /\.test\.ts$|^tools\/|node_modules/;

/** @typedef {{ [keyword: string]: any }} Schema */

/**
 * What a contract refuses in a request: each field with each of its constraints.
 *
 * @param {any} contract
 * @returns {string[]}
 */
function refusedByContract(contract) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {any} part @returns {any} */
  const resolve = (part) => {
    if (!part?.$ref) return part;
    const steps = part.$ref.slice("#/".length).split("/");
    return resolve(
      steps.reduce((/** @type {any} */ at, /** @type {string} */ key) => at[key], contract),
    );
  };
  /** @param {Schema | undefined} unresolved @param {string} name */
  const walk = (unresolved, name) => {
    const schema = resolve(unresolved);
    if (!schema) return;
    for (const word of BOUNDS) if (word in schema) found.add(`${name} · ${word} ${schema[word]}`);
    for (const word of KINDS) if (word in schema) found.add(`${name} · ${word}`);
    for (const field of schema.required ?? []) found.add(`${field} · required`);
    for (const [field, part] of Object.entries(schema.properties ?? {})) walk(part, field);
    for (const part of [schema.anyOf, schema.oneOf, schema.allOf].flat()) walk(part, name);
    if (schema.items) walk(schema.items, `${name}[]`);
    if (typeof schema.additionalProperties === "object") {
      walk(schema.additionalProperties, `${name}.*`);
    }
  };
  for (const call of Object.values(contract.paths).flatMap((path) => Object.values(path))) {
    for (const parameter of (call.parameters ?? []).map(resolve)) {
      const name = `${parameter.in}:${parameter.name}`;
      walk(parameter.schema, name);
      if (parameter.required && parameter.in !== "path") found.add(`${name} · required`);
    }
    const contents = Object.values(resolve(call.requestBody)?.content ?? {});
    for (const { schema } of contents) walk(schema, "body");
  }
  return [...found].sort();
}

/** Without tests and their tools, which refuse nobody. */
function apiSources() {
  const files = readdirSync(`${root}api`, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".ts") && !NO_SOURCE.test(file));
}

/** What verbs refuse in a field after its schema has taken it: each file with each field. */
function refusedByVerbs() {
  const found = apiSources().flatMap((file) => {
    const text = readFileSync(`${root}api/${file}`, "utf8");
    const name = file.replace(/^.*\/|\.ts$/g, "");
    const fields = [...text.matchAll(/\binvalid\(\s*("\w+"|field)/g)].map(
      ([, field = ""]) => field,
    );
    return fields.map((field) => `${name} · ${field.replaceAll('"', "")}`);
  });
  return [...new Set(found)].sort();
}

function codes() {
  const text = readFileSync(`${root}api/platform/errors.ts`, "utf8");
  const [, list = ""] = /ERROR_CODES = \[(.*?)\]/s.exec(text) ?? [];
  return [...list.matchAll(/"(\w+)"/g)].map(([, code = ""]) => code).sort();
}

/** @typedef {{ keys: string[], reason: string }} Row */

/**
 * The rows of the table under a heading. The first cell names one or several things in code, the
 * last says why.
 *
 * @param {string} text
 * @param {string} heading
 * @param {(cells: string[]) => string[]} keysOf
 * @returns {Row[]}
 */
function rowsUnder(text, heading, keysOf) {
  const part = text.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const lines = part.split("\n").filter((line) => line.startsWith("| `"));
  return lines.map((line) => {
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { keys: keysOf(cells), reason: cells.at(-1) ?? "" };
  });
}

const inCode = (/** @type {string} */ cell) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);

/** Every word of the first cell with every word of the second. */
const crossed = (/** @type {string[]} */ [fields = "", what = ""]) =>
  inCode(fields).flatMap((field) => inCode(what).map((word) => `${field} · ${word}`));

/** @type {{ heading: string, keysOf: (cells: string[]) => string[], wanted: () => string[] }[]} */
const TABLES = [
  {
    heading: "By field",
    keysOf: crossed,
    wanted: () => refusedByContract(parseYaml(readFileSync(`${root}openapi.yaml`, "utf8"))),
  },
  { heading: "By verb", keysOf: crossed, wanted: refusedByVerbs },
  { heading: "By code", keysOf: ([code = ""]) => inCode(code), wanted: codes },
];

/** @param {Row[]} rows */
const withoutReason = (rows) =>
  rows.filter(({ reason }) => !/^(ours: .{12,}|(portal|older user) §\d)/.test(reason));

/** The statuses of the codes that are thrown where their status stands beside them. */
function statusesInSources() {
  const found = apiSources().flatMap((file) => {
    const source = readFileSync(`${root}api/${file}`, "utf8");
    return [...source.matchAll(/new ServiceError\(\s*(\d{3}),\s*"(\w+)"/g)];
  });
  return found.map(([, status = "", code = ""]) => `${code} ${status}`);
}

const text = readFileSync(root + FILE, "utf8");

describe.each(TABLES)("$heading", ({ heading, keysOf, wanted }) => {
  const rows = rowsUnder(text, heading, keysOf);

  it("names every refusal once, and none that is gone", () => {
    expect(rows.flatMap(({ keys }) => keys).sort()).toEqual(wanted());
  });

  it("says of each what names it, or what it protects", () => {
    expect(withoutReason(rows)).toEqual([]);
  });
});

it("tells the status with which each code comes", () => {
  const cells = rowsUnder(text, "By code", ([code = "", status = ""]) =>
    status.split(", ").map((one) => `${inCode(code)[0]} ${one}`),
  );
  const written = new Set(cells.flatMap(({ keys }) => keys));
  const thrown = statusesInSources();
  expect(thrown.length).toBeGreaterThan(50);
  expect(thrown.filter((one) => !written.has(one))).toEqual([]);
});

describe("what the document does not know is found:", () => {
  const planted = (/** @type {Schema} */ schema, parameters = /** @type {unknown[]} */ ([])) => {
    const body = {
      content: { "application/json": { schema: { $ref: "#/components/schemas/A" } } },
    };
    const post = { requestBody: body, parameters };
    return refusedByContract({ paths: { "/a": { post } }, components: { schemas: { A: schema } } });
  };

  it("a constraint of a body, also inside a list, a choice or a record", () => {
    const name = { type: "string", maxLength: 3, pattern: "^a" };
    const properties = {
      name,
      many: { type: "array", maxItems: 2, items: name },
      one: { anyOf: [{ enum: ["a"] }, { type: "null" }] },
      named: { additionalProperties: { minLength: 1 } },
    };
    expect(planted({ properties, required: ["name"] })).toEqual([
      "many · maxItems 2",
      "many[] · maxLength 3",
      "many[] · pattern",
      "name · maxLength 3",
      "name · pattern",
      "name · required",
      "named.* · minLength 1",
      "one · enum",
    ]);
  });

  it("a constraint of a parameter", () => {
    const parameter = { in: "query", name: "page", required: true, schema: { minimum: 1 } };
    expect(planted({}, [parameter])).toEqual(["query:page · minimum 1", "query:page · required"]);
  });

  it("a row without a reason", () => {
    const lines = ["older user §5: x", "ours: memory of the server", "ours: ", "", "portal: x"];
    const rows = lines.map((reason) => ({ keys: ["x"], reason }));
    expect(withoutReason(rows).map(({ reason }) => reason)).toEqual(["ours: ", "", "portal: x"]);
  });
});
