import { createHmac } from "node:crypto";
import { isSame } from "./pepper-mac.ts";

/** As every authenticator app has them (RFC 6238); SHA-1 because many know no other. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** As long as SHA-1's result, which RFC 4226 recommends. */
export const SECRET_BYTES = 20;

/** A telephone's clock may be one step ahead or behind. */
const DRIFT = [0, -1, 1];

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

/** The six digits of a time step. */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = createHmac("sha1", secret).update(new Uint8Array(counter.buffer)).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The step whose code it is, among those that count now; null when it is none of them. */
export function stepOfCode(secret: Uint8Array, code: string, moment: Date): number | null {
  const steps = DRIFT.map((drift) => stepAt(moment) + drift);
  return steps.find((step) => isSame(codeOfStep(secret, step), code)) ?? null;
}
