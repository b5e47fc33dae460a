export { SilenceNote, TouchToSound, useNeedsTouch } from "./touch-to-sound.tsx";
