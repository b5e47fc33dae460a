// What is true of one area's releases, and what each event changes: which version is active, to
// which one can be gone back, and what may be removed. Pure: `api/features/releases/area-rows.ts`
// reads the rows and writes them.

/** One version of an area, as the portal knows it. */
export type Version = {
  version: string;
  /** It came with a build, so it was tried before the portal knew it. */
  isBuilt: boolean;
  /** Until all of its files are there nobody sees it. */
  isComplete: boolean;
  createdAt: Date;
  activatedAt: Date | null;
  /** The place of its last activation among its area's; null: never, by the build, or undone. */
  activation: number | null;
  /** When five witnesses had seen it fail; an activation by hand gives it another chance. */
  withdrawnAt: Date | null;
  /** Anybody has reported that it failed. */
  isReported: boolean;
};

export type AreaState = {
  /** What the portal was built with; null: the area came later. */
  zero: string | null;
  /** The version that was made active; null: nobody chose, so it is the one of the build. */
  chosen: string | null;
  /** The one that was chosen before that; pages may still have it open. */
  before: string | null;
  isOff: boolean;
  versions: readonly Version[];
};

type Named = { version: string };
type Moment = { at: Date };

/**
 * What happens to an area. Trying a version, which the team's own machine does, changes nothing.
 * Those with a dot are written into the audit trail by that name.
 */
export type AreaEvent =
  | ({ kind: "updated" } & Named)
  | ({ kind: "announced" | "completed" | "kept" } & Named & Moment)
  | ({ kind: "reported"; failure: string } & Named)
  | ({ kind: "removed" } & Named)
  | AuditedEvent;

export type AuditedEvent = Moment & { by: string } & (
    | ({ kind: "release.activated" } & Named)
    /** `from` what was active `to` what is then. */
    | { kind: "release.rolled-back" | "release.withdrawn"; from: string; to: string }
    | { kind: "area.switched-off" | "area.switched-on" }
  );

export const NOTHING: AreaState = {
  ...{ zero: null, chosen: null, before: null, isOff: false },
  versions: [],
};

/** The version that is active, whether the area is on or off. */
export const activeOf = ({ chosen, zero }: Pick<AreaState, "chosen" | "zero">): string | null =>
  chosen ?? zero;

/** Whether it was ever active, or came with a build; until then only its team reads it. */
export const wasActive = ({
  activatedAt,
  isBuilt,
}: Pick<Version, "activatedAt" | "isBuilt">): boolean => activatedAt !== null || isBuilt;

/** @returns the very same state when the event changes nothing, or cannot happen */
export function after(state: AreaState, event: AreaEvent): AreaState {
  switch (event.kind) {
    case "updated":
      return { ...state, zero: event.version };
    case "announced":
      return known(state, event.version)?.isComplete ? state : added(state, draftOf(event));
    case "completed":
      return changed(state, event.version, { isComplete: true });
    case "kept":
      return known(state, event.version)?.isComplete
        ? state
        : added(state, { ...draftOf(event), isBuilt: true, isComplete: true });
    case "reported":
      // That it was slow says more of the line.
      return event.failure === "slow" ? state : changed(state, event.version, { isReported: true });
    case "removed":
      return { ...state, versions: state.versions.filter((one) => one.version !== event.version) };
    case "release.activated":
      return activated(state, event);
    case "release.rolled-back":
    case "release.withdrawn":
      return ledBack(state, event);
    case "area.switched-off":
      return state.isOff ? state : { ...state, isOff: true };
    case "area.switched-on":
      return state.isOff ? { ...state, isOff: false } : state;
  }
}

const draftOf = ({ version, at }: Named & Moment): Version => ({
  ...{ version, isBuilt: false, isComplete: false, createdAt: at, isReported: false },
  ...{ activatedAt: null, activation: null, withdrawnAt: null },
});

const known = ({ versions }: AreaState, version: string | null): Version | undefined =>
  versions.find((one) => one.version === version);

const added = (state: AreaState, one: Version): AreaState => ({
  ...state,
  versions: [...state.versions.filter(({ version }) => version !== one.version), one],
});

const changed = (state: AreaState, version: string, changes: Partial<Version>): AreaState => ({
  ...state,
  versions: state.versions.map((one) => (one.version === version ? { ...one, ...changes } : one)),
});

/** Activations are numbered, so that going back leads only down. */
function activated(state: AreaState, { version, at }: Named & Moment): AreaState {
  if (!known(state, version)?.isComplete) return state;
  const activation = Math.max(0, ...state.versions.map((one) => one.activation ?? 0)) + 1;
  const before = state.chosen === version ? state.before : state.chosen;
  const numbered = changed(state, version, { activatedAt: at, activation, withdrawnAt: null });
  return { ...numbered, chosen: version, before };
}

/**
 * The version of the build is never withdrawn: something must be left. One that is gone back from
 * by hand loses its place, so that no later activation leads to it; one that is withdrawn keeps its
 * own: a page that saw it working may go back to it.
 */
function ledBack(
  state: AreaState,
  { kind, from, to, at }: Extract<AuditedEvent, { from: string }>,
): AreaState {
  const isWithdrawn = kind === "release.withdrawn";
  if (state.chosen !== from || (isWithdrawn && from === state.zero)) return state;
  if (!goBackOrder(state, !isWithdrawn).includes(to)) return state;
  const left = changed(state, from, isWithdrawn ? { withdrawnAt: at } : { activation: null });
  return { ...left, chosen: to === state.zero ? null : to, before: null };
}

/** What a page knows of an area's versions. */
export type Seen = {
  /** Those that have failed in it. */
  failed: readonly string[];
  /** The one that it last saw working. */
  worked: string | null;
};

export const NOTHING_SEEN: Seen = { failed: [], worked: null };

/** More than anybody goes back; each is looked up until one fits, for every page that asks. */
const MOST_EARLIER = 50;

/** Whether it was active and somebody went back from it: only an activation leads to it again. */
const isUndone = ({ activatedAt, activation }: Version): boolean =>
  activatedAt !== null && activation === null;

/** The versions that were active before the one that is, the last one first. */
export function earlierVersions(state: AreaState): Version[] {
  const active = activeOf(state);
  const own = known(state, active);
  const isBefore = (one: Version) => {
    if (isUndone(one)) return false;
    if (own && (own.activation !== null || active !== state.zero))
      return lastActivatedFirst(own, one) < 0;
    // The build's that nobody activated by hand: only earlier builds can have been before.
    return active !== state.zero || one.activation === null;
  };
  return state.versions
    .filter((one) => one.isComplete && wasActive(one) && one.version !== active && isBefore(one))
    .sort(lastActivatedFirst)
    .slice(0, MOST_EARLIER);
}

const lastActivatedFirst = (one: Version, other: Version): number =>
  (other.activation ?? 0) - (one.activation ?? 0) ||
  other.createdAt.getTime() - one.createdAt.getTime() ||
  (one.version < other.version ? -1 : 1);

/**
 * To which versions to go back from the active one, the best first: those that were not withdrawn,
 * the last one first, and at last the build's, whatever was said of it: something must be left. By
 * hand those are passed over too of which a browser reported a failure; a report is anybody's, so
 * it moves nothing where nobody looks on.
 */
export function goBackOrder(state: AreaState, isByHand = false): string[] {
  const sound = earlierVersions(state).filter(
    (one) => one.withdrawnAt === null && !(isByHand && one.isReported),
  );
  const last = state.zero !== null && state.zero !== activeOf(state) ? [state.zero] : [];
  return [...new Set([...sound.map(({ version }) => version), ...last])];
}

/**
 * What one page goes back to, the best first: before the others the version that it saw working.
 */
export function pageOrder(state: AreaState, { failed, worked }: Seen = NOTHING_SEEN): string[] {
  // What is off is not to be loaded, so nothing takes its place either.
  if (state.isOff) return [];
  const order = goBackOrder(state);
  const earlier = [...earlierVersions(state).map(({ version }) => version), ...order];
  const first = earlier.filter((version) => version === worked);
  return [...new Set([...first, ...order])].filter((version) => !failed.includes(version));
}

const DAY_MS = 24 * 3_600_000;
/** A draft that nobody has finished by then, and a release that no page can have open any more. */
const LIFE_MS = { draft: DAY_MS, release: 30 * DAY_MS };
/** So many versions are kept, however old they are, and so many that were activated last. */
const KEPT = { newest: 10, activated: 3 };

/**
 * The versions that no page can want any more: drafts a day old, and releases beyond the last ten
 * and the last 30 days, but for the last ones that were activated. What is active, was so before,
 * or came with this portal's build always stays.
 */
export function outlived(state: AreaState, now: Date): string[] {
  const complete = state.versions.filter(({ isComplete }) => isComplete);
  const newest = complete.toSorted((one, other) => +other.createdAt - +one.createdAt);
  const lastActivated = complete
    .filter(({ activatedAt }) => activatedAt !== null)
    .sort((one, other) => Number(other.activatedAt) - Number(one.activatedAt));
  const kept = new Set([
    ...newest.slice(0, KEPT.newest).map(({ version }) => version),
    ...lastActivated.slice(0, KEPT.activated).map(({ version }) => version),
    ...[state.chosen, state.before, state.zero],
  ]);
  return state.versions
    .filter(({ version, isComplete, createdAt, activatedAt }) => {
      const usedAt = Math.max(+createdAt, +(activatedAt ?? createdAt));
      const age = now.getTime() - usedAt;
      return isComplete ? !kept.has(version) && age > LIFE_MS.release : age > LIFE_MS.draft;
    })
    .map(({ version }) => version);
}
