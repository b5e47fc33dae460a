import type { Family } from "./media-types.ts";

/** One of the streams that a container keeps beside each other. */
export interface Track {
  /** Words and times are neither seen nor heard; null of a track that nobody knows. */
  holds: Family | "neither" | null;
  /** A picture that only stands for a chapter of a sound is switched off. */
  isOn: boolean;
  /** As its container names it: 'avc1', 'mp4a.40', 'V_VP9'; null where it names none. */
  codec: string | null;
}

/** Those that are switched on, or all where none is. */
export function tracksOn(tracks: readonly Track[]): readonly Track[] {
  const on = tracks.filter(({ isOn }) => isOn);
  return on.length > 0 ? on : tracks;
}
