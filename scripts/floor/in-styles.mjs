// What a built style takes of a browser that the floor may lack.
import postcss from "postcss";
import { css, lackingIn } from "./features.mjs";

/** @typedef {import("./features.mjs").Feature} Feature */
/** @typedef {import("./in-scripts.mjs").Use} Use */

const PREFIXED = /^-(webkit|moz)-/;

/** Units that came late, by where MDN's data have them. */
const UNITS = /** @type {const} */ ([
  [/\d(?:dv|sv|lv)[hwib]|\d(?:dv|sv|lv)(?:min|max)\b/, "viewport_percentage_units_dynamic"],
  [/\dcq[whib]\b/, "container_query_length_units"],
  [/\dlh\b/, "lh"],
  [/\drlh\b/, "rlh"],
  [/\dcap\b/, "cap"],
  [/\dric\b|\drch\b|\drex\b/, "ric"],
]);

/** @param {any} node @param {string} path @returns {Feature[]} */
function lacking(node, path) {
  const all = node?.__compat ? lackingIn(node.__compat) : [];
  return all.length > 0 ? [{ path, lacking: all }] : [];
}

/**
 * Selectors that the floor does not know, among those that a text may hold: one such in a list
 * takes its whole rule away.
 *
 * @param {string} text
 */
export function lackingSelectors(text) {
  const names = [...text.matchAll(/::?([a-z][a-z-]+)(?=[^a-z:-]|$)/g)].map(([, name]) => name);
  return [...new Set(names)].flatMap((name) =>
    lacking(css.selectors[String(name)], `css.selectors.${name}`),
  );
}

/** @param {string} property @param {string} value */
function lackingInValue(property, value) {
  const known = css.properties[property];
  const words = value.match(/(?<![\w-])[a-z][a-z-]*/g) ?? [];
  const functions = value.match(/(?<![\w-])[a-z][a-z-]*(?=\()/g) ?? [];
  return [
    ...words.flatMap((word) => lacking(known?.[word], `css.properties.${property}.${word}`)),
    ...functions.flatMap((name) =>
      [css.types, css.types.color, css.types["easing-function"], css.types.gradient].flatMap(
        (group) => lacking(/** @type {any} */ (group)?.[name], `css.types.${name}`),
      ),
    ),
    ...UNITS.flatMap(([pattern, unit]) =>
      pattern.test(value) ? lacking(css.types.length?.[unit], `css.types.length.${unit}`) : [],
    ),
  ];
}

/**
 * What a style uses that the floor lacks, but for what stands in `@supports`, or behind the same
 * property in words that the floor knows.
 *
 * @param {string} style
 * @returns {Use[]}
 */
export function lackingInStyle(style) {
  /** @type {Use[]} */
  const uses = [];
  const root = postcss.parse(style);
  /** @param {import("postcss").Node} node */
  const isOptional = (node) => {
    for (let outer = node.parent; outer; outer = /** @type {any} */ (outer.parent))
      if (outer.type === "atrule" && Reflect.get(outer, "name") === "supports") return true;
    return false;
  };
  /** @param {import("postcss").Node} node @param {Feature[]} features */
  const note = (node, features) => {
    if (features.length === 0 || isOptional(node)) return;
    const near = node.toString().slice(0, 120);
    uses.push(...features.map(({ path, lacking }) => ({ feature: path, lacking, near })));
  };
  root.walkAtRules((rule) => {
    const rules = /** @type {any} */ (css["at-rules"]);
    note(rule, lacking(rules[rule.name], `css.at-rules.${rule.name}`));
    if (rule.name === "media" || rule.name === "container")
      for (const [, feature] of rule.params.matchAll(/\(\s*([a-z-]+)/g))
        note(rule, lacking(rules.media[String(feature)], `css.at-rules.media.${feature}`));
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test(Reflect.get(rule.parent, "name")))
      return;
    note(rule, lackingSelectors(rule.selector));
    if (rule.parent?.type === "rule" || /(^|[\s,>+~])&/.test(rule.selector))
      note(rule, lacking(css.selectors.nesting, "css.selectors.nesting"));
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith("--")) return note(declaration, lackingInValue(prop, value));
    if (prop.startsWith("-")) return;
    // An older name of it stands beside it, which the build writes.
    const own = declaration.parent?.nodes ?? [];
    if (
      own.some(
        (one) => one.type === "decl" && PREFIXED.test(one.prop) && one.prop.endsWith(`-${prop}`),
      )
    )
      return;
    const unknown = lacking(css.properties[prop], `css.properties.${prop}`);
    const inValue = lackingInValue(prop, value);
    const before = own.slice(0, own.indexOf(declaration));
    const isFallenBack = before.some(
      (one) =>
        one.type === "decl" && one.prop === prop && lackingInValue(prop, one.value).length === 0,
    );
    note(declaration, unknown.length > 0 ? unknown : isFallenBack ? [] : inValue);
  });
  return uses;
}
