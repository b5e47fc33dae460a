import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "./run.mjs";

/** How many requirements each section of ASVS 5.0.0 has at levels 1 and 2; numbered from 1. */
const ASVS = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3
  4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4
  7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5
  10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2
  13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4
  17.3:2`;
/** How many measures each group of ENS's annex II has. */
const ENS = `org:4 op.pl:5 op.acc:6 op.exp:10 op.ext:4 op.nub:1 op.cont:4 op.mon:3 mp.if:7 mp.per:4
  mp.eq:4 mp.com:4 mp.si:5 mp.sw:2 mp.info:6 mp.s:4`;
/** Sections of ASVS that ask for documents. */
const ABOUT_DOCUMENTS = /^V(2|5|6|7|8|11|13|14|15|16)\.1\./;
const TEST = /\.test\.(ts|tsx|mjs)$/;

const TABLES = [
  { file: "docs/security/asvs.md", sections: ASVS, prefix: "V", isAsvs: true },
  { file: "docs/security/ens.md", sections: ENS, prefix: "", isAsvs: false },
];

/** @typedef {{ number: string, asks: string, answer: string, reason: string }} Row */

/** @param {string} text @returns {Row[]} */
function rowsOf(text) {
  const lines = text.split("\n").filter((line) => /^\| (V\d|org\.|op\.|mp\.)/.test(line));
  return lines.map((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const [, number = ""] = cells;
    const [asks = "", answer = "", reason = ""] = cells.slice(-4, -1);
    return { number, asks, answer, reason };
  });
}

const filesOf = (/** @type {string} */ reason) =>
  [...reason.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|md|yaml))`/g)].map(([, file = ""]) => file);

/**
 * What is wrong with an answer; null when it stands.
 *
 * @param {Row} row
 * @param {boolean} isAsvs
 */
function problemOf({ number, asks, answer, reason }, isAsvs) {
  const files = filesOf(reason);
  const lost = files.filter((file) => !existsSync(root + file));
  if (lost.length > 0) return `${number} names ${lost}, which does not exist`;
  if (!asks) return `${number} does not say what it asks for`;
  if (answer === "the town hall's" && !isAsvs) return null;
  if (!["done", "not applicable", "no"].includes(answer)) return `${number}: '${answer}'`;
  if (!reason) return `${number} has no reason`;
  const isShown = files.some((file) => TEST.test(file));
  const isWritten = isAsvs && ABOUT_DOCUMENTS.test(number) && files.length > 0;
  return answer === "done" && !isShown && !isWritten ? `${number} is shown by no test` : null;
}

describe.each(TABLES)("$file", ({ file, sections, prefix, isAsvs }) => {
  const text = readFileSync(root + file, "utf8");
  const rows = rowsOf(text);

  it("answers every number once, in order", () => {
    const wanted = sections.split(/\s+/).flatMap((entry) => {
      const [section = "", count] = entry.split(":");
      return Array.from({ length: Number(count) }, (_, at) => `${prefix}${section}.${at + 1}`);
    });
    expect(rows.map(({ number }) => number)).toEqual(wanted);
  });

  it("names a test that exists for whatever is done, and a reason for the rest", () => {
    expect(rows.flatMap((row) => problemOf(row, isAsvs) ?? [])).toEqual([]);
  });

  it("counts its answers in its first lines", () => {
    const answers = ["done", "not applicable", "no", ...(isAsvs ? [] : ["the town hall's"])];
    for (const answer of answers) {
      const count = rows.filter((row) => row.answer === answer).length;
      expect(text).toMatch(new RegExp(`\\b${count} ${answer}[,.]`));
    }
  });
});

describe("an answer that does not stand is found", () => {
  it.each([
    ["| V1.2.4 | 1 | SQL | done | Bound. |", "V1.2.4 is shown by no test"],
    ["| V1.2.4 | 1 | SQL | done | `docs/security.md`. |", "V1.2.4 is shown by no test"],
    ["| V2.1.1 | 1 | rules | done | `docs/none.md`. |", "V2.1.1 names docs/none.md"],
    ["| V1.2.4 | 1 | SQL | no | |", "V1.2.4 has no reason"],
    ["| V1.2.4 | 1 | | no | It is. |", "V1.2.4 does not say"],
    ["| V1.2.4 | 1 | SQL | perhaps | It is. |", "V1.2.4: 'perhaps'"],
    ["| V1.2.4 | 1 | SQL | the town hall's | It is. |", "V1.2.4: 'the town hall's'"],
  ])("%s", (line, problem) => {
    const [row] = rowsOf(line);
    expect(row && problemOf(row, true)).toContain(problem);
  });

  it("stands when a document answers what asks for a document", () => {
    const [row] = rowsOf("| V2.1.3 | 2 | limits | done | `docs/security.md`. |");
    expect(row && problemOf(row, true)).toBeNull();
  });
});
