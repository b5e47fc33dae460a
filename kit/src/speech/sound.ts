import type { VoiceSettings } from "../area/index.ts";

const RATES = { slow: 0.7, normal: 0.9, fast: 1.1 };
const VOLUMES = { soft: 0.4, medium: 0.7, loud: 1 };

/** What the browser is told of a voice. */
export interface Sound {
  /** Of the pace at which the browser speaks by itself. */
  rate: number;
  /** From 0 to 1, as loud as the device is set. */
  volume: number;
}

/**
 * How the portal speaks to somebody: at the normal pace and full volume where nothing was chosen.
 */
export const soundOf = ({ voiceSpeed, voiceVolume }: VoiceSettings): Sound => ({
  // A word that a later release has put there is none of these.
  rate: RATES[voiceSpeed ?? "normal"] ?? RATES.normal,
  volume: VOLUMES[voiceVolume ?? "loud"] ?? VOLUMES.loud,
});
