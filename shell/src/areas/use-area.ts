import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { canBindMore } from "./integrity.ts";
import { beginLoad, isUsable, type Load, type Part } from "./load-area.ts";
import { isOfImport, type Phase } from "./phase.tsx";
import { askReleases } from "./releases.resource.ts";
import { holdsUnsaved, reloadOnce } from "./reload-once.ts";

/** A chunk of its own, fetched when an area has failed or another release may be active. */
const late = () => import("./healing.ts");

export interface AreaUse {
  load: Load;
  /** Nothing is left to be tried by itself. */
  isLost: boolean;
  /** Something of the area was thrown: another release is tried if that may help. */
  onFailure: (error: unknown, phase: Phase) => void;
  /** It has been waited for too long. */
  onSlow: () => void;
  /** Tries again because somebody asks for it. */
  retry: () => void;
  /**
   * Tries again without being asked, if the portal answers. In a browser that would have to load the
   * page anew for it, only while `mayReload` says so, once in ten minutes, and where that loses
   * nothing.
   */
  retryUnasked: (mayReload?: () => boolean) => Promise<void>;
}

interface Shown {
  part: Part;
  load: Load;
  isLost: boolean;
}

/** The release of an area that a part is drawn from, and the one that takes its place when it fails. */
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

  const retry = useCallback(() => {
    load.failed.add(part);
    begin();
  }, [load, part, begin]);

  const retryUnasked = useCallback(
    async (mayReload?: () => boolean) => {
      // A tried build is asked for again only by whoever tries it.
      if (load.release.isOverride || !(mayReload || canBindMore())) return;
      try {
        await askReleases(name);
      } catch {
        // The portal does not answer yet.
        return;
      }
      if (canBindMore()) retry();
      else if (mayReload?.() && !holdsUnsaved()) reloadOnce();
    },
    [load, name, retry],
  );

  const onFailure = useCallback(
    async (error: unknown, phase: Phase) => {
      const failure = { error, phase, isOfImport: isOfImport(error) };
      try {
        const { heal } = await late();
        if (await heal(bootstrap, load, part, failure)) begin();
        else put({ isLost: true });
      } catch {
        // Without the network nothing else is to be had either.
        load.failed.add(part);
        load.area.catch(() => load.failed.add("entry"));
        put({ isLost: true });
      }
    },
    [bootstrap, load, part, begin, put],
  );

  const onSlow = useCallback(() => {
    void late().then(({ report }) => report(load, "slow"), ignore);
  }, [load]);

  return { load, isLost, onFailure, onSlow, retry, retryUnasked };
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
