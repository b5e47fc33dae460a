import { invalid } from "../../platform/errors.ts";
import { contradictions } from "../../platform/releases/area-manifest.ts";
import type { Registry } from "../../platform/releases/registry.ts";
import type { Release } from "../../platform/releases/release.ts";
import { VERSION } from "../../platform/version.ts";
import { contradicts, otherApi, otherContract, otherReact } from "./release-errors.ts";

/**
 * Whether a release can run in this portal: its contract, its API and React. What it declares beside
 * the other areas is another question, which only an activation asks. @throws ServiceError 409
 */
export async function refuseIncompatible(release: Release, registry: Registry): Promise<void> {
  // Loaded by the first release that comes: every start would wait for it.
  const { default: semver } = await import("semver");
  const { api = VERSION } = release;
  if (!semver.valid(api)) throw invalid("api", "La versión de la API no se entiende.");
  const isOffered = semver.major(api) === semver.major(VERSION) && semver.lte(api, VERSION);
  if (!isOffered) throw otherApi(api, VERSION);
  const { shell, ...areas } = { ...registry, [release.area]: release };
  if (!shell) return;
  const asked = release.area === "shell" ? Object.values(areas) : [release];
  for (const { contract } of asked) {
    if (contract !== shell.contract) throw otherContract(release.contract, contractOf(registry));
  }
  const { react } = shell;
  if (react === undefined) return;
  if (!semver.valid(react)) throw invalid("react", "El React del shell es una versión exacta.");
  for (const { area, react: range = "*" } of asked) {
    if (semver.validRange(range) === null) throw invalid("react", "Ese React no es un intervalo.");
    if (!semver.satisfies(react, range)) throw otherReact(area, range, react);
  }
}

const contractOf = ({ shell }: Registry): number => shell?.contract ?? 0;

/** @throws ServiceError 409 where two areas would declare the same, or lead to nowhere */
export function refuseContradiction(release: Release, registry: Registry): void {
  const all = Object.values({ ...registry, [release.area]: release });
  const manifests = Object.fromEntries(all.map(({ area, manifest }) => [area, manifest]));
  const sentences = contradictions(manifests);
  if (sentences.length > 0) throw contradicts(sentences);
}
