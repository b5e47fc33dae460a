/** `unknown`: it was not asked, because what it depends on does not answer. */
export const PART_STATUSES = ["ok", "failed", "unknown"] as const;

export type Part = {
  status: (typeof PART_STATUSES)[number];
  /** How long the answer took, in whole milliseconds; null when it was not asked. */
  ms: number | null;
};

/** Whether the portal can serve people: everything that a call may need. */
export type Readiness = {
  database: Part;
  storage: Part;
  migrations: Part;
  /** Reads go on then, and nothing can be written. */
  isDiskFull: boolean;
};

/**
 * So long a database or a bucket that refused a write counts as full. No longer: where nobody is
 * sent any more nobody writes, and it would stay so for ever.
 */
export const FULL_LASTS_MS = 30_000;

/** What the process last saw of its database, without asking it. */
export type DatabaseSeen = "ok" | "unreachable";

/** What calls tell of it; `full`: it answered, and had no room for what they wrote. */
export type DatabaseReport = DatabaseSeen | "full";

/** Whether the portal's own clock is not to be believed; answers at once, of the last look. */
export type ClockDoubt = { isDoubtful: () => boolean };

/** What calls about the portal itself need. */
export type SelfObservation = {
  /** Asks each part, but no more often than every few seconds, however often it is called. */
  readiness: () => Promise<Readiness>;
  /** Told by calls, whether the database answered them, and had room for them. */
  saw: (report: DatabaseReport) => void;
  lastSeen: () => DatabaseSeen;
};
