// What a built script takes of a browser that the floor may lack.
import { parse } from "acorn";
import { attributeFeatures, SINGLETONS, scriptFeatures } from "./features.mjs";
import { lackingSelectors } from "./in-styles.mjs";

/** @typedef {import("acorn").Node & Record<string, any>} Node */
/** @typedef {import("./features.mjs").Feature} Feature */

/**
 * @typedef {object} Use
 * @property {string} feature its path in MDN's data
 * @property {string[]} lacking browsers of the floor without it
 * @property {string} near the code around it
 */

/** What Chrome 109, Safari 16.4 and Firefox 115 read; no later syntax, nor regular expressions. */
const SYNTAX = 2022;

/** @param {Node} node @param {(node: Node, above: readonly Node[]) => void} visit */
function walk(node, visit, /** @type {Node[]} */ above = []) {
  visit(node, above);
  above.push(node);
  for (const key in node) {
    const child = node[key];
    if (typeof child !== "object" || child === null) continue;
    if (!Array.isArray(child)) {
      if (typeof child.type === "string") walk(child, visit, above);
      continue;
    }
    for (const one of child) if (typeof one?.type === "string") walk(one, visit, above);
  }
  above.pop();
}

/** @param {Node | null} pattern @returns {string[]} the names that a pattern declares */
function namesIn(pattern) {
  if (!pattern) return [];
  if (pattern.type === "Identifier") return [pattern.name];
  const inner = pattern.properties?.map((/** @type {Node} */ one) => one.value ?? one.argument) ??
    pattern.elements ?? [pattern.left ?? pattern.argument];
  return inner.flatMap(namesIn);
}

/** @param {Node} program @returns {Set<string>} every name that the script itself declares */
function declaredIn(program) {
  /** @type {Set<string>} */
  const names = new Set();
  walk(program, (node) => {
    const found = /Function|^Class/.test(node.type)
      ? [node.id, ...(node.params ?? [])]
      : /^Import.*Specifier$/.test(node.type)
        ? [node.local]
        : node.type === "VariableDeclarator"
          ? [node.id]
          : node.type === "CatchClause"
            ? [node.param]
            : [];
    for (const name of found.flatMap(namesIn)) names.add(name);
  });
  return names;
}

/** @param {Node} node @param {readonly Node[]} above */
function isReference(node, above) {
  const parent = above.at(-1);
  if (parent?.type === "MemberExpression") return parent.object === node || parent.computed;
  if (parent?.type === "Property")
    return parent.value === node && above.at(-2)?.type !== "ObjectPattern";
  return !/Definition|Specifier|Label|Break|Continue/.test(parent?.type ?? "");
}

/** @param {Node} node @param {string} name whether the code asks whether the feature is there */
function asksFor(node, name) {
  let asks = false;
  walk(node, (inner) => {
    if (inner.type === "Identifier" && inner.name === name) asks = true;
    if (inner.type === "Literal" && inner.value === name) asks = true;
    if (inner.type === "TemplateElement" && inner.value.cooked === name) asks = true;
  });
  return asks;
}

/**
 * Whether a use happens only where the feature is there: it is optional, or stands behind a
 * condition that names it.
 *
 * @param {Node} node
 * @param {readonly Node[]} above
 * @param {string} name
 */
function isTested(node, above, name) {
  let inner = node;
  for (const outer of [...above].reverse()) {
    if (outer.type === "UnaryExpression" && outer.operator === "typeof") return true;
    if (outer.type === "UnaryExpression" && outer.operator === "!" && outer.argument === node)
      return true;
    if (outer.type === "CallExpression" && outer.callee === inner && outer.optional) return true;
    if (outer.type === "MemberExpression" && outer.object === inner && outer.optional) return true;
    if (outer.type === "BinaryExpression" && outer.operator === "in" && outer.right === inner)
      return true;
    // What is asked for its truth, or given another value where it is not there.
    if (outer.test === node || (outer.type === "LogicalExpression" && outer.left === node))
      return true;
    if (outer.type === "AssignmentExpression" && outer.left === inner && inner === node)
      return true;
    if (outer.test && outer.test !== inner && asksFor(outer.test, name)) return true;
    if (outer.type === "LogicalExpression" && outer.right === inner && asksFor(outer.left, name))
      return true;
    // `if (!there) return` before it in the same block.
    if (outer.body && Array.isArray(outer.body)) {
      const before = outer.body.slice(0, outer.body.indexOf(inner));
      const leaves = (/** @type {Node} */ { type, test, consequent }) =>
        type === "IfStatement" && /Return|Throw|Block/.test(consequent.type) && asksFor(test, name);
      if (before.some(leaves)) return true;
    }
    inner = outer;
  }
  return false;
}

/**
 * Names that the built scripts give to what is theirs (`{ login: … }`, `this.sync = …`): with them
 * a member of an unknown object says nothing about the browser.
 *
 * @param {Node} program
 */
function ownNames(program) {
  /** @type {Set<string>} */
  const names = new Set();
  walk(program, (node, above) => {
    const isPattern = above.at(-1)?.type === "ObjectPattern";
    if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(node.type) && !isPattern)
      names.add(node.key.name ?? node.key.value);
    const { left } = node;
    if (node.type === "AssignmentExpression" && left.type === "MemberExpression" && !left.computed)
      names.add(left.property.name);
  });
  return names;
}

/** @param {Node} node @returns {string | undefined} `a.b.c`, nothing where it is not so simple */
function nameOf(node) {
  const object = node.type === "MemberExpression" ? nameOf(node.object) : undefined;
  if (node.type === "Identifier") return node.name;
  return object && !node.computed ? `${object}.${node.property.name}` : undefined;
}

/** @param {Feature[] | undefined} features */
const allLack = (features) =>
  features?.every(({ lacking }) => lacking.length > 0) ? features : undefined;

/**
 * What one or several scripts use that the floor lacks, without what they ask for first.
 *
 * @param {Map<string, string>} scripts code by file
 * @returns {Map<string, Use[]>} by file; syntax that cannot be read is a use too
 */
export function lackingInScripts(scripts) {
  /** @type {Map<string, Use[]>} */
  const uses = new Map([...scripts.keys()].map((file) => [file, []]));
  /** @type {Map<string, Node>} */
  const programs = new Map();
  for (const [file, code] of scripts) {
    try {
      programs.set(file, parse(code, { ecmaVersion: SYNTAX, sourceType: "module" }));
    } catch (error) {
      const { message, pos = 0 } = /** @type {Error & { pos?: number }} */ (error);
      const near = code.slice(Math.max(0, pos - 40), pos + 40);
      uses.get(file)?.push({ feature: "syntax", lacking: [message], near });
    }
  }
  const declared = new Map([...programs].map(([file, program]) => [file, declaredIn(program)]));
  const ownIn = new Map([...programs].map(([file, program]) => [file, ownNames(program)]));
  const own = new Set([...ownIn.values()].flatMap((names) => [...names]));
  /** @type {Set<string>} */
  const named = new Set();
  for (const [file, program] of programs)
    walk(program, (node, above) => {
      if (node.type !== "Identifier" || declared.get(file)?.has(node.name)) return;
      if (isReference(node, above)) named.add(node.name);
    });
  const { globals, ofGlobals, ofObjects, methods } = scriptFeatures(named);
  const attributes = attributeFeatures();

  for (const [file, program] of programs) {
    const code = scripts.get(file) ?? "";
    const ownHere = declared.get(file) ?? new Set();
    /** @param {Node} node @param {Pick<Feature, "path" | "lacking">} feature */
    const note = (node, { path, lacking }) =>
      uses.get(file)?.push({
        feature: path,
        lacking,
        near: code.slice(Math.max(0, node.start - 60), node.end + 60).replace(/\s+/g, " "),
      });
    walk(program, (node, above) => {
      if (node.type === "Identifier" && !ownHere.has(node.name) && isReference(node, above)) {
        const found = allLack(globals.get(node.name));
        if (found?.[0] && !isTested(node, above, node.name)) note(node, found[0]);
      }
      const member = memberOf(node, above);
      if (member) {
        const { object, key, isCalled } = member;
        const global = object && nameOf(object)?.replace(/^(window|globalThis|self)\.(?=.)/, "");
        const isGlobal = global && !ownHere.has(global.split(".")[0] ?? "");
        const direct = isGlobal
          ? (ofGlobals.get(`${global}.${key}`) ??
            (SINGLETONS.get(global) === "Window" ? globals.get(key) : undefined))
          : undefined;
        const anyones =
          isCalled && methods.has(key) && !ownIn.get(file)?.has(key)
            ? [...(methods.get(key) ?? []), ...(ofObjects.get(key) ?? [])]
            : own.has(key)
              ? undefined
              : ofObjects.get(key);
        const found = allLack(direct ?? anyones);
        if (found?.[0] && !isTested(node, above, key)) note(node, found[0]);
      }
      for (const feature of lackingAttributes(node, attributes)) note(node, feature);
      for (const feature of lackingOptions(node)) note(node, feature);
      for (const feature of lackingSelectorsIn(node)) note(node, feature);
    });
  }
  return uses;
}

/** @param {Node} node @param {readonly Node[]} above */
function memberOf(node, above) {
  const parent = above.at(-1);
  if (node.type === "MemberExpression") {
    const key = node.computed ? wordOf(node.property) : node.property.name;
    const isCalled = parent?.type === "CallExpression" && parent.callee === node;
    return typeof key === "string" ? { object: node.object, key, isCalled } : undefined;
  }
  if (node.type !== "Property" || parent?.type !== "ObjectPattern" || node.computed) return;
  const from = above.at(-2);
  const object = from?.type === "VariableDeclarator" ? from.init : undefined;
  return { object, key: node.key.name ?? node.key.value, isCalled: false };
}

/** @param {Node} node @returns {string | undefined} of a text that stands in the code */
const wordOf = (node) =>
  node.type === "Literal" && typeof node.value === "string"
    ? node.value
    : node.type === "TemplateLiteral" && node.expressions.length === 0
      ? node.quasis[0].value.cooked
      : undefined;

/**
 * Elements and attributes that React is asked for: `jsx("div", { popover: "auto" })`.
 *
 * @param {Node} node
 * @param {Map<string, Feature>} attributes
 */
function lackingAttributes(node, attributes) {
  if (node.type !== "CallExpression" || node.arguments.length < 2) return [];
  const [type, props] = node.arguments;
  const element = type.type === "SpreadElement" ? undefined : wordOf(type);
  if (!element || props.type !== "ObjectExpression") return [];
  const names = props.properties.flatMap((/** @type {Node} */ { key }) =>
    key ? [String(key.name ?? key.value).toLowerCase()] : [],
  );
  return [
    attributes.get(element),
    ...names.flatMap((/** @type {string} */ name) => [
      attributes.get(`${element} ${name}`),
      attributes.get(`* ${name}`),
    ]),
  ].filter((feature) => feature !== undefined);
}

/**
 * Options that a call of the floor does not know and refuses.
 *
 * @param {Node} node
 * @returns {Feature[]}
 */
function lackingOptions(node) {
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
function lackingSelectorsIn(node) {
  const text =
    node.type === "Literal" && typeof node.value === "string"
      ? node.value
      : node.type === "TemplateElement"
        ? node.value.cooked
        : "";
  // A declaration is none.
  return text.includes(":") && !/[;{]/.test(text) ? lackingSelectors(text) : [];
}
