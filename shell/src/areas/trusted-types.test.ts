import { expect, test } from "vitest";
import { onlyHashes } from "./trusted-types.ts";

test("a map of hashes goes into the page as it is", () => {
  const map = JSON.stringify({ integrity: { "/releases/games/1.0.0~1/a.js": "sha384-a" } });
  expect(onlyHashes(map)).toBe(map);
  expect(onlyHashes('{"integrity":{}}')).toBe('{"integrity":{}}');
  const withSign = '{"imports":{"bound-1":"/"},"integrity":{}}';
  expect(onlyHashes(withSign)).toBe(withSign);
});

test.each([
  ["code", "alert(1)"],
  ["nothing", ""],
  ["no map at all", "{}"],
  ["null", "null"],
  ["a list", "[]"],
  ["a text", '"alert(1)"'],
  ["a map that leads elsewhere", '{"integrity":{},"imports":{"react":"https://elsewhere.es/"}}'],
  ["a sign that leads elsewhere", '{"integrity":{},"imports":{"bound-1":"https://elsewhere.es/"}}'],
  ["a map for one part of the page", '{"integrity":{},"scopes":{}}'],
  ["hashes that are none", '{"integrity":{"/a.js":{"b":1}}}'],
  ["hashes in a list", '{"integrity":[["a"]]}'],
  ["one hash", '{"integrity":"sha384-a"}'],
  ["no hashes", '{"integrity":null}'],
])("%s does not", (_what, text) => {
  expect(onlyHashes(text)).toBeNull();
});
