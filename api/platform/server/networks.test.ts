import { expect, test } from "vitest";
import { networksOf } from "./networks.ts";

test.each([
  ["192.0.2.77", ["/24 192.0.2"]],
  ["2001:db8:0:7", ["/56 2001:db8:0:0", "/48 2001:db8:0"]],
  ["2001:db8:0:1ff", ["/56 2001:db8:0:1", "/48 2001:db8:0"]],
  ["2001:0db8:0000:01ff", ["/56 2001:db8:0:1", "/48 2001:db8:0"]],
  ["unknown", []],
  ["", []],
])("the networks around %s", (address, names) => {
  expect(networksOf(address).map(({ size, name }) => `${size} ${name}`)).toEqual(names);
});
