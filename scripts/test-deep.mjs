// npm run test:deep: what is too slow for every change, by subject (subjects.mjs, docs/testing.md).
// `npm run test:deep -- faults looks` runs these two; without a name all are run.
import process from "node:process";
import { runTier } from "./run-parts.mjs";
import { SUBJECTS } from "./subjects.mjs";

const given = process.argv.slice(2);
const unknown = given.filter((name) => !Object.hasOwn(SUBJECTS, name));
if (unknown.length > 0) {
  const all = Object.keys(SUBJECTS).join(", ");
  console.error(`No hay pruebas lentas de ${unknown.join(", ")}. Las hay de: ${all}.`);
  process.exitCode = 1;
} else {
  // Its quick parts, on other days, too (test-api.mjs).
  process.env.CHECK_RESPONSES = "1";
  const chosen = Object.entries(SUBJECTS).filter(
    ([name]) => given.length === 0 || given.includes(name),
  );
  const parts = chosen.flatMap(([subject, { parts }]) =>
    parts.map((part) => ({ ...part, name: `${subject}: ${part.name}` })),
  );
  await runTier(
    "deep",
    parts.map((part) => ({ parts: [part] })),
  );
}
