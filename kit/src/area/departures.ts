/**
 * How a screen learns that it is being left. Areas use `useLeaving` and `useUnsaved`; the shell
 * knows every way out: Back, another screen, logging out, closing the page.
 */
export interface Departures {
  /**
   * Calls `act` once when the screen is left, before its session ends. Calls to the API that must
   * outlive the page need `keepalive: true`. Returns how to take it back.
   */
  onLeaving: (act: () => unknown) => () => void;
  /** Asks before the screen is left; false stays. Returns how to take it back. */
  hold: (ask: () => Promise<boolean>) => () => void;
}
