/** The server's verdict on a PIN; `attemptsLeft` counts the tries before a pause. */
export interface PinVerdict {
  valid: boolean;
  attemptsLeft?: number;
}
