import type { Notify } from "@acompana/kit/area";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { failedOf, forgetFailed, hasFailed, keyOf, noteFailed } from "./failed-versions.ts";
import { type Failure, type FailureKind, kindOf, scriptsCame } from "./failure.ts";
import type { FrozenError, FrozenVersion } from "./frozen-versions.ts";
import { bindHashes } from "./integrity.ts";
import type { Load, Part } from "./load-area.ts";
import { forgetFrozen, lastWorked } from "./load-marks.ts";
import { askReleases, reportFailure } from "./releases.resource.ts";
import { holdsUnsaved, reloadOnce } from "./reload-once.ts";
import { text } from "./text.ts";

/** What is being asked, so that a screen and an overlay of one area ask once. */
const asking = new Map<string, Promise<boolean>>();

/**
 * The areas of which a version has frozen a page, until another one is there: then it is said, once
 * a browser. Later pages pass that version over without a word.
 */
const unsaid = new Set<string>();

/** What the page gives to this chunk, which so needs nothing of what loads areas. */
interface Healer {
  folderOf: (load: Load) => string;
  again: () => Load;
  toast: Notify["toast"];
}

/**
 * After an area has failed for sure: lets this page use another release of it, the active one if
 * that has not failed here, else the one that last worked. False where nothing is left to be tried.
 */
export async function heal(
  bootstrap: BootstrapConfig,
  load: Load,
  part: Part,
  failure: Failure,
  { folderOf, again, toast }: Healer,
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
  noteFailed(name, release.version, kind);
  const asked = asking.get(key) ?? putAnother(bootstrap, name);
  asking.set(key, asked);
  // Taken out: a screen and an overlay of one load are healed from the same error.
  const found = kind === "frozen" ? (failure.error as FrozenError).found.splice(0) : [];
  const tell = () => void (kind === "frozen" ? reportFrozen(found) : report(load, kind));
  if (found.length > 0) unsaid.add(name);
  const say = () => {
    if (unsaid.delete(name)) toast({ title: text.passedOver });
    tell();
  };
  try {
    const isHealed = await asked;
    // The report must not hold up the files of the next one.
    if (isHealed) void again().area.then(say, tell);
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
  const seen = { failed: failedOf(name), worked: lastWorked(name) };
  const { active, previous } = await askReleases(name, seen);
  if (active.isOff) {
    areas[name] = active;
    return true;
  }
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
  forgetFailed(name);
  forgetFrozen(name);
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

/** Tells of what has frozen a page, once: it is passed over in this browser from then on. */
async function reportFrozen(found: readonly FrozenVersion[]): Promise<void> {
  for (const { area, version } of found) await reportFailure({ area, version, kind: "frozen" });
}
