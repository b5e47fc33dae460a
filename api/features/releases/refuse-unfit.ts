import type { Ctx } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";
import { contradictionsIn, type Registry, withReleases } from "../../platform/releases/registry.ts";
import type { Release } from "../../platform/releases/release.ts";
import type { KnownRelease } from "../../platform/releases/releases.ts";
import { VERSION } from "../../platform/version.ts";
import {
  contradicts,
  filesLost,
  noPortalPage,
  otherApi,
  otherContract,
  otherReact,
} from "./release-rules.ts";

const AT_ONCE = 20;
const PAGE_PLACE = "<!--portal-->";

type Services = Pick<Ctx, "storage" | "releases">;

/**
 * Whether a release can be active beside the others now: it runs in this portal, contradicts no
 * area and has all of its files. @throws ServiceError 409
 */
export async function refuseUnfit(
  ctx: Services,
  known: KnownRelease,
  registry: Registry,
): Promise<void> {
  const { release } = known;
  await refuseIncompatible(release, registry);
  const sentences = contradictionsIn(withReleases(registry, release));
  if (sentences.length > 0) throw contradicts(sentences);
  await refuseLost(ctx, known);
}

/**
 * Whether a release can run in this portal: its contract, its API and React. What it declares
 * beside the other areas is another question, which only an activation asks. @throws ServiceError
 * 409
 */
export async function refuseIncompatible(release: Release, registry: Registry): Promise<void> {
  // Loaded by the first release that comes: every start would wait for it.
  const { default: semver } = await import("semver");
  const { api = VERSION } = release;
  if (!semver.valid(api)) throw invalid("api", "La versión de la API no se entiende.");
  const isOffered = semver.major(api) === semver.major(VERSION) && semver.lte(api, VERSION);
  if (!isOffered) throw otherApi(api, VERSION);
  const { shell, ...areas } = withReleases(registry, release);
  if (!shell) return;
  const asked = release.area === "shell" ? Object.values(areas) : [release];
  for (const { contract } of asked) {
    if (contract !== shell.contract)
      throw otherContract(release.contract, registry.shell?.contract ?? 0);
  }
  const { react } = shell;
  if (react === undefined) return;
  if (!semver.valid(react)) throw invalid("react", "El React del shell es una versión exacta.");
  for (const { area, react: range = "*" } of asked) {
    if (semver.validRange(range) === null) throw invalid("react", "Ese React no es un intervalo.");
    if (!semver.satisfies(react, range)) throw otherReact(area, range, react);
  }
}

/** A bucket or a disk may have lost what a row speaks of. */
async function refuseLost(ctx: Services, { release, placeOf }: KnownRelease): Promise<void> {
  const names = Object.keys(release.files);
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map((name) => isThere(ctx, placeOf(name))));
    if (found.includes(false)) throw filesLost(release.version);
  }
  if (release.area === "shell") await refusePage(ctx, release);
}

async function isThere({ storage }: Services, place: ReturnType<KnownRelease["placeOf"]>) {
  if (!place) return false;
  return "path" in place || (await storage.stat(place.stored.plainKey)) !== null;
}

/** Without its place the portal could not write the registry into the page. */
async function refusePage(ctx: Services, shell: Release): Promise<void> {
  const page = await ctx.releases.readText(shell, shell.entry);
  if (!page.includes(PAGE_PLACE)) throw noPortalPage();
}
