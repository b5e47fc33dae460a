import type { Ctx } from "../context.ts";

/** What a verb could read, write or ask something of; all else of its context only tells. */
const GUARDED = ["db", "storage", "assistant"] as const;
type Guarded = Pick<Ctx, (typeof GUARDED)[number]>;

const unguarded = new WeakMap<object, object>();

/**
 * Database, files and assistant of a call about which the policy has something left to be asked:
 * until it was asked, they refuse everything, so a verb that forgets to ask can read and write
 * nothing.
 */
export function guardServices<C extends Guarded>(ctx: C, pending: { isOpen: boolean }): C {
  const guarded = GUARDED.map((name) => [name, guard(name, ctx[name], pending)]);
  return { ...ctx, ...Object.fromEntries(guarded) };
}

function guard<T extends object>(what: string, service: T, pending: { isOpen: boolean }): T {
  const guarded = new Proxy(service, {
    get(target, name) {
      if (pending.isOpen) throw new Error(`${what} was used before the policy was asked`);
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  unguarded.set(guarded, service);
  return guarded;
}

/**
 * For what must be read to know whom a call is about, and for judging that. Who may use it stands
 * in `http/router.test.ts`.
 */
export const beforePermission = <C extends Pick<Ctx, "db">>(ctx: C): C => ({
  ...ctx,
  ...Object.fromEntries(
    Object.entries(ctx).flatMap(([name, service]) => {
      const open = isObject(service) && unguarded.get(service);
      return open ? [[name, open]] : [];
    }),
  ),
});

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
