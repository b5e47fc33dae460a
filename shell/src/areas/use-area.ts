import { useCallback, useState } from "react";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { beginLoad, type Load } from "./load-area.ts";
import { isOfImport, type Phase } from "./phase.tsx";

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
}

/** The release of an area that is drawn in one place, and the one that takes its place when it fails. */
export function useArea(bootstrap: BootstrapConfig, name: string): AreaUse {
  const [load, setLoad] = useState(() => beginLoad(bootstrap, name));
  const [isLost, setIsLost] = useState(false);

  const begin = useCallback(() => {
    setLoad(beginLoad(bootstrap, name));
    setIsLost(false);
  }, [bootstrap, name]);

  const retry = useCallback(() => {
    load.hasFailed = true;
    begin();
  }, [load, begin]);

  const onFailure = useCallback(
    async (error: unknown, phase: Phase) => {
      const failure = { error, phase, isOfImport: isOfImport(error) };
      try {
        const { heal } = await late();
        if (await heal(bootstrap, load, failure)) begin();
        else setIsLost(true);
      } catch {
        // Without the network nothing else is to be had either.
        load.hasFailed = true;
        setIsLost(true);
      }
    },
    [bootstrap, load, begin],
  );

  const onSlow = useCallback(() => {
    void late().then(({ report }) => report(load, "slow"), ignore);
  }, [load]);

  return { load, isLost, onFailure, onSlow, retry };
}

const ignore = () => {};
