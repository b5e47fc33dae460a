import type { Area, AreaName } from "@acompana/kit/area";
import { useCallback, useEffect, useState } from "react";
import type { Boot } from "../boot.ts";
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
const loads = new Map<AreaName, Load>();

function begin(boot: Boot, name: AreaName, attempt: number): Load {
  const load: Load = { attempt, settled: false, area: loadArea(name, boot.areas[name], attempt) };
  const settle = () => {
    load.settled = true;
  };
  load.area.then(settle, settle);
  loads.set(name, load);
  return load;
}

/**
 * Loads an area, once a page. `retry` begins anew under another address, unless the load before
 * it is merely slow: then it goes on waiting.
 */
export function useArea(boot: Boot, name: AreaName): [AreaState, () => void] {
  const [load, setLoad] = useState(() => loads.get(name) ?? begin(boot, name, 0));
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
    if (load.settled) setLoad(begin(boot, name, load.attempt + 1));
    else setWait((times) => times + 1);
  }, [boot, name, load]);

  return [state, retry];
}
