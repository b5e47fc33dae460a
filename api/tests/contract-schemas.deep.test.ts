import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { parse } from "yaml";

/** What OpenAPI adds to JSON Schema, and what the contract adds to both. */
const OTHER_WORDS = [
  "discriminator",
  "example",
  "x-enum-varnames",
  "x-max-bytes",
  "x-max-characters",
];
/** Which bytes a value is written in says nothing of the value. */
const OTHER_FORMATS = ["binary", "password"];

type Part = Record<string, unknown>;

/** Each object within, with its place as a JSON pointer. */
function placesOf(value: unknown, at = ""): [string, Part][] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.entries(value).flatMap(([step, part]) =>
    placesOf(part, `${at}/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
  return [[at, value as Part], ...within];
}

/** The examples that a part of the contract gives. */
const examplesOf = ({ example, examples = {} }: Part): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples as Record<string, { value: unknown }>).map(({ value }) => value),
];

test("a strict validator reads every schema of the contract, and takes every example", async () => {
  const contract = parse(await readFile(new URL("../../openapi.yaml", import.meta.url), "utf8"));
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    validateSchema: false,
  });
  addFormats.default(ajv);
  for (const word of [...Object.keys(contract), ...OTHER_WORDS]) ajv.addKeyword(word);
  for (const format of OTHER_FORMATS) ajv.addFormat(format, true);
  ajv.addSchema(contract, "contract");
  const validate = (at: string, value: unknown) => {
    const $ref = `contract#${at.split("/").map(encodeURIComponent).join("/")}`;
    const isValid = ajv.compile({ $ref });
    return isValid(value) ? [] : [`${at}: ${ajv.errorsText(isValid.errors)}`];
  };

  const named = Object.keys(contract.components.schemas);
  expect(named.length).toBeGreaterThan(100);
  for (const name of named) ajv.compile({ $ref: `contract#/components/schemas/${name}` });

  const places = placesOf(contract);
  const shown = places.flatMap(([at, part]) => {
    // What a schema gives stands in it; a field may be called so, too.
    const isWithin = /\/(schema|schemas)\//.test(at) && !/\/(example|properties$)/.test(at);
    const isSchema = isWithin || at.endsWith("/schema");
    const schema = "schema" in part ? `${at}/schema` : isSchema ? at : null;
    return schema === null ? [] : examplesOf(part).map((example) => [schema, example] as const);
  });
  expect(shown.length).toBeGreaterThan(300);
  expect(shown.flatMap(([at, example]) => validate(at, example))).toEqual([]);
});
