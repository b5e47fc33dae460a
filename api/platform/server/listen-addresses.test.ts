import { expect, test } from "vitest";
import { houseAddress, isOwnMachineOnly, listenAddresses } from "./listen-addresses.ts";

const local = { host: null, portalOrigin: null, isSecure: false };

test.each([
  ["nothing said", {}, ["127.0.0.1", "::1"]],
  ["HOST", { host: "0.0.0.0" }, ["0.0.0.0"]],
  ["HOST of this machine alone", { host: "127.0.0.1" }, ["127.0.0.1"]],
  ["PORTAL_URL", { portalOrigin: "https://portal.es", isSecure: true }, ["0.0.0.0"]],
  ["HOST and PORTAL_URL", { host: "10.0.0.7", portalOrigin: "http://casa" }, ["10.0.0.7"]],
])("with %s it listens on these", (_case, said, addresses) => {
  const config = { ...local, ...said };
  expect(listenAddresses(config)).toEqual(addresses);
  expect(isOwnMachineOnly(config)).toBe(addresses.length === 2);
});

test("the house reaches this machine by no address of its own", () => {
  expect(houseAddress() ?? "192.0.2.1").toMatch(/^(?!127\.|169\.254\.)\d+(\.\d+){3}$/);
});
