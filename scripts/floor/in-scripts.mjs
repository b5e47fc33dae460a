// What a built script takes of a browser that the floor may lack.
import { parse } from "acorn";
import { attributeFeatures, eventFeatures, SINGLETONS, scriptFeatures } from "./features.mjs";
import {
  isIterator,
  lackingAttributes,
  lackingEvents,
  lackingOptions,
  lackingSelectorsIn,
  ownEvent,
} from "./in-calls.mjs";
import {
  declaredIn,
  isReference,
  isTested,
  memberOf,
  nameOf,
  ownNames,
  walk,
} from "./syntax-tree.mjs";

/** @typedef {import("./syntax-tree.mjs").Node} Node */
/** @typedef {import("./features.mjs").Feature} Feature */

/**
 * @typedef {object} Use
 * @property {string} feature its path in MDN's data
 * @property {string[]} lacking browsers of the floor without it
 * @property {string} near the code around it
 */

/** What Chrome 109, Safari 16.4 and Firefox 115 read; no later syntax, nor regular expressions. */
const SYNTAX = 2022;

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
  /** @type {Set<string>} */
  const sent = new Set();
  for (const [file, program] of programs)
    walk(program, (node, above) => {
      const event = ownEvent(node);
      if (event) sent.add(event.toLowerCase());
      if (node.type !== "Identifier" || declared.get(file)?.has(node.name)) return;
      if (isReference(node, above)) named.add(node.name);
    });
  const { globals, ofGlobals, ofObjects, methods } = scriptFeatures(named);
  const attributes = attributeFeatures();
  const events = new Map([...eventFeatures()].filter(([name]) => !sent.has(name)));

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
        const ofIterators =
          isCalled && isIterator(object, (name) => ownIn.get(file)?.has(name) ?? false)
            ? ofGlobals.get(`Iterator.${key}`)
            : undefined;
        const found = allLack(direct ?? ofIterators ?? anyones);
        if (found?.[0] && !isTested(node, above, key)) note(node, found[0]);
      }
      for (const feature of lackingAttributes(node, attributes)) note(node, feature);
      for (const feature of lackingEvents(node, above, events)) note(node, feature);
      for (const feature of lackingOptions(node)) note(node, feature);
      for (const feature of lackingSelectorsIn(node)) note(node, feature);
    });
  }
  return uses;
}
