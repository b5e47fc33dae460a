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

/** Selectors that are known in a plainer form, by where MDN's data have the later one. */
const SELECTORS = /** @type {const} */ ([
  [/:nth-child\([^()]*\sof\s/, ["nth-child", "of_syntax"]],
  [/:nth-last-child\([^()]*\sof\s/, ["nth-last-child", "of_syntax"]],
  [/:lang\([^()]*,/, ["lang", "argument_list"]],
  [/:before::marker/, ["before", "nested_marker"]],
  [/:after::marker/, ["after", "nested_marker"]],
  [/\[[^\]]*["'\s]s\s*\]/, ["attribute", "case_sensitive_modifier"]],
]);

/** What is asked of a container, beyond its size. */
const OF_CONTAINERS = /** @type {const} */ ([
  [/(?<![\w-])style\(/, "style_queries_for_custom_properties"],
  [/(?<![\w-])scroll-state\(/, "scroll-state_queries"],
  [/(?<![\w-])anchored\(/, "anchor_position_queries"],
]);

/** Functions of colours that may begin with another colour: `rgb(from red r g b)`. */
const FROM = /(?<![\w-])(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(\s*from\b/g;

/** Gradients that name the space in which colours are mixed: `linear-gradient(in oklch, …)`. */
const IN_SPACE = /(?<![\w-])((?:repeating-)?(?:linear|radial|conic)-gradient)\((?:[^(),]*\s)?in\s/g;

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
  /** @type {any} */
  const selectors = css.selectors;
  return [
    ...[...new Set(names)].flatMap((name) =>
      lacking(selectors[String(name)], `css.selectors.${name}`),
    ),
    ...SELECTORS.flatMap(([pattern, [name, form]]) =>
      pattern.test(text) ? lacking(selectors[name]?.[form], `css.selectors.${name}.${form}`) : [],
    ),
  ];
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
    ...lackingForms(property, value),
    ...UNITS.flatMap(([pattern, unit]) =>
      pattern.test(value) ? lacking(css.types.length?.[unit], `css.types.length.${unit}`) : [],
    ),
  ];
}

/**
 * Forms of a value that came later than its words.
 *
 * @param {string} property
 * @param {string} value
 */
function lackingForms(property, value) {
  /** @type {any} */
  const { color, gradient, "easing-function": easing } = css.types;
  const words = value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, '""');
  return [
    ...(property === "content" && words.includes("/")
      ? lacking(css.properties.content?.alt_text, "css.properties.content.alt_text")
      : []),
    ...[...words.matchAll(FROM)].flatMap(([, name = ""]) =>
      lacking(color[name]?.relative_syntax, `css.types.color.${name}.relative_syntax`),
    ),
    ...[...words.matchAll(IN_SPACE)].flatMap(([, name = ""]) =>
      lacking(
        gradient[name]?.interpolation_color_space,
        `css.types.gradient.${name}.interpolation_color_space`,
      ),
    ),
    ...(/(?<![\w-])linear\(/.test(words)
      ? lacking(easing["linear-function"], "css.types.easing-function.linear-function")
      : []),
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
    if (rule.name === "container")
      for (const [pattern, query] of OF_CONTAINERS)
        if (pattern.test(rule.params))
          note(rule, lacking(rules.container[query], `css.at-rules.container.${query}`));
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
