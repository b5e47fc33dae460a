/** One thing that waits for its answer. */
export interface Waiting<Item> {
  /** UUID of this one write: sent again with it, the thing counts once. */
  key: string;
  item: Item;
  /** When it may first have reached the server, in ms since 1970; null when it cannot have. */
  sentAt: number | null;
}

/** What an outbox has left in a store, oldest first; whatever is not its own is passed over. */
export function readKept<Item>(
  kept: string | null,
  isItem: (kept: unknown) => kept is Item,
): Waiting<Item>[] {
  if (kept === null) return [];
  try {
    const all: unknown = JSON.parse(kept);
    const isWaiting = (value: unknown): value is Waiting<Item> => {
      const one = value as Partial<Waiting<Item>> | null;
      return typeof one?.key === "string" && isItem(one.item);
    };
    return Array.isArray(all) ? all.map(underItsName).filter(isWaiting) : [];
  } catch {
    // Not ours, or cut short by a full disk.
    return [];
  }
}

/** Until version 0.1 the games kept their results under another name: none that waits is lost. */
function underItsName(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("result" in value)) return value;
  return { ...value, item: value.result };
}
