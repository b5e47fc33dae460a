// What built files use that the oldest browsers lack.
import { EXCEPTIONS } from "./exceptions.mjs";
import { withPartsOfPages } from "./in-pages.mjs";
import { lackingInScripts } from "./in-scripts.mjs";
import { lackingInStyle } from "./in-styles.mjs";

/**
 * @param {Map<string, string>} files text of the built scripts, styles and pages, by name
 * @param {import("./exceptions.mjs").Exception[]} exceptions
 * @returns {{ found: string[], unused: string[] }} what the floor lacks; exceptions that meet none
 */
export function belowFloor(files, exceptions = EXCEPTIONS) {
  const parts = withPartsOfPages(files);
  const scripts = new Map([...parts].filter(([name]) => name.endsWith(".js")));
  const uses = [...lackingInScripts(scripts)].flatMap(([file, all]) =>
    all.map((use) => ({ file, ...use })),
  );
  for (const [file, text] of parts)
    if (file.endsWith(".css")) uses.push(...lackingInStyle(text).map((use) => ({ file, ...use })));
  /** @type {Set<unknown>} */
  const met = new Set();
  const found = uses.filter(({ feature, near }) => {
    const fitting = exceptions.filter(
      (one) => one.feature === feature && (one.near?.test(near) ?? true),
    );
    for (const one of fitting) met.add(one);
    return fitting.length === 0;
  });
  return {
    found: found.map(
      ({ file, feature, lacking, near }) => `${file}: ${feature} (${lacking.join(", ")}): ${near}`,
    ),
    unused: exceptions.filter((one) => !met.has(one)).map(({ feature }) => feature),
  };
}
