import { expect, test } from "vitest";
import { withIntegrity } from "./with-integrity.ts";

const HASHES = { "/a/page.js": "sha384-page", "/a/part.js": "sha384-part" };

test.each([
  [
    '<script type="module" crossorigin src="/a/page.js"></script>',
    '<script type="module" crossorigin src="/a/page.js" integrity="sha384-page"></script>',
  ],
  [
    '<link rel="modulepreload" crossorigin href="/a/part.js" />',
    '<link rel="modulepreload" crossorigin href="/a/part.js" integrity="sha384-part">',
  ],
])("the hash is written beside the script that is loaded: %s", (tag, bound) => {
  expect(withIntegrity(`<head>${tag}</head>`, HASHES)).toBe(`<head>${bound}</head>`);
});

test.each([
  "<script>early()</script>",
  '<script type="importmap">{"integrity":{"/a/page.js":"sha384-page"}}</script>',
  '<link rel="stylesheet" href="/a/page.css">',
  '<link rel="icon" href="/a/icon.svg">',
  '<script data-src="/a/other.js">early()</script>',
])("what loads no script stays: %s", (tag) => {
  expect(withIntegrity(tag, HASHES)).toBe(tag);
});

test.each([
  '<script type="module" src="/a/other.js"></script>',
  '<link rel="modulepreload" href="https://elsewhere.es/page.js">',
  '<script src="/constructor"></script>',
  "<script async src='/a/other.js'></script>",
  "<SCRIPT SRC=/a/other.js></SCRIPT>",
  "<link href=/a/other.js rel=modulepreload>",
])("a script without a hash makes no page: %s", (tag) => {
  expect(() => withIntegrity(tag, HASHES)).toThrow("has no hash");
});
