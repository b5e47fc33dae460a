import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { allBuilds } from "../builds.mjs";
import { findChromium } from "../chromium.mjs";
import { belowFloor } from "../floor/below-floor.mjs";
import { builtTexts } from "../floor/built-texts.mjs";
import { bin, ProgramFailed, root, run } from "../run.mjs";
import { withBuildLock } from "./build-lock.mjs";
import { failedPhrase, openedLines, readEngineReport } from "./engine-report.mjs";
import { makeRelease, RELEASE_FILE } from "./make-release.mjs";
import { ask, CommandError } from "./portal-client.mjs";

/** @typedef {import("./make-release.mjs").Release} Release */

/**
 * Builds one area apart from what a portal on this machine serves, and removes it after its use.
 *
 * @template T
 * @param {string} name
 * @param {(release: Release, folder: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withCandidate(name, use) {
  const build = buildOf(name);
  const folder = await mkdtemp(join(tmpdir(), "acompana-release-"));
  try {
    const release = await withBuildLock(() => makeRelease(build, folder));
    return await use(release, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What builds this area here. @param {string} name */
export function buildOf(name) {
  const build = allBuilds().find((one) => one.name === name && one.area);
  if (!build) {
    const names = allBuilds().flatMap(({ name: known, area }) => (area ? [known] : []));
    throw new CommandError(`No hay ninguna parte llamada «${name}». Las hay: ${names.join(", ")}.`);
  }
  return build;
}

/** What everybody does in a portal, whichever areas it has; it needs no area's sources. */
const GENERAL = "journey.deep.test.ts";

/**
 * Looks for what the oldest browsers lack in the candidate's files, walks through a portal that has
 * it and, of all other areas, what the portal at `origin` serves now, and opens its screens in each
 * browser of the machine. Rejects when a step fails; what passed is printed.
 *
 * @param {string} origin
 * @param {Release} candidate
 * @param {string} built the candidate's files
 */
export async function tryCandidate(origin, candidate, built) {
  for (const needed of ["e2e", "api"]) {
    if (existsSync(`${root}${needed}/package.json`)) continue;
    throw new CommandError(
      `Para comprobar una versión antes de activarla hace falta la carpeta ${needed} del proyecto.`,
    );
  }
  await refuseBelowFloor(candidate, built);
  const folder = await mkdtemp(join(tmpdir(), "acompana-compat-"));
  try {
    await layPortal(origin, candidate, built, folder);
    await walk(origin, candidate, folder);
    await openInEngines(candidate, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const NOTHING_SENT = "No se ha enviado ni activado nada.";

/**
 * @param {Pick<Release, "area" | "version">} candidate
 * @param {string} built the candidate's files
 */
export async function refuseBelowFloor({ area, version }, built) {
  const { found } = belowFloor(await builtTexts(built));
  if (found.length === 0) return;
  const lines = found.map((line) => `\n  ${line}`).join("");
  throw new CommandError(
    `${area} ${version} usa lo que no tienen los navegadores más antiguos que el portal admite. ${NOTHING_SENT}${lines}
Si funciona también sin ello, anótalo con su motivo en scripts/floor/exceptions.mjs.`,
  );
}

/**
 * @param {string} origin
 * @param {Release} candidate
 * @param {string} folder what the portal of the walk serves
 */
async function walk(origin, { area, version }, folder) {
  const journeys = await journeysOf(area);
  console.log(`Comprobando ${area} ${version} en Chromium…`);
  try {
    await runTests(folder, ["-x", ...journeys]);
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new CommandError(
      `${area} ${version} no funciona en Chromium con lo que sirve ${origin}: mira arriba qué ha fallado. ${NOTHING_SENT}`,
    );
  }
}

/**
 * @param {Release} candidate
 * @param {string} folder what the portal serves whose screens are opened
 */
async function openInEngines({ area, version }, folder) {
  console.log(`Abriendo las pantallas de ${area} ${version} en cada navegador de esta máquina…`);
  const report = join(folder, "engines.json");
  const args = ["--config=candidate-screens.config.ts", "--reporter=list,json"];
  try {
    await runTests(folder, args, { CANDIDATE: area, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  } catch (error) {
    // It ended before it could write what it came to.
    if (!(error instanceof ProgramFailed) || !existsSync(report)) throw error;
    const failed = failedPhrase(await readEngineReport(report));
    if (!failed) throw error;
    throw new CommandError(`${area} ${version} no funciona ${failed}. ${NOTHING_SENT}`);
  }
  for (const line of openedLines(await readEngineReport(report))) console.log(line);
}

/**
 * @param {string} releases what the portals of these tests serve
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
const runTests = async (releases, args, env = {}) =>
  // What fails once is not switched on, even where the tests of a change have a second try.
  run(bin("playwright"), ["test", "--retries=0", ...args], {
    cwd: `${root}e2e`,
    env: {
      CHROMIUM_PATH: await findChromium(),
      // Of both tiers.
      TEST_TIER: undefined,
      BUILT_RELEASES: releases,
      // The portal of these tests is another one: it would answer under no other address.
      PORTAL_URL: undefined,
      RELEASE_TOKEN: undefined,
      ...env,
    },
  });

/**
 * The general journey and the area's own, which bear its name.
 *
 * @param {string} area
 */
async function journeysOf(area) {
  const files = await readdir(`${root}e2e/tests`);
  const own = new RegExp(`^${area}(-[\\w-]+)?([.]deep)?[.]test[.]ts$`);
  return [GENERAL, ...files.filter((file) => own.test(file))].map((file) => `tests/${file}`);
}

/**
 * Lays what a portal serves now into a folder, as a build would, with the candidate in the place of
 * its area. Every file is held to its hash.
 *
 * @param {string} origin
 * @param {Release} candidate
 * @param {string} built the candidate's files
 * @param {string} folder
 */
async function layPortal(origin, candidate, built, folder) {
  const { areas, shell } = await (await ask(origin, "/api/registry")).json();
  /** @type {Record<string, { version: string }>} */
  const active = { ...areas, shell };
  /** @type {Record<string, Release>} */
  const registry = {};
  for (const [name, { version }] of Object.entries(active)) {
    if (name === candidate.area) continue;
    registry[name] = await download(origin, name, version, join(folder, name, version));
  }
  registry[candidate.area] = candidate;
  await cp(built, join(folder, candidate.area, candidate.version), { recursive: true });
  await writeFile(join(folder, "registry.json"), JSON.stringify(registry));
}

/**
 * No document lies among the files that can be opened: the shell's page comes as a text.
 *
 * @param {string} origin
 * @param {string} base
 * @param {string} file
 * @returns {Promise<Uint8Array>}
 */
async function read(origin, base, file) {
  if (file !== "index.html")
    return new Uint8Array(await (await ask(origin, base + file)).arrayBuffer());
  const { page } = await (await ask(origin, `${base}page.json`)).json();
  return new TextEncoder().encode(page);
}

/** How many files are on their way at a time. */
const AT_ONCE = 6;

/**
 * @param {string} origin
 * @param {string} name
 * @param {string} version
 * @param {string} folder
 * @returns {Promise<Release>}
 */
async function download(origin, name, version, folder) {
  const base = `/releases/${name}/${version}/`;
  /** @type {Release} */
  const release = await (await ask(origin, base + RELEASE_FILE)).json();
  const waiting = Object.entries(release.files);
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [file, hash] = next;
      const bytes = await read(origin, base, file);
      const sum = createHash("sha384").update(bytes).digest("base64");
      if (`sha384-${sum}` !== hash) {
        throw new CommandError(`${origin}${base}${file} no es el archivo que dice su versión.`);
      }
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeFile(join(folder, RELEASE_FILE), JSON.stringify(release));
  return release;
}
