import { DEFAULT_RETENTION, type Retention } from "../platform/retention.ts";
import { ConfigError, type Get } from "./config-error.ts";

/** How long data are kept; each number has a floor under which the portal would not work. */
export const readRetention = (get: Get): Retention => ({
  chatDays: readNumber(get, "RETENTION_CHAT_DAYS", DEFAULT_RETENTION.chatDays, [1, 365]),
  activityMonths: readNumber(
    get,
    "RETENTION_ACTIVITY_MONTHS",
    DEFAULT_RETENTION.activityMonths,
    [2, 120],
  ),
  auditMonths: readNumber(get, "RETENTION_AUDIT_MONTHS", DEFAULT_RETENTION.auditMonths, [6, 240]),
  accountMonths: readNumber(
    get,
    "RETENTION_ACCOUNT_MONTHS",
    DEFAULT_RETENTION.accountMonths,
    [1, 120],
  ),
});

function readNumber(
  get: Get,
  variable: string,
  usual: number,
  [least, most]: [number, number],
): number {
  const number = Number(get(variable) ?? usual);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new ConfigError(variable, `debe ser un número entero entre ${least} y ${most}.`);
}
