// What the server would answer, where a view is not to change what the others find, or would have
// to wait for days.

const by = "Ana Ruiz";

/** Somebody's consents: one withdrawn, one on paper that waits; each step once. */
export const CONSENTS = {
  family: { isInForce: false, due: null },
  municipal: { isInForce: false, due: "2026-03-09T10:00:00.000Z" },
  heirsForbidden: false,
  mayGive: true,
  whyNot: null,
  isProven: true,
  supporters: ["Lucía López", "Andrés López"],
  history: [
    ["municipal", "on-paper", by, "2026-03-02T10:00:00.000Z", "2026-03-09T10:00:00.000Z"],
    ["family", "withdrawn", null, "2026-02-27T09:30:00.000Z"],
    ["family", "confirmed", null, "2026-02-04T09:30:00.000Z"],
    ["family", "on-paper", by, "2026-02-01T09:30:00.000Z", "2026-02-08T09:30:00.000Z"],
    ["municipal", "withdrawn", by, "2026-01-12T09:30:00.000Z"],
    ["municipal", "given", null, "2026-01-11T09:30:00.000Z"],
    ["family", "enrolled", by, "2026-01-10T09:30:00.000Z"],
  ].map(([consent, step, administrator, at, inForceFrom = at]) => ({
    ...{ consent, step, administrator, at, inForceFrom },
  })),
};

/** What changes in the record of somebody who is deactivated. */
export const DEACTIVATED = {
  ...{ isActive: false, lastAccessAt: "2026-02-27T17:05:00.000Z" },
  erasedAfter: "2027-03-02T10:00:00.000Z",
};

/** What needs looking at in the municipality: one of each kind. */
export const ATTENTION = [
  ...["failed-entries", "guessing", "accounts-changed", "copies-made"],
  ...["release-failed", "paused-but-active", "deactivated-long", "erasure-ahead"],
  ...["retention-held", "weather-missing"],
].map((kind, place) => ({
  ...{ kind, count: place === 0 ? 37 : 1 },
  lastAt: `2026-03-${String(place + 1).padStart(2, "0")}T09:30:00.000Z`,
}));

/** What was erased with somebody; three of the files are still being deleted. */
export const ERASED = {
  ...{ number: 12, erasedAt: "2026-03-02T10:00:00.000Z", erasedBy: by },
  counts: { reminders: 4, memories: 31, messages: 2, chatTurns: 0, scores: 57, relatives: 2 },
  ...{ files: 33, pendingFiles: 3 },
};

/** Somebody who was invited to accompany an older person. */
export const INVITED = {
  ...{ id: "i1", name: "Lucía López", email: "lucia.lopez@correo.es", createdBy: by },
  ...{ createdAt: "2026-03-02T10:00:00.000Z", expiresAt: "2026-03-09T10:00:00.000Z" },
};

const COLLEAGUE = { isActive: true, hasSecondFactor: true, isYou: false };

/** Whoever looks, a colleague, and one who has left. */
export const COLLEAGUES = [
  {
    ...{ ...COLLEAGUE, id: "c1", name: "Lucía Ferrer", email: "lucia.ferrer@villanueva.es" },
    ...{ isYou: true, lastEntryAt: "2026-03-02T09:30:00.000Z" },
  },
  {
    ...{ ...COLLEAGUE, id: "c2", name: "Marta Gil", email: "marta.gil@villanueva.es" },
    ...{ hasSecondFactor: false, lastEntryAt: null },
  },
  {
    ...{ ...COLLEAGUE, id: "c3", name: "Julián Prado", email: "julian.prado@villanueva.es" },
    ...{ isActive: false, lastEntryAt: "2025-12-19T12:15:00.000Z" },
  },
];

/** The second factor of whoever has one. */
export const FACTOR_ON = { isOn: true, isRequired: false, recoveryCodesLeft: 10 };

/** Of five months; messages are too few to be told. */
export const FIGURES = {
  months: ["2025-10", "2025-11", "2025-12", "2026-01", "2026-02"].map((month, place) => ({
    ...{ month, people: 31 + place, reminders: 1904 + 90 * place, messages: null },
    games: place === 1 ? null : 540 + 30 * place,
  })),
  sums: { reminders: 10_420, games: 2_430, messages: null },
};
const ANNOUNCEMENT = {
  ...{ id: "n1", text: "Mañana, médico en la plaza a las 10", version: 1, isForAll: true },
  ...{ from: "2026-03-02", until: "2026-03-03", state: "current", seen: 18, total: 42 },
  ...{ createdAt: "2026-03-02T09:30:00.000Z", createdBy: "Ana Ruiz" },
};
/** What the town hall announces: one of usual length, shown, and the longest, which is over. */
export const ANNOUNCED = [
  ANNOUNCEMENT,
  {
    ...{ ...ANNOUNCEMENT, id: "n2", state: "over", isForAll: false, seen: 1, total: 3 },
    ...{ until: "2026-03-02", createdBy: null },
    text: "El jueves no habrá autobús a la ciudad por las obras de la carretera. Quien tenga médico, que llame al ayuntamiento antes del miércoles y buscaremos otra manera de llevarle, sin coste para nadie.",
  },
];
/** When what was begun ends. */
export const AT = "2026-03-02T10:15:00.000Z";
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
/** An authenticator app that is to be set up. */
export const BEGUN = {
  ...{ challenge: "c1", expiresAt: AT, secret: SECRET },
  uri: `otpauth://totp/Acompa%C3%B1a%20Villanueva:ana%40villanueva.es?secret=${SECRET}&issuer=Acompa%C3%B1a`,
};
/** The codes on paper. */
export const PAPER = {
  recoveryCodes: Array.from({ length: 10 }, (_, index) =>
    index === 0 ? "7K2MD-9XQ4T" : `7K2MD-0XQ${index}T`,
  ),
};

/** Why the first people of the list need somebody. */
export const NEEDS = [
  [{ kind: "absent", days: 12 }, { kind: "paused" }],
  [{ kind: "consent-asked", due: "2026-03-09T10:00:00.000Z" }, { kind: "no-pin" }],
];
