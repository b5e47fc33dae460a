import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { drift } from "./contract-drift.mjs";
import { limitsOf } from "./contract-limits.mjs";
import { wrongVersionOf } from "./released-contract.mjs";
import { contract } from "./testing/broken-contract.mjs";

it("a contract that is not what the code says is named with its first other line", () => {
  const kept = () => "one\ntwo\nthree";
  expect(drift(["a", "b"], kept, kept)).toEqual([]);
  expect(drift(["a", "b"], kept, (file) => (file === "b" ? "one\n2\nthree" : kept()))).toEqual([
    "b differs at line 2",
  ]);
  expect(drift(["a"], () => "", kept)).toEqual(["a differs at line 1"]);
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
