import { stat } from "node:fs/promises";

/** Null when there is no such file, or no longer. */
export async function statIfThere(file: string) {
  try {
    return await stat(file);
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return null;
    throw error;
  }
}

export const isThere = async (file: string): Promise<boolean> => (await statIfThere(file)) !== null;
