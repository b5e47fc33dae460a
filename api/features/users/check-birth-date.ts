import type { Ctx } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";

/** What is wrong with the day, or null: it has not come yet in the portal's zone. */
export function birthDateProblem({ clock, config }: Ctx, birthDate: string | null): string | null {
  const today = Temporal.Instant.fromEpochMilliseconds(clock().getTime())
    .toZonedDateTimeISO(config.timeZone)
    .toPlainDate()
    .toString();
  const isLater = birthDate !== null && birthDate > today;
  return isLater ? "La fecha de nacimiento todavía no ha llegado." : null;
}

/** @throws ServiceError 400 when the day has not come yet in the portal's zone */
export function checkBirthDate(ctx: Ctx, birthDate: string | null = null): void {
  const problem = birthDateProblem(ctx, birthDate);
  if (problem) throw invalid("birthDate", problem);
}
