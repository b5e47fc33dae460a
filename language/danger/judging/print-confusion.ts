import { writeSync } from "node:fs";
import { ALL_KINDS, figuresOf, judgeAll, PARTS } from "./confusion.ts";

const print = (line: string) => void writeSync(1, `${line}\n`);

/*
 * Prints which kind is answered to sentences of each kind: `npm run confusion`. A sentence with
 * several right answers stands in the row of its first, unless another of them was found.
 */
for (const part of PARTS) {
  const judged = judgeAll(part);
  const counts = new Map<string, number>();
  for (const { kinds, found } of judged) {
    const row = kinds.includes(found) ? found : kinds[0];
    counts.set(`${row}>${found}`, (counts.get(`${row}>${found}`) ?? 0) + 1);
  }
  print(`\n${part}: rows are what is right, columns what was answered`);
  print(`${"".padEnd(15)}${ALL_KINDS.map((kind) => kind.slice(0, 6).padStart(7)).join("")}`);
  for (const row of ALL_KINDS) {
    const cells = ALL_KINDS.map((found) => counts.get(`${row}>${found}`) ?? 0);
    if (cells.some((cell) => cell > 0))
      print(`${row.padEnd(15)}${cells.map((n) => (n ? String(n) : "·").padStart(7)).join("")}`);
  }
  const { recall, falseAlarms, wrongKinds, ...sizes } = figuresOf(judged);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  print(
    `recall ${percent(recall)} of ${sizes.dangers}, false alarms ${percent(falseAlarms)} of ${sizes.harmless}, wrong kinds ${percent(wrongKinds)}`,
  );
}
