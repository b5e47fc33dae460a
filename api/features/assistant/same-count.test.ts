import { expect, test } from "vitest";
import { send } from "../../tools/testing/chatting.ts";
import { eachTestOnMonday } from "../../tools/testing/test-day.ts";
import { HOUR } from "../../tools/testing/test-portal.ts";

const my = eachTestOnMonday();

/** Hours from now, how it comes back, and whether it is done. */
type Planned = [hours: number, recurrency?: "none" | "daily" | "weekly" | "monthly", done?: "done"];

const DAYS: [string, Planned[]][] = [
  ["nothing", []],
  ["one yesterday, left open", [[-22]]],
  ["one yesterday, done", [[-22, "none", "done"]]],
  ["one yesterday and one today", [[-22], [3, "daily"]]],
  [
    "some of earlier weeks, of today and of other days",
    [[-400], [-30], [-2], [5], [20], [-48, "weekly"]],
  ],
  ["a series that was not done yesterday", [[-25, "daily"]]],
  ["a series that is done today", [[-25, "daily", "done"], [-26]]],
  ["of another month", [[-720, "monthly"], [-700]]],
  ["only other days", [[20], [40, "weekly"]]],
];

/** What the home counts of the list that it reads: all of today's occurrences are on 2 March. */
async function today(): Promise<number> {
  const isTodays = (dateTime: string) => dateTime < "2026-03-02T23:00:00.000Z";
  const list = await my.read();
  return list.filter(
    ({ dateTime, isCompleted, isPaused, isOverdue }) =>
      !isCompleted && !isPaused && (isOverdue || isTodays(dateTime)),
  ).length;
}

/** The number that the assistant says; 0 where it says that there is none. */
async function said(): Promise<number> {
  const { assistantMessage } = await send(my.browser, my.person, "¿Qué recordatorios tengo hoy?");
  const [, count = 0] =
    /Hoy tienes (\d+) recordatorios? por hacer/.exec(assistantMessage.content) ?? [];
  return Number(count);
}

const at = (hours: number) =>
  new Date(my.portal.services.clock().getTime() + hours * HOUR).toISOString();

async function plan(planned: readonly Planned[]): Promise<void> {
  for (const [hours, recurrency = "none", done] of planned) {
    const { id } = await my.add({ dateTime: at(hours), recurrency });
    if (done) expect((await my.mark(id, {})).ok).toBe(true);
  }
}

test.each(DAYS)("the assistant counts as the home does: %s", async (_what, planned) => {
  await plan(planned);
  expect(await said()).toBe(await today());
});

test("and so it does in a pause, which what is left from before does not fall into", async () => {
  await plan([[-22], [-2, "daily"], [3], [30]]);
  const path = `/api/users/${my.person.id}/pause`;
  const { token } = my.admin;
  const pause = { reason: "holiday", from: at(0).slice(0, 10) };
  expect((await my.portal.browser().put(path, pause, { token })).status).toBe(200);
  expect(await today()).toBe(1);
  expect(await said()).toBe(1);
});
