import type { Chance } from "./chance.ts";
import type { Counts } from "./demo.ts";
import type { PersonName, RelativeName } from "./people.ts";
import type { Timeline } from "./timeline.ts";
import type { App, Visitor } from "./visitor.ts";

/** Somebody with an account, and the device that they use. */
export type Resident = { id: string; visitor: Visitor };

/** The demo while it is being made. */
export type World = {
  app: App;
  timeline: Timeline;
  chance: Chance;
  municipalityId: string;
  people: Record<PersonName, Resident>;
  relatives: Record<RelativeName, Resident>;
  counts: Counts;
};
