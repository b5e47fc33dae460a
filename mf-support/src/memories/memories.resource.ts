import { useMemories } from "@acompana/kit/viewer";
import { turnOrReport, untilTurned } from "../shared-view.ts";

/** All memories of the person, newest first, for as long as they are shared with the relative. */
export function useSharedMemories(userId: string, onNoConsent: () => void) {
  const onError = (failure: unknown) => turnOrReport(failure, onNoConsent);
  return untilTurned(useMemories(userId, "support", { onError }));
}
