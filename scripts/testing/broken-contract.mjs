import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lintContract } from "../lint-contract.mjs";
import {
  BREAKS_NOBODY,
  breaksOf,
  changesOf,
  contractOf,
  excuses,
  RELEASED,
} from "../released-contract.mjs";
import { root } from "../run.mjs";

export const contract = readFileSync(`${root}openapi.yaml`, "utf8");

const FAULTS = /** @type {[string, RegExp | string, string][]} */ ([
  ["info-contact", /^ {2}contact:\n {4}name: .*\n/m, ""],
  ["operation-summary", /^ +summary: .*\n/m, ""],
  ["operation-description", /^ {6}description: .*\n(?: {8}.*\n)*(?= {6}tags:)/m, ""],
  ["operation-operationId-unique", "operationId: listUsers", "operationId: getHealth"],
  ["contract/named-or-null", /^( {4}ReadinessPart:\n {6}type:) object$/m, '$1 [object, "null"]'],
  ["contract/named-or-null", /^( {4}PauseReason:\n {6}type:) string$/m, '$1 [string, "null"]'],
  ["contract/tuple-with-items", /^( +)items:(?=\n +anyOf:\n +- type: string$)/m, "$1x-items:"],
  ["path-parameters-defined", "/api/users/{userId}/pin:", "/api/users/{otherId}/pin:"],
]);

/** Tries that the linter of the contract finds each fault. */
export function testFaults() {
  it.each(FAULTS)("%s is caught in the contract", async (rule, what, instead) => {
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
}

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
  "a type of a body is taken away": {
    what: /^( +)image\/png:\n(\1 .*\n)*/gm,
    instead: "",
    says: /PUT \/api\/uploads\/\{name\}: removed the media type `image\/png`/,
  },
};

/**
 * @param {string} text
 * @returns {Promise<string[]>} what it breaks of the contract as it is
 */
export async function breaksAfter(text) {
  const folder = mkdtempSync(join(tmpdir(), "acompana-contract-"));
  try {
    const file = join(folder, "openapi.yaml");
    writeFileSync(file, text);
    return await breaksOf(`${root}openapi.yaml`, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Tries that each change that breaks clients is found. */
export function testBreaks() {
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
}

/** What takes away that on which an exception of the gate rests, and what is said then. */
const UNFOUNDED = {
  "no picture may be sent any more": {
    what: /^( +)image\/(?!\*).*:\n(\1 .*\n)*/gm,
    says: /PUT \/api\/uploads\/\{name\}: removed the media type `image\/\*`/,
  },
  "health answers no longer as it did": {
    what: /^ +- \$ref: "#\/components\/schemas\/Unhealthy"\n/m,
    says: /GET \/api\/health: removed the required property `database`/,
  },
  "a pace is never null any more": {
    what: /(?<=schemas\/AdaptiveDifficulty"\n) +- type: "null"\n/,
    says: /games: removed the required property `items\/pace\/misses`/,
  },
};

/** Tries that the exceptions of the gate are needed, and hold no longer than what they rest on. */
export function testExceptions() {
  const released = `${root}${RELEASED}`;

  it("each exception is for a change that there is, by its own words", async () => {
    const changes = await changesOf(released, `${root}openapi.yaml`);
    const current = contractOf(`${root}openapi.yaml`);
    for (const one of BREAKS_NOBODY) {
      for (const operation of one.operations) {
        const alone = { ...one, operations: [operation] };
        const isNeeded = changes.some((change) => excuses(alone, change, current));
        expect([operation, isNeeded]).toEqual([operation, true]);
      }
    }
  });

  it.each(Object.entries(UNFOUNDED))("%s: no exception is for that", async (_, { what, says }) => {
    const folder = mkdtempSync(join(tmpdir(), "acompana-contract-"));
    try {
      const file = join(folder, "openapi.yaml");
      const broken = contract.replace(what, "");
      expect(broken).not.toBe(contract);
      writeFileSync(file, broken);
      expect(await breaksOf(released, `${root}openapi.yaml`)).toEqual([]);
      expect((await breaksOf(released, file)).join("\n")).toMatch(says);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
