import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../chromium.mjs";
import { bin, ProgramFailed, root, run } from "../run.mjs";
import { CommandError } from "./portal-client.mjs";
import { layPortal } from "./portal-releases.mjs";

/** @typedef {import("./make-release.mjs").Release} Release */

/** What everybody does in a portal, whichever areas it has. */
const GENERAL = "journey.test.ts";
/** What takes longer does not work: a button that never comes would be waited for. */
const WALK_MS = 180_000;

/**
 * Walks through a portal that has the candidate and, of all other areas, what the portal at `origin`
 * serves now. Rejects when a step fails.
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
  const folder = await mkdtemp(join(tmpdir(), "acompana-compat-"));
  try {
    await layPortal(origin, candidate, built, folder);
    const journeys = await journeysOf(candidate.area);
    console.log(`Comprobando ${candidate.area} ${candidate.version} en un navegador…`);
    await run(bin("playwright"), ["test", "-x", `--timeout=${WALK_MS}`, ...journeys], {
      cwd: `${root}e2e`,
      env: {
        CHROMIUM_PATH: await findChromium(),
        TEST_TIER: "quick",
        BUILT_RELEASES: folder,
        // The portal of the walk is another one: it would answer under no other address.
        PORTAL_URL: undefined,
        RELEASE_TOKEN: undefined,
      },
    });
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new CommandError(
      `${candidate.area} ${candidate.version} no funciona con lo que sirve ${origin}: mira arriba qué ha fallado. No se ha enviado ni activado nada.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The general journey and the area's own, which bear its name.
 *
 * @param {string} area
 */
async function journeysOf(area) {
  const files = await readdir(`${root}e2e/tests`);
  const own = new RegExp(`^${area}(-[\\w-]+)?[.]test[.]ts$`);
  return [GENERAL, ...files.filter((file) => own.test(file))].map((file) => `tests/${file}`);
}
