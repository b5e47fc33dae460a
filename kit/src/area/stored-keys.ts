/**
 * Who owns each thing that the portal keeps in a browser, and so what logging out deletes: what is
 * the role's own. What is the device's stays.
 */
export const shellKeys = {
  adminToken: "administrator",
  adminId: "administrator",
  municipalityId: "device",
  selectedMunicipality: "device",
  /** The name to which `selectedMunicipality` belongs: a portal may serve several. */
  selectedMunicipalityName: "device",
  theme: "device",
  /** "off" where the owner of a device of one's own lets its screen go dark. */
  wakeLock: "device",
  /** What the portal's time is ahead of the device's clock, in ms. */
  clockOffset: "device",
  /** "wrong" where the town hall has been told that the device's clock is. */
  clockReported: "device",
} as const;

/**
 * What areas keep for one session's owner, by the first word of its name. Logging out deletes it,
 * except what is `unsent`: writes that the server does not have yet. They hold nothing that was
 * written in words and are sent when the same person signs in again. A name without a row here does
 * not compile. A `need` stays too: how long somebody must be able to look at something, or whether
 * they want sounds, says nothing of what they did, and nobody should have to say it again.
 */
export const areaNames = {
  clock: "need",
  drafts: "own",
  game: "own",
  level: "own",
  look: "need",
  notified: "own",
  outbox: "unsent",
  pace: "own",
  ringing: "own",
  sound: "need",
  ticks: "unsent",
} as const;

type Name = keyof typeof areaNames;

/** A name under which something may wait for the server. */
export type UnsentName = {
  [One in Name]: (typeof areaNames)[One] extends "unsent" ? One : never;
}[Name];

/** A name under which an area may keep something: 'sound', 'level sudoku-game'. */
export type StoredName = Name | `${Name} ${string}`;
