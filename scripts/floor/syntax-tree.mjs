// How a built script is read: its syntax tree, and what the nodes of it say.

/** @typedef {import("acorn").Node & Record<string, any>} Node */

/** @param {Node} node @param {(node: Node, above: readonly Node[]) => void} visit */
export function walk(node, visit, /** @type {Node[]} */ above = []) {
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
export function declaredIn(program) {
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
export function isReference(node, above) {
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
export function isTested(node, above, name) {
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
export function ownNames(program) {
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
export function nameOf(node) {
  const object = node.type === "MemberExpression" ? nameOf(node.object) : undefined;
  if (node.type === "Identifier") return node.name;
  return object && !node.computed ? `${object}.${node.property.name}` : undefined;
}

/** @param {Node} node @returns {string | undefined} of a text that stands in the code */
export const wordOf = (node) =>
  node.type === "Literal" && typeof node.value === "string"
    ? node.value
    : node.type === "TemplateLiteral" && node.expressions.length === 0
      ? node.quasis[0].value.cooked
      : undefined;

/** @param {Node} node @param {readonly Node[]} above */
export function memberOf(node, above) {
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
