import type { Named } from "../user.ts";

/** Whoever is chosen, from the form's field, which holds them as JSON. */
export const peopleIn = (recipients: string): Named[] => JSON.parse(recipients);
