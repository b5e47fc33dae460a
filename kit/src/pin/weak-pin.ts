/** Why a PIN is guessed first. */
export type PinWeakness = "repeated" | "sequence" | "steps" | "birthYear";

/** Why such a PIN is no good choice. */
export const PIN_WEAKNESS: Record<PinWeakness, string> = {
  repeated: "Ese PIN se adivina enseguida porque repite los números.",
  sequence: "Ese PIN se adivina enseguida porque los números van seguidos.",
  steps: "Ese PIN se adivina enseguida porque los números van dando saltos iguales.",
  birthYear: "Ese PIN se adivina enseguida porque es el año de nacimiento.",
};

/** What is said where such a PIN is refused. */
export const pinErrorOf = (weakness: PinWeakness): string =>
  `${PIN_WEAKNESS[weakness]} Elige otro.`;

/**
 * What makes a PIN of four digits easy to guess: the same digit or pair again (1111, 1212, 1122),
 * one after the other up or down (1234, 9876, 7890), other equal steps (2468), or the person's
 * birth year. Null when nothing does, and for what is not four digits. `birthYear`: null when it is
 * not known.
 */
export function pinWeakness(pin: string, birthYear: number | null): PinWeakness | null {
  if (!/^[0-9]{4}$/.test(pin)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = Array.from(pin, Number);
  if ((a === c && b === d) || (a === b && c === d)) return "repeated";
  const step = turn(b - a);
  if ((step === 1 || step === 9) && turn(c - b) === step && turn(d - c) === step) return "sequence";
  if (b - a === c - b && c - b === d - c) return "steps";
  return birthYear !== null && Number(pin) === birthYear ? "birthYear" : null;
}

/** After 9 comes 0. */
const turn = (difference: number): number => (difference + 10) % 10;
