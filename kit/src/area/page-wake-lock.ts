/** What keeps the device's screen lit: one that goes dark is silent, and no reminder is heard. */
export interface PageWakeLock {
  /**
   * `held` while the browser keeps it lit; `none` where it may go dark, because the browser cannot
   * or may not, or because it is switched off; `unasked` while nobody is to be called here.
   */
  state: "unasked" | "held" | "none";
  /** The switch of a device that is one person's alone; elsewhere it counts for nothing. */
  isOn: boolean;
  /** Turns it; this device remembers it. */
  turn: (isOn: boolean) => void;
}
