import { expect, test } from "vitest";
import { encodingsFor } from "./encodings.ts";

test.each([
  [undefined, ["identity"]],
  ["", ["identity"]],
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["gzip", ["gzip", "identity"]],
  ["GZIP", ["gzip", "identity"]],
  ["br;q=0.5, gzip", ["gzip", "br", "identity"]],
  ["br;q=0, gzip;q=0.2", ["gzip", "identity"]],
  ["gzip;q=0.5, identity", ["identity", "gzip"]],
  ["identity", ["identity"]],
  ["*", ["br", "gzip", "identity"]],
  ["*;q=0.3, gzip", ["gzip", "br", "identity"]],
  ["*;q=0", []],
  ["br, identity;q=0", ["br"]],
  ["identity;q=0", []],
  ["deflate, zstd", ["identity"]],
  ["gzip;q=nonsense", ["gzip", "identity"]],
  [";;,=,", ["identity"]],
])("of %j they are %j", (header, encodings) => {
  expect(encodingsFor(header)).toEqual(encodings);
});
