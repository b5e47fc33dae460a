// Which features of browsers there are, and which of them the floor lacks, by MDN's own data.
import { createRequire } from "node:module";
import { FLOOR } from "../../kit/build/floor.mjs";

/** @typedef {import("@mdn/browser-compat-data").CompatStatement} Compat */
/** @typedef {import("@mdn/browser-compat-data").Identifier} Identifier */
/** @typedef {import("@mdn/browser-compat-data").SupportStatement} Support */

/**
 * @typedef {object} Feature
 * @property {string} path as MDN's data name it, e.g. `javascript.builtins.Array.with`
 * @property {string[]} lacking browsers of the floor without it, with what they came with
 */

/** @type {any} */
const data = createRequire(import.meta.url)("@mdn/browser-compat-data");

export const { css } = data;
const { html } = data;

/**
 * @param {Support | undefined} support
 * @param {number} version
 */
const has = (support, version) =>
  [support ?? []].flat().some(({ version_added: added, version_removed: removed, ...rest }) => {
    if (rest.flags || rest.alternative_name || rest.prefix || !added) return false;
    const since = Number.parseFloat(String(added).replace("≤", ""));
    return since <= version && !(removed && Number.parseFloat(String(removed)) <= version);
  });

/**
 * @param {Compat} compat
 * @returns {string[]}
 */
export function lackingIn({ support }) {
  return Object.entries(FLOOR).flatMap(([browser, version]) => {
    const of = support[/** @type {keyof typeof support} */ (browser)];
    if (has(of, version)) return [];
    const [first] = [of ?? []].flat();
    return [`${browser} ${first?.version_added || "never"}`];
  });
}

/** Singletons that scripts name, and what they are. */
export const SINGLETONS = new Map(
  Object.entries({
    window: "Window",
    self: "Window",
    globalThis: "Window",
    document: "Document",
    navigator: "Navigator",
    history: "History",
    location: "Location",
    screen: "Screen",
    performance: "Performance",
    crypto: "Crypto",
    localStorage: "Storage",
    sessionStorage: "Storage",
    customElements: "CustomElementRegistry",
    speechSynthesis: "SpeechSynthesis",
  }),
);

/** A page comes upon these without naming them: elements, events, what calls answer. */
const MET =
  /^(Document|Node|Element|EventTarget|HTML\w*|CSSStyle\w+|\w*Event|DataTransfer\w*|File\w*|Blob|Body|Response|Request|Headers|AbortSignal|Animation|CanvasRenderingContext2D|ImageBitmap|Audio\w*|\w+Node|Speech\w*|Selection|Range|DOM\w+|ShadowRoot|MediaQueryList|WakeLock\w*)$/;

/** What lists and iterators of any source have, although nobody names `Iterator`. */
const ITERATOR = "Iterator";

/** @typedef {Map<string, Feature[]>} Index */

/** @param {Index} index @param {string} key @param {Feature} feature */
function add(index, key, feature) {
  index.set(key, [...(index.get(key) ?? []), feature]);
}

/** @param {Identifier} node @returns {[string, Identifier & { __compat: Compat }][]} */
const parts = (node) =>
  /** @type {any} */ (
    Object.entries(node).filter(
      ([name, part]) => name !== "__compat" && Reflect.get(part, "__compat"),
    )
  );

/**
 * What scripts can name: globals (`AbortSignal`), members of what they name (`AbortSignal.any`,
 * `navigator.share`), and members of anything else (`.with`). An interface that the floor lacks
 * altogether is found by its name or by what leads to it, so its members are not asked for.
 *
 * @param {Set<string>} named the globals that the scripts name
 */
export function scriptFeatures(named) {
  /** @type {Index} */
  const globals = new Map();
  /** @type {Index} */
  const ofGlobals = new Map();
  /** @type {Index} */
  const ofObjects = new Map();
  /** @type {Index} */
  const methods = new Map();

  for (const [name, node] of parts(data.api)) {
    const path = `api.${name}`;
    const lacking = lackingIn(node.__compat);
    add(globals, name, { path, lacking });
    for (const [key, part] of parts(node)) {
      if (key === name || /_(event|parameter)$/.test(key)) continue;
      const feature = { path: `${path}.${key}`, lacking: lackingIn(part.__compat) };
      if (key.endsWith("_static")) {
        add(ofGlobals, `${name}.${key.slice(0, -"_static".length)}`, feature);
        continue;
      }
      if (name === "Window" || name === "WindowOrWorkerGlobalScope") add(globals, key, feature);
      for (const [singleton, type] of SINGLETONS)
        if (type === name) add(ofGlobals, `${singleton}.${key}`, feature);
      const isMet = MET.test(name) || named.has(name) || [...SINGLETONS.values()].includes(name);
      if (lacking.length === 0 && isMet) add(ofObjects, key, feature);
    }
  }
  for (const node of [data.javascript.builtins, data.javascript.builtins.Intl]) {
    const isIntl = node !== data.javascript.builtins;
    for (const [name, part] of parts(node)) {
      const full = isIntl ? `Intl.${name}` : name;
      const path = `javascript.builtins.${full}`;
      const lacking = lackingIn(part.__compat);
      add(isIntl ? ofGlobals : globals, full, { path, lacking });
      if (full === "Intl") continue;
      for (const [key, member] of parts(part)) {
        const feature = { path: `${path}.${key}`, lacking: lackingIn(member.__compat) };
        add(ofGlobals, `${full}.${key}`, feature);
        if (lacking.length === 0 || full === ITERATOR) add(methods, key, feature);
      }
    }
  }
  return { globals, ofGlobals, ofObjects, methods };
}

/**
 * Events that no part of a page has in some browser of the floor, e.g. `scrollend`. Those of an
 * interface that the floor lacks altogether are not asked for.
 */
export function eventFeatures() {
  /** @type {Map<string, Feature[]>} */
  const all = new Map();
  for (const [name, node] of parts(data.api)) {
    if (lackingIn(node.__compat).length > 0) continue;
    for (const [key, part] of parts(node))
      if (key.endsWith("_event"))
        add(all, key.slice(0, -"_event".length).toLowerCase(), {
          path: `api.${name}.${key}`,
          lacking: lackingIn(part.__compat),
        });
  }
  /** @type {Map<string, Feature>} */
  const found = new Map();
  for (const [event, features] of all)
    if (features[0] && features.every(({ lacking }) => lacking.length > 0))
      found.set(event, features[0]);
  return found;
}

/** Attributes of elements and their values that the floor lacks: `div popover`, `* hidden auto`. */
export function attributeFeatures() {
  /** @type {Map<string, Feature>} */
  const found = new Map();
  /** @param {string} element @param {Identifier} node @param {string} path */
  const take = (element, node, path) => {
    for (const [name, part] of parts(node)) {
      const lacking = lackingIn(part.__compat);
      if (lacking.length > 0) found.set(`${element} ${name}`, { path: `${path}.${name}`, lacking });
      if (lacking.length === 0) take(`${element} ${name}`, part, `${path}.${name}`);
    }
  };
  take("*", html.global_attributes, "html.global_attributes");
  for (const [element, node] of Object.entries(
    /** @type {Record<string, Identifier>} */ (html.elements),
  )) {
    const compat = /** @type {Compat | undefined} */ (/** @type {any} */ (node).__compat);
    const path = `html.elements.${element}`;
    const lacking = compat ? lackingIn(compat) : [];
    if (lacking.length > 0) found.set(element, { path, lacking });
    take(element, node, path);
  }
  return found;
}

/**
 * Where a page finds what one browser of the floor lacks, e.g. `AbortSignal.any`, `Intl.Segmenter`,
 * `Array.prototype.with`, `requestIdleCallback`.
 *
 * @param {keyof typeof FLOOR} browser
 * @returns {string[]}
 */
export function lackingPlaces(browser) {
  /** @type {string[]} */
  const places = [];
  /** @param {Identifier & { __compat: Compat }} node */
  const lacks = ({ __compat: { support } }) => !has(Reflect.get(support, browser), FLOOR[browser]);
  for (const [name, node] of parts(data.api)) {
    if (lacks(node)) places.push(name);
    for (const [key, part] of parts(node)) {
      if (!lacks(part) || /_(event|parameter)$/.test(key)) continue;
      if (key.endsWith("_static")) places.push(`${name}.${key.slice(0, -"_static".length)}`);
      else if (name === "Window") places.push(key);
      else places.push(`${name}.prototype.${key}`);
    }
  }
  const { builtins } = data.javascript;
  for (const [group, before] of [
    [builtins, ""],
    [builtins.Intl, "Intl."],
  ])
    for (const [name, node] of parts(group)) {
      if (lacks(node)) places.push(before + name);
      for (const [key, part] of parts(node))
        if (lacks(part) && name !== "Intl")
          places.push(`${before}${name}.${key}`, `${before}${name}.prototype.${key}`);
    }
  return places;
}
