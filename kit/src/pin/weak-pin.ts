/** Why a PIN is guessed first. */
export type PinWeakness = "repeated" | "sequence" | "birthYear";

/** Why such a PIN is refused, and what to choose instead. */
export const WEAK_PIN: Record<PinWeakness, string> = {
  repeated: "Ese PIN se adivina enseguida porque repite los números. Elige otro.",
  sequence: "Ese PIN se adivina enseguida porque los números van seguidos. Elige otro.",
  birthYear: "El año de nacimiento se adivina enseguida. Elige otro PIN.",
};

/**
 * What makes a PIN of four digits easy to guess: the same digit or pair again (1111, 1212, 1122),
 * equal steps up or down (1234, 9876, 2468, 7890), or the person's birth year. Null when nothing
 * does, and for what is not four digits. `birthYear`: null when it is not known.
 */
export function pinWeakness(pin: string, birthYear: number | null): PinWeakness | null {
  if (!/^[0-9]{4}$/.test(pin)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = Array.from(pin, Number);
  if ((a === c && b === d) || (a === b && c === d)) return "repeated";
  if (b - a === c - b && c - b === d - c) return "sequence";
  const step = turn(b - a);
  if ((step === 1 || step === 9) && turn(c - b) === step && turn(d - c) === step) return "sequence";
  return birthYear !== null && Number(pin) === birthYear ? "birthYear" : null;
}

/** After 9 comes 0. */
const turn = (difference: number): number => (difference + 10) % 10;
