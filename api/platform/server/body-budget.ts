import { ServiceError } from "../errors.ts";

const MEGABYTE = 1024 * 1024;
const RETRY_SECONDS = 5;

/** How many bytes of bodies the process holds at once. Strangers have a share of their own. */
export type BodyCeilings = { anyone: number; signedIn: number };

export const BODY_CEILINGS: BodyCeilings = { anyone: 8 * MEGABYTE, signedIn: 32 * MEGABYTE };

export type BodyBudget = {
  /** Counts bytes that have come in. @throws ServiceError 503 beyond the ceiling */
  take: (bytes: number) => void;
  giveBack: (bytes: number) => void;
};

function createBudget(ceiling: number): BodyBudget {
  let held = 0;
  return {
    take: (bytes) => {
      if (held + bytes > ceiling) throw busy();
      held += bytes;
    },
    giveBack: (bytes) => {
      held -= bytes;
    },
  };
}

export type BodyBudgets = Record<keyof BodyCeilings, BodyBudget>;

export const createBodyBudgets = ({ anyone, signedIn }: BodyCeilings): BodyBudgets => ({
  anyone: createBudget(anyone),
  signedIn: createBudget(signedIn),
});

const busy = () =>
  new ServiceError(
    503,
    "BUSY",
    "El portal está atendiendo a mucha gente. Inténtalo de nuevo en un momento.",
    { retryAfterSeconds: RETRY_SECONDS },
  );
