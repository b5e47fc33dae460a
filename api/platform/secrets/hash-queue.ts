import { ServiceError } from "../errors.ts";

/**
 * Who wants something hashed: somebody whom the portal has let in before (an authorised device, a
 * device that opened this account, a valid session), or anybody at all.
 */
export type Caller = "known" | "stranger";

/** So many at once: each takes 19 MB and a core. */
export const HASHES_AT_ONCE = 2;
/** How many may be under way or waiting; at 25 to 70 ms each, strangers alone wait 2 s at most. */
export const HASH_PLACES: Record<Caller, number> = { known: 100, stranger: 40 };
const BUSY_RETRY_SECONDS = 5;

export type HashQueue = ReturnType<typeof createHashQueue>;

/** Both kinds have places of their own, so that strangers never take those of the known. */
export function createHashQueue(atOnce = HASHES_AT_ONCE, places = HASH_PLACES) {
  const taken: Record<Caller, number> = { known: 0, stranger: 0 };
  const waiting: Record<Caller, (() => void)[]> = { known: [], stranger: [] };
  let running = 0;

  const turn = (caller: Caller): Promise<void> | void => {
    if (running >= atOnce) return new Promise((resolve) => waiting[caller].push(resolve));
    running += 1;
  };
  const next = () => {
    // Known callers go first; the next one takes the place that becomes free.
    const resolve = waiting.known.shift() ?? waiting.stranger.shift();
    if (resolve) resolve();
    else running -= 1;
  };
  /** Runs `work` when it is its turn. */
  const run = async <T>(caller: Caller, work: () => Promise<T>): Promise<T> => {
    await turn(caller);
    try {
      return await work();
    } finally {
      next();
    }
  };
  return {
    /**
     * Holds a place during `work`, which may use it as often as it likes. It is taken before an
     * attempt is counted, so a caller who is turned away for want of a place has no miss.
     * @throws ServiceError 503 when all places of this kind are taken
     */
    hold: async <T>(caller: Caller, work: (run: Run) => Promise<T>): Promise<T> => {
      if (taken[caller] >= places[caller]) throw busy();
      taken[caller] += 1;
      try {
        return await work((inner) => run(caller, inner));
      } finally {
        taken[caller] -= 1;
      }
    },
    taken: (): Readonly<Record<Caller, number>> => ({ ...taken }),
    waiting: () => ({ known: waiting.known.length, stranger: waiting.stranger.length }),
  };
}

export type Run = <T>(work: () => Promise<T>) => Promise<T>;

const busy = () =>
  new ServiceError(
    503,
    "BUSY",
    "Hay mucha gente entrando a la vez. Espera unos segundos y vuelve a intentarlo.",
    { retryAfterSeconds: BUSY_RETRY_SECONDS },
  );
