import { z } from "@hono/zod-openapi";
import { id, pathId } from "../../platform/http/fields.ts";
import { administratorExample } from "./schemas.ts";

export const colleagueSchema = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    isActive: z.boolean(),
    lastEntryAt: z.iso.datetime().nullable(),
    hasSecondFactor: z.boolean(),
    isYou: z.boolean().openapi({ description: "Whether it is the caller." }),
  })
  .openapi("Colleague");

const IS_ACTIVE = "Di si la cuenta está activa o no.";

export const setActiveSchema = z
  .object({ isActive: z.boolean({ error: IS_ACTIVE }) })
  .openapi("SetColleagueActive");

export const colleagueParams = z.object({ colleagueId: pathId("colleagueId", "NOT_FOUND") });

export const colleagueExample = {
  id: administratorExample.id,
  name: administratorExample.name,
  email: administratorExample.email,
  isActive: true,
  lastEntryAt: "2026-03-02T09:00:00.000Z",
  hasSecondFactor: true,
  isYou: true,
};

export type Colleague = z.infer<typeof colleagueSchema>;
