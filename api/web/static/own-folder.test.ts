import { expect, test } from "vitest";
import { ownFolder } from "./own-folder.ts";

test.each([
  ["https://portal.es", "https://portal.es/releases/"],
  ["http://localhost:3000", "http://localhost:3000/releases/"],
  ["http://192.168.1.20:3000", "http://192.168.1.20:3000/releases/"],
  ["http://[::1]:3000", "'self'"],
  ["http://mi_portal:3000", "'self'"],
  ["http://portal.local.:3000", "'self'"],
  ["http://a;b:3000", "'self'"],
  ["http://*.local:3000", "'self'"],
])("%s is said as %s", (origin, source) => {
  expect(ownFolder(origin, "/releases/")).toBe(source);
});
