import { StartRefused } from "../platform/start-refused.ts";

/** The lowest version of Deno that the portal promises to run on; dates need its `Temporal`. */
const LOWEST_DENO = "2.7";

/** @throws StartRefused on an older Deno, where the first reminder would fail */
export function requireTemporal(): void {
  if ("Temporal" in globalThis) return;
  throw new StartRefused(
    `esta es la versión ${Deno.version.deno} de Deno, y hace falta la ${LOWEST_DENO} o una posterior. Actualízala.`,
  );
}
