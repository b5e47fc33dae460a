import { z } from "@hono/zod-openapi";

export const backupStatusSchema = z
  .object({
    isAutomatic: z.boolean().openapi({
      description: "False where the database is somewhere else: its provider makes the copies.",
    }),
    lastBackupAt: z.iso.datetime().nullable(),
    isOverdue: z.boolean().openapi({ description: "There has been none for 48 hours." }),
    isDiskNearlyFull: z.boolean(),
    problem: z.string().nullable().openapi({
      description: "Why the last try failed, as a Spanish sentence; null when it did not.",
    }),
  })
  .openapi("BackupStatus");

export type BackupStatusAnswer = z.infer<typeof backupStatusSchema>;

export const backupStatusExample: BackupStatusAnswer = {
  isAutomatic: true,
  lastBackupAt: "2026-03-02T02:00:04.000Z",
  isOverdue: false,
  isDiskNearlyFull: false,
  problem: null,
};
