/** What is called by a name in a list, and a longer one that tells it from others of that name. */
export interface Named {
  name: string;
  /** Asked for only where the name alone is not enough. */
  longer?: () => string;
}

/**
 * Names of a list of which no two are equal, for those who hear it: a name alone where it is the
 * only one, else the longer one, and where that is there twice too, with its place among its equals
 * ('Ana, 1 de 2').
 */
export function distinctNames(items: readonly Named[]): string[] {
  const names = items.map(({ name }) => plain(name));
  const counts = countsOf(names);
  const clearer = names.map((name, place) => {
    const longer = items[place]?.longer;
    return longer && counts.get(name) !== 1 ? plain(longer()) : name;
  });
  return numbered(clearer);
}

/** As they are read out: a second space makes no other name. */
const plain = (name: string): string => name.replace(/\s+/g, " ").trim();

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function numbered(names: readonly string[]): string[] {
  const counts = countsOf(names);
  const taken = new Set(names);
  const places = new Map<string, number>();
  return names.map((name) => {
    const all = counts.get(name) ?? 1;
    if (all === 1) return name;
    const place = (places.get(name) ?? 0) + 1;
    places.set(name, place);
    let made = `${name}, ${place} de ${all}`;
    // Somebody may have written just that.
    while (taken.has(made)) made += ` (${place})`;
    taken.add(made);
    return made;
  });
}
