import { type AnyColumn, sql } from "drizzle-orm";
import { administrators } from "../../db/schema/admins.ts";

/** That what an administrator made, if one did, was not made by an account that is disabled now. */
export const isOfActiveCreator = (createdBy: AnyColumn) => sql`not exists (
  select from ${administrators} creator
  where creator.id = ${createdBy} and creator.disabled_at is not null)`;
