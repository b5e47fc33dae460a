import { execFileSync } from "node:child_process";
import { root } from "./run.mjs";

/** @param {string[]} args */
const listed = (args) =>
  execFileSync("git", ["ls-files", ...args], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);

/**
 * The files that git knows, by their paths in the project's folder.
 *
 * @param {string[]} patterns as git has them; without one all files
 */
export const trackedFiles = (...patterns) => listed(["--", ...patterns]);

/** The same, and new ones that git does not ignore. */
export const projectFiles = () =>
  listed(["--cached", "--others", "--exclude-standard", "--deduplicate"]);
