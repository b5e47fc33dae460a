/** The state of the copies, for the administrators' dashboard. */
export type BackupStatus = {
  /** False where the database is somewhere else: its provider makes the copies. */
  isAutomatic: boolean;
  lastBackupAt: Date | null;
  /** True when the last copy is older than two days. */
  isOverdue: boolean;
  isDiskNearlyFull: boolean;
  /** Why the last attempt failed, in Spanish; null when it succeeded. */
  problem: string | null;
};

/** What calls need of the copies. */
export type Backups = {
  status: () => Promise<BackupStatus>;
  /** Writes new erasures into the list outside the database, before the call is answered. */
  recordErasures: () => Promise<void>;
};

/** For a database that is somewhere else. */
export const PROVIDERS_BACKUPS: Backups = {
  status: async () => ({
    isAutomatic: false,
    lastBackupAt: null,
    isOverdue: false,
    isDiskNearlyFull: false,
    problem: null,
  }),
  recordErasures: async () => {},
};
