export { createPageSound } from "./page-sound.ts";
export { useIsAsleep, usePageSound } from "./use-page-sound.ts";
