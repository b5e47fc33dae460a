import { execFileSync } from "node:child_process";
import { root } from "./run.mjs";

/** Every file of the project that looks like a test, whether it is in git yet or not. */
export function testFilesOfProject() {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
  return listed.filter((file) => /\.(test|spec)\.\w+$/.test(file));
}
