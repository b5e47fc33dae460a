import type { PersonSession } from "../area/index.ts";

/** An older person who is signed in. */
export const carmen: PersonSession = {
  role: "person",
  user: {
    id: "u1",
    name: "María del Carmen Ruiz",
    photo: null,
    familyConsent: true,
    municipalConsent: false,
    voiceEnabled: true,
    darkMode: false,
  },
  enteredBy: null,
  municipality: { id: "m1", name: "Villanueva del Valle" },
  expiresAt: "2026-03-10T19:30:00.000Z",
};
