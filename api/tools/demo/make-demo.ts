import type { Config } from "../../env.ts";
import type { Log } from "../../platform/log.ts";
import { createChance } from "./chance.ts";
import { type Demo, describeDemo } from "./demo.ts";
import { enrolAll } from "./enrol.ts";
import { signInToHelp, writeMessage } from "./family.ts";
import { MESSAGES } from "./message-plans.ts";
import { openApp } from "./open-app.ts";
import { PEOPLE, PERSON_NAMES, RELATIVE_NAMES } from "./people.ts";
import { Timeline } from "./timeline.ts";
import { makeVisit, type Visit } from "./visit.ts";
import type { App } from "./visitor.ts";
import type { World } from "./world.ts";

const SEED = 1936;
/** Nobody's visit lasts longer than this, so no two overlap. */
const SLOT_MINUTES = 25;

/** Fills an empty data folder: two weeks that end now, lived through the API's own calls. */
export async function makeDemo(config: Config, end: Date, log: Log): Promise<Demo> {
  const timeline = new Timeline(end, config.timeZone);
  const { app, close } = await openApp(config, timeline.clock, log);
  try {
    return await liveTwoWeeks(app, timeline, config.municipalities[0] ?? "", end);
  } finally {
    await close();
  }
}

async function liveTwoWeeks(app: App, timeline: Timeline, municipality: string, end: Date) {
  timeline.moveTo(timeline.at(-14, "09:00"));
  const residents = await enrolAll(app, timeline, municipality);
  const nothing = { reminders: 0, memories: 0, messages: 0, games: 0, questions: 0, minutes: 0 };
  const counts = { people: PERSON_NAMES.length, relatives: RELATIVE_NAMES.length, ...nothing };
  const world: World = { app, timeline, chance: createChance(SEED), counts, ...residents };
  for (const name of RELATIVE_NAMES) await signInToHelp(world, name);
  for (const { at, happen } of happenings(world)) {
    timeline.moveTo(at);
    await happen();
  }
  return describeDemo(end, municipality, counts);
}

type Happening = { at: Date; happen: () => Promise<void> };

function happenings(world: World): Happening[] {
  const all = [...PERSON_NAMES.flatMap((_, slot) => visitsIn(world, slot)), ...messages(world)];
  return all.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Everybody has their time of the morning; the last visits end a short while ago, at any hour. */
function visitsIn(world: World, slot: number): Happening[] {
  const person = PERSON_NAMES[slot];
  if (!person) return [];
  const { visits, isHereLately } = PEOPLE[person];
  const { timeline } = world;
  const happening = (at: Date, visit: Omit<Visit, "person">) => ({
    at,
    happen: () => makeVisit(world, { person, ...visit }),
  });
  const time = `${9 + slot}`.padStart(2, "0");
  const earlier = visits.map((daysAgo, nth) => {
    return happening(timeline.at(-daysAgo, `${time}:15`), { nth, isLast: false });
  });
  if (!isHereLately) return earlier;
  const lately = timeline.minutesBeforeEnd(SLOT_MINUTES * (PERSON_NAMES.length - slot));
  return [...earlier, happening(lately, { nth: visits.length, isLast: true })];
}

/** In the afternoon, when the morning's visits are over; the newest just now. */
function messages(world: World): Happening[] {
  const { timeline } = world;
  return MESSAGES.map((message, index) => ({
    at:
      message.daysAgo === null
        ? timeline.minutesBeforeEnd(MESSAGES.length - index)
        : timeline.at(-message.daysAgo, "17:00"),
    happen: () => writeMessage(world, message),
  }));
}
