// npm run test:changed -- COMMIT: what the change since that commit can touch, for working. Whether
// it may land is what `npm test` says.
import { execFileSync } from "node:child_process";
import process from "node:process";
import { changedParts } from "./changed-parts.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./run.mjs";
import { runTier } from "./run-parts.mjs";

const [commit = "HEAD"] = process.argv.slice(2);

/** @param {string[]} args of a command that parts names by zeros: others it would quote */
const git = (args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);

await ensureInstalled();
try {
  const changed = [
    ...git(["diff", "--name-only", "--no-renames", "-z", commit, "--"]),
    ...git(["ls-files", "--others", "--exclude-standard", "-z"]),
  ];
  if (changed.length === 0) console.log(`Nada ha cambiado desde ${commit}.`);
  else await runTier("quick", changedParts(changed, commit));
} catch (error) {
  // Git has said what is wrong with the commit.
  if (!(error instanceof Error) || !("status" in error)) throw error;
  process.exitCode = 1;
}
