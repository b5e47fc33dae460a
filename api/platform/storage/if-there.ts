/** What the disk answers; null when there is no such file or folder, or no longer. */
export async function ifThere<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return null;
    throw error;
  }
}
