import type { BootstrapConfig } from "../bootstrap-config.ts";
import { type Failure, type FailureKind, kindOf, scriptsCame } from "./failure.ts";
import { bindHashes } from "./integrity.ts";
import { beginLoad, folderOf, type Load, type Part } from "./load-area.ts";
import { askReleases, reportFailure } from "./releases.resource.ts";
import { holdsUnsaved, reloadOnce } from "./reload-once.ts";

/** How what has failed in this page did so, by area and version. */
const failed = new Map<string, FailureKind>();
/** Another try may find these all the same. */
const UNFETCHED: readonly FailureKind[] = ["missing", "chunk", "style"];
/** What is being asked, so that a screen and an overlay of one area ask once. */
const asking = new Map<string, Promise<boolean>>();

const keyOf = (name: string, version: string) => `${name} ${version}`;

/** Whether a version of an area is not to be used again in this page. */
export const hasFailed = (name: string, version: string): boolean =>
  failed.has(keyOf(name, version));

/** What could not be fetched may be tried again. */
export function forgetUnfetched(): void {
  for (const [key, kind] of failed) if (UNFETCHED.includes(kind)) failed.delete(key);
}

/**
 * After an area has failed for sure: lets this page use another release of it, the active one if
 * that is not the one that failed, else the one before. False where nothing is left to be tried.
 */
export async function heal(
  bootstrap: BootstrapConfig,
  load: Load,
  part: Part,
  failure: Failure,
): Promise<boolean> {
  const isOfEntry = await isThrownByEntry(load, failure);
  const kind = kindOf(failure, isOfEntry, () =>
    scriptsCame(folderOf(load), performance.getEntriesByType("resource")),
  );
  if (!kind) return false;
  load.failed.add(isOfEntry ? "entry" : part);
  const { name, release } = load;
  if (release.isOverride) return false;
  const key = keyOf(name, release.version);
  failed.set(key, kind);
  const asked = asking.get(key) ?? putAnother(bootstrap, name);
  asking.set(key, asked);
  const tell = () => void report(load, kind);
  try {
    const isHealed = await asked;
    // The report must not hold up the files of the next one.
    if (isHealed) void beginLoad(bootstrap, name, part).area.then(tell, tell);
    else tell();
    return isHealed;
  } catch (error) {
    tell();
    throw error;
  } finally {
    asking.delete(key);
  }
}

const isThrownByEntry = (load: Load, { error }: Failure) =>
  load.area.then(
    () => false,
    (thrown: unknown) => thrown === error,
  );

/** Puts another release into the page's registry. */
async function putAnother({ areas }: BootstrapConfig, name: string): Promise<boolean> {
  const { active, previous } = await askReleases(name);
  const next = [active, previous].find((one) => one && !hasFailed(name, one.version));
  if (!next) {
    // 'Reintentar' begins with the active one again.
    areas[name] = active;
    forget(name);
    return false;
  }
  if (next.version !== areas[name]?.version) {
    if (!bindHashes(document, next.integrity)) return next === active && (await reloaded());
    areas[name] = next;
  }
  return true;
}

function forget(name: string): void {
  for (const key of failed.keys()) if (key.startsWith(`${name} `)) failed.delete(key);
}

/** A page that takes no more hashes learns of the active release by being loaded anew, once. */
async function reloaded(): Promise<boolean> {
  return !holdsUnsaved() && reloadOnce() && (await new Promise<never>(() => {}));
}

const reported = new Set<string>();

/** Tells the portal how an area has failed, once a page for each way of one version. */
export async function report({ name, release }: Load, kind: FailureKind): Promise<void> {
  const key = `${keyOf(name, release.version)} ${kind}`;
  if (release.isOverride || reported.has(key)) return;
  reported.add(key);
  await reportFailure({ area: name, version: release.version, kind });
}
