import { expect, test } from "vitest";
import { isOwnMachineOnly, listenAddresses, openingLine } from "./listen-addresses.ts";

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
  expect(openingLine(config, 8000) === null).toBe(addresses.length === 1);
});

test.each([
  [8000, "de la casa: HOST=0.0.0.0 npm start y, en ellas, http://"],
  [8001, "de la casa: PORT=8001 HOST=0.0.0.0 npm start y, en ellas, http://"],
])("the line that opens the port %i to the house is the whole command", (port, command) => {
  const line = openingLine(local, port) ?? "";
  expect(line).toContain(command);
  expect(line).toMatch(new RegExp(`http://[^\\s:]+:${port}$`));
});
