/** Gives numbers from 0 (included) to 1 (excluded), as `Math.random` does. */
export type RandomSource = () => number;

/** A whole number from `least` to `most`, both included, each equally likely. */
export function drawInteger(least: number, most: number, random: RandomSource): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** A fair shuffle (Fisher–Yates): every order is equally likely. */
export function shuffle<Item>(items: readonly Item[], random: RandomSource): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const drawn = drawInteger(0, last, random);
    [shuffled[last], shuffled[drawn]] = [shuffled[drawn] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

/** One of the items, each equally likely. Throws when there is none. */
export function pick<Item>(items: readonly Item[], random: RandomSource): Item {
  if (items.length === 0) throw new RangeError("Nothing to pick from");
  return items[drawInteger(0, items.length - 1, random)] as Item;
}
