import { dayOf } from "../../features/reminders/index.ts";

const MINUTE_MS = 60_000;

/** The clock of the demo's two weeks: it is moved, and only ever forwards. */
export class Timeline {
  readonly #end: Date;
  readonly #timeZone: string;
  #now = 0;

  constructor(end: Date, timeZone: string) {
    this.#end = end;
    this.#timeZone = timeZone;
  }

  clock = (): Date => new Date(this.#now);

  moveTo(moment: Date): void {
    if (moment.getTime() < this.#now) throw new Error("the demo's clock went back");
    this.#now = moment.getTime();
  }

  passMinute(): void {
    this.#now += MINUTE_MS;
  }

  /** A time of day in the portal's zone; days before today are minus. */
  at(day: number, time: string): Date {
    const date = dayOf(this.#end, this.#timeZone).add({ days: day });
    const moment = date.toZonedDateTime({ timeZone: this.#timeZone, plainTime: time });
    return new Date(moment.epochMilliseconds);
  }

  minutesBeforeEnd(minutes: number): Date {
    return new Date(this.#end.getTime() - minutes * MINUTE_MS);
  }

  /** The day, as YYYY-MM-DD, on which it is now or was at `moment`. */
  dayOf(moment = this.clock()): string {
    return dayOf(moment, this.#timeZone).toString();
  }
}
