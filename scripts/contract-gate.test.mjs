import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { drift } from "./contract-drift.mjs";
import { limitsOf } from "./contract-limits.mjs";
import { lintContract } from "./lint-contract.mjs";
import { breaksOf, wrongVersionOf } from "./released-contract.mjs";
import { root } from "./run.mjs";

const contract = readFileSync(`${root}openapi.yaml`, "utf8");

it("a contract that is not what the code says is named with its first other line", () => {
  const kept = () => "one\ntwo\nthree";
  expect(drift(["a", "b"], kept, kept)).toEqual([]);
  expect(drift(["a", "b"], kept, (file) => (file === "b" ? "one\n2\nthree" : kept()))).toEqual([
    "b differs at line 2",
  ]);
  expect(drift(["a"], () => "", kept)).toEqual(["a differs at line 1"]);
});

it.each([
  ["operation-summary", /^ +summary: .*\n/m, ""],
  ["operation-operationId-unique", "operationId: listUsers", "operationId: getHealth"],
  ["path-parameters-defined", "/api/users/{userId}/pin:", "/api/users/{otherId}/pin:"],
])("%s is caught in the contract", async (rule, what, instead) => {
  const folder = mkdtempSync(join(tmpdir(), "acompana-contract-"));
  try {
    const file = join(folder, "openapi.yaml");
    const broken = contract.replace(what, instead);
    expect(broken).not.toBe(contract);
    writeFileSync(file, broken);
    expect((await lintContract(file)).join("\n")).toContain(rule);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("limits and enums become constants, a schema or a query each, and nothing else does", () => {
  const yaml = `
components:
  schemas:
    CreateThing:
      properties:
        title: { type: string, minLength: 1, maxLength: 120 }
        size: { type: integer, x-max-bytes: 5, description: Bytes }
        kind: { type: string, enum: [a, b] }
        place: { type: object, properties: { floor: { type: integer, maximum: 9 } } }
    Thing:
      properties:
        id: { type: string }
paths:
  /things:
    get:
      operationId: listThings
      parameters:
        - { name: limit, in: query, schema: { type: integer, maximum: 50 } }
        - { name: role, in: header, schema: { type: string, maxLength: 9 } }
`;
  const made = limitsOf(yaml).replace(/\s+/g, " ");
  expect(made).toContain(
    'export const createThingLimits = { "title": { "minLength": 1, "maxLength": 120 }, ' +
      '"size": { "maxBytes": 5 }, "kind": { "values": [ "a", "b" ] }, ' +
      '"place": { "floor": { "maximum": 9 } } } as const; ' +
      'export const listThingsQuery = { "limit": { "maximum": 50 } } as const;',
  );
  expect(made.match(/export const/g)).toHaveLength(2);
});

/** A change that breaks clients: a call that is no longer there, a field that an answer lost. */
const BREAKS = {
  "a call is removed": {
    what: /^ {2}\/api\/health:\n(.*\n)*?(?= {2}\/)/m,
    instead: "",
    says: /GET \/api\/health/,
  },
  "a parameter is asked for": {
    what: /^( +)operationId: getHealth\n/m,
    instead:
      "$&$1parameters: [{ name: word, in: query, required: true, schema: { type: string } }]\n",
    says: /GET \/api\/health: .*word/,
  },
};

/**
 * @param {string} text
 * @returns {Promise<string[]>} what it breaks of the contract as it is
 */
async function breaksAfter(text) {
  const folder = mkdtempSync(join(tmpdir(), "acompana-contract-"));
  try {
    const file = join(folder, "openapi.yaml");
    writeFileSync(file, text);
    return await breaksOf(`${root}openapi.yaml`, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each(Object.entries(BREAKS))(
  "%s: that breaks clients, unless the major version rises",
  async (_, { what, instead, says }) => {
    const broken = contract.replace(what, instead);
    expect(broken).not.toBe(contract);
    expect((await breaksAfter(broken)).join("\n")).toMatch(says);
    const next = broken.replace(
      /^ {2}version: (\d+)\./m,
      (_, major) => `  version: ${Number(major) + 1}.`,
    );
    expect(await breaksAfter(next)).toEqual([]);
  },
);

it("a contract that changes has a higher version than the released one", () => {
  const folder = mkdtempSync(join(tmpdir(), "acompana-contract-"));
  try {
    const [before, now] = [join(folder, "before.yaml"), join(folder, "now.yaml")];
    const as = (/** @type {string} */ version, words = "") =>
      contract.replace(/^ {2}version: .*$/m, `  version: ${version}`) + words;
    /** @param {string} text */
    const wrong = (text) => {
      writeFileSync(before, as("1.2.3"));
      writeFileSync(now, text);
      return wrongVersionOf(before, now);
    };
    expect(wrong(as("1.2.3"))).toBeNull();
    expect(wrong(as("1.2.4", "# more\n"))).toBeNull();
    expect(wrong(as("1.10.0", "# more\n"))).toBeNull();
    expect(wrong(as("1.2.3", "# more\n"))).toContain('raise "version" in api/package.json');
    expect(wrong(as("1.2.2"))).toContain("calls itself 1.2.2");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("what is only added breaks nobody", async () => {
  const more = contract.replace(
    /^ {2}\/api\/health:\n(.*\n)*?(?= {2}\/)/m,
    (health) => health + health.replace("/api/health", "/api/more").replace("getHealth", "getMore"),
  );
  expect(more).not.toBe(contract);
  expect(await breaksAfter(more)).toEqual([]);
});
