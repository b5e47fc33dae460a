/**
 * The federation runtime that the shell shares, or undefined when the host is not our shell. A record
 * of another major version is ignored, because its functions may differ.
 *
 * @returns {{
 *   version: string;
 *   runtime: typeof import("@module-federation/runtime");
 *   helpers: typeof import("@module-federation/runtime/helpers");
 * } | undefined}
 */
export function shellRuntime() {
  const record = Reflect.get(globalThis, Symbol.for("acompana.federation-runtime"));
  return record?.version.startsWith("2.") ? record : undefined;
}
