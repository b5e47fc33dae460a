import type { Reminder } from "../../features/reminders/index.ts";
import type { PersonName, RelativeName } from "./people.ts";
import { REMINDERS } from "./reminder-plans.ts";
import type { Visitor } from "./visitor.ts";
import type { World } from "./world.ts";

/** Writes down the person's own reminders, or those that a relative takes care of. */
export async function addReminders(
  { timeline, people, counts }: World,
  person: PersonName,
  visitor: Visitor,
  author?: RelativeName,
): Promise<void> {
  for (const { by, isLeft: _, day, at, ...reminder } of REMINDERS[person]) {
    if (by !== author) continue;
    const dateTime = timeline.at(day, at).toISOString();
    await visitor.post(`/api/users/${people[person].id}/reminders`, { ...reminder, dateTime });
    counts.reminders += 1;
  }
}

/** Looks at today's reminders and ticks off what was due, except what is left undone on purpose. */
export async function lookAtReminders(
  { timeline, people }: World,
  person: PersonName,
): Promise<void> {
  const { id: userId, visitor } = people[person];
  const reminders = await visitor.get<Reminder[]>(`/api/users/${userId}/reminders`);
  const day = timeline.dayOf();
  const shown = reminders.filter(({ dateTime, isOverdue }) => {
    return isOverdue || timeline.dayOf(new Date(dateTime)) === day;
  });
  if (shown.length === 0) return;
  const remindersViewed = shown.map(({ id }) => ({ reminderId: id, day }));
  await visitor.post(`/api/users/${userId}/activity`, { remindersViewed });
  const left = REMINDERS[person].filter(({ isLeft }) => isLeft).map(({ title }) => title);
  for (const { id, title, isOverdue, dateTime } of shown) {
    if (!isOverdue || left.includes(title)) continue;
    const path = `/api/users/${userId}/reminders/${id}/complete`;
    await visitor.patch(path, { occurrence: dateTime });
  }
}
