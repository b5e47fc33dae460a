import { anySignal } from "any-signal";

/**
 * Gives `AbortSignal.any` to browsers that work and lack it (Chrome before 116, Safari before
 * 17.4): our calls and the library that uploads join signals by it.
 */
export function ensureSignalsJoin(): void {
  AbortSignal.any ??= (signals) => anySignal([...signals]);
}
