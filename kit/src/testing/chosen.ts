/** Those of that name, each of which must be there; all of them when no names are given. */
export function chosen<Item>(
  all: readonly Item[],
  nameOf: (item: Item) => string,
  names?: readonly string[],
): readonly Item[] {
  if (!names) return all;
  return names.map((name) => {
    const found = all.find((item) => nameOf(item) === name);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  });
}
