import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { openingLine, otherPortLine, type Started, takenPortLine } from "./start-lines.ts";

const local = { host: null, portalOrigin: null, isSecure: false };
const plain: Started = { command: "npm start", dataDir: "/srv/.data", host: null, given: [] };
const DEMO = { ...plain, command: "npm run demo", dataDir: "/srv/.data-demo" };
const ELSEWHERE = { given: ["DATA_DIR"], dataDir: "/var/lib/acompana" };

const opened = (port: number, started: Partial<Started> = {}, config = {}) =>
  openingLine({ ...local, ...config }, port, { ...plain, ...started }, "192.168.1.20");

test.each([
  ["alone", 8000, {}, "así: HOST=0.0.0.0 npm start y"],
  ["on another port", 8001, {}, "así: PORT=8001 HOST=0.0.0.0 npm start y"],
  ["the demo", 8000, DEMO, "así: HOST=0.0.0.0 npm run demo y"],
  ["elsewhere", 8000, ELSEWHERE, "así: HOST=0.0.0.0 DATA_DIR=/var/lib/acompana npm start y"],
  [
    "the demo elsewhere",
    8002,
    { ...DEMO, ...ELSEWHERE },
    "así: PORT=8002 HOST=0.0.0.0 DATA_DIR=/var/lib/acompana npm run demo y",
  ],
  ["here alone, by its address", 8000, { host: "127.0.0.1" }, "así: HOST=0.0.0.0 npm start y"],
  [
    "with further variables",
    8000,
    { given: ["PORT", "PEPPER", "HELP_PHONE"] },
    "así, con las variables que ya tiene (PEPPER, HELP_PHONE): HOST=0.0.0.0 npm start y",
  ],
])("the line that opens a portal to the house opens this very one: %s", (_, port, started, how) => {
  const line = opened(port, started) ?? "";
  expect(line).toContain(how);
  expect(line).toMatch(new RegExp(` en ellas, http://192\\.168\\.1\\.20:${port}$`));
});

test("without a known address it says in words which one", () => {
  expect(openingLine(local, 8000, plain)).toMatch(/la-dirección-de-este-ordenador:8000$/);
});

test.each([
  { host: "0.0.0.0" },
  { portalOrigin: "https://portal.es", isSecure: true },
  { portalOrigin: "http://casa" },
])("a portal that others reach already says none: %o", (config) => {
  expect(opened(8000, {}, config)).toBeNull();
});

test.each([
  [null, 8001, {}, null],
  ["http://localhost:8000", 8000, {}, null],
  ["https://portal.es", 8001, {}, null],
  ["http://192.168.1.20", 8001, {}, null],
  ["http://localhost:8000", 8001, {}, "sin ella: env -u PORTAL_URL PORT=8001 npm start"],
  ["http://127.0.0.1", 8000, {}, "http://localhost:8000 contesta que no es su dirección (421)"],
  [
    "http://localhost:8000",
    8001,
    { ...DEMO, ...ELSEWHERE, host: "0.0.0.0" },
    "env -u PORTAL_URL PORT=8001 HOST=0.0.0.0 DATA_DIR=/var/lib/acompana npm run demo",
  ],
])("with PORTAL_URL %s a portal at %i says why it refuses", (origin, port, started, said) => {
  const config = { ...local, portalOrigin: origin };
  const line = otherPortLine(config, port, { ...plain, ...started });
  if (said === null) expect(line).toBeNull();
  else expect(line).toContain(said);
});

test.each([
  [8000, {}, "El puerto 8000 está ocupado. Prueba con otro: PORT=8001 npm start"],
  // The one that is taken is none to try, and there is none above the last.
  [8001, DEMO, "El puerto 8001 está ocupado. Prueba con otro: PORT=8002 npm run demo"],
  [65_535, {}, "El puerto 65535 está ocupado. Prueba con otro: npm start"],
])("port %i is taken", (port, started, line) => {
  expect(takenPortLine(port, { ...plain, ...started })).toBe(line);
});

test.each(["/srv/mis datos", "/srv/it's", "/srv/$HOME;`x`", "/srv/año"])(
  "a shell reads the folder %s as it is",
  (dataDir) => {
    const command = `eval 'printf %s "$DATA_DIR"'`;
    const line = takenPortLine(8000, { ...plain, command, dataDir, given: ["DATA_DIR"] });
    const how = line.slice(line.indexOf("PORT="));
    // No program is found: a line of another command than this one starts nothing.
    const shell = spawnSync("/bin/sh", ["-c", how], { encoding: "utf8", env: { PATH: "" } });
    expect(shell.stdout).toBe(dataDir);
  },
);
