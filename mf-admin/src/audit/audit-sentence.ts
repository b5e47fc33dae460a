import { longDay } from "@acompana/kit/format";
import { text } from "../text.ts";
import type { AuditEvent } from "./audit.resource.ts";

const { actors, deeds, someDeed } = text.audit;

/** Who did what, as a sentence: 'Ana Ruiz (ayuntamiento) vio la ficha.' */
export function auditSentence({ action, actor }: AuditEvent): string {
  const { known, deleted } = actors[actor.role];
  const who = actor.name === null ? deleted : known(actor.name);
  const deed = Object.hasOwn(deeds, action) ? deeds[action] : someDeed;
  return `${who} ${deed}.`;
}

export interface AuditDay {
  day: string;
  events: AuditEvent[];
}

/** The events under their days in `timeZone`, in the order in which they come. */
export function byDay(events: AuditEvent[], timeZone: string): AuditDay[] {
  const days: AuditDay[] = [];
  for (const event of events) {
    const day = longDay(event.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}
