import type { GameResult, GamesStore } from "../host/games-host.ts";

/** A result that waits for its answer. */
interface Waiting {
  /** UUID of this one write: sent again with it, the result counts once. */
  key: string;
  result: GameResult;
  /** When it may first have reached the server, in ms since 1970; null when it cannot have. */
  sentAt: number | null;
}

/** Says what became of one sending. */
export type Delivery =
  /** The server has it, or will never take it. */
  | "done"
  /** No answer came: it may have arrived. */
  | "unknown"
  /** It cannot have left this device. */
  | "unsent";

export interface OutboxSetup {
  store: GamesStore;
  send: (result: GameResult, key: string) => Promise<Delivery>;
  newKey: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface Outbox {
  add: (result: GameResult) => void;
  /** Sends what waits, oldest first, until one does not get through. */
  flush: () => Promise<void>;
}

const NAME = "outbox";
/** The server knows a repeated write for 48 hours; an older one might count twice. */
const KNOWN_MS = 47 * 3600 * 1000;
/** Nobody plays more while a village's line is down. */
const MOST = 100;

/** Keeps results that cannot be sent, and sends each of them later, once. */
export function createOutbox({ store, send, newKey, now }: OutboxSetup): Outbox {
  let sending: Promise<void> | null = null;
  let again = false;

  const waiting = () => read(store.read(NAME));
  const keep = (all: Waiting[]) =>
    store.write(NAME, all.length === 0 ? null : JSON.stringify(all.slice(-MOST)));
  const replace = (key: string, by: Waiting[]) =>
    keep(waiting().flatMap((one) => (one.key === key ? by : [one])));

  async function sendAll() {
    for (;;) {
      const next = waiting()[0];
      if (!next) return;
      if (next.sentAt !== null && now() - next.sentAt > KNOWN_MS) {
        replace(next.key, []);
        continue;
      }
      // Written before it is sent: the page may be closed while the answer is on its way.
      const sent = { ...next, sentAt: next.sentAt ?? now() };
      replace(next.key, [sent]);
      const delivery = await send(next.result, next.key);
      if (delivery === "unsent") replace(next.key, [next]);
      if (delivery !== "done") return;
      replace(next.key, []);
    }
  }

  async function sendWhileAsked() {
    try {
      while (again) {
        again = false;
        await sendAll();
      }
    } finally {
      // In the same turn as the last look at `again`: nobody can ask in between and not be heard.
      sending = null;
    }
  }

  return {
    add: (result) => keep([...waiting(), { key: newKey(), result, sentAt: null }]),
    flush() {
      // One run at a time; one that is at its end no longer sees what was just added.
      again = true;
      sending ??= sendWhileAsked();
      return sending;
    },
  };
}

function read(kept: string | null): Waiting[] {
  if (kept === null) return [];
  try {
    const all: unknown = JSON.parse(kept);
    return Array.isArray(all) ? all.filter(isWaiting) : [];
  } catch {
    // Not ours, or cut short by a full disk.
    return [];
  }
}

function isWaiting(value: unknown): value is Waiting {
  const one = value as Partial<Waiting> | null;
  return typeof one?.key === "string" && typeof one.result === "object" && one.result !== null;
}
