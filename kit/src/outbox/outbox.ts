import type { AreaStore, UnsentName } from "../area/index.ts";
import { readKept, type Waiting } from "./kept.ts";

/** Says what became of one sending. */
export type Delivery =
  /** The server has it, or will never take it. */
  | "done"
  /** No answer came: it may have arrived. */
  | "unknown"
  /** It cannot have left this device, or the server did nothing with it. */
  | "unsent";

export interface OutboxSetup<Item> {
  store: AreaStore;
  /** What it is kept under in the store, beyond logging out: an item holds no written words. */
  name: UnsentName;
  isItem: (kept: unknown) => kept is Item;
  send: (item: Item, key: string) => Promise<Delivery>;
  newKey: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
  /**
   * What remains of one that waits and has not left this device, when another is added: one in the
   * place of both, null for none, undefined when they are of different things.
   */
  merge?: (waiting: Item, added: Item) => Item | null | undefined;
  /** How long one that may have arrived is sent again, in ms; without limit when absent. */
  keptMs?: number;
  /** How many are kept, the newest; without limit when absent. */
  most?: number;
}

export interface Outbox<Item> {
  /** Keeps it. Returns its key, or null when nothing is left to send. */
  add: (item: Item) => string | null;
  /** Sends what waits, oldest first, until one does not get through. */
  flush: () => Promise<void>;
  /** What waits, oldest first. */
  waiting: () => { key: string; item: Item }[];
  /** Drops what waits and is no longer wanted. */
  discard: (isUnwanted: (item: Item) => boolean) => void;
}

/** Keeps what cannot be sent, and sends each of them later, once and in order. */
export function createOutbox<Item>(setup: OutboxSetup<Item>): Outbox<Item> {
  const { store, name, isItem, send, newKey, now, merge, keptMs = Infinity, most = 0 } = setup;
  let sending: Promise<void> | null = null;
  let again = false;

  const waiting = () => readKept(store.read(name), isItem);
  const keep = (all: Waiting<Item>[]) =>
    store.write(name, all.length === 0 ? null : JSON.stringify(all.slice(-most)));
  const replace = (key: string, by: Waiting<Item>[]) =>
    keep(waiting().flatMap((one) => (one.key === key ? by : [one])));

  async function sendAll() {
    for (;;) {
      const next = waiting()[0];
      if (!next) return;
      if (next.sentAt !== null && now() - next.sentAt > keptMs) {
        replace(next.key, []);
        continue;
      }
      // Written before it is sent: the page may be closed while the answer is on its way.
      const sent = { ...next, sentAt: next.sentAt ?? now() };
      replace(next.key, [sent]);
      const delivery = await send(next.item, next.key);
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
      // In the same turn as the last look at `again`, so no request in between is missed.
      sending = null;
    }
  }

  /** The last one of the same thing, if it waits here and nowhere else. */
  function merged(item: Item): { key: string; rest: Item | null } | null {
    for (const one of waiting().reverse()) {
      const rest = merge?.(one.item, item);
      if (rest !== undefined) return one.sentAt === null ? { key: one.key, rest } : null;
    }
    return null;
  }

  return {
    add(item) {
      const found = merged(item);
      const rest = found ? found.rest : item;
      const entry = rest !== null && { key: newKey(), item: rest, sentAt: null };
      if (found) replace(found.key, entry ? [entry] : []);
      else if (entry) keep([...waiting(), entry]);
      return entry ? entry.key : null;
    },
    flush() {
      // One run at a time; one that is at its end no longer sees what was just added.
      again = true;
      sending ??= sendWhileAsked();
      return sending;
    },
    waiting: () => waiting().map(({ key, item }) => ({ key, item })),
    discard: (isUnwanted) => keep(waiting().filter(({ item }) => !isUnwanted(item))),
  };
}
