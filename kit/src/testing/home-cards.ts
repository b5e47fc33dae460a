import { readAreas, releaseManifest } from "../../build/areas.mjs";
import type { HomeCard } from "../area/index.ts";

/** The cards that the areas of the project put on the home, as the shell hands them on. */
export async function declaredHomeCards(): Promise<HomeCard[]> {
  const manifests = await Promise.all(readAreas().map(releaseManifest));
  return manifests
    .flatMap(({ homeCards }) => homeCards)
    .sort((one, other) => one.order - other.order);
}
