/** Chance that repeats itself, so that every demo is the same one. */
export type Chance = {
  between: (least: number, most: number) => number;
  /** A whole number; both ends can come. */
  whole: (least: number, most: number) => number;
};

/** Mulberry32: 32 bits of state are plenty for games and evenings. */
export function createChance(seed: number): Chance {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + next() * (most - least),
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
  };
}
