import { useSyncExternalStore } from "react";
import { type PageSound, useScreen } from "../area/index.ts";
import { createPageSound, type WakingSound } from "./page-sound.ts";

let own: WakingSound | null = null;

/** The sound of an area that stands where nobody gives it one. */
function ownSound(): PageSound {
  if (own) return own;
  own = createPageSound();
  own.listen();
  return own;
}

/** The page's sound; in a shell of an earlier release one of the area's own. */
export const usePageSound = (): PageSound => useScreen().sound ?? ownSound();

/** Whether it takes a press before anything can be heard. */
export const useIsAsleep = (sound: PageSound): boolean =>
  useSyncExternalStore(sound.subscribe, sound.state) === "asleep";
