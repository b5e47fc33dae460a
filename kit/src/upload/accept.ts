import type { FileFamily } from "./check-file.ts";

/**
 * The `accept` of a file input, which is a hint and no check: all of a family is offered. An iPhone
 * hands over a JPEG, and what this browser cannot open is told by its bytes.
 */
export const acceptOf = (families: readonly FileFamily[]): string =>
  families.map((family) => `${family}/*`).join(",");
