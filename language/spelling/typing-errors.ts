/** Shorter words have too many neighbours. */
const SHORTEST = 6;

/**
 * Mends one slip of the finger in a longer word: a letter too many, missing, changed or swapped
 * with the next. A word that the patterns know is left alone.
 */
export function createCorrector(vocabulary: ReadonlySet<string>) {
  const whole = [...vocabulary].filter((word) => word.length >= SHORTEST);
  const byShape = new Map<string, string>();
  for (const word of whole) for (const shape of shapesOf(word)) byShape.set(shape, word);
  return (word: string): string => {
    if (word.length < SHORTEST || isKnown(word, vocabulary)) return word;
    const found = shapesOf(word).map((shape) => byShape.get(shape));
    return found.find((known) => known && known[0] === word[0] && isOneSlip(known, word)) ?? word;
  };
}

/** A word and each that is left of it without one of its letters. */
function shapesOf(word: string): string[] {
  return [word, ...Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1))];
}

function isKnown(word: string, vocabulary: ReadonlySet<string>): boolean {
  for (let length = word.length; length >= 4; length--)
    if (vocabulary.has(word.slice(0, length))) return true;
  return false;
}

function isOneSlip(one: string, other: string): boolean {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place++;
  const rests = (left: number, right: number) =>
    one.slice(place + left) === other.slice(place + right);
  const swapped = one[place] === other[place + 1] && one[place + 1] === other[place];
  return rests(1, 1) || rests(1, 0) || rests(0, 1) || (swapped && rests(2, 2));
}
