import { useState } from "react";
import { useGamesHost } from "../host/games-host.ts";

/** How long a memory game shows what is to be remembered: 'until-ready' waits for the player. */
export const LOOK_TIMES = ["normal", "longer", "until-ready"] as const;
export type LookTime = (typeof LOOK_TIMES)[number];

/** One choice for all games of a player: who reads slowly does so in each. */
const NAME = "look";

/** What was kept, or the specification's time. */
export const lookTimeOf = (kept: unknown): LookTime =>
  LOOK_TIMES.find((one) => one === kept) ?? "normal";

export interface ChosenLookTime {
  lookTime: LookTime;
  setLookTime: (lookTime: LookTime) => void;
}

/** How long this player wants to look, remembered in this browser. */
export function useLookTime(): ChosenLookTime {
  const { store } = useGamesHost();
  const [lookTime, set] = useState(() => lookTimeOf(store.read(NAME)));
  return {
    lookTime,
    setLookTime(next) {
      set(next);
      store.write(NAME, next);
    },
  };
}
