import { type ApiClient, newKey } from "../api/index.ts";
import type { Session } from "../area/index.ts";
import { now as clockNow, today } from "../clock/index.ts";
import { createOutbox } from "../outbox/index.ts";
import type { Reminder } from "./reminder.ts";
import { sendTick } from "./send-tick.ts";
import { isTick, mergeTicks, type Tick } from "./tick.ts";
import { TICKS, type WaitingTicks } from "./waiting-ticks.ts";

/** How long to wait for an answer; after that the mark is shown as waiting. */
const PATIENCE_MS = 4_000;

/** What a mark returns to its caller. */
export type MarkOutcome =
  | { state: "done"; reminder: Reminder }
  /** It is kept, and goes when the server can be reached. */
  | { state: "waiting" }
  | { state: "refused"; error: unknown };

interface TickOutboxSetup {
  ticks: WaitingTicks;
  api: ApiClient;
  session: Session | null;
  onDone: (tick: Tick, reminder: Reminder) => Promise<void>;
  /** One that had waited was refused. */
  onLateError: (tick: Tick, error: unknown) => void;
}

export type TickOutbox = ReturnType<typeof createTickOutbox>;

/** Keeps the marks of one session's owner until the server has them. */
export function createTickOutbox(setup: TickOutboxSetup) {
  const { api, session, ticks, onDone, onLateError } = setup;
  /** Marks that are sent for the first time; their callers still wait for the outcome. */
  const asking = new Map<string, (outcome: MarkOutcome) => void>();

  const outbox = createOutbox<Tick>({
    store: ticks.store,
    name: TICKS,
    isItem: isTick,
    merge: mergeTicks,
    newKey,
    now: () => clockNow(),
    async send(tick, key) {
      const sent = await sendTick({ api, session }, tick, key);
      const tell = asking.get(key);
      if ("reminder" in sent) {
        await onDone(tick, sent.reminder);
        tell?.({ state: "done", reminder: sent.reminder });
      } else if ("refused" in sent) {
        if (tell) tell({ state: "refused", error: sent.refused });
        else onLateError(tick, sent.refused);
      }
      return sent.delivery;
    },
  });

  return {
    flush: outbox.flush,
    discard: outbox.discard,

    /** Keeps a mark and sends it, after those that wait already. Never rejects. */
    async mark(userId: string, reminder: Reminder, isCompleted: boolean): Promise<MarkOutcome> {
      const { id, dateTime } = reminder;
      const at = today().toISOString();
      const key = outbox.add({ userId, id, dateTime, isCompleted, at });
      if (key === null) return { state: "waiting" };
      return await new Promise((resolve) => {
        const settle = (outcome: MarkOutcome) => {
          clearTimeout(late);
          asking.delete(key);
          ticks.asks(key, false);
          resolve(outcome);
        };
        const wait = () => settle({ state: "waiting" });
        const late = setTimeout(wait, PATIENCE_MS);
        asking.set(key, settle);
        ticks.asks(key, true);
        void outbox.flush().catch(reportError).then(wait);
      });
    },
  };
}
