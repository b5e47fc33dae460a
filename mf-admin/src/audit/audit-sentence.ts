import type { components } from "@acompana/kit/api";
import { AUDIT_DEEDS } from "@acompana/kit/audit";
import { longDay } from "@acompana/kit/format";
import { text } from "../text.ts";

const { actors, someDeed, about } = text.audit;

/** An event of one person's trail, or of the municipality's, which says whom it is about. */
export type SaidEvent = components["schemas"]["AuditEvent"] &
  Partial<Pick<components["schemas"]["MunicipalEvent"], "subject">>;

/** Who did what, as a sentence: 'Ana Ruiz (ayuntamiento) vio la ficha. Sobre Carmen López.' */
export function auditSentence({ action, actor, subject }: SaidEvent): string {
  const { known, deleted } = actors[actor.role];
  const who = actor.name === null ? deleted : known(actor.name);
  const deed = Object.hasOwn(AUDIT_DEEDS, action) ? AUDIT_DEEDS[action] : someDeed;
  const whom = subject?.name && subject.name !== actor.name ? ` ${about(subject.name)}` : "";
  return `${who} ${deed}.${whom}`;
}

export interface AuditDay<Event> {
  day: string;
  events: Event[];
}

/** The events under their days in `timeZone`, in the order in which they come. */
export function byDay<Event extends { at: string }>(
  events: Event[],
  timeZone: string,
): AuditDay<Event>[] {
  const days: AuditDay<Event>[] = [];
  for (const event of events) {
    const day = longDay(event.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}
