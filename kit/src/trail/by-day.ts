import { longDay } from "../format/index.ts";

interface EventsOfDay<Event> {
  /** 'viernes, 20 de noviembre de 2026' */
  day: string;
  events: Event[];
}

/** The events under their days in `timeZone`, in the order in which they come. */
export function byDay<Event extends { at: string }>(
  events: readonly Event[],
  timeZone: string,
): EventsOfDay<Event>[] {
  const days: EventsOfDay<Event>[] = [];
  for (const event of events) {
    const day = longDay(event.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}
