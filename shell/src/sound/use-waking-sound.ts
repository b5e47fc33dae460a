import type { PageSound } from "@acompana/kit/area";
import { createPageSound } from "@acompana/kit/sound";
import { useEffect, useState } from "react";

/**
 * The page's sound, which each press wakes while `isCalled` is true: where somebody may be called,
 * by a reminder or by a voice.
 */
export function useWakingSound(isCalled: boolean): PageSound {
  const [sound] = useState(createPageSound);
  useEffect(() => (isCalled ? sound.listen() : undefined), [isCalled, sound]);
  return sound;
}
