// npm run lint:imports: who may import whom (rules.mjs), and no circle of folders.
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "../install.mjs";
import { bin, root } from "../run.mjs";
import { circlesOfFolders } from "./folder-circles.mjs";

/** @typedef {{ rule: string, comment: string, from: string, to: string }} Violation */

/** The output about a thousand files is longer than the default limit. */
const MOST_BYTES = 256 * 1024 * 1024;

const CIRCLE = "Folders that import each other cannot be read, or changed, one at a time.";

/**
 * @param {string} folder of a project that is laid out as this one
 * @returns {Violation[]}
 */
export function checkImports(folder) {
  const args = ["--config", `${root}scripts/imports/rules.mjs`, "--output-type", "json", "."];
  const { stdout, stderr } = spawnSync(bin("depcruise"), args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: MOST_BYTES,
  });
  if (!stdout) throw new Error(stderr);
  const { modules, summary } = JSON.parse(stdout);
  return [...violationsOf(summary), ...circles(modules)];
}

/**
 * @param {{ violations: { from: string, to: string, rule: { name: string } }[], ruleSetUsed: {
 * forbidden: { name: string, comment: string }[] } }} summary
 * @returns {Violation[]}
 */
const violationsOf = ({ violations, ruleSetUsed }) =>
  violations.map(({ from, to, rule: { name } }) => {
    const { comment = "" } = ruleSetUsed.forbidden.find((rule) => rule.name === name) ?? {};
    return { rule: name, comment, from, to };
  });

/**
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules
 * @returns {Violation[]}
 */
function circles(modules) {
  const files = new Set(modules.map(({ source }) => source));
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => files.has(resolved) && !resolved.includes("node_modules"))
      .map(({ resolved }) => /** @type {[string, string]} */ ([source, resolved])),
  );
  return circlesOfFolders(imports).map(({ from, to, example }) => ({
    rule: "no-circles-of-folders",
    comment: `${CIRCLE} Here: ${example.join(" → ")}`,
    from,
    to,
  }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await ensureInstalled();
  const violations = checkImports(root);
  for (const { rule, from, to, comment } of violations) {
    process.stderr.write(`${rule}: ${from} → ${to}\n  ${comment}\n`);
  }
  process.exitCode = violations.length === 0 ? 0 : 1;
}
