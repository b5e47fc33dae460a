import type { Area } from "@acompana/kit/area";
import { useCallback, useEffect, useState } from "react";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { loadArea } from "./load-area.ts";

export type AreaState =
  | { status: "loading" | "slow" | "failed"; attempt: number }
  | { status: "ready"; attempt: number; area: Area };

const SLOW_MS = 4_000;
/** A rural line may need long. What arrives after this is still shown: it is never fetched twice. */
const GIVE_UP_MS = 20_000;

interface Load {
  attempt: number;
  settled: boolean;
  area: Promise<Area>;
}

/** The latest load of each area, kept while the page is open. */
const loads = new Map<string, Load>();

function begin(bootstrap: BootstrapConfig, name: string, attempt: number): Load {
  const load: Load = { attempt, settled: false, area: loadArea(bootstrap, name, attempt) };
  const settle = () => {
    load.settled = true;
  };
  load.area.then(settle, settle);
  loads.set(name, load);
  return load;
}

/**
 * Loads an area, once a page. `retry` starts a new load under another address. If the last load is
 * only slow, it waits for that one instead.
 */
export function useArea(bootstrap: BootstrapConfig, name: string): [AreaState, () => void] {
  const [load, setLoad] = useState(() => loads.get(name) ?? begin(bootstrap, name, 0));
  const [wait, setWait] = useState(0);
  const [state, setState] = useState<AreaState>({ status: "loading", attempt: load.attempt });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wait` starts the patience anew
  useEffect(() => {
    const { attempt } = load;
    let wanted = true;
    const show = (next: AreaState) => {
      if (wanted) setState(next);
    };
    show({ status: "loading", attempt });
    const slow = setTimeout(() => show({ status: "slow", attempt }), SLOW_MS);
    const giveUp = setTimeout(() => show({ status: "failed", attempt }), GIVE_UP_MS);
    const rest = () => {
      clearTimeout(slow);
      clearTimeout(giveUp);
    };
    load.area
      .then(
        (area) => show({ status: "ready", attempt, area }),
        (error: unknown) => {
          reportError(error);
          show({ status: "failed", attempt });
        },
      )
      .finally(rest);
    return () => {
      wanted = false;
      rest();
    };
  }, [load, wait]);

  const retry = useCallback(() => {
    if (load.settled) setLoad(begin(bootstrap, name, load.attempt + 1));
    else setWait((times) => times + 1);
  }, [bootstrap, name, load]);

  return [state, retry];
}
