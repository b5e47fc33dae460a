import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { activityMinutes } from "../../../db/schema/activity.ts";
import { scores } from "../../../db/schema/scores.ts";
import { users } from "../../../db/schema/users.ts";
import { type Admin, newAdmin } from "../../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";
import type { Figures } from "../schemas.ts";

export let portal: TestPortal;

export let admin: Admin;

export const ask = (path: string, { token } = admin) => portal.browser().get(path, { token });

async function allFigures(months = 2, by = admin): Promise<Figures> {
  const answer = await ask(`/api/figures?months=${months}`, by);
  expect(answer.status).toBe(200);
  return await answer.json();
}

/** Without the months that are not over. */
export async function figures(months = 2, by = admin): Promise<Pick<Figures, "months" | "sums">> {
  const { running: _, ...settled } = await allFigures(months, by);
  return settled;
}

export async function running(by = admin) {
  return (await allFigures(1, by)).running;
}

/** As many people of the administrator's municipality. */
export async function newPeople({ municipalityId }: Admin, count: number): Promise<string[]> {
  const createdAt = portal.services.clock();
  const people = Array.from({ length: count }, (_, place) => ({
    ...{ name: `Vecina ${place}`, municipalityId, createdAt },
  }));
  const rows = await portal.db.insert(users).values(people).returning({ id: users.id });
  return rows.map(({ id }) => id);
}

export const at = (moment: string) => new Date(moment);

export const use = (userId: string, moment: string) =>
  portal.db.insert(activityMinutes).values({ userId, minute: at(moment) });

export const play = (userId: string, moment: string, times = 1) =>
  portal.db.insert(scores).values(
    Array.from({ length: times }, () => ({
      ...({ userId, gameType: "sudoku", difficulty: "easy" } as const),
      ...{ score: 1, timeSeconds: 60, completedAt: at(moment) },
    })),
  );

export function setAdmin(next: Admin): void {
  admin = next;
}

/** Call it in each test file that uses what is above. */
export function prepareFigures(): void {
  beforeAll(async () => {
    portal = await openTestPortal();
    portal.setClock("2026-03-15T10:00:00.000Z");
  });
  beforeEach(async () => {
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());
}
