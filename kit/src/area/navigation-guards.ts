/**
 * Runs code when a screen is left, or asks before. Areas use `useLeaving` and `useUnsaved`. The
 * shell knows every way to leave: Back, another screen, logging out, closing the page.
 */
export interface NavigationGuards {
  /**
   * Calls `act` once when the screen is left, before its session ends. Calls to the API that must
   * outlive the page need `keepalive: true`. Returns a function that removes it.
   */
  onBeforeLeave: (act: () => unknown) => () => void;
  /** Asks before the screen is left; false stays. Returns a function that removes it. */
  confirmLeave: (ask: () => Promise<boolean>) => () => void;
}
