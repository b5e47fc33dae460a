import { TAKE_BACK_MS } from "../rounds/rounds.ts";
import { inGroup, pass, press } from "./play-in-portal.tsx";

export const shown = () => inGroup("Números de la secuencia", "li").map((item) => item.textContent);

export const key = (digit: string) => press(new RegExp(`^${digit}$`));

/** Reads the digits, waits until it is one's turn and types them. */
export async function repeat(): Promise<string[]> {
  const digits = shown() as string[];
  await pass(3000);
  for (const digit of digits) key(digit);
  return digits;
}

/** A digit that is not the first one. */
export async function miss(): Promise<string[]> {
  const digits = shown() as string[];
  await pass(3000);
  key(digits[0] === "1" ? "2" : "1");
  await pass(TAKE_BACK_MS);
  return digits;
}
