import type { CtxOf } from "../../platform/context.ts";
import { currentReminders, loadReminders } from "./load-reminders.ts";
import type { Reminder } from "./schemas.ts";

/** Each reminder once, at today's occurrence or the next one. */
export async function listReminders(
  ctx: CtxOf<"reminders:read">,
  { userId }: { userId: string },
): Promise<Reminder[]> {
  return currentReminders(ctx, await loadReminders(ctx, userId));
}
