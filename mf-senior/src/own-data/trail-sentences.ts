import { capitalised, nearDay, relativeDay } from "@acompana/kit/format";
import { type AuditEvent, byDay } from "@acompana/kit/trail";
import { ownDataText } from "../text/own-data.ts";

const { actors, alone, deeds, someDeed, times, trail } = ownDataText;

interface DayOfTrail {
  /** 'Hoy', 'Ayer', 'Martes, 24 de noviembre'. */
  day: string;
  /** Each once: 'Lucía López, que te acompaña, miró tus recordatorios, 3 veces.' */
  sentences: string[];
}

/** What others did with a person's data, in sentences to that person, day by day. */
export function trailByDay(
  events: readonly AuditEvent[],
  now: Date,
  timeZone: string,
): DayOfTrail[] {
  // An API of an earlier release sends what the person did too.
  const others = events.filter(({ actor }) => actor.role !== "person");
  return byDay(others, timeZone).map(({ events: ofDay }) => ({
    day: dayOf(ofDay[0]?.at ?? "", now, timeZone),
    sentences: sentencesOf(ofDay),
  }));
}

function dayOf(at: string, now: Date, timeZone: string): string {
  const near = relativeDay(new Date(at), now, timeZone);
  if (near === "hoy") return trail.today;
  return near === "ayer" ? trail.yesterday : capitalised(nearDay(at, now, timeZone));
}

function sentencesOf(events: readonly AuditEvent[]): string[] {
  const counts = new Map<string, number>();
  for (const event of events) {
    const words = wordsOf(event);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => (words.endsWith(".") ? words : times(words, count)));
}

/** A sentence that may be counted, without its full stop, or one that may not, with it. */
function wordsOf({ action, actor }: AuditEvent): string {
  const whole = Object.hasOwn(alone, action) && alone[action];
  if (whole) return whole;
  const { known, nameless } = actors[actor.role];
  const deed = (Object.hasOwn(deeds, action) && deeds[action]) || someDeed;
  return `${actor.name === null ? nameless : known(actor.name)} ${deed}`;
}
