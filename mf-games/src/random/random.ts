/** Gives numbers from 0 (included) to 1 (excluded), as `Math.random` does. */
export type RandomSource = () => number;

/** A repeatable source (mulberry32): the same seed gives the same numbers, on every machine. */
export function seeded(seed: number): RandomSource {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `least` to `most`, both included, each equally likely. */
export function integer(random: RandomSource, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** One of the items, each equally likely. Throws when there is none. */
export function pick<Item>(random: RandomSource, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("Nothing to pick from");
  return item;
}

/** A fair shuffle (Fisher–Yates): every order is equally likely. */
export function shuffled<Item>(random: RandomSource, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const drawn = integer(random, 0, last);
    [order[last], order[drawn]] = [order[drawn] as Item, order[last] as Item];
  }
  return order;
}
