/**
 * Gives the browsers of the floor (`kit/build/floor.mjs`) what they lack and is small. A page
 * imports it before all else. What is larger comes with what needs it: `AbortSignal.any` with the
 * client, characters and sentences without `Intl.Segmenter` where texts are cut and read.
 */
function fillIn(methods: Record<string, (this: unknown[], ...given: never[]) => unknown>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in Array.prototype))
      Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });
}

// Chrome before 110.
fillIn({
  toReversed() {
    return Array.from(this).reverse();
  },
  toSorted(compare?: (one: unknown, other: unknown) => number) {
    return Array.from(this).sort(compare);
  },
  toSpliced(...given: [number, number, ...unknown[]]) {
    const copy = Array.from(this);
    copy.splice(...given);
    return copy;
  },
  with(index: number, value: unknown) {
    const copy = Array.from(this);
    const place = index < 0 ? copy.length + index : index;
    if (!(place >= 0 && place < copy.length)) throw new RangeError(`No place ${index}`);
    copy[place] = value;
    return copy;
  },
});
