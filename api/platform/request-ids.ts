import { AsyncLocalStorage } from "node:async_hooks";

/**
 * The id of the request, or of the run of a job, that the code works for. It is here and not in
 * `Ctx` so that every line of the log has it, also of what knows no call, such as the releases.
 */
export const requestIds = new AsyncLocalStorage<string>();

/** A UUID, or the hexadecimal ids of proxies and traces. Nothing else fits, no name, no number. */
const HARMLESS = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/** The id that a proxy gave to the request, if nothing can be hidden in it; else a new one. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && HARMLESS.test(given) ? given.toLowerCase() : crypto.randomUUID();
