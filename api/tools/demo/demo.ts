import { ADMINISTRATOR, PEOPLE, PERSON_NAMES, RELATIVE_NAMES, RELATIVES } from "./people.ts";

/** How much of everything there is. */
export type Counts = {
  people: number;
  relatives: number;
  reminders: number;
  memories: number;
  messages: number;
  games: number;
  questions: number;
  minutes: number;
};

/** A demo that was made: who can enter it, and what is in it. Kept beside its data. */
export type Demo = {
  madeAt: string;
  municipality: string;
  administrator: { name: string; email: string; password: string };
  people: { name: string; pin: string; familyConsent: boolean; municipalConsent: boolean }[];
  relatives: { name: string; email: string; password: string; supports: string[] }[];
  counts: Counts;
};

export function describeDemo(madeAt: Date, municipality: string, counts: Counts): Demo {
  return {
    madeAt: madeAt.toISOString(),
    municipality,
    administrator: ADMINISTRATOR,
    people: PERSON_NAMES.map((person) => {
      const { name, pin, familyConsent, municipalConsent } = PEOPLE[person];
      return { name, pin, familyConsent, municipalConsent };
    }),
    relatives: RELATIVE_NAMES.map((relative) => {
      const { name, email, password, supports } = RELATIVES[relative];
      return { name, email, password, supports: supports.map((person) => PEOPLE[person].name) };
    }),
    counts,
  };
}
