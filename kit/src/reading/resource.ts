declare const madeByResource: unique symbol;

/** Where the session's cache keeps one view of a resource. Only {@link resource} makes one. */
export type ResourceKey = readonly [name: string, ownerId: string, ...view: (string | number)[]] & {
  [madeByResource]: true;
};

/** One kind of data that the server keeps: reminders, memories, messages. */
export interface Resource {
  name: string;
  /**
   * The key of one view of it: the whole resource without `view`, else a list, a count, a period.
   *
   * @param ownerId whose data it is: two owners never share a key
   */
  key: (ownerId: string, ...view: (string | number)[]) => ResourceKey;
  /** Whether a key is of this resource and owner and, if `view` is given, of that view. */
  owns: (key: unknown, ownerId: string, ...view: (string | number)[]) => boolean;
  /** Another resource whose data count or repeat parts of this one: it is renewed with it. */
  summary: Resource | undefined;
}

/**
 * Names a resource. All keys of the front ends are made by one of these, so a change of a resource
 * reaches every view of it. No two resources have the same name.
 *
 * @param summary another resource that is renewed with every view of this one
 */
export function resource(name: string, summary?: Resource): Resource {
  return {
    name,
    summary,
    key: (...place) => [name, ...place] as unknown as ResourceKey,
    owns: (key, ...place) =>
      Array.isArray(key) && [name, ...place].every((part, index) => key[index] === part),
  };
}
