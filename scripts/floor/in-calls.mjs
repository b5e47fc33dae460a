// What a call of a built script asks for by its words: elements, attributes, events, options.
import { lackingSelectors } from "./in-styles.mjs";
import { isTested, wordOf } from "./syntax-tree.mjs";

/** @typedef {import("./features.mjs").Feature} Feature */
/** @typedef {import("./syntax-tree.mjs").Node} Node */

/** @param {Feature | undefined} feature */
const known = (feature) => feature !== undefined;

/** @param {Node} call @returns {string | undefined} the last name of what is called */
const calledName = ({ callee }) => callee.property?.name ?? callee.name;

/**
 * Elements and attributes that React is asked for (`jsx("div", { popover: "auto" })`), or an
 * element itself (`element.setAttribute("popover", "auto")`, `element.hidden = "until-found"`).
 *
 * @param {Node} node
 * @param {Map<string, Feature>} attributes
 * @returns {Feature[]}
 */
export function lackingAttributes(node, attributes) {
  /** @param {string} element @param {string} name @param {string | undefined} value */
  const of = (element, name, value) =>
    [element, "*"].flatMap((one) => [
      attributes.get(`${one} ${name.toLowerCase()}`),
      attributes.get(`${one} ${name.toLowerCase()} ${value}`),
    ]);
  if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression") {
    const { property } = node.left;
    const value = wordOf(node.right);
    return value && property.name ? of("*", property.name, value).slice(1, 2).filter(known) : [];
  }
  if (node.type !== "CallExpression" || node.arguments.length < 2) return [];
  const [first, second] = node.arguments;
  const word = first.type === "SpreadElement" ? undefined : wordOf(first);
  if (!word) return [];
  if (calledName(node) === "setAttribute")
    return of("*", word, wordOf(second)).slice(0, 2).filter(known);
  if (second.type !== "ObjectExpression") return [];
  return [
    attributes.get(word),
    ...second.properties.flatMap((/** @type {Node} */ { key, value }) =>
      key ? of(word, String(key.name ?? key.value), wordOf(value)) : [],
    ),
  ].filter(known);
}

/**
 * Events that a page would wait for in vain: `addEventListener("scrollend", f)`,
 * `a.onscrollend = f`, `jsx("div", { onScrollEnd: f })`. Those that the scripts
 * send themselves are none.
 *
 * @param {Node} node
 * @param {readonly Node[]} above
 * @param {Map<string, Feature>} events
 * @returns {Feature[]}
 */
export function lackingEvents(node, above, events) {
  /** @param {string | undefined} name as a property names it, with `on` */
  const of = (name) => {
    const event = /^on(\w+)$/.exec(name?.toLowerCase() ?? "")?.[1] ?? "";
    const feature = events.get(event) ?? events.get(event.replace(/capture$/, ""));
    const isAsked = [event, `on${event}`].some((one) => isTested(node, above, one));
    return feature && !isAsked ? [feature] : [];
  };
  if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression")
    return of(node.left.property.name);
  if (node.type !== "CallExpression") return [];
  const [first, second] = node.arguments;
  const word = first && first.type !== "SpreadElement" ? wordOf(first) : undefined;
  if (!word) return [];
  if (calledName(node) === "addEventListener") return of(`on${word}`);
  if (second?.type !== "ObjectExpression" || !/^[a-z]+[1-6]?$/.test(word)) return [];
  return second.properties.flatMap((/** @type {Node} */ { key }) => of(key?.name));
}

/** @param {Node} node @returns {string | undefined} the event that this makes: `new Event("x")` */
export const ownEvent = (node) =>
  node.type === "NewExpression" && /Event$/.test(calledName(node) ?? "") && node.arguments[0]
    ? wordOf(node.arguments[0])
    : undefined;

/**
 * Whether something is an iterator by the call that made it: `map.values()`, `text.matchAll(…)`.
 *
 * @param {Node | undefined} object
 * @param {(name: string) => boolean} isOwn whether the scripts have a method of that name
 */
export function isIterator(object, isOwn) {
  const call = object?.type === "ChainExpression" ? object.expression : object;
  if (call?.type !== "CallExpression" || call.callee.type !== "MemberExpression") return false;
  const { object: from, property, computed } = call.callee;
  if (computed) return property.object?.name === "Symbol" && property.property.name === "iterator";
  if (!/^(values|keys|entries|matchAll)$/.test(property.name) || isOwn(property.name)) return false;
  // `Object.keys(a)` is a list, and so is what a cache keeps.
  return from.name !== "Object";
}

/**
 * Options that a call of the floor does not know and refuses.
 *
 * @param {Node} node
 * @returns {Feature[]}
 */
export function lackingOptions(node) {
  if (node.type === "Property" && node.key.name === "imageOrientation")
    if (wordOf(node.value) === "from-image")
      return [
        {
          path: "api.Window.createImageBitmap.options_imageOrientation_parameter.from-image",
          lacking: ["chrome 112"],
        },
      ];
  const isRegExp = /^(New|Call)Expression$/.test(node.type) && node.callee.name === "RegExp";
  if (isRegExp && node.arguments[1] && /v/.test(wordOf(node.arguments[1]) ?? ""))
    return [{ path: "javascript.regular_expressions.v", lacking: ["chrome 112", "safari 17"] }];
  return [];
}

/** @param {Node} node selectors that stand in texts: a list with one unknown throws */
export function lackingSelectorsIn(node) {
  const text =
    node.type === "Literal" && typeof node.value === "string"
      ? node.value
      : node.type === "TemplateElement"
        ? node.value.cooked
        : "";
  // A declaration is none.
  return text.includes(":") && !/[;{]/.test(text) ? lackingSelectors(text) : [];
}
