// npm run dev: every area with hot reload. npm run dev -- games: that area alone, the others as a
// running portal serves them (PORTAL_URL, or one that is started here).
import { spawn } from "node:child_process";
import { readAreas, readShell } from "../kit/build/areas.mjs";
import { buildPortal } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, denoEnvironment, denoPath, inOneSentence, root } from "./run.mjs";

const areas = readAreas();
const shell = readShell();
const SHELL = `http://localhost:${shell.port}`;

const wanted = process.argv.slice(2);
const unknown = wanted.find((wish) => !areas.some(({ name }) => name === wish));
if (unknown) {
  const names = areas.map(({ name }) => name).join(", ");
  console.error(`No hay ninguna parte llamada «${unknown}». Las hay: ${names}.`);
  process.exit(1);
}
const hot = areas.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const hotNames = hot.map(({ name }) => name);

await inOneSentence(startAll);

async function startAll() {
  await ensureInstalled();
  const portal = process.env.PORTAL_URL ?? (await startPortal());
  for (const { folder } of hot) {
    start(bin("vite"), ["--clearScreen", "false"], { cwd: `${root}${folder}` });
  }
  start(bin("vite"), ["--clearScreen", "false"], {
    cwd: `${root}${shell.folder}`,
    env: { ...process.env, PORTAL_URL: portal, HOT_AREAS: hotNames.join(",") },
  });
  await answers(SHELL);
  await Promise.all(hot.map(({ port }) => answers(`http://localhost:${port}/remoteEntry.js`)));
  console.log(`\nAcompaña en desarrollo (${hotNames.join(", ")}): ${SHELL}\n`);
}

/** Starts a portal of one's own, which restarts when the API changes. */
async function startPortal() {
  const url = `http://localhost:${process.env.PORT ?? 8000}`;
  // One that runs already is used as it is.
  const running = await fetch(`${url}/api/health`).catch(() => null);
  if (running?.ok) return url;
  await buildPortal();
  const command = ["npm run dev", ...(wanted.length > 0 ? ["--", ...wanted] : [])].join(" ");
  const args = ["run", "--quiet", "-A", "--watch", `${root}api/main.ts`, command];
  start(denoPath(), args, { cwd: root, env: denoEnvironment() });
  await answers(`${url}/api/health`);
  return url;
}

/**
 * Starts a server that ends with this one.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
function start(command, args, options) {
  const child = spawn(command, args, { stdio: "inherit", ...options });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code) => {
    if (code) process.exit(code);
  });
}

/**
 * Waits until an address answers.
 *
 * @param {string} url
 */
async function answers(url) {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
