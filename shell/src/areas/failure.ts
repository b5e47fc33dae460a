import type { Phase } from "./phase.tsx";

/** The words by which the portal is told how an area has failed. */
export type FailureKind =
  | "missing"
  | "hash"
  | "evaluation"
  | "mount"
  | "effect"
  | "chunk"
  | "style"
  | "slow"
  | "contract"
  | "frozen";

/** What was thrown, and where. */
export interface Failure {
  error: unknown;
  /** How far the screen had come. */
  phase: Phase;
  /** Thrown while a chunk was imported. */
  isOfImport: boolean;
}

/** In the words of Chromium and Firefox, and of Safari. */
const NOT_HAD = /dynamically imported module|importing a module script failed/i;
const STYLE = /(preload|load) CSS/i;

/**
 * How an area has failed, or null for what a later press or timer has thrown: another release is no
 * help against that, and would lose what is on the screen.
 *
 * @param isOfEntry thrown while the area itself was loaded, not one of its screens
 * @param came whether all scripts that were asked for came, whatever was in them
 */
export function kindOf(
  { error, phase, isOfImport }: Failure,
  isOfEntry: boolean,
  came: () => boolean,
): FailureKind | null {
  if (error instanceof Error && error.name === "ContractError") return "contract";
  if (error instanceof Error && error.name === "FrozenError") return "frozen";
  if (isOfEntry || isOfImport) {
    const message = error instanceof Error ? error.message : "";
    if (STYLE.test(message)) return "style";
    if (!NOT_HAD.test(message)) return "evaluation";
    if (came()) return "hash";
    return isOfEntry ? "missing" : "chunk";
  }
  return phase === "settled" ? null : phase;
}

/**
 * Whether every script under an address came with status 200; false where the browser does not say,
 * or no longer remembers.
 */
export function scriptsCame(baseUrl: string, entries: readonly PerformanceEntry[]): boolean {
  const scripts = entries.filter(({ name }) => name.startsWith(baseUrl) && name.endsWith(".js"));
  const statuses = scripts.map((entry) => Reflect.get(entry, "responseStatus"));
  return statuses.length > 0 && statuses.every((status) => status === 200);
}
