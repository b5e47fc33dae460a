// What stands within a built page: its own scripts and styles, which no file of their own has.

/** Of a script that runs: others are import maps and data. */
const RUNS = /\btype\s*=\s*["']?(module|text\/javascript)\b/i;

/**
 * @param {Map<string, string>} files text by name
 * @returns {Map<string, string>} scripts and styles, those within pages under names of their own
 */
export function withPartsOfPages(files) {
  return new Map(
    [...files].flatMap(([name, text]) =>
      name.endsWith(".html") ? partsOf(name, text) : [[name, text]],
    ),
  );
}

/** @param {string} page @param {string} html @returns {[string, string][]} */
const partsOf = (page, html) =>
  [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1\s*>/gis)].flatMap(
    ([, tag = "", attributes = "", text = ""], at) => {
      if (tag.toLowerCase() === "style") return [[`${page}#${at}.css`, text]];
      const isOther = /\btype\s*=/i.test(attributes) && !RUNS.test(attributes);
      return isOther || text.trim() === "" ? [] : [[`${page}#${at}.js`, text]];
    },
  );
