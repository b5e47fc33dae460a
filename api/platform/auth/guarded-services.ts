import type { Db } from "../../db/open.ts";
import type { Ctx } from "../context.ts";

const unguarded = new WeakMap<Db, Db>();

/**
 * The database of a call about which the policy has something left to be asked: until it was asked,
 * it refuses every statement, so a verb that forgets to ask can read and write nothing.
 */
export function guardDb(db: Db, pending: { isOpen: boolean }): Db {
  const guarded = new Proxy(db, {
    get(target, name) {
      if (pending.isOpen) throw new Error("the database was used before the policy was asked");
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  unguarded.set(guarded, db);
  return guarded;
}

/**
 * For what must be read to know whom a call is about, and for judging that. Who may use it stands
 * in `http/router.test.ts`.
 */
export const beforePermission = <C extends Pick<Ctx, "db">>(ctx: C): C => ({
  ...ctx,
  db: unguarded.get(ctx.db) ?? ctx.db,
});
