/** How long data are kept that nobody deletes; the operator's numbers. */
export type Retention = {
  /** Conversations that nobody left, in days. */
  chatDays: number;
  /** Minutes of use, what was seen and scores, in months. */
  activityMonths: number;
  /** The audit trail, in whole months. */
  auditMonths: number;
  /** People who were deactivated, in months. */
  accountMonths: number;
};

export const DEFAULT_RETENTION: Retention = {
  chatDays: 1,
  activityMonths: 24,
  auditMonths: 24,
  accountMonths: 12,
};

/**
 * The moment before which something is too old, so many calendar months ago in UTC. The 31st
 * becomes the last day of a shorter month.
 */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  const days = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0));
  moment.setUTCDate(Math.min(day, days.getUTCDate()));
  return moment;
}

/** When something is too old that began at `moment`. */
const monthsAfter = (moment: Date, months: number): Date => monthsBefore(moment, -months);

/** What a deactivated account has at least to be activated again, whatever months are set. */
const LEAST_MS = 30 * 24 * 3600 * 1000;

/** Before when an account was deactivated that is erased now. */
export const accountsBefore = (now: Date, months: number): Date =>
  new Date(Math.min(monthsBefore(now, months).getTime(), now.getTime() - LEAST_MS));

/** When an account is erased that was deactivated at `moment`. */
export const accountsAfter = (moment: Date, months: number): Date =>
  new Date(Math.max(monthsAfter(moment, months).getTime(), moment.getTime() + LEAST_MS));

/** The first moment of the month in which `moment` lies, in UTC. */
export const monthOf = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));
