/**
 * The page's one place of sound that begins by itself, such as a reminder's. A browser lets it be
 * heard only after a press, and may silence it again while the page is hidden.
 */
export interface PageSound {
  /**
   * Whether what is played now would be heard. It is `asleep` until a press, and `none` where the
   * browser cannot play or a press did not help, as without loudspeakers.
   */
  state: () => "none" | "asleep" | "awake";
  subscribe: (changed: () => void) => () => void;
  /**
   * Asks the browser for sound, which it grants at a press and some while after one. Never rejects.
   *
   * @returns where to play, or null when nothing would be heard
   */
  wake: () => Promise<AudioContext | null>;
}
