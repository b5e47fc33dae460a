import { pinWeakness } from "./weak-pin.ts";

/** So many of the 65,536 values of two bytes give each PIN equally often. */
const FAIR = 60_000;

/**
 * A PIN of four digits by chance, none that is guessed first. `random` gives unpredictable bytes;
 * `birthDate`: 'YYYY-MM-DD'.
 */
export function newPin(random: (bytes: number) => Uint8Array, birthDate: string | null): string {
  const birthYear = birthDate === null ? null : Number(birthDate.slice(0, 4));
  for (;;) {
    const [high = 0, low = 0] = random(2);
    const value = high * 256 + low;
    const pin = String(value % 10_000).padStart(4, "0");
    if (value < FAIR && pinWeakness(pin, birthYear) === null) return pin;
  }
}
