// How long a 9 × 9 sudoku takes to make; part of npm run bench.
import { newSudoku } from "../mf-games/src/sudoku-game/rules.ts";
import { seeded } from "../mf-games/src/testing/seeded.ts";

const BOARDS = 2000;
const random = seeded(1);
const times = Array.from({ length: BOARDS }, () => {
  const begun = performance.now();
  newSudoku("hard", random);
  return performance.now() - begun;
}).sort((a, b) => a - b);
const p99 = times[Math.floor(BOARDS * 0.99)] ?? Number.NaN;
console.log(`${"9 × 9 sudoku board, p99 in ms".padEnd(58)} ${p99.toFixed(2).padStart(6)}   < 5`);
