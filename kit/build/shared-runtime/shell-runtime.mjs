/**
 * The federation runtime that the shell shares, or undefined when the host is not our shell. A
 * record of another major version is ignored, because its functions may differ.
 *
 * @returns {{
 *   version: string;
 *   runtime: Pick<
 *     typeof import("@module-federation/runtime"),
 *     "init" | "loadRemote" | "loadShare"
 *   >;
 *   helpers: { share: typeof import("@module-federation/runtime/helpers").share };
 * } | undefined}
 */
export function shellRuntime() {
  const record = Reflect.get(globalThis, Symbol.for("acompana.federation-runtime"));
  return record?.version.startsWith("2.") ? record : undefined;
}
