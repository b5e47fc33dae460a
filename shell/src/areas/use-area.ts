import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { type BootstrapConfig, isSameRelease } from "../bootstrap-config.ts";
import { useNotify } from "../notify/notices.ts";
import { hasFailed } from "./failed-versions.ts";
import { bindHashes, canBindMore } from "./integrity.ts";
import { beginLoad, folderOf, isUsable, type Load, type Part } from "./load-area.ts";
import { isOfImport, type Phase } from "./phase.tsx";
import { askReleases } from "./releases.resource.ts";
import { holdsUnsaved, reloadOnce } from "./reload-once.ts";

/** A chunk of its own, fetched when an area has failed or another release may be active. */
const late = () => import("./healing.ts");

/** How long 'Reintentar' waits to hear which release is active, in ms. */
const PATIENCE_MS = 3_000;

export interface AreaUse {
  load: Load;
  /** Nothing is left to be tried by itself. */
  isLost: boolean;
  /** Something of the area was thrown: another release is tried if that may help. */
  onFailure: (error: unknown, phase: Phase) => void;
  /** It has been waited for too long. */
  onSlow: () => void;
  /** Tries again because somebody asks for it. */
  retry: () => Promise<void>;
  /**
   * Tries again without being asked, if the portal answers. In a browser that would have to load
   * the page anew for it, only while `mayReload` says so, once in ten minutes, and where that loses
   * nothing.
   */
  retryUnasked: (mayReload?: () => boolean) => Promise<void>;
}

interface Shown {
  part: Part;
  load: Load;
  isLost: boolean;
}

/** The release of an area that a part is drawn from, and what takes its place when it fails. */
export function useArea(bootstrap: BootstrapConfig, name: string, part: Part): AreaUse {
  const [shown, setShown] = useState(() => beginUnasked(bootstrap, name, part));
  // Another screen of the area is another chance for what has failed.
  if (shown.part !== part)
    setShown(
      isUsable(shown.load, part)
        ? { ...shown, part, isLost: false }
        : beginUnasked(bootstrap, name, part),
    );
  const { load, isLost } = shown;
  const { toast } = useNotify();

  // By the time that this is called something else may be shown, and it stays.
  const put = useCallback(
    (next: Partial<Shown>) =>
      setShown((now) => (now.part === part && now.load === load ? { ...now, ...next } : now)),
    [part, load],
  );
  const begin = useCallback(
    () => put({ load: beginLoad(bootstrap, name, part), isLost: false }),
    [put, bootstrap, name, part],
  );

  const beginAgain = useCallback(() => {
    load.failed.add(part);
    begin();
  }, [load, part, begin]);

  const retry = useCallback(async () => {
    // An update of the portal may have taken away the files that this page was opened with.
    if (!load.release.isOverride) {
      const isLate = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
      await Promise.race([takeActive(bootstrap, name).catch(ignore), isLate]);
    }
    beginAgain();
  }, [load, bootstrap, name, beginAgain]);

  const retryUnasked = useCallback(
    async (mayReload?: () => boolean) => {
      // A tried build is asked for again only by whoever tries it.
      if (load.release.isOverride || !(mayReload || canBindMore())) return;
      try {
        await takeActive(bootstrap, name);
      } catch {
        // The portal does not answer yet.
        return;
      }
      if (canBindMore()) beginAgain();
      else if (mayReload?.() && !holdsUnsaved()) reloadOnce();
    },
    [load, bootstrap, name, beginAgain],
  );

  const onFailure = useCallback(
    async (error: unknown, phase: Phase) => {
      const failure = { error, phase, isOfImport: isOfImport(error) };
      const healer = { folderOf, toast, again: () => beginLoad(bootstrap, name, part) };
      try {
        const { heal } = await late();
        if (await heal(bootstrap, load, part, failure, healer)) begin();
        else put({ isLost: true });
      } catch {
        // Without the network nothing else is to be had either.
        load.failed.add(part);
        load.area.catch(() => load.failed.add("entry"));
        put({ isLost: true });
      }
    },
    [bootstrap, name, load, part, toast, begin, put],
  );

  const onSlow = useCallback(() => {
    void late().then(({ report }) => report(load, "slow"), ignore);
  }, [load]);

  return { load, isLost, onFailure, onSlow, retry, retryUnasked };
}

/** Has this page use the release that is active now; needs none of the shell's own late files. */
async function takeActive({ areas }: BootstrapConfig, name: string): Promise<void> {
  const { active } = await askReleases(name);
  const used = areas[name];
  if (isSameRelease(used, active)) return;
  // What has failed in this page does not come back, unless nothing else is used meanwhile.
  if (!active.isOff && !used?.isOff && hasFailed(name, active.version)) return;
  // Of an area that is off nothing is fetched.
  if (active.isOff) areas[name] = active;
  else if (canBindMore() && bindHashes(document, active.integrity)) areas[name] = active;
}

/** Begins a load that nobody has asked for, without loading the page anew. */
function beginUnasked(bootstrap: BootstrapConfig, name: string, part: Part): Shown {
  return { part, load: beginLoad(bootstrap, name, part, false), isLost: false };
}

/** Calls `act` on arrival at each screen, with what says whether that one is still shown. */
export function useOnArrival(screen: string, act: (isHere: () => boolean) => void): void {
  const arrive = useEffectEvent(act);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new screen is an arrival
  useEffect(() => {
    let isHere = true;
    arrive(() => isHere);
    return () => {
      isHere = false;
    };
  }, [screen]);
}

const ignore = () => {};
